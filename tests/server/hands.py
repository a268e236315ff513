"""Turns the clock of a server that runs in a thread of the tests, and tables with clocks."""

import math
import time
from typing import Any

import httpx

from armorial.server.rooms import Room
from armorial.server.services import Services
from armorial.table.happenings import Happening
from armorial.table.pace.clock import DAY
from tests.server.players import Json, position, post
from tests.server.table_server import ThreadServer

LIVE = {"kind": "live", "bank": 600, "increment": 20}
BY_TURNS = {"kind": "days", "days": 3}


class Hands:
    """Time goes on only when a test says so. What is due then happens at once."""

    def __init__(self, server: ThreadServer) -> None:
        self._server = server
        self._at = time.monotonic()
        self._wall = time.time()
        self.told: list[Happening] = []
        """What somebody would be told about time."""

        async def take(services: Services) -> None:
            times = services.rooms.times
            times.monotonic, times.wall, times.grace = lambda: self._at, lambda: self._wall, math.inf
            changed = services.rooms.on_change

            def hear(room: Room) -> None:
                self.told += [] if room.table is None else room.table.happened
                changed(room)

            services.rooms.on_change = hear

        server.do(take)

    def turn(self, seconds: float = 0.0, days: float = 0.0) -> None:
        """Let time pass."""
        self._at += seconds + days * DAY
        self._wall += seconds + days * DAY
        self.look()

    def set_wall(self, seconds: float) -> None:
        """Somebody sets the clock of the computer."""
        self._wall += seconds
        self.look()

    def look(self) -> None:
        async def now(services: Services) -> None:
            await services.pace.look()
            await services.pace.beat()

        self._server.do(now)

    @property
    def wall(self) -> float:
        return self._wall


def at_table(hosts: list[httpx.Client], pace: Json, **wishes: Any) -> str:
    """A running table of several people."""
    first, *others = hosts
    wish = {"game": "village", "seats": len(hosts), "pace": pace, **wishes}
    table = post(first, "/api/tables", wish)["id"]
    for other in others:
        post(other, f"/api/tables/{table}/join")
    post(first, f"/api/tables/{table}/start")
    return str(table)


def seated(person: httpx.Client, table: str) -> int:
    """Their seat."""
    return int(next(seat["seat"] for seat in position(person, table)["seats"] if seat["yours"]))
