"""Tells other processes on the same PostgreSQL that a table has changed. With SQLite there are none to tell."""

import asyncio
import json
import logging
from collections.abc import Callable
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import text
from sqlalchemy.engine import URL

from armorial.server.store.local import SomeSession

log = logging.getLogger(__name__)

CHANNEL: Final = "armorial"
RETRY: Final = 1.0
"""Seconds before connecting again."""


class Notifier:
    """Sends with the transaction that changes something, so that nobody hears of what was not stored."""

    def __init__(self, url: URL, process: str) -> None:
        self._url = url
        self._process = process
        self._postgres = url.get_backend_name() == "postgresql"
        self._task: asyncio.Task[None] | None = None

    async def tell(self, session: SomeSession, table: str) -> None:
        if self._postgres:
            payload = json.dumps({"from": self._process, "table": table})
            await session.execute(
                text("select pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload}
            )

    def start(self, noticed: Callable[[str | None], None]) -> None:
        """Listen from now on. ``noticed`` gets the table, or None when any may have changed unheard."""
        if self._postgres:
            self._task = asyncio.create_task(self._listen(noticed))

    async def _listen(self, noticed: Callable[[str | None], None]) -> None:
        while True:
            gone = asyncio.Event()
            try:
                connection = await asyncpg.connect(**self._arguments())
            except (OSError, asyncpg.PostgresError) as error:
                log.warning("cannot listen to the database", extra={"why": str(error)})
                await asyncio.sleep(RETRY)
                continue
            try:
                connection.add_termination_listener(lambda *_, gone=gone: gone.set())
                await connection.add_listener(CHANNEL, lambda *heard: self._heard(heard[3], noticed))
                noticed(None)
                await gone.wait()
            finally:
                connection.terminate()

    def _heard(self, payload: str, noticed: Callable[[str | None], None]) -> None:
        told = json.loads(payload)
        if told["from"] != self._process:
            noticed(told["table"])

    def _arguments(self) -> dict[str, Any]:
        url = self._url
        named: dict[str, Any] = {"host": url.host, "port": url.port, "user": url.username, "database": url.database}
        named |= {"password": url.password, **url.query}
        return {key: value for key, value in named.items() if value is not None}

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
