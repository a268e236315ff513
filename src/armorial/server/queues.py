"""The queue of a table: one after another, and those who change something before those who only look."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress


class Queue:
    """However many look at a table, whoever plays there waits for one of them at most."""

    def __init__(self) -> None:
        self._taken = False
        """Whether somebody has their turn. It is handed on, so it is never free while somebody waits."""
        self.changing = False
        """Whether it is somebody who changes something."""
        self._players: deque[asyncio.Future[None]] = deque()
        self._readers: deque[asyncio.Future[None]] = deque()

    @property
    def empty(self) -> bool:
        """Whether nobody wants anything."""
        return not self._taken

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[None]:
        await self._wait(self._readers)
        try:
            yield
        finally:
            self._hand_on()

    @asynccontextmanager
    async def changes(self) -> AsyncIterator[None]:
        await self._wait(self._players)
        self.changing = True
        try:
            yield
        finally:
            self.changing = False
            self._hand_on()

    async def _wait(self, lane: deque[asyncio.Future[None]]) -> None:
        if not self._taken:
            self._taken = True
            return
        turn = asyncio.get_running_loop().create_future()
        lane.append(turn)
        try:
            await turn
        except BaseException:
            if turn.cancelled():
                with suppress(ValueError):
                    lane.remove(turn)
            else:  # it came at the same moment
                self._hand_on()
            raise

    def _hand_on(self) -> None:
        for lane in (self._players, self._readers):
            while lane:
                turn = lane.popleft()
                if not turn.done():
                    turn.set_result(None)
                    return
        self._taken = False
