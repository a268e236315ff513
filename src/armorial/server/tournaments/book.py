"""Tournaments in the database: making one, signing up, withdrawing, beginning, and reading all there is about one.

Whatever changes a tournament is one transaction that raises its revision, and is refused if that is not the one that
was seen (``Conflict``): two processes never do the same thing twice.
"""

import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, cast

import sqlalchemy as sa
from sqlalchemy import ColumnElement, delete, func, select, update
from sqlalchemy.engine import CursorResult

from armorial.server.aside import Pool
from armorial.server.clock import Clock
from armorial.server.limits import too_many
from armorial.server.messages.tournaments import FEWEST, MakeTournament
from armorial.server.moderation import blocks
from armorial.server.store.database import Conflict, Database
from armorial.server.store.local import SomeSession
from armorial.server.store.schema import EntryRow, PersonRow, TournamentRow, TournamentSeatRow
from armorial.server.tournaments import pairing
from armorial.table import names
from armorial.table.errors import refuse
from armorial.table.messages.base import LONGEST_NAME
from armorial.table.table import checked_options, known_game, new_id, new_invite

MOST_LISTED: Final = 100
MOST_ENTERED: Final = 20
"""How many tournaments that are not over somebody may be in."""
GOING: Final = ("open", "running")
_SEATS: Final = cast(sa.Table, TournamentSeatRow.__table__)


@dataclass(frozen=True)
class Tournament:
    """A tournament with all that belongs to it."""

    row: TournamentRow
    entries: list[EntryRow]
    """By number."""
    seats: list[TournamentSeatRow]
    """By round and table."""

    def entry_of(self, person: str | None) -> EntryRow | None:
        return next((entry for entry in self.entries if entry.person == person), None)

    def visible_to(self, person: str | None, invite: str | None) -> bool:
        row = self.row
        mine = person is not None and (row.organiser == person or self.entry_of(person) is not None)
        return row.listed or mine or (invite is not None and invite == row.invite)

    def check_visible(self, person: str | None, invite: str | None) -> None:
        """One that somebody may not see is not there."""
        if not self.visible_to(person, invite):
            raise refuse("not_found", "no-such-tournament")

    def check_organiser(self, person: str) -> None:
        if self.row.organiser != person:
            raise refuse("forbidden", "organiser-only")

    @property
    def staying(self) -> list[EntryRow]:
        return [entry for entry in self.entries if entry.left is None]

    @property
    def round_over(self) -> bool:
        """Whether nobody plays just now."""
        return all(seat.settled for seat in self.seats)


@dataclass(frozen=True)
class Listed:
    """A tournament as lists have it, with what it is to whoever looks."""

    row: TournamentRow
    entrants: int
    plays: bool
    """Whether they play in it."""
    table: str | None
    """Their table in this round, while the game goes on."""


def as_listed(found: Tournament, person: str | None) -> Listed:
    entry, row = found.entry_of(person), found.row
    mine = [seat for seat in found.seats if seat.person == person and seat.round == row.round and not seat.settled]
    playing = entry is not None and entry.left is None
    return Listed(row, len(found.entries), playing, mine[0].table if mine else None)


def possible_sizes(game: str) -> frozenset[int]:
    """For how many players there can be tables."""
    return frozenset(count for count in known_game(game).seat_counts if count > 1)


