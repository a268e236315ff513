"""Enters games that are over, once each, whichever process does it and whatever happens in between.

A table that is finished and not ``settled`` waits to be entered. The process that played it does so at once; all of
them look every few seconds for what nobody has done, because a process died, or the game ended before there was all
this. The row of the game, those of its seats and the ratings that change with them are one transaction. Such
transactions come one after the other, so games have numbers in the order in which they count.
"""

import asyncio
import logging
import time
from collections.abc import Sequence
from typing import Final

from sqlalchemy import func, select, text, update

from armorial.server.aside import Pool
from armorial.server.chores import Chore
from armorial.server.standing.anchors import anchor
from armorial.server.standing.ratings import START, Skill, model, rate
from armorial.server.standing.results import GameResult, SeatResult, result_of
from armorial.server.store.database import Database
from armorial.server.store.local import LocalSession, SomeSession
from armorial.server.store.schema import FinishedRow, FinishedSeatRow, PersonRow, RatingRow, TableRow
from armorial.server.store.tables import StoredTable, load
from armorial.table.table import Table

log = logging.getLogger(__name__)

EVERY: Final = 10.0
"""How often to look for games that nobody has entered, in seconds."""
PATIENCE: Final = 5.0
"""How long whoever played a game has to enter it before others do."""
AT_ONCE: Final = 20
LONGEST_WAIT: Final = 2.0
"""How long somebody who asks for their games waits for those that are being entered."""
LOCK: Final = 7_201_534
"""The number of the PostgreSQL lock that lets one game be entered at a time."""


