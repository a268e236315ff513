"""An SQLite file, used at once where it is asked for.

The asynchronous driver hands every statement to a thread of its own and waits for it, which costs ten times as much as
the statement: what is asked for are a few rows by their key, mostly in memory. With a write-ahead log a reader never
waits for a writer. What does take time, and is waited for, is another program that writes, and the disk.
"""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from concurrent.futures import Executor
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar, cast

from sqlalchemy import URL, Connection, Engine, Executable, Result, ScalarResult, Select, create_engine, event
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import Session

SETTINGS: Final = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
"""Readers beside a writer (WAL), every commit on the disk."""
PATIENCE: Final = 15.0
"""How long to wait for another program that writes into the file, in seconds."""
PAUSE: Final = 0.01
AT_A_STRETCH: Final = 0.001
"""For how long statements follow each other before others in the event loop go on, in seconds."""

Row = TypeVar("Row")
Value = TypeVar("Value")


class LocalSession:
    """What the server uses of an ``AsyncSession``, for a file that is here."""

    def __init__(self, session: Session, *, writes: bool = False) -> None:
        """``writes``: there is one such session at a time, so others may go on between its statements."""
        self._session = session
        self._writes = writes

    async def _breathe(self) -> None:
        if self._writes:
            await breathe()

    async def get(self, kind: type[Row], key: Any) -> Row | None:
        await self._breathe()
        return self._session.get(kind, key)

    async def scalar(self, wanted: Select[Value]) -> Value | None:
        await self._breathe()
        return self._session.scalar(wanted)

    async def scalars(self, wanted: Select[Value]) -> ScalarResult[Value]:
        await self._breathe()
        return self._session.scalars(wanted)

    async def execute(self, statement: Executable, values: Any = None) -> Result[*tuple[Any, ...]]:
        await self._breathe()
        return self._session.execute(statement, values)

    async def merge(self, row: Row) -> Row:
        await self._breathe()
        return self._session.merge(row)

    async def flush(self) -> None:
        await self._breathe()
        self._session.flush()

    def add(self, row: object) -> None:
        self._session.add(row)

    def run(self, work: Callable[[Connection], Value]) -> Value:
        return work(self._session.connection())


SomeSession = AsyncSession | LocalSession


_others_went = 0.0
"""When others in the event loop could last go on between two statements."""


async def breathe() -> None:
    """Many statements in a row let others go on in between."""
    global _others_went
    if time.perf_counter() - _others_went > AT_A_STRETCH:
        await asyncio.sleep(0)
        _others_went = time.perf_counter()


def engines(url: URL) -> tuple[Engine, Engine]:
    """One to read with and one to write with. A writer takes its lock at once, and does not wait for it here: one that
    first reads and then writes could be refused in between."""
    reader, writer = (create_engine(url.set(drivername="sqlite+pysqlite"), hide_parameters=True) for _ in range(2))
    for engine, patience, begin in ((reader, PATIENCE, "BEGIN"), (writer, 0, "BEGIN IMMEDIATE")):
        event.listen(engine, "connect", _set_up(patience))
        event.listen(engine, "begin", _begin(begin))
    return reader, writer


def _set_up(patience: float) -> Any:
    """Our settings, and our own transactions instead of the driver's."""

    def set_up(connection: Any, record: object) -> None:
        connection.isolation_level = None
        set_up_file(connection, patience)

    return set_up


def set_up_file(connection: sqlite3.Connection, patience: float) -> None:
    for setting in (f"busy_timeout={PATIENCE * 1000:.0f}", *SETTINGS, f"busy_timeout={patience * 1000:.0f}"):
        connection.execute(f"PRAGMA {setting}")


def _begin(how: str) -> Any:
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql(how)

    return begin


@asynccontextmanager
async def reading(engine: Engine) -> AsyncIterator[LocalSession]:
    await breathe()
    with Session(engine, expire_on_commit=False) as session:
        yield LocalSession(session)


def read_now(engine: Engine, work: Callable[[SomeSession], Coroutine[Any, Any, Value]]) -> Value:
    """What only reads never waits: it is done when it has begun."""
    with Session(engine, expire_on_commit=False) as session:
        try:
            work(LocalSession(session)).send(None)
        except StopIteration as done:
            return cast(Value, done.value)
    raise RuntimeError("reading a file waited for something else")


@asynccontextmanager
async def writing(engine: Engine, disk: Executor) -> AsyncIterator[LocalSession]:
    """A transaction. Statements touch memory and are run at once; a thread waits for the disk."""
    with Session(engine, expire_on_commit=False) as session:
        await _begin_writing(session)
        yield LocalSession(session, writes=True)
        session.flush()
        commit = asyncio.get_running_loop().run_in_executor(disk, session.commit)
        try:
            await asyncio.shield(commit)
        except asyncio.CancelledError:
            await asyncio.wait([commit])  # nobody is to use the session at the same time
            raise


async def _begin_writing(session: Session) -> None:
    """Takes the lock for writing. Other programs that hold it are waited for without holding up this one."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            session.connection()
            return
        except OperationalError as error:
            session.rollback()
            if not is_busy(error.orig) or time.monotonic() > until:
                raise
            await asyncio.sleep(PAUSE)


def is_busy(error: BaseException | None) -> bool:
    """Whether another program holds the lock."""
    return isinstance(error, sqlite3.OperationalError) and error.sqlite_errorcode == sqlite3.SQLITE_BUSY
