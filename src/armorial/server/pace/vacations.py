"""Vacations: days of the year on which somebody's clocks stand still, in games that take days.

They are agreed on by the calendar, so they go by the clock on the wall, in whole days of 24 hours from their beginning.
"""

import math
from collections import Counter
from collections.abc import Iterable
from datetime import UTC, datetime

from sqlalchemy import and_, delete, or_, select, update

from armorial.server.pace.times import Times
from armorial.server.store.database import Database
from armorial.server.store.local import SomeSession
from armorial.server.store.schema import PersonRow, SeatRow, TableRow, VacationRow
from armorial.table.errors import refuse
from armorial.table.messages import Vacation, Vacations
from armorial.table.pace.clock import DAY, HOUR

SLACK = 2 * HOUR
"""Days on which the clocks are put back are longer than others."""
MOST_AHEAD = 400 * DAY
"""How far ahead vacations may be planned."""


def days_of(begins: float, ends: float) -> Counter[int]:
    """How many days a vacation takes of which years. A day that has begun counts as a whole one."""
    days = max(1, math.ceil((ends - begins - SLACK) / DAY)) if ends > begins else 0
    return Counter(_year(begins + number * DAY) for number in range(days))


def _year(at: float) -> int:
    return datetime.fromtimestamp(at, UTC).year


def days_taken(rows: Iterable[VacationRow]) -> Counter[int]:
    return sum((days_of(row.begins, row.ends) for row in rows), Counter())


class VacationBook:
    """The vacations of everybody."""

    def __init__(self, database: Database, times: Times, days_a_year: int) -> None:
        self._database = database
        self._times = times
        self._days = days_a_year

    async def of_person(self, person: str) -> Vacations:
        async with self._database.read() as session:
            rows = await _rows(session, person)
        year = _year(self._times.wall())
        return Vacations(
            days_a_year=self._days,
            left=max(0, self._days - days_taken(rows)[year]),
            vacations=[
                Vacation.model_validate({"id": row.id, "begins": row.begins, "ends": row.ends, "state": row.state})
                for row in rows
                if _year(row.ends) >= year
            ],
        )

    async def take(self, person: str, begins: float | None, ends: float) -> None:
        """Plan a vacation, or begin one now."""
        now = self._times.wall()
        begins = now if begins is None or begins < now else begins
        if not begins < ends <= now + MOST_AHEAD:
            raise refuse("illegal", "vacation-when")
        async with self._database.write() as session:
            # Whoever asks twice at once is served one after the other, so that no day is taken twice.
            await session.execute(update(PersonRow).where(PersonRow.id == person).values(id=person))
            rows = await _rows(session, person)
            if any(row.begins < ends and begins < row.ends for row in rows):
                raise refuse("illegal", "vacation-twice")
            taken, more = days_taken(rows), days_of(begins, ends)
            if any(taken[year] + days > self._days for year, days in more.items()):
                left = min(max(0, self._days - taken[year]) for year in more)
                raise refuse("illegal", "vacation-days", n=left)
            session.add(VacationRow(person=person, begins=begins, ends=ends, state="planned"))

    async def end(self, person: str, vacation: int) -> None:
        """End a vacation now. One that has not begun is dropped."""
        now = self._times.wall()
        async with self._database.write() as session:
            row = await session.get(VacationRow, vacation)
            if row is None or row.person != person or row.state == "over":
                raise refuse("not_found", "no-such-vacation")
            which = VacationRow.id == vacation
            if row.begins < now:
                await session.execute(update(VacationRow).where(which).values(ends=now))
            else:
                await session.execute(delete(VacationRow).where(which))

    # -- what the keeper asks -----------------------------------------------------------------------------------------

    async def look(self) -> list[tuple[int, str, str]]:
        """Learn who is on vacation. Gives those that begin or end now: their number, the person, their next state."""
        now = self._times.wall()
        begins = and_(VacationRow.state == "planned", VacationRow.begins <= now)
        ends = and_(VacationRow.state == "active", VacationRow.ends <= now)
        active = VacationRow.state == "active"
        async with self._database.read() as session:
            rows = list(await session.scalars(select(VacationRow).where(or_(active, begins, ends))))
        self._times.holidays = frozenset(row.person for row in rows if row.begins <= now < row.ends)
        return [
            (row.id, row.person, "active" if row.begins <= now < row.ends else "over")
            for row in rows
            if row.state == "planned" or row.ends <= now
        ]

    async def tables_of(self, person: str) -> list[str]:
        """The tables at which somebody has a clock."""
        seats = select(SeatRow.table).where(SeatRow.person == person)
        wanted = select(TableRow.id).where(TableRow.id.in_(seats), TableRow.state == "running")
        async with self._database.read() as session:
            return list(await session.scalars(wanted.where(TableRow.pace.is_not(None))))

    async def settled(self, vacation: int, state: str) -> None:
        """All tables know of it. Only now is it written down: if this process dies before, another does it again."""
        async with self._database.write() as session:
            await session.execute(update(VacationRow).where(VacationRow.id == vacation).values(state=state))


async def _rows(session: SomeSession, person: str) -> list[VacationRow]:
    wanted = select(VacationRow).where(VacationRow.person == person).order_by(VacationRow.begins)
    return [row for row in await session.scalars(wanted) if row.ends > row.begins]
