"""Runs servers for tests: in a thread of this process, or as a process of its own that can be killed."""

import asyncio
import os
import sys
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, TypeVar
from unittest import mock

import httpx
import uvicorn
from argon2 import PasswordHasher

from armorial.server import hashing
from armorial.server.app import make_app
from armorial.server.run import Server, listen
from armorial.server.services import Services
from armorial.server.settings import Settings
from armorial.server.thinking import Think
from armorial.server.wire import protocols
from armorial.table.thinking import think
from tests.clients import client
from tests.patience import LONGEST
from tests.programs import Running
from tests.server import stencil
from tests.server.loop_watch import LoopWatch, named

Value = TypeVar("Value")

# A password takes a fifth of a second of the processor, on purpose, and tests make hundreds of them.
mock.patch.object(hashing, "PasswordHasher", partial(PasswordHasher, time_cost=1, memory_cost=8, parallelism=1)).start()

ROOT = Path(__file__).parents[2]
QUICK: dict[str, Any] = {
    "bot_delay": 0,
    "plan_pause": 0,
    "bot_processes": 1,
    "bots_at_start": False,
    "analysis_processes": 1,
    "analysis_budget": 1,
    "limit_tables": 10_000,
    "limit_accounts": 10_000,
    "limit_sign_in": 1_000,
    "limit_chat": 1_000,
    "limit_open_tables": 10_000,
    "limit_actions": 100_000,
    "limit_replays": 100_000,
    "limit_lists": 100_000,
    "limit_changes": 100_000,
    "limit_requests": 1_000_000,
    "limit_sockets": 1_000,
}


class ThreadServer:
    """A real server on a real port, in a thread of the tests."""

    def __init__(self, settings: Settings, how: Think = think) -> None:
        self.settings = settings
        self.app = make_app(settings, how)
        self.url = ""
        self.loop: asyncio.AbstractEventLoop
        self.watch = LoopWatch()
        patient: dict[str, Any] = {"timeout_graceful_shutdown": 5, "ws_ping_timeout": LONGEST}
        config = uvicorn.Config(named(self.app), **protocols(settings), log_config=None, **patient)
        self._ready = threading.Event()
        self._server = Server(config, self._started, lambda: self.app.state.services.rooms.close())
        self._thread = threading.Thread(target=self._run, daemon=True)

    def _started(self, where: str) -> None:
        self.url = where.rstrip("/")
        self._ready.set()

    def _run(self) -> None:
        with asyncio.Runner() as runner, listen("127.0.0.1", 0) as listening:
            self.loop = runner.get_loop()
            self.watch.start()
            runner.run(self._server.serve(sockets=[listening]))

    def do(self, what: Callable[[Services], Awaitable[Value]]) -> Value:
        """Something inside the server, in its own thread."""

        async def done() -> Value:
            return await what(self.app.state.services)

        return asyncio.run_coroutine_threadsafe(done(), self.loop).result(LONGEST)

    def start(self) -> None:
        self._thread.start()
        assert self._ready.wait(LONGEST), "the server did not start"

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(LONGEST)
        assert not self._thread.is_alive(), "the server did not stop"
        self.watch.stop()
        complaints = self.watch.complaints()
        assert not complaints, "\n".join(complaints)


@contextmanager
def thread_server(database: str, how: Think = think, **settings: Any) -> Iterator[ThreadServer]:
    stencil.begin(database)
    server = ThreadServer(Settings(database=database, **{**QUICK, **settings}), how)
    server.start()
    try:
        yield server
    finally:
        server.stop()


class ProcessServer:
    """A server in a process of its own: the program that people start, or another that starts it in its way."""

    root = ROOT
    """The checkout whose sources it runs, unless another is named."""

    def __init__(
        self, database: str, program: str = "armorial.server.run", root: Path | None = None, **settings: Any
    ) -> None:
        root = root or self.root
        if root == ROOT:  # another checkout may have another schema
            stencil.begin(database)
        values = {"database": database, "port": 0, **QUICK, **settings}
        environment = {f"ARMORIAL_{name.upper()}": str(value) for name, value in values.items()}
        environment |= {
            "PYTHONPATH": f"{root / 'src'}{os.pathsep}{root}",
            "PATH": os.environ["PATH"],
            "HOME": os.environ["HOME"],
        }
        self._running = Running([sys.executable, "-m", program], env=environment)
        self.process = self._running.process
        self.url = self._running.until(r"(http://\S+)\s").group(1).rstrip("/")

    @property
    def errors(self) -> list[str]:
        """The lines of its log."""
        return self._running.err.splitlines()

    def kill(self) -> None:
        """As a power cut would: the server and the processes of its bots, at once."""
        self._running.kill()

    def stop(self) -> int:
        """Politely. Gives the exit code."""
        self.process.terminate()
        return self._running.ended()


@contextmanager
def process_server(
    database: str, program: str = "armorial.server.run", root: Path | None = None, **settings: Any
) -> Iterator[ProcessServer]:
    server = ProcessServer(database, program, root, **settings)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.kill()


def web(server: ThreadServer | ProcessServer | str, **options: Any) -> httpx.Client:
    """Somebody with a browser of its own."""
    url = server if isinstance(server, str) else server.url
    return client(url, **options)
