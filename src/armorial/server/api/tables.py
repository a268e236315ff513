"""Finding, making and joining tables."""

import re
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Annotated, Any, Literal, TypeVar

from fastapi import APIRouter, Query, Response
from sqlalchemy import ColumnElement, Select, Subquery, false, func, select, true, union_all, update
from sqlalchemy.orm import InstrumentedAttribute

from armorial.server.api.caller import REFUSALS, Caller, CallerNow, Invite, SeatNumber, TableId
from armorial.server.aside import Pool
from armorial.server.boxes.book import chosen_of
from armorial.server.finding import lobby as filters
from armorial.server.limits import CROWD, client_of, too_many
from armorial.server.moderation import blocks
from armorial.server.rooms import add_reply, reply_to
from armorial.server.services import Services
from armorial.server.store.database import Conflict
from armorial.server.store.local import SomeSession
from armorial.server.store.schema import ComponentsRow, MatchRow, PersonRow, SeatRow, TableRow
from armorial.server.store.tables import insert_table, table_of
from armorial.table import seating
from armorial.table.errors import refuse
from armorial.table.games import game_infos
from armorial.table.messages import (
    Close,
    GameInfo,
    Join,
    Leave,
    MakeTable,
    Mute,
    PlayNow,
    PutBot,
    Remove,
    Start,
    TableInfo,
    TableList,
)
from armorial.table.numbers import Chosen
from armorial.table.pace import keeping
from armorial.table.pace.clock import PaceKind
from armorial.table.show import listed_info, table_info, what_waits_first
from armorial.table.summary import Summary, summary_of_old
from armorial.table.table import BoxOwner, Table, known_game

router = APIRouter(prefix="/api", tags=["tables"], responses=REFUSALS)

Wish = TypeVar("Wish", MakeTable, PlayNow)

MOST_LISTED = 200
MOST_RANKED = 2_000
"""How many of the newest tables are put into order. Older ones are not listed."""
PLACE = re.compile(r"^(open|running|finished):([0-9]{1,9}):([0-9]{1,12}(?:\.[0-9]{1,12})?):([A-Za-z0-9_-]{1,64})$")
"""A place in the lobby: the state, the how manieth of its host, when it was changed, the table."""
Arrange = Callable[[TableList, Sequence[Any]], None]
"""What is done to a list in the end, with the rows that it was made of."""


@router.get("/games")
async def games(caller: CallerNow) -> list[GameInfo]:
    """What can be played here."""
    return game_infos(caller.language, lambda game: caller.services.checker.usual(game).numbers)


@router.get("/tables", response_model=TableList)
async def lobby(
    caller: CallerNow,
    game: Annotated[str | None, Query(pattern="^[a-z-]{1,40}$")] = None,
    state: Literal["open", "running", "finished"] | None = None,
    joinable: Annotated[bool, Query(description="Only tables that you can sit down at")] = False,
    seats: Annotated[int | None, Query(ge=1, le=12, description="For how many players")] = None,
    pace: PaceKind | None = None,
    rated: bool | None = None,
    near: Annotated[bool, Query(description="Only tables of people who are about as strong as you")] = False,
    after: Annotated[str | None, Query(pattern=PLACE.pattern, description="`next` of the list before")] = None,
    most: Annotated[int, Query(ge=1, le=MOST_LISTED, description="How many to list")] = MOST_LISTED,
) -> Response:
    """Public tables: open ones first, then running ones. Every host's newest comes before anybody's second newest."""
    person = caller.person_id

    def wanted() -> Select[Any]:
        states = ["open"] if joinable else [state] if state else ["open", "running"]
        these = _offered(person, game, joinable) & filters.wanted(person, seats, pace, rated, near)
        order = union_all(*(_in_turn(these, each) for each in states)).subquery()
        # The page is found before whole rows are read: they are much more than what decides the order.
        chosen = select(order).where(_beyond(order, after)).order_by(*_fairly(order))
        page = chosen.limit(most + 1).subquery()
        return select(TableRow, page.c.turn).join(page, TableRow.id == page.c.id).order_by(*_fairly(page))

    def arrange(found: TableList, rows: Sequence[Any]) -> None:
        found.more = len(rows) > most
        if found.more:
            last, turn = rows[most - 1]
            found.next = f"{last.state}:{turn}:{last.changed!r}:{last.id}"
        del found.tables[most:]
        if joinable:
            found.tables = [table for table in found.tables if not table.removed]

    return await _list(caller, wanted, arrange)


