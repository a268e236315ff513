"""What people do about time: those who are away, and vacations."""

from collections.abc import Callable
from functools import partial
from typing import Annotated

from fastapi import APIRouter, Path

from armorial.server.api.caller import REFUSALS, Caller, CallerNow, TableId
from armorial.server.api.tables import change
from armorial.table.messages import AboutSeat, TableInfo, TakeVacation, Vacations
from armorial.table.pace import keeping
from armorial.table.table import Table

router = APIRouter(prefix="/api", tags=["pace"], responses=REFUSALS)

VacationId = Annotated[int, Path(ge=1, le=1_000_000_000, description="A vacation")]


async def _do(caller: Caller, table_id: str, how: Callable[[Table], None]) -> TableInfo:
    """Do something about somebody, knowing what all processes know of who is where."""
    presence = caller.services.pace.presence
    person = caller.somebody()
    await presence.read([table_id])
    done = await change(caller, table_id, how)
    presence.note(table_id, person.id)
    return done


def _about(caller: Caller, seat: int, what: Callable[..., None]) -> Callable[[Table], None]:
    """Something that is done about a seat, by what is known of who is where."""
    pace = caller.services.pace
    person = caller.somebody().id
    return partial(what, person=person, seat=seat, times=pace.times, unseen=pace.presence.unseen)


@router.post("/tables/{table_id}/remind")
async def remind(caller: CallerNow, table_id: TableId, wish: AboutSeat) -> TableInfo:
    """Remind somebody who is away that the others wait."""
    return await _do(caller, table_id, _about(caller, wish.seat, keeping.remind))


@router.post("/tables/{table_id}/let-bot")
async def let_bot(caller: CallerNow, table_id: TableId, wish: AboutSeat) -> TableInfo:
    """Let a bot take the seat of somebody who is away, until they come back. All others have to agree until their time
    is out."""
    return await _do(caller, table_id, _about(caller, wish.seat, keeping.let_bot))


@router.post("/tables/{table_id}/claim")
async def claim(caller: CallerNow, table_id: TableId, wish: AboutSeat) -> TableInfo:
    """End the game because somebody's time is out. All others have to agree."""
    return await _do(caller, table_id, _about(caller, wish.seat, keeping.claim))


@router.post("/tables/{table_id}/back")
async def come_back(caller: CallerNow, table_id: TableId, wish: AboutSeat) -> TableInfo:
    """Take one's seat back from the bot that kept it."""
    return await _do(caller, table_id, partial(keeping.come_back, person=caller.somebody().id, index=wish.seat))


@router.get("/account/vacations")
async def vacations(caller: CallerNow) -> Vacations:
    """When one does not play, and how many days are left for that."""
    return await caller.services.pace.vacations.of_person(caller.somebody().id)


@router.post("/account/vacations")
async def take_vacation(caller: CallerNow, wish: TakeVacation) -> Vacations:
    """Plan a vacation, or begin one now. One's clocks stand still in games that take days."""
    pace, person = caller.services.pace, caller.somebody().id
    caller.spend("tables")
    await pace.vacations.take(person, wish.begins, wish.ends)
    await pace.keep_vacations()
    return await pace.vacations.of_person(person)


@router.post("/account/vacations/{vacation}/end")
async def end_vacation(caller: CallerNow, vacation: VacationId) -> Vacations:
    """End a vacation now, or drop one that has not begun."""
    pace, person = caller.services.pace, caller.somebody().id
    await pace.vacations.end(person, vacation)
    await pace.keep_vacations()
    return await pace.vacations.of_person(person)
