"""Lets tournaments go on: pairs rounds, makes their tables, notes what came of them.

Every process looks every few seconds, and after a request that began something. Pairings are written in one
transaction that only one of them can make (``book.raise_revision``); they name the tables that are to be made. Then the
tables are made one by one, by whoever sees that one is missing: its name is its key, so it is made once, also after a
crash in between.
"""

import logging
import random
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, Final, cast

from sqlalchemy import ColumnElement, select, update

from armorial.server.aside import Aside
from armorial.server.checking import Checker
from armorial.server.chores import Chore
from armorial.server.clock import Clock
from armorial.server.moderation import blocks
from armorial.server.rooms import Rooms
from armorial.server.store.database import AWAY, Conflict
from armorial.server.store.local import SomeSession
from armorial.server.store.outbox import put_out
from armorial.server.store.schema import (
    EntryRow,
    FinishedSeatRow,
    PersonRow,
    TableRow,
    TournamentRow,
    TournamentSeatRow,
)
from armorial.server.store.tables import insert_table
from armorial.server.tournaments import pairing, results
from armorial.server.tournaments.book import Book, Tournament, possible_sizes, raise_revision, read, write_seats
from armorial.server.tournaments.pairing import Round
from armorial.table import seating
from armorial.table.happened import pace_of
from armorial.table.happenings import Happening, Kind
from armorial.table.numbers import Chosen
from armorial.table.pace import keeping
from armorial.table.pace.clock import Pace
from armorial.table.table import Seat, Table, checked_options, new_id

log = logging.getLogger(__name__)

LOOK: Final = 5.0
"""How often to look what has come about, in seconds."""
AT_ONCE: Final = 200
TRIES: Final = 3
"""How often something is tried again that another process was quicker with."""


