"""What came of the games of a series. People keep their house from game to game, so it says who is who."""

from sqlalchemy import select

from armorial.server.store.database import Database
from armorial.server.store.schema import SeatRow, TableRow
from armorial.server.store.tables import table_of
from armorial.table.messages.tables import SeriesResults
from armorial.table.results import summed_up
from armorial.table.series import Series
from armorial.table.table import Table


async def results(database: Database, table: Table, person: str | None, invite: str | None) -> SeriesResults:
    """All games of the table's series that the reader may see."""
    series = table.series or Series(table.id)
    wanted = select(TableRow).where((TableRow.series == series.first) | (TableRow.id == series.first))
    async with database.read() as session:
        rows = list(await session.scalars(wanted.order_by(TableRow.created)))
        ids = [row.id for row in rows]
        seats: dict[str, list[SeatRow]] = {each: [] for each in ids}
        for seat in await session.scalars(select(SeatRow).where(SeatRow.table.in_(ids)).order_by(SeatRow.seat)):
            seats[seat.table].append(seat)
    tables = [table_of(row, seats[row.id]) for row in rows]
    return summed_up(series, [each for each in tables if each.id == table.id or each.visible_to(person, invite)])
