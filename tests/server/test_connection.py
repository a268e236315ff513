"""A connection that ends in the middle of something."""

import asyncio
from typing import Any, cast

import pytest

from armorial.server import live
from armorial.server.rooms import Room
from armorial.table.show import Reader
from tests.patience import LONGEST


class Gone:
    """A socket that one request came over. Whatever is sent over it fails: nobody is there any more."""

    def __init__(self) -> None:
        self._requests = ["a request"]

    async def receive_text(self) -> str:
        if not self._requests:
            await asyncio.Event().wait()
        return self._requests.pop()

    async def send_text(self, text: str) -> None:
        raise RuntimeError("there is nobody")


class Office:
    """Where it is noted who looks at a table."""

    @staticmethod
    def looked(person: str, table: str) -> None: ...


class Somebody:
    person_id = "a"
    services = type("Services", (), {"rooms": type("Rooms", (), {"closing": False}), "office": Office})


class Slow(live.Connection):
    """Takes its time to carry out a request, while there is always something new to be sent."""

    done: list[str]

    async def _reply(self, text: str) -> str:
        for _ in range(20):  # the others have their turn meanwhile
            await asyncio.sleep(0)
        self.done.append(text)
        return "{}"

    async def _news(self) -> list[str]:
        await asyncio.sleep(0)
        return ["news"]


def test_what_was_begun_is_carried_out_though_its_sender_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    async def no_chat(*about: object) -> int:
        return 0

    monkeypatch.setattr(live, "last_line", no_chat)

    async def run() -> list[str]:
        room = Room("t", lambda room: None)
        async with room.watched() as watcher:
            connection = Slow(
                cast(Any, Gone()), cast(Any, Somebody()), Reader(None, "en"), room, watcher, 0, False, None
            )
            connection.done = []
            await asyncio.wait_for(connection.run(), LONGEST)
            assert not room.people
            return connection.done

    assert asyncio.run(run()) == ["a request"]
