"""Looking for others: people say what they want to play, and are seated together as soon as they suit each other.

Everything is in the database, so it does not matter which process somebody asks. Every process looks once a second, and
whenever somebody begins to look. A table is made together with the marks of all who are seated at it, in one
transaction that only takes people who still wait: so everybody is seated once.
"""

import random
from collections.abc import Callable, Sequence
from typing import Final, cast

import sqlalchemy as sa
from sqlalchemy import ColumnElement, delete, func, select, update

from armorial.server.aside import Pool
from armorial.server.checking import Checker
from armorial.server.chores import Chore
from armorial.server.clock import Clock
from armorial.server.finding.matching import Seeker, parties
from armorial.server.messages.finding import Seek, SeekPace, SeekWish
from armorial.server.rooms import Rooms
from armorial.server.standing.ratings import START, Skill
from armorial.server.store.database import Conflict, Database
from armorial.server.store.local import SomeSession
from armorial.server.store.outbox import put_out
from armorial.server.store.schema import BlockRow, PersonRow, RatingRow, SeekRow
from armorial.server.store.tables import insert_table
from armorial.table import names, seating
from armorial.table.errors import refuse
from armorial.table.happened import pace_of
from armorial.table.happenings import Happening
from armorial.table.messages.base import LONGEST_NAME
from armorial.table.numbers import Chosen
from armorial.table.pace import keeping
from armorial.table.pace.clock import Pace
from armorial.table.table import Seat, Table, checked_options, known_game, new_id

PACES: Final[dict[SeekPace, Pace]] = {
    "live": Pace("live", bank=600, increment=20),
    "days": Pace("days", days=3),
}
"""The usual ones: with a choice, people would rarely want the same."""
LOOK: Final = 1.0
"""How often to look whether somebody can be seated, in seconds."""
PRESENT: Final = 90.0
"""Who wants to play live and has not asked for so long is gone. Browsers ask rarely for a page that is not seen."""
LONGEST: Final[dict[SeekPace, float]] = {"live": 3600.0, "days": 14 * 86_400.0}
"""How long somebody waits at most, in seconds."""
NOTED: Final = 10.0
"""How exactly it is noted when somebody last asked, in seconds."""
AT_ONCE: Final = 1_000
"""How many of those who have waited longest are looked at."""


class Seeks:
    """Looks once a second who can be seated, and does what requests ask for."""

    def __init__(
        self, rooms: Rooms, aside: Pool, checker: Checker, clock: Clock, welcome: Callable[[str], bool]
    ) -> None:
        """``welcome`` says whether somebody may play, or is banned."""
        self._rooms = rooms
        self._aside = aside
        self._database: Database = rooms.database
        self._checker = checker
        self._clock = clock
        self._welcome = welcome
        self._chore = Chore("seating people together", self.look, LOOK)

    def start(self) -> None:
        self._chore.start()

    async def stop(self) -> None:
        await self._chore.stop()

    # -- what people ask for --------------------------------------------------------------------------------

    async def seek(self, person: PersonRow, wish: SeekWish) -> None:
        """Look for others from now on."""
        if wish.seats not in known_game(wish.game).seat_counts:
            raise refuse("invalid", "seek-seats", n=wish.seats)
        if wish.rated and person.login is None:
            raise refuse("illegal", "seek-rated")
        now = self._clock.now()
        wanted = wish.model_dump(exclude={"name"})
        try:
            async with self._database.write() as session:
                await session.execute(delete(SeekRow).where(SeekRow.person == person.id))
                session.add(SeekRow(person=person.id, since=now, seen=now, table=None, **wanted))
        except Conflict:
            pass  # the same request came twice at once
        await self.look()

    async def cancel(self, person: str) -> None:
        """Look no longer. A table at which one was seated already stays."""
        async with self._database.write() as session:
            await session.execute(delete(SeekRow).where(SeekRow.person == person))

    async def of(self, person: str) -> Seek | None:
        """What somebody looks for. Whoever asks is still there."""
        now = self._clock.now()
        async with self._database.read() as session:
            row = await session.scalar(select(SeekRow).where(SeekRow.person == person, _alive(now)))
            if row is None:
                return None
            same = [getattr(SeekRow, name) == getattr(row, name) for name in ("game", "seats", "pace", "rated")]
            counted = select(func.count()).select_from(SeekRow).where(*same, SeekRow.table.is_(None), _alive(now))
            waiting = await session.scalar(counted) or 0
        if row.table is None and now - row.seen >= NOTED:
            async with self._database.write() as session:
                await session.execute(update(SeekRow).where(SeekRow.person == person).values(seen=now))
        return Seek(
            game=row.game,
            seats=row.seats,
            pace=cast(SeekPace, row.pace),
            rated=row.rated,
            near=row.near,
            since=row.since,
            waiting=waiting,
            reach=_seeker(row, None, now).reach,
            table=row.table,
        )

    # -- seating --------------------------------------------------------------------------------------------

    async def look(self) -> None:
        """Seat all who can be seated now, and forget those who are gone."""
        now = self._clock.now()
        async with self._database.read() as session:
            waiting = await _waiting(session, now)
            if len(waiting) > 1:
                apart = await _apart(session, [seeker.person for seeker in waiting])
            gone = await session.scalar(select(SeekRow.person).where(~_alive(now)).limit(1))
        if gone is not None:
            async with self._database.write() as session:
                await session.execute(delete(SeekRow).where(~_alive(now)))
        if len(waiting) > 1:
            welcome = [seeker for seeker in waiting if self._welcome(seeker.person)]
            for party in await self._aside.run(parties, welcome, apart):
                await self._seat(party, now)

    async def _seat(self, party: Sequence[Seeker], now: float) -> None:
        """Make a table for them, unless somebody has gone or was seated elsewhere in the meantime."""
        ids = [seeker.person for seeker in party]
        async with self._database.read() as session:
            people = {row.id: row for row in await session.scalars(select(PersonRow).where(PersonRow.id.in_(ids)))}
        if len(people) < len(ids):
            return
        known = [people[person] for person in ids]
        table = await self._aside.run(_make_table, party[0], known, self._checker.usual(party[0].game))
        keeping.settle(table, self._rooms.times)
        try:
            async with self._database.write() as session:
                await self._take(session, ids, table.id, now)
                await insert_table(session, table)
                await put_out(session, _begins(table, now))
        except Conflict:
            return
        self._rooms.adopt(table)

    async def _take(self, session: SomeSession, ids: Sequence[str], table: str, now: float) -> None:
        """Mark them as seated. Raises a Conflict if one of them no longer waits."""
        free = SeekRow.person.in_(ids) & SeekRow.table.is_(None) & _alive(now)
        # Locked in one order: two processes that want the same people wait for each other in a line, not in a circle.
        locked = select(SeekRow.person).where(free).order_by(SeekRow.person).with_for_update()
        if len(list(await session.scalars(locked))) < len(ids):
            raise Conflict("somebody no longer waits")
        await session.execute(update(SeekRow).where(SeekRow.person.in_(ids)).values(table=table, seen=now))


