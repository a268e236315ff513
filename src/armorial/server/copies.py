"""Where a sandbox comes from. A match against people or for ratings gives no hints, nor do copies while it goes on; nor
do bots play in them, as what they do is a hint."""

from typing import Final

from sqlalchemy import ColumnElement, Select, exists, select

from armorial.server.store.database import Database
from armorial.server.store.local import SomeSession
from armorial.server.store.schema import LineRow, SeatRow, TableRow
from armorial.table.errors import refuse
from armorial.table.table import Table

MOST_COPIES: Final = 50
"""How many times a copy may have been copied for anybody to look where it comes from."""
BEGINNING: Final = 10
"""A match is known by its first lines, which are draws of the setup: no two matches have the same."""


async def check_no_rival(database: Database, table: Table, person: str | None) -> None:
    """Refuses a copy of a match that is being played against others, a copy of that copy, and a record of it that
    somebody has brought along. Whatever the record says of itself may have been changed; its lines are compared."""
    if not table.sandbox:
        return
    copy: str = table.id
    async with database.read() as session:
        for _ in range(MOST_COPIES):
            row = await session.get(TableRow, copy)
            if row is None or not row.sandbox:
                return
            source = [TableRow.id == row.origin] if row.origin else await _same_beginning(session, row)
            if source and await session.scalar(_against_others(person, source)) is not None:
                raise refuse("forbidden", "hint-copy")
            if row.origin is None:
                return
            copy = row.origin
    raise refuse("forbidden", "hint-copy")


async def check_no_rival_of_copy(database: Database, table: Table, person: str | None) -> None:
    """The same of a copy that is still to be made of a table."""
    against = any(seat.kind == "person" and seat.person != person for seat in table.seats)
    if not table.sandbox and table.state == "running" and (against or table.rated):
        raise refuse("forbidden", "hint-copy")
    await check_no_rival(database, table, person)


def _against_others(person: str | None, conditions: list[ColumnElement[bool]]) -> Select[str]:
    """A match that is being played, and not by this person alone, or for ratings."""
    others = exists().where(SeatRow.table == TableRow.id, SeatRow.kind == "person", SeatRow.person != person)
    return select(TableRow.id).where(TableRow.state == "running", *conditions, others | TableRow.rated).limit(1)


async def _same_beginning(session: SomeSession, copy: TableRow) -> list[ColumnElement[bool]]:
    """What is true of the match whose record was brought here; nothing if too little of it has been played to know it.
    Most tables fall out at the first line that is looked up."""
    wanted = select(LineRow).where(LineRow.table == copy.id, LineRow.seq <= BEGINNING).order_by(LineRow.seq)
    lines = list(await session.scalars(wanted))
    if len(lines) < BEGINNING:
        return []
    same = [
        exists().where(
            LineRow.table == TableRow.id,
            LineRow.seq == line.seq,
            LineRow.seat == line.seat,
            LineRow.token == line.token,
        )
        for line in lines
    ]
    return [TableRow.sandbox.is_(False), TableRow.game == copy.game, *same]
