"""Tables from the database and into it. A change is one transaction, and only made to what one has seen."""

import time
from typing import Any, Final, cast

import sqlalchemy as sa
from sqlalchemy import Update, select
from sqlalchemy.engine import CursorResult

from armorial.match import Line, Match, Record
from armorial.server.store.database import Aside, Conflict, Database
from armorial.server.store.local import SomeSession
from armorial.server.store.quick import Answered, json_text
from armorial.server.store.schema import ComponentsRow, LineRow, MatchRow, SeatRow, TableRow
from armorial.table.columns import clock_column, columns_of, seat_from, table_from
from armorial.table.happenings import Happening
from armorial.table.summary import summary_of
from armorial.table.table import Table

_TABLES: Final = cast(sa.Table, TableRow.__table__)
_SEATS: Final = cast(sa.Table, SeatRow.__table__)
_COMPONENTS: Final = cast(sa.Table, ComponentsRow.__table__)
_MATCHES: Final = cast(sa.Table, MatchRow.__table__)
_LINES: Final = cast(sa.Table, LineRow.__table__)

LINES_AT_ONCE: Final = 400
"""Of a log, which may be very long: others go on in between."""
TRIES: Final = 5


class StoredTable:
    """The rows of a table, not yet a match: making one of them takes time and no database."""

    def __init__(
        self,
        row: TableRow,
        seats: list[SeatRow],
        components: ComponentsRow | None,
        match: MatchRow | None,
        lines: list[LineRow],
    ) -> None:
        self.row = row
        self.seats = seats
        self.components = components
        self.match = match
        self.lines = lines

    def table(self) -> Table:
        table = table_of(self.row, self.seats)
        table.components = None if self.components is None else self.components.values
        if self.match is not None:
            table.match = Match.resume(self._record(table, self.match))
            table.stored_seq = self.row.seq
            table.from_position = self.match.from_position
            table.printed()  # kept: of one's own numbers it takes time
        return table

    def _record(self, table: Table, match: MatchRow) -> Record:
        return Record(
            table.game,
            match.rules_version,
            len(table.seats),
            names=table.names(),
            options=table.options,
            components=table.components,
            confirm=table.confirm,
            commitment=match.commitment,
            lines=[
                Line(row.seq, row.seat, row.token, row.audience, row.forced, row.undoes, row.by_consent)
                for row in self.lines
            ],
            snapshot=(self.row.seq, match.snapshot),
            unconfirmed=match.unconfirmed,
            secret=None if match.secret is None else bytes.fromhex(match.secret),
            result=match.result,
            rule_changes=[(change[0], change[1]) for change in match.rule_changes],
        )


def table_of(row: TableRow, seats: list[SeatRow]) -> Table:
    """A table without its match and its components."""
    table = table_from(row.id, row, [seat_from(seat) for seat in seats])
    table.note_stored()
    return table


async def revision_of(session: SomeSession, table: str) -> int | None:
    return await session.scalar(select(TableRow.revision).where(TableRow.id == table))


async def load(database: Database, aside: Aside, table: str) -> StoredTable | None:
    """The rows of a table, all of the same moment: in PostgreSQL somebody may write between two questions."""
    for _ in range(TRIES):
        rows = await database.read_aside(aside, lambda session: load_rows(session, table))
        if rows is None or database.sqlite:
            break
        async with database.read() as session:
            if await revision_of(session, table) == rows.row.revision:
                break
    return rows


async def load_rows(session: SomeSession, table: str) -> StoredTable | None:
    row = await session.get(TableRow, table)
    if row is None:
        return None
    seats = await session.scalars(select(SeatRow).where(SeatRow.table == table).order_by(SeatRow.seat))
    lines: list[LineRow] = []
    wanted = select(LineRow).where(LineRow.table == table).order_by(LineRow.seq).limit(LINES_AT_ONCE)
    while len(lines) % LINES_AT_ONCE == 0:
        last = lines[-1].seq if lines else 0
        more = list(await session.scalars(wanted.where(LineRow.seq > last)))
        if not more:
            break
        lines += more
    components = None if row.numbers == "standard" else await session.get(ComponentsRow, table)
    return StoredTable(row, list(seats), components, await session.get(MatchRow, table), lines)