def _offered(person: str | None, game: str | None, joinable: bool) -> ColumnElement[bool]:
    """Public tables that somebody may want to see."""
    wanted = (TableRow.visibility == "public") & TableRow.sandbox.is_(False)
    if joinable:
        wanted &= _seats(SeatRow.kind == "open")
    if person is not None:
        wanted &= blocks.welcoming(person)
        if joinable:
            here = (TableRow.host == person) | _seats(SeatRow.person == person)
            wanted &= ~func.coalesce(here, false())
    return wanted if game is None else wanted & (TableRow.game == game)


def _beyond(ranked: Subquery, after: str | None) -> ColumnElement[bool]:
    """What comes after a place in the list, though what was before it may have changed its own place meanwhile."""
    found = PLACE.fullmatch(after or "")
    if found is None:
        return true()
    state, turn, changed, table = found[1], int(found[2]), float(found[3]), found[4]
    here, later = ranked.c.state == state, (ranked.c.changed == changed) & (ranked.c.id > table)
    in_turn = (ranked.c.turn > turn) | ((ranked.c.turn == turn) & ((ranked.c.changed < changed) | later))
    return (ranked.c.state > state) | (here & in_turn)


def _fairly(ranked: Subquery) -> list[ColumnElement[Any]]:
    return [ranked.c.state, ranked.c.turn, ranked.c.changed.desc(), ranked.c.id]


def _in_turn(wanted: ColumnElement[bool], state: str) -> Select[tuple[str, str, float, int]]:
    """The newest tables in a state, and the how manieth of its host each is: nobody fills the list alone."""
    newest = (
        select(TableRow.id, TableRow.state, TableRow.host, TableRow.changed)
        .where(wanted, TableRow.state == state)
        .order_by(TableRow.changed.desc())
        .limit(MOST_RANKED)
        .subquery()
    )
    turn = func.row_number().over(partition_by=newest.c.host, order_by=newest.c.changed.desc())
    return select(newest.c.id, newest.c.state, newest.c.changed, turn.label("turn"))


def _seats(condition: ColumnElement[bool]) -> ColumnElement[bool]:
    """Whether a table has a seat of this kind."""
    return select(SeatRow.seat).where(SeatRow.table == TableRow.id, condition).exists()


@router.get("/my/tables", response_model=TableList)
async def my_tables(caller: CallerNow) -> TableList | Response:
    """Where one sits or hosts: one's turn first, then what goes on, then what changed last."""
    person = caller.person_id
    if person is None:
        return TableList(tables=[])

    def wanted() -> Select[Any]:
        seats = select(SeatRow.table).where(SeatRow.person == person)
        mine = (TableRow.host == person) | TableRow.id.in_(seats)
        newest = select(TableRow).where(TableRow.state != "closed", mine).order_by(TableRow.changed.desc())
        return newest.limit(MOST_LISTED)

    return await _list(caller, wanted, _what_waits_first)


def _what_waits_first(found: TableList, rows: Sequence[Any]) -> None:
    found.tables.sort(key=what_waits_first)


async def _list(caller: Caller, wanted: Callable[[], Select[Any]], arrange: Arrange) -> Response:
    """Long lists take time to be asked for, read, made and written, which is done aside. Tables come first in their
    rows."""
    caller.spend("lists")
    services = caller.services
    statement = await services.aside.tables.run(wanted)

    async def read(session: SomeSession) -> tuple[Sequence[Any], dict[str, list[SeatRow]]]:
        found = (await session.execute(statement)).all()
        seats: dict[str, list[SeatRow]] = {row[0].id: [] for row in found}
        for seat in await session.scalars(select(SeatRow).where(SeatRow.table.in_(seats)).order_by(SeatRow.seat)):
            seats[seat.table].append(seat)
        return found, seats

    rows_found, seats = await services.database.read_aside(services.aside.tables, read)
    rows: list[TableRow] = [row[0] for row in rows_found]
    await services.pace.presence.read([row.id for row in rows if row.clock is not None])
    results = await _old_results(rows, services)
    reader = caller.reader()
    present = {table: services.pace.presence.here(table) for table in seats}

    def shown() -> str:
        found = TableList(tables=[])
        for row in rows:
            table = table_of(row, seats[row.id])
            table.summary = table.summary or results.get(row.id)
            found.tables.append(listed_info(table, row.seq, row.to_move, reader, present[row.id]))
        arrange(found, rows_found)
        return found.model_dump_json()

    return Response(await services.aside.tables.run(shown), media_type="application/json")


