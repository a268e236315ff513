"""Positions, now and then; the log; records; and copies to try things on."""

import asyncio
import time
from functools import partial
from typing import Annotated

import orjson
from fastapi import APIRouter, Query, Response
from fastapi.responses import PlainTextResponse

from armorial.server.api.caller import REFUSALS, Caller, CallerNow, Invite, SeatQuery, TableId
from armorial.server.api.tables import store_new
from armorial.server.copies import check_no_rival_of_copy
from armorial.server.rooms import Watcher
from armorial.server.store.schema import PersonRow
from armorial.table import sandbox
from armorial.table.history import Copying, record_name
from armorial.table.messages import Import, Log, Number, Position, Sandbox, TableInfo
from armorial.table.play import still_to_agree
from armorial.table.show import Reader, is_long, position
from armorial.table.table import Table

router = APIRouter(prefix="/api", tags=["history"], responses=REFUSALS)

LONGEST_WAIT = 30


@router.get("/tables/{table_id}/position", response_model=Position)
async def show_position(
    caller: CallerNow,
    table_id: TableId,
    have: Annotated[Number, Query(description="The last line one has")] = 0,
    at: Annotated[Number | None, Query(description="A past position: after this line")] = None,
    wait: Annotated[float, Query(ge=0, le=LONGEST_WAIT, description="Seconds to wait for news")] = 0,
    seat: SeatQuery = None,
    invite: Invite = None,
) -> Response:
    """The position as one may see it."""
    reader = caller.reader(seat)
    rooms, aside = caller.services.rooms, caller.services.aside.tables
    if at is not None:
        caller.spend("replays", table_id)  # first, so that being refused costs hardly anything
        async with rooms.reading(table_id) as (_, table):
            table.check_visible(caller.person_id, invite)
            looking = caller.services.replays.position(table, at, reader)
        return _sent(await looking)
    until = time.monotonic() + wait
    async with rooms.room(table_id).watched() as watcher:
        while True:
            watcher.woken.clear()
            async with rooms.reading(table_id) as (_, table):
                table.check_visible(caller.person_id, invite)
                left = until - time.monotonic()
                if left <= 0 or rooms.closing or _is_news(table, reader, have):
                    showing = partial(_shown, table.still(), reader, have, caller.here(table_id))
                    break
            await _woken(watcher, left)
    return _sent(await aside.run(showing) if is_long(table, have) else showing())


def _shown(table: Table, reader: Reader, have: int, present: frozenset[str]) -> bytes:
    return orjson.dumps(position(table, reader, have, present))


def _sent(json: bytes) -> Response:
    """Without another check of what was just made: positions are the largest answers, and the most frequent."""
    return Response(json, media_type="application/json")


def _is_news(table: Table, reader: Reader, have: int) -> bool:
    """Whether there is something that a waiting reader wants to know."""
    if table.match is None:
        return table.state == "closed"
    mine = table.seats_of(reader.person)
    asked = [] if table.undo is None else still_to_agree(table, table.undo)
    return table.seq != have or table.state != "running" or any(seat in mine for seat in [table.to_move, *asked])


async def _woken(watcher: Watcher, seconds: float) -> None:
    try:
        await asyncio.wait_for(watcher.woken.wait(), seconds)
    except TimeoutError:
        pass


@router.get("/tables/{table_id}/log", response_model=Log)
async def log(
    caller: CallerNow,
    table_id: TableId,
    since: Annotated[Number, Query(description="The first line")] = 0,
    mine: Annotated[bool, Query(description="Since the end of one's last turn")] = False,
    seat: SeatQuery = None,
    invite: Invite = None,
) -> Response:
    """What happened, in the reader's language, without what was taken back."""
    caller.spend("replays", table_id)
    async with caller.services.rooms.reading(table_id) as (_, table):
        table.check_visible(caller.person_id, invite)
        telling = caller.services.replays.log(table, caller.reader(seat), since, mine)
    return _sent(await telling)


@router.get("/tables/{table_id}/record", response_class=PlainTextResponse)
async def record(caller: CallerNow, table_id: TableId, invite: Invite = None) -> PlainTextResponse:
    """The public record: without secrets until the game is over. ``armorial verify`` takes it."""
    caller.spend("replays", table_id)
    async with caller.services.rooms.reading(table_id) as (_, table):
        table.check_visible(caller.person_id, invite)
        writing = caller.services.replays.record(table)
    headers = {"Content-Disposition": f'attachment; filename="{record_name(table)}"'}
    return PlainTextResponse(await writing, headers=headers)


@router.post("/tables/{table_id}/sandbox")
async def copy_position(
    caller: CallerNow, response: Response, table_id: TableId, wish: Sandbox, invite: Invite = None
) -> TableInfo:
    """A private copy with what one may know, in which one moves all seats, or one of them against bots."""
    async with caller.services.rooms.reading(table_id) as (_, table):
        table.check_visible(caller.person_id, invite)
        table.playing()
        if wish.bots:
            await check_no_rival_of_copy(caller.services.database, table, caller.person_id)
    person = await caller.somebody_or_guest(response, None)

    async def made() -> Table:
        return await _copy(caller, table_id, wish, person)

    return await store_new(caller, person, made)


async def _copy(caller: Caller, table_id: str, wish: Sandbox, person: PersonRow) -> Table:
    """Of a finished match the lines, which are all open now; else a position with its secrets dealt anew. Both are
    made while the table is played on."""
    services = caller.services
    async with services.rooms.reading(table_id) as (_, table):
        copying = Copying(table.still(), caller.reader(wish.seat), wish)
        past = services.replays.at(table, copying.at) if copying.at is not None else None
    state = None if past is None else (await past).state
    return await services.aside.tables.run(copying.made, state, person.id, person.name)


@router.post("/import")
async def import_record(caller: CallerNow, response: Response, wish: Import) -> TableInfo:
    """A private copy of a record's position in which one moves all seats."""
    person = await caller.somebody_or_guest(response, None)

    async def made() -> Table:
        return await caller.services.aside.records.run(sandbox.from_text, wish.record, wish.at, person.id, person.name)

    return await store_new(caller, person, made)
