"""What is not kept for ever: guests who never came back, tables that nobody sat down at, old sandboxes and reports.

Everything happens in small transactions, so that nobody has to wait for it. Several processes may do it at once.
"""

import time
from collections.abc import Awaitable, Callable
from dataclasses import asdict, dataclass
from typing import Any, Final, cast

from sqlalchemy import ColumnElement, Delete, Update, delete, func, select, update
from sqlalchemy.engine import CursorResult

from armorial.server.settings import Settings
from armorial.server.store.database import Database
from armorial.server.store.local import SomeSession
from armorial.server.store.schema import (
    BlockRow,
    ChatRow,
    ComponentsRow,
    FinishedRow,
    FinishedSeatRow,
    HappeningRow,
    InvitationRow,
    LineRow,
    MatchRow,
    NotesRow,
    NoticeRow,
    PersonRow,
    PlanRow,
    PresenceRow,
    ReplyRow,
    ReportRow,
    SanctionRow,
    SeatRow,
    TableRow,
    VacationRow,
)

DAY: Final = 86_400.0
AT_ONCE: Final = 50
"""How many people or tables go in one transaction."""

Act = Callable[[SomeSession, list[str]], Awaitable[None]]


@dataclass(frozen=True)
class Ages:
    """After how many days without any use something goes; 0 keeps it for ever."""

    guests: int = 0
    open_tables: int = 0
    sandboxes: int = 0
    reports: int = 0
    networks: int = 0
    sandboxes_each: int = 0
    """Not an age: how many sandboxes one person may keep; 0 keeps any number."""

    @staticmethod
    def of(settings: Settings) -> "Ages":
        return Ages(
            settings.keep_guests,
            settings.keep_open_tables,
            settings.keep_sandboxes,
            settings.keep_reports,
            settings.keep_networks,
            settings.limit_sandboxes,
        )


@dataclass
class Purged:
    """How many of each are gone, or would be."""

    closed_tables: int = 0
    """Open tables that were closed because nobody came."""
    unstarted_tables: int = 0
    """Closed tables at which nothing was ever played, deleted."""
    sandboxes: int = 0
    guests: int = 0
    reports: int = 0
    networks: int = 0

    def counts(self) -> dict[str, int]:
        return asdict(self)


def _before(days: int) -> float:
    """A moment so many days ago; before all times for what is kept for ever."""
    return time.time() - days * DAY if days else 0.0


def abandoned(days: int) -> ColumnElement[bool]:
    """Tables that wait for players, and nobody has come or gone for so long."""
    return (TableRow.state == "open") & (TableRow.changed < _before(days))


def never_played(days: int) -> ColumnElement[bool]:
    return (TableRow.state == "closed") & (TableRow.seq == 0) & (TableRow.changed < _before(days))


def old_sandboxes(ages: Ages) -> ColumnElement[bool]:
    """Nobody has used them for long, or their owner has used so many others since."""
    old = TableRow.changed < _before(ages.sandboxes)
    if ages.sandboxes_each:
        turn = func.row_number().over(partition_by=TableRow.host, order_by=TableRow.changed.desc())
        ranked = select(TableRow.id, turn.label("turn")).where(TableRow.sandbox.is_(True)).subquery()
        old |= TableRow.id.in_(select(ranked.c.id).where(ranked.c.turn > ages.sandboxes_each))
    return TableRow.sandbox.is_(True) & old


def unused_guests(days: int) -> ColumnElement[bool]:
    """Guests who were not here for so long, and whom nothing that is kept refers to."""
    used = func.coalesce(PersonRow.seen, PersonRow.created)
    bare = PersonRow.login.is_(None) & (used < _before(days))
    for mention in (
        select(SeatRow.seat).where(SeatRow.person == PersonRow.id),
        select(TableRow.id).where(TableRow.host == PersonRow.id),
        select(ChatRow.id).where(ChatRow.person == PersonRow.id),
        select(ReportRow.id).where((ReportRow.accused == PersonRow.id) | (ReportRow.reporter == PersonRow.id)),
        select(SanctionRow.id).where(SanctionRow.person == PersonRow.id),
    ):
        bare &= ~mention.exists()
    return bare


