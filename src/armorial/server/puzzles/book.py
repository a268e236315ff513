"""Keeps who consents to puzzles of their games, which games were looked through, and what was found."""

from collections.abc import Callable
from datetime import date, timedelta
from typing import Any, Final, NamedTuple, cast

from sqlalchemy import Select, delete, func, or_, select, update
from sqlalchemy.engine import CursorResult
from sqlalchemy.orm import aliased

from armorial.games import GAMES, load_game
from armorial.server.store.database import Conflict, Database
from armorial.server.store.local import SomeSession
from armorial.server.store.schema import (
    FinishedRow,
    FinishedSeatRow,
    PuzzleConsentRow,
    PuzzleRow,
    PuzzleSearchRow,
    TableRow,
)

LEASE: Final = 900.0
"""For how long a game is the work of the process that looks through it, in seconds; said again with every choice."""


class Search(NamedTuple):
    """A game that is being looked through."""

    table: str
    choice: int
    found: int


class PuzzleBook:
    def __init__(self, database: Database, now: Callable[[], float]) -> None:
        self._database = database
        self._now = now

    # -- consent ----------------------------------------------------------------------------------------------

    async def consent_of(self, person: str | None) -> tuple[bool, int]:
        """Whether somebody consents, and how many puzzles their games have brought."""
        if person is None:
            return False, 0
        made = select(func.count()).select_from(PuzzleRow).where(PuzzleRow.table.in_(_games_of(person)))
        async with self._database.read() as session:
            consents = await session.get(PuzzleConsentRow, person) is not None
            return consents, await session.scalar(made) or 0

    async def consent(self, person: str) -> None:
        try:
            async with self._database.write() as session:
                session.add(PuzzleConsentRow(person=person, since=self._now()))
        except Conflict:
            pass  # they had consented already

    async def withdraw(self, person: str) -> None:
        async with self._database.write() as session:
            await withdraw_consent(session, person)

    # -- days -------------------------------------------------------------------------------------------------

    async def of_day(self, day: date) -> dict[str, Any] | None:
        """The puzzle of people's games that a day has."""
        async with self._database.read() as session:
            row = await session.get(PuzzleRow, day.isoformat())
        return None if row is None or row.rules != _rules(row.game) else row.puzzle

    async def games(self, first: date, last: date) -> dict[date, str]:
        """Which days have such a puzzle, and of which title."""
        wanted = select(PuzzleRow.day, PuzzleRow.game, PuzzleRow.rules).where(
            PuzzleRow.day.between(first.isoformat(), last.isoformat())
        )
        async with self._database.read() as session:
            rows = (await session.execute(wanted)).all()
        return {date.fromisoformat(day): game for day, game, rules in rows if rules == _rules(game)}

    async def drop_before(self, day: date) -> None:
        """Days that nobody is shown any more, and puzzles that cannot be played any more."""
        rules = {game: _rules(game) for game in GAMES}
        old = or_(
            PuzzleRow.day < day.isoformat(),
            PuzzleRow.game.not_in(list(rules)),
            *((PuzzleRow.game == game) & (PuzzleRow.rules != version) for game, version in rules.items()),
        )
        async with self._database.read() as session:
            if await session.scalar(select(PuzzleRow.day).where(old).limit(1)) is None:
                return
        async with self._database.write() as session:
            await session.execute(delete(PuzzleRow).where(old))

    # -- looking through games ----------------------------------------------------------------------------------

    async def claim(self) -> Search | None:
        """A game to look through, from now on this process's work: one that was left, or the newest."""
        now = self._now()
        left = PuzzleSearchRow.done.is_(False) & (PuzzleSearchRow.lease <= now)
        async with self._database.read() as session:
            row = await session.scalar(select(PuzzleSearchRow).where(left).limit(1))
            new = None if row is not None else await session.scalar(_sources().limit(1))
        if row is not None:
            mine = update(PuzzleSearchRow).where(left, PuzzleSearchRow.table == row.table).values(lease=now + LEASE)
            async with self._database.write() as session:
                claimed = bool(cast("CursorResult[Any]", await session.execute(mine)).rowcount)
            return Search(row.table, row.choice, row.found) if claimed else None
        if new is None:
            return None
        try:
            async with self._database.write() as session:
                session.add(PuzzleSearchRow(table=new, choice=0, found=0, done=False, lease=now + LEASE))
        except Conflict:
            return None  # another process was quicker
        return Search(new, 0, 0)

    async def advance(self, search: Search, *, done: bool = False) -> bool:
        """Keep how far a search is; says whether it is still wanted: somebody may have withdrawn."""
        values = {"choice": search.choice, "found": search.found, "done": done, "lease": self._now() + LEASE}
        mine = update(PuzzleSearchRow).where(PuzzleSearchRow.table == search.table).values(**values)
        async with self._database.write() as session:
            return bool(cast("CursorResult[Any]", await session.execute(mine)).rowcount)

    async def leave(self, table: str) -> None:
        """Somebody else may go on."""
        async with self._database.write() as session:
            await session.execute(update(PuzzleSearchRow).where(PuzzleSearchRow.table == table).values(lease=0.0))

    async def free_day(self, first: date, days: int) -> date | None:
        """The first of some days that has no puzzle of people's games yet."""
        taken = await self.games(first, first + timedelta(days=days - 1))
        return next((day for n in range(days) if (day := first + timedelta(days=n)) not in taken), None)

    async def add(self, table: str, puzzle: dict[str, Any], day: date) -> bool:
        """Keep a puzzle for a day, if everybody still consents. Raises a Conflict if the day has one.

        Whoever withdraws meanwhile waits for this, and then takes it away."""
        row = PuzzleRow(day=day.isoformat(), table=table, game=puzzle["game"], rules=puzzle["rules"], puzzle=puzzle)
        async with self._database.write() as session:
            if await _all_consent(session, table):
                session.add(row)
                return True
        return False


