"""Where plans and orders are kept: beside the tables, so that saving one is no change that others could notice."""

from dataclasses import dataclass, field
from typing import Any, Final, cast

import sqlalchemy as sa
from sqlalchemy import ColumnElement, delete, exists, func, select, update

from armorial.server.plans.deciding import Plan, Why
from armorial.server.plans.orders import Orders
from armorial.server.rooms import Rooms
from armorial.server.store.local import SomeSession
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
            "looked": None,
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
    """Whoever has a page with the table before them is told when something is written for them."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._database = rooms.database

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
            await self._rooms.notifier.tell_plans(session, kept.table, kept.person)
        self._rooms.new_plans(kept.table, kept.person)

    async def go_on(self, session: SomeSession, kept: Kept, left: Plan | None) -> bool:
        """Note what is left of a plan after an answer, in the transaction that stores the answer. Gives whether it was
        still there as it is ``kept``: its owner may have changed it meanwhile, another process may have gone on."""
        row = await self._as_kept(session, kept)
        if row is None:
            return False
        kept.plan, kept.orders = left, Orders.of_stored(row.orders)
        await self._write(session, kept)
        return True

    async def stop(self, kept: Kept, step: int, why: Why, told: Happening | None) -> None:
        """Note where a plan stopped, if it is still there as it is kept. ``told`` is what its owner is told, in the
        place of its being their turn."""
        async with self._database.write() as session:
            row = await self._as_kept(session, kept)
            if row is None:
                return
            kept.stop(step, why)
            kept.orders = Orders.of_stored(row.orders)
            await self._write(session, kept)
            if told is not None:
                turn = (HappeningRow.table == kept.table) & (HappeningRow.kind == "your_turn")
                await session.execute(delete(HappeningRow).where(turn, HappeningRow.person == kept.person))
                await put_out(session, [told])
        self._rooms.new_plans(kept.table, kept.person)

    async def _as_kept(self, session: SomeSession, kept: Kept) -> PlanRow | None:
        wanted = select(PlanRow).where(_row_of(kept)).with_for_update()
        row = await session.scalar(wanted)
        return None if row is None or _kept(row).plan != kept.plan else row

    async def _write(self, session: SomeSession, kept: Kept) -> None:
        await session.execute(update(_PLANS).where(_row_of(kept)).values(**kept.columns()))
        await self._rooms.notifier.tell_plans(session, kept.table, kept.person)

    async def asked(self) -> list[tuple[Kept, int]]:
        """The seats that are asked and for which something may be answered, with the revisions of their tables: some
        of them, where there are many, and others the next time."""
        asked = (TableRow.state == "running") & (TableRow.to_move == PlanRow.seat)
        asked &= PlanRow.armed & PlanRow.looked.is_distinct_from(TableRow.revision)
        wanted = select(PlanRow, TableRow.revision).join(TableRow, TableRow.id == PlanRow.table).where(asked)
        some = wanted.order_by(func.random()).limit(AT_ONCE)
        async with self._database.read() as session:
            return [(_kept(row), revision) for row, revision in (await session.execute(some)).all()]

    async def nothing_to_answer(self, kept: Kept, revision: int) -> None:
        """Look at a seat no more until something changes: the table, or what its owner wants."""
        async with self._database.write() as session:
            row = await session.scalar(select(PlanRow).where(_row_of(kept)).with_for_update())
            if row is not None and _kept(row) == kept:
                row.looked = revision

    async def drop_lost(self) -> None:
        """Forget what is kept for seats that their owners no longer play: a bot has taken over, or the game is over."""
        wanted = select(PlanRow).where(_lost()).limit(AT_ONCE)
        async with self._database.read() as session:
            lost = [_kept(row) for row in await session.scalars(wanted)]
        if not lost:
            return
        async with self._database.write() as session:
            for kept in lost:
                await session.execute(delete(PlanRow).where(_row_of(kept), _lost()))
                await self._rooms.notifier.tell_plans(session, kept.table, kept.person)
        for kept in lost:
            self._rooms.new_plans(kept.table, kept.person)


def _row_of(kept: Kept) -> ColumnElement[bool]:
    return (_PLANS.c.table == kept.table) & (_PLANS.c.seat == kept.seat) & (_PLANS.c.person == kept.person)


def _lost() -> ColumnElement[bool]:
    own = (SeatRow.table == PlanRow.table) & (SeatRow.seat == PlanRow.seat) & (SeatRow.person == PlanRow.person)
    plays = exists().where(own, SeatRow.kind == "person")
    goes_on = exists().where(TableRow.id == PlanRow.table, TableRow.state == "running")
    return ~plays | ~goes_on
