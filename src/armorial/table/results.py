"""What came of the games of a series. People keep their house from game to game, so it says who is who."""

from collections.abc import Sequence
from typing import Any, cast

from armorial.table.messages.base import House
from armorial.table.messages.tables import SeriesGame, SeriesPlayer, SeriesResults
from armorial.table.series import Series
from armorial.table.table import Table


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
    """The points and the winners of a game, by house. As in the results of everybody, what a bot made of a seat that
    its owner has left is not theirs: the best of those who stayed have won."""
    summary = table.summary
    if table.state != "finished" or summary is None or summary["scores"] is None:
        return {}, []
    stayed = [seat for seat, each in enumerate(table.seats) if not each.left]
    scores = {seat: summary["scores"][seat] for seat in stayed}
    won = summary["winners"] or []
    winners = [seat for seat in won if seat in scores]
    if won and not winners:
        winners = [seat for seat in stayed if scores[seat] == max(scores.values())]
    house = [seat.house for seat in table.seats]
    return {house[seat]: score for seat, score in scores.items()}, [house[seat] for seat in winners]


def _game(table: Table, order: Sequence[Any]) -> SeriesGame:
    scores, winners = _outcome(table)
    return SeriesGame(
        table=table.id,
        round=1 if table.series is None else table.series.round,
        state=table.state,
        scores=[scores.get(house) for house in order],
        winners=[order.index(house) for house in winners],
    )
