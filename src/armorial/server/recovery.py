"""Addresses of people, and the way back into an account for those who have forgotten their password.

A code that counts once, for an hour, is sent to the confirmed address. Without a mail server, or an address, the host
makes one on the command line. Nobody learns from any answer whether there is an account or an address.
"""

import asyncio
import contextlib
import logging
from collections.abc import Coroutine
from typing import Final

from sqlalchemy import or_, select, update

from armorial.kernel.words import Arg, Message
from armorial.server.codes import count_codes, drop_codes, make_code, take_code
from armorial.server.mail import Letter, Mailer, MailError
from armorial.server.store.database import Database
from armorial.server.store.schema import CodeRow, PersonRow
from armorial.table.errors import refuse
from armorial.text import LANGUAGES, Speaker

log = logging.getLogger(__name__)

HOUR: Final = 3600.0
MAILED: Final = HOUR
"""How long a code counts that was sent by mail, in seconds."""
MOST_CODES: Final = 3
"""How many codes of one account may count at a time: nobody's mailbox is filled, and asking again takes none away."""
MOST_ACCOUNTS: Final = 5
"""To how many accounts of one address codes are sent."""
PAGE: Final = "recover"
LAST_WAIT: Final = 3.0


class Recovery:
    """Confirms addresses, and sends codes and notices to them."""

    def __init__(self, database: Database, mailer: Mailer, public_url: str) -> None:
        self._database = database
        self._mailer = mailer
        self._url = public_url.rstrip("/")
        self._sending: set[asyncio.Task[None]] = set()

    # -- the way back ---------------------------------------------------------------------------------------

    def ask(self, who: str, language: str) -> None:
        """Send a code to the owner of a login or an address, if there is one. Takes as long for nobody."""
        self._later(self._send_codes(who, language))

    async def _send_codes(self, who: str, language: str) -> None:
        named = or_(PersonRow.login == who.lower(), PersonRow.email == who.lower())
        wanted = select(PersonRow).where(named, PersonRow.login.is_not(None), PersonRow.email.is_not(None))
        async with self._database.read() as session:
            found = list(await session.scalars(wanted.order_by(PersonRow.created).limit(MOST_ACCOUNTS)))
        for person in found:
            async with self._database.write() as session:
                one_by_one = select(PersonRow.id).where(PersonRow.id == person.id).with_for_update()
                await session.scalar(one_by_one)
                if await count_codes(session, person.id, "recovery") >= MOST_CODES:
                    continue
                code = await make_code(session, person.id, "recovery", MAILED)
            assert person.email is not None
            where = self._where(code)
            await self._send("recover", person, language, person.email, code=code, where=where)

    def _where(self, code: str) -> Message:
        """A link where the host has said how people get here. What a request says about it may be made up."""
        if self._url:
            return Message("mail-where-link", {"link": f"{self._url}/{PAGE}#{code}"})
        return Message("mail-where-page")

    # -- addresses ------------------------------------------------------------------------------------------

    async def propose(self, person: PersonRow, address: str, language: str) -> None:
        """Send a code to an address that somebody says is theirs."""
        if not self._mailer.able:
            raise refuse("illegal", "no-mail")
        async with self._database.write() as session:
            await drop_codes(session, person.id, "email")
            code = await make_code(session, person.id, "email", MAILED, address.lower())
        try:
            await self._send("confirm", person, language, address, code=code)
        except MailError:
            raise refuse("unavailable", "mail-failed") from None

    async def confirm(self, person: PersonRow, code: str, language: str) -> None:
        """The address is theirs: they could read what was sent to it."""
        async with self._database.write() as session:
            row = await take_code(session, "email", code)
            if row is None or row.person != person.id:
                raise refuse("forbidden", "wrong-code")
            await session.execute(update(PersonRow).where(PersonRow.id == person.id).values(email=row.value))
        self.notice("email-changed", person, language)

    async def remove(self, person: PersonRow, language: str) -> None:
        async with self._database.write() as session:
            await drop_codes(session, person.id, "email", "recovery")
            await session.execute(update(PersonRow).where(PersonRow.id == person.id).values(email=None))
        self.notice("email-changed", person, language)

    async def proposed(self, person: str) -> str | None:
        """The address that waits for its code."""
        wanted = select(CodeRow.value).where(CodeRow.person == person, CodeRow.purpose == "email")
        async with self._database.read() as session:
            return await session.scalar(wanted.order_by(CodeRow.created.desc()).limit(1))

    # -- letters --------------------------------------------------------------------------------------------

    def notice(self, kind: str, person: PersonRow, language: str, **args: Arg) -> None:
        """Tell somebody that something about their account has changed, in case it was not them."""
        if person.email is not None and self._mailer.able:
            self._later(self._send(kind, person, language, person.email, **args))

    async def _send(self, kind: str, person: PersonRow, language: str, to: str, **args: Arg) -> None:
        """In the person's language. A name could say anything to a stranger, so letters have only the login."""
        wanted = person.settings.get("language")
        speaker = Speaker(wanted if wanted in LANGUAGES else language)
        args["login"] = person.login or ""
        subject = speaker.say(Message(f"mail-{kind}-subject", args))
        await self._mailer.send(Letter(to, subject, speaker.say(Message(f"mail-{kind}", args)) + "\n"))

    def _later(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(_quietly(work))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def settled(self) -> None:
        """Wait for what is being sent, but not for a mail server that does not answer."""
        if self._sending:
            await asyncio.wait(self._sending, timeout=LAST_WAIT)


async def _quietly(work: Coroutine[None, None, None]) -> None:
    """Nobody waits for it. What the mail server refuses is in the log already."""
    try:
        with contextlib.suppress(MailError):
            await work
    except Exception:
        log.exception("sending a code failed")


async def hosts_code(database: Database, login: str, life: float) -> str | None:
    """A code that the host gives to somebody; None if there is no such account."""
    async with database.write() as session:
        person = await session.scalar(select(PersonRow).where(PersonRow.login == login.lower()))
        return None if person is None else await make_code(session, person.id, "recovery", life)