class Book:
    """What requests ask for."""

    def __init__(self, database: Database, aside: Pool, clock: Clock) -> None:
        self.database = database
        self._aside = aside
        self._clock = clock

    # -- reading --------------------------------------------------------------------------------------------

    async def read(self, tournament: str) -> Tournament:
        found = await self.database.read_aside(self._aside, partial(read, tournament))
        if found is None:
            raise refuse("not_found", "no-such-tournament")
        return found

    # -- before the start -----------------------------------------------------------------------------------

    async def make(self, person: PersonRow, wish: MakeTournament, most_at_once: int) -> str:
        """A new tournament. Its options have to be allowed at every table that may come about."""
        _check_options(wish)
        row = TournamentRow(
            id=new_id(),
            organiser=person.id,
            organiser_name=person.name,
            invite=new_invite(),
            state="open",
            round=0,
            created=self._clock.now(),
            ended=None,
            revision=1,
            **wish.model_dump(exclude={"enter"}),
        )
        async with self.database.write() as session:
            mine = (TournamentRow.organiser == person.id) & TournamentRow.state.in_(GOING)
            if await _count(session, TournamentRow, mine) >= most_at_once:
                raise too_many("server-tournaments-open", n=most_at_once)
            session.add(row)
            await session.flush()
            if wish.enter:
                await _add_entry(session, row.id, person, [])
        return row.id

    async def enter(self, found: Tournament, person: PersonRow) -> None:
        """Sign up. Whoever is in is in."""
        if found.entry_of(person.id) is not None:
            return
        _check_open(found)
        if await blocks.has_blocked(self.database, found.row.organiser, person.id):
            raise refuse("forbidden", "cannot-join")
        if len(found.entries) >= found.row.most:
            raise refuse("illegal", "tournament-full")
        async with self.database.write() as session:
            in_others = EntryRow.tournament.in_(select(TournamentRow.id).where(TournamentRow.state.in_(GOING)))
            mine = (EntryRow.person == person.id) & EntryRow.left.is_(None) & in_others
            if await _count(session, EntryRow, mine) >= MOST_ENTERED:
                raise too_many("server-tournaments-entered", n=MOST_ENTERED)
            await raise_revision(session, found.row)
            await _add_entry(session, found.row.id, person, found.entries)

    async def begin(self, found: Tournament) -> Tournament:
        """End the sign-up and draw lots. Pairing the first round is left to whoever pairs the others."""
        _check_open(found)
        row = found.row
        if len(found.entries) < FEWEST:
            raise refuse("illegal", "tournament-few", n=FEWEST)
        rounds = await self._aside.run(_rounds, row, len(found.entries))
        async with self.database.write() as session:
            await raise_revision(session, row, state="running", rounds=rounds)
            lots = list(range(len(found.entries)))
            random.SystemRandom().shuffle(lots)
            for entry, number in zip(found.entries, lots, strict=True):
                await session.execute(update(EntryRow).where(_entry(entry)).values(number=number))
        return await self.read(row.id)

    async def cancel(self, found: Tournament) -> None:
        """Call it off. Games that are being played go on, but count for nothing here."""
        if found.row.state not in GOING:
            raise refuse("finished", "tournament-over")
        async with self.database.write() as session:
            await raise_revision(session, found.row, state="cancelled", ended=self._clock.now())
            await session.execute(
                update(TournamentSeatRow).where(TournamentSeatRow.tournament == found.row.id).values(settled=True)
            )

    async def withdraw(self, found: Tournament, person: str) -> None:
        """Play in no further round. Before the start it is as if one had never signed up."""
        entry = found.entry_of(person)
        if entry is None or entry.left is not None:
            return
        if found.row.state not in GOING:
            raise refuse("finished", "tournament-over")
        async with self.database.write() as session:
            await raise_revision(session, found.row)
            if found.row.state == "open":
                await session.execute(delete(EntryRow).where(_entry(entry)))
            else:
                await session.execute(update(EntryRow).where(_entry(entry)).values(left=found.row.round))