def _alive(now: float) -> ColumnElement[bool]:
    """Seeks of people who still wait, or were seated and have not looked yet."""
    young = sa.or_(*(((SeekRow.pace == pace) & (SeekRow.since > now - most)) for pace, most in LONGEST.items()))
    return young & ((SeekRow.pace != "live") | (SeekRow.seen > now - PRESENT))


async def _waiting(session: SomeSession, now: float) -> list[Seeker]:
    """All who wait, with their ratings, in one query."""
    rated = (RatingRow.person == SeekRow.person) & (RatingRow.game == SeekRow.game) & (RatingRow.seats == SeekRow.seats)
    wanted = (
        select(SeekRow, RatingRow.mu)
        .outerjoin(RatingRow, rated)
        .where(SeekRow.table.is_(None), _alive(now))
        .order_by(SeekRow.since)
        .limit(AT_ONCE)
    )
    return [_seeker(row, mu, now) for row, mu in (await session.execute(wanted)).all()]


def _seeker(row: SeekRow, mu: float | None, now: float) -> Seeker:
    points = Skill(START.mu if mu is None else mu, 0.0).points
    pace = cast(SeekPace, row.pace)
    waited = max(0.0, now - row.since)
    return Seeker(row.person, row.game, row.seats, pace, row.rated, row.near, waited, points)


async def _apart(session: SomeSession, people: Sequence[str]) -> set[frozenset[str]]:
    """Pairs of whom one has blocked the other."""
    between = select(BlockRow).where(BlockRow.person.in_(people), BlockRow.blocked.in_(people))
    return {frozenset((row.person, row.blocked)) for row in await session.scalars(between)}


def _make_table(wish: Seeker, people: Sequence[PersonRow], chosen: Chosen) -> Table:
    """A table that has begun. Who sits where is left to chance; whoever has waited longest is the host."""
    host = people[0]
    seats: list[Seat] = []
    for person in random.SystemRandom().sample(people, len(people)):
        seat = Seat()
        seat.give_to(person.id, names.distinct(person.name, [other.name for other in seats], LONGEST_NAME))
        seats.append(seat)
    options = checked_options(wish.game, wish.seats, {})
    confirm = bool(host.settings.get("confirm", False))
    table = Table(new_id(), wish.game, options, "public", host.id, host.name, seats, confirm)
    table.host_name = table.name_of(host.id) or host.name
    chosen.put_on(table)
    table.pace, table.absence, table.rated = PACES[wish.pace], "bot", wish.rated
    seating.start(table, host.id, None)
    return table


def _begins(table: Table, now: float) -> list[Happening]:
    return [
        Happening(
            "begins", table.id, number, seat.person, now, {"pace": pace_of(table), "your_turn": table.to_move == number}
        )
        for number, seat in enumerate(table.seats)
        if seat.person is not None
    ]
