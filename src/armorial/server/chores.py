"""Work that a running server does by itself, again and again."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

log = logging.getLogger(__name__)


Work = Callable[[], Awaitable[object]]
"""Says whether there is more of it to do now."""


class Chore:
    """One task that sleeps most of the time. What fails is told in the log, and done the next time."""

    def __init__(self, name: str, work: Work, every: float, *, at_once: bool = False) -> None:
        """``work`` is done every so many seconds, for the first time after them or ``at_once``. While it says that
        there is more to do, it is done again without a pause."""
        self._name = name
        self._work = work
        self._every = every
        self._at_once = at_once
        self._stopping = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name=self._name)

    async def stop(self, patience: float = 0.0) -> None:
        """What is being done has so many seconds to end."""
        self._stopping.set()
        if self._task is not None:
            await asyncio.wait([self._task], timeout=patience)
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        if not self._at_once:
            await self._sleep()
        while not self._stopping.is_set():
            try:
                while await self._work() and not self._stopping.is_set():
                    pass
            except Exception:
                log.exception("%s failed", self._name)
            await self._sleep()

    async def _sleep(self) -> None:
        """Until it is time again, or the server stops."""
        try:
            await asyncio.wait_for(self._stopping.wait(), self._every)
        except TimeoutError:
            pass
