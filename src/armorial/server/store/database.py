"""The connection to the database: SQLite in a file, or PostgreSQL."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar, TypeVarTuple, cast

from sqlalchemy import Connection, delete, event, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, DisconnectionError, IntegrityError
from sqlalchemy.exc import TimeoutError as NoneFree
from sqlalchemy.ext.asyncio import AsyncSession, create_async_engine
from sqlalchemy.pool import QueuePool

from armorial.server.store import local
from armorial.server.store.files import private_database
from armorial.server.store.local import SomeSession
from armorial.server.store.schema import ReplyRow, ValueRow
from armorial.server.store.upgrading import upgrade

AWAY: Final = (DBAPIError, NoneFree, OSError)
"""What is raised when the database cannot be used now: it is gone, full, read-only, or somebody holds a lock."""
TIMEOUT: Final = 10.0
"""How long a statement may take on PostgreSQL, in seconds; half as long for a lock."""
PROBE: Final = "ready"
PROBE_SECONDS: Final = 1.5
"""Who asks whether the database is well is answered in this time."""
PROBE_KEPT: Final = 1.0
"""How long the answer holds, in seconds: everybody may ask, and each time something is written."""
IDLE: Final = 30.0
"""After so many seconds a connection to PostgreSQL is asked whether it still works before it is used."""
REPLIES_KEPT = 86_400.0
"""How long answers to repeated requests are remembered, in seconds."""
REPLIES_AT_ONCE = 1_000

Value = TypeVar("Value")
Arguments = TypeVarTuple("Arguments")


class Aside(Protocol):
    """Where work is done that takes time: a ``Pool`` of ``aside.py``."""

    async def run(self, work: Callable[[*Arguments], Value], *arguments: *Arguments) -> Value: ...


class Conflict(Exception):
    """Somebody else has written first. What one wanted to write was made for something that is no longer so."""


class Database:
    """Reads and writes in transactions. SQLite has one writer at a time, and is told so from the beginning."""

    def __init__(self, url: str, timeout: float = TIMEOUT) -> None:
        self.url = make_url(url)
        self.sqlite = self.url.get_backend_name() == "sqlite"
        self._probe: asyncio.Task[None] | None = None
        self._probed = 0.0
        if self.sqlite and self.url.database:
            private_database(Path(self.url.database))
        self.on_done: Callable[[str, float, bool], None] = lambda kind, seconds, well: None
        """Told of every transaction: its kind, how long it took, and whether the database did its part."""
        self.one_writer = asyncio.Lock()
        if self.sqlite:
            self.disk = ThreadPoolExecutor(1, "armorial-disk")
            self._reader, self._writer = local.engines(self.url)
        else:
            self._engine = create_async_engine(
                self.url,
                pool_size=10,
                max_overflow=10,
                pool_timeout=timeout / 2,
                hide_parameters=True,
                connect_args={
                    "timeout": timeout / 2,
                    "command_timeout": timeout * 1.5,  # for a server that does not even say that it takes too long
                    "server_settings": {
                        "application_name": "armorial",
                        "statement_timeout": f"{timeout * 1000:.0f}",
                        "lock_timeout": f"{timeout * 500:.0f}",
                        "idle_in_transaction_session_timeout": f"{timeout * 6000:.0f}",
                    },
                },
            )

            event.listen(self._engine.sync_engine, "checkin", _note_use)
            event.listen(self._engine.sync_engine, "checkout", _see_whether_it_works)
            self._reading = self._engine.execution_options(isolation_level="AUTOCOMMIT")
            """Every statement sees what is committed by then, as in a transaction of PostgreSQL; without one, the
            database is asked once and not three times."""

    @contextmanager
    def timed(self, kind: str) -> Iterator[None]:
        """Tells how long a transaction took, and whether the database failed."""
        began = time.perf_counter()
        well = True
        try:
            yield
        except AWAY:
            well = False
            raise
        finally:
            self.on_done(kind, time.perf_counter() - began, well)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[SomeSession]:
        with self.timed("read"):
            if self.sqlite:
                async with local.reading(self._reader) as here:
                    yield here
            else:
                async with AsyncSession(self._reading, expire_on_commit=False) as session:
                    yield session

    async def read_aside(self, aside: Aside, work: Callable[[SomeSession], Coroutine[Any, Any, Value]]) -> Value:
        """Read much. A file is read in another thread; PostgreSQL is another program anyway."""
        if self.sqlite:
            return await aside.run(local.read_now, self._reader, work)
        async with self.read() as session:
            return await work(session)

    @asynccontextmanager
    async def write(self) -> AsyncIterator[SomeSession]:
        """One transaction: all or nothing. Raises a Conflict if a key was there already."""
        with self.timed("write"):
            try:
                if self.sqlite:
                    async with self.one_writer, local.writing(self._writer, self.disk) as here:
                        yield here
                else:
                    async with AsyncSession(self._engine, expire_on_commit=False) as session, session.begin():
                        yield session
            except IntegrityError as error:
                raise Conflict from error

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

    async def well(self) -> bool:
        """Whether something can be written now. One question to the database serves all who ask at the same time."""
        if self._probe is None or (self._probe.done() and time.monotonic() > self._probed + PROBE_KEPT):
            self._probed = time.monotonic()
            self._probe = asyncio.create_task(self._write_something())
        done, _ = await asyncio.wait([self._probe], timeout=PROBE_SECONDS)
        return bool(done) and not self._probe.cancelled() and self._probe.exception() is None

    async def _write_something(self) -> None:
        async with self.write() as session:
            if not self.sqlite:
                await session.execute(text(f"set local lock_timeout = {PROBE_SECONDS * 1000:.0f}"))
            await session.merge(ValueRow(name=PROBE, value=str(time.time())))

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

    def census(self) -> dict[str, tuple[str, float]]:
        """How large it is, or how much of it is in use."""
        if not self.sqlite:
            pool = cast(QueuePool, self._engine.pool)
            return {"armorial_database_connections": ("Connections to PostgreSQL in use.", pool.checkedout())}
        file = Path(self.url.database or "")
        sizes = {"armorial_database_bytes": file, "armorial_database_log_bytes": Path(f"{file}-wal")}
        return {
            name: ("The SQLite file, or its log of changes.", beside.stat().st_size if beside.is_file() else 0)
            for name, beside in sizes.items()
        }

    async def close(self) -> None:
        if self._probe is not None:
            self._probe.cancel()
            await asyncio.gather(self._probe, return_exceptions=True)
        if self.sqlite:
            self.disk.shutdown()
            self._reader.dispose()
            self._writer.dispose()
        else:
            await self._engine.dispose()


def _note_use(connection: Any, record: Any) -> None:
    record.info["used"] = time.monotonic()


def _see_whether_it_works(connection: Any, record: Any, proxy: Any) -> None:
    """A server that stops closes its connections, which is known here without asking. Only where nothing was heard for
    long may a connection be dead and nobody know."""
    if connection is None or connection.driver_connection.is_closed():
        raise DisconnectionError
    if time.monotonic() > record.info.get("used", time.monotonic()) + IDLE:
        try:
            connection.ping()
        except Exception as error:
            raise DisconnectionError from error