def old_reports(days: int) -> ColumnElement[bool]:
    return (ReportRow.state == "resolved") & (ReportRow.resolved < _before(days))


def old_networks(days: int) -> ColumnElement[bool]:
    return PersonRow.network.is_not(None) & (func.coalesce(PersonRow.seen, 0) < _before(days))


async def would_purge(database: Database, ages: Ages) -> Purged:
    """What ``purge`` would do now. It may do a little more: what it deletes frees what referred to it."""
    async with database.read() as session:

        async def count(kind: Any, which: ColumnElement[bool]) -> int:
            return await session.scalar(select(func.count()).select_from(kind).where(which)) or 0

        return Purged(
            await count(TableRow, abandoned(ages.open_tables)),
            await count(TableRow, never_played(ages.open_tables)),
            await count(TableRow, old_sandboxes(ages)),
            await count(PersonRow, unused_guests(ages.guests)),
            await count(ReportRow, old_reports(ages.reports)),
            await count(PersonRow, old_networks(ages.networks)),
        )


async def purge(database: Database, ages: Ages, closed: Callable[[str], None] = lambda table: None) -> Purged:
    """Close and delete what is too old. ``closed`` is told of every table that is closed by this."""
    return Purged(
        await _close_abandoned(database, ages.open_tables, closed),
        len(await _in_parts(database, TableRow, never_played(ages.open_tables), _delete_tables)),
        len(await _in_parts(database, TableRow, old_sandboxes(ages), _delete_tables)),
        len(await _in_parts(database, PersonRow, unused_guests(ages.guests), _delete_people)),
        await _changed(database, delete(ReportRow).where(old_reports(ages.reports))),
        await _changed(database, update(PersonRow).where(old_networks(ages.networks)).values(network=None)),
    )


async def _close_abandoned(database: Database, days: int, closed: Callable[[str], None]) -> int:
    """A raised revision tells processes that have a table in memory to look again."""

    async def close(session: SomeSession, ids: list[str]) -> None:
        values = {"state": "closed", "closed": "age", "revision": TableRow.revision + 1, "changed": time.time()}
        await session.execute(update(TableRow).where(TableRow.id.in_(ids)).values(**values))

    ids = await _in_parts(database, TableRow, abandoned(days), close)
    for table in ids:
        closed(table)
    return len(ids)


async def _in_parts(
    database: Database, kind: type[TableRow | PersonRow], which: ColumnElement[bool], act: Act
) -> list[str]:
    """Do something with all that are so; gives their ids. Looking for them takes long, so it keeps nobody from writing;
    some may be in use again by then."""
    async with database.read() as session:
        found = list(await session.scalars(select(kind.id).where(which)))
    done: list[str] = []
    for start in range(0, len(found), AT_ONCE):
        async with database.write() as session:
            still = kind.id.in_(found[start : start + AT_ONCE]) & which
            ids = list(await session.scalars(select(kind.id).where(still)))
            await act(session, ids)
        done += ids
    return done


async def _delete_tables(session: SomeSession, ids: list[str]) -> None:
    kinds = (FinishedSeatRow, FinishedRow, LineRow, MatchRow, ComponentsRow, SeatRow, ChatRow, NotesRow)
    for kind in (*kinds, PresenceRow, PlanRow, HappeningRow, NoticeRow, InvitationRow):
        await session.execute(delete(kind).where(kind.table.in_(ids)))
    await session.execute(delete(TableRow).where(TableRow.id.in_(ids)))  # and its analysis with it


async def _delete_people(session: SomeSession, ids: list[str]) -> None:
    for kind in (ReplyRow, NotesRow, PresenceRow, VacationRow, PlanRow):
        await session.execute(delete(kind).where(kind.person.in_(ids)))
    await session.execute(delete(BlockRow).where(BlockRow.person.in_(ids) | BlockRow.blocked.in_(ids)))
    await session.execute(delete(PersonRow).where(PersonRow.id.in_(ids)))


async def _changed(database: Database, statement: Delete | Update) -> int:
    async with database.write() as session:
        return cast("CursorResult[Any]", await session.execute(statement)).rowcount
