"""Answers for those who have planned ahead: one look a second at the seats that are asked, however many tables there
are.

Whoever answers by hand takes a moment, and so does this: nobody can tell by the time. Several processes may look at
once. An answer and what is left of the plan after it are stored together, so it is given once, and only while its owner
wants it.
"""

import asyncio
import logging
import random
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from armorial.server.aside import Pool
from armorial.server.chores import Chore
from armorial.server.clock import Clock
from armorial.server.pace.presence import Presence
from armorial.server.plans.book import Kept, PlanBook
from armorial.server.plans.deciding import Answer, Decision, Stop, decide
from armorial.server.rooms import Body, Rooms
from armorial.server.store.local import SomeSession
from armorial.table.errors import ApiError, stale
from armorial.table.happened import pace_of
from armorial.table.happenings import Happening
from armorial.table.play import answer_for, confirm_for
from armorial.table.table import Table

log = logging.getLogger(__name__)

LOOK: Final = 1.0
"""How often to look, in seconds."""
FORGOTTEN: Final = 60.0
"""After how many seconds a moment that has come is forgotten. Where there are many, not all are found every time."""
LATER: Final = 60.0
"""After how many seconds to look again at a seat for which nothing can be answered because something fails."""


@dataclass(frozen=True)
class Asked:
    """A seat that is asked something. At the next revision of its table it is asked something else."""

    table: str
    seat: int
    revision: int


class PlanKeeper:
    """Looks once a second."""

    def __init__(self, rooms: Rooms, presence: Presence, clock: Clock, aside: Pool, pause: float) -> None:
        """``aside`` is where plans are tried out; ``pause`` is how many seconds an answer takes on average."""
        self.book = PlanBook(rooms)
        self._rooms = rooms
        self._presence = presence
        self._clock = clock
        self._aside = aside
        self._pause = pause
        self._looking = asyncio.Lock()
        self._due: dict[Asked, float] = {}
        """When each of those who are asked answers."""
        self._chore = Chore("looking for plans", lambda: asyncio.shield(self.look()), LOOK)

    def start(self) -> None:
        self._chore.start()

    async def stop(self) -> None:
        await self._chore.stop()

    async def look(self) -> None:
        """Answer for all who are asked and whose moment has come."""
        async with self._looking:
            await self.book.drop_lost()
            asking = await self.book.asked()
            found = {Asked(kept.table, kept.seat, revision): kept for kept, revision in asking}
            now = self._clock.now()
            self._due = {asked: due for asked, due in self._due.items() if due > now - FORGOTTEN}
            for asked, kept in found.items():
                due = self._due.get(asked)
                if due is None:
                    due = self._due[asked] = self._moment()
                elif due > self._clock.now():
                    continue
                if not self._rooms.closing and not await self.answer(kept, now=due <= self._clock.now()):
                    self._due[asked] = self._clock.now() + LATER

    def _moment(self) -> float:
        return self._clock.now() + self._pause * random.SystemRandom().uniform(0.5, 1.5)

    async def answer(self, kept: Kept, *, now: bool = True) -> bool:
        """For one seat, if things are still as they are kept; if not ``now``, it will soon. Gives whether that could be
        done: what fails at one table holds up no other."""
        try:
            await self._answer(kept, now)
        except ApiError as error:  # the table has moved on; the next look sees where it is
            if error.code not in ("stale", "not_found", "finished") and not self._rooms.closing:
                log.error("a plan cannot be played", extra={"table": kept.table, "why": error.code})
                return False
        except Exception:
            log.exception("a plan cannot be played", extra={"table": kept.table})
            return False
        return True

    async def _answer(self, kept: Kept, now: bool) -> None:
        async with self._rooms.reading(kept.table) as (_, table):
            still = table.still()
        pace, revision = pace_of(still), still.revision
        decision = await self._aside.run(_decide, still, kept)
        if isinstance(decision, Stop):
            await self._stop(kept, decision, pace)
        elif decision is None:
            await self.book.nothing_to_answer(kept, revision)
        elif now:
            await self._give(kept, decision)
        else:  # whoever answers by hand is seen at the table first
            self._presence.note(kept.table, kept.person)
            self._rooms.room(kept.table).wake_all()

    async def _give(self, kept: Kept, answer: Answer) -> None:
        plan = kept.plan
        change = partial(_carry_out, kept.seat, answer)

        async def go_on(session: SomeSession, body: Body) -> None:
            assert plan is not None
            if answer.planned:
                left = plan.after(body["seq"], body["waiting"])
            else:  # an order has answered something before the planned turn
                left = plan.resting_on(body["seq"])
            if not await self.book.go_on(session, kept, left):
                raise stale(answer.seq)

        await self._rooms.change(kept.table, change, kept.person, also=None if plan is None else go_on)
        self._presence.note(kept.table, kept.person)
        self._rooms.new_plans(kept.table, kept.person)

    async def _stop(self, kept: Kept, stop: Stop, pace: str) -> None:
        told = Happening("plan_stopped", kept.table, kept.seat, kept.person, self._clock.now(), {"pace": pace})
        # Whoever has answered by hand was here, and needs not to be told elsewhere.
        await self.book.stop(kept, stop.step, stop.why, None if stop.why == "answered" else told)


def _decide(table: Table, kept: Kept) -> Decision:
    seat = table.seats[kept.seat]
    mine = seat.kind == "person" and seat.person == kept.person
    if not mine or table.state != "running" or table.to_move != kept.seat or table.undo is not None:
        return None
    return decide(table.playing(), kept.seat, kept.plan, kept.orders)


def _carry_out(seat: int, answer: Answer, table: Table) -> dict[str, Any]:
    """The same as if its owner did it. Whoever asks to go back meanwhile waits for an answer of theirs."""
    if table.seats[seat].kind != "person" or table.undo is not None:
        raise stale(table.seq)
    if answer.token is None:
        confirm_for(table, seat, answer.seq)
    else:
        answer_for(table, seat, answer.seq, answer.token)
    match = table.playing()
    return {"seq": table.seq, "waiting": match.waiting_for_confirm and match.to_move == seat}
