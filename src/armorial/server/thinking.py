"""The pool of processes that bots think in. Whatever a bot does there, an answer comes in time."""

import asyncio
import logging
import multiprocessing
import secrets
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

from armorial.server.tables.table import DEFAULT_BOT
from armorial.server.worker import think

log = logging.getLogger(__name__)

Think = Callable[[str, str, dict[str, Any] | None, dict[str, Any], int], str]


class Position:
    """What a bot is asked about, and what it may answer."""

    def __init__(self, game: str, components: dict[str, Any] | None, state: dict[str, Any], options: list[str]) -> None:
        self.game = game
        self.components = components
        self.state = state
        self.options = options


class Thinkers:
    """Asks bots in other processes."""

    TRIES: Final = 2
    """A process that dies takes the thoughts of other bots with it: those are asked once more."""

    def __init__(self, processes: int, timeout: float, how: Think = think) -> None:
        self._processes = processes
        self._timeout = timeout
        self._how = how
        self._pool: ProcessPoolExecutor | None = None

    async def answer(self, level: str, position: Position) -> str:
        """A possible answer: the bot's, or if it fails that of the usual bot, or if that fails too just any."""
        for bot in dict.fromkeys([level, DEFAULT_BOT]):
            for _ in range(self.TRIES):
                try:
                    token = await self._ask(bot, position)
                except BrokenProcessPool:
                    log.error("a bot's process died", extra={"bot": bot, "game": position.game})
                    continue
                except TimeoutError:
                    log.error("a bot took too long", extra={"bot": bot, "game": position.game})
                    break
                except Exception:
                    log.exception("a bot failed", extra={"bot": bot, "game": position.game})
                    break
                if token in position.options:
                    return token
                log.error("a bot gave an impossible answer", extra={"bot": bot, "game": position.game, "token": token})
                break
        return secrets.choice(position.options)

    async def _ask(self, bot: str, position: Position) -> str:
        pool = self._running_pool()
        loop = asyncio.get_running_loop()
        seed = secrets.randbits(64)
        thought = loop.run_in_executor(pool, self._how, bot, position.game, position.components, position.state, seed)
        try:
            return await asyncio.wait_for(thought, self._timeout)
        except (TimeoutError, BrokenProcessPool):
            self._give_up(pool)
            raise

    def _running_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, mp_context=spawn)
        return self._pool

    def _give_up(self, pool: ProcessPoolExecutor) -> None:
        """A process that thinks cannot be interrupted, only ended; the next question starts new ones."""
        if self._pool is pool:
            self._pool = None
        for process in list((pool._processes or {}).values()):
            process.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    async def stop(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.terminate()
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)
