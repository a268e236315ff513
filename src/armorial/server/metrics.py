"""Figures for Prometheus: what the server does, how long it takes, and how much waits. On their own port, if at all.

Nothing here knows people or tables: figures are counted by kind. Each process has its own port and its own figures.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Iterable
from typing import Any, Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    GCCollector,
    Histogram,
    Info,
    PlatformCollector,
    ProcessCollector,
    start_http_server,
)
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector
from starlette.middleware import Middleware
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from armorial import __version__, engine

log = logging.getLogger(__name__)

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
LOOK: Final = 0.25
"""How often to look whether the event loop is late, in seconds."""
CLIENT: Final = "/{path:path}"
"""The route of the web client's files."""

Gauges = Callable[[], dict[str, tuple[str, float]]]
"""What there is now, by name: what it is, and how much."""


class Metrics:
    """All figures of one server."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        PlatformCollector(registry=registry)
        GCCollector(registry=registry)
        about = Info("armorial", "The version, and which form of the engine runs.", registry=registry)
        about.info({"version": __version__, "engine": engine.running()})
        self._requests = Counter(
            "armorial_http_requests", "Requests by route and status.", ["method", "route", "status"], registry=registry
        )
        self._latency = Histogram(
            "armorial_http_request_seconds", "How long requests take.", ["route"], buckets=SECONDS, registry=registry
        )
        self._sockets = Counter("armorial_websockets", "WebSockets that were opened.", registry=registry)
        self._answers = Histogram(
            "armorial_answer_seconds",
            "How long it takes to carry out and store what changes a table, by who asked for it.",
            ["by"],
            buckets=SECONDS,
            registry=registry,
        )
        self._lag = Histogram(
            "armorial_loop_lag_seconds", "How late the event loop is.", buckets=SECONDS, registry=registry
        )
        self._database = Histogram(
            "armorial_database_seconds", "Transactions.", ["kind"], buckets=SECONDS, registry=registry
        )
        self._failures = Counter("armorial_database_failures", "Transactions that failed.", ["kind"], registry=registry)

    @property
    def middleware(self) -> Middleware:
        return Middleware(Measured, metrics=self)

    def request(self, method: str, route: str, status: int, seconds: float | None) -> None:
        self._requests.labels(method, route, str(status)).inc()
        if seconds is not None:
            self._latency.labels(route).observe(seconds)

    def socket(self) -> None:
        self._sockets.inc()

    def stored(self, person: str | None, seconds: float) -> None:
        """Something was carried out at a table, for a person or by the server itself."""
        self._answers.labels("server" if person is None else "person").observe(seconds)

    def transaction(self, kind: str, seconds: float, well: bool) -> None:
        self._database.labels(kind).observe(seconds)
        if not well:
            self._failures.labels(kind).inc()

    def show(self, gauges: Gauges) -> None:
        """What there is, looked up when somebody asks."""
        self.registry.register(_Now(gauges))

    async def watch_loop(self) -> None:
        while True:
            began = time.perf_counter()
            await asyncio.sleep(LOOK)
            self._lag.observe(max(0.0, time.perf_counter() - began - LOOK))

    def listen(self, host: str, port: int) -> tuple[str, Callable[[], None]]:
        """Serve the figures. Gives the link, and how to stop."""
        server, thread = start_http_server(port, host, registry=self.registry)

        def stop() -> None:
            server.shutdown()
            server.server_close()
            thread.join()

        shown = f"[{host}]" if ":" in host else host
        return f"http://{shown}:{server.server_port}/metrics", stop


class _Now(Collector):
    def __init__(self, gauges: Gauges) -> None:
        self._gauges = gauges

    def collect(self) -> Iterable[GaugeMetricFamily]:
        for name, (what, value) in self._gauges().items():
            yield GaugeMetricFamily(name, what, value)


class Measured:
    """Counts requests by the route that served them, never by the address that somebody made up."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            self._metrics.socket()
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        status = 500
        began = time.perf_counter()

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self._app(scope, receive, sending)
        finally:
            waited = b"wait=" in scope["query_string"]  # for news, as long as it was told to
            seconds = None if waited else time.perf_counter() - began
            self._metrics.request(_method(scope), _route(scope), status, seconds)


def _method(scope: Scope) -> str:
    method: str = scope["method"]
    return method if method in ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS") else "other"


def _route(scope: Scope) -> str:
    route: Any = scope.get("route")
    path = getattr(route, "path", None)
    return "none" if path is None else "client" if path == CLIENT else str(path)
