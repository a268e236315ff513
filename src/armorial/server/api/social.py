"""Chat for all at a table, notes for oneself."""

import time
from functools import partial
from typing import Annotated

from fastapi import APIRouter, Query, Response
from sqlalchemy import func, select

from armorial.server.api.caller import REFUSALS, Caller, CallerNow, Invite, TableId
from armorial.server.api.written import read_and_written
from armorial.server.messages import Chat
from armorial.server.moderation.blocks import audible, deaf_to
from armorial.server.rooms import add_reply, reply_to
from armorial.server.store.database import Conflict
from armorial.server.store.local import SomeSession
from armorial.server.store.outbox import put_out
from armorial.server.store.schema import ChatRow, NotesRow, PersonRow
from armorial.table.errors import refuse
from armorial.table.happened import named_in_chat
from armorial.table.messages import ChatLine, Notes, Number, Say

router = APIRouter(prefix="/api/tables/{table_id}", tags=["chat and notes"], responses=REFUSALS)

MOST_LINES = 500


async def chat_after(caller: Caller, table_id: str, after: int) -> list[ChatLine]:
    """The newest lines of chat after a line, the oldest first."""
    async with caller.services.database.read() as session:
        return (await _chat_after(caller.person_id, table_id, after, session)).lines


async def last_line(caller: Caller, table_id: str) -> int:
    """The number of the last line of chat; 0 where nothing was said."""
    async with caller.services.database.read() as session:
        return await session.scalar(select(func.max(ChatRow.id)).where(ChatRow.table == table_id)) or 0


async def _chat_after(person: str | None, table_id: str, after: int, session: SomeSession) -> Chat:
    wanted = select(ChatRow).where(ChatRow.table == table_id, ChatRow.id > after, audible(person))
    rows = list(await session.scalars(wanted.order_by(ChatRow.id.desc()).limit(MOST_LINES)))
    return Chat(lines=[chat_line(row, person) for row in reversed(rows)])


def chat_line(row: ChatRow, person: str | None) -> ChatLine:
    return ChatLine(id=row.id, name=row.name, yours=row.person == person, text=row.text, at=row.at)


async def say_once(caller: Caller, table_id: str, text: str, key: str | None) -> ChatLine:
    """Store a line of chat and tell all at the table; once for each key."""
    person = caller.somebody()
    services = caller.services
    async with services.rooms.reading(table_id) as (_, table):
        table.check_visible(person.id, None)
        name = table.name_of(person.id)
        if name is None:
            raise refuse("forbidden", "players-only")
        if person.id in table.muted:
            raise refuse("forbidden", "muted")
        named = named_in_chat(table, person.id, name, text, services.clock.now())
    services.sanctions.check_may_speak(person.id)
    caller.spend("chat")
    scoped = None if key is None else f"chat {table_id} {key}"
    row = ChatRow(table=table_id, person=person.id, name=name, text=text, at=time.time())
    try:
        async with services.database.write() as session:
            given = await reply_to(session, person.id, scoped)
            if given is not None:
                return ChatLine.model_validate(given)
            forgotten = select(PersonRow.deleted).where(PersonRow.id == person.id).with_for_update(read=True)
            if await session.scalar(forgotten) is not None:  # while this was on its way
                raise refuse("forbidden", "sign-in-first")
            session.add(row)
            await session.flush()
            line = chat_line(row, person.id)
            add_reply(session, person.id, scoped, line.model_dump(mode="json"))
            if named:
                deaf = await deaf_to(session, person.id)
                await put_out(session, [told for told in named if told.person not in deaf])
            await services.notifier.tell(session, table_id)
    except Conflict:  # the same request came twice at once
        return await say_once(caller, table_id, text, key)
    services.rooms.new_chat(table_id)
    return line


@router.get("/chat", response_model=Chat)
async def read_chat(
    caller: CallerNow, table_id: TableId, after: Annotated[Number, Query()] = 0, invite: Invite = None
) -> Response:
    async with caller.services.rooms.reading(table_id) as (_, table):
        table.check_visible(caller.person_id, invite)
    read = partial(_chat_after, caller.person_id, table_id, after)
    return await read_and_written(caller.services.database, caller.services.aside.tables, read)


@router.post("/chat")
async def say(caller: CallerNow, table_id: TableId, wish: Say) -> ChatLine:
    """Say something to all at the table. Only those who play or host do."""
    return await say_once(caller, table_id, wish.text, caller.key)


@router.get("/notes")
async def read_notes(caller: CallerNow, table_id: TableId) -> Notes:
    """One's own notes about a table."""
    person = caller.somebody()
    async with caller.services.database.read() as session:
        row = await session.get(NotesRow, (person.id, table_id))
    return Notes(text="" if row is None else row.text)


@router.put("/notes")
async def write_notes(caller: CallerNow, table_id: TableId, wish: Notes, invite: Invite = None) -> Notes:
    person = caller.somebody()
    async with caller.services.rooms.reading(table_id) as (_, table):
        table.check_visible(person.id, invite)
    caller.spend("chat")
    async with caller.services.database.write() as session:
        await session.merge(NotesRow(person=person.id, table=table_id, text=wish.text))
    return wish
