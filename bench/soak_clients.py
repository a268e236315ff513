"""The clients of the endurance run: people at tables, with bad connections and worse manners, and what came of it."""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
import time
from collections import Counter
from typing import TYPE_CHECKING, Any

import httpx
import orjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

if TYPE_CHECKING:
    from soak_server import Soak

Json = dict[str, Any]

MISCHIEF = {"answer": 82, "twice": 4, "drop after sending": 4, "drop": 4, "undo": 3, "lie": 3}
"""What a client does when it is asked, of a hundred times."""


class Look:
    """What the server has in memory at a moment: bytes of the process and of its bots, matches, lines of their logs."""

    def __init__(self, server_mb: float, bots_mb: float, rooms: int, lines: int) -> None:
        self.server_mb = server_mb
        self.bots_mb = bots_mb
        self.rooms = rooms
        self.lines = lines


class Tally:
    """What happened, and what must not have."""

    def __init__(self) -> None:
        self.did: Counter[str] = Counter()
        self.latencies: list[float] = []
        self.measuring = False
        self.wrong: list[str] = []
        self.looks: list[Look] = []
        """What the server had in memory, whenever it was looked at."""
        self.others = 0.0
        """How many cores other programs have used meanwhile: where it is much, times say nothing."""
        self.disk: list[float] = []
        """How long the disk itself takes for a page, in milliseconds: an answer cannot be quicker."""


class Haste:
    """How many answers those at a table still give at once, one after another."""

    def __init__(self, answers: int) -> None:
        self.answers = answers


class Answer:
    """What was sent, and whether it was acknowledged."""

    def __init__(self, seat: int, seq: int, token: str) -> None:
        self.seat = seat
        self.seq = seq
        self.token = token
        self.acknowledged = False


class Client:
    """Somebody at a table, with a bad connection and worse manners."""

    def __init__(self, soak: Soak, name: str) -> None:
        self.soak = soak
        self.name = name
        self.cookie = ""
        self.table = ""
        self.position: Json | None = None
        self.waiting: dict[str, tuple[Json, float]] = {}
        """Requests without an answer, and when each was sent; 0 if its time no longer counts."""
        self.lies: set[str] = set()
        self.socket: ClientConnection | None = None
        self.acting = False
        self.haste = Haste(0)

    async def post(self, path: str, body: Json) -> Json:
        """Again and again, with the same key, until the server is there."""
        headers = {"Cookie": self.cookie, "Idempotency-Key": secrets.token_hex(12)}
        while True:
            with contextlib.suppress(httpx.TransportError):
                reply = await self.soak.web.post(f"{self.soak.link}/api{path}", json=body, headers=headers)
                if reply.status_code != 503:
                    reply.raise_for_status()
                    self.cookie = self.cookie or reply.headers["set-cookie"].split(";")[0]
                    found: Json = reply.json()
                    return found
            await asyncio.sleep(0.5)

    async def stay(self) -> None:
        """At the table until the end, however often the connection is lost."""
        while not self.soak.over:
            with contextlib.suppress(OSError, TimeoutError, WebSocketException):
                table, have = self.table, 0 if self.position is None else self.position["seq"]
                url = f"{self.soak.link.replace('http', 'ws', 1)}/api/tables/{table}/live?lang=en&have={have}"
                async with connect(url, additional_headers={"Cookie": self.cookie}, max_size=None, proxy=None) as found:
                    self.socket = found
                    for key, (request, _) in list(self.waiting.items()):
                        self.waiting[key] = (request, 0.0)
                        await found.send(orjson.dumps(request).decode())
                    async for message in found:
                        self.hear(orjson.loads(message))
                        if table != self.table:
                            break
            self.socket = None
            await asyncio.sleep(random.uniform(0.05, 0.5))

    def hear(self, message: Json) -> None:
        kind, key = message["type"], message.get("key")
        if kind == "position":
            self.position = message
        elif kind == "done" and key in self.waiting:
            request, began = self.waiting.pop(key)
            if key in self.lies:
                self.soak.tally.wrong.append(f"{self.table}: a lie was accepted: {request}")
            if request["type"] == "answer":
                self.soak.sent[self.table][key].acknowledged = True
            if began and self.soak.tally.measuring:
                self.soak.tally.latencies.append((time.perf_counter() - began) * 1000)
        elif kind == "error" and key in self.waiting:
            code = message["error"]["code"]
            self.soak.tally.did[f"refused: {code}"] += 1
            if code not in ("unavailable", "rate_limited", "internal"):
                self.waiting.pop(key)
            if code == "internal":
                self.soak.tally.wrong.append(f"{self.table}: a fault of the server")
        self.consider()

    def consider(self) -> None:
        """Whether there is something to do now."""
        now = self.position
        if now is None or self.acting or self.waiting:
            return
        if now["over"]:
            self.soak.ended(self.table)
        elif now["question"] and now["question"]["options"]:
            self.acting = True
            self.soak.spawn(self.act())

    async def act(self) -> None:
        """Think, and then do something, mostly what is asked for."""
        hasty = self.haste.answers > 0
        await asyncio.sleep(0 if hasty else random.uniform(0.5, 1.5) * self.soak.pause)
        self.acting = False
        now = self.position
        if self.soak.over or self.waiting or now is None or not now["question"] or not now["question"]["options"]:
            return
        what = "answer" if hasty else random.choices(list(MISCHIEF), list(MISCHIEF.values()))[0]
        self.haste.answers -= hasty
        self.soak.tally.did[what] += 1
        where = {"seat": now["question"]["seat"], "seq": now["seq"]}
        token = random.choice(now["question"]["options"])["token"]
        if what == "drop":
            await self.drop()
            self.acting = True
            await self.act()
        elif what == "undo":
            await self.ask({"type": "undo", **where})
        elif what == "lie":
            lies = [{"seq": where["seq"] - 1}, {"token": "win:everything"}, {"seat": where["seat"] + 1}]
            await self.ask({"type": "answer", **where, "token": token, **random.choice(lies)}, lie=True)
        else:
            request = await self.ask({"type": "answer", **where, "token": token})
            if what == "twice":
                await self.send(request)
            elif what == "drop after sending":
                await self.drop()

    async def ask(self, request: Json, lie: bool = False) -> Json:
        key = secrets.token_hex(12)
        request["key"] = key
        if lie:
            self.lies.add(key)
        elif request["type"] == "answer":
            self.soak.sent[self.table][key] = Answer(request["seat"], request["seq"], request["token"])
        self.waiting[key] = (request, time.perf_counter())
        await self.send(request)
        return request

    async def send(self, request: Json) -> None:
        if self.socket is not None:
            with contextlib.suppress(WebSocketException, OSError):
                await self.socket.send(orjson.dumps(request).decode())

    async def drop(self) -> None:
        if self.socket is not None and self.socket.transport is not None:
            self.socket.transport.abort()
