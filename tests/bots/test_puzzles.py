"""Which choices are puzzles, by what the searches say of them."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from armorial.bots import puzzles
from armorial.bots.analysis import LOOK
from armorial.bots.bot import Choice, Thought
from armorial.bots.greedy import Greedy
from armorial.bots.learned import judge_of
from armorial.games import load_game
from armorial.kernel.contract import Game, State
from armorial.match import read_record
from tests.bots.lottery import Lottery
from tests.cli.test_analyse import legacy_record
from tests.village.lesson_positions import cubes, last_place
from tests.village.scene import Scene

SHORT, LONG = "mcts:10", "mcts:20"


def thought_of(values: dict[int, float], points: float = 3.0) -> Thought:
    """The best answer promises so many points more than the next one, and that more than the others."""
    ranked = sorted(values, key=lambda option: -values[option])
    choices = [Choice(option, values[option], 1, 10.0 - points * place) for place, option in enumerate(ranked)]
    return Thought(ranked[0], choices)


CLEARLY = {0: 0.3, 1: 0.55, 2: 0.4, 3: 0.2}
HARDLY = {0: 0.3, 1: 0.55, 2: 0.53, 3: 0.2}
NEARLY = {0: 0.3, 1: 0.55, 2: 0.51, 3: 0.2}
ANOTHER = {0: 0.3, 1: 0.4, 2: 0.55, 3: 0.2}
WINS = {0: 0.3, 1: 0.97, 2: 0.4, 3: 0.2}
LOST = {0: 0.01, 1: 0.14, 2: 0.02, 3: 0.0}
SAME = {0: 0.4, 1: 0.4, 2: 0.2, 3: 0.1}
SEEMS = {0: 0.45, 1: 0.4, 2: 0.2, 3: 0.1}
UNCLEAR = {0: 0.44, 1: 0.45, 2: 0.2, 3: 0.1}
PLAIN = {0: 0.4, 1: 0.45, 2: 0.2, 3: 0.1}


@pytest.mark.parametrize(
    ("look", "search", "check", "points", "ends", "found"),
    [
        (SEEMS, CLEARLY, CLEARLY, 3.0, {2: True, 0: True}, True),
        (UNCLEAR, CLEARLY, CLEARLY, 3.0, {2: True}, True),
        (PLAIN, CLEARLY, CLEARLY, 3.0, {2: True}, False),
        (SEEMS, CLEARLY, WINS, 3.0, {2: True, 0: True}, True),
        (SEEMS, HARDLY, CLEARLY, 3.0, {2: True, 0: True}, False),
        (SEEMS, CLEARLY, HARDLY, 3.0, {2: True, 0: True}, False),
        (SEEMS, CLEARLY, NEARLY, 3.0, {2: True, 0: True}, True),
        (SEEMS, CLEARLY, NEARLY, 1.9, {2: True, 0: True}, False),
        (SEEMS, CLEARLY, ANOTHER, 3.0, {2: True, 0: True}, False),
        (SEEMS, CLEARLY, LOST, 3.0, {2: True, 0: True}, False),
        (SEEMS, CLEARLY, CLEARLY, -20.0, {2: True, 0: True}, False),
        (SEEMS, CLEARLY, CLEARLY, 3.0, {2: False, 0: True}, False),
        (SEEMS, CLEARLY, CLEARLY, 3.0, {2: True, 0: False}, False),
    ],
)
def test_a_puzzle_is_clear_to_every_search_and_not_obvious(
    monkeypatch: pytest.MonkeyPatch,
    look: dict[int, float],
    search: dict[int, float],
    check: dict[int, float],
    points: float,
    ends: dict[int, bool],
    found: bool,
) -> None:
    """The next best answer is the third of the list, the one that seems best the first."""
    scene = last_place()
    legal = scene.open_question().options(scene.s)
    said = {LOOK: look, puzzles.GLANCE: CLEARLY, SHORT: search, LONG: check}

    def think(game: object, state: object, bot: Named, rng: object) -> Thought:
        return thought_of({legal[place]: value for place, value in said[bot.name].items()}, points)

    def better(judge: object, state: object, one: int, two: int, rng: object) -> bool:
        return ends[legal.index(two)]

    def plain(judge: object, state: object, thought: Thought) -> list[int]:
        return [thought.option] if puzzles.lead(thought) > puzzles.HARDLY else []

    monkeypatch.setattr("armorial.bots.puzzles.obvious", plain)
    monkeypatch.setattr("armorial.bots.puzzles.better_in_the_end", better)
    monkeypatch.setattr("armorial.bots.puzzles.make_bot", Named)
    monkeypatch.setattr("armorial.bots.puzzles.bot_thought", think)
    puzzle = puzzles.puzzle_at(scene.game, scene.s, random.Random(1), SHORT, LONG)
    assert (puzzle is not None) == found
    if puzzle is not None:
        tokens = scene.options()
        assert puzzle["best"] == tokens[1]
        assert puzzle["others"] == {tokens[place]: check[place] for place in (2, 0, 3)}
        assert load_game("village").load(puzzle["state"]).seats == 2


def test_games_that_are_played_on_show_which_answer_is_better() -> None:
    """The first ticket brings three points more, the draws up to nineteen; and two that bring the same are no better
    than each other."""
    game = Lottery([0.0, 0.0, 0.0], [3.0, 0.0, 0.0], turns=4)
    judge, state = judge_of(game), game.new(2)
    found = {
        (one, two): puzzles.better_in_the_end(judge, state, one, two, random.Random(1))
        for one, two in ((0, 1), (1, 0), (1, 2))
    }
    assert found == {(0, 1): True, (1, 0): False, (1, 2): False}


@pytest.mark.parametrize(("gains", "times", "better"), [
    ([3.0, 2.0], 1, True),
    ([-3.0, 1.0], 1, False),
    ([3.0, -2.0], 4, True),
    ([3.0, -2.8], 4, False),
])  # fmt: skip
def test_games_are_played_on_as_long_as_there_is_doubt(
    monkeypatch: pytest.MonkeyPatch, gains: list[float], times: int, better: bool
) -> None:
    """Two gains in turn: one that is small beside their spread is not believed after the first games."""
    game = Lottery([0.0, 0.0], [0.0, 0.0], turns=4)
    played: list[int] = []

    def play_on(judge: object, state: object, option: int, rng: object) -> list[float]:
        played.append(option)
        return [gains[len(played) // 2 % 2] if option == 0 else 0.0, 0.0]

    monkeypatch.setattr("armorial.bots.puzzles._played_on", play_on)
    assert puzzles.better_in_the_end(judge_of(game), game.new(2), 0, 1, random.Random(1)) == better
    assert len(played) == 2 * puzzles.GAMES * times


def test_puzzles_are_found_in_the_games_of_people(monkeypatch: pytest.MonkeyPatch) -> None:
    """At every choice of theirs among some answers, with nothing kept that says whose it was."""
    asked: list[int] = []

    def puzzle_at(game: Game[Any], state: State, *_: object) -> dict[str, Any] | None:
        question = game.asked(state)
        assert question is not None
        asked.append(len(question.moves(state)))
        return {"number": len(asked)} if len(asked) in (2, 5) else None

    monkeypatch.setattr("armorial.bots.puzzles.puzzle_at", puzzle_at)
    record = read_record(legacy_record(finish=True))
    found = list(puzzles.puzzles_in(record, SHORT, LONG))
    assert found == [{"number": 2}, {"number": 5}]
    assert len(asked) > 20
    assert min(asked) >= puzzles.FEWEST


def test_what_is_plain_to_see_counts_most_and_looks_best() -> None:
    """With the plague somebody dies, and the last place in the chronicle is worth five points at once."""
    scene = last_place()
    question = scene.open_question()
    judge = judge_of(scene.game)
    plague, other = (question.table.find(token) for token in ("take:grain:plague", "take:grain:orange"))

    def seen(values: dict[int, float]) -> list[int]:
        return puzzles.obvious(judge, scene.s, thought_of(values))

    assert seen({plague: 0.6, other: 0.3}) == [plague]
    assert seen({plague: 0.6, other: 0.59}) == [], "hardly better"
    assert seen({plague: 0.3, other: 0.6}) == [], "another counts more"


@pytest.mark.parametrize(("look", "build", "asked"), [
    (SEEMS, last_place, True),
    (SAME, last_place, False),
    (SEEMS, cubes, False),
])  # fmt: skip
def test_no_search_where_answers_are_the_same_or_a_point_is_worth_little(
    monkeypatch: pytest.MonkeyPatch, look: dict[int, float], build: Callable[[], Scene], asked: bool
) -> None:
    """At the beginning of a game nothing is clear, whatever search may say."""
    scene = build()
    legal = scene.open_question().options(scene.s)
    searches: list[str] = []

    def think(game: object, state: object, bot: Named, rng: object) -> Thought:
        if bot.name != LOOK:
            searches.append(bot.name)
        return thought_of({legal[place]: value for place, value in look.items()})

    monkeypatch.setattr("armorial.bots.puzzles.make_bot", Named)
    monkeypatch.setattr("armorial.bots.puzzles.bot_thought", think)
    assert puzzles.puzzle_at(scene.game, scene.s, random.Random(1), SHORT, LONG) is None
    assert bool(searches) == asked


class Named(Greedy):
    """A bot that is known by its name; it is asked for its judge alone."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name
