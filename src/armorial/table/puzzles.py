"""The puzzle of the day: positions that ship with the package (``armorial puzzles make``), all titles in turn.

The date alone decides which, so every server and every process has the same one, and there is nothing to store. A
server may have a puzzle of its own for a day (``own``), from a game of people who consent to it.
"""

import json
from collections.abc import Mapping
from datetime import UTC, date, datetime, timedelta
from functools import cache
from importlib.resources import files
from typing import Any, Final

from armorial.games import GAMES, load_game
from armorial.kernel.words import of_plain
from armorial.match import Match, Record
from armorial.table.errors import refuse
from armorial.table.messages.puzzles import DaysPuzzle, PuzzleDay, PuzzleVerdict, Solution
from armorial.table.sandbox import give_to_bots
from armorial.table.show import Reader, position
from armorial.table.table import Seat, Table
from armorial.table.words import Voice, voice_of

SOLVER: Final = "puzzle"
"""Whoever looks at a puzzle sits in the place of the one who is to choose."""
NONE: Final[Mapping[date, str]] = {}
NAMES: Final = ("Agnes", "Konrad", "Hedwig", "Anselm")


@cache
def puzzles_of(game: str) -> list[dict[str, Any]]:
    """Those of a title, in their order; only such as its rules can still be played with."""
    file = files("armorial.data") / "puzzles" / f"{game}.json"
    found: list[dict[str, Any]] = json.loads(file.read_text("utf-8")) if file.is_file() else []
    return [puzzle for puzzle in found if puzzle["rules"] == load_game(game).rules_version]


@cache
def calendar() -> list[dict[str, Any]]:
    """All of them, in the order in which they come: those of each title spread evenly over it."""
    places = [
        ((number + 0.5) / len(puzzles_of(game)), among, number)
        for among, game in enumerate(GAMES)
        for number in range(len(puzzles_of(game)))
    ]
    return [puzzles_of(GAMES[among])[number] for _, among, number in sorted(places)]


def puzzle_of(day: date) -> dict[str, Any]:
    if not calendar():
        raise refuse("not_found", "no-such-puzzle")
    return calendar()[day.toordinal() % len(calendar())]


def today(now: float) -> date:
    """The day of a moment, in seconds since 1970."""
    return datetime.fromtimestamp(now, UTC).date()


def named_day(text: str, now: float) -> date:
    """A day that has a puzzle: ``today``, or one of those before until they come round again."""
    if text == "today":
        return today(now)
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise refuse("not_found", "no-such-puzzle") from None
    if not today(now) - timedelta(days=most_past()) <= day <= today(now):
        raise refuse("not_found", "no-such-puzzle")
    return day


def most_past() -> int:
    """For how many days no puzzle comes twice."""
    return max(0, len(calendar()) - 1)


def listed(now: float) -> list[date]:
    """Today, and the days before it that have a puzzle."""
    last = today(now)
    return [last - timedelta(days=ago) for ago in range(most_past() + 1)] if calendar() else []


def days(now: float, own: Mapping[date, str] = NONE) -> list[PuzzleDay]:
    """Today's, and those before it. ``own`` has the titles of a server's own."""
    return [{"day": day.isoformat(), "game": own.get(day) or puzzle_of(day)["game"]} for day in listed(now)]


def table_of(puzzle: dict[str, Any]) -> Table:
    """The position as a table at which whoever looks is asked."""
    game = puzzle["game"]
    rules = load_game(game)
    names = list(NAMES[: puzzle["seats"]])
    record = Record(game, rules.rules_version, puzzle["seats"], names=names)
    record.snapshot = (0, puzzle["state"])
    seats = [Seat("person", name, SOLVER, None) for name in names]
    table = Table(f"puzzle-{game}", game, record.options, "public", SOLVER, NAMES[0], seats, sandbox=True)
    table.match = Match.resume(record, rules)
    table.state = "running"
    table.from_position = True
    give_to_bots(table, puzzle["seat"], ["careful"] * puzzle["seats"])
    return table


def solution_of(puzzle: dict[str, Any], voice: Voice) -> Solution:
    """The best answer, why, and what should follow."""

    def words(stored: dict[str, Any]) -> Any:
        return voice.words(of_plain(stored))

    return {
        "best": puzzle["best"],
        "label": words(puzzle["best_label"]),
        "chance": puzzle["chance"],
        "others": puzzle["others"],
        "why": [words(reason) for reason in puzzle["why"]],
        "then": [
            {"seat": turn["seat"], "tokens": turn["tokens"], "answers": [words(answer) for answer in turn["answers"]]}
            for turn in puzzle["then"]
        ],
    }


def shown(text: str, now: float, language: str, own: dict[str, Any] | None = None) -> DaysPuzzle:
    """The puzzle of a day; with the solution once the day is over."""
    day = named_day(text, now)
    puzzle = own or puzzle_of(day)
    table = table_of(puzzle)
    seen = position(table, Reader(SOLVER, language), 0)
    return {
        "day": day.isoformat(),
        "game": seen["game"],
        "people": own is not None,
        "position": seen,
        "solution": _solution(puzzle, table, language) if day < today(now) else None,
    }


def tried(text: str, token: str | None, now: float, language: str, own: dict[str, Any] | None = None) -> PuzzleVerdict:
    """Whether an answer is the best one."""
    puzzle = own or puzzle_of(named_day(text, now))
    table = table_of(puzzle)
    if token is not None and token not in table.playing().options():
        raise refuse("invalid", "not-asked")
    right = token == puzzle["best"]
    return {"right": right, "solution": _solution(puzzle, table, language) if right or token is None else None}


def _solution(puzzle: dict[str, Any], table: Table, language: str) -> Solution:
    return solution_of(puzzle, voice_of(language, tuple(table.names())))
