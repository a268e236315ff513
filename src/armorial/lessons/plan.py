"""What a game teaches, read from its folder ``lessons``.

``lessons.toml`` has the lessons and their steps, ``positions.json`` the positions they begin with, as the game saves
them. Nothing in here knows a game; what is said is found by keys: ``lesson-<game>-<lesson>-<step>`` says what to do,
``…-why`` why, ``…-see`` what came of it, and other endings are named in the file.

Answers are written as tokens in their order; those of a list among them come in any order. ``a|b`` is either, ``*`` is
anything, and ``?a`` is given only if it is asked.
"""

import json
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final

from armorial.games import GAMES

FOLDER: Final = "lessons"
SEEN: Final = "see"
"""The usual ending of the key that tells what came of a step."""


@dataclass(frozen=True)
class Way:
    """Answers that a step accepts."""

    do: tuple[tuple[str, ...], ...]
    """One after the other; those that stand together in any order."""
    see: str
    """The ending of the key that tells what came of it."""
    back: bool
    """It is shown, and then taken back: a try that teaches, but not how to go on."""
    quiet: bool
    """It is accepted, but not what the step asks for: nothing of it is lit."""
    then: tuple[tuple[str, ...], ...]
    """What is answered after it, by whoever is asked, before the next step."""
    holds: Mapping[str, Any]
    """What is so then: values of the view, by their paths."""
    look: str | None
    """The place of the board where it can be seen, where that is not the one that was answered at."""

    def left(self, answers: Sequence[str]) -> "Left | None":
        """What is still to be answered; None if the answers are none of this way."""
        left = [list(together) for together in self.do]
        for answer in answers:
            while left and not any(fits(answer, wanted) for wanted in left[0]):
                if not all(is_optional(wanted) for wanted in left[0]):
                    return None
                del left[0]
            if not left:
                return None
            left[0].remove(next(wanted for wanted in left[0] if fits(answer, wanted)))
            if not left[0]:
                del left[0]
        return left


@dataclass(frozen=True)
class Step:
    """One thing to do."""

    key: str
    position: str | None
    """The position it begins with; without one it goes on where the step before ended."""
    from_first: bool
    """It goes on from the first way of the step before, whichever was chosen there."""
    ways: tuple[Way, ...]
    tries: tuple[tuple[str, str], ...]
    """What is said to other answers: patterns of tokens with endings of keys. The first that fits."""
    chance: tuple[str, ...]
    """What dice and draws show from the beginning of the step on."""
    rules: tuple[str, ...]
    holds: Mapping[str, Any]
    """What is so at its beginning, as ``Way.holds``."""
    printed: Mapping[str, Any]
    """Printed numbers that its words rest on, by their paths."""
    numbers: Mapping[str, str]
    """Numbers that its words have as arguments: ``printed``, ``before``, ``after`` or ``change``, and a path."""
    look: str | None
    """The place of the board that its words are about, where nothing leads on at a place that a phone shows."""

    def reply(self, token: str) -> str:
        """What is said to an answer that leads elsewhere."""
        endings = (ending for pattern, ending in self.tries if fits(token, pattern))
        ending = next(endings, None)
        return "lesson-other" if ending is None else f"{self.key}-{ending}"


@dataclass(frozen=True)
class Lesson:
    name: str
    key: str
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class Course:
    """All lessons of a game."""

    game: str
    seats: int
    rival: str
    """What the other player is called, one of the names of bots."""
    lessons: tuple[Lesson, ...]
    positions: Mapping[str, dict[str, Any]]

    def lesson(self, name: str) -> Lesson | None:
        return next((lesson for lesson in self.lessons if lesson.name == name), None)


Left = list[list[str]]
"""Answers of a way that are still to be given."""


def wanted_now(left: Left) -> list[str]:
    """Those of them that may come next."""
    found: list[str] = []
    for together in left:
        found += together
        if not all(is_optional(wanted) for wanted in together):
            break
    return found


def is_optional(wanted: str) -> bool:
    return wanted.startswith("?")


def fits(token: str, wanted: str) -> bool:
    return any(fnmatchcase(token, each) for each in wanted.removeprefix("?").split("|"))


@cache
def taught() -> tuple[str, ...]:
    """The games that have lessons."""
    return tuple(game for game in GAMES if _folder(game).joinpath("lessons.toml").is_file())


@cache
def course_of(game: str) -> Course:
    folder = _folder(game)
    plan = tomllib.loads(folder.joinpath("lessons.toml").read_text(encoding="utf-8"))
    positions = json.loads(folder.joinpath("positions.json").read_text(encoding="utf-8"))
    lessons = tuple(_lesson(game, each) for each in plan["lesson"])
    return Course(game, plan["seats"], plan["rival"], lessons, positions)


def _folder(game: str) -> Traversable:
    return resources.files(f"armorial.games.{game}").joinpath(FOLDER)


def _lesson(game: str, plan: dict[str, Any]) -> Lesson:
    key = f"lesson-{game}-{plan['name']}"
    steps = tuple(_step(f"{key}-{number}", step) for number, step in enumerate(plan["step"], 1))
    return Lesson(plan["name"], key, steps)


def _step(key: str, plan: dict[str, Any]) -> Step:
    then = plan.get("then", [])
    return Step(
        key=key,
        position=plan.get("position"),
        from_first=plan.get("from_first", False),
        ways=tuple(_way(way, then) for way in plan["ways"]),
        tries=tuple(plan.get("tries", {}).items()),
        chance=tuple(plan.get("chance", [])),
        rules=tuple(plan["rules"]),
        holds=plan.get("holds", {}),
        printed=plan.get("printed", {}),
        numbers=plan.get("numbers", {}),
        look=plan.get("look"),
    )


def _answers(plan: list[str | list[str]]) -> tuple[tuple[str, ...], ...]:
    return tuple((each,) if isinstance(each, str) else tuple(each) for each in plan)


def _way(plan: dict[str, Any], then: list[str | list[str]]) -> Way:
    return Way(
        do=_answers(plan["do"]),
        see=plan.get("see", SEEN),
        back=plan.get("back", False),
        quiet=plan.get("quiet", False),
        then=_answers(plan.get("then", [] if plan.get("back") else then)),
        holds=plan.get("holds", {}),
        look=plan.get("look"),
    )
