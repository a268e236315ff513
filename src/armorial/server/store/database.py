"""The connection to the database: SQLite in a file, or PostgreSQL."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, delete, event, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession, create_async_engine

from armorial.server.store.schema import ReplyRow, ValueRow

READ_ONLY = "armorial_read_only"
MIGRATION_LOCK = 7_201_533
"""The number of the PostgreSQL lock that lets one process migrate at a time."""
SQLITE_SETTINGS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
"""Readers beside a writer (WAL), every commit on the disk."""
REPLIES_KEPT = 86_400.0
"""How long answers to repeated requests are remembered, in seconds."""


class Conflict(Exception):
    """Somebody else has written first. What one wanted to write was made for something that is no longer so."""


class Database:
    """Reads and writes in transactions. SQLite has one writer at a time, and is told so from the beginning."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.sqlite = self.url.get_backend_name() == "sqlite"
        if self.sqlite and self.url.database:
            Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
        pool = {} if self.sqlite else {"pool_size": 10, "max_overflow": 10, "pool_pre_ping": True}
        self.engine = create_async_engine(self.url, **pool)
        self._reader = self.engine.execution_options(**{READ_ONLY: True})
        self.one_writer = asyncio.Lock()
        if self.sqlite:
            event.listen(self.engine.sync_engine, "connect", _set_up_sqlite)
            event.listen(self.engine.sync_engine, "begin", _begin_sqlite)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncSession]:
        async with AsyncSession(self._reader, expire_on_commit=False) as session:
            yield session

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncSession]:
        """One transaction: all or nothing. Raises a Conflict if a key was there already."""
        if self.sqlite:
            async with self.one_writer, self._transaction() as session:
                yield session
        else:
            async with self._transaction() as session:
                yield session

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[AsyncSession]:
        try:
            async with AsyncSession(self.engine, expire_on_commit=False) as session, session.begin():
                yield session
        except IntegrityError as error:
            raise Conflict(str(error.orig)) from error

    async def migrate(self) -> None:
        """Bring the schema up to date. Several processes may start at once."""
        async with self.engine.begin() as connection:
            if not self.sqlite:
                await connection.execute(text(f"select pg_advisory_xact_lock({MIGRATION_LOCK})"))
            await connection.run_sync(upgrade)

    async def alive(self) -> None:
        async with self.read() as session:
            await session.execute(text("select 1"))

    async def value(self, name: str, default: str) -> str:
        """A single value; the first to ask for it sets it."""
        for _ in range(2):
            async with self.read() as session:
                found = await session.scalar(select(ValueRow.value).where(ValueRow.name == name))
            if found is not None:
                return found
            try:
                async with self.write() as session:
                    session.add(ValueRow(name=name, value=default))
                return default
            except Conflict:
                continue
        raise RuntimeError(f"the value '{name}' can neither be read nor written")

    async def forget_old_replies(self) -> None:
        async with self.write() as session:
            await session.execute(delete(ReplyRow).where(ReplyRow.created < time.time() - REPLIES_KEPT))

    async def close(self) -> None:
        await self.engine.dispose()


def upgrade(connection: Connection) -> None:
    """Run the migrations that this database has not seen."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _set_up_sqlite(connection: Any, record: object) -> None:
    """Our settings, and our own transactions instead of the driver's."""
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in (*SQLITE_SETTINGS, "busy_timeout=15000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    """A writer takes its lock at once: one that first reads and then writes could be refused in between."""
    reading = connection.get_execution_options().get(READ_ONLY)
    connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")