async def listed(person: str | None, session: SomeSession) -> list[Listed]:
    """Those that somebody may find, and their own: what goes on first, then the newest. If there are very many, their
    own are among them, and every organiser's newest comes before anybody's second newest: nobody fills the list
    alone."""
    row, over = TournamentRow, sa.case((TournamentRow.state.in_(GOING), 0), else_=1)
    mine = sa.case((_of(person), 0), else_=1)
    turn = func.row_number().over(partition_by=(over, row.organiser), order_by=row.created.desc())
    found = (
        select(row.id, over.label("over"), mine.label("mine"), turn.label("turn"), row.created)
        .where(_of(person) | (row.listed & (row.state != "cancelled")))
        .subquery()
    )
    fairly = (found.c.over, found.c.mine, found.c.turn, found.c.created.desc())
    chosen = select(found.c.id).order_by(*fairly).limit(MOST_LISTED)
    entrants = select(func.count()).select_from(EntryRow).where(EntryRow.tournament == row.id).scalar_subquery()
    own = (EntryRow.tournament == row.id) & (EntryRow.person == person)
    plays = select(EntryRow.person).where(own, EntryRow.left.is_(None)).exists()
    here = (TournamentSeatRow.tournament == row.id) & (TournamentSeatRow.person == person)
    playing = here & (TournamentSeatRow.round == row.round) & TournamentSeatRow.settled.is_(False)
    table = select(TournamentSeatRow.table).where(playing).scalar_subquery()
    wanted = select(row, entrants, plays, table).where(row.id.in_(chosen)).order_by(over, row.created.desc())
    return [Listed(*each) for each in (await session.execute(wanted)).all()]


async def read(tournament: str, session: SomeSession) -> Tournament | None:
    row = await session.get(TournamentRow, tournament)
    if row is None:
        return None
    entries = await session.scalars(select(EntryRow).where(EntryRow.tournament == tournament).order_by(EntryRow.number))
    here = select(TournamentSeatRow).where(TournamentSeatRow.tournament == tournament)
    order = (TournamentSeatRow.round, TournamentSeatRow.board, TournamentSeatRow.person)
    return Tournament(row, list(entries), list(await session.scalars(here.order_by(*order))))


async def raise_revision(session: SomeSession, row: TournamentRow, **values: Any) -> None:
    """Change a tournament that is as it was seen; a Conflict if it is not."""
    seen = (TournamentRow.id == row.id) & (TournamentRow.revision == row.revision)
    changed = await session.execute(update(TournamentRow).where(seen).values(revision=row.revision + 1, **values))
    if cast("CursorResult[Any]", changed).rowcount != 1:
        raise Conflict(f"tournament {row.id} is no longer at revision {row.revision}")


async def write_seats(session: SomeSession, rows: Sequence[dict[str, Any]]) -> None:
    await session.execute(_SEATS.insert(), rows)


async def _add_entry(session: SomeSession, tournament: str, person: PersonRow, others: Sequence[EntryRow]) -> None:
    name = names.distinct(person.name, [other.name for other in others], LONGEST_NAME)
    number = 1 + max((other.number for other in others), default=-1)
    session.add(EntryRow(tournament=tournament, person=person.id, number=number, name=name, left=None))


async def _count(session: SomeSession, kind: type[Any], which: ColumnElement[bool]) -> int:
    return await session.scalar(select(func.count()).select_from(kind).where(which)) or 0


def _entry(entry: EntryRow) -> ColumnElement[bool]:
    return (EntryRow.tournament == entry.tournament) & (EntryRow.person == entry.person)


def _of(person: str | None) -> ColumnElement[bool]:
    if person is None:
        return sa.false()
    entered = select(EntryRow.tournament).where(EntryRow.person == person)
    return (TournamentRow.organiser == person) | TournamentRow.id.in_(entered)


def _check_options(wish: MakeTournament) -> None:
    counts = [count for count in sorted(possible_sizes(wish.game)) if count <= wish.seats]
    if wish.seats not in counts:
        raise refuse("invalid", "seek-seats", n=wish.seats)
    for count in counts:
        checked_options(wish.game, count, wish.options)


def _check_open(found: Tournament) -> None:
    if found.row.state != "open":
        raise refuse("illegal", "tournament-begun")


def _rounds(row: TournamentRow, people: int) -> int:
    """Of a Swiss tournament no more than everybody has opponents for."""
    if row.format == "round_robin":
        return len(pairing.round_robin(people, row.seats, possible_sizes(row.game)))
    return min(row.rounds, -(-(people - 1) // (row.seats - 1)))
