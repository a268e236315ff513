"""Sessions: a row for every browser in which somebody is signed in or a guest, and a cookie that finds it.

The cookie is a random text whose hash is in the row: once the row is gone, every copy of the cookie is worthless, and
no clock is asked. Versions up to 0.7 signed cookies instead and kept no rows. Such a cookie becomes a session when it
is first seen, and stays what it is: its hash goes into the row, so nobody has to be sent another one.
"""

import asyncio
import hashlib
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from itertools import islice
from typing import Final, Literal

from itsdangerous import BadData, URLSafeTimedSerializer
from sqlalchemy import ColumnElement, delete, select, update
from sqlalchemy.exc import SQLAlchemyError

from armorial.server.notify import Notifier
from armorial.server.store.database import Conflict, Database
from armorial.server.store.local import SomeSession
from armorial.server.store.schema import CodeRow, PersonRow, SessionRow

log = logging.getLogger(__name__)

COOKIE: Final = "armorial"
COOKIE_AGE: Final = 400 * 24 * 3600
"""In seconds; browsers keep none longer. A session that was not used for so long is over."""
LONGEST_COOKIE: Final = 500
BELIEVED: Final = 10.0
"""How long a session is believed without looking again, in seconds. Processes tell each other of those that end; a
command line that ends one cannot."""
MOST_BELIEVED: Final = 20_000
NOT_BELIEVED: Final = (None, 0.0)
LOOKED_UP: Final = 200
"""How many sessions are looked up at once."""
MOST_SESSIONS: Final = 50
"""Of one person. Of more, those not used for longest end."""
SEEN_EVERY: Final = 3600.0
"""How exactly it is known when a session was last used."""

OnEnd = Callable[[str | None], Coroutine[None, None, None]]
Kind = Literal["guest", "password", "passkey", "recovery", "earlier"]


class Opened:
    """A new session: its row, and the cookie that finds it."""

    def __init__(self, row: SessionRow, cookie: str) -> None:
        self.row = row
        self.cookie = cookie


def add_session(w: SomeSession, person: str, kind: Kind, device: str | None) -> Opened:
    """A new session, as part of a transaction."""
    cookie = secrets.token_urlsafe(32)
    row = _row(cookie, person, kind, device)
    w.add(row)
    return Opened(row, cookie)


async def end_sessions(w: SomeSession, person: str, *, but: str | None = None) -> None:
    """End all sessions of somebody, but for one; also the signed cookies that were not seen yet."""
    ended = SessionRow.person == person
    await w.execute(delete(SessionRow).where(ended if but is None else ended & (SessionRow.id != but)))
    await w.execute(update(PersonRow).where(PersonRow.id == person).values(epoch=PersonRow.epoch + 1))


