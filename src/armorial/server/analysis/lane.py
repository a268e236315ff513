"""The lane for work that nobody's turn waits for.

It has processes of its own, which stand back behind everything else, and begins a piece only while no bot of a running
table waits for a process, or when one has always waited for long. Pieces are short, and those who asked for them take
turns, however much each of them wants.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Final, TypeVar, TypeVarTuple

from armorial.server.fairness import Asker, FairQueue, Ticket
from armorial.server.thinking import Worker

LAST: Final = 12
"""How far these processes stand back: behind the server, and behind the bots of tables."""
LONGEST: Final = 600.0
"""A piece that takes longer has failed. It may take long where running tables need all processors."""
STANDS_BACK: Final = 30.0
"""How long a piece waits for bots of tables at most, in seconds: somebody whose bots always wait must not keep all
others from their analyses."""
PAUSE: Final = 0.1
"""How often to look whether bots of running tables still wait, in seconds."""

T = TypeVar("T")
Arguments = TypeVarTuple("Arguments")


class BackgroundLane:
    """Does pieces of work in other processes, when there is time for it."""

    def __init__(self, processes: int, tables_wait: Callable[[], bool]) -> None:
        self._idle = [Worker(LONGEST, LAST) for _ in range(processes)]
        self._workers = list(self._idle)
        self._tables_wait = tables_wait
        self._queue: FairQueue[asyncio.Future[Worker]] = FairQueue()

    @property
    def processes(self) -> int:
        return len(self._workers)

    async def run(self, owner: str, work: Callable[[*Arguments], T], *arguments: *Arguments) -> T:
        """Wait for one's turn, then have it done."""
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        ticket = Ticket(Asker(owner), owner, turn)
        self._queue.put(ticket)
        try:
            self._hand_out()
            worker = await turn
            until = time.monotonic() + STANDS_BACK
            while self._tables_wait() and time.monotonic() < until:
                await asyncio.sleep(PAUSE)
            return await worker.run(work, *arguments)
        finally:
            self._queue.drop(ticket)
            if turn.done() and not turn.cancelled():
                self._idle.append(turn.result())
                self._hand_out()

    def _hand_out(self) -> None:
        while self._idle and (ticket := self._queue.next()) is not None:
            if not ticket.turn.done():
                ticket.turn.set_result(self._idle.pop())

    async def stop(self) -> None:
        await asyncio.gather(*(worker.stop() for worker in self._workers))
