"""Tells other processes on the same PostgreSQL what has happened. With SQLite there are none to tell."""

import asyncio
import json
import logging
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from sqlalchemy import text
from sqlalchemy.engine import URL

from armorial.server.store.local import SomeSession

log = logging.getLogger(__name__)

CHANNEL: Final = "armorial"
LOOK: Final = 1.0
"""How often to look whether a backup was put in, in seconds."""
RETRY: Final = 1.0
"""Seconds before connecting again."""

Noticed = Callable[[str | None], None]
Planned = Callable[[str, str], None]


class Notifier:
    """Sends with the transaction that changes something, so that nobody hears of what was not stored."""

    def __init__(self, url: URL, process: str) -> None:
        self._url = url
        self._process = process
        self._postgres = url.get_backend_name() == "postgresql"
        self._task: asyncio.Task[None] | None = None

    async def tell(self, session: SomeSession, table: str) -> None:
        """A table, or its chat, has changed."""
        await self._send(session, {"table": table})

    async def tell_plans(self, session: SomeSession, table: str, person: str) -> None:
        """What somebody has planned at a table has changed."""
        await self._send(session, {"table": table, "plans": person})

    async def tell_ended(self, session: SomeSession, person: str) -> None:
        """Sessions of somebody have ended."""
        await self._send(session, {"person": person})

    async def _send(self, session: SomeSession, news: dict[str, str]) -> None:
        if self._postgres:
            payload = json.dumps({"from": self._process, **news})
            await session.execute(
                text("select pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload}
            )

    def start(self, changed: Noticed, ended: Noticed, planned: Planned) -> None:
        """Listen from now on. ``changed`` gets a table that has changed, ``ended`` a person whose sessions have ended;
        None when it may have been any, unheard. ``planned`` gets a table and whose plans there have changed."""
        listening = self._listen(changed, ended, planned) if self._postgres else self._look(changed, ended)
        self._task = asyncio.create_task(listening)

    async def _look(self, changed: Noticed, ended: Noticed) -> None:
        """An SQLite file can be replaced by a backup while it is in use (``store/backup.py``)."""
        where = f"{Path(self._url.database or '').absolute().as_uri()}?mode=ro"
        with closing(sqlite3.connect(where, uri=True, timeout=0)) as file:
            known = _mark(file, "")
            while True:
                await asyncio.sleep(LOOK)
                mark = _mark(file, known)
                if mark != known:
                    known = mark
                    changed(None)
                    ended(None)

    async def _listen(self, changed: Noticed, ended: Noticed, planned: Planned) -> None:
        import asyncpg  # type: ignore[import-untyped]  # takes a while, and SQLite needs none

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
                await connection.add_listener(CHANNEL, lambda *heard: self._heard(heard[3], changed, ended, planned))
                changed(None)
                ended(None)
                await gone.wait()
            finally:
                connection.terminate()

    def _heard(self, payload: str, changed: Noticed, ended: Noticed, planned: Planned) -> None:
        told = json.loads(payload)
        if told["from"] == self._process:
            return
        if "person" in told:
            ended(told["person"])
        elif "plans" in told:
            planned(told["table"], told["plans"])
        else:
            changed(told["table"])

    def _arguments(self) -> dict[str, Any]:
        url = self._url
        named: dict[str, Any] = {"host": url.host, "port": url.port, "user": url.username, "database": url.database}
        named |= {"password": url.password, **url.query}
        return {key: value for key, value in named.items() if value is not None}

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)


def _mark(file: sqlite3.Connection, known: str) -> str:
    """What changes whenever a backup is put into a file; what was known if the file cannot be read for a moment."""
    try:
        found = file.execute("select value from server_values where name = 'restored'").fetchone()
    except sqlite3.Error:
        return known
    return "" if found is None else str(found[0])
