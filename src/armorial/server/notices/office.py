"""Where notices are planned and sent, again and again, as long as the server runs."""

import asyncio
import logging
from functools import partial
from typing import Final, get_args

from sqlalchemy import delete, select

from armorial.server.chores import Chore
from armorial.server.clock import Clock
from armorial.server.mail import Mailer
from armorial.server.messages.notices import Channel
from armorial.server.notices.letters import Letters
from armorial.server.notices.outward import Failed, Outward
from armorial.server.notices.planning import Planner, choices_of
from armorial.server.notices.posting import Poster, Prepare, Recipient, language_of
from armorial.server.notices.push import Pusher
from armorial.server.notices.webhooks import Webhooks
from armorial.server.notices.webpush import new_key
from armorial.server.notices.words import Words, trial
from armorial.server.rooms import Rooms
from armorial.server.settings import Settings
from armorial.server.store.database import AWAY, Database
from armorial.server.store.schema import NoticeRow, PersonRow, PushRow
from armorial.table.words import speaker_of

log = logging.getLogger(__name__)

CHANNELS: Final[tuple[Channel, ...]] = get_args(Channel)
TICK: Final = 2.0
"""How often to look for something to do, in seconds."""
TIDY: Final = 3600.0
LAST_WAIT: Final = 5.0
"""How long what is being sent is waited for when the server stops, in seconds."""


class Office:
    """A chore that plans, and one for each way of sending: none waits for another."""

    def __init__(
        self, database: Database, rooms: Rooms, mailer: Mailer, settings: Settings, clock: Clock, prepare: Prepare
    ) -> None:
        self._database = database
        self._settings = settings
        self._clock = clock
        self._mailer = mailer
        self._prepare = prepare
        self.outward = Outward(private=settings.notice_private)
        self.planner = Planner(database, clock, rooms.is_looking)
        self.poster = Poster(database, clock, rooms.is_looking, prepare, self._send)
        self._webhooks = Webhooks(self.outward, settings.public_url)
        self.letters: Letters
        self.pusher: Pusher
        self._chores = [
            Chore("planning notices", self.planner.plan, TICK, at_once=True),
            *(Chore(f"sending by {each}", partial(self.poster.post, each), TICK, at_once=True) for each in CHANNELS),
            Chore("forgetting old notices", self.poster.forget_old, TIDY, at_once=True),
        ]
        self._asides: set[asyncio.Task[None]] = set()

    async def start(self, key: str) -> None:
        """``key`` signs what stops letters. The key for browsers is made once: a new one would lose all of them."""
        self.letters = Letters(self._mailer, self._settings.public_url, key)
        push_key = await self._database.value("push-key", new_key())
        self.pusher = Pusher(self._database, self.outward, self._clock, self._settings, push_key)
        for chore in self._chores:
            chore.start()

    async def stop(self) -> None:
        """What is being sent is waited for, but not long: another process, or this one later, sends it again."""
        await asyncio.gather(self.settled(), *(chore.stop(LAST_WAIT) for chore in self._chores))

    async def settled(self) -> None:
        """Until nothing that nobody waits for is still being done."""
        await asyncio.gather(*self._asides)

    async def round(self) -> None:
        """Everything that there is to do now, once."""
        await self.planner.plan()
        for channel in CHANNELS:
            await self.poster.post(channel)

    async def _send(self, to: Recipient, words: Words, number: str) -> None:
        if to.channel == "push":
            await self.pusher.send(to.target, words, number)
        elif to.channel == "email":
            await self.letters.send(to.person, words, to.speaker, number)
        else:
            await self._webhooks.send(to.choices.webhook, words, number)

    async def try_out(self, person: PersonRow, session_id: str, channel: Channel) -> None:
        """Send something now. Raises ``Failed`` if that cannot be done. A push goes to the browser that asks."""
        async with self._database.read() as session:
            choices = (await choices_of(session, [person.id])).get(person.id)
            here = await session.scalar(select(PushRow.id).where(PushRow.session == session_id))
        if choices is None or (channel == "push" and here is None):
            raise Failed("address", for_good=True)
        language = language_of(person)
        await self._prepare(language)
        speaker = speaker_of(language)
        to = Recipient(person, choices, channel, here or "", speaker)
        await self._send(to, trial(speaker), f"trial-{self._clock.now():.3f}")

    def looked(self, person: str, table: str) -> None:
        """Somebody has a table before their eyes: what they were to be told of it they see. Nobody waits for it."""
        task = asyncio.create_task(self._forget_seen(person, table))
        self._asides.add(task)
        task.add_done_callback(self._asides.discard)

    async def _forget_seen(self, person: str, table: str) -> None:
        waiting = (NoticeRow.person == person) & (NoticeRow.table == table) & (NoticeRow.state == "waiting")
        try:
            async with self._database.read() as session:
                if await session.scalar(select(NoticeRow.id).where(waiting).limit(1)) is None:
                    return
            async with self._database.write() as session:
                await session.execute(delete(NoticeRow).where(waiting))
        except AWAY as error:  # at worst they are told what they have seen
            log.warning("cannot forget seen notices", extra={"why": type(error).__name__})