async def _old_results(rows: list[TableRow], services: Services) -> dict[str, Summary]:
    """Summaries of matches that ended before they were stored; they are stored now."""
    old = {row.id: row.game for row in rows if row.state == "finished" and row.summary is None}
    if not old:
        return {}
    async with services.database.read() as session:
        matches = list(await session.scalars(select(MatchRow).where(MatchRow.table.in_(old))))
        own = list(await session.scalars(select(ComponentsRow).where(ComponentsRow.table.in_(old))))
    components = {row.table: row.values for row in own}

    def sum_up() -> dict[str, Summary]:
        return {
            match.table: summary_of_old(old[match.table], components.get(match.table), match.snapshot, match.result)
            for match in matches
        }

    found = await services.aside.tables.run(sum_up)
    async with services.database.write() as writing:
        for table, summary in found.items():
            await writing.execute(update(TableRow).where(TableRow.id == table).values(summary=summary))
    return found


@router.post("/tables")
async def make(caller: CallerNow, response: Response, wish: MakeTable) -> TableInfo:
    """A new table with oneself as its host."""
    return await _made(caller, response, wish, seating.make_table)


@router.post("/play-now")
async def play_now(caller: CallerNow, response: Response, wish: PlayNow) -> TableInfo:
    """A table against bots that has begun."""
    return await _made(caller, response, wish, seating.make_quick_table)


async def _made(
    caller: Caller, response: Response, wish: Wish, make_of: Callable[[Wish, Chosen, str, str, bool], Table]
) -> TableInfo:
    """A table as somebody wishes it, who may be a guest from now on."""
    person = await caller.somebody_or_guest(response, wish.name)

    async def made() -> Table:
        chosen = await _chosen(caller, wish)
        return await caller.services.aside.tables.run(make_of, wish, chosen, person.id, *_tastes(person, wish.name))

    return await store_new(caller, person, made)


async def _chosen(caller: Caller, wish: MakeTable | PlayNow) -> Chosen:
    """The numbers that the table is to be played with."""
    known_game(wish.game)
    services = caller.services
    if wish.box is None:
        if wish.components is not None:
            caller.spend("files")
        return await services.checker.chosen(wish.game, wish.components)
    owner = None
    if wish.box == "mine":
        kept = await services.boxes.find(caller.person_id, wish.game)
    else:
        kept, theirs = await services.boxes.shared(wish.box)
        owner = BoxOwner(theirs.id, theirs.name)
    if kept.game != wish.game:
        raise refuse("illegal", "box-of-another-game")
    return await services.aside.tables.run(chosen_of, kept, owner)


def _tastes(person: PersonRow, name: str | None) -> tuple[str, bool]:
    """The name at the table, and whether turns are confirmed unless somebody says otherwise."""
    return name or person.name, bool(person.settings.get("confirm", False))


async def store_new(caller: Caller, person: PersonRow, make: Callable[[], Awaitable[Table]]) -> TableInfo:
    """Make a table, store it, and let it begin; the same request makes it once."""
    services = caller.services
    given = await _made_before(caller, person)
    if given is not None:
        return given
    caller.spend("tables")
    await check_open_tables(caller, person)
    table = await make()
    if table.bot_to_move:
        await check_bot_tables(caller, person)
    if table.state == "open":
        caller.spend("open_tables")
    info = table_info(table, caller.reader())
    try:
        async with services.database.write() as session:
            await insert_table(session, table)
            add_reply(session, person.id, caller.key_for("make"), info.model_dump(mode="json"))
    except Conflict:  # the same request came twice at once
        given = await _made_before(caller, person)
        if given is None:
            raise
        return given
    services.rooms.adopt(table)
    return info


async def check_open_tables(caller: Caller, person: PersonRow) -> None:
    """Nobody needs many tables that wait for others; together they would hide those of everybody else."""
    most = caller.services.settings.limit_open_tables
    if await _count(caller, TableRow.host == person.id, TableRow.state == "open") >= most:
        raise too_many("server-tables-open", n=most)


async def check_bot_tables(caller: Caller, person: PersonRow) -> None:
    """Bots of one host, and of one network, may be asked at several tables at once, but not at any number of them."""
    most = caller.services.settings.limit_bot_tables
    asked = TableRow.state == "running", TableRow.bot_to_move
    if await _count(caller, *asked, TableRow.host == person.id) >= most:
        raise too_many("server-bots-busy", n=most)
    neighbours = select(PersonRow.id).where(PersonRow.network == client_of(caller.address))
    if await _count(caller, *asked, TableRow.host.in_(neighbours)) >= most * CROWD:
        raise too_many("server-too-busy")


async def _count(caller: Caller, *which: ColumnElement[bool] | InstrumentedAttribute[bool]) -> int:
    async with caller.services.database.read() as session:
        return await session.scalar(select(func.count()).select_from(TableRow).where(*which)) or 0


async def _made_before(caller: Caller, person: PersonRow) -> TableInfo | None:
    async with caller.services.database.read() as session:
        given = await reply_to(session, person.id, caller.key_for("make"))
    return None if given is None else TableInfo.model_validate(given)


