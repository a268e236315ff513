"""The table of a lesson: made for one look at it, and never stored."""

from typing import Any, Final

from armorial.games import load_game
from armorial.kernel.contract import Game
from armorial.kernel.words import Message
from armorial.lessons import Course, Lesson, Moment, Step, course_of, moment, taught
from armorial.lessons.walk import arguments
from armorial.table.errors import refuse
from armorial.table.lesson_numbers import OtherNumbers
from armorial.table.messages import Position
from armorial.table.messages.lessons import CourseInfo, LessonInfo, LessonStep, LessonWish
from armorial.table.show import Reader, position
from armorial.table.table import Seat, Table
from armorial.table.words import Voice

LEARNER: Final = "learner"
"""The person of the seat that learns, whoever looks."""
BOT: Final = "novice"
WORDS_A_MINUTE: Final = 180
DOING: Final = 5
"""Seconds that a step takes besides reading."""


def courses(language: str) -> list[CourseInfo]:
    voice = Voice(language)
    return [
        CourseInfo(game=game, lessons=[info(lesson, voice) for lesson in course_of(game).lessons]) for game in taught()
    ]


def info(lesson: Lesson, voice: Voice) -> LessonInfo:
    told = [_stencil(step, end) for step in lesson.steps for end in ("", "-why", f"-{step.ways[0].see}")]
    title = voice.text(Message(lesson.key))
    words = sum(len(text.split()) for text in (title, *map(voice.text, told)))
    minutes = words / WORDS_A_MINUTE + len(lesson.steps) * DOING / 60
    return LessonInfo(name=lesson.name, title=title, steps=len(lesson.steps), minutes=max(1, round(minutes)))


def _stencil(step: Step, end: str) -> Message:
    """What a step says, with any numbers: however many hours it is, it takes as long to read."""
    return Message(f"{step.key}{end}", dict.fromkeys(step.numbers, 2))


def find(game: str, name: str, step: int) -> tuple[Course, Lesson]:
    lesson = course_of(game).lesson(name) if game in taught() else None
    if lesson is None or step >= len(lesson.steps):
        raise refuse("not_found", "no-such-lesson")
    return course_of(game), lesson


def looked(
    game: str, name: str, wish: LessonWish, language: str, learner: str | None, own: OtherNumbers | None = None
) -> LessonStep:
    """A step of a lesson after some answers. ``own`` are the learner's numbers: where the lesson does not work with
    them it is played with the standard ones, and says so where it names another number."""
    course, lesson = find(game, name, wish.step)
    if own is not None and own.teach(course, lesson):
        shown = _looked(course, lesson, wish, own.game, Voice(language), learner)
        shown.position["printed"] = own.address
        return shown
    shown = _looked(course, lesson, wish, load_game(game), Voice(language), learner)
    if own is not None and own.differ_in(lesson.steps[wish.step]):
        shown.remark = Voice(language).words(Message("lesson-other-numbers", {"whose": own.whose}))
    return shown


def _looked(
    course: Course, lesson: Lesson, wish: LessonWish, game: Game[Any], voice: Voice, name: str | None
) -> LessonStep:
    """What a learner is shown, with the eyes of their seat."""
    now = moment(course, lesson, wish.step, wish.before, wish.answers, game)
    step = lesson.steps[now.step]
    numbers = arguments(course, lesson, now.step, wish.before, game)
    came = numbers if now.way is None else arguments(course, lesson, now.step, wish.before, game, now)
    return LessonStep(
        lesson=info(lesson, voice),
        step=now.step,
        position=_seen(course, now, voice.language, name or voice.text(Message("lesson-learner"))),
        say=voice.words(_message(step.key, numbers)),
        why=voice.words(_message(f"{step.key}-why", numbers)),
        rules=list(step.rules),
        lit=list(now.lit),
        answers=list(now.answers),
        told=None if now.told is None else voice.words(_message(now.told, came)),
        look=step.look if now.way is None else now.way.look,
        done=now.way is not None,
        again=now.way is not None and now.way.back,
    )


def _message(key: str, numbers: dict[str, int]) -> Message:
    return Message(key, {**numbers})


def _seen(course: Course, now: Moment, language: str, name: str) -> Position:
    others = [Seat("bot", course.rival, None, BOT) for _ in range(1, course.seats)]
    seats = [Seat("person", name, LEARNER), *others]
    table = Table("lesson", course.game, now.match.head.options, "private", LEARNER, name, seats, sandbox=True)
    table.match = now.match
    table.state = "running"
    seen = position(table, Reader(LEARNER, language), 0)
    if now.way is not None:
        seen["question"] = None  # the step is over: what is asked now belongs to the next
    seen["can_undo"] = False
    return seen
