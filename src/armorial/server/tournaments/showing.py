"""What somebody is shown of a tournament."""

from collections.abc import Collection, Sequence
from typing import Any, cast

from armorial.server.messages.tournaments import (
    FEWEST,
    Entrant,
    TournamentInfo,
    TournamentList,
    TournamentPage,
    TournamentPlayer,
    TournamentRound,
    TournamentStanding,
    TournamentTable,
)
from armorial.server.standing.profiles import is_public
from armorial.server.store.schema import PersonRow, TournamentSeatRow
from armorial.server.tournaments import results
from armorial.server.tournaments.book import Listed, Tournament, as_listed
from armorial.server.tournaments.standings import TIE_BREAKS
from armorial.table.messages.pace import PaceInfo


def list_of(found: Sequence[Listed], person: str | None) -> TournamentList:
    return TournamentList(tournaments=[info_of(each, person) for each in found])


def info_of(found: Listed, person: str | None) -> TournamentInfo:
    row = found.row
    return TournamentInfo(
        id=row.id,
        name=row.name,
        game=row.game,
        format=cast(Any, row.format),
        seats=row.seats,
        rounds=None if row.format == "round_robin" and row.state == "open" else row.rounds,
        round=row.round,
        state=cast(Any, row.state),
        most=row.most,
        entrants=found.entrants,
        pace=PaceInfo(**row.pace),
        rated=row.rated,
        listed=row.listed,
        organiser=row.organiser_name,
        you_organise=person is not None and row.organiser == person,
        you_play=found.plays,
        your_table=found.table,
        created=row.created,
    )


def page_of(
    found: Tournament,
    person: str | None,
    people: Sequence[PersonRow],
    made: Collection[str],
    blocked: Collection[str],
) -> TournamentPage:
    """``people`` are those who have signed up, ``made`` the tables that are there, ``blocked`` whom the reader has
    blocked."""
    row = found.row
    info = info_of(as_listed(found, person), person)
    open_profiles = {each.id for each in people if is_public(each)}
    few = len(found.entries) < FEWEST if row.state == "open" else row.round >= row.rounds or not found.round_over
    return TournamentPage(
        info=info,
        options=row.options,
        absence=cast(Any, row.absence),
        by_hand=row.by_hand,
        invite=row.invite if not row.listed and (info.you_organise or info.you_play) else None,
        entrants=[
            Entrant(
                number=entry.number,
                name=entry.name,
                you=entry.person == person,
                profile=entry.person if entry.person in open_profiles else None,
                left=entry.left,
            )
            for entry in found.entries
        ],
        blocked=[entry.number for entry in found.staying if entry.person in blocked],
        rounds=_rounds(found, made),
        standings=_standings(found),
        tie_breaks=list(TIE_BREAKS[results.format_of(found)]),
        may_begin=info.you_organise and not few and (row.state == "open" or (row.state == "running" and row.by_hand)),
    )


def _rounds(found: Tournament, made: Collection[str]) -> list[TournamentRound]:
    numbers = {entry.person: entry.number for entry in found.entries}
    return [
        TournamentRound(
            number=number,
            tables=[_table(table, numbers, made) for table in tables if table[0].table is not None],
            byes=[numbers[table[0].person] for table in tables if table[0].table is None],
        )
        for number, tables in sorted(results.rounds_of(found).items(), reverse=True)
    ]


def _table(seats: Sequence[TournamentSeatRow], numbers: dict[str, int], made: Collection[str]) -> TournamentTable:
    game = results.game_of(seats, numbers)
    points = {} if game is None else {each.person: results.number(game.points(each)) for each in game.players}
    order = sorted(seats, key=lambda seat: (seat.place or 0, numbers[seat.person]))
    table = seats[0].table
    return TournamentTable(
        table=table if table in made else None,
        over=all(seat.settled for seat in seats),
        players=[
            TournamentPlayer(
                entrant=numbers[seat.person],
                place=seat.place,
                score=seat.score,
                points=points.get(numbers[seat.person]),
                gone=seat.gone,
            )
            for seat in order
        ],
    )


def _standings(found: Tournament) -> list[TournamentStanding]:
    if found.row.round == 0:
        return []
    return [
        TournamentStanding(
            rank=standing.rank,
            entrant=standing.person,
            points=results.number(standing.points),
            tie_breaks=[results.number(value) for value in standing.breaks.values()],
            played=standing.played,
            byes=standing.byes,
        )
        for standing in results.standings_of(found)
    ]
