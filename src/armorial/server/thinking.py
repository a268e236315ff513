"""The processes that bots think in. Whatever a bot does there, an answer comes in time."""

import asyncio
import logging
import multiprocessing
import secrets
from collections import Counter, deque
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TypeVar, TypeVarTuple

from armorial.bots.advice import Advice
from armorial.bots.coach import Behind
from armorial.bots.levels import ITERATIONS
from armorial.lessons.coach import Observed
from armorial.server.fairness import Asker, FairQueue, Ticket, share_of
from armorial.server.limits import too_many
from armorial.server.worker import NICENESS, deaf, stand_back, unburdened
from armorial.table.thinking import KEPT, Puzzle, advise, coach, ready, think

log = logging.getLogger(__name__)

T = TypeVar("T")
Arguments = TypeVarTuple("Arguments")
Think = Callable[[str, Puzzle, float, int], str]

PACES: Final = (1.0, 0.5, 0.25, 0.1)
"""How long bots think when many want to: steps, so that a bot goes on at the same pace for a while."""
WARM_UP: Final = 0.5
"""How long after the server the process of the quick bots is started, in seconds: nobody is to wait for the server."""
QUICK_BOT: Final = "greedy"
"""Who answers when a bot has failed."""
MOST_ADVICE: Final = 4
"""How many hints and remarks of the coach one person may wait for at the same time. Whoever asks and goes away still
waits here."""
QUICK: Final = 2
"""Processes for bots that answer at once: one that hangs does not hold up the others."""
ADVISER: Final = "master"
"""Who gives hints."""
COACH: Final = "strong"
"""Who warns: quicker, as it is asked at every question."""


class Thinkers:
    """Asks bots in other processes."""

    TRIES: Final = 2
    """A process may die for reasons that are not the bot's: it is asked once more."""

    def __init__(self, processes: int, timeout: float, how: Think = think) -> None:
        self._how = how
        self._searching = Lane([Worker(timeout) for _ in range(processes)])
        self._quick = Lane([Worker(timeout, niceness=0) for _ in range(QUICK)])
        """Only for bots that answer at once, and so need not stand back for anybody. None of them is asked elsewhere:
        those who stand back may have to wait for everything else that the machine does."""
        self._advised: Counter[str] = Counter()
        """How many hints and remarks people wait for."""
        self._warming: asyncio.Task[None] | None = None

    def warm_up(self, after: float = WARM_UP) -> None:
        """Start the process of the quick bots before anybody waits for one."""
        self._warming = asyncio.create_task(self._warm_up(after))

    async def _warm_up(self, after: float) -> None:
        await asyncio.sleep(after)
        try:
            await self._quick.do(Ticket(Asker("nobody"), "", _turn()), lambda worker: worker.run(ready))
        except Exception:
            log.exception("the process of the quick bots does not start")

    def census(self) -> tuple[int, int]:
        """How many bots think, and how many wait to."""
        lanes = (self._quick, self._searching)
        return sum(lane.thinking for lane in lanes), sum(lane.waiting for lane in lanes)

    def tables_wait(self) -> bool:
        """Whether a bot of a table waits for a process."""
        return self._quick.waiting + self._searching.waiting > 0

    async def answer(self, level: str, puzzle: Puzzle, asker: Asker) -> str:
        """A possible answer: the bot's, or if it fails that of a quick one, or if that fails too just any."""
        for bot in dict.fromkeys([level, QUICK_BOT]):
            for _ in range(self.TRIES):
                try:
                    token = await self._ask(self._how, bot, puzzle, asker)
                except BrokenProcessPool:
                    log.error("a bot's process died", extra={"bot": bot, "game": puzzle.game})
                    continue
                except TimeoutError:
                    log.error("a bot took too long", extra={"bot": bot, "game": puzzle.game})
                    break
                except Exception:
                    log.exception("a bot failed", extra={"bot": bot, "game": puzzle.game})
                    break
                if token in puzzle.options:
                    return token
                log.error("a bot gave an impossible answer", extra={"bot": bot, "game": puzzle.game, "token": token})
                break
        return secrets.choice(puzzle.options)

    async def advice(self, puzzle: Puzzle, asker: Asker) -> Advice | None:
        """What the adviser would answer; None if it fails. Raises ``rate_limited`` if they wait for too much."""
        return await self._advise(advise, ADVISER, puzzle, asker)

    async def coaching(self, puzzle: Puzzle, asker: Asker) -> tuple[Observed, list[Behind]] | None:
        """What a coach says to whoever is asked; None if it fails. Raises ``rate_limited`` as a hint does."""
        return await self._advise(coach, COACH, puzzle, asker)

    async def _advise(
        self, how: Callable[[str, Puzzle, float, int], T], bot: str, puzzle: Puzzle, asker: Asker
    ) -> T | None:
        if self._advised[asker.owner] >= MOST_ADVICE:
            raise too_many("server-too-busy")
        self._advised[asker.owner] += 1
        try:
            return await self._ask(how, bot, puzzle, asker)
        except Exception:
            log.exception("advice failed", extra={"game": puzzle.game, "kind": how.__name__})
            return None
        finally:
            self._advised[asker.owner] -= 1
            self._advised += Counter()  # drops those who wait for nothing

    async def _ask(self, how: Callable[[str, Puzzle, float, int], T], bot: str, puzzle: Puzzle, asker: Asker) -> T:
        """Wait for one's turn (``fairness.py``), then think."""
        quick = bot not in ITERATIONS
        lane = self._quick if quick else self._searching
        ticket = Ticket(asker, puzzle.place, _turn())
        return await lane.do(
            ticket, lambda worker: worker.ask(how, bot, puzzle, PACES[0] if quick else lane.pace(ticket))
        )

    async def stop(self) -> None:
        if self._warming is not None:
            self._warming.cancel()
            await asyncio.gather(self._warming, return_exceptions=True)
        await asyncio.gather(self._quick.stop(), self._searching.stop())


