"""Playing over plain HTTP."""

from collections.abc import Callable
from functools import partial

from fastapi import APIRouter, Response

from armorial.server.api.caller import REFUSALS, Caller, CallerNow, TableId
from armorial.server.api.written import written
from armorial.server.copies import check_no_rival
from armorial.server.fairness import Asker
from armorial.table import play
from armorial.table.errors import refuse
from armorial.table.guidance import coaching_of, hint_of
from armorial.table.jobs import puzzle_at
from armorial.table.messages import Act, Answer, AskUndo, Done, Hint, ReplyUndo, Resign
from armorial.table.messages.lessons import Coaching
from armorial.table.table import Table
from armorial.table.words import voice_of

router = APIRouter(prefix="/api/tables/{table_id}", tags=["play"], responses=REFUSALS)


async def act(caller: Caller, table_id: str, key: str | None, request: Act, what: str, lag: float = 0.0) -> int:
    """Do something at a table, once for each key. Gives the number of the last line then."""
    person = caller.somebody().id
    caller.spend("actions", table_id)
    if isinstance(request, Resign):
        await _check_bot_may_play(caller, table_id)
    scoped = None if key is None else f"act {table_id} {key}"
    how = play.doing(person, request, what, caller.services.settings.limit_undone)
    rewinds = caller.services.aside.rewinds if isinstance(request, AskUndo | ReplyUndo) else None
    body = await caller.services.rooms.change(
        table_id, partial(_visible, person, how), person, scoped, slow=rewinds, lag=lag
    )
    caller.services.pace.presence.note(table_id, person)
    return int(body["seq"])


async def _check_bot_may_play(caller: Caller, table_id: str) -> None:
    """Whoever gives up a seat in a copy of a match that goes on would see what a bot does in their place."""
    async with caller.services.rooms.reading(table_id) as (_, table):
        table.check_visible(caller.person_id, None)
        await check_no_rival(caller.services.database, table, caller.somebody().id)


def _visible(person: str, how: Callable[[Table], None], table: Table) -> None:
    table.check_visible(person, None)
    how(table)


async def _acted(caller: Caller, table_id: str, request: Act, what: str) -> Done:
    return Done(seq=await act(caller, table_id, caller.key, request, what))


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


@router.post("/hint", response_model=Hint)
async def hint(caller: CallerNow, table_id: TableId, wish: Act) -> Response:
    """What a bot would answer in one's place. Only where no other person plays: nobody else is to be beaten by it."""
    person, services = caller.somebody(), caller.services
    async with services.rooms.reading(table_id) as (_, table):
        table.check_visible(person.id, None)
        question, state = play.check_hint(table, person.id, wish)
        await check_no_rival(services.database, table, person.id)
        puzzle = puzzle_at(table, wish.seat)
        voice, components = voice_of(caller.language, tuple(table.names())), table.components
    caller.spend("hints")
    advice = await services.thinkers.advice(puzzle, Asker(person.id, lambda: True))
    if advice is None:
        raise refuse("unavailable", "no-hint")
    return await written(services.aside.pages, partial(hint_of, advice, question, state, voice, components))


@router.post("/coach", response_model=Coaching)
async def coach(caller: CallerNow, table_id: TableId, wish: Act) -> Response:
    """What a coach says about the open question: remarks, and what they would warn of. Only where no other person
    plays, and not for ratings."""
    person, services = caller.somebody(), caller.services
    async with services.rooms.reading(table_id) as (_, table):
        table.check_visible(person.id, None)
        question, state = play.check_hint(table, person.id, wish)
        await check_no_rival(services.database, table, person.id)
        puzzle = puzzle_at(table, wish.seat)
        voice, game = voice_of(caller.language, tuple(table.names())), table.game
    caller.spend("actions", table_id)
    said = await services.thinkers.coaching(puzzle, Asker(person.id, lambda: True))
    if said is None:
        raise refuse("unavailable", "no-hint")
    return await written(services.aside.pages, partial(coaching_of, game, said, question, state, voice))
