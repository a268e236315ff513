"""A whole training in small: it can be stopped, goes on, and makes the same weights again."""

import json
from collections.abc import Generator, Sequence
from pathlib import Path
from typing import Any

import pytest

from armorial.bots import make_bot
from armorial.bots.judge import Learned
from armorial.games import load_game
from armorial.training import loop, selfplay
from armorial.training.loop import Generation, Plan, Work, settings_of, sizes, train
from armorial.training.shelf import read_games

GAMES = 6


def plan(folder: Path, generations: int = 1) -> Plan:
    game = load_game("village")
    return Plan("village", settings_of(game)[:1], generations, games=GAMES, trial=2, seed=7, folder=folder)


@pytest.fixture(autouse=True)
def few_branches(monkeypatch: pytest.MonkeyPatch) -> None:
    """They take longer than the games."""
    monkeypatch.setattr(selfplay, "BRANCHES", 0.005)


class Stopped(Exception):
    """Somebody pressed Ctrl-C."""


class Hands:
    """Does the work here; stops after so many pieces."""

    def __init__(self, most: int = 10_000) -> None:
        self.done = 0
        self.most = most

    def __call__(self, work: Work, numbers: Sequence[int], title: str) -> Generator[Any, None, None]:
        do = work.begin()
        for number in numbers:
            if self.done == self.most:
                raise Stopped
            self.done += 1
            yield do(number)


class Shuffled(Hands):
    """Several at once: what is done comes in any order."""

    def __call__(self, work: Work, numbers: Sequence[int], title: str) -> Generator[Any, None, None]:
        yield from super().__call__(work, list(numbers)[::-1], title)


def learned(folder: Path) -> str:
    return (folder / "judge-0.json").read_text()


def test_it_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loop, "FILE_GAMES", 2)
    told: list[Generation] = []
    whole, broken = tmp_path / "whole", tmp_path / "broken"
    train(plan(whole), Hands(), told.append)
    with pytest.raises(Stopped):
        train(plan(broken), Hands(5), told.append)
    assert len(list(broken.glob("games-0-*.npz"))) == 2, "what was finished is kept"
    rest = Hands()
    train(plan(broken), rest, told.append)
    assert rest.done == GAMES - 4 + 2, "only the last games, and the trial"
    assert learned(broken) == learned(whole)
    again = Hands()
    train(plan(broken), again, told.append)
    assert again.done == 0
    assert told[0] == told[1] == told[2]


def test_the_order_in_which_games_end_does_not_matter(tmp_path: Path) -> None:
    in_order, shuffled = tmp_path / "in order", tmp_path / "shuffled"
    train(plan(in_order), Hands(), lambda generation: None)
    train(plan(shuffled), Shuffled(), lambda generation: None)
    assert learned(shuffled) == learned(in_order)


def test_what_was_learned_can_be_played_by(tmp_path: Path) -> None:
    train(plan(tmp_path), Hands(), lambda generation: None)
    game = load_game("village")
    assert isinstance(make_bot(f"careful@{tmp_path / 'judge-0.json'}").judge_of(game), Learned)


def test_all_ways_to_play_are_learned() -> None:
    lorenzo = settings_of(load_game("lorenzo"))
    assert {setting.options["advanced"] for setting in lorenzo} == {"off", "on", "leaders", "tiles"}
    assert {setting.seats for setting in lorenzo} == {2, 3, 4}
    legacy = settings_of(load_game("legacy"))
    assert {setting.options["solo"] for setting in legacy if setting.seats == 1} == {"standard", "testament"}


def test_it_can_begin_with_weights_and_says_what_made_them(tmp_path: Path) -> None:
    game = load_game("village")
    train(plan(tmp_path / "first"), Hands(), lambda generation: None)
    first = tmp_path / "first" / "judge-0.json"
    further = plan(tmp_path / "further")._replace(begin=str(first))
    train(further, Hands(), lambda generation: None)
    made, before = (json.loads(learned(folder))["made"] for folder in (tmp_path / "further", tmp_path / "first"))
    assert made["began_with"] == before
    assert "began_with" not in before
    by_hand, by_weights = (
        read_games(tmp_path / folder / "games-0-0.npz", *sizes(game)) for folder in ("first", "further")
    )
    assert by_weights[0].points != by_hand[0].points, "they did not play by the weights"
