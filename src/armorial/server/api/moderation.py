"""Keeping the peace: who is at a table, blocking and reporting somebody there, and one's blocks."""

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Path, Response

from armorial.server.api.caller import REFUSALS, Caller, CallerNow, Invite, TableId
from armorial.server.api.written import read_and_written
from armorial.server.messages import Blocks, MakeReport, PeopleHere, PersonHere, Reported, SomebodyHere
from armorial.server.moderation import blocks, reports
from armorial.server.standing.profiles import public_among
from armorial.server.store.schema import ChatRow
from armorial.table.errors import refuse
from armorial.table.table import Table

router = APIRouter(prefix="/api", tags=["keeping the peace"], responses=REFUSALS)


@router.get("/tables/{table_id}/people")
async def people_here(caller: CallerNow, table_id: TableId, invite: Invite = None) -> PeopleHere:
    """Who sits at a table or hosts it, with what only the reader knows: whom they have blocked."""
    database, known = caller.services.database, dict[str, int]()
    async with caller.services.rooms.reading(table_id, sure=False) as (_, table):
        table.check_visible(caller.person_id, invite)
        found = _people(table)
        profiles = await public_among(database, list(found))
        if caller.person_id is not None:
            known = await blocks.blocks_of(database, caller.person_id, list(found))
        return PeopleHere(
            people=[
                PersonHere(
                    name=table.name_of(person) or "",
                    seats=seats,
                    you=person == caller.person_id,
                    host=person == table.host,
                    muted=person in table.muted,
                    block=known.get(person),
                    profile=person if person in profiles else None,
                )
                for person, seats in found.items()
            ]
        )


def _people(table: Table) -> dict[str, list[int]]:
    """The seats of everybody, in order; the host perhaps without any."""
    found: dict[str, list[int]] = {}
    for number, seat in enumerate(table.seats):
        if seat.person is not None:
            found.setdefault(seat.person, []).append(number)
    if table.host is not None:
        found.setdefault(table.host, [])
    return found


@router.post("/tables/{table_id}/block", response_model=Blocks)
async def block(caller: CallerNow, table_id: TableId, wish: SomebodyHere, invite: Invite = None) -> Response:
    """Read no more chat of somebody, and not be brought together with them. They are not told."""
    person = caller.somebody()
    blocked, name = await _meant(caller, table_id, wish, invite)
    await blocks.block(caller.services.database, person.id, blocked, name)
    return await _blocks(caller)


async def _blocks(caller: Caller) -> Response:
    read = partial(blocks.shown, caller.somebody().id)
    return await read_and_written(caller.services.database, caller.services.aside.pages, read)


@router.post("/tables/{table_id}/report")
async def report(caller: CallerNow, table_id: TableId, wish: MakeReport, invite: Invite = None) -> Reported:
    """Tell whoever runs the server about somebody. The chat of the table is kept with the report."""
    person = caller.somebody()
    accused, name = await _meant(caller, table_id, wish, invite)
    caller.spend("reports")
    lines = await reports.report(caller.services.database, person.id, accused, name, table_id, wish)
    return Reported(lines=lines)


async def _meant(caller: Caller, table_id: str, wish: SomebodyHere, invite: str | None) -> tuple[str, str]:
    """Whom a request is about, and what they are called there."""
    async with caller.services.rooms.reading(table_id, sure=False) as (_, table):
        table.check_visible(caller.person_id, invite)
        if wish.seat is not None:
            seat = table.seat_at(wish.seat)
            if seat.person is None:
                raise refuse("illegal", "nobody-there")
            return seat.person, seat.name
    async with caller.services.database.read() as session:
        line = await session.get(ChatRow, wish.line)
    if line is None or line.table != table_id:
        raise refuse("not_found", "no-such-chat")
    return line.person, line.name


@router.get("/blocks", response_model=Blocks)
async def my_blocks(caller: CallerNow) -> Response:
    """Whom one has blocked."""
    return await _blocks(caller)


@router.delete("/blocks/{block_id}", response_model=Blocks)
async def unblock(caller: CallerNow, block_id: Annotated[int, Path(ge=0, le=1_000_000_000)]) -> Response:
    """Take a block back. One that is not there any more is as good as taken back."""
    person = caller.somebody()
    await blocks.unblock(caller.services.database, person.id, block_id)
    return await _blocks(caller)
