"""Backups while the server runs. A backup is always an SQLite file, whichever database it was made of.

So it can be put back into either, needs no other programs, and is looked through before it counts. Of SQLite it is a
copy of the pages; of PostgreSQL it is made row by row, in one transaction that sees everything as it was at one moment.
"""

import asyncio
import json
import os
import secrets
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Iterable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import create_async_engine

from armorial.server.notify import CHANNEL
from armorial.server.store import local
from armorial.server.store.beside import check_there
from armorial.server.store.database import Database
from armorial.server.store.files import FILE_MODE
from armorial.server.store.schema import Base, ValueRow
from armorial.server.store.upgrading import check_newest, check_schema, upgrade

ROWS: Final = 1_000
"""How many rows are held at a time."""
PATTERN: Final = "armorial-*.db"
STAMP: Final = "%Y-%m-%dT%H-%M-%S"
RESTORED: Final = "restored"
"""The value that tells running servers that everything may have changed."""
FURTHER: Final = 1_000_000
"""So far ahead are the revisions of restored tables: a running server takes no copy in its memory for one of them."""


class BackupError(Exception):
    """A backup that cannot be made, or cannot be used. The message says why, and what to do."""


@dataclass(frozen=True)
class Contents:
    """What there is in a backup."""

    file: Path
    schema: str
    tables: int
    people: int

    def report(self) -> dict[str, Any]:
        size = self.file.stat().st_size
        told = {"file": str(self.file), "bytes": size, "schema": self.schema}
        return {**told, "tables": self.tables, "people": self.people}


# -- making ---------------------------------------------------------------------------------------------------


def make_backup(url: str, target: Path, *, force: bool = False) -> Contents:
    """A backup of what the database holds now."""
    if target.exists() and not force:
        raise BackupError(f"there is a file '{target}' already; --force replaces it")
    database = sa.make_url(url)
    check_there(url)
    with _in_the_making(target) as made:
        if _is_file(database):
            _copy_file(Path(database.database or ""), made)
        else:
            asyncio.run(_copy_out(url, made))
        contents = look_through(made)
    return Contents(target, contents.schema, contents.tables, contents.people)


def name_now(folder: Path) -> Path:
    """What a backup made now is called."""
    return folder / PATTERN.replace("*", time.strftime(STAMP))


def keep_newest(folder: Path, kept: int) -> list[Path]:
    """Remove the oldest backups of a folder, by their names. Gives those that are gone."""
    old = sorted(folder.glob(PATTERN))[:-kept]
    for file in old:
        file.unlink()
    return old


@contextmanager
def _in_the_making(target: Path) -> Iterator[Path]:
    """A file that takes its name only when it is whole and on the disk. Nobody else can read it."""
    made = target.with_name(f".{target.name}.{secrets.token_hex(4)}")
    os.close(os.open(made, os.O_CREAT | os.O_EXCL | os.O_RDWR, FILE_MODE))
    try:
        yield made
        with made.open("rb") as file:
            os.fsync(file.fileno())
        made.replace(target)
    finally:
        made.unlink(missing_ok=True)


def _copy_file(source: Path, target: Path) -> None:
    with closing(sqlite3.connect(source)) as running, closing(sqlite3.connect(target)) as copy:
        running.execute(f"pragma busy_timeout = {local.PATIENCE * 1000:.0f}")
        running.backup(copy)
        copy.execute("pragma journal_mode = delete")  # one file, with nothing beside it


async def _copy_out(url: str, target: Path) -> None:
    """Of PostgreSQL, as it is at one moment."""
    with _file_engine(target).begin() as copy:
        upgrade(copy)
        engine = create_async_engine(url, hide_parameters=True)
        try:
            async with engine.connect() as running:
                await running.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
                await running.run_sync(check_newest)
                for table in Base.metadata.sorted_tables:
                    rows = await running.stream(_reading(table, "postgresql"))
                    async for some in rows.partitions(ROWS):
                        copy.execute(_writing(table, "sqlite"), [dict(row._mapping) for row in some])
        finally:
            await engine.dispose()


# -- looking --------------------------------------------------------------------------------------------------


def look_through(file: Path) -> Contents:
    """What a backup holds; raises an error if it is damaged, something else, or of a newer version."""
    if not file.is_file():
        raise BackupError(f"there is no file '{file}'")
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as backup:
            (state,) = backup.execute("pragma integrity_check(1)").fetchone()
            wrong = backup.execute("pragma foreign_key_check").fetchone()
            if state != "ok" or wrong is not None:
                raise BackupError(
                    f"'{file}' is damaged ({state if wrong is None else 'rows are missing'}): use another"
                )
            tables, people = (_count(backup, name) for name in ("tables", "people"))
    except sqlite3.Error as error:
        raise BackupError(f"'{file}' is no backup of Armorial ({error})") from error
    with _file_engine(file).connect() as connection:
        return Contents(file, check_schema(connection), tables, people)


def _count(backup: sqlite3.Connection, name: str) -> int:
    (count,) = backup.execute(f'select count(*) from "{name}"').fetchone()
    return int(count)