class Director:
    """A chore, and what requests ask for."""

    def __init__(
        self, book: Book, rooms: Rooms, aside: Aside, checker: Checker, clock: Clock, welcome: Callable[[str], bool]
    ) -> None:
        """``welcome`` says whether somebody may play, or is banned."""
        self.book = book
        self._rooms = rooms
        self._database = rooms.database
        self._aside = aside.tables
        self._pairing = aside.results  # which may take some seconds, and nobody who plays waits for it
        self._checker = checker
        self._now = clock.now
        self._welcome = welcome
        self._chore = Chore("directing tournaments", self.look, LOOK)

    def start(self) -> None:
        self._chore.start()

    async def stop(self) -> None:
        await self._chore.stop()

    async def look(self) -> None:
        """Everything that there is to do now: two queries, if there is nothing."""
        async with self._database.read() as session:
            open_seats = await _to_look_at(session)
            waiting = list(await session.scalars(_nobody_plays().limit(AT_ONCE)))
        for tournament in {seat.tournament for seat, table in open_seats if table is not None}:
            await self._apart(tournament, self._note_results(tournament))
            waiting.append(tournament)
        missing = {
            seat.table: seat.tournament for seat, table in open_seats if table is None and seat.table is not None
        }
        for table, tournament in missing.items():
            await self._apart(tournament, self._make(tournament, table))
        for tournament in dict.fromkeys(waiting):
            await self._apart(tournament, self._go_on(tournament, by_hand=False))

    async def _apart(self, tournament: str, work: Awaitable[None]) -> None:
        """What fails in one tournament holds up no other."""
        try:
            await work
        except AWAY:
            raise
        except Exception:
            log.exception("a tournament cannot go on", extra={"tournament": tournament})

    async def go_on(self, tournament: str) -> None:
        """The organiser begins a round."""
        await self._go_on(tournament, by_hand=True)
        await self.look()

    # -- rounds ---------------------------------------------------------------------------------------------

    async def _go_on(self, tournament: str, by_hand: bool) -> None:
        """Pair the next round, or end the tournament, unless somebody still plays or the organiser is waited for."""
        try:
            found = await self._database.read_aside(self._aside, partial(read, tournament))
            if found is None or found.row.state != "running" or not found.round_over:
                return
            if found.row.round >= found.row.rounds or len(self._staying(found)) < 2:
                await self._end(found)
            elif by_hand or found.row.round == 0 or not found.row.by_hand or found.row.organiser is None:
                await self._pair(found)
        except Conflict:
            pass  # another process has done it, or somebody has just withdrawn; then the next look does it

    def _staying(self, found: Tournament) -> list[EntryRow]:
        """Those who play on. Whoever was banned meanwhile does not."""
        return [entry for entry in found.staying if self._welcome(entry.person)]

    async def _pair(self, found: Tournament) -> None:
        row = found.row
        staying = {entry.number: entry.person for entry in self._staying(found)}
        async with self._database.read() as session:
            between = await blocks.between(session, list(staying.values()))
        numbers = {person: each for each, person in staying.items()}
        apart = frozenset(frozenset(numbers[person] for person in pair) for pair in between)
        paired = await self._pairing.run(next_round, found, frozenset(staying), apart)
        number = row.round + 1
        seats: list[dict[str, Any]] = []
        for board, table in enumerate(paired.tables):
            name = new_id()
            seats += [_seat(row, number, staying[each], board, name) for each in table]
        seats += [_seat(row, number, staying[each], -1, None) for each in paired.byes]
        byes = [staying[each] for each in paired.byes]
        async with self._database.write() as session:
            await raise_revision(session, row, round=number)
            await write_seats(session, seats)
            await put_out(session, self._told("round_bye", row, byes, number))
        for name in dict.fromkeys(seat["table"] for seat in seats):
            if name is not None:
                await self._make(row.id, name)

    async def _end(self, found: Tournament) -> None:
        row, now = found.row, self._now()
        people = [entry.person for entry in found.entries]
        async with self._database.write() as session:
            await raise_revision(session, row, state="finished", ended=now)
            await put_out(session, self._told("tournament_over", row, people, row.round))

    def _told(self, kind: Kind, row: TournamentRow, people: Sequence[str], number: int) -> list[Happening]:
        page = f"/tournament/{row.id}"
        pace = "live" if row.pace["kind"] == "live" else "turns"
        details = {"pace": pace, "tournament": row.name, "round": number}
        return [Happening(kind, page, None, person, self._now(), details) for person in people]

    # -- tables ---------------------------------------------------------------------------------------------

    async def _make(self, tournament: str, name: str) -> None:
        """Make a table that is missing. Its key sees to it that it is made once."""
        async with self._database.read() as session:
            row = await session.get(TournamentRow, tournament)
            seats = list(await session.scalars(select(TournamentSeatRow).where(TournamentSeatRow.table == name)))
            ids = [seat.person for seat in seats]
            here = (EntryRow.tournament == tournament) & EntryRow.person.in_(ids)
            entries = list(await session.scalars(select(EntryRow).where(here)))
            confirm = await _confirming(session, ids)
        if row is None or len(entries) < len(seats):
            return
        table = await self._aside.run(_table, row, name, entries, confirm, self._checker.usual(row.game))
        keeping.settle(table, self._rooms.times)
        number = seats[0].round
        try:
            async with self._database.write() as session:
                await insert_table(session, table)
                await put_out(session, _begins(table, row.name, number, self._now()))
        except Conflict:
            return
        self._rooms.adopt(table)

    # -- results --------------------------------------------------------------------------------------------

    async def _note_results(self, tournament: str) -> None:
        """Note what came of the games that are over. Tell the organiser if they are waited for now."""
        for _ in range(TRIES):
            found, over = await self._database.read_aside(self._aside, partial(_with_results, tournament))
            if found is None or not over:
                return
            last = {seat.person for seat in found.seats if not seat.settled} <= {seat.person for seat, _ in over}
            row = found.row
            waits = last and row.by_hand and row.round < row.rounds and row.organiser is not None
            try:
                async with self._database.write() as session:
                    await raise_revision(session, row)
                    for seat, result in over:
                        await session.execute(update(TournamentSeatRow).where(_same(seat)).values(**_came_to(result)))
                    if waits and row.organiser is not None:
                        await put_out(session, self._told("round_over", row, [row.organiser], row.round))
                return
            except Conflict:
                continue


def next_round(found: Tournament, staying: frozenset[int], apart: frozenset[frozenset[int]]) -> Round:
    """Who sits with whom next, by the numbers of the draw. ``apart`` are pairs who are kept from each other where that
    can be: in a round robin everybody meets everybody."""
    row = found.row
    possible = possible_sizes(row.game)
    if row.format == "round_robin":
        planned = pairing.round_robin(len(found.entries), row.seats, possible)[row.round]
        return pairing.without(planned, {entry.number for entry in found.entries} - staying, possible)
    order = [standing.person for standing in results.standings_of(found) if standing.person in staying]
    past = results.past_of(found)
    past.apart = apart
    return pairing.swiss(order, row.seats, possible, past)


def _seat(row: TournamentRow, number: int, person: str, board: int, table: str | None) -> dict[str, Any]:
    """Of a bye there is nothing to wait for."""
    return {
        "tournament": row.id,
        "round": number,
        "person": person,
        "board": board,
        "table": table,
        "settled": table is None,
        "place": None,
        "score": None,
        "gone": False,
    }


