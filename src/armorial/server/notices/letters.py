"""Notices by e-mail: plain text, with a way to stop them in every letter that needs no password and no cookie."""

import re
from typing import Final

from itsdangerous import BadData, URLSafeSerializer

from armorial.server.mail import Letter, Mailer, MailError
from armorial.server.notices.outward import Failed
from armorial.server.notices.words import Told, Words, page_of
from armorial.server.store.schema import PersonRow
from armorial.text import Speaker

_JOINED: Final = re.compile(r"(?<=\w)([.:/@]+)(?=\w)")
"""What makes mail programs take letters for an address."""


class Letters:
    def __init__(self, mailer: Mailer, public_url: str, key: str) -> None:
        self._mailer = mailer
        self._url = public_url.rstrip("/")
        self._signer = URLSafeSerializer(key, salt="unsubscribe")

    @property
    def able(self) -> bool:
        """Letters need links, to the table and to stop them: so the host must have said how people get here."""
        return self._mailer.able and bool(self._url)

    async def send(self, person: PersonRow, words: Words, speaker: Speaker, number: str) -> None:
        """``number`` is the same if it has to be sent again."""
        if person.email is None or not self.able:
            raise Failed("mail", for_good=True)
        try:
            await self._mailer.send(self._letter(person.id, person.email, words, speaker, number))
        except MailError as error:
            raise Failed("mail", for_good=error.for_good) from None

    def _letter(self, person: str, address: str, words: Words, speaker: Speaker, number: str) -> Letter:
        token = self.token(person)
        stop, settings = f"{self._url}/unsubscribe#{token}", f"{self._url}/notices"
        about = [self._paragraph(told) for told in words.told] or [words.body]
        # What happened is not put into a message of Fluent, which says nothing at all if it is given too much.
        end = speaker.text("told-letter-end", settings=settings, stop=stop)
        text = "\n\n".join([speaker.text("told-letter-hello"), *about, end])
        headers = {"List-Unsubscribe": f"<{self._url}/api/notices/unsubscribe?token={token}>"}
        if self._url.startswith("https:"):
            headers["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        return Letter(address, f"Armorial: {_no_link(words.title)}", text + "\n", headers, f"notice-{number}")

    def _paragraph(self, told: Told) -> str:
        """What others wrote is not sent by mail: a letter of this server is to be one that can be trusted."""
        body = "" if told.kind == "named_in_chat" else _no_link(told.body)
        return "\n".join(line for line in (_no_link(told.title), body, f"{self._url}{page_of(told.place)}") if line)

    def token(self, person: str) -> str:
        signed = self._signer.dumps(person)
        return signed if isinstance(signed, str) else signed.decode()

    def person_of(self, token: str) -> str | None:
        """Whose letters a token stops."""
        try:
            found = self._signer.loads(token)
        except BadData:
            return None
        return found if isinstance(found, str) else None


def _no_link(text: str) -> str:
    """People choose what they and their tournaments are called: none of it is to be a link to elsewhere."""
    return _JOINED.sub(r"\1 ", text)
