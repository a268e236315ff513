"""The least that a server on the same stack takes: it computes nothing, and sends constant bytes.

    python bench/load/floor.py             FastAPI, uvicorn, websockets, uvloop, and nothing else
    python bench/load/floor.py --disk      and every answer is committed to the disk before it is acknowledged, as ours

Each answer gets what one of Village gets on average: a position for the one who answers, with options; a position for
the other; the acknowledgement. All three have the sizes of real ones, and what is stored has the size of a real
snapshot. Players cannot tell it from our server, but that nothing ever happens. It says its port, and ends with its
input.
"""

from __future__ import annotations

import argparse
import random
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from statistics import mean
from typing import Any

import orjson
import uvicorn
from fastapi import FastAPI, WebSocket, WebSocketDisconnect

from armorial.games import load_game
from armorial.match import Match, SeededChance
from armorial.server.run import Server, listen
from armorial.server.store.database import Database
from armorial.server.store.quick import Answered, QuickWriter, json_text
from armorial.server.store.schema import PersonRow
from armorial.server.store.tables import insert_table
from armorial.table.seating import start
from armorial.table.show import Reader, position
from armorial.table.table import Seat, Table

PEOPLE = ("first", "second")


class Typical:
    """What an answer in a game of Village sends and stores, by its average size."""

    def __init__(self) -> None:
        rng = random.Random(1)
        table = new_table("typical")
        table.state = "running"
        table.match = Match.start(load_game("village"), 2, names=table.names(), chance=SeededChance(1))
        sent: dict[bool, list[bytes]] = {True: [], False: []}
        stored: list[str] = []
        have = 0
        while not table.match.finished:
            for person in PEOPLE:
                shown = position(table, Reader(person, "en"), have, frozenset(PEOPLE))
                question = shown["question"]
                sent[question is not None and bool(question["options"])].append(orjson.dumps(shown))
            stored.append(json_text(table.match.snapshot()))
            have = table.match.version
            table.match.answer(table.match.to_move or 0, rng.choice(table.match.options()))
        self.asked = _average(sent[True]).decode()
        self.other = _average(sent[False]).decode()
        self.snapshot = _average(stored)


def _average(texts: list[Any]) -> Any:
    wanted = mean(len(text) for text in texts)
    return min(texts, key=lambda text: abs(len(text) - wanted))


def new_table(name: str) -> Table:
    seats = [Seat("person", f"Player {name}-{number}", person) for number, person in enumerate(PEOPLE)]
    return Table(name, "village", {}, "unlisted", PEOPLE[0], seats[0].name, seats)


class Floor:
    """Tables at which nothing happens."""

    def __init__(self, folder: str | None) -> None:
        self.typical = Typical()
        self.database = None if folder is None else Database(f"sqlite:///{folder}/floor.db")
        self.writer = None if self.database is None else QuickWriter(self.database)
        self.sockets: dict[str, list[WebSocket]] = {}
        self.tables: dict[str, Table] = {}

    async def begin(self) -> None:
        if self.database is not None:
            await self.database.migrate()
            async with self.database.write() as session:
                for person in PEOPLE:
                    row = PersonRow(id=person, name=person, settings={}, epoch=0, created=0.0)
                    session.add(row)

    async def end(self) -> None:
        if self.writer is not None and self.database is not None:
            await self.writer.close()
            await self.database.close()

    async def new(self) -> str:
        name = f"table-{len(self.sockets):08}"
        self.sockets[name] = []
        if self.database is not None:
            self.tables[name] = table = new_table(name)
            start(table, PEOPLE[0], None)
            async with self.database.write() as session:
                await insert_table(session, table)
        return name

    async def store(self, name: str, key: str) -> None:
        """Two lines, a snapshot, and the reply, as most answers of Village have them."""
        if self.writer is None:
            return
        table = self.tables[name]
        seen, seq, now = table.revision, table.stored_seq, time.time()
        table.revision += 1
        table.stored_seq += 2
        lines: list[tuple[Any, ...]] = [(name, seq + n, 0, "take:market:orange", -1, False, 0, False) for n in (1, 2)]
        columns = ("running", now, table.revision, seq + 2, 0, False, "null", "null", "null", None)
        reply = (PEOPLE[0], f"act {name} {key}", '{"seq":100}', now)
        await self.writer.save(Answered(name, seen, columns, (self.typical.snapshot, None, "null"), lines, reply, []))

    async def serve(self, socket: WebSocket, name: str) -> None:
        await socket.accept()
        everybody = self.sockets[name]
        everybody.append(socket)
        if len(everybody) == 1:
            await socket.send_text(self.typical.asked)
        try:
            while True:
                key = orjson.loads(await socket.receive_text())["key"]
                await self.store(name, key)
                for each in everybody:
                    await each.send_text(self.typical.asked if each is socket else self.typical.other)
                await socket.send_text(orjson.dumps({"seq": 100, "type": "done", "key": key}).decode())
        except WebSocketDisconnect:
            everybody.remove(socket)


def make_app(floor: Floor) -> FastAPI:
    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await floor.begin()
        yield
        await floor.end()

    app = FastAPI(lifespan=lifespan)

    @app.post("/api/me")
    async def me() -> dict[str, str]:
        return {}

    @app.post("/api/tables")
    async def make() -> dict[str, str]:
        return {"id": await floor.new()}

    @app.post("/api/tables/{name}/join")
    @app.post("/api/tables/{name}/start")
    async def nothing(name: str) -> dict[str, str]:
        return {}

    @app.websocket("/api/tables/{name}/live")
    async def live(socket: WebSocket, name: str) -> None:
        await floor.serve(socket, name)

    return app


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--disk", action="store_true")
    disk = parser.parse_args().disk
    with tempfile.TemporaryDirectory(prefix="armorial-floor-") as folder, listen("127.0.0.1", 0) as listening:
        app = make_app(Floor(folder if disk else None))
        config = uvicorn.Config(
            app, ws="websockets-sansio", ws_per_message_deflate=False, log_config=None, access_log=False
        )
        server = Server(config, lambda where: print(where, flush=True), lambda: None)
        server.run(sockets=[listening])


if __name__ == "__main__":
    main()
