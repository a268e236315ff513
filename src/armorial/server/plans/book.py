"""Where plans and orders are kept: beside the tables, so that saving one is no change that others could notice."""

from dataclasses import dataclass, field
from typing import Any, Final, cast

import sqlalchemy as sa
from sqlalchemy import ColumnElement, delete, exists, select, update

from armorial.server.plans.deciding import Plan, Why
from armorial.server.plans.orders import Orders
from armorial.server.store.database import Database
from armorial.server.store.outbox import put_out
from armorial.server.store.schema import HappeningRow, PlanRow, SeatRow, TableRow
from armorial.table.happenings import Happening

AT_ONCE: Final = 200
"""How many seats are looked at in one go."""
_PLANS: Final = cast(sa.Table, PlanRow.__table__)


@dataclass(frozen=True)
class Stopped:
    """Where a plan stopped: at which of its answers, as they were planned, and why."""

    step: int
    steps: list[dict[str, Any]]
    why: Why


@dataclass
class Kept:
    """What is kept for a seat."""

    table: str
    seat: int
    person: str
    plan: Plan | None = None
    stopped: Stopped | None = None
    orders: Orders = field(default_factory=Orders)

    def columns(self) -> dict[str, Any]:
        return {
            "person": self.person,
            "number": None if self.plan is None else self.plan.number,
            "plan": None if self.plan is None else self.plan.as_stored(),
            "stopped": None if self.stopped is None else vars(self.stopped),
            "orders": self.orders.as_stored(),
            "armed": self.plan is not None or bool(self.orders),
        }

    def stop(self, step: int, why: Why) -> None:
        """The plan is over, and its owner is to be told."""
        assert self.plan is not None
        self.stopped = Stopped(step, [vars(each) for each in self.plan.steps], why)
        self.plan = None


def _kept(row: PlanRow) -> Kept:
    plan = None if row.plan is None else Plan.of_stored(row.plan)
    stopped = None if row.stopped is None else Stopped(**row.stopped)
    return Kept(row.table, row.seat, row.person, plan, stopped, Orders.of_stored(row.orders))


class PlanBook:
    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_person(self, table: str, person: str) -> dict[int, Kept]:
        """By seat."""
        wanted = select(PlanRow).where(PlanRow.table == table, PlanRow.person == person)
        async with self._database.read() as session:
            return {row.seat: _kept(row) for row in await session.scalars(wanted)}

    async def of_seat(self, table: str, seat: int, person: str) -> Kept:
        found = await self.of_person(table, person)
        return found.get(seat) or Kept(table, seat, person)

    async def save(self, kept: Kept) -> None:
        """As its owner wants it from now on."""
        async with self._database.write() as session:
            await session.merge(PlanRow(table=kept.table, seat=kept.seat, **kept.columns()))

    async def go_on(self, kept: Kept, number: str, told: Happening | None = None) -> None:
        """The same, unless its owner has changed it meanwhile: then theirs counts. ``told`` is what they are told, in
        the place of its being their turn."""
        here = (_PLANS.c.table == kept.table) & (_PLANS.c.seat == kept.seat) & (_PLANS.c.person == kept.person)
        same = here & (_PLANS.c.number == number)
        async with self._database.write() as session:
            row = await session.get(PlanRow, (kept.table, kept.seat))
            if row is None:
                return
            kept.orders = Orders.of_stored(row.orders)
            changed = await session.execute(update(_PLANS).where(same).values(**kept.columns()))
            if told is not None and cast("sa.CursorResult[Any]", changed).rowcount:
                turn = (HappeningRow.table == kept.table) & (HappeningRow.kind == "your_turn")
                await session.execute(delete(HappeningRow).where(turn, HappeningRow.person == kept.person))
                await put_out(session, [told])

    async def asked(self) -> list[tuple[Kept, int]]:
        """The seats that are asked and for which something may be answered, with the line they are asked after."""
        asked = (TableRow.state == "running") & (TableRow.to_move == PlanRow.seat)
        wanted = select(PlanRow, TableRow.seq).join(TableRow, TableRow.id == PlanRow.table).where(PlanRow.armed, asked)
        async with self._database.read() as session:
            return [(_kept(row), seq) for row, seq in (await session.execute(wanted.limit(AT_ONCE))).all()]

    async def drop_lost(self) -> None:
        """Forget what is kept for seats that their owners no longer play: a bot has taken over, or the game is over."""
        async with self._database.read() as session:
            if await session.scalar(select(PlanRow.seat).where(_lost()).limit(1)) is None:
                return
        async with self._database.write() as session:
            await session.execute(delete(PlanRow).where(_lost()))


def _lost() -> ColumnElement[bool]:
    own = (SeatRow.table == PlanRow.table) & (SeatRow.seat == PlanRow.seat) & (SeatRow.person == PlanRow.person)
    plays = exists().where(own, SeatRow.kind == "person")
    goes_on = exists().where(TableRow.id == PlanRow.table, TableRow.state == "running")
    return ~plays | ~goes_on
