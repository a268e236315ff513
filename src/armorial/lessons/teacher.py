"""Plays a lesson: where a learner stands after some answers, what is lit there, and what is said.

A lesson keeps nothing. Whoever asks says which step they are at and what was answered so far, and the position is
played anew from its beginning: a few answers, the same every time, as dice and draws are written down too.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from armorial.games import load_game
from armorial.kernel.contract import Chance, Game, State
from armorial.lessons.plan import Course, Lesson, Step, Way, fits, is_optional, wanted_now
from armorial.match import Match, Record, ScriptedChance, SeededChance

LEARNER: Final = 0
"""The seat of whoever learns."""


class Impossible(Exception):
    """An answer of a lesson that cannot be given: the game has other rules or numbers than it was written for."""


class Script:
    """The dice and draws of a lesson: each step brings its own, and what none says is the same every time."""

    def __init__(self) -> None:
        self._usual = SeededChance(0)
        self._now = ScriptedChance([], self._usual)

    @property
    def secret(self) -> bytes | None:
        return None

    def begin(self, step: Step) -> None:
        self._now = ScriptedChance(list(step.chance), self._usual)

    def answer(self, question: Chance[Any], state: State, seq: int) -> int:
        return self._now.answer(question, state, seq)


@dataclass(frozen=True)
class Moment:
    """Where somebody stands in a lesson."""

    step: int
    match: Match
    answers: tuple[str, ...]
    """What was answered in this step, as far as it was accepted."""
    lit: tuple[str, ...]
    """The answers that lead on; none when the step is done."""
    way: Way | None
    """The way that was taken, when the step is done."""
    told: str | None
    """The key of what is said to the last answer: what came of it, or why another is wanted here."""


def moment(
    course: Course,
    lesson: Lesson,
    step: int,
    before: Sequence[Sequence[str]],
    answers: Sequence[str],
    game: Game[Any] | None = None,
) -> Moment:
    """Where the answers lead in a step. ``before`` has those of each earlier step; where they are missing, or no way
    to go on, it is played as its first way. ``game`` may have an owner's numbers."""
    game = load_game(course.game) if game is None else game
    taken = [before[number] if number < len(before) else () for number in range(step)]
    while True:
        match, wrong = _played(course, lesson, step, taken, game)
        if wrong is None:
            return _follow(match, step, lesson.steps[step], answers)
        taken[wrong] = ()


def _played(
    course: Course, lesson: Lesson, step: int, taken: list[Sequence[str]], game: Game[Any]
) -> tuple[Match, int | None]:
    """A step's beginning. If the answers of an earlier one are no way to go on: its number."""
    begin = max(number for number in range(step + 1) if lesson.steps[number].position is not None)
    script = Script()
    script.begin(lesson.steps[begin])
    match = _begun(course, lesson.steps[begin], script, game)
    for number in range(begin, step):
        now, following = lesson.steps[number], lesson.steps[number + 1]
        way: Way | None = now.ways[0]
        if taken[number] and not following.from_first:
            way = _follow(match, number, now, taken[number]).way
        else:
            play_on(match, now.ways[0].do)
        if way is None or way.back:
            return match, number
        try:
            play_on(match, way.then)
        except Impossible:
            if not taken[number]:
                raise
            return match, number
        script.begin(following)
    return match, None


def _begun(course: Course, step: Step, script: Script, game: Game[Any]) -> Match:
    record = Record(course.game, game.rules_version, course.seats)
    record.options = game.check(course.seats, {})
    assert step.position is not None
    record.snapshot = (0, course.positions[step.position])
    return Match.resume(record, game, script)


def _taken(match: Match, step: Step, answers: list[str]) -> Way | None:
    """The way that the answers are, if they are all of one."""
    now = match.options() if match.to_move == LEARNER else []
    for way in sorted(step.ways, key=lambda way: way.quiet):
        left = way.left(answers)
        if left is None:
            continue
        further = [wanted for together in left for wanted in together]
        if not any(not is_optional(wanted) or any(fits(token, wanted) for token in now) for wanted in further):
            return None if way.quiet and _open(step, answers) else way
    return None


def _open(step: Step, answers: list[str]) -> bool:
    """Whether a way that is asked for has begun with these answers, and goes on."""
    return any(way.left(answers) for way in step.ways if not way.quiet)


def play_on(match: Match, way: Sequence[Sequence[str]]) -> None:
    """Give answers for whoever is asked."""
    left = [list(together) for together in way]
    while left:
        options = match.options()
        found = next(((token, each) for each in wanted_now(left) for token in options if fits(token, each)), None)
        if found is None:
            if not all(is_optional(each) for together in left for each in together):
                raise Impossible(f"{left} cannot be answered")
            return
        token, wanted = found
        assert match.to_move is not None
        match.answer(match.to_move, token)
        while wanted not in left[0]:
            del left[0]
        left[0].remove(wanted)
        if not left[0]:
            del left[0]


def _follow(match: Match, number: int, step: Step, answers: Sequence[str]) -> Moment:
    given: list[str] = []
    told: str | None = None
    for token in answers:
        if match.to_move != LEARNER or token not in match.options():
            break
        if all(way.left([*given, token]) is None for way in step.ways):
            told = step.reply(token)
            break
        match.answer(LEARNER, token)
        given.append(token)
        way = _taken(match, step, given)
        if way is not None:
            if way.back:
                play_on(match, way.then)
            return Moment(number, match, tuple(given), (), way, f"{step.key}-{way.see}")
    return Moment(number, match, tuple(given), _lit(match, step, given), None, told)


def _lit(match: Match, step: Step, given: list[str]) -> tuple[str, ...]:
    """The answers that lead on, those of the first way first."""
    options = match.options()
    lit: dict[str, None] = {}
    for way in step.ways:
        wanted = [] if way.quiet else wanted_now(way.left(given) or [])
        sure = [token for each in wanted if not is_optional(each) for token in options if fits(token, each)]
        lit.update(dict.fromkeys(sure or [token for each in wanted for token in options if fits(token, each)]))
    return tuple(lit)