class Sessions:
    """Finds and ends sessions."""

    def __init__(self, database: Database, notifier: Notifier, key: str) -> None:
        self._database = database
        self._notifier = notifier
        self._signer = URLSafeTimedSerializer(key, salt="person")
        self._believed: OrderedDict[str, tuple[SessionRow, float]] = OrderedDict()
        """By hash, and until when."""
        self._used: set[str] = set()
        """Those of them that were asked for since they were last looked up."""
        self._endings = 0
        self._tasks: set[asyncio.Task[None]] = set()
        self.on_end: OnEnd = _nothing
        """Told when sessions of a person have ended, in whichever process; or None: of anybody, unheard."""

    # -- finding --------------------------------------------------------------------------------------------

    async def find(self, cookie: str | None, device: str | None) -> tuple[SessionRow, PersonRow] | None:
        """The session that a cookie of ours belongs to, and whose it is."""
        if not cookie or len(cookie) > LONGEST_COOKIE:
            return None
        row = await self._session(hash_of(cookie)) or await self._take_over(cookie, device)
        if row is None:
            return None
        async with self._database.read() as session:
            person = await session.get(PersonRow, row.person)
        if person is None or person.deleted is not None:
            return None
        self._note(row)
        return row, person

    async def goes_on(self, row: SessionRow) -> bool:
        """Whether a session has not ended since it was found."""
        return await self._session(row.hash) is not None

    async def lives(self, session_id: str) -> bool:
        """Whether there is such a session."""
        async with self._database.read() as session:
            return await session.get(SessionRow, session_id) is not None

    def is_believed(self, row: SessionRow) -> bool:
        """Whether a session was found to go on a moment ago; else ``goes_on`` knows."""
        _, until = self._believed.get(row.hash, NOT_BELIEVED)
        if time.monotonic() >= until:
            return False
        self._used.add(row.hash)
        return True

    async def _session(self, hashed: str) -> SessionRow | None:
        row, _ = self._believed.get(hashed, NOT_BELIEVED)
        if row is not None and self.is_believed(row):
            return row
        if row is not None:
            await self._look_again(hashed)
            row, _ = self._believed.get(hashed, NOT_BELIEVED)
            if row is not None:
                return row
        endings = self._endings
        async with self._database.read() as session:
            row = await session.scalar(select(SessionRow).where(SessionRow.hash == hashed, _young()))
        if row is not None and endings == self._endings:  # else it may just have ended
            self._believe(row)
        return row

    async def _look_again(self, hashed: str) -> None:
        """Look up a session that was believed for long enough, and with it others in use, which would be next."""
        self._used.discard(hashed)
        wanted = [hashed, *islice(self._used, LOOKED_UP - 1)]
        self._used.difference_update(wanted)
        endings = self._endings
        async with self._database.read() as session:
            alive = set(await session.scalars(select(SessionRow.hash).where(SessionRow.hash.in_(wanted), _young())))
        for each in wanted:
            row, _ = self._believed.pop(each, NOT_BELIEVED)
            if row is not None and each in alive and endings == self._endings:
                self._believe(row)

    def _believe(self, row: SessionRow) -> None:
        self._believed[row.hash] = (row, time.monotonic() + BELIEVED)
        self._believed.move_to_end(row.hash)
        while len(self._believed) > MOST_BELIEVED:
            oldest, _ = self._believed.popitem(last=False)
            self._used.discard(oldest)

    async def _take_over(self, cookie: str, device: str | None) -> SessionRow | None:
        """Make a session of a signed cookie. It may look too young, where the clock was set back, but not too old."""
        try:
            (person_id, epoch), signed = self._signer.loads(cookie, return_timestamp=True)
        except (BadData, ValueError, TypeError):
            return None
        if not isinstance(person_id, str) or time.time() - signed.timestamp() > COOKIE_AGE:
            return None
        row = _row(cookie, person_id, "earlier", device)
        try:
            async with self._database.write() as session:
                found = select(PersonRow).where(PersonRow.id == person_id).with_for_update()
                person = await session.scalar(found)
                if person is None or person.deleted is not None or person.epoch != epoch:
                    return None
                session.add(row)
        except Conflict:  # two requests of one browser at once
            return await self._session(row.hash)
        return row

    def _note(self, row: SessionRow) -> None:
        """That it was used, once an hour; nobody waits for it."""
        now = time.time()
        if abs(now - row.seen) > SEEN_EVERY:
            row.seen = now
            self._later(self._write_seen(row.id, now))

    def _later(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _write_seen(self, session_id: str, now: float) -> None:
        try:
            async with self._database.write() as session:
                await session.execute(update(SessionRow).where(SessionRow.id == session_id).values(seen=now))
        except (SQLAlchemyError, OSError) as error:
            log.warning("cannot note the use of a session", extra={"why": type(error).__name__})

    async def settled(self) -> None:
        """Wait for what is being done aside."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # -- opening and ending ---------------------------------------------------------------------------------

    async def open(self, person: str, kind: Kind, device: str | None, instead: SessionRow | None) -> Opened:
        """A new session in a browser, instead of the one that it had."""
        async with self.ending(person if instead is None else instead.person) as session:
            if instead is not None:
                await self._end(session, instead)
            mine = select(SessionRow.id).where(SessionRow.person == person).order_by(SessionRow.seen.desc())
            too_many = list(await session.scalars(mine.offset(MOST_SESSIONS - 1)))
            await session.execute(delete(SessionRow).where(SessionRow.id.in_(too_many)))
            return add_session(session, person, kind, device)

    async def of_person(self, person: str) -> list[SessionRow]:
        """The newest first."""
        wanted = select(SessionRow).where(SessionRow.person == person, SessionRow.seen > time.time() - COOKIE_AGE)
        async with self._database.read() as session:
            return list(await session.scalars(wanted.order_by(SessionRow.seen.desc(), SessionRow.created.desc())))

    async def end(self, row: SessionRow) -> None:
        async with self.ending(row.person) as session:
            await self._end(session, row)

    async def end_others(self, row: SessionRow) -> None:
        async with self.ending(row.person) as session:
            await end_sessions(session, row.person, but=row.id)

    async def _end(self, session: SomeSession, row: SessionRow) -> None:
        """Copies of a signed cookie may have been signed at another time: with it end all that were not seen yet."""
        await session.execute(delete(SessionRow).where(SessionRow.id == row.id))
        if row.kind == "earlier":
            raised = update(PersonRow).where(PersonRow.id == row.person).values(epoch=PersonRow.epoch + 1)
            await session.execute(raised)

    @asynccontextmanager
    async def ending(self, person: str) -> AsyncIterator[SomeSession]:
        """A transaction in which sessions of somebody end. Once it is stored, all processes know."""
        async with self._database.write() as session:
            yield session
            await self._notifier.tell_ended(session, person)
        self.noticed(person)

    def noticed(self, person: str | None) -> None:
        """Sessions of somebody have ended; None: nobody knows whose."""
        self._endings += 1
        for hashed, (row, _) in list(self._believed.items()):
            if person in (None, row.person):
                del self._believed[hashed]
                self._used.discard(hashed)
        self._later(self.on_end(person))


async def forget_old(database: Database) -> None:
    """Sessions and codes that count no more."""
    async with database.write() as session:
        await session.execute(delete(SessionRow).where(SessionRow.seen < time.time() - COOKIE_AGE))
        await session.execute(delete(CodeRow).where(CodeRow.expires < time.time()))


async def _nothing(person: str | None) -> None:
    pass


def _young() -> ColumnElement[bool]:
    """That a session was used not too long ago."""
    return SessionRow.seen >= time.time() - COOKIE_AGE


def hash_of(cookie: str) -> str:
    return hashlib.sha256(cookie.encode("utf-8", "surrogatepass")).hexdigest()


def _row(cookie: str, person: str, kind: Kind, device: str | None) -> SessionRow:
    now = time.time()
    return SessionRow(
        id=secrets.token_urlsafe(9),
        hash=hash_of(cookie),
        person=person,
        kind=kind,
        device=device,
        created=now,
        seen=now,
    )
