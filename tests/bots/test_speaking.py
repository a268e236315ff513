"""A bot as a program: what it says to the lines of a table."""

import json
import random
from typing import Any

import pytest

from armorial.bots import Bot
from armorial.bots.protocol import read_line
from armorial.bots.speaking import Speaking
from armorial.games import load_game
from armorial.kernel.contract import CHANCE

ABOUT = {"game": "village", "seats": 2, "seat": 0, "options": {}, "components": None, "seed": 7}


def session(*lines: str, level: str = "random") -> list[str]:
    """All that a bot says to these lines, before there are no more."""
    said: list[str] = []
    Speaking(level, "Armorial", said.append).listen(lines)
    assert all(line.endswith("\n") and line.count("\n") == 1 for line in said)
    return [line.rstrip("\n") for line in said]


def first_position(**changes: Any) -> dict[str, Any]:
    """The first choice of a game of Village, as a table tells it."""
    game, rng = load_game("village"), random.Random(1)
    state = game.new(2, {})
    while (question := game.asked(state)) is not None and question.seat == CHANCE:
        game.answer(state, rng.choice(question.options(state)), None)
    assert question is not None
    tokens = [question.table.names[option] for option in question.options(state)]
    return {"seat": question.seat, "legal": tokens, "moves": tokens, "state": game.dump(state), **changes}


def asked(position: dict[str, Any], level: str = "random", think: str = "think", *more: str) -> list[str]:
    lines = (f"game {json.dumps(ABOUT)}", f"position {json.dumps(position)}", think, *more)
    first, *said = session(*lines, level=level)
    assert first == "ready"
    return said


def test_the_greeting() -> None:
    ident, option, wants, ready = session("armorial 1", level="careful")
    assert json.loads(read_line(ident)[1])["name"] == "Armorial"
    assert json.loads(read_line(option)[1])["default"] == "careful"
    assert (wants, ready) == ("wants state", "ready")
    assert session("armorial 2") == session("armorial 1"), "a newer table speaks the older version too"
    assert session("armorial") == ["error this is version 1 of the protocol, not ''"]


def test_it_answers_with_a_legal_token() -> None:
    position = first_position()
    for level in ("random", "greedy", "mcts:3"):
        (said,) = asked(position, level)
        command, token = read_line(said)
        assert command == "answer"
        assert token in position["legal"]


def test_the_same_seed_gives_the_same_answers() -> None:
    position = first_position()
    think = ["think"] * 20
    assert asked(position, "random", *think) == asked(position, "random", *think)
    assert len(set(asked(position, "random", *think))) > 1


def test_what_it_does_not_know_is_ignored() -> None:
    assert session("", "hello", "debug on", "stop", "over {}") == []


def test_it_says_what_is_wrong_and_goes_on() -> None:
    assert session("game {", "armorial 1")[0] == "error 'game' takes a JSON object, not: {"
    assert session("game []")[0] == "error 'game' takes a JSON object, not: []"
    assert session('game {"game":"chess"}')[0].startswith("error there is no game 'chess'; choose from: village")
    assert session("think")[0].startswith("error there is nothing to think about")
    assert session(f"game {json.dumps(ABOUT)}", "think")[1].startswith("error there is nothing to think about")
    assert session('set {"name":"hash","value":1}') == ["error there is no option 'hash'; there is: level"]
    assert session('set {"name":"level","value":"god"}')[0].startswith("error there is no bot 'god'")


def test_nothing_is_said_after_quit() -> None:
    assert session("quit", "armorial 1") == []


def test_its_level_can_be_set() -> None:
    ready, *greeting = session('set {"name":"level","value":"master"}', "armorial 1")
    assert ready == "ready"
    assert '"default":"master"' in greeting[1]


# -- another version at the table ------------------------------------------------------------------------------------


def test_only_what_the_table_allows_is_answered() -> None:
    position = first_position()
    one = position["legal"][0]
    said = asked(first_position(legal=[one], moves=[one]), "greedy")
    assert said == ["note restricted", f"answer {one}"]


def test_answers_that_it_does_not_know_are_noted() -> None:
    position = first_position()
    said = asked(first_position(legal=[*position["legal"], "dance"], moves=[*position["moves"], "dance"]), "greedy")
    assert said[0] == "note unaware"
    assert read_line(said[1])[1] in position["legal"]


def test_where_it_knows_nothing_it_takes_any_answer() -> None:
    assert asked(first_position(legal=["dance"], moves=["dance"]))[-2:] == ["note blind", "answer dance"]
    odd: list[Any] = [None, {}, {"stack": []}, first_position()["state"] | {"stack": [{"frame": "Dance"}]}]
    for nonsense in odd:
        assert asked(first_position(state=nonsense, moves=["dance"])) == ["note unreadable", "answer dance"]


# -- limits ----------------------------------------------------------------------------------------------------------


def test_stop_ends_the_search() -> None:
    """The search has ten minutes and a million iterations: without the stop this would not end."""
    (said,) = asked(first_position(), "mcts:600s", "think", "stop")
    assert said.startswith("answer ")


def test_the_end_of_the_input_ends_the_search() -> None:
    (said,) = asked(first_position(), "mcts:600s")
    assert said.startswith("answer ")


@pytest.mark.parametrize(
    ("limits", "seconds", "iterations"),
    [
        ({}, 2.5, 400),
        ({"seconds": 1}, 0.9, 400),
        ({"seconds": 60, "iterations": 30}, 2.5, 30),
        ({"seconds": "soon", "iterations": -1}, 2.5, 400),
    ],
)
def test_a_limit_makes_it_think_less_never_more(
    limits: dict[str, Any], seconds: float, iterations: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[tuple[float, int]] = []

    class Watched(Bot):
        def __init__(self) -> None:
            self.seconds, self.iterations = 2.5, 400

        def choose(self, game: Any, state: Any, options: list[int], rng: random.Random) -> int:
            found.append((self.seconds, self.iterations))
            return options[0]

    monkeypatch.setattr("armorial.bots.speaking.make_bot", lambda level: Watched())
    asked(first_position(), "watched", f"think {json.dumps(limits)}")
    assert found[0] == pytest.approx((seconds, iterations))
