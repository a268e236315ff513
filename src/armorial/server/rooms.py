"""Rooms: one queue per table. What is asked for is carried out, stored, and only then shown, one by one."""

import asyncio
import logging
import os
import secrets
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from typing import Any, Final

from armorial.match import RecordError
from armorial.server.aside import Aside, Pool
from armorial.server.notify import Notifier
from armorial.server.pace.times import Times
from armorial.server.queues import Queue
from armorial.server.store.database import Conflict, Database
from armorial.server.store.local import SomeSession
from armorial.server.store.outbox import put_out
from armorial.server.store.quick import QuickWriter
from armorial.server.store.schema import ReplyRow
from armorial.server.store.tables import answered, insert_table, load, revision_of, save_table
from armorial.table.errors import ApiError, refuse
from armorial.table.happened import Before, happened
from armorial.table.happenings import Happening
from armorial.table.pace import keeping
from armorial.table.table import Table

log = logging.getLogger(__name__)

TRIES: Final = 8
"""How often to try again when another process was quicker. Each time something was written, so this ends."""

GOING: Final = ("open", "running")
"""The tables that somebody will come back to."""

Body = dict[str, Any]
Change = Callable[[Table], Body | None]
"""Changes a table; gives the answer to the request, or None for the usual one."""
Carry = Callable[[Table], Awaitable[Body | None]]
"""The same, waited for."""
Also = Callable[[SomeSession, Body], Awaitable[None]]
"""Something that is stored with a change or not at all: it gets the answer, and may still refuse."""


class Watcher:
    """Somebody who wants to know when a room changes: a WebSocket, or a request that waits."""

    def __init__(self) -> None:
        self.woken = asyncio.Event()
        self.news = False
        """Whether the room has changed since this was last set to false."""

    def wake(self) -> None:
        self.news = True
        self.woken.set()


class Room:
    """A table in memory with its queue and those who watch it."""

    def __init__(self, table_id: str, on_left: Callable[["Room"], None]) -> None:
        """``on_left`` is told whenever the last who watched it has gone."""
        self.id = table_id
        self.queue = Queue()
        self._on_left = on_left
        self.table: Table | None = None
        self.suspect = False
        """Whether another process may have changed the table."""
        self.checking = False
        """Whether that is being looked up."""
        self.watchers: set[Watcher] = set()
        self.people: Counter[str] = Counter()
        """Who is connected, and how often."""
        self.looking: Counter[str] = Counter()
        """Whose window with the table is not hidden by others, and how many they have."""
        self.chat_news = 0
        """Counts up when there may be new chat."""
        self.driving: asyncio.Task[None] | None = None
        """The task that lets bots play."""
        self.plan_news: Counter[str] = Counter()
        """Counts up, for each person, when something about their plans may be new."""
        self.away: tuple[int, ...] = ()
        """The seats whose owners were away when somebody last looked."""
        self.shown: frozenset[str] = frozenset()
        """Who was shown as being here then."""

    def present(self) -> frozenset[str]:
        return frozenset(self.people)

    def plans_of(self, person: str | None) -> int:
        """Counts up when something about their plans may be new."""
        return self.plan_news.get(person or "", 0)

    def wake_all(self) -> None:
        for watcher in self.watchers:
            watcher.wake()

    @asynccontextmanager
    async def watched(self) -> AsyncIterator[Watcher]:
        watcher = Watcher()
        self.watchers.add(watcher)
        try:
            yield watcher
        finally:
            self.watchers.discard(watcher)
            if not self.watchers:
                self._on_left(self)

    @property
    def keeps_time(self) -> bool:
        """Whether a match is played here in which it matters who is there."""
        return self.table is not None and self.table.clock is not None and self.table.state == "running"

    @property
    def idle(self) -> bool:
        return not self.watchers and self.driving is None and self.queue.empty


