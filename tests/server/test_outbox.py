"""Nothing that is to be told is lost by a crash, and nothing is told twice, however many processes there are."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any
from unittest import mock

from sqlalchemy import delete, select

from armorial.server.clock import Clock
from armorial.server.finding import friends
from armorial.server.messages.notices import NoticeChoices, WebhookChoice
from armorial.server.notices.planning import GRACE, PEACE, Planner, store_choices
from armorial.server.notices.posting import LEASE, Poster, Recipient
from armorial.server.notices.words import Words
from armorial.server.people import new_guest
from armorial.server.store.database import Database
from armorial.server.store.outbox import put_out
from armorial.server.store.schema import FriendRow, HappeningRow, NoticeRow
from armorial.server.store.tables import insert_table
from armorial.table.happenings import Happening, Kind
from armorial.table.table import Seat, Table

CHOICES = NoticeChoices(webhook=WebhookChoice(live=True, turns=True, url="https://example.org/hook"))


class Process:
    """One of several that share a database. It keeps what it sends."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self.database = database
        self.sent: list[Words] = []
        self.looks = False
        self.planner = Planner(database, clock, lambda table, person: self.looks)
        self.poster = Poster(database, clock, lambda table, person: False, self._prepare, self._send)

    async def _prepare(self, language: str) -> None:
        pass

    async def _send(self, to: Recipient, words: Words, number: str) -> None:
        self.sent.append(words)

    async def round(self) -> None:
        await self.planner.plan()
        await self.poster.post("webhook")


class World:
    def __init__(self, processes: list[Process], clock: Clock) -> None:
        self.processes, self.clock = processes, clock
        self.database = processes[0].database

    async def happens(self, *tables: str, kind: Kind = "ends", **details: Any) -> None:
        told = [Happening(kind, table, 0, "ada", self.clock.now(), {"pace": "turns", **details}) for table in tables]
        async with self.database.write() as session:
            await put_out(session, told)

    async def count(self, kind: type[HappeningRow | NoticeRow]) -> int:
        async with self.database.read() as session:
            return len(list(await session.scalars(select(kind.id))))

    def sent(self) -> list[str]:
        """The tables of which something was sent, by whichever process."""
        return [told.place for process in self.processes for words in process.sent for told in words.told]


@asynccontextmanager
async def world(url: str, processes: int = 2, tables: int = 3) -> AsyncIterator[World]:
    clock = Clock()
    kind = "postgresql+asyncpg" if url.startswith("postgresql") else "sqlite"
    stores = [Database(url.replace(url.partition("://")[0], kind)) for _ in range(processes)]
    try:
        await stores[0].migrate()
        async with stores[0].write() as session:
            guest = new_guest("Ada", "")
            guest.id = "ada"
            session.add(guest)
            await session.flush()
            await store_choices(session, "ada", CHOICES)
            for number in range(tables):
                seats = [Seat("person", "Ada", "ada"), Seat()]
                table = Table(f"t{number}", "village", {}, "public", "ada", "Ada", seats)
                await insert_table(session, table)
        yield World([Process(store, clock) for store in stores], clock)
    finally:
        for store in stores:
            await store.close()


def test_a_process_that_dies_between_claim_and_sending_loses_nothing(database: str) -> None:
    async def story() -> None:
        async with world(database) as here:
            dying, other = here.processes
            await here.happens("t0")
            here.clock.turn(GRACE)
            await dying.planner.plan()
            assert len(await dying.poster.claim("webhook")) == 1
            await other.round()
            assert here.sent() == [], "it is still somebody else's"
            here.clock.turn(LEASE + 1)
            await other.round()
            assert here.sent() == ["t0"]
            await other.round()
            await dying.round()
            assert here.sent() == ["t0"]

    asyncio.run(story())


