"""From the outbox: what is to be sent to whom, by which way, and when. All or nothing, so nothing is planned twice."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, cast

import sqlalchemy as sa
from sqlalchemy import delete, select

from armorial.server.clock import Clock
from armorial.server.messages.notices import Channel, NoticeChoices
from armorial.server.notices import schedule
from armorial.server.notices.words import is_page
from armorial.server.store.database import Database
from armorial.server.store.local import SomeSession
from armorial.server.store.schema import HappeningRow, NoticeChoicesRow, NoticeRow, PersonRow, PlanRow, PushRow

GRACE: Final = 5.0
"""How long something stays in the outbox, in seconds. In this time every process has looked whether the person has the
table before their eyes there, or has answered already."""
PLAYED: Final = 60.0
"""The same for a turn that is planned: by then the plan has been played or has stopped, or waits for its owner."""
AT_ONCE: Final = 500
PEACE: Final = 600.0
"""How often somebody is told of what others can do again and again, in seconds."""
REPEATED: Final = ("named_in_chat", "undo_asked", "friend_asked")
"""What that is: the first two at one table, the last anywhere."""
Known = tuple[str, str, str, str, str]
"""A notice: for whom, by which way, where to, of what kind, about which table."""
_NOTICES: Final = cast(sa.Table, NoticeRow.__table__)

Looking = Callable[[str, str], bool]
"""Whether somebody looks at a table: the table, the person."""


class Planner:
    def __init__(self, database: Database, clock: Clock, looking: Looking) -> None:
        self._database = database
        self._clock = clock
        self._looking = looking

    async def plan(self) -> int:
        """Take from the outbox what is ripe. Gives how much was taken from it, so that more can be taken at once."""
        now = self._clock.now()
        async with self._database.read() as session:
            rows = list(await session.scalars(select(HappeningRow).order_by(HappeningRow.id).limit(AT_ONCE)))
        seen = [row.id for row in rows if self._looking(row.table, row.person)]
        held = await self._planned_turns() if any(row.kind == "your_turn" for row in rows) else set()
        ripe = [row.id for row in rows if _ripe(row, held, now) and row.id not in seen]
        if not seen and not ripe:
            return 0
        async with self._database.write() as session:
            await session.execute(delete(HappeningRow).where(HappeningRow.id.in_(seen)))
            wanted = select(HappeningRow).where(HappeningRow.id.in_(ripe)).order_by(HappeningRow.id)
            mine = list(await session.scalars(wanted.with_for_update(skip_locked=True)))
            planned = await self._planned(session, mine, now)
            if planned:
                await session.execute(_NOTICES.insert(), planned)
            await session.execute(delete(HappeningRow).where(HappeningRow.id.in_([row.id for row in mine])))
        return len(seen) + len(mine)

    async def _planned_turns(self) -> set[tuple[str, int | None]]:
        """The seats whose next turn is planned: they need not be told that it is their turn if the plan is played."""
        async with self._database.read() as session:
            rows = await session.execute(select(PlanRow.table, PlanRow.seat).where(PlanRow.number.is_not(None)))
            return {(table, seat) for table, seat in rows.all()}

    async def _planned(self, session: SomeSession, rows: Sequence[HappeningRow], now: float) -> list[dict[str, Any]]:
        people = {row.person for row in rows}
        choices = await choices_of(session, people)
        ways = await _ways(session, people & choices.keys())
        waiting, sent = await _known(session, people & choices.keys())
        planned: list[dict[str, Any]] = []
        for row in rows:
            for channel, target in ways.get(row.person, []):
                wish = choices[row.person]
                choice = getattr(wish, channel)
                told = (row.person, channel, target, row.kind, row.table)
                if told in waiting or not choice.wants(row.details.get("pace")):
                    continue
                waiting.add(told)
                ready = max(now, sent.get(_repeated(*told), 0.0) + PEACE) if row.kind in REPEATED else now
                planned.append(_notice(row, channel, target, schedule.due(wish, choice.digest, ready)))
        return planned


def _ripe(row: HappeningRow, held: set[tuple[str, int | None]], now: float) -> bool:
    """Whether something has been in the outbox for long enough."""
    wait = PLAYED if row.kind == "your_turn" and (row.table, row.seat) in held else GRACE
    return row.at <= now - wait


def _notice(row: HappeningRow, channel: Channel, target: str, due: float) -> dict[str, Any]:
    return {
        "person": row.person,
        "channel": channel,
        "target": target,
        "kind": row.kind,
        "table": row.table,
        "seat": row.seat,
        "details": row.details,
        "at": row.at,
        "due": due,
        "lease": 0.0,
        "tries": 0,
        "state": "waiting",
        "why": None,
    }


async def choices_of(session: SomeSession, people: Iterable[str]) -> dict[str, NoticeChoices]:
    """Of those who have chosen anything."""
    rows = await session.scalars(select(NoticeChoicesRow).where(NoticeChoicesRow.person.in_(people)))
    return {row.person: NoticeChoices.model_validate(row.choices) for row in rows}


async def store_choices(session: SomeSession, person: str, choices: NoticeChoices) -> None:
    await session.merge(NoticeChoicesRow(person=person, choices=choices.model_dump(mode="json")))


async def _ways(session: SomeSession, people: set[str]) -> dict[str, list[tuple[Channel, str]]]:
    """All ways of telling somebody anything, whether they want it or not."""
    ways: dict[str, list[tuple[Channel, str]]] = {person: [] for person in people}
    for row in await session.scalars(select(PushRow).where(PushRow.person.in_(people))):
        ways[row.person].append(("push", row.id))
    reachable = PersonRow.id.in_(people) & PersonRow.email.is_not(None)
    for person in await session.scalars(select(PersonRow.id).where(reachable)):
        ways[person].append(("email", ""))
    for person, choices in (await choices_of(session, people)).items():
        if choices.webhook.url is not None:
            ways[person].append(("webhook", ""))
    return ways


async def _known(session: SomeSession, people: set[str]) -> tuple[set[Known], dict[Known, float]]:
    """What people are about to be told, and when they last were told the like."""
    waiting: set[Known] = set()
    sent: dict[Known, float] = {}
    about = NoticeRow.person, NoticeRow.channel, NoticeRow.target, NoticeRow.kind, NoticeRow.table
    wanted = select(NoticeRow.state, NoticeRow.due, *about).where(NoticeRow.person.in_(people))
    for state, due, *told in await session.execute(wanted.where(NoticeRow.state != "given_up")):
        if state == "waiting":
            waiting.add((told[0], told[1], told[2], told[3], told[4]))
        else:
            again = _repeated(*told)
            sent[again] = max(due, sent.get(again, 0.0))
    return waiting, sent


def _repeated(person: str, channel: str, target: str, kind: str, table: str) -> Known:
    """What counts as telling the same again: who asks to be friends has a page of their own each time."""
    return person, channel, target, kind, "" if is_page(table) else table
