"""Who somebody is: guests in a signed cookie, accounts with a password, and how one is forgotten."""

import asyncio
import secrets
import time
from typing import Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from itsdangerous import BadSignature, URLSafeTimedSerializer
from sqlalchemy import delete, or_, select, update

from armorial.server.errors import refuse
from armorial.server.messages import Me, Person, Preferences
from armorial.server.store.database import Conflict, Database
from armorial.server.store.local import SomeSession
from armorial.server.store.schema import BlockRow, ChatRow, NotesRow, PersonRow, ReplyRow, SeatRow, TableRow
from armorial.server.tables.table import NOBODY_NAME

COOKIE: Final = "armorial"
COOKIE_AGE: Final = 400 * 24 * 3600
"""In seconds; browsers keep none longer."""


class People:
    """Finds, makes and changes people."""

    def __init__(self, database: Database, key: str) -> None:
        self._database = database
        self._signer = URLSafeTimedSerializer(key, salt="person")
        self._hasher = PasswordHasher()
        self._no_hash = self._hasher.hash(secrets.token_hex(8))

    def cookie(self, person: PersonRow) -> str:
        return str(self._signer.dumps([person.id, person.epoch]))

    async def of_cookie(self, cookie: str | None) -> PersonRow | None:
        """The person that a cookie of ours names."""
        if not cookie:
            return None
        try:
            person_id, epoch = self._signer.loads(cookie, max_age=COOKIE_AGE)
        except (BadSignature, ValueError, TypeError):
            return None
        async with self._database.read() as session:
            person = await session.get(PersonRow, person_id)
        if person is None or person.deleted is not None or person.epoch != epoch:
            return None
        return person

    async def guest(self, name: str) -> PersonRow:
        person = PersonRow(
            id=secrets.token_urlsafe(12),
            name=name,
            login=None,
            password=None,
            settings=Preferences().model_dump(),
            epoch=0,
            created=time.time(),
            deleted=None,
        )
        async with self._database.write() as session:
            session.add(person)
        return person

    async def change(self, person: PersonRow, name: str | None, settings: Preferences | None) -> PersonRow:
        values: dict[str, Any] = {}
        if name is not None:
            values["name"] = name
        if settings is not None:
            values["settings"] = settings.model_dump()
        if values:
            async with self._database.write() as session:
                await session.execute(update(PersonRow).where(PersonRow.id == person.id).values(**values))
        return await self._again(person)

    async def make_account(self, person: PersonRow, login: str, password: str) -> PersonRow:
        if person.login is not None:
            raise refuse("illegal", "has-account")
        hashed = await asyncio.to_thread(self._hasher.hash, password)
        try:
            async with self._database.write() as session:
                await session.execute(
                    update(PersonRow)
                    .where(PersonRow.id == person.id)
                    .values(login=login.lower(), password=hashed, epoch=PersonRow.epoch + 1)
                )
        except Conflict:
            raise refuse("illegal", "login-taken") from None
        return await self._again(person)

    async def sign_in(self, login: str, password: str) -> PersonRow:
        """Takes as long for an unknown login as for a wrong password, and says the same."""
        async with self._database.read() as session:
            person = await session.scalar(select(PersonRow).where(PersonRow.login == login.lower()))
        known = person is not None and person.password is not None
        if not await self._fits(person.password if person and known else None, password) or person is None:
            raise refuse("forbidden", "wrong-password")
        return person

    async def _fits(self, hashed: str | None, password: str) -> bool:
        try:
            await asyncio.to_thread(self._hasher.verify, hashed or self._no_hash, password)
        except (Argon2Error, InvalidHashError):
            return False
        return hashed is not None

    async def check_deletion(self, person: PersonRow, password: str | None) -> None:
        if person.password is not None and not await self._fits(person.password, password or ""):
            raise refuse("forbidden", "wrong-password")

    async def tables_of(self, person: str) -> list[str]:
        """All tables where somebody sits or sat, or which it hosts."""
        async with self._database.read() as session:
            seats = select(SeatRow.table).where(SeatRow.person == person)
            found = await session.scalars(
                select(TableRow.id).where(or_(TableRow.host == person, TableRow.id.in_(seats)))
            )
            return list(found)

    async def forget(self, person: PersonRow) -> None:
        """Everything that says who it was. What others have seen happen at their tables stays."""
        async with self._database.write() as session:
            await _forget_words(session, person.id)
            await session.execute(
                update(PersonRow)
                .where(PersonRow.id == person.id)
                .values(
                    name=NOBODY_NAME,
                    login=None,
                    password=None,
                    settings={},
                    epoch=PersonRow.epoch + 1,
                    deleted=time.time(),
                    network=None,
                )
            )

    async def _again(self, person: PersonRow) -> PersonRow:
        async with self._database.read() as session:
            found = await session.get(PersonRow, person.id)
        assert found is not None
        return found


async def _forget_words(session: SomeSession, person: str) -> None:
    await session.execute(delete(NotesRow).where(NotesRow.person == person))
    await session.execute(delete(ReplyRow).where(ReplyRow.person == person))
    await session.execute(delete(BlockRow).where(or_(BlockRow.person == person, BlockRow.blocked == person)))
    await session.execute(update(ChatRow).where(ChatRow.person == person).values(name=NOBODY_NAME))


def me(person: PersonRow | None) -> Me:
    if person is None:
        return Me(person=None)
    settings = Preferences.model_validate(person.settings)
    return Me(person=Person(id=person.id, name=person.name, login=person.login, settings=settings))