@router.get("/tables/{table_id}")
async def show(caller: CallerNow, table_id: TableId, invite: Invite = None) -> TableInfo:
    async with caller.services.rooms.reading(table_id) as (_, table):
        table.check_visible(caller.person_id, invite)
        return table_info(table, caller.reader(), caller.here(table_id))


async def change(
    caller: Caller, table_id: str, how: Callable[[Table], None], invite: str | None = None, *, slow: Pool | None = None
) -> TableInfo:
    """Change a table that one may see, and show it as it is then."""
    rooms = caller.services.rooms
    caller.spend("changes")
    caller.spend("actions", table_id)
    key = caller.key_for(f"table {table_id}")
    body = await rooms.change(table_id, partial(_changed, caller, how, invite), caller.person_id, key, slow=slow)
    return TableInfo.model_validate(body)


def _changed(caller: Caller, how: Callable[[Table], None], invite: str | None, table: Table) -> dict[str, Any]:
    table.check_visible(caller.person_id, invite)
    how(table)
    keeping.settle(table, caller.services.rooms.times)
    return table_info(table, caller.reader(), caller.here(table.id)).model_dump(mode="json")


@router.post("/tables/{table_id}/join")
async def join(caller: CallerNow, response: Response, table_id: TableId, wish: Join) -> TableInfo:
    """Sit down. Again for another player at the same device."""
    async with caller.services.rooms.reading(table_id) as (_, found):
        found.check_visible(caller.person_id, wish.invite)
        host = found.host
    if await blocks.has_blocked(caller.services.database, host, caller.person_id):
        raise refuse("forbidden", "cannot-join")
    person = await caller.somebody_or_guest(response, wish.name)
    return await change(caller, table_id, lambda table: seating.join(table, person.id, wish, person.name), wish.invite)


@router.post("/tables/{table_id}/leave")
async def leave(caller: CallerNow, table_id: TableId, wish: Leave) -> TableInfo:
    """Get up before the start."""
    person = caller.somebody()
    return await change(caller, table_id, lambda table: seating.leave(table, person.id, wish.seat))


@router.post("/tables/{table_id}/seats/{seat}")
async def put_bot(caller: CallerNow, table_id: TableId, seat: SeatNumber, wish: PutBot) -> TableInfo:
    """The host puts a bot on a seat, or takes it away."""
    person = caller.somebody()
    return await change(caller, table_id, lambda table: seating.put_bot(table, person.id, seat, wish.bot))


@router.post("/tables/{table_id}/remove")
async def remove(caller: CallerNow, table_id: TableId, wish: Remove) -> TableInfo:
    """The host removes somebody before the start."""
    person = caller.somebody()
    return await change(caller, table_id, lambda table: seating.remove(table, person.id, wish.seat))


@router.post("/tables/{table_id}/mute")
async def mute(caller: CallerNow, table_id: TableId, wish: Mute) -> TableInfo:
    """The host lets somebody write in the chat of the table, or not."""
    person = caller.somebody()
    return await change(caller, table_id, lambda table: seating.mute(table, person.id, wish.seat, wish.muted))


@router.post("/tables/{table_id}/new-invite")
async def invite_anew(caller: CallerNow, table_id: TableId) -> TableInfo:
    """The host makes a new invite link. The table is private from then on, and older links no longer lead to it."""
    person = caller.somebody()
    return await change(caller, table_id, lambda table: seating.invite_anew(table, person.id))


@router.post("/tables/{table_id}/close")
async def close(caller: CallerNow, table_id: TableId, wish: Close) -> TableInfo:
    """The host closes the table for everybody. What was played can still be looked at."""
    person = caller.somebody()
    return await change(caller, table_id, lambda table: seating.close(table, person.id, wish.end_game))


@router.post("/tables/{table_id}/start")
async def start(caller: CallerNow, table_id: TableId, wish: Start) -> TableInfo:
    """The host starts the match."""
    person = caller.somebody()
    await check_bot_tables(caller, person)
    aside = caller.services.aside.tables
    return await change(caller, table_id, lambda table: seating.start(table, person.id, wish.fill), slow=aside)


@router.post("/tables/{table_id}/rematch")
async def rematch(caller: CallerNow, table_id: TableId) -> TableInfo:
    """A table to play again; all who ask get the same one."""
    person = caller.somebody()
    rooms = caller.services.rooms
    caller.spend("tables")
    await check_open_tables(caller, person)
    apart = await blocks.apart_from(caller.services.database, person.id)

    def again(table: Table) -> dict[str, Any]:
        table.check_visible(person.id, None)
        return seating.rematch(person.id, apart, table)

    body = await rooms.change(table_id, again, person.id)
    async with rooms.reading(body["table"]) as (_, table):
        return table_info(table, caller.reader(), caller.here(table.id))
