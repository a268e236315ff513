"""The table of a lesson: made for one look at it, and never stored."""

from typing import Final

from armorial.kernel.words import Message
from armorial.lessons import Course, Lesson, Moment, course_of, moment, taught
from armorial.table.errors import refuse
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
    keys = [lesson.key, *(f"{step.key}{end}" for step in lesson.steps for end in ("", "-why", f"-{step.ways[0].see}"))]
    words = sum(len(voice.text(Message(key)).split()) for key in keys)
    minutes = words / WORDS_A_MINUTE + len(lesson.steps) * DOING / 60
    return LessonInfo(
        name=lesson.name, title=voice.text(Message(lesson.key)), steps=len(lesson.steps), minutes=max(1, round(minutes))
    )


def find(game: str, name: str, step: int) -> tuple[Course, Lesson]:
    lesson = course_of(game).lesson(name) if game in taught() else None
    if lesson is None or step >= len(lesson.steps):
        raise refuse("not_found", "no-such-lesson")
    return course_of(game), lesson


def looked(game: str, name: str, wish: LessonWish, language: str, learner: str | None) -> LessonStep:
    """A step of a lesson after some answers."""
    course, lesson = find(game, name, wish.step)
    now = moment(course, lesson, wish.step, wish.before, wish.answers)
    return shown(course, lesson, now, language, learner)


def shown(course: Course, lesson: Lesson, now: Moment, language: str, name: str | None) -> LessonStep:
    """What a learner is shown, with the eyes of their seat."""
    voice = Voice(language)
    step = lesson.steps[now.step]
    return LessonStep(
        lesson=info(lesson, voice),
        step=now.step,
        position=_seen(course, now, language, name or voice.text(Message("lesson-learner"))),
        say=voice.words(Message(step.key)),
        why=voice.words(Message(f"{step.key}-why")),
        rules=list(step.rules),
        lit=list(now.lit),
        answers=list(now.answers),
        told=None if now.told is None else voice.words(Message(now.told)),
        done=now.way is not None,
        again=now.way is not None and now.way.back,
    )


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
