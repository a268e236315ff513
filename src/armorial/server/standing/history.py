"""Finished games to look through: one's own, or those of somebody with a public profile at tables that all may see."""

from dataclasses import dataclass
from typing import Final

from sqlalchemy import ColumnElement, select
from sqlalchemy.orm import aliased

from armorial.server.messages.standing import History, HistoryResult, PastGame
from armorial.server.standing.ratings import Skill
from armorial.server.store.local import SomeSession
from armorial.server.store.schema import FinishedRow, FinishedSeatRow, SeatRow, TableRow
from armorial.server.store.tables import table_of
from armorial.table.errors import refuse
from armorial.table.show import Reader, listed_info

BOT: Final = "bot:"


@dataclass(frozen=True)
class Filter:
    """Which games are wanted; what is None does not matter."""

    game: str | None = None
    seats: int | None = None
    result: HistoryResult | None = None
    opponent: str | None = None
    """A level of bots (``bot:master``), or a seat at a table (``TABLE.SEAT``), whose person is meant."""
    before: int | None = None
    """Only games with a smaller number."""


@dataclass(frozen=True)
class Found:
    """The rows of a page of games, and whether there are more."""

    games: list[tuple[FinishedRow, FinishedSeatRow]]
    tables: dict[str, TableRow]
    seats: dict[str, list[SeatRow]]
    more: bool


async def find_games(session: SomeSession, person: str, which: Filter, most: int, *, all_tables: bool) -> Found:
    """Games of somebody, each once, the newest first."""
    wanted = (
        select(FinishedRow, FinishedSeatRow)
        .join(FinishedSeatRow, FinishedSeatRow.table == FinishedRow.table)
        .where(FinishedSeatRow.person == person, _first_of_theirs(), *await _conditions(session, person, which))
    )
    if not all_tables:
        public = select(TableRow.id).where(TableRow.id == FinishedRow.table, TableRow.visibility == "public")
        wanted = wanted.where(public.exists())
    rows = (await session.execute(wanted.order_by(FinishedSeatRow.number.desc()).limit(most + 1))).all()
    games = [(game, seat) for game, seat in rows[:most]]
    ids = [game.table for game, _ in games]
    tables = {row.id: row for row in await session.scalars(select(TableRow).where(TableRow.id.in_(ids)))}
    seats: dict[str, list[SeatRow]] = {table: [] for table in ids}
    for seat in await session.scalars(select(SeatRow).where(SeatRow.table.in_(ids)).order_by(SeatRow.seat)):
        seats[seat.table].append(seat)
    return Found(games, tables, seats, len(rows) > most)


def _first_of_theirs() -> ColumnElement[bool]:
    """Of somebody who played several seats the first one stands for the game."""
    other = aliased(FinishedSeatRow)
    earlier = select(other.seat).where(
        other.table == FinishedSeatRow.table,
        other.person == FinishedSeatRow.person,
        other.seat < FinishedSeatRow.seat,
    )
    return ~earlier.exists()


async def _conditions(session: SomeSession, person: str, which: Filter) -> list[ColumnElement[bool]]:
    found: list[ColumnElement[bool]] = []
    if which.game is not None:
        found.append(FinishedRow.game == which.game)
    if which.seats is not None:
        found.append(FinishedRow.seats == which.seats)
    if which.result is not None:
        found.append(FinishedSeatRow.share > 0 if which.result == "won" else FinishedSeatRow.share == 0)
    if which.before is not None:
        found.append(FinishedSeatRow.number < which.before)
    if which.opponent is not None:
        other = aliased(FinishedSeatRow)
        same = await _is_opponent(session, person, which.opponent, other)
        found.append(select(other.seat).where(other.table == FinishedRow.table, same).exists())
    return found


async def _is_opponent(session: SomeSession, person: str, who: str, seat: type[FinishedSeatRow]) -> ColumnElement[bool]:
    """People have no address of their own: one is asked for by a seat at a table where the reader has met them."""
    if who.startswith(BOT):
        return seat.bot == who.removeprefix(BOT)
    table, _, number = who.rpartition(".")
    if not number.isdecimal() or len(number) > 2:
        raise refuse("not_found", "no-such-seat")
    met = select(FinishedSeatRow.seat).where(FinishedSeatRow.table == table, FinishedSeatRow.person == person)
    at = select(FinishedSeatRow.person).where(
        FinishedSeatRow.table == table, FinishedSeatRow.seat == int(number), met.exists()
    )
    other = await session.scalar(at)
    if other is None or other == person:
        raise refuse("not_found", "no-such-seat")
    return seat.person == other


def shown(found: Found, reader: Reader) -> History:
    """In the reader's language, which takes time."""
    games = []
    for game, seat in found.games:
        row = found.tables[game.table]
        info = listed_info(table_of(row, found.seats[game.table]), row.seq, row.to_move, reader)
        games.append(
            PastGame(
                table=info,
                seat=seat.seat,
                place=seat.place,
                left=seat.left,
                ended=game.ended,
                change=_change(seat),
                unrated=game.unrated if game.unrated or seat.rated else "guest",
            )
        )
    return History(games=games, before=found.games[-1][0].number if found.more else None)


def _change(seat: FinishedSeatRow) -> int | None:
    if seat.mu is None or seat.sigma is None or seat.mu_after is None or seat.sigma_after is None:
        return None
    return Skill(seat.mu_after, seat.sigma_after).points - Skill(seat.mu, seat.sigma).points
