"""Play over a WebSocket: positions as they come about, and requests, each of which is answered."""

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from typing import Annotated, Any, Final

import orjson
from fastapi import APIRouter, Query, WebSocket, WebSocketDisconnect
from pydantic import TypeAdapter, ValidationError

from armorial.server.api.caller import Caller, Invite, SeatQuery, TableId, caller_of
from armorial.server.api.play import act
from armorial.server.api.social import chat_after, last_line, say_once
from armorial.server.rooms import Room, Watcher
from armorial.server.sockets import NOT_ALLOWED, Socket
from armorial.server.store.database import AWAY
from armorial.table.errors import ApiError, invalid, refuse
from armorial.table.following import Following, Message
from armorial.table.messages import (
    ClientMessage,
    Language,
    LiveChat,
    LiveError,
    LiveLooking,
    LivePing,
    LivePlans,
    LivePong,
    LiveSay,
    Number,
)
from armorial.table.problems import problem
from armorial.table.show import Reader, is_long
from armorial.table.table import Table

log = logging.getLogger(__name__)

router = APIRouter()

MOST_REPLIES: Final = 200
"""A client that asks and asks but does not read the answers is disconnected."""
RESTARTING: Final = 1012
TRY_LATER: Final = 1013
GOODBYE: Final = 5.0
"""How long, in seconds, to try to tell somebody why their connection is closed."""

_MESSAGES: Final[TypeAdapter[ClientMessage]] = TypeAdapter(ClientMessage)


@router.websocket("/api/tables/{table_id}/live")
async def live(
    socket: WebSocket,
    table_id: TableId,
    have: Annotated[Number, Query()] = 0,
    lang: Annotated[Language | None, Query()] = None,
    seat: SeatQuery = None,
    invite: Invite = None,
    steps: Annotated[bool, Query(description="Show what happens one thing after another")] = False,
) -> None:
    caller = await caller_of(socket, lang, None)
    sockets = caller.services.sockets
    await socket.accept()
    try:
        caller.check_welcome()
        caller.spend("sockets")
        async with sockets.one_more(caller.person_id, caller.address, table_id):
            async with caller.services.rooms.reading(table_id) as (room, table):
                table.check_visible(caller.person_id, invite)
            await caller.services.pace.presence.read([table_id] if room.keeps_time else [])
            async with room.watched() as watcher:
                connection = Connection(socket, caller, caller.reader(seat), room, watcher, have, steps, invite)
                with sockets.opened(Socket(caller.person_id, caller.session_id, connection.end)):
                    await caller.check_session()  # it may have ended before there was a socket to close
                    await connection.run()
    except ApiError as error:
        await socket.send_text(LiveError(key=None, error=problem(error, caller.language)).model_dump_json())
        await socket.close(TRY_LATER if error.code == "rate_limited" else NOT_ALLOWED)


