"""Playing over plain HTTP."""

from collections.abc import Callable
from functools import partial
from typing import Final

from fastapi import APIRouter
from sqlalchemy import select

from armorial.bots.advice import reasons
from armorial.server.api.caller import REFUSALS, Caller, CallerNow, TableId
from armorial.server.driver import puzzle_at
from armorial.server.errors import refuse
from armorial.server.fairness import Asker
from armorial.server.messages import Act, Answer, AskUndo, Done, Hint, ReplyUndo, Resign
from armorial.server.store.database import Database
from armorial.server.store.schema import SeatRow, TableRow
from armorial.server.tables import play
from armorial.server.tables.table import Table
from armorial.server.words import voice_of

MOST_COPIES: Final = 50
"""How many times a copy may have been copied for anybody to look where it comes from."""

router = APIRouter(prefix="/api/tables/{table_id}", tags=["play"], responses=REFUSALS)


async def act(caller: Caller, table_id: str, key: str | None, request: Act, what: str) -> int:
    """Do something at a table, once for each key. Gives the number of the last line then."""
    person = caller.somebody().id
    caller.spend("actions", table_id)
    scoped = None if key is None else f"act {table_id} {key}"
    how = doing(person, request, what, caller.services.settings.limit_undone)
    going_back = isinstance(request, AskUndo | ReplyUndo)
    body = await caller.services.rooms.change(table_id, partial(_visible, person, how), person, scoped, slow=going_back)
    return int(body["seq"])


def _visible(person: str, how: Callable[[Table], None], table: Table) -> None:
    table.check_visible(person, None)
    how(table)


async def _acted(caller: Caller, table_id: str, request: Act, what: str) -> Done:
    return Done(seq=await act(caller, table_id, caller.key, request, what))


def doing(person: str, request: Act, what: str, most_undone: int) -> Callable[[Table], None]:
    """What a request does to a table."""
    if isinstance(request, Answer):
        return partial(play.answer, person=person, request=request)
    if isinstance(request, AskUndo):
        return partial(play.ask_undo, person=person, request=request, most_undone=most_undone)
    if isinstance(request, ReplyUndo):
        return partial(play.reply_undo, person=person, request=request)
    if isinstance(request, Resign):
        return partial(play.resign, person=person, request=request)
    return partial(play.turn, person=person, what=what, request=request, most_undone=most_undone)


@router.post("/answer")
async def answer(caller: CallerNow, table_id: TableId, wish: Answer) -> Done:
    """Answer the open question."""
    return await _acted(caller, table_id, wish, "answer")


@router.post("/undo")
async def undo(caller: CallerNow, table_id: TableId, wish: Act) -> Done:
    """Take back the last choice of this turn."""
    return await _acted(caller, table_id, wish, "undo")


@router.post("/restart")
async def restart(caller: CallerNow, table_id: TableId, wish: Act) -> Done:
    """Take back the whole turn."""
    return await _acted(caller, table_id, wish, "restart")


@router.post("/confirm")
async def confirm(caller: CallerNow, table_id: TableId, wish: Act) -> Done:
    """End the turn, at tables where turns are confirmed."""
    return await _acted(caller, table_id, wish, "confirm")


@router.post("/resign")
async def resign(caller: CallerNow, table_id: TableId, wish: Resign) -> Done:
    """Give up a seat: a bot takes it, or it is out, as the table has it."""
    return await _acted(caller, table_id, wish, "resign")


@router.post("/undo-request")
async def ask_undo(caller: CallerNow, table_id: TableId, wish: AskUndo) -> Done:
    """Ask the other people to go back beyond this turn."""
    return await _acted(caller, table_id, wish, "undo_request")


@router.post("/undo-reply")
async def reply_undo(caller: CallerNow, table_id: TableId, wish: ReplyUndo) -> Done:
    """Agree to go back, or not."""
    return await _acted(caller, table_id, wish, "undo_reply")


async def _check_origin(database: Database, table: Table, person: str) -> None:
    """A copy of a match against people, or a copy of that copy, gives no hints either while the match goes on."""
    origin = table.origin if table.sandbox else None
    async with database.read() as session:
        for _ in range(MOST_COPIES):
            if origin is None:
                return
            found = await session.get(TableRow, origin)
            if found is None:
                return
            others = select(SeatRow.seat).where(
                SeatRow.table == origin, SeatRow.kind == "person", SeatRow.person != person
            )
            if found.state == "running" and await session.scalar(others.limit(1)) is not None:
                raise refuse("forbidden", "hint-copy")
            origin = found.origin if found.sandbox else None
    raise refuse("forbidden", "hint-copy")


@router.post("/hint")
async def hint(caller: CallerNow, table_id: TableId, wish: Act) -> Hint:
    """What a bot would answer in one's place. Only where no other person plays: nobody else is to be beaten by it."""
    person, services = caller.somebody(), caller.services
    async with services.rooms.reading(table_id) as (_, table):
        table.check_visible(person.id, None)
        question, state = play.check_hint(table, person.id, wish)
        await _check_origin(services.database, table, person.id)
        puzzle = puzzle_at(table, wish.seat)
        voice = voice_of(caller.language, tuple(table.names()))
    caller.spend("hints")
    advice = await services.thinkers.advice(puzzle, Asker(person.id, lambda: True))
    if advice is None:
        raise refuse("unavailable", "no-hint")
    other = None if advice.rival is None else question.label(state, advice.rival.option)
    return Hint(
        token=question.table.names[advice.option],
        chance=round(100 * advice.chance),
        points=advice.points,
        reasons=[voice.words(reason) for reason in reasons(advice, other)],
        visits=advice.visits,
        looks=advice.looks,
    )