def _turn() -> "asyncio.Future[Worker]":
    return asyncio.get_running_loop().create_future()


class Lane:
    """Some processes, and all who want to think in one of them."""

    def __init__(self, workers: list["Worker"]) -> None:
        self._workers = workers
        self._idle = list(workers)
        self._queue: FairQueue[asyncio.Future[Worker]] = FairQueue()
        self._tickets: set[Ticket[asyncio.Future[Worker]]] = set()
        """Those who think or wait to."""

    @property
    def thinking(self) -> int:
        return len(self._workers) - len(self._idle)

    @property
    def waiting(self) -> int:
        return len(self._queue)

    async def do(self, ticket: Ticket[asyncio.Future["Worker"]], work: Callable[["Worker"], Awaitable[T]]) -> T:
        """Wait for one's turn, then have something done by the process that one is given."""
        self._tickets.add(ticket)
        self._queue.put(ticket)
        try:
            self._hand_out()
            return await work(await ticket.turn)
        finally:
            self._queue.drop(ticket)
            self._tickets.discard(ticket)
            if ticket.turn.done() and not ticket.turn.cancelled():
                self._idle.append(ticket.turn.result())
                self._hand_out()

    def _hand_out(self) -> None:
        """Give idle processes to those whose turn it is, where possible the one that has thought there before."""
        while self._idle and (ticket := self._queue.next()) is not None:
            if not ticket.turn.done():
                worker = _nearest(self._idle, ticket.place)
                self._idle.remove(worker)
                ticket.turn.set_result(worker)

    def pace(self, ticket: Ticket[asyncio.Future["Worker"]]) -> float:
        """With more searches than processes each thinks shorter, so that nobody waits much longer than alone."""
        share = share_of(ticket.asker, self._tickets, len(self._workers))
        return next((pace for pace in PACES if pace <= share), PACES[-1])

    async def stop(self) -> None:
        await asyncio.gather(*(worker.stop() for worker in self._workers))


def _nearest(idle: list["Worker"], place: str) -> "Worker":
    """One that has thought there; if there is none, one that need not be started."""
    return min(idle, key=lambda worker: (place not in worker.places, not worker.started))


class Worker:
    """A process that does one thing at a time. What takes too long is ended with the process."""

    def __init__(self, timeout: float, niceness: int = NICENESS) -> None:
        self.places: deque[str] = deque(maxlen=KEPT)
        """Where it has thought last."""
        self._timeout = timeout
        self.niceness = niceness
        self._pool: ProcessPoolExecutor | None = None

    @property
    def started(self) -> bool:
        """Whether there is a process."""
        return self._pool is not None

    async def ask(self, how: Callable[[str, Puzzle, float, int], T], bot: str, puzzle: Puzzle, pace: float) -> T:
        """Let it think for a bot, and know where it has thought."""
        if self._pool is None:
            self.places.clear()
        if puzzle.place not in self.places:
            self.places.append(puzzle.place)
        return await self.run(how, bot, puzzle, pace, secrets.randbits(64))

    async def run(self, work: Callable[[*Arguments], T], *arguments: *Arguments) -> T:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(1, mp_context=spawn, initializer=stand_back, initargs=(self.niceness,))
        pool = self._pool
        try:
            with deaf(), unburdened():
                done = asyncio.get_running_loop().run_in_executor(pool, work, *arguments)
            return await asyncio.wait_for(done, self._timeout)
        except (TimeoutError, BrokenProcessPool):
            self._give_up(pool)
            raise

    def _give_up(self, pool: ProcessPoolExecutor) -> None:
        """A process that thinks cannot be interrupted, only ended; the next question starts a new one."""
        if self._pool is pool:
            self._pool = None
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    async def stop(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)
