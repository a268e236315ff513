"""The connection to the database: SQLite in a file, or PostgreSQL."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, delete, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession, create_async_engine

from armorial.server.store import local
from armorial.server.store.local import SomeSession
from armorial.server.store.schema import ReplyRow, ValueRow

MIGRATION_LOCK = 7_201_533
"""The number of the PostgreSQL lock that lets one process migrate at a time."""
REPLIES_KEPT = 86_400.0
"""How long answers to repeated requests are remembered, in seconds."""
REPLIES_AT_ONCE = 1_000

Value = TypeVar("Value")


class Conflict(Exception):
    """Somebody else has written first. What one wanted to write was made for something that is no longer so."""


class Database:
    """Reads and writes in transactions. SQLite has one writer at a time, and is told so from the beginning."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.sqlite = self.url.get_backend_name() == "sqlite"
        if self.sqlite and self.url.database:
            Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
        self.one_writer = asyncio.Lock()
        if self.sqlite:
            self.disk = ThreadPoolExecutor(1, "armorial-disk")
            self._reader, self._writer = local.engines(self.url)
        else:
            self._engine = create_async_engine(self.url, pool_size=10, max_overflow=10, pool_pre_ping=True)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[SomeSession]:
        if self.sqlite:
            async with local.reading(self._reader) as here:
                yield here
        else:
            async with AsyncSession(self._engine, expire_on_commit=False) as session:
                yield session

    @asynccontextmanager
    async def write(self) -> AsyncIterator[SomeSession]:
        """One transaction: all or nothing. Raises a Conflict if a key was there already."""
        try:
            if self.sqlite:
                async with self.one_writer, local.writing(self._writer, self.disk) as here:
                    yield here
            else:
                async with AsyncSession(self._engine, expire_on_commit=False) as session, session.begin():
                    yield session
        except IntegrityError as error:
            raise Conflict(str(error.orig)) from error

    async def run(self, work: Callable[[Connection], Value]) -> Value:
        """Something with the connection itself, in one transaction."""
        if self.sqlite:
            async with self.one_writer, local.writing(self._writer, self.disk) as here:
                return here.run(work)
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def migrate(self) -> None:
        """Bring the schema up to date. Several processes may start at once."""
        await self.run(upgrade)

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
        """Some at a time, so that nobody has to wait for it."""
        old = ReplyRow.created < time.time() - REPLIES_KEPT
        some = select(ReplyRow.created).where(old).order_by(ReplyRow.created).offset(REPLIES_AT_ONCE - 1).limit(1)
        last: float | None = 0.0
        while last is not None:
            async with self.write() as session:
                last = await session.scalar(some)
                await session.execute(delete(ReplyRow).where(old if last is None else ReplyRow.created <= last))

    async def close(self) -> None:
        if self.sqlite:
            self.disk.shutdown()
            self._reader.dispose()
            self._writer.dispose()
        else:
            await self._engine.dispose()


def upgrade(connection: Connection, to: str = "head") -> None:
    """Run the migrations that this database has not seen."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"select pg_advisory_xact_lock({MIGRATION_LOCK})"))
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, to)
