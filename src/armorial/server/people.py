"""People: guests, accounts with a password, and how one is forgotten."""

import secrets
import time
from typing import Any, Final

from sqlalchemy import delete, or_, select, update

from armorial.server.codes import drop_codes, find_code, take_code
from armorial.server.hashing import Passwords
from armorial.server.moderation.networks import network_of
from armorial.server.puzzles.book import withdraw_consent
from armorial.server.sessions import Kind, Opened, Sessions, add_session, end_sessions
from armorial.server.store.database import Conflict, Database
from armorial.server.store.local import SomeSession
from armorial.server.store.schema import (
    BlockRow,
    BoxRow,
    ChatRow,
    CodeRow,
    FriendRow,
    HappeningRow,
    InvitationRow,
    NotesRow,
    NoticeChoicesRow,
    NoticeRow,
    PasskeyRow,
    PersonRow,
    PlanRow,
    PresenceRow,
    PushRow,
    RatingRow,
    ReplyRow,
    SeatRow,
    SeekRow,
    TableRow,
    VacationRow,
)
from armorial.server.tournaments.leaving import leave_tournaments
from armorial.table.errors import refuse
from armorial.table.messages import Me, Person, Preferences
from armorial.table.table import NOBODY_NAME

_PRIVATE: Final = (
    *(PasskeyRow, CodeRow, RatingRow, PresenceRow, VacationRow),
    *(HappeningRow, NoticeRow, PushRow, NoticeChoicesRow),
    *(PlanRow, SeekRow, InvitationRow, BoxRow),
)
"""What is kept about a person and goes with them."""