async def insert_table(session: SomeSession, table: Table) -> None:
    """A new table."""
    table.revision = 1
    await session.execute(_TABLES.insert().values(id=table.id, **columns_of(table)))
    seats = [{"table": table.id, "seat": number, **vars(seat)} for number, seat in enumerate(table.seats)]
    await session.execute(_SEATS.insert(), seats)
    if table.components is not None:
        await session.execute(_COMPONENTS.insert().values(table=table.id, values=table.components))
    if table.match is not None:
        await session.execute(_MATCHES.insert().values(table=table.id, **_match_columns(table, table.match)))
        await _write_lines(session, table, table.match)
    table.note_stored()


async def save_table(session: SomeSession, table: Table) -> None:
    """A changed table. Raises a Conflict if the one in the database is not the one that was changed."""
    seen = table.revision
    table.revision += 1
    table.changed = time.time()
    known = (_TABLES.c.id == table.id) & (_TABLES.c.revision == seen)
    if await _rows_changed(session, _TABLES.update().where(known).values(**columns_of(table))) != 1:
        raise Conflict(f"table {table.id} is no longer at revision {seen}")
    await _save_seats(session, table)
    if table.match is not None:
        values = _match_columns(table, table.match)
        if not await _rows_changed(session, _MATCHES.update().where(_MATCHES.c.table == table.id).values(**values)):
            await session.execute(_MATCHES.insert().values(table=table.id, **values))
        await _write_lines(session, table, table.match)


def answered(table: Table, reply: dict[str, Any] | None, happenings: list[Happening]) -> Answered | None:
    """What to write for a table in whose match something was answered; None if more has changed than that."""
    match = table.match
    if match is None or not table.stored_seq or table.offspring is not None or not table.only_played():
        return None
    seen = table.revision
    table.revision += 1
    table.changed = time.time()
    lines: list[tuple[Any, ...]] = [
        (table.id, line.seq, line.seat, line.token, line.audience, line.forced, line.undoes, line.by_consent)
        for line in match.lines_after(table.stored_seq)
    ]
    seq = table.stored_seq = match.version
    undo = None if table.undo is None else vars(table.undo)
    moved = (table.state, table.changed, table.revision, seq, match.to_move, table.bot_to_move)
    return Answered(
        table.id,
        seen,
        (*moved, json_text(undo), json_text(summary_of(match)), json_text(clock_column(table)), table.deadline),
        (json_text(match.snapshot()), match.unconfirmed, json_text(match.result)),
        lines,
        None if reply is None else (reply["person"], reply["key"], json_text(reply["body"]), reply["created"]),
        [(told.kind, told.table, told.seat, told.person, told.at, json_text(told.details)) for told in happenings],
    )


async def _rows_changed(session: SomeSession, statement: Update) -> int:
    return cast("CursorResult[Any]", await session.execute(statement)).rowcount


async def _save_seats(session: SomeSession, table: Table) -> None:
    """Only those that are not as they were: mostly none."""
    for number, seat in enumerate(table.seats):
        if seat != table.stored_seats[number]:
            here = (_SEATS.c.table == table.id) & (_SEATS.c.seat == number)
            await session.execute(_SEATS.update().where(here).values(**vars(seat)))
    table.note_stored()


async def _write_lines(session: SomeSession, table: Table, match: Match) -> None:
    """The lines that are new. Their key sees to it that each number is written once."""
    new = match.lines_after(table.stored_seq)
    for first in range(0, len(new), LINES_AT_ONCE):
        some = [_line_columns(table.id, line) for line in new[first : first + LINES_AT_ONCE]]
        await session.execute(_LINES.insert(), some)
    table.stored_seq = match.version


def _match_columns(table: Table, match: Match) -> dict[str, Any]:
    head = match.head
    return {
        "rules_version": head.rules_version,
        "rule_changes": [list(change) for change in head.rule_changes],
        "commitment": head.commitment,
        "secret": None if head.secret is None else head.secret.hex(),
        "from_position": table.from_position,
        **_position_columns(match),
    }


def _position_columns(match: Match) -> dict[str, Any]:
    """What an answer changes of a match besides its lines."""
    return {"snapshot": match.snapshot(), "unconfirmed": match.unconfirmed, "result": match.result}


def _line_columns(table: str, line: Line) -> dict[str, Any]:
    return {
        "table": table,
        "seq": line.seq,
        "seat": line.seat,
        "token": line.token,
        "audience": line.audience,
        "forced": line.forced,
        "undoes": line.undoes,
        "by_consent": line.by_consent,
    }
