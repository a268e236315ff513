"""The queue of a table: one after another, and those who change something before those who only look."""

import asyncio
from collections import deque
from contextlib import AbstractAsyncContextManager, suppress


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

    def reading(self) -> "Turn":
        return Turn(self, self._readers, changes=False)

    def changes(self) -> "Turn":
        return Turn(self, self._players, changes=True)

    async def wait(self, lane: deque[asyncio.Future[None]]) -> None:
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
                self.hand_on()
            raise

    def hand_on(self) -> None:
        for lane in (self._players, self._readers):
            while lane:
                turn = lane.popleft()
                if not turn.done():
                    turn.set_result(None)
                    return
        self._taken = False


class Turn(AbstractAsyncContextManager[None]):
    """Somebody's turn, from when it comes to when they are done."""

    def __init__(self, queue: Queue, lane: deque[asyncio.Future[None]], *, changes: bool) -> None:
        self._queue = queue
        self._lane = lane
        self._changes = changes

    async def __aenter__(self) -> None:
        await self._queue.wait(self._lane)
        self._queue.changing = self._changes

    async def __aexit__(self, *_: object) -> None:
        self._queue.changing = False
        self._queue.hand_on()
