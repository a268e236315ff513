"""Where work is done that takes time: the event loop only waits for it.

Each kind has threads of its own, so that no kind waits for another, and only so much of it waits for them: whoever
comes later is told to come back. Those who wait take turns, so whoever asks for very much makes only themselves wait. A
thread lets the event loop go on after a millisecond (``run.py`` sets that).
"""

import asyncio
from collections.abc import AsyncIterator, Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import asynccontextmanager
from contextvars import ContextVar
from typing import Final, TypeVar, TypeVarTuple

from armorial.server.fairness import Turns
from armorial.server.limits import too_many

Value = TypeVar("Value")
Arguments = TypeVarTuple("Arguments")

NOBODY: Final = ""
"""The server itself."""
PART: Final = 2
"""One who asks may fill at most half of what may wait."""
on_behalf_of: ContextVar[str] = ContextVar("on_behalf_of", default=NOBODY)
"""For whom something is done: a person, or whoever has no cookie at an address. Tasks inherit it from those that begin
them."""


class Places:
    """Places for one kind of work. ``most``: how much of it may wait or be done at the same time."""

    def __init__(self, places: int, most: int) -> None:
        self._free = places
        self._turns: Turns[asyncio.Future[None]] = Turns()
        self._most = most
        self._now = 0

    @asynccontextmanager
    async def one(self) -> AsyncIterator[None]:
        """Have a place while the block lasts. Raises ``rate_limited`` if too much is waiting already, in all or of the
        one who asks."""
        async with self._waiting():
            try:
                yield
            finally:
                self._hand_on()

    @asynccontextmanager
    async def _waiting(self) -> AsyncIterator[None]:
        """Come to have a place, which whoever asks gives back (``_hand_on``)."""
        whose = on_behalf_of.get()
        if self._now >= self._most or (whose != NOBODY and self._turns.waiting(whose) >= self._most // PART):
            raise too_many("server-too-busy")
        self._now += 1
        try:
            await self._turn(whose)
            yield
        finally:
            self._now -= 1

    async def _turn(self, whose: str) -> None:
        """Wait for a place."""
        if self._free:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        self._turns.put(whose, turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it came at the same moment
                self._hand_on()
            raise

    def _hand_on(self) -> None:
        """A place is free: it is for the next one who waits."""
        while (turn := self._turns.next()) is not None:
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1


class Pool(Places):
    """Threads for one kind of work."""

    def __init__(self, name: str, threads: int, most: int) -> None:
        super().__init__(threads, most)
        self._threads = ThreadPoolExecutor(threads, f"armorial-{name}")

    async def run(self, work: Callable[[*Arguments], Value], *arguments: *Arguments) -> Value:
        """Do it there. Raises ``rate_limited`` if too much is waiting already, in all or of the one who asks."""
        async with self._waiting():
            return await asyncio.wrap_future(self._begin(work, *arguments))

    def _begin(self, work: Callable[[*Arguments], Value], *arguments: *Arguments) -> Future[Value]:
        """What has begun is done to its end, whether or not anybody still waits for it; so long its thread is taken."""
        loop = asyncio.get_running_loop()

        def over(_: Future[Value]) -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(self._hand_on)

        begun = self._threads.submit(work, *arguments)
        begun.add_done_callback(over)
        return begun

    def stop(self) -> None:
        """What has begun is done; whoever still waits is told that it comes to nothing."""
        while (turn := self._turns.next()) is not None:
            turn.get_loop().call_soon_threadsafe(turn.cancel)
        self._threads.shutdown(wait=True, cancel_futures=True)


class Aside:
    """The pools of a server."""

    def __init__(self) -> None:
        self.tables = Pool("tables", 2, 2_000)
        """Making, loading and listing tables: what those who play wait for."""
        self.rewinds = Pool("rewinds", 1, 100)
        """Going back in a match, which carries out its lines again."""
        self.replays = Pool("replays", 1, 200)
        """Past positions. One thread, which keeps the replays it was asked for last."""
        self.records = Pool("records", 1, 20)
        """Whole records that somebody brings along: half a second each."""
        self.pages = Pool("pages", 1, 200)
        """What is read beside the tables: boxes, lessons, puzzles, analyses, tournaments, profiles."""
        self.passwords = Pool("passwords", 2, 60)
        """Each takes a tenth of a second and 64 MB, on purpose."""
        self.results = Pool("results", 1, 10_000)
        """What games came to that are over, and statistics. Nobody waits for the former."""

    def stop(self) -> None:
        pools = (self.results, self.pages, self.records, self.replays, self.rewinds, self.tables, self.passwords)
        for pool in pools:
            pool.stop()
