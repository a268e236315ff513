"""Walks through a lesson by its own answers: what its words have for arguments, and whether it works with other numbers.

The words of a step name numbers as arguments (``numbers`` in ``lessons.toml``), so they are those of the game that is
played. What the words say otherwise rests on facts (``holds``, ``printed``): with an owner's numbers a lesson is played
only if all of its ways can be gone and these facts are still so.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from armorial.kernel.codec import SavedDataError
from armorial.kernel.contract import Game
from armorial.kernel.errors import RuleError
from armorial.lessons.facts import value_at
from armorial.lessons.plan import Course, Lesson, Step, Way, fits, wanted_now
from armorial.lessons.teacher import LEARNER, Impossible, Moment, moment

BROKEN: Final = (Impossible, RuleError, SavedDataError, ArithmeticError, AssertionError, LookupError, ValueError)
"""What happens where a game has other numbers than a lesson was written for."""

Before = list[list[str]]
"""The answers of the steps before."""


@dataclass(frozen=True)
class Branch:
    """One way of a step, after certain answers of the steps before."""

    number: int
    before: Before
    way: Way
    begin: Moment
    end: Moment
    first: bool
    """Whether all steps before were done by their first ways."""


def view(now: Moment) -> dict[str, Any]:
    return dict(now.match.game.view(now.match.state, LEARNER))


def played(course: Course, lesson: Lesson, number: int, before: Before, way: Way, game: Game[Any]) -> Moment:
    """A step from its beginning to the end of a way, answering what the way asks for."""
    now = moment(course, lesson, number, before, [], game)
    while now.way is None:
        left = way.left(list(now.answers)) or []
        wanted = wanted_now(left)
        token = next((token for each in wanted for token in now.match.options() if fits(token, each)), None)
        if token is None or not (way.quiet or token in now.lit):
            raise Impossible(f"{lesson.key} {number + 1}: {left} cannot be answered: {now.match.options()}")
        further = moment(course, lesson, number, before, [*now.answers, token], game)
        if len(further.answers) != len(now.answers) + 1:
            raise Impossible(f"{lesson.key} {number + 1}: {token} is not accepted")
        now = further
    return now


def branches(course: Course, lesson: Lesson, game: Game[Any]) -> Iterator[Branch]:
    """Every way of every step, after the first way of all steps before and after each other one of the last."""
    befores: list[Before] = [[]]
    for number, step in enumerate(lesson.steps):
        following: list[Before] = []
        for at, before in enumerate(befores):
            begin = moment(course, lesson, number, before, [], game)
            for way in step.ways:
                if way.quiet:
                    continue
                end = played(course, lesson, number, before, way, game)
                yield Branch(number, before, way, begin, end, at == 0)
                if end.way is not None and not end.way.back:
                    following.append([*before, list(end.answers)])
        befores = following[:1] + [each for each in following[1:] if each[:-1] == following[0][:-1]]


# -- numbers in words ---------------------------------------------------------------------------------------------


def arguments(
    course: Course,
    lesson: Lesson,
    number: int,
    before: Sequence[Sequence[str]],
    game: Game[Any],
    end: Moment | None = None,
) -> dict[str, int]:
    """The numbers that the words of a step name; those that come ``after`` are of the way that was taken, or of the
    first."""
    step = lesson.steps[number]
    if not step.numbers:
        return {}
    taken = [list(answers) for answers in before[:number]]
    begin = moment(course, lesson, number, taken, [], game)
    if end is None or end.way is None:
        end = played(course, lesson, number, taken, step.ways[0], game)
    trees = {"printed": game.printed(), "before": view(begin), "after": view(end)}
    return {name: _number(source, trees) for name, source in step.numbers.items()}


def _number(source: str, trees: Mapping[str, Any]) -> int:
    kind, _, path = source.partition(" ")
    if kind == "change":
        return abs(int(value_at(trees["after"], path)) - int(value_at(trees["before"], path)))
    return int(value_at(trees[kind], path))


# -- whether a lesson works ---------------------------------------------------------------------------------------


def works(course: Course, lesson: Lesson, game: Game[Any]) -> bool:
    """Whether a lesson can be played, and says what is so, with the numbers of a game."""
    try:
        return not any(wrong_facts(lesson, branch) for branch in branches(course, lesson, game))
    except BROKEN:
        return False


def wrong_facts(lesson: Lesson, branch: Branch, *, told: bool = True) -> list[str]:
    """What the words of a step rest on and is not so; without what they name by arguments, unless that is told too."""
    step, way = lesson.steps[branch.number], branch.way
    facts = [("printed", step.printed, branch.begin.match.game.printed())]
    if branch.first:
        facts += [("before", step.holds, view(branch.begin)), ("after", way.holds, view(branch.end))]
    wrong = []
    for kind, holds, tree in facts:
        for path, value in holds.items():
            found = None if told and _named(step, kind, path) else value_at(tree, path)
            if found not in (None, value):
                wrong.append(f"{step.key} {kind} {way.do}: {path} is {found}, not {value}")
    return wrong


def _named(step: Step, kind: str, path: str) -> bool:
    """Whether the words take this number as an argument."""
    kinds = (kind, "change") if kind == "after" else (kind,)
    return any(f"{each} {path}" in step.numbers.values() for each in kinds)
