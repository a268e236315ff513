"""Where work is done that takes time: the event loop only waits for it.

Each kind has threads of its own, so that no kind waits for another, and only so much of it waits for them: whoever
comes later is told to come back. A thread lets the event loop go on after a millisecond (``run.py`` sets that).
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar, TypeVarTuple

from armorial.server.limits import too_many

Value = TypeVar("Value")
Arguments = TypeVarTuple("Arguments")


class Pool:
    """Threads for one kind of work. ``most``: how much of it may wait or be done at the same time."""

    def __init__(self, name: str, threads: int, most: int) -> None:
        self._threads = ThreadPoolExecutor(threads, f"armorial-{name}")
        self._most = most
        self._now = 0

    async def run(self, work: Callable[[*Arguments], Value], *arguments: *Arguments) -> Value:
        """Do it there. Raises ``rate_limited`` if too much is waiting already."""
        if self._now >= self._most:
            raise too_many("server-too-busy")
        self._now += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work, *arguments)
        finally:
            self._now -= 1

    def stop(self) -> None:
        self._threads.shutdown(wait=True, cancel_futures=True)


class Aside:
    """The pools of a server."""

    def __init__(self) -> None:
        self.replays = Pool("replays", 1, 200)
        """Past positions. One thread, which keeps the replays it was asked for last."""
        self.tables = Pool("tables", 2, 2_000)
        """Making, loading and listing tables; going back in a match."""
        self.passwords = Pool("passwords", 2, 60)
        """Each takes a tenth of a second and 64 MB, on purpose."""

        self.results = Pool("results", 1, 10_000)
        """What games came to that are over, and statistics. Nobody waits for the former."""

    def stop(self) -> None:
        self.results.stop()
        self.replays.stop()
        self.tables.stop()
        self.passwords.stop()
