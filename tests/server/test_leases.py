"""How many WebSockets somebody has at the same time, in one process and in several."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from sqlalchemy import text

from armorial.server import leases
from armorial.server.leases import Leases
from armorial.server.settings import Settings
from armorial.server.sockets import Sockets
from armorial.server.store.database import Database
from armorial.table.errors import ApiError
from tests.server.conftest import People, new_database
from tests.server.players import hot_seat, live
from tests.server.table_server import thread_server
from tests.server.test_sockets import closed_with

Shared = Callable[[Callable[[Database, Leases, Leases], Awaitable[None]]], None]


@pytest.fixture
def shared(request: pytest.FixtureRequest, tmp_path: Path) -> Shared:
    """Does something with the leases of two processes on one PostgreSQL."""
    settings = Settings(database=new_database("postgresql", request, tmp_path))

    def run(what: Callable[[Database, Leases, Leases], Awaitable[None]]) -> None:
        async def done() -> None:
            database = Database(settings.database_url)
            await database.migrate()
            here, there = Leases(database, "here"), Leases(database, "there")
            for one in (here, there):
                one.share(lambda name: name)
            await what(database, here, there)
            await database.close()

        asyncio.run(done())

    return run


async def _refused(held: Leases, most: dict[str, int]) -> bool:
    try:
        async with held.one(most):
            return False
    except ApiError as error:
        return error.code == "rate_limited"


async def _stored(database: Database) -> dict[tuple[str, str], int]:
    async with database.read() as session:
        found = (await session.execute(text("select name, process, held from leases"))).all()
    return {(name, process): held for name, process, held in found}


def test_a_person_a_network_and_a_table(tmp_path: Path) -> None:
    """A network and a table have ten people's portions."""

    async def run() -> None:
        sockets = Sockets(2, Leases(Database(f"sqlite:///{tmp_path}/armorial.db"), "here"))

        async def refused(person: str | None, network: str, table: str) -> bool:
            try:
                async with sockets.one_more(person, network, table):
                    return False
            except ApiError:
                return True

        async with AsyncExitStack() as opened:
            for number in range(2):
                await opened.enter_async_context(sockets.one_more("ada", f"192.0.2.{number}", "one"))
            assert await refused("ada", "192.0.2.9", "other")
            assert not await refused("bob", "192.0.2.0", "one")
            for number in range(18):
                await opened.enter_async_context(sockets.one_more(f"{number}", f"192.0.2.{number}", "one"))
            assert await refused("bob", "192.0.2.99", "one"), "the table"
            assert not await refused("bob", "192.0.2.99", "two")
            for number in range(20):
                await opened.enter_async_context(sockets.one_more(f"{number}", "2001:db8::1", f"t{number}"))
            assert await refused("bob", "2001:db8::2", "two"), "the network, which is a /64"
        assert not await refused("ada", "192.0.2.9", "other")

    asyncio.run(run())


def test_what_others_hold_counts(shared: Shared) -> None:
    async def run(database: Database, here: Leases, there: Leases) -> None:
        async with here.one({"ada": 2}):
            async with there.one({"ada": 2, "net": 20}):
                assert await _refused(here, {"ada": 2})
                assert await _refused(there, {"ada": 2})
                assert not await _refused(there, {"bob": 2})
            for one in (here, there):  # as they do every second
                await one.tell()
            assert await _stored(database) == {("ada", "here"): 1}, "nothing is left of what was refused or is over"
            assert not await _refused(there, {"ada": 2})
            await there.end()
        await here.end()
        assert await _stored(database) == {}

    shared(run)


def test_a_killed_process_holds_nothing_for_long(shared: Shared, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run(database: Database, here: Leases, there: Leases) -> None:
        async with there.one({"ada": 1}):
            assert await _refused(here, {"ada": 1})
            async with database.write() as session:  # as if it had been silent for so long
                await session.execute(text("update leases set until = until - :lasts"), {"lasts": leases.LASTS})
            async with here.one({"ada": 1}):
                pass
            monkeypatch.setattr(leases, "RENEWED", 1)
            await here.tell()
            assert await _stored(database) == {}
            await there.tell()  # it was not dead after all
            assert await _stored(database) == {("ada", "there"): 1}
            assert await _refused(here, {"ada": 1})

    shared(run)


def test_sockets_of_all_processes_are_counted_together(request: pytest.FixtureRequest, people: People) -> None:
    """With two processes somebody could have twice as many."""
    database = new_database("postgresql", request, request.getfixturevalue("tmp_path"))
    with thread_server(database, limit_sockets=2) as here, thread_server(database, limit_sockets=2) as there:
        ada = people(here, "Ada")
        ada_there = people(there, cookies=dict(ada.cookies))
        table = hot_seat(ada)
        with live(ada, table) as one, live(ada_there, table) as other:
            one.until(lambda seen: bool(seen.position))
            other.until(lambda seen: bool(seen.position))
            with live(ada_there, table) as many:
                assert many.receive()["error"]["code"] == "rate_limited"
                assert closed_with(many) == 1013
            assert "key" in one.ask("confirm", seat=0, seq=999), "those that are open stay open"