def test_a_process_that_dies_before_it_has_planned_loses_nothing(database: str) -> None:
    async def story() -> None:
        async with world(database) as here:
            first, other = here.processes
            await here.happens("t0")
            here.clock.turn(GRACE)
            with mock.patch.object(first.planner, "_planned", side_effect=KeyboardInterrupt):
                try:
                    await first.planner.plan()
                except KeyboardInterrupt:
                    pass
            assert (await here.count(HappeningRow), await here.count(NoticeRow)) == (1, 0)
            await other.round()
            assert here.sent() == ["t0"]

    asyncio.run(story())


def test_who_wants_to_be_friends_is_told_as_long_as_they_do(sqlite: str) -> None:
    """Of two who have asked, one takes it back before it is sent. Whoever is told anything at all is told of this."""

    async def story() -> None:
        async with world(sqlite, tables=0) as here:
            (process, _) = here.processes
            async with here.database.write() as session:
                for name in ("Bob", "Eve"):
                    other = new_guest(name, "")
                    session.add(other)
                    await session.flush()
                    await friends.ask(session, other.id, "ada", here.clock.now(), name)
            async with here.database.write() as session:
                asks = list(await session.scalars(select(FriendRow).order_by(FriendRow.id)))
                await session.execute(delete(FriendRow).where(FriendRow.id == asks[1].id))
            here.clock.turn(GRACE)
            await process.round()
            assert [words.title for words in process.sent] == ["Bob wants to be your friend"]
            assert [words.path for words in process.sent] == [f"/friends?ask={asks[0].id}"]

    asyncio.run(story())


def test_whoever_asks_again_and_again_is_told_of_every_ten_minutes(sqlite: str) -> None:
    async def story() -> None:
        async with world(sqlite, processes=1, tables=0) as here:
            (process,) = here.processes
            async with here.database.write() as session:
                other = new_guest("Bob", "")
                session.add(other)
            for _ in range(4):
                async with here.database.write() as session:
                    await friends.separate(session, other.id, "ada")
                    await friends.ask(session, other.id, "ada", here.clock.now(), "Bob")
                here.clock.turn(GRACE)
                await process.round()
            assert len(process.sent) == 1
            here.clock.turn(PEACE)
            await process.round()
            assert len(process.sent) == 2, "the last of them still stands"

    asyncio.run(story())


def test_several_processes_at_once_send_each_notice_once(database: str) -> None:
    async def story() -> None:
        async with world(database, processes=3, tables=12) as here:
            names = [f"t{number}" for number in range(12)]
            await here.happens(*names)
            here.clock.turn(GRACE)
            await asyncio.gather(*(process.round() for process in here.processes))
            await asyncio.gather(*(process.round() for process in here.processes))
            assert sorted(here.sent()) == sorted(names)

    asyncio.run(story())


def test_whichever_process_sees_the_person_look_takes_it_out(database: str) -> None:
    async def story() -> None:
        async with world(database) as here:
            first, second = here.processes
            second.looks = True
            await here.happens("t0")
            await first.round()
            assert await here.count(HappeningRow) == 1, "the others have time to look"
            await second.round()
            here.clock.turn(GRACE)
            await first.round()
            assert (here.sent(), await here.count(HappeningRow)) == ([], 0)

    asyncio.run(story())


def test_what_waits_is_not_told_again(database: str) -> None:
    """Such as two lines of chat: one notice tells of both."""

    async def story() -> None:
        async with world(database, processes=1) as here:
            await here.happens("t0")
            await here.happens("t0")
            here.clock.turn(GRACE)
            await here.processes[0].round()
            assert here.sent() == ["t0"]

    asyncio.run(story())


def test_of_what_was_sent_only_what_others_can_repeat_is_kept_for_a_day(sqlite: str) -> None:
    async def story() -> None:
        async with world(sqlite, processes=1) as here:
            await here.happens("t0")
            await here.happens("t1", kind="named_in_chat")
            here.clock.turn(GRACE)
            (process,) = here.processes
            await process.round()
            assert sorted(here.sent()) == ["t0", "t1"]
            await process.poster.forget_old()
            assert await here.count(NoticeRow) == 1
            here.clock.turn(25 * 3600)
            await process.poster.forget_old()
            assert await here.count(NoticeRow) == 0

    asyncio.run(story())
