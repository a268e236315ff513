"""Walks through a lesson by its own answers: which numbers its words name, and whether it works with other ones.

The words of a step name numbers as arguments (``numbers`` in ``lessons.toml``), so they are those of the game that is
played. What the words say otherwise rests on facts (``holds``, ``printed``): with an owner's numbers a lesson is played
only if all of its ways can be gone and these facts are still so.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from armorial.games import load_game
from armorial.kernel.contract import Game
from armorial.kernel.errors import RuleError
from armorial.lessons.facts import value_at
from armorial.lessons.plan import Course, Lesson, Step, Way, course_of, fits, wanted_now
from armorial.lessons.teacher import LEARNER, Impossible, Moment, moment

BROKEN: Final = (Impossible, RuleError, ArithmeticError, AssertionError, LookupError, TypeError, ValueError)
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
    """Every way of every step, after each position that the steps before can end with."""
    befores: list[Before] = [[]]
    for number, step in enumerate(lesson.steps):
        following: dict[str, Before] = {}
        if step.position is not None or step.from_first:
            del befores[1:]
        for at, before in enumerate(befores):
            begin = moment(course, lesson, number, before, [], game)
            for way in step.ways:
                if way.quiet:
                    continue
                end = played(course, lesson, number, before, way, game)
                yield Branch(number, before, way, begin, end, at == 0)
                if end.way is not None and not end.way.back:
                    following.setdefault(str(game.dump(end.match.state)), [*before, list(end.answers)])
        befores = list(following.values())


# -- numbers in words ---------------------------------------------------------------------------------------------


def arguments(
    course: Course, lesson: Lesson, number: int, before: Before, game: Game[Any], end: Moment | None = None
) -> dict[str, int]:
    """The numbers that the words of a step name. What comes ``after`` is of the first way, or of the one that led to
    ``end``."""
    if not lesson.steps[number].numbers:
        return {}
    try:
        begin, end = _from_begin_to_end(course, lesson, number, before, game, end)
    except Impossible:  # after what was done in the steps before the first way cannot be gone
        begin, end = _from_begin_to_end(course, lesson, number, [], game, None)
    return {name: abs(value) for name, value in _numbers(lesson.steps[number], begin, end).items()}


def _from_begin_to_end(
    course: Course, lesson: Lesson, number: int, before: Before, game: Game[Any], end: Moment | None
) -> tuple[Moment, Moment]:
    begin = moment(course, lesson, number, before, [], game)
    if end is None or end.way is None:
        end = played(course, lesson, number, before, lesson.steps[number].ways[0], game)
    return begin, end


def _numbers(step: Step, begin: Moment, end: Moment) -> dict[str, int]:
    """The same with signs: what somebody has less of is negative."""
    trees = {"printed": begin.match.game.printed(), "before": view(begin), "after": view(end)}
    return {name: _number(source, trees) for name, source in step.numbers.items()}


def _number(source: str, trees: Mapping[str, Any]) -> int:
    kind, _, path = source.partition(" ")
    if kind == "change":
        return int(value_at(trees["after"], path)) - int(value_at(trees["before"], path))
    return int(value_at(trees[kind], path))


# -- whether a lesson works ---------------------------------------------------------------------------------------


def works(course: Course, lesson: Lesson, game: Game[Any]) -> bool:
    """Whether a lesson can be played, and says what is so, with the numbers of a game."""
    try:
        found = list(branches(course, lesson, game))
        if any(wrong_facts(lesson, branch) for branch in found):
            return False
        return _signs(lesson, found) == _usual_signs(course.game, lesson.name)
    except BROKEN:
        return False


def _signs(lesson: Lesson, found: list[Branch]) -> list[list[int]]:
    """Whether the numbers that words name are above or below zero: a price that is gone, or a gain that is a loss,
    would make nonsense of them."""
    numbers = [_numbers(lesson.steps[branch.number], branch.begin, branch.end) for branch in found]
    return [[(value > 0) - (value < 0) for value in each.values()] for each in numbers]


@cache
def _usual_signs(game: str, name: str) -> list[list[int]]:
    """The same of the standard game."""
    course = course_of(game)
    lesson = course.lesson(name)
    assert lesson is not None
    return _signs(lesson, list(branches(course, lesson, load_game(game))))


def wrong_facts(lesson: Lesson, branch: Branch, *, named: bool = False) -> list[str]:
    """What the words of a step rest on and is not so. What they name by arguments may be another number, unless
    ``named`` asks for it too."""
    step, way = lesson.steps[branch.number], branch.way
    facts = [("printed", step.printed, branch.begin.match.game.printed())]
    if branch.first:
        facts += [("before", step.holds, view(branch.begin)), ("after", way.holds, view(branch.end))]
    wrong = []
    for kind, holds, tree in facts:
        for path, value in holds.items():
            if (named or not is_named(step, kind, path)) and value_at(tree, path) != value:
                wrong.append(f"{step.key} {kind} {way.do}: {path} is {value_at(tree, path)}, not {value}")
    return wrong


def is_named(step: Step, kind: str, path: str) -> bool:
    """Whether the words have this number as an argument."""
    kinds = (kind, "change") if kind == "after" else (kind,)
    return any(f"{each} {path}" in step.numbers.values() for each in kinds)
