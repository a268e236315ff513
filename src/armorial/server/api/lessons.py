"""Learning a game. No account is needed, and nothing is kept: a learner's browser says what was answered so far."""

from typing import Annotated

from fastapi import APIRouter, Path

from armorial.kernel.words import Message
from armorial.server.api.caller import REFUSALS, CallerNow
from armorial.server.boxes.lessons import names_other_numbers
from armorial.table import classroom
from armorial.table.messages.lessons import CourseInfo, LessonName, LessonStep, LessonWish
from armorial.table.words import Voice

router = APIRouter(prefix="/api/lessons", tags=["lessons"], responses=REFUSALS)


@router.get("")
async def courses(caller: CallerNow) -> list[CourseInfo]:
    """What there is to learn."""
    return await caller.services.aside.tables.run(classroom.courses, caller.language)


@router.post("/{game}/{lesson}")
async def look(
    caller: CallerNow,
    game: Annotated[str, Path(pattern="^[a-z-]{1,40}$")],
    lesson: Annotated[LessonName, Path()],
    wish: LessonWish,
) -> LessonStep:
    """A step of a lesson after some answers: the position, what is lit, and what is said."""
    caller.spend("replays")
    name = None if caller.person is None else caller.person.name
    aside = caller.services.aside.tables
    step = await aside.run(classroom.looked, game, lesson, wish, caller.language, name)
    mine = await caller.services.boxes.find(caller.person_id, game)
    differs = await aside.run(names_other_numbers, mine, lesson, wish.step)
    if differs:
        step.remark = Voice(caller.language).words(Message("lesson-other-numbers"))
    return step
