"""Learning a game. No account is needed, and nothing is kept: a learner's browser says what was answered so far."""

from typing import Annotated

from fastapi import APIRouter, Path, Response

from armorial.server.api.caller import REFUSALS, CallerNow
from armorial.server.api.numbers import Game, Hash, sent_numbers
from armorial.server.api.written import written
from armorial.server.boxes.lessons import numbers_for
from armorial.table import classroom
from armorial.table.messages.lessons import CourseInfo, LessonName, LessonStep, LessonWish
from armorial.table.printed import Printed

router = APIRouter(prefix="/api/lessons", tags=["lessons"], responses=REFUSALS)


@router.get("")
async def courses(caller: CallerNow) -> list[CourseInfo]:
    """What there is to learn."""
    return await caller.services.aside.pages.run(classroom.courses, caller.language)


@router.post("/{game}/{lesson}", response_model=LessonStep)
async def look(
    caller: CallerNow,
    game: Annotated[str, Path(pattern="^[a-z-]{1,40}$")],
    lesson: Annotated[LessonName, Path()],
    wish: LessonWish,
) -> Response:
    """A step of a lesson after some answers: the position, what is lit, and what is said."""
    caller.spend("replays")
    name = None if caller.person is None else caller.person.name
    mine = await caller.services.boxes.find(caller.person_id, game)
    usual = caller.services.checker.usual(game)

    def looked() -> LessonStep:
        return classroom.looked(game, lesson, wish, caller.language, name, numbers_for(mine, usual))

    return await written(caller.services.aside.pages, looked)


@router.get("/{game}/printed/{hash}")
async def printed(caller: CallerNow, game: Game, hash: Hash) -> Response:
    """The printed numbers of the caller's lessons where they are not the standard ones: of their box, or the host's."""
    caller.spend("boxes")
    mine = await caller.services.boxes.find(caller.person_id, game)
    usual = caller.services.checker.usual(game)

    def made() -> Printed | None:
        own = numbers_for(mine, usual)
        return None if own is None else own.printed

    return sent_numbers(await caller.services.aside.pages.run(made), hash, "private")
