"""What came of the rounds so far: who has met whom, who stands where, and all of it as files."""

import csv
import io
from collections.abc import Sequence
from fractions import Fraction
from itertools import groupby
from typing import Final

from armorial.server.messages.tournaments import TournamentPage
from armorial.server.store.schema import TournamentSeatRow
from armorial.server.tournaments.book import Tournament
from armorial.server.tournaments.pairing import Past
from armorial.server.tournaments.standings import Format, Game, Played, Standing, standings

BYE: Final = -1
PRECISE: Final = 4
"""How many digits files have behind the point."""


def format_of(found: Tournament) -> Format:
    return "round_robin" if found.row.format == "round_robin" else "swiss"


def rounds_of(found: Tournament) -> dict[int, list[list[TournamentSeatRow]]]:
    """By round its tables, each a list of seats. Byes come first, each by itself."""
    rounds: dict[int, list[list[TournamentSeatRow]]] = {}
    for (number, board), group in groupby(found.seats, key=lambda seat: (seat.round, seat.board)):
        seats = list(group)
        rounds.setdefault(number, []).extend([[seat] for seat in seats] if board == BYE else [seats])
    return rounds


def past_of(found: Tournament) -> Past:
    """Who has met whom, and who had to rest."""
    numbers = _numbers(found)
    past = Past()
    for tables in rounds_of(found).values():
        groups = [tuple(numbers[seat.person] for seat in table) for table in tables]
        past.add([group for group in groups if len(group) > 1], [group[0] for group in groups if len(group) == 1])
    return past


def standings_of(found: Tournament) -> list[Standing]:
    """By the games that are over."""
    numbers = _numbers(found)
    games, byes = [], []
    for tables in rounds_of(found).values():
        for table in tables:
            if table[0].table is None:
                byes += [numbers[seat.person] for seat in table]
            elif (game := game_of(table, numbers)) is not None:
                games.append(game)
    return standings(format_of(found), [entry.number for entry in found.entries], games, byes)


def game_of(table: Sequence[TournamentSeatRow], numbers: dict[str, int]) -> Game | None:
    """A table that is over."""
    players = [Played(numbers[seat.person], seat.place, seat.score) for seat in table if seat.place is not None]
    return Game(tuple(players)) if len(players) == len(table) else None


def _numbers(found: Tournament) -> dict[str, int]:
    return {entry.person: entry.number for entry in found.entries}


def number(value: Fraction) -> float:
    return round(float(value), PRECISE)


def as_csv(page: TournamentPage) -> str:
    """The standings, and what everybody did in each round: the place, and the points of the game."""
    names = {entrant.number: entrant.name for entrant in page.entrants}
    rounds = sorted(page.rounds, key=lambda each: each.number)
    out = io.StringIO()
    sheet = csv.writer(out, lineterminator="\r\n")
    sheet.writerow(
        ["rank", "name", "points", *page.tie_breaks, "games", "byes"]
        + [f"round {each.number} {what}" for each in rounds for what in ("place", "score", "points", "against")]
    )
    for standing in page.standings:
        row: list[object] = [standing.rank, _cell(names[standing.entrant]), standing.points, *standing.tie_breaks]
        row += [standing.played, standing.byes]
        for each in rounds:
            row += _in_round(page, each.number, standing.entrant, names)
        sheet.writerow(row)
    return out.getvalue()


def _in_round(page: TournamentPage, number: int, entrant: int, names: dict[int, str]) -> list[object]:
    (this,) = [each for each in page.rounds if each.number == number]
    if entrant in this.byes:
        return ["bye", "", 1, ""]
    for table in this.tables:
        for player in table.players:
            if player.entrant == entrant:
                others = [names[other.entrant] for other in table.players if other.entrant != entrant]
                values = (player.place, player.score, player.points)
                return [*("" if value is None else value for value in values), _cell(", ".join(others))]
    return ["", "", "", ""]


def _cell(text: str) -> str:
    """Programs for tables take what begins so for a formula."""
    return f"'{text}" if text[:1] in ("=", "+", "-", "@", "\t") else text
