"""Sends what is due. A process claims it for a while; if it dies, another finds it again when that while is over."""

import asyncio
import hashlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from sqlalchemy import delete, select, update

from armorial.server.clock import Clock
from armorial.server.finding.friends import unanswered
from armorial.server.messages.notices import Channel, NoticeChoices
from armorial.server.notices import schedule
from armorial.server.notices.outward import Failed
from armorial.server.notices.planning import REPEATED, Looking, choices_of, store_choices
from armorial.server.notices.words import AtTable, Elsewhere, Scene, Words, is_page, together
from armorial.server.store.database import Database
from armorial.server.store.local import SomeSession
from armorial.server.store.schema import FriendRow, NoticeRow, PersonRow, SeatRow, TableRow
from armorial.table.words import speaker_of
from armorial.text import FALLBACK, LANGUAGES, Speaker

log = logging.getLogger(__name__)

LEASE: Final = 60.0
"""How long a process has a notice for itself, in seconds; it says every now and then that it is still at it."""
AT_ONCE: Final = 100
PAUSES: Final = (30.0, 120.0, 600.0, 1_800.0, 7_200.0, 21_600.0, 43_200.0)
"""After how many seconds to try again. After the last of them it is given up."""
LONGEST_PAUSE: Final = PAUSES[-1]
SENT_KEPT: Final = 24 * 3600.0
GIVEN_UP_KEPT: Final = 14 * 24 * 3600.0
MOST_GIVEN_UP: Final = 50
"""How much of what was given up is kept for one person, and shown to them: the newest."""


@dataclass(frozen=True)
class Recipient:
    """Whom something is sent to, and where."""

    person: PersonRow
    choices: NoticeChoices
    channel: Channel
    target: str
    speaker: Speaker


Send = Callable[[Recipient, Words, str], Awaitable[None]]
"""Sends by the way of the recipient. The text is a number that is the same when the same is sent again."""
Prepare = Callable[[str], Awaitable[None]]