async def withdraw_consent(session: SomeSession, person: str) -> None:
    """And take away what their games have brought. If they consent again, these are looked through anew."""
    await session.execute(delete(PuzzleConsentRow).where(PuzzleConsentRow.person == person))
    for rows in (PuzzleRow, PuzzleSearchRow):
        await session.execute(delete(rows).where(rows.table.in_(_games_of(person))))


def _games_of(person: str) -> Select[str]:
    return select(FinishedSeatRow.table).where(FinishedSeatRow.person == person)


def _sources() -> Select[str]:
    """Games that may be looked through: whole, with the standard numbers, and all their people consent."""
    consenting = select(PuzzleConsentRow.person)
    seat = aliased(FinishedSeatRow)
    unwilling = select(seat.seat).where(
        seat.table == FinishedRow.table, seat.bot.is_(None), or_(seat.person.is_(None), seat.person.not_in(consenting))
    )
    seen = select(PuzzleSearchRow.table).where(PuzzleSearchRow.table == FinishedRow.table)
    return (
        select(FinishedRow.table)
        .join(TableRow, TableRow.id == FinishedRow.table)
        .where(
            FinishedRow.table.in_(select(FinishedSeatRow.table).where(FinishedSeatRow.person.in_(consenting))),
            FinishedRow.whole,
            FinishedRow.seats > 1,
            FinishedRow.game.in_(list(GAMES)),
            TableRow.numbers == "standard",
            ~unwilling.exists(),
            ~seen.exists(),
        )
        .order_by(FinishedRow.number.desc())
    )


async def _all_consent(session: SomeSession, table: str) -> bool:
    seats = select(FinishedSeatRow.person).where(FinishedSeatRow.table == table, FinishedSeatRow.bot.is_(None))
    people = set(await session.scalars(seats))
    rows = select(PuzzleConsentRow.person).where(PuzzleConsentRow.person.in_([each for each in people if each]))
    return bool(people) and set(await session.scalars(rows.with_for_update())) == people


def _rules(game: str) -> int | None:
    return load_game(game).rules_version if game in GAMES else None