class Settler:
    """Enters the games that end here, and those that were left."""

    def __init__(self, database: Database, aside: Pool) -> None:
        self._database = database
        self._aside = aside
        self._tasks: set[asyncio.Task[None]] = set()
        self._sweeping = Chore("looking for games to enter", self._sweep, EVERY, at_once=True)

    def start(self) -> None:
        self._sweeping.start()

    async def stop(self) -> None:
        """What is being entered is entered; what is not will be after the next start."""
        await self._sweeping.stop()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def game_over(self, table: Table) -> None:
        """A game has ended here, and its end is stored."""
        task = asyncio.create_task(self._settle_quietly(table))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def caught_up(self) -> None:
        """Wait for what is being entered here, but not for long: whoever has just ended a game looks for it."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=LONGEST_WAIT)

    async def _settle_quietly(self, table: Table) -> None:
        try:
            await self.settle(table)
        except Exception:
            log.exception("a game could not be entered now", extra={"table": table.id})

    async def settle(self, table: Table) -> bool:
        """Enter a game that is over; says whether it was not entered before."""
        async with self._database.read() as session:
            if await session.scalar(select(TableRow.settled).where(TableRow.id == table.id)):
                return False
        result = None if table.sandbox else await self._aside.run(_prepared, table)
        async with self._database.write() as session:
            await one_at_a_time(session)
            return await enter(session, table.id, result)

    async def _sweep(self) -> bool:
        return await self.sweep() == AT_ONCE  # then there may be more

    async def sweep(self, patience: float = PATIENCE) -> int:
        """Enter games that ended some time ago and wait; gives how many were found."""
        for table_id in (waiting := await self._waiting(patience)):
            rows = await load(self._database, self._aside, table_id)
            table = None if rows is None else await self._aside.run(readable, rows)
            if table is not None:
                await self.settle(table)
            elif rows is not None:
                log.warning("a game cannot be entered", extra={"table": table_id})
                async with self._database.write() as session:
                    await mark_settled(session, table_id)
        return len(waiting)

    async def _waiting(self, patience: float) -> list[str]:
        long_ago = TableRow.changed <= time.time() - patience
        decided = (TableRow.state == "finished") | ((TableRow.state == "closed") & (TableRow.closed == "time"))
        wanted = select(TableRow.id).where(TableRow.settled.is_(False), decided, long_ago)
        async with self._database.read() as session:
            return list(await session.scalars(wanted.order_by(TableRow.changed).limit(AT_ONCE)))


def _prepared(table: Table) -> GameResult:
    """What takes time is done where it may: the model is loaded here, too."""
    model()
    return result_of(table)


def readable(rows: StoredTable) -> Table | None:
    """The table, unless its match is of a game or of rules that this version does not know."""
    try:
        table = rows.table()
    except (LookupError, ValueError):
        return None
    return None if table.match is None else table


async def one_at_a_time(session: SomeSession) -> None:
    """Wait until nobody else enters a game or computes ratings. An SQLite file has one writer anyway."""
    if not isinstance(session, LocalSession):
        await session.execute(text(f"select pg_advisory_xact_lock({LOCK})"))


async def mark_settled(session: SomeSession, table: str) -> None:
    await session.execute(update(TableRow).where(TableRow.id == table).values(settled=True))


async def enter(session: SomeSession, table: str, result: GameResult | None) -> bool:
    """Write what a game came to; a sandbox comes to nothing. Says whether it was not there already."""
    await mark_settled(session, table)
    if result is None or await session.get(FinishedRow, table) is not None:
        return False
    number = (await session.scalar(select(func.max(FinishedRow.number))) or 0) + 1
    rated = [] if result.unrated else await _rateable(session, result)
    unrated = result.unrated or (None if rated else "unknown")
    rows = [_seat_row(result, number, seat, seat in rated) for seat in range(len(result.seats))]
    session.add(
        FinishedRow(
            table=result.table,
            number=number,
            game=result.game,
            seats=len(result.seats),
            bots=sum(seat.bot is not None for seat in result.seats),
            ended=result.ended,
            whole=result.whole,
            answers=result.answers,
            unrated=unrated,
            dice=result.dice,
        )
    )
    await session.flush()
    if rated:
        await _rate(session, result, [rows[seat] for seat in rated])
    for row in rows:
        session.add(row)
    return True


async def _rateable(session: SomeSession, result: GameResult) -> list[int]:
    """The seats whose players can be compared: those of people with an account, and of bots that were measured. None
    unless there are two, one of them a person. Who wants to be forgotten just now has to wait."""
    owners = [seat.person for seat in result.seats if seat.person is not None]
    known = select(PersonRow.id).where(
        PersonRow.id.in_(owners), PersonRow.login.is_not(None), PersonRow.deleted.is_(None)
    )
    accounts = set(await session.scalars(known.with_for_update(read=True)))
    found = [n for n, seat in enumerate(result.seats) if seat.person in accounts or bots_skill(result, seat)]
    return found if accounts and len(found) > 1 else []


def bots_skill(result: GameResult, seat: SeatResult) -> Skill | None:
    return None if seat.bot is None else anchor(result.game, len(result.seats), seat.bot)


def _seat_row(result: GameResult, number: int, seat: int, rated: bool) -> FinishedSeatRow:
    came_to = result.seats[seat]
    skill = bots_skill(result, came_to) if rated else None
    return FinishedSeatRow(
        table=result.table,
        seat=seat,
        number=number,
        person=came_to.person,
        bot=came_to.bot,
        turn=came_to.turn,
        left=came_to.left,
        place=came_to.place,
        share=came_to.share,
        score=came_to.score,
        parts=came_to.parts,
        facts=came_to.facts,
        rated=rated,
        mu=None if skill is None else skill.mu,
        sigma=None if skill is None else skill.sigma,
        mu_after=None,
        sigma_after=None,
    )


async def _rate(session: SomeSession, result: GameResult, rows: Sequence[FinishedSeatRow]) -> None:
    """Ratings change with a game. ``rows`` are its rated seats; those of bots have their skill already."""
    people = [row.person for row in rows if row.person is not None]
    here = (RatingRow.game == result.game) & (RatingRow.seats == len(result.seats))
    found = await session.scalars(select(RatingRow).where(here, RatingRow.person.in_(people)).with_for_update())
    ratings = {row.person: row for row in found}
    skills = {person: Skill(row.mu, row.sigma) for person, row in ratings.items()}
    for person, skill in rate_rows(rows, skills).items():
        row = ratings.get(person)
        if row is None:
            row = RatingRow(person=person, game=result.game, seats=len(result.seats), mu=0.0, sigma=0.0, games=0)
            session.add(row)
        row.mu, row.sigma = skill
        row.games += 1


def rate_rows(rows: Sequence[FinishedSeatRow], skills: dict[str, Skill]) -> dict[str, Skill]:
    """Fill in how strong the players of a game were before and after it; gives the new skills of people.

    The same for a game that ends now and for one that is counted again: a bot is as strong as it was then."""
    before = [_bots(row) if row.person is None else skills.get(row.person, START) for row in rows]
    after = rate(before, [row.place for row in rows])
    changed: dict[str, Skill] = {}
    for row, old, new in zip(rows, before, after, strict=True):
        row.mu, row.sigma = old
        row.mu_after, row.sigma_after = old if row.person is None else new
        if row.person is not None:
            changed[row.person] = new
    return changed


def _bots(row: FinishedSeatRow) -> Skill:
    assert row.mu is not None
    assert row.sigma is not None
    return Skill(row.mu, row.sigma)