class Poster:
    def __init__(self, database: Database, clock: Clock, looking: Looking, prepare: Prepare, send: Send) -> None:
        self._database = database
        self._clock = clock
        self._looking = looking
        self._prepare = prepare
        self._send = send

    async def post(self, channel: Channel) -> int:
        """Send what is due by one way. Gives how many notices that were."""
        rows = await self.claim(channel)
        if not rows:
            return 0
        groups = [list(group) for _, group in groupby(rows, key=lambda row: (row.person, row.target))]
        async with self._claimed(rows):
            results = await asyncio.gather(*(self._post(channel, group) for group in groups), return_exceptions=True)
        for result in results:
            if isinstance(result, BaseException):
                log.error("a notice failed", extra={"channel": channel}, exc_info=result)
        return len(rows)

    async def claim(self, channel: Channel) -> list[NoticeRow]:
        """What is due and nobody else has, by person. It is nobody else's for a while."""
        now = self._clock.now()
        due = (NoticeRow.state == "waiting") & (NoticeRow.channel == channel)
        due &= (NoticeRow.due <= now) & (NoticeRow.lease <= now)
        async with self._database.read() as session:
            if await session.scalar(select(NoticeRow.id).where(due).limit(1)) is None:
                return []
        async with self._database.write() as session:
            wanted = select(NoticeRow).where(due).order_by(NoticeRow.due).limit(AT_ONCE)
            rows = list(await session.scalars(wanted.with_for_update(skip_locked=True)))
            await self._hold(session, rows, now + LEASE)
        return sorted(rows, key=lambda row: (row.person, row.target, row.id))

    async def _hold(self, session: SomeSession, rows: list[NoticeRow], until: float) -> None:
        ids = [row.id for row in rows]
        await session.execute(update(NoticeRow).where(NoticeRow.id.in_(ids)).values(lease=until))

    @asynccontextmanager
    async def _claimed(self, rows: list[NoticeRow]) -> AsyncIterator[None]:
        """Say again and again that they are being sent, for as long as that takes."""

        async def hold() -> None:
            while True:
                await asyncio.sleep(LEASE / 3)
                async with self._database.write() as session:
                    await self._hold(session, rows, self._clock.now() + LEASE)

        holding = asyncio.create_task(hold())
        try:
            yield
        finally:
            holding.cancel()
            await asyncio.gather(holding, return_exceptions=True)

    async def _post(self, channel: Channel, rows: list[NoticeRow]) -> None:
        """What is due for one recipient, together. What is no longer so is dropped."""
        recipient, told = await self._written(channel, rows)
        if recipient is None or not told:
            await self._drop(rows)
            return
        later = schedule.after_quiet(recipient.choices, self._clock.now())
        if later > self._clock.now():
            await self._change(rows, due=later, lease=0.0)
            return
        gone = [row for row in rows if row not in told]
        await self._drop(gone)
        words = together([scene.tell(row, recipient.speaker) for row, scene in told.items()], recipient.speaker)
        try:
            await self._send(recipient, words, number_of(list(told)))
        except Failed as failed:
            await self._failed(list(told), recipient, failed)
        else:
            await self._sent(list(told))

    async def _written(
        self, channel: Channel, rows: list[NoticeRow]
    ) -> tuple[Recipient | None, dict[NoticeRow, Scene]]:
        """Whom it is for, if they still want it; and of what there still is anything to say, with where it happened."""
        person_id, target = rows[0].person, rows[0].target
        async with self._database.read() as session:
            person = await session.get(PersonRow, person_id)
            choices = (await choices_of(session, [person_id])).get(person_id)
            if person is None or person.deleted is not None or choices is None:
                return None, {}
            scenes = await scenes_of(session, rows)
        language = language_of(person)
        await self._prepare(language)
        recipient = Recipient(person, choices, channel, target, speaker_of(language))
        choice = getattr(choices, channel)
        told = {
            row: scenes[row.table]
            for row in rows
            if row.table in scenes
            and choice.wants(row.details.get("pace"))
            and not self._looking(row.table, person_id)
            and scenes[row.table].still(row)
        }
        return recipient, told

    async def _failed(self, rows: list[NoticeRow], recipient: Recipient, failed: Failed) -> None:
        """Try again later, each for itself: some may have been tried more often."""
        if failed.why == "gone" and recipient.channel == "push":  # somebody has closed this browser to us
            await self._drop(rows)
            return
        if failed.why == "gone":
            await self._give_up_webhook(recipient.person.id)
        for row in rows:
            over = failed.for_good or row.tries >= len(PAUSES)
            if over:
                log.warning("a notice was given up", extra={"channel": recipient.channel, "why": failed.why})
                await self._change([row], state="given_up", due=self._clock.now(), lease=0.0, why=failed.why)
            else:
                pause = min(max(PAUSES[row.tries], failed.after), LONGEST_PAUSE)
                again = schedule.after_quiet(recipient.choices, self._clock.now() + pause)
                await self._change([row], due=again, lease=0.0, tries=row.tries + 1, why=failed.why)
        await self._forget_many(recipient.person.id)

    async def _give_up_webhook(self, person: str) -> None:
        """There is nobody at the address any more, and will not be. The person sees why, and can choose another."""
        async with self._database.write() as session:
            choices = (await choices_of(session, [person])).get(person)
            if choices is not None:
                choices.webhook.live = choices.webhook.turns = False
                await store_choices(session, person, choices)

    async def _sent(self, rows: list[NoticeRow]) -> None:
        """Only what somebody is not to be told again too soon is kept: there may be very much of the rest."""
        await self._drop([row for row in rows if row.kind not in REPEATED])
        kept = [row for row in rows if row.kind in REPEATED]
        await self._change(kept, state="sent", due=self._clock.now(), lease=0.0, why=None)

    async def _forget_many(self, person: str) -> None:
        """What was given up is kept only as far as it is shown."""
        mine = (NoticeRow.person == person) & (NoticeRow.state == "given_up")
        too_many = select(NoticeRow.id).where(mine).order_by(NoticeRow.id.desc()).offset(MOST_GIVEN_UP)
        async with self._database.write() as session:
            ids = list(await session.scalars(too_many))
            await session.execute(delete(NoticeRow).where(NoticeRow.id.in_(ids)))

    async def _change(self, rows: list[NoticeRow], **values: object) -> None:
        ids = [row.id for row in rows]
        if ids:
            async with self._database.write() as session:
                await session.execute(update(NoticeRow).where(NoticeRow.id.in_(ids)).values(**values))

    async def _drop(self, rows: list[NoticeRow]) -> None:
        if rows:
            async with self._database.write() as session:
                await session.execute(delete(NoticeRow).where(NoticeRow.id.in_([row.id for row in rows])))

    async def forget_old(self) -> None:
        """What was sent a day ago, and what was given up so long ago that nobody cares."""
        now = self._clock.now()
        sent = (NoticeRow.state == "sent") & (NoticeRow.due < now - SENT_KEPT)
        given_up = (NoticeRow.state == "given_up") & (NoticeRow.due < now - GIVEN_UP_KEPT)
        async with self._database.write() as session:
            await session.execute(delete(NoticeRow).where(sent | given_up))


async def scenes_of(session: SomeSession, notices: Sequence[NoticeRow]) -> dict[str, Scene]:
    """The tables of notices that are still there, with their seats; and what happened at none."""
    asks = {row.table: row.details["ask"] for row in notices if row.kind == "friend_asked"}
    open_asks = set(await session.scalars(select(FriendRow.id).where(FriendRow.id.in_(asks.values()), unanswered())))
    elsewhere = {row.table for row in notices if is_page(row.table)}
    found: dict[str, Scene] = {page: Elsewhere(page not in asks or asks[page] in open_asks) for page in elsewhere}
    tables = {row.table for row in notices} - elsewhere
    rows = list(await session.scalars(select(TableRow).where(TableRow.id.in_(tables))))
    seats = list(await session.scalars(select(SeatRow).where(SeatRow.table.in_(tables)).order_by(SeatRow.seat)))
    for row in rows:
        found[row.id] = AtTable(row, [seat for seat in seats if seat.table == row.id])
    return found


def language_of(person: PersonRow) -> str:
    wanted = person.settings.get("language")
    return wanted if wanted in LANGUAGES else FALLBACK


def number_of(rows: list[NoticeRow]) -> str:
    """The same for the same notices, and for no others."""
    about = " ".join(f"{row.id} {row.at} {row.table}" for row in rows)
    return hashlib.sha256(about.encode()).hexdigest()[:32]
