"""What came of the games of a series. People keep their house from game to game, so it says who is who."""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import select

from armorial.server.aside import Pool
from armorial.server.store.database import Database
from armorial.server.store.local import SomeSession
from armorial.server.store.schema import SeatRow, TableRow
from armorial.server.store.tables import table_of
from armorial.table.messages.tables import SeriesResults
from armorial.table.results import summed_up
from armorial.table.series import Series
from armorial.table.table import Table

MOST_GAMES: Final = 500
"""Of a longer series the newest count: reading one takes time, and people can go on for ever."""


async def results(
    database: Database, aside: Pool, table: Table, person: str | None, invite: str | None
) -> SeriesResults:
    """All games of the table's series that the reader may see."""
    series = table.series or Series(table.id)
    of_series = (TableRow.series == series.first) | (TableRow.id == series.first)
    wanted = select(TableRow).where(of_series).order_by(TableRow.created.desc()).limit(MOST_GAMES)

    async def read(session: SomeSession) -> tuple[Sequence[TableRow], Sequence[SeatRow]]:
        rows = list(await session.scalars(wanted))
        here = SeatRow.table.in_([row.id for row in rows])
        return rows, list(await session.scalars(select(SeatRow).where(here).order_by(SeatRow.seat)))

    rows, seats = await database.read_aside(aside, read)

    def told() -> SeriesResults:
        at: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
        for seat in seats:
            at[seat.table].append(seat)
        tables = [table_of(row, at[row.id]) for row in reversed(rows)]
        return summed_up(series, [each for each in tables if each.id == table.id or each.visible_to(person, invite)])

    return await aside.run(told)