# -- putting back ---------------------------------------------------------------------------------------------


def restore(url: str, file: Path, *, force: bool = False) -> tuple[Contents, Path | None]:
    """Put a backup in the place of what the database holds. What was there is kept in a backup beside the other one:
    gives its name too, if there was anything."""
    contents = look_through(file)
    database = sa.make_url(url)
    held = asyncio.run(_held(url))
    if held and not force:
        raise BackupError(
            f"the database holds {held} tables already; --force replaces them, and keeps them in a backup beside it"
        )
    replaced = None
    if held:
        replaced = make_backup(url, file.with_name(f"replaced-{time.strftime(STAMP)}.db")).file
    with tempfile.TemporaryDirectory(prefix="armorial-restore-") as folder:
        ready = Path(folder) / "ready.db"
        shutil.copyfile(file, ready)
        _prepare(ready)
        if _is_file(database):
            _copy_in(ready, Path(database.database or ""))
        else:
            asyncio.run(_copy_rows_in(url, ready))
    return contents, replaced


async def _held(url: str) -> int:
    """How many tables the database has now. It gets its schema if it has none."""
    database = Database(url)
    try:
        await database.migrate()
        async with database.read() as session:
            return await session.scalar(sa.select(sa.func.count()).select_from(sa.table("tables"))) or 0
    finally:
        await database.close()


def _prepare(file: Path) -> None:
    """The schema of this version, and the mark that running servers look for."""
    with _file_engine(file).begin() as connection:
        upgrade(connection)
        further = FURTHER * (1 + secrets.randbelow(1_000))
        connection.execute(sa.text(f"update tables set revision = revision % {FURTHER} + {further}"))
        connection.execute(sa.delete(ValueRow).where(ValueRow.name == RESTORED))
        connection.execute(sa.insert(ValueRow).values(name=RESTORED, value=secrets.token_hex(8)))


def _copy_in(source: Path, target: Path) -> None:
    """In one transaction of the file that is in use. Its readers see all of it or nothing."""
    with closing(sqlite3.connect(source)) as ready, closing(sqlite3.connect(target)) as running:
        running.execute(f"pragma busy_timeout = {local.PATIENCE * 1000:.0f}")
        ready.backup(running)


async def _copy_rows_in(url: str, source: Path) -> None:
    """In one transaction. Those who read go on with what was there before; those who write have to wait."""
    engine = create_async_engine(url, hide_parameters=True)
    known = Base.metadata.sorted_tables
    try:
        with _file_engine(source).connect() as ready:
            async with engine.begin() as running:
                names = ", ".join(f'"{table.name}"' for table in known)
                await running.execute(sa.text(f"lock table {names} in exclusive mode"))
                for table in reversed(known):
                    await running.execute(sa.delete(table))
                for table in known:
                    for some in ready.execute(_reading(table, "sqlite")).partitions(ROWS):
                        await running.execute(_writing(table, "postgresql"), [dict(row._mapping) for row in some])
                for counter in _counters(known):
                    await running.execute(counter)
                news = json.dumps({"from": RESTORED, "table": None})
                await running.execute(sa.select(sa.func.pg_notify(CHANNEL, news)))
    finally:
        await engine.dispose()


def _counters(tables: Iterable[sa.Table]) -> Iterator[sa.TextClause]:
    """Numbers that PostgreSQL gives by itself go on after the highest."""
    for table in tables:
        column = table.autoincrement_column
        if column is not None:
            highest = f'(select coalesce(max("{column.name}"), 0) + 1 from "{table.name}")'
            yield sa.text(
                f"select setval(pg_get_serial_sequence('\"{table.name}\"', '{column.name}'), {highest}, false)"
            )


# -- rows -----------------------------------------------------------------------------------------------------


def _is_file(url: sa.URL) -> bool:
    return url.get_backend_name() == "sqlite"


def _file_engine(file: Path) -> sa.Engine:
    return sa.create_engine(f"sqlite+pysqlite:///{file}", hide_parameters=True, poolclass=sa.NullPool)


def _reading(table: sa.Table, kind: str) -> sa.Select[Any]:
    """All rows of a table, in order; JSON as the text that it is, so that nothing of it changes on the way."""
    columns = [_as_text(column, kind).label(column.name) for column in table.columns]
    return sa.select(*columns).order_by(*table.primary_key.columns)


def _as_text(column: sa.Column[Any], kind: str) -> sa.ColumnElement[Any]:
    if not isinstance(column.type, sa.JSON):
        return column
    return sa.cast(column, sa.Text) if kind == "postgresql" else sa.type_coerce(column, sa.Text)


def _writing(table: sa.Table, kind: str) -> sa.Insert:
    values: dict[str, Any] = {}
    for column in table.columns:
        if not isinstance(column.type, sa.JSON):
            values[column.name] = sa.bindparam(column.name, type_=column.type)
        else:
            text = sa.bindparam(column.name, type_=sa.Text())
            values[column.name] = sa.cast(text, sa.JSON) if kind == "postgresql" else sa.type_coerce(text, sa.Text)
    return sa.insert(table).values(values)
