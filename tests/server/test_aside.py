"""Work that is done aside: those who ask for it take turns, and nobody fills what may wait."""

import asyncio
import threading
from collections.abc import Awaitable, Callable

import pytest

from armorial.server import checking
from armorial.server.aside import NOBODY, Pool, on_behalf_of
from armorial.server.checking import Checker
from armorial.server.services import Services
from armorial.table.errors import ApiError
from armorial.table.numbers import Chosen
from tests.patience import LONGEST, again
from tests.server.conftest import People
from tests.server.players import my_id
from tests.server.table_server import ThreadServer
from tests.server.test_limits import Busy

Asked = Callable[[str, str], "asyncio.Task[None]"]


def served(ask: Callable[[Pool, Asked], Awaitable[None]], threads: int = 1, most: int = 8) -> list[str]:
    """What was done by a pool, in this order, where all its threads are busy until everybody has asked."""
    done: list[str] = []

    async def run() -> None:
        pool, go = Pool("test", threads, most), threading.Event()
        held = [asyncio.create_task(pool.run(go.wait, LONGEST)) for _ in range(threads)]

        def asked(whose: str, what: str) -> "asyncio.Task[None]":
            on_behalf_of.set(whose)
            return asyncio.create_task(pool.run(done.append, what))

        await asyncio.sleep(0)
        await ask(pool, asked)
        await asyncio.sleep(0)
        go.set()
        await asyncio.gather(*held)
        for _ in again("nothing waits"):
            if not pool._now:
                break
            await asyncio.sleep(0)
        for _ in again("all threads are free"):
            if pool._free == threads:
                break
            await asyncio.sleep(0)
        pool.stop()

    asyncio.run(run())
    return done


def test_whoever_asks_for_much_makes_only_themselves_wait() -> None:
    """Version 0.15 served whoever came first: a hundred wishes of one person came before the only one of another."""

    async def ask(pool: Pool, asked: Asked) -> None:
        for number in range(4):
            asked("eve", f"eve {number}")
        asked("ada", "ada")
        asked("bob", "bob")

    assert served(ask) == ["eve 0", "ada", "bob", "eve 1", "eve 2", "eve 3"]


def test_files_that_people_bring_along_take_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each may take ten seconds: sixty of one person came before the one of somebody else."""
    read: list[str] = []

    async def run() -> None:
        checker, go = Checker({}), asyncio.Event()

        async def look(how: object, game: str, text: str) -> str:
            await go.wait()
            read.append(text)
            return text

        monkeypatch.setattr(checker._worker, "run", look)

        def brought(whose: str, text: str) -> "asyncio.Task[Chosen]":
            on_behalf_of.set(whose)
            return asyncio.create_task(checker.chosen("village", text))

        asked = [brought("eve", f"eve {number}") for number in range(3)] + [brought("ada", "ada")]
        await asyncio.sleep(0)
        go.set()
        await asyncio.gather(*asked)

    monkeypatch.setattr(checking, "owners", lambda found: found)
    asyncio.run(run())
    assert read == ["eve 0", "eve 1", "ada", "eve 2"]


def test_nobody_fills_what_may_wait() -> None:
    refused: list[str] = []

    async def ask(pool: Pool, asked: Asked) -> None:
        for whose in [*["eve"] * 6, "ada", *[NOBODY] * 2]:
            task = asked(whose, whose)
            await asyncio.sleep(0)
            if task.done():
                error = task.exception()
                assert isinstance(error, ApiError)
                refused.append(f"{whose} {error.code}")

    assert served(ask) == ["eve", "ada", "", "eve", "", "eve", "eve"]
    assert refused == ["eve rate_limited"] * 2


def test_who_no_longer_waits_takes_nobodys_turn() -> None:
    async def ask(pool: Pool, asked: Asked) -> None:
        gone = asked("eve", "gone")
        asked("eve", "eve")
        await asyncio.sleep(0)
        gone.cancel()

    assert served(ask) == ["eve"]


def test_what_fails_frees_its_thread() -> None:
    failing: list[asyncio.Task[None]] = []

    async def ask(pool: Pool, asked: Asked) -> None:
        def fail() -> None:
            raise LookupError

        failing.extend(asyncio.create_task(pool.run(fail)) for _ in range(3))
        asked("ada", "ada")

    assert served(ask, threads=2) == ["ada"]
    assert [type(each.exception()) for each in failing] == [LookupError] * 3


def test_nobody_waits_for_a_server_that_stops() -> None:
    async def run() -> "asyncio.Task[None]":
        pool, go = Pool("test", 1, 8), threading.Event()
        held = asyncio.create_task(pool.run(go.wait, LONGEST))
        waiting = asyncio.create_task(pool.run(go.clear))
        await asyncio.sleep(0)
        stopping = asyncio.create_task(asyncio.to_thread(pool.stop))
        await asyncio.wait([waiting], timeout=LONGEST)
        go.set()
        await asyncio.gather(held, stopping)
        return waiting

    assert asyncio.run(run()).cancelled()


def test_requests_are_on_behalf_of_those_who_send_them(server: ThreadServer, people: People) -> None:
    ada, nobody = people(server, "Ada"), people(server)
    asked = [lambda: ada.get("/api/boxes/village"), lambda: nobody.get("/api/boxes/village")]

    async def waiting(services: Services) -> list[str]:
        return list(services.aside.pages._turns._waiting)

    with Busy(server, "pages"):
        asking = [threading.Thread(target=ask) for ask in asked]
        for number, each in enumerate(asking, 1):
            each.start()
            for _ in again("somebody waits"):
                if len(found := server.do(waiting)) == number:
                    break
    for each in asking:
        each.join(LONGEST)
    assert found == [my_id(ada), "nobody at 127.0.0.1"]
