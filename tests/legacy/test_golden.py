"""Four whole games, kept as text. A change of the rules shows as a difference between two readable lines.

A line is a decision: who, what, and what the player has after it. Draws that follow each other share a line. To record
the games anew after a change that is meant, and see in the diff what it did:

    python -m tests.legacy.test_golden --write
"""

import random
import sys
from collections.abc import Iterator
from difflib import unified_diff
from pathlib import Path
from typing import Final

import pytest

from armorial.games import load_game
from armorial.games.legacy.state import GEN, GOLD, HONOUR, INCOME, PERSON_SIZE, PRESTIGE, Legacy
from armorial.kernel.contract import CHANCE, Chance, Question
from armorial.kernel.errors import RuleError

GAME: Final = load_game("legacy")
FOLDER: Final = Path(__file__).parent / "golden"
GAMES: Final[dict[str, tuple[int, dict[str, str], int]]] = {
    "two": (2, {}, 32),
    "four": (4, {"venture_cost": "polish"}, 11),
    "solo": (1, {}, 47),
    "testament": (1, {"solo": "testament"}, 52),
}
"""Seats, options, seed."""
WISHES: Final = ("marry:", "children", "arrange:", "find:", "fulfil:")
"""What the players of these games like, so that families do not die out at once."""


def choose(question: Question[Legacy], s: Legacy, rng: random.Random) -> int:
    options = question.moves(s)
    liked = [o for o in options if question.table.names[o].startswith(WISHES)]
    return rng.choice(liked) if liked and rng.random() < 0.6 else rng.choice(options)


def has(s: Legacy, seat: int) -> str:
    me = s.players[seat]
    return (
        f"honour {me[HONOUR]}, prestige {me[PRESTIGE]}, income {me[INCOME]}, gold {me[GOLD]}, "
        f"{len(s.hands[seat])} friends, {len(s.trees[seat]) // PERSON_SIZE} people"
    )


def record(name: str) -> Iterator[str]:
    seats, options, seed = GAMES[name]
    rng = random.Random(seed)
    s = GAME.new(seats, options)
    yield f"legacy, {seats} seats, {', '.join(f'{k} {v}' for k, v in options.items()) or 'standard'}"
    drawn: list[str] = []
    here = (0, 0)
    while (question := GAME.asked(s)) is not None:
        if (s.numbers[GEN], s.round_number) != here and isinstance(question, Question) and question.seat != CHANCE:
            if drawn:
                yield f"    {' '.join(drawn)}"
                drawn = []
            here = (s.numbers[GEN], s.round_number)
            yield f"-- generation {here[0]}, round {here[1]}"
        if isinstance(question, Chance):
            option = question.sample(s, rng)
            drawn.append(question.table.names[option])
            GAME.answer(s, option, None)
            continue
        if drawn:
            yield f"    {' '.join(drawn)}"
            drawn = []
        seat, option = question.seat, choose(question, s, rng)
        GAME.answer(s, option, None)
        yield f"{seat} {type(question).__name__} {question.table.names[option]}: {has(s, seat)}"
    if drawn:
        yield f"    {' '.join(drawn)}"
    for seat in range(seats):
        yield f"{seat}: {GAME.score(s, seat).parts} = {GAME.score(s, seat).total}, place {GAME.ranks(s)[seat]}"


@pytest.mark.parametrize("name", GAMES)
def test_games_come_out_as_recorded(name: str) -> None:
    wanted = (FOLDER / f"{name}.txt").read_text("utf-8").splitlines()
    found = list(record(name))
    assert found == wanted, "\n".join(unified_diff(wanted, found, "recorded", "now", lineterm="", n=2))


@pytest.mark.parametrize("name", GAMES)
def test_the_records_can_be_replayed(name: str) -> None:
    """Every answer of a record is allowed where it stands, draws included."""
    seats, options, _ = GAMES[name]
    s = GAME.new(seats, options)
    for line in (FOLDER / f"{name}.txt").read_text("utf-8").splitlines()[1:]:
        if line.startswith("--") or ": {" in line:
            continue
        tokens = line.split() if line.startswith("    ") else [line.split()[2].rstrip(":")]
        for token in tokens:
            try:
                GAME.answer_token(s, token, None)
            except RuleError as error:
                raise AssertionError(f"{line}: {error}") from error
    assert GAME.asked(s) is None


def test_the_records_go_to_the_end() -> None:
    for name in GAMES:
        assert "-- generation 3, round 9" in (FOLDER / f"{name}.txt").read_text("utf-8")


if __name__ == "__main__" and "--write" in sys.argv:
    FOLDER.mkdir(exist_ok=True)
    for name in GAMES:
        (FOLDER / f"{name}.txt").write_text("\n".join(record(name)) + "\n", "utf-8")
