"""Lessons: what there is to learn, and where somebody stands in one. Nothing of it is kept by the server."""

from typing import Annotated

from pydantic import Field, StringConstraints

from armorial.table.messages.base import Received, Sent, Token
from armorial.table.messages.position import Position
from armorial.table.messages.words import Words

MOST_LESSON_STEPS = 20
MOST_LESSON_ANSWERS = 12
"""More than any step has."""

LessonName = Annotated[str, StringConstraints(pattern="^[a-z]{1,20}$")]
StepAnswers = Annotated[list[Token], Field(max_length=MOST_LESSON_ANSWERS)]


class LessonInfo(Sent):
    """A lesson."""

    name: str
    title: str
    steps: int
    minutes: int
    """How long it takes to read, and to do."""


class CourseInfo(Sent):
    """The lessons of a game."""

    game: str
    lessons: list[LessonInfo]


class LessonWish(Received):
    """Look at a step of a lesson, after these answers."""

    step: Annotated[int, Field(ge=0, lt=MOST_LESSON_STEPS)]
    before: Annotated[list[StepAnswers], Field(max_length=MOST_LESSON_STEPS)] = []
    """What was answered in the steps before. Those without answers are played as the lesson would."""
    answers: StepAnswers = []
    """What was answered in this step. The last one may be any that is allowed."""


class CoachWarning(Sent):
    """An answer that a coach would warn of."""

    token: str
    chance: int | None
    """By how many percent the best answer makes the victory likelier, as a bot thinks; None for a typical mistake."""
    words: list[Words]


class CoachRemark(Sent):
    """Something worth saying, once."""

    name: str
    words: Words


class Coaching(Sent):
    """What a coach says about the open question."""

    remarks: list[CoachRemark]
    """The most important first."""
    warnings: list[CoachWarning]
    gentle: int
    """A gentle coach warns only from so many percent on, and of typical mistakes; a strict one of all."""
    over: Words | None
    """What is worth saying when the game is over."""


class LessonStep(Sent):
    """Where a learner stands."""

    lesson: LessonInfo
    step: int
    position: Position
    say: Words
    """What to do."""
    why: Words
    rules: list[str]
    """The ids of the rules that it rests on."""
    lit: list[str]
    """The answers that lead on, the one to be shown first."""
    answers: list[str]
    """What was accepted of the answers."""
    told: Words | None
    """What is said to the last answer: what came of it if the step is done, else why another one is wanted."""
    look: str | None
    """The place of the board that is to be seen, where it is not the one at which something is lit."""
    done: bool
    again: bool
    """Whether the step was only tried, and is to be done another way."""
    remark: Words | None = None
    """That the learner's numbers are other ones than those this step names, and that the lesson, which does not work
    with them, has the standard ones."""