def _table(row: TournamentRow, name: str, entries: Sequence[EntryRow], confirm: bool, chosen: Chosen) -> Table:
    """A table that has begun. Who sits where is left to chance. It has no host: nobody is to close it."""
    seats: list[Seat] = []
    for entry in random.SystemRandom().sample(entries, len(entries)):
        seat = Seat()
        seat.give_to(entry.person, entry.name)
        seats.append(seat)
    options = checked_options(row.game, len(seats), row.options)
    host = entries[0].person
    visibility = "public" if row.listed else "unlisted"
    table = Table(name, row.game, options, cast(Any, visibility), host, row.organiser_name, seats, confirm)
    chosen.put_on(table)
    table.pace, table.absence, table.rated = Pace(**row.pace), cast(Any, row.absence), row.rated
    table.tournament = row.id
    seating.start(table, host, None)
    table.host = None
    return table


async def _confirming(session: SomeSession, people: Sequence[str]) -> bool:
    """Turns are confirmed if somebody at the table wants that; it hurts nobody else."""
    settings = await session.scalars(select(PersonRow.settings).where(PersonRow.id.in_(people)))
    return any(each.get("confirm", False) for each in settings)


def _begins(table: Table, name: str, number: int, now: float) -> list[Happening]:
    details = {"pace": pace_of(table), "tournament": name, "round": number}
    return [
        Happening("round_begins", table.id, seat, each.person, now, {**details, "your_turn": table.to_move == seat})
        for seat, each in enumerate(table.seats)
        if each.person is not None
    ]


# -- what there is to look at -------------------------------------------------------------------------------------

OVER: Final = TableRow.settled | ((TableRow.state == "closed") & (TableRow.closed.is_distinct_from("time")))
"""That there is nothing to wait for: what came of the game is entered, or it was closed and comes to nothing."""


async def _to_look_at(session: SomeSession) -> list[tuple[TournamentSeatRow, str | None]]:
    """Seats of games that are over and were not noted, and of tables that are still to be made (without a table)."""
    wanted = (
        select(TournamentSeatRow, TableRow.id)
        .outerjoin(TableRow, TableRow.id == TournamentSeatRow.table)
        .where(TournamentSeatRow.settled.is_(False), TableRow.id.is_(None) | OVER)
        .limit(AT_ONCE)
    )
    return [(seat, table) for seat, table in (await session.execute(wanted)).all()]


def _nobody_plays() -> Any:
    """Tournaments that go on, and in which somebody has to do something: the server, or the organiser."""
    playing = (TournamentSeatRow.tournament == TournamentRow.id) & TournamentSeatRow.settled.is_(False)
    due = ~TournamentRow.by_hand | (TournamentRow.round == 0) | (TournamentRow.round >= TournamentRow.rounds)
    due |= TournamentRow.organiser.is_(None)
    return select(TournamentRow.id).where(
        TournamentRow.state == "running", due, ~select(TournamentSeatRow.person).where(playing).exists()
    )


async def _with_results(
    tournament: str, session: SomeSession
) -> tuple[Tournament | None, list[tuple[TournamentSeatRow, FinishedSeatRow | None]]]:
    return await read(tournament, session), await _over(session, tournament)


async def _over(session: SomeSession, tournament: str) -> list[tuple[TournamentSeatRow, FinishedSeatRow | None]]:
    """Seats of games that are over, with what they came to; without it where a game was closed."""
    same = (FinishedSeatRow.table == TournamentSeatRow.table) & (FinishedSeatRow.person == TournamentSeatRow.person)
    wanted = (
        select(TournamentSeatRow, FinishedSeatRow)
        .join(TableRow, TableRow.id == TournamentSeatRow.table)
        .outerjoin(FinishedSeatRow, same)
        .where(TournamentSeatRow.tournament == tournament, TournamentSeatRow.settled.is_(False), OVER)
    )
    return [(seat, result) for seat, result in (await session.execute(wanted)).all()]


def _same(seat: TournamentSeatRow) -> ColumnElement[bool]:
    return (
        (TournamentSeatRow.tournament == seat.tournament)
        & (TournamentSeatRow.round == seat.round)
        & (TournamentSeatRow.person == seat.person)
    )


def _came_to(result: FinishedSeatRow | None) -> dict[str, Any]:
    """Of a game that was closed all have the same place."""
    if result is None:
        return {"settled": True, "place": 1, "score": None, "gone": False}
    return {
        "settled": True,
        "place": result.place,
        "score": result.score if result.parts else None,
        "gone": result.left,
    }