class Rooms:
    """All rooms of this process."""

    def __init__(self, database: Database, notifier: Notifier, kept: int, aside: Aside, times: Times) -> None:
        self.database = database
        self.times = times
        self._aside = aside
        self.notifier = notifier
        self.closing = False
        self.on_change: Callable[[Room], None] = lambda room: None
        """Told after every change and load, so that bots can go on."""
        self.on_over: Callable[[Table], None] = lambda table: None
        """Told of a game that is over, once its end is stored; again if something is changed at its table later."""
        self.on_stored: Callable[[str | None, float], None] = lambda person, seconds: None
        """Told how long it took to carry out a request and to store what came of it, and whose it was."""
        self._kept = kept
        self._writing = 0
        """How many requests are being carried out."""
        self._quick = QuickWriter(database) if database.sqlite else None
        self._rooms: OrderedDict[str, Room] = OrderedDict()

    # -- rooms ----------------------------------------------------------------------------------------------

    def room(self, table_id: str) -> Room:
        room = self._rooms.get(table_id)
        if room is None:
            room = self._rooms[table_id] = Room(table_id, self._left)
            self._make_place()
        self._rooms.move_to_end(table_id)
        return room

    def _make_place(self) -> None:
        """Forget the rooms that nobody has looked at for longest; they are loaded again when they are needed."""
        for table_id, room in list(self._rooms.items())[: -self._kept]:
            if room.idle:
                del self._rooms[table_id]

    def _left(self, room: Room) -> None:
        """Nobody watches a room any more. A match that is over takes most memory, and hardly anybody comes back to it:
        who does has it loaded again."""
        if room.idle and room.table is not None and room.table.state not in GOING and self._rooms.get(room.id) is room:
            del self._rooms[room.id]

    def adopt(self, table: Table) -> None:
        """A table that was just made and stored."""
        room = self.room(table.id)
        room.table = table
        self.on_change(room)

    def noticed(self, table_id: str | None) -> None:
        """Another process has changed a table or its chat (or nobody knows which)."""
        for room in list(self._rooms.values()) if table_id is None else [self._rooms.get(table_id)]:
            if room is not None:
                room.suspect = True
                room.chat_news += 1
                room.wake_all()

    def new_plans(self, table_id: str, person: str) -> None:
        """What is kept for somebody's seats has changed, and is stored. Only they hear of it."""
        room = self._rooms.get(table_id)
        if room is not None and room.people[person]:
            room.plan_news[person] += 1
            room.wake_all()

    def census(self) -> dict[str, tuple[str, float]]:
        """What is in memory, and who is there."""
        rooms = list(self._rooms.values())
        lines = sum(room.table.seq for room in rooms if room.table is not None)
        return {
            "armorial_rooms": ("Tables in memory.", len(rooms)),
            "armorial_lines": ("Lines of the logs of these tables: what most of the memory is for.", lines),
            "armorial_watchers": ("WebSockets and waiting requests.", sum(len(room.watchers) for room in rooms)),
            "armorial_people_connected": (
                "People at tables, once for each table.",
                sum(len(room.people) for room in rooms),
            ),
        }

    def wake_everybody(self) -> None:
        """Something has changed that is not about one table."""
        for room in list(self._rooms.values()):
            room.wake_all()

    def present(self, table_id: str) -> frozenset[str]:
        """Who is connected to a table."""
        room = self._rooms.get(table_id)
        return frozenset() if room is None else room.present()

    def known(self) -> frozenset[str]:
        """The tables that are in memory."""
        return frozenset(self._rooms)

    def keeps_time(self, table_id: str) -> bool:
        """Whether a match is in memory in which it matters who is there."""
        room = self._rooms.get(table_id)
        return room is not None and room.keeps_time

    def in_memory(self, table_id: str) -> Table | None:
        """A table as it was when somebody last looked; nothing if it is not in memory."""
        room = self._rooms.get(table_id)
        return None if room is None else room.table

    def watched(self) -> list[Room]:
        """The rooms that somebody looks at."""
        return [room for room in self._rooms.values() if room.watchers and room.table is not None]

    def seated(self) -> Iterator[tuple[str, list[str]]]:
        """Such matches at which people are connected who belong there, and who they are."""
        for room in self._rooms.values():
            if room.people and room.keeps_time and room.table is not None:
                yield room.id, [person for person in room.people if room.table.belongs(person)]

    def is_looking(self, table_id: str, person: str) -> bool:
        """Whether somebody has a table before their eyes, as far as this process knows."""
        room = self._rooms.get(table_id)
        return room is not None and room.looking[person] > 0

    def new_chat(self, table_id: str) -> None:
        """Somebody has said something, and it is stored."""
        room = self.room(table_id)
        room.chat_news += 1
        room.wake_all()

    def close(self) -> None:
        """Let those who wait go."""
        self.closing = True
        self.wake_everybody()

    async def finish(self) -> None:
        """Write what is still to be written."""
        if self._quick is not None:
            await self._quick.close()

    # -- reading --------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def reading(self, table_id: str, *, sure: bool = True) -> AsyncIterator[tuple[Room, Table]]:
        """The table as it is stored, while nobody changes it. ``sure``: also not in another process just now."""
        room = self.room(table_id)
        async with room.queue.reading():
            yield room, await self._fresh(room, sure)

    def at_hand(self, room: Room) -> Table | None:
        """The table, if it is here as it is stored and nobody is changing it."""
        return None if room.suspect or room.checking or room.queue.changing else room.table

    async def _fresh(self, room: Room, sure: bool = True) -> Table:
        table = room.table
        if table is not None and not sure and not room.suspect:
            return table
        room.suspect, room.checking = False, room.suspect
        try:
            return await self._looked_up(room)
        except BaseException:
            room.suspect |= room.checking
            raise
        finally:
            room.checking = False

    async def _looked_up(self, room: Room) -> Table:
        table = room.table
        async with self.database.read() as session:
            if table is not None and await revision_of(session, room.id) == table.revision:
                return table
        rows = await load(self.database, self._aside.tables, room.id)
        if rows is None:
            self._rooms.pop(room.id, None)
            raise refuse("not_found", "no-such-table")
        try:
            room.table = await self._aside.tables.run(rows.table)
        except RecordError as error:
            log.error("match cannot continue", extra={"table": room.id}, exc_info=error)
            raise refuse("unavailable", "cannot-resume", why=str(error)) from None
        self.on_change(room)
        return room.table

    # -- changing -------------------------------------------------------------------------------------------

    async def change(
        self,
        table_id: str,
        change: Change,
        person: str | None = None,
        key: str | None = None,
        *,
        slow: Pool | None = None,
        lag: float = 0.0,
        also: Also | None = None,
    ) -> Body:
        """Carry out a request: change the table, store it, tell those who watch. Gives the answer.

        A ``slow`` one, which may have to replay a match, is carried out there: only this table waits for it. A request
        with a key that was carried out before gets the answer of then. If another process has written in
        the meantime, the request is looked at again: it is then about a table that has moved on. ``lag`` is how long
        the request was on its way, which no clock counts. ``also`` is stored in the same transaction.
        """
        if self.closing:
            raise refuse("unavailable", "closing")
        self._writing += 1
        began = time.perf_counter()
        try:
            body = await self._change(self.room(table_id), self._aside_if(slow, change, lag), person, key, also)
            self.on_stored(person, time.perf_counter() - began)
            return body
        finally:
            self._writing -= 1

    def _aside_if(self, slow: Pool | None, change: Change, lag: float) -> Carry:
        async def carry(table: Table) -> Body | None:
            table.happened.clear()
            body = change(table) if slow is None else await slow.run(change, table)
            keeping.settle(table, self.times, lag)
            return body

        return carry

    async def settled(self) -> None:
        """Wait until everything that was begun is written."""
        while self._writing:
            await asyncio.sleep(0.01)

    async def _change(self, room: Room, change: Carry, person: str | None, key: str | None, also: Also | None) -> Body:
        async with room.queue.changes():
            for _ in range(TRIES):
                table = room.table
                if table is None or room.suspect:
                    table = await self._fresh(room, sure=False)
                try:
                    return await self._carry_out(room, table, change, person, key, also)
                except Conflict:  # another process was quicker, or the same request has been here
                    room.table = None
                    given = await self._given(person, key)
                except ApiError:  # perhaps only because it has been carried out already, or for what was true before
                    given = await self._given(person, key)
                    if given is None and (room.table is None or not await self._outdated(room, table)):
                        raise
                if given is not None:
                    return given
        raise refuse("unavailable", "busy")

    async def _outdated(self, room: Room, table: Table) -> bool:
        """Whether another process has changed the table, and this one has not heard of it yet."""
        if self.database.sqlite:
            return False
        async with self.database.read() as session:
            room.suspect = await revision_of(session, room.id) not in (None, table.revision)
        return room.suspect

    async def _carry_out(
        self, room: Room, table: Table, change: Carry, person: str | None, key: str | None, also: Also | None
    ) -> Body:
        before = Before(table)
        changed = False
        try:
            body = await change(table)
            changed = True
            if body is None:
                body = {"seq": table.seq}
            reply = reply_row(person, key, body)
            told = self._unseen([*happened(before, table, person, self.times.wall()), *table.happened])
            rows = answered(table, reply, told) if self._quick is not None and also is None else None
            if self._quick is not None and rows is not None:
                await self._quick.save(rows)
            else:
                await self._store(table, body, reply, told, also)
        except ApiError as error:
            if changed or error.code == "internal":
                room.table = None
            raise
        except BaseException:
            room.table = None  # whatever it is now, it is not what is stored
            raise
        table.offspring = None
        self.on_change(room)
        if table.decided:
            self.on_over(table)
        room.wake_all()
        return body

    def _unseen(self, told: list[Happening]) -> list[Happening]:
        """Without what somebody sees anyway, because they have the table before their eyes here: most of it."""
        return [each for each in told if not self.is_looking(each.table, each.person)]

    async def _store(
        self, table: Table, body: Body, reply: Body | None, told: list[Happening], also: Also | None
    ) -> None:
        async with self.database.write() as session:
            await save_table(session, table)
            if table.offspring is not None:
                await insert_table(session, table.offspring)
            if reply is not None:
                session.add(ReplyRow(**reply))
            await put_out(session, told)
            if also is not None:
                await also(session, body)
            await self.notifier.tell(session, table.id)

    async def _given(self, person: str | None, key: str | None) -> Body | None:
        if person is None or key is None:
            return None
        async with self.database.read() as session:
            return await reply_to(session, person, key)


async def reply_to(session: SomeSession, person: str, key: str | None) -> Body | None:
    """The answer to a request that was carried out before."""
    if key is None:
        return None
    row = await session.get(ReplyRow, (person, key))
    return None if row is None else row.body


def reply_row(person: str | None, key: str | None, body: Body) -> Body | None:
    """What to remember of an answer to a request with a key."""
    if person is None or key is None:
        return None
    return {"person": person, "key": key, "body": body, "created": time.time()}


def add_reply(session: SomeSession, person: str, key: str | None, body: Body) -> None:
    row = reply_row(person, key, body)
    if row is not None:
        session.add(ReplyRow(**row))


def process_name() -> str:
    """Tells this process from others on the same database."""
    return f"{os.getpid()}-{secrets.token_hex(4)}"