class Connection:
    """One WebSocket. One task reads requests and carries them out; another writes, so that writing has one order."""

    def __init__(
        self,
        socket: WebSocket,
        caller: Caller,
        reader: Reader,
        room: Room,
        watcher: Watcher,
        have: int,
        stepwise: bool,
        invite: str | None = None,
    ) -> None:
        self._socket = socket
        self._caller = caller
        self._person = caller.person_id
        self._following = Following(reader, have, stepwise, invite)
        self._rooms = caller.services.rooms
        self._room = room
        self._watcher = watcher
        self._looking = False
        """Whether the reader has the table before their eyes."""
        self._chat_seen = 0
        self._chat_news = -1
        self._plan_news = 0
        self._replies: deque[str] = deque()
        self._lag = 0.0
        """How long a message and its answer are on their way, as the client says."""
        self._busy = False
        """Whether a request is being carried out. It is carried out to its end, even if its sender is gone."""
        self._over = False
        self._ended: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        """With which code others have closed the connection."""

    def end(self, code: int) -> None:
        """Close the connection now, whatever is still to be sent."""
        if not self._ended.done():
            self._ended.set_result(code)

    async def run(self) -> None:
        person = self._person
        self._chat_seen = await last_line(self._caller, self._room.id)
        self._chat_news = self._room.chat_news
        self._plan_news = self._room.plans_of(person)
        if person is not None:
            self._room.people[person] += 1
            self._room.wake_all()
        self._look(True)
        self._watcher.wake()
        reading, writing = asyncio.create_task(self._read()), asyncio.create_task(self._write())
        try:
            ends: list[asyncio.Future[Any]] = [reading, writing, self._ended]
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._over = True
            self._look(False)
            if person is not None:
                self._room.people[person] -= 1
                self._room.people += type(self._room.people)()  # drops those who are no longer there
                self._room.wake_all()
            writing.cancel()
            if not self._busy:
                reading.cancel()
            for result in await asyncio.gather(reading, writing, return_exceptions=True):
                self._complain(result)
            if self._ended.done():
                await self._say_goodbye(self._ended.result())

    def _look(self, looking: bool) -> None:
        """The reader has the table before their eyes from now on, or no longer."""
        if self._person is None or looking == self._looking:
            return
        self._looking = looking
        self._room.looking[self._person] += 1 if looking else -1
        self._room.looking += type(self._room.looking)()  # drops those who no longer look
        if looking:
            self._caller.services.office.looked(self._person, self._room.id)

    async def _say_goodbye(self, code: int) -> None:
        """To somebody who may not even be reading."""
        try:
            await asyncio.wait_for(self._socket.close(code), GOODBYE)
        except (TimeoutError, RuntimeError, OSError):
            pass

    def _complain(self, result: object) -> None:
        """That a connection breaks is nothing special; anything else is a fault."""
        usual = (WebSocketDisconnect, asyncio.CancelledError, RuntimeError, OSError)
        if isinstance(result, BaseException) and not isinstance(result, usual):
            log.error("a connection failed", extra={"table": self._room.id}, exc_info=result)

    # -- reading --------------------------------------------------------------------------------------------

    async def _read(self) -> None:
        while not self._over:
            text = await self._socket.receive_text()
            self._busy = True
            self._replies.append(await self._reply(text))
            self._busy = False
            self._watcher.woken.set()
            if len(self._replies) > MOST_REPLIES:
                await self._socket.close(NOT_ALLOWED)
                return

    async def _reply(self, text: str) -> str:
        key = None
        try:
            request = _MESSAGES.validate_json(text)
            key = getattr(request, "key", None)
            self._caller.spend("requests")  # somebody may have many connections
            if isinstance(request, LiveLooking):
                self._look(request.looking)
            if isinstance(request, LivePing):
                self._lag = request.lag or 0.0
            if isinstance(request, LivePing | LiveLooking):
                return LivePong().model_dump_json()
            await self._caller.check_session()
            if isinstance(request, LiveSay):
                await say_once(self._caller, self._room.id, request.text, request.key)
                return _done(request.key, self._room.table.seq if self._room.table else 0)
            return _done(
                request.key, await act(self._caller, self._room.id, request.key, request, request.type, self._lag)
            )
        except ValidationError as error:
            first = error.errors(include_url=False, include_context=False, include_input=False)[0]
            return self._refusal(key, invalid(first))
        except ApiError as error:
            return self._refusal(key, error)
        except AWAY as error:
            log.error("the database failed", extra={"table": self._room.id}, exc_info=error)
            return self._refusal(key, refuse("unavailable", "database-away"))
        except Exception:
            log.exception("a request failed", extra={"table": self._room.id})
            return self._refusal(key, refuse("internal", "internal"))

    def _refusal(self, key: str | None, error: ApiError) -> str:
        return LiveError(key=key, error=problem(error, self._caller.language)).model_dump_json()

    # -- writing --------------------------------------------------------------------------------------------

    async def _write(self) -> None:
        while True:
            await self._watcher.woken.wait()
            self._watcher.woken.clear()
            if self._rooms.closing:
                await self._socket.close(RESTARTING)
                return
            ban = self._caller.services.sanctions.ban_of(self._person, self._caller.address)
            if ban is not None:
                await self._socket.send_text(self._refusal(None, ban))
                await self._socket.close(NOT_ALLOWED)
                return
            if self._watcher.news:
                self._watcher.news = False
                for message in await self._news():
                    await self._socket.send_text(message)
                if self._following.barred:
                    await self._socket.close(NOT_ALLOWED)
                    return
            while self._replies:
                await self._socket.send_text(self._replies.popleft())

    async def _news(self) -> list[str]:
        """What has changed since the last time: the table, the position, the chat."""
        table = self._rooms.at_hand(self._room)
        if table is not None and not is_long(table, self._following.have):
            news = self._changes(table)()
        else:
            async with self._rooms.reading(self._room.id, sure=False) as (_, table):
                long = is_long(table, self._following.have)
                telling = self._changes(table.still())
            news = await self._caller.services.aside.tables.run(telling) if long else telling()
        if self._chat_news != self._room.chat_news and not self._following.barred:
            self._chat_news = self._room.chat_news
            for line in await chat_after(self._caller, self._room.id, self._chat_seen):
                self._chat_seen = line.id
                news.append(LiveChat(line=line).model_dump_json())
        plan_news = self._room.plans_of(self._person)
        if self._plan_news != plan_news:
            self._plan_news = plan_news
            news.append(LivePlans().model_dump_json())
        return news

    def _changes(self, table: Table) -> Callable[[], list[str]]:
        """How to tell them, with what is so now."""
        here, away = self._caller.here(self._room.id), self._room.away
        return lambda: [_sent(message) for message in self._following.news(table, here, away)]


def _sent(message: Message) -> str:
    """Positions are made as they are sent."""
    return orjson.dumps(message).decode() if isinstance(message, dict) else message.model_dump_json()


def _done(key: str, seq: int) -> str:
    """A ``LiveDone``, which is sent for every answer."""
    return orjson.dumps({"seq": seq, "type": "done", "key": key}).decode()
