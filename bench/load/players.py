"""Scripted players of Armorial over WebSockets. Two people a match, each with a connection of its own.

    python players.py PORT MATCHES      then lines on the input: {"settle": s, "seconds": s, "think": s}

Each such line is a slice: all matches go on, and after `settle` seconds the answers of `seconds` are counted.
A match that ends is followed by its rematch. Everything ends with the input. All players share a process, so they
read JSON and sockets by the quickest libraries: it is the server that is to be waited for.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
import time
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any

import httpx
import orjson
import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

AT_ONCE = 20
"""How many matches are made at the same time."""


class Count:
    """What is counted in a slice."""

    def __init__(self) -> None:
        self.latencies: list[float] = []
        self.errors: list[str] = []
        self.sent = 0
        self.bytes = 0
        self.restarts = 0


class Load:
    """All matches, and whether they go on."""

    def __init__(self, port: int) -> None:
        self.server = f"127.0.0.1:{port}"
        self.playing = False
        self.think = 0.0
        self.counting: Count | None = None
        self.tasks: set[asyncio.Task[None]] = set()

    def spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def problem(self, what: str) -> None:
        if self.counting is not None:
            self.counting.errors.append(what)
        else:
            print(what, file=sys.stderr)


def web_client() -> httpx.AsyncClient:
    """One for many people, so it keeps no cookies: everybody sends its own."""
    no_cookies = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
    return httpx.AsyncClient(timeout=30, trust_env=False, cookies=no_cookies)


class Player:
    """One person with its connection: answers whatever it is asked, at random."""

    def __init__(self, match: Match, name: str) -> None:
        self.match = match
        self.load = match.load
        self.name = name
        self.cookie = ""
        self.socket: ClientConnection | None = None
        self.asked: dict[str, Any] | None = None
        """A question that is not answered yet."""
        self.sent: dict[str, float] = {}
        """When the requests were sent that wait for their acknowledgement."""

    async def post(self, web: httpx.AsyncClient, path: str, body: dict[str, Any]) -> dict[str, Any]:
        headers = {"Cookie": self.cookie} if self.cookie else {}
        reply = await web.post(f"http://{self.load.server}/api{path}", json=body, headers=headers)
        reply.raise_for_status()
        given = reply.headers.get("set-cookie")
        if given and not self.cookie:
            self.cookie = given.split(";")[0]
        found: dict[str, Any] = reply.json()
        return found

    async def sit(self, table: str) -> None:
        """Connect to a table, instead of the one before."""
        old, self.socket = self.socket, None
        if old is not None:
            await old.close()
        self.asked = None
        self.sent.clear()
        url = f"ws://{self.load.server}/api/tables/{table}/live?lang=en"
        # Compression is offered, as browsers do; whether it is used is up to the server.
        self.socket = await connect(url, additional_headers={"Cookie": self.cookie}, max_size=None, proxy=None)
        self.load.spawn(self.listen(self.socket))

    async def listen(self, socket: ClientConnection) -> None:
        try:
            while True:
                self.hear(await socket.recv(decode=False))
        except ConnectionClosed as closed:
            if socket is self.socket:
                self.load.problem(f"disconnected: {closed}")

    def hear(self, text: bytes) -> None:
        count = self.load.counting
        if count is not None:
            count.bytes += len(text)
        message = orjson.loads(text)
        kind = message["type"]
        if kind == "done":
            began = self.sent.pop(message["key"])
            if count is not None:
                count.latencies.append((time.perf_counter() - began) * 1000)
        elif kind == "error":
            self.sent.pop(message["key"], None)
            self.load.problem(f"refused: {message['error']['code']}")
        elif kind == "position":
            if message["over"]:
                self.match.over(self)
            elif message["question"] and message["question"]["options"]:
                self.asked = {"seat": message["seat"], "seq": message["seq"], "options": message["question"]["options"]}
                self.go()

    def go(self) -> None:
        if not self.load.playing or self.asked is None:
            return
        if self.load.think:
            self.load.spawn(self.later(self.load.think * random.uniform(0.5, 1.5)))
        else:
            self.load.spawn(self.answer())

    async def later(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        await self.answer()

    async def answer(self) -> None:
        asked, socket = self.asked, self.socket
        if not self.load.playing or asked is None or socket is None:
            return
        self.asked = None
        key = f"{random.getrandbits(96):x}"
        token = random.choice(asked["options"])["token"]
        request = {"type": "answer", "key": key, "seat": asked["seat"], "seq": asked["seq"], "token": token}
        self.sent[key] = time.perf_counter()
        if self.load.counting is not None:
            self.load.counting.sent += 1
        try:
            await socket.send(json.dumps(request))
        except ConnectionClosed as closed:
            self.load.problem(f"disconnected: {closed}")


class Match:
    """A table with two people, and the tables after it."""

    def __init__(self, load: Load, number: int) -> None:
        self.load = load
        self.players = [Player(self, f"Player {number}-{side}") for side in (0, 1)]
        self.table = ""
        self.ended = False

    async def begin(self, web: httpx.AsyncClient) -> None:
        host, guest = self.players
        for player in self.players:
            await player.post(web, "/me", {"name": player.name})
        table = await host.post(web, "/tables", {"game": "village", "seats": 2, "visibility": "unlisted"})
        self.table = str(table["id"])
        await guest.post(web, f"/tables/{self.table}/join", {})
        await self.start(web)

    async def start(self, web: httpx.AsyncClient) -> None:
        await self.players[0].post(web, f"/tables/{self.table}/start", {})
        self.ended = False
        for player in self.players:
            await player.sit(self.table)

    def over(self, player: Player) -> None:
        if not self.ended and player is self.players[0]:
            self.ended = True
            self.load.spawn(self.again())

    async def again(self) -> None:
        for _ in range(500):  # the last position may come before the last acknowledgement
            if not any(player.sent for player in self.players):
                break
            await asyncio.sleep(0.01)
        try:
            async with web_client() as web:
                table = await self.players[0].post(web, f"/tables/{self.table}/rematch", {})
                self.table = str(table["id"])
                await self.start(web)
        except httpx.HTTPError as error:
            self.load.problem(f"no rematch: {error!r}")
        if self.load.counting is not None:
            self.load.counting.restarts += 1


def say(message: dict[str, Any]) -> None:
    print(json.dumps(message), flush=True)


async def one_slice(load: Load, matches: list[Match], settle: float, seconds: float, think: float) -> None:
    load.playing, load.think = True, think
    for match in matches:
        for player in match.players:
            player.go()
    await asyncio.sleep(settle)
    load.counting = count = Count()
    began = time.perf_counter()
    say({"begun": True})
    await asyncio.sleep(seconds)
    load.counting = None
    say({"ended": True})
    took = time.perf_counter() - began
    load.playing = False
    await asyncio.sleep(1)
    stuck = sum(bool(player.sent) for match in matches for player in match.players)
    say({"seconds": took, **vars(count), "errors": count.errors + ["no answer"] * stuck})


async def main(port: int, count: int) -> None:
    load = Load(port)
    matches = [Match(load, number) for number in range(count)]
    async with web_client() as web:
        for first in range(0, count, AT_ONCE):
            await asyncio.gather(*[match.begin(web) for match in matches[first : first + AT_ONCE]])
    say({"ready": True})
    while line := await asyncio.to_thread(sys.stdin.readline):
        await one_slice(load, matches, **json.loads(line))


if __name__ == "__main__":
    uvloop.run(main(int(sys.argv[1]), int(sys.argv[2])))
