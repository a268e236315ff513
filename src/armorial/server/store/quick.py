"""Answers into an SQLite file, quickly: those that come at the same time share a transaction and a wait for the disk.

Everything else goes through SQLAlchemy. The statements are made from the same tables, so there is one schema.
"""

import asyncio
import sqlite3
import time
from typing import Any, Final, cast

import orjson
import sqlalchemy as sa
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import OperationalError

from armorial.server.store.database import Conflict, Database
from armorial.server.store.local import PATIENCE, PAUSE, is_busy, set_up_file
from armorial.server.store.schema import HappeningRow, LineRow, MatchRow, ReplyRow, TableRow

Values = tuple[Any, ...]

_TABLES: Final = cast(sa.Table, TableRow.__table__)
_MATCHES: Final = cast(sa.Table, MatchRow.__table__)


def _sql(statement: sa.sql.ClauseElement) -> str:
    return str(statement.compile(dialect=sqlite.dialect(paramstyle="qmark")))


def _update(table: sa.Table, columns: tuple[str, ...], known: Any) -> str:
    return _sql(table.update().where(known).ordered_values(*[(table.c[name], sa.bindparam(name)) for name in columns]))


_MOVED: Final = ("state", "changed", "revision", "seq", "to_move", "bot_to_move")
TABLE_COLUMNS: Final = (*_MOVED, "undo", "summary", "clock", "deadline")
MATCH_COLUMNS: Final = ("snapshot", "unconfirmed", "result")
"""What an answer changes of a table and of its match, besides its lines."""
_THE_TABLE: Final[sa.BindParameter[str]] = sa.bindparam("the_table")
UPDATE_TABLE: Final = _update(
    _TABLES, TABLE_COLUMNS, (_TABLES.c.id == _THE_TABLE) & (_TABLES.c.revision == sa.bindparam("seen"))
)
UPDATE_MATCH: Final = _update(_MATCHES, MATCH_COLUMNS, _MATCHES.c.table == _THE_TABLE)
INSERT_LINE: Final = _sql(cast(sa.Table, LineRow.__table__).insert())
INSERT_REPLY: Final = _sql(cast(sa.Table, ReplyRow.__table__).insert())
HAPPENING_COLUMNS: Final = ("kind", "table", "seat", "person", "at", "details")
INSERT_HAPPENING: Final = _sql(
    cast(sa.Table, HappeningRow.__table__).insert().values({name: sa.bindparam(name) for name in HAPPENING_COLUMNS})
)


class Answered:
    """What an answer changes: the table (if it is still the one that was ``seen``), its match, lines, the reply, and
    what others are to be told.

    All are values of columns in order: ``TABLE_COLUMNS``, ``MATCH_COLUMNS``, those of ``LineRow``, of ``ReplyRow``,
    ``HAPPENING_COLUMNS``; what is JSON is text already.
    """

    __slots__ = ("columns", "happenings", "lines", "match", "reply", "seen", "table")

    def __init__(
        self,
        table: str,
        seen: int,
        columns: Values,
        match: Values,
        lines: list[Values],
        reply: Values | None,
        happenings: list[Values],
    ) -> None:
        self.table = table
        self.seen = seen
        self.columns = columns
        self.match = match
        self.lines = lines
        self.reply = reply
        self.happenings = happenings

    def write(self, connection: sqlite3.Connection) -> None:
        execute = connection.execute
        if execute(UPDATE_TABLE, (*self.columns, self.table, self.seen)).rowcount != 1:
            raise Conflict(f"table {self.table} is no longer at revision {self.seen}")
        execute(UPDATE_MATCH, (*self.match, self.table))
        for line in self.lines:
            execute(INSERT_LINE, line)
        if self.reply is not None:
            execute(INSERT_REPLY, self.reply)
        for happening in self.happenings:
            execute(INSERT_HAPPENING, happening)


def json_text(value: Any) -> str:
    """A value of a JSON column."""
    return "null" if value is None else orjson.dumps(value).decode()


class QuickWriter:
    """Writes what waits, again and again. Statements touch memory and are run at once; a thread waits for the disk."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._connection: sqlite3.Connection | None = None
        self._waiting: list[tuple[Answered, asyncio.Future[None]]] = []
        self._task: asyncio.Task[None] | None = None

    def save(self, answered: Answered) -> asyncio.Future[None]:
        """To be awaited: done when it is on the disk; raises a Conflict if somebody else has written first."""
        stored: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((answered, stored))
        if self._task is None:
            self._task = asyncio.create_task(self._run())
        return stored

    async def close(self) -> None:
        if self._task is not None:
            await self._task
        if self._connection is not None:
            self._connection.close()

    async def _run(self) -> None:
        while self._waiting:
            async with self._database.one_writer:
                batch, self._waiting = self._waiting, []
                await self._write(batch)
        self._task = None

    async def _write(self, batch: list[tuple[Answered, asyncio.Future[None]]]) -> None:
        """All in one transaction; if that fails, each in its own, so that nobody fails for another."""
        try:
            await self._transaction([answered for answered, _ in batch])
        except Exception as error:
            if len(batch) > 1:
                for one in batch:
                    await self._write([one])
            elif not batch[0][1].done():
                batch[0][1].set_exception(_as_usual(error))
        else:
            for _, stored in batch:
                if not stored.done():
                    stored.set_result(None)

    async def _transaction(self, batch: list[Answered]) -> None:
        connection = self._connection = self._connection or self._connect()
        with self._database.timed("answers"):
            await self._run_transaction(connection, batch)

    async def _run_transaction(self, connection: sqlite3.Connection, batch: list[Answered]) -> None:
        await self._begin(connection)
        try:
            for answered in batch:
                answered.write(connection)
            await asyncio.get_running_loop().run_in_executor(self._database.disk, connection.commit)
        except BaseException:
            connection.rollback()
            raise

    async def _begin(self, connection: sqlite3.Connection) -> None:
        """Takes the lock for writing. Other programs that hold it are waited for without holding up this one."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                connection.execute("BEGIN IMMEDIATE")
                return
            except sqlite3.OperationalError as error:
                if not is_busy(error) or time.monotonic() > until:
                    raise
                await asyncio.sleep(PAUSE)

    def _connect(self) -> sqlite3.Connection:
        path = self._database.url.database or ":memory:"
        connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False)
        set_up_file(connection, patience=0)
        return connection


def _as_usual(error: Exception) -> Exception:
    """The same as SQLAlchemy would raise."""
    if isinstance(error, sqlite3.IntegrityError):
        return Conflict(str(error))
    return OperationalError(None, None, error) if isinstance(error, sqlite3.Error) else error
