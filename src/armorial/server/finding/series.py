"""What came of the games of a series. People keep their house from game to game, so it says who is who."""

from collections.abc import Sequence
from typing import Any, cast

from sqlalchemy import select

from armorial.server.messages.finding import SeriesGame, SeriesPlayer, SeriesResults
from armorial.server.store.database import Database
from armorial.server.store.schema import SeatRow, TableRow
from armorial.server.store.tables import table_of
from armorial.table.messages.base import House
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


def summed_up(series: Series, tables: Sequence[Table]) -> SeriesResults:
    """Who has won most often is the best, then who has the most points."""
    names = {seat.house: seat.name for table in tables for seat in table.seats if seat.kind != "open"}
    won: dict[Any, float] = dict.fromkeys(names, 0.0)
    points = dict.fromkeys(names, 0)
    for table in tables:
        scores, winners = _outcome(table)
        for house, score in scores.items():
            points[house] += score
        for house in winners:
            won[house] += 1 / len(winners)
    order = sorted(names, key=lambda house: (-won[house], -points[house]))
    return SeriesResults(
        rounds=series.rounds,
        players=[
            SeriesPlayer(house=cast(House, house), name=names[house], won=round(won[house], 2), points=points[house])
            for house in order
        ],
        games=[_game(table, order) for table in tables if table.state != "closed"],
    )


def _outcome(table: Table) -> tuple[dict[Any, int], list[Any]]:
    """The points and the winners of a game, by house."""
    summary = table.summary
    if table.state != "finished" or summary is None or summary["scores"] is None:
        return {}, []
    houses = [seat.house for seat in table.seats]
    return dict(zip(houses, summary["scores"], strict=True)), [houses[seat] for seat in summary["winners"] or []]


def _game(table: Table, order: Sequence[Any]) -> SeriesGame:
    scores, winners = _outcome(table)
    return SeriesGame(
        table=table.id,
        round=1 if table.series is None else table.series.round,
        state=table.state,
        scores=[scores.get(house) for house in order],
        winners=[order.index(house) for house in winners],
    )
