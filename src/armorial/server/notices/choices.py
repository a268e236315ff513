"""How people want to be told: their choices, their browsers, and what could not be sent to them."""

import secrets
from typing import Final

from sqlalchemy import delete, select

from armorial.server.clock import Clock
from armorial.server.messages.notices import NoticeChoices, Subscribe
from armorial.server.notices.outward import Failed, Outward, split
from armorial.server.notices.planning import choices_of, store_choices
from armorial.server.notices.posting import MOST_GIVEN_UP
from armorial.server.notices.webpush import browsers_key, decode
from armorial.server.store.database import Conflict, Database
from armorial.server.store.schema import NoticeRow, PushRow, SessionRow
from armorial.table.errors import refuse

MOST_BROWSERS: Final = 20
"""Of one person. Of more, the oldest are forgotten."""
AUTH_BYTES: Final = 16


class Choices:
    def __init__(self, database: Database, outward: Outward, clock: Clock) -> None:
        self._database = database
        self._outward = outward
        self._clock = clock

    async def of_person(self, person: str) -> NoticeChoices:
        async with self._database.read() as session:
            return (await choices_of(session, [person])).get(person, NoticeChoices())

    async def save(self, person: str, choices: NoticeChoices) -> None:
        async with self._database.write() as session:
            await store_choices(session, person, choices)

    async def check_address(self, url: str) -> None:
        """Refuses an address that nothing would ever be sent to."""
        try:
            await self._outward.check_address(url)
        except Failed as failed:
            if failed.for_good:
                raise refuse("invalid", "notice-address") from None

    async def stop_letters(self, person: str) -> None:
        """No notices by e-mail any more."""
        async with self._database.write() as session:
            choices = (await choices_of(session, [person])).get(person)
            if choices is not None:
                choices.email.live = choices.email.turns = False
                await store_choices(session, person, choices)

    # -- browsers -------------------------------------------------------------------------------------------

    async def browsers(self, person: str) -> list[PushRow]:
        """The newest first."""
        wanted = select(PushRow).where(PushRow.person == person).order_by(PushRow.created.desc())
        async with self._database.read() as session:
            return list(await session.scalars(wanted))

    async def subscribe(self, here: SessionRow, wish: Subscribe, device: str | None) -> None:
        """A browser shows notices from now on: to whoever uses it now, and as long as they are signed in there."""
        try:
            split(wish.endpoint)
            browsers_key(wish.keys.p256dh)
            well = len(decode(wish.keys.auth)) == AUTH_BYTES
        except (Failed, ValueError):
            well = False
        if not well:
            raise refuse("invalid", "notice-subscription")
        row = PushRow(
            id=secrets.token_urlsafe(9),
            person=here.person,
            session=here.id,
            endpoint=wish.endpoint,
            public_key=wish.keys.p256dh,
            auth=wish.keys.auth,
            device=device,
            created=self._clock.now(),
        )
        try:
            await self._add(row)
        except Conflict:  # the same browser twice at once; or the session has just ended
            pass

    async def _add(self, row: PushRow) -> None:
        async with self._database.write() as session:
            same = (PushRow.endpoint == row.endpoint) | (PushRow.session == row.session)
            await session.execute(delete(PushRow).where(same))
            mine = select(PushRow.id).where(PushRow.person == row.person).order_by(PushRow.created.desc())
            too_many = list(await session.scalars(mine.offset(MOST_BROWSERS - 1)))
            await session.execute(delete(PushRow).where(PushRow.id.in_(too_many)))
            session.add(row)
            if not await choices_of(session, [row.person]):
                await store_choices(session, row.person, NoticeChoices())

    async def unsubscribe(self, person: str, browser: str) -> None:
        async with self._database.write() as session:
            await session.execute(delete(PushRow).where(PushRow.id == browser, PushRow.person == person))

    # -- what was given up ----------------------------------------------------------------------------------

    async def given_up(self, person: str) -> list[NoticeRow]:
        """The newest first."""
        wanted = select(NoticeRow).where(NoticeRow.person == person, NoticeRow.state == "given_up")
        async with self._database.read() as session:
            return list(await session.scalars(wanted.order_by(NoticeRow.id.desc()).limit(MOST_GIVEN_UP)))

    async def forget_given_up(self, person: str) -> None:
        async with self._database.write() as session:
            await session.execute(delete(NoticeRow).where(NoticeRow.person == person, NoticeRow.state == "given_up"))