class People:
    """Makes and changes people."""

    def __init__(self, database: Database, sessions: Sessions, passwords: Passwords) -> None:
        self._database = database
        self._sessions = sessions
        self._passwords = passwords

    async def guest(self, name: str, device: str | None, address: str) -> tuple[PersonRow, Opened]:
        person = new_guest(name, address)
        async with self._database.write() as session:
            session.add(person)
            await session.flush()
            return person, add_session(session, person.id, "guest", device)

    async def change(self, person: PersonRow, name: str | None, settings: Preferences | None) -> PersonRow:
        values: dict[str, Any] = {}
        if name is not None:
            values["name"] = name
        if settings is not None:
            values["settings"] = settings.model_dump()
        if values:
            async with self._database.write() as session:
                await session.execute(update(PersonRow).where(PersonRow.id == person.id).values(**values))
        return await self.again(person.id)

    # -- passwords ------------------------------------------------------------------------------------------

    async def make_account(self, person: PersonRow, login: str, password: str, device: str | None) -> Opened:
        """Give a guest a login and a password. All browsers of the guest have to sign in, but for this one."""
        if person.login is not None:
            raise refuse("illegal", "has-account")
        values = {"login": login.lower(), "password": await self._passwords.hash(password)}
        try:
            return await self._anew(person.id, "password", device, values)
        except Conflict:
            raise refuse("illegal", "login-taken") from None

    async def set_login(self, person: PersonRow, login: str) -> PersonRow:
        """Another login. Whoever is signed in stays so."""
        try:
            async with self._database.write() as session:
                await session.execute(update(PersonRow).where(PersonRow.id == person.id).values(login=login.lower()))
        except Conflict:
            raise refuse("illegal", "login-taken") from None
        return await self.again(person.id)

    async def set_password(self, person: str, password: str, kind: Kind, device: str | None) -> Opened:
        """Another password, which ends all sessions; this browser gets a new one."""
        return await self._anew(person, kind, device, {"password": await self._passwords.hash(password)})

    async def recover(self, code: str, password: str, device: str | None) -> Opened:
        """Another password for the account that a code was made for."""
        async with self._database.read() as session:
            row = await find_code(session, "recovery", code)
        if row is None or row.person is None:
            raise refuse("forbidden", "wrong-code")
        hashed = await self._passwords.hash(password)
        return await self._anew(row.person, "recovery", device, {"password": hashed}, code)

    async def _anew(
        self, person: str, kind: Kind, device: str | None, values: dict[str, Any], code: str | None = None
    ) -> Opened:
        async with self._sessions.ending(person) as session:
            if code is not None and await take_code(session, "recovery", code) is None:
                raise refuse("forbidden", "wrong-code")
            await session.execute(update(PersonRow).where(PersonRow.id == person).values(**values))
            await end_sessions(session, person)
            await drop_codes(session, person, "recovery")
            return add_session(session, person, kind, device)

    async def of_login(self, login: str) -> PersonRow | None:
        async with self._database.read() as session:
            return await session.scalar(select(PersonRow).where(PersonRow.login == login.lower()))

    async def sign_in(self, person: PersonRow | None, password: str) -> PersonRow:
        """Takes as long for an unknown login (nobody) as for a wrong password, and says the same."""
        hashed = None if person is None else person.password
        if not await self._passwords.fits(hashed, password) or person is None or hashed is None:
            raise refuse("forbidden", "wrong-password")
        if self._passwords.is_old(hashed):
            stronger = await self._passwords.hash(password)
            async with self._database.write() as session:
                same = (PersonRow.id == person.id) & (PersonRow.password == hashed)
                await session.execute(update(PersonRow).where(same).values(password=stronger))
        return person

    async def check_password(self, person: PersonRow, password: str | None) -> None:
        """Refuses somebody who has a password and gives another."""
        if person.password is None:
            return
        if password is None:
            raise refuse("forbidden", "password-needed")
        if not await self._passwords.fits(person.password, password):
            raise refuse("forbidden", "wrong-own-password")

    # -- being forgotten ------------------------------------------------------------------------------------

    async def tables_of(self, person: str) -> list[str]:
        """All tables where somebody sits or sat, which they host, or which have the numbers of their box."""
        async with self._database.read() as session:
            seats = select(SeatRow.table).where(SeatRow.person == person)
            found = await session.scalars(
                select(TableRow.id).where(
                    or_(TableRow.host == person, TableRow.box_owner == person, TableRow.id.in_(seats))
                )
            )
            return list(found)

    async def forget(self, person: PersonRow) -> None:
        """Everything that says who it was. What others have seen happen at their tables stays.

        The person comes first: who says something meanwhile has the row locked, and is waited for."""
        async with self._sessions.ending(person.id) as session:
            await session.execute(
                update(PersonRow)
                .where(PersonRow.id == person.id)
                .values(
                    name=NOBODY_NAME,
                    login=None,
                    password=None,
                    email=None,
                    settings={},
                    deleted=time.time(),
                    network=None,
                )
            )
            await end_sessions(session, person.id)
            for rows in _PRIVATE:
                await session.execute(delete(rows).where(rows.person == person.id))
            await withdraw_consent(session, person.id)
            await _forget_words(session, person.id)

    async def again(self, person: str) -> PersonRow:
        """Somebody who is there, as they are by now."""
        async with self._database.read() as session:
            found = await session.get(PersonRow, person)
        assert found is not None
        return found


def new_guest(name: str, address: str) -> PersonRow:
    now = time.time()
    return PersonRow(
        id=secrets.token_urlsafe(12),
        name=name,
        login=None,
        password=None,
        settings=Preferences().model_dump(),
        epoch=0,
        created=now,
        deleted=None,
        email=None,
        seen=now,
        network=network_of(address),
    )


async def _forget_words(session: SomeSession, person: str) -> None:
    await session.execute(delete(NotesRow).where(NotesRow.person == person))
    await session.execute(delete(ReplyRow).where(ReplyRow.person == person))
    await session.execute(delete(BlockRow).where(or_(BlockRow.person == person, BlockRow.blocked == person)))
    await session.execute(delete(FriendRow).where(or_(FriendRow.person == person, FriendRow.other == person)))
    await session.execute(delete(InvitationRow).where(InvitationRow.by == person))
    await session.execute(update(ChatRow).where(ChatRow.person == person).values(name=NOBODY_NAME))
    await leave_tournaments(session, person)


def me(person: PersonRow | None) -> Me:
    if person is None:
        return Me(person=None)
    settings = Preferences.model_validate(person.settings)
    return Me(person=Person(id=person.id, name=person.name, login=person.login, settings=settings))
