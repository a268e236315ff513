"""Runs the server until it is told to stop."""

import asyncio
import contextlib
import gc
import logging
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable

import uvicorn
from fastapi import FastAPI
from sqlalchemy.exc import SQLAlchemyError

from armorial import engine
from armorial.data.reader import ComponentError
from armorial.games import UnknownGame
from armorial.server.app import make_app
from armorial.server.base_path import ROOT
from armorial.server.logs import log_lost_errors, set_up_logs
from armorial.server.settings import Settings
from armorial.server.store.database import Database
from armorial.server.store.files import private_folder
from armorial.server.store.upgrading import NewerSchema
from armorial.server.wire import protocols
from armorial.table.numbers import hosts_numbers

log = logging.getLogger(__name__)

SHUTDOWN_SECONDS = 10
LONGEST_MESSAGE = 64 * 1024
COLLECT = (10_000, 100, 50)
"""When to look for garbage in circles. The usual often is a tenth of the work: matches are many objects that stay. Few
new objects at a time, because meanwhile nobody is served: 50,000 take 10 ms and more."""

SWITCH = 0.001
"""After how many seconds a thread that works lets the event loop go on."""


class Server(uvicorn.Server):
    """Says where it listens, and lets those who wait go before it closes their connections."""

    def __init__(
        self, config: uvicorn.Config, on_start: Callable[[str], None], on_stop: Callable[[], None], base: str = ROOT
    ) -> None:
        super().__init__(config)
        self._base = base
        self._on_start = on_start
        self._on_stop = on_stop

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().set_exception_handler(log_lost_errors)
        await super().startup(sockets)
        if self.started and sockets:
            self._on_start(link(sockets[0], self._base))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._on_stop()
        await asyncio.sleep(0.05)  # let WebSockets say goodbye with their own code
        self._cut_off_half_requests()
        await super().shutdown(sockets)

    def _cut_off_half_requests(self) -> None:
        """Nobody waits for the rest of a request that may never come. Those that are here are still answered."""
        for connection in list(self.server_state.connections):
            cycle = getattr(connection, "cycle", None)
            if cycle is not None and cycle.more_body and not cycle.response_complete:
                connection.transport.close()


def listen(host: str, port: int) -> socket.socket:
    """A socket to serve on. It says that it is TCP, without which asyncio lets small answers wait for more."""
    family, kind, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
    listening = socket.socket(family, kind, socket.IPPROTO_TCP)
    try:
        if os.name == "posix":  # else a restart has to wait for the connections of before
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
    except OSError:
        listening.close()
        raise
    return listening


def link(listening: socket.socket, base: str = ROOT) -> str:
    host, port = listening.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = "127.0.0.1"
    return f"http://[{host}]:{port}{base}" if ":" in host else f"http://{host}:{port}{base}"


async def _prepare(settings: Settings) -> None:
    """Make or bring up to date the database, before anything else: what is wrong with it is said in one sentence."""
    if not settings.database:
        private_folder(settings.data_dir)
    database = Database(settings.database_url, settings.database_timeout)
    try:
        await database.migrate()
    finally:
        await database.close()


def _configured(app: FastAPI, settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        **protocols(settings),
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,  # packing messages takes longer than making them
        log_config=None,
        access_log=False,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
        server_header=False,
    )


def serve(settings: Settings, *, open_browser: bool = False) -> int:
    """Serve until a signal comes. Gives the exit code."""
    set_up_logs(settings.log_format, settings.log_level)
    try:
        asyncio.run(_prepare(settings))
    except (ImportError, OSError, SQLAlchemyError, NewerSchema) as error:
        print(f"Cannot use the database: {str(error).splitlines()[0]}", file=sys.stderr)
        return 2
    try:
        hosts_numbers(settings.components)
    except (ComponentError, UnknownGame) as error:
        print(f"Cannot use the components: {error}", file=sys.stderr)
        return 2
    app = make_app(settings)

    def started(where: str) -> None:
        log.info("started", extra={"link": where, "engine": engine.running()})
        print(f"Armorial is at {where}", flush=True)
        if open_browser:
            webbrowser.open(where)

    def stopping() -> None:
        log.info("stopping")
        app.state.services.rooms.close()

    host, port = settings.metrics_host, settings.metrics_port
    try:
        if port:
            listen(host, port).close()  # it is taken later, by the server that runs
        host, port = settings.host, settings.port
        listening = listen(host, port)
    except OSError as error:
        print(f"Cannot listen on {host}:{port}: {error.strerror}", file=sys.stderr)
        return 2
    server = Server(_configured(app, settings), started, stopping, settings.base_path)
    gc.freeze()
    gc.set_threshold(*COLLECT)
    gc.enable()
    sys.setswitchinterval(SWITCH)
    signal.signal(signal.SIGTERM, _leave)
    with listening, contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listening])
    return 0 if server.started else 3


def _leave(number: int, frame: object) -> None:
    """When the server has stopped, uvicorn repeats the signal that stopped it: having been told to is no failure."""
    sys.exit(0)


if __name__ == "__main__":
    sys.exit(serve(Settings()))
