"""Notices to browsers, by the push service that each of them has."""

import hashlib
from typing import Final

import orjson
from sqlalchemy import delete

from armorial.server.clock import Clock
from armorial.server.notices.outward import Failed, Outward
from armorial.server.notices.webpush import LONGEST, authorization, encode, encrypted, key_of, public_bytes
from armorial.server.notices.words import WAITED_FOR, Words
from armorial.server.settings import Settings
from armorial.server.store.database import Database
from armorial.server.store.schema import PushRow

KEPT: Final = 24 * 3600
"""How long a push service keeps what it cannot deliver, in seconds."""
SHORTENED: Final = 1_000
"""How many letters a message has at most; of four bytes each, they fit."""


class Pusher:
    """Encrypts and sends."""

    def __init__(self, database: Database, outward: Outward, clock: Clock, settings: Settings, key: str) -> None:
        self._database = database
        self._outward = outward
        self._clock = clock
        self._key = key_of(key)
        self._contact = _contact(settings)
        self.public_key = encode(public_bytes(self._key))

    async def send(self, target: str, words: Words, number: str) -> None:
        """To one browser. One that no longer wants to hear from us is forgotten, and ``gone``."""
        async with self._database.read() as session:
            row = await session.get(PushRow, target)
        if row is None:
            raise Failed("gone", for_good=True)
        try:
            await self._outward.post(row.endpoint, self._headers(row, words), self._message(row, words, number))
        except Failed as failed:
            if failed.why == "gone":
                async with self._database.write() as session:
                    await session.execute(delete(PushRow).where(PushRow.id == target))
            raise

    def _headers(self, row: PushRow, words: Words) -> dict[str, str]:
        """What waits at the push service about the same page is replaced: a telephone that was off hears of it once."""
        urgent = any(told.kind in WAITED_FOR for told in words.told)
        return {
            "Authorization": authorization(self._key, row.endpoint, self._contact, self._clock.now()),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT),
            "Topic": page_tag(words.path),
            "Urgency": "high" if urgent else "normal",
        }

    def _message(self, row: PushRow, words: Words, number: str) -> bytes:
        """By its ``number`` a browser knows a notice that comes twice, after a crash."""
        page = {"path": words.path, "tag": page_tag(words.path), "number": number}
        shown = {"title": words.title, "body": words.body[:SHORTENED], **page}
        message = orjson.dumps(shown)
        if len(message) > LONGEST:
            message = orjson.dumps({**shown, "body": words.body[: SHORTENED // 2]})
        return encrypted(message, row.public_key, row.auth)


def page_tag(path: str) -> str:
    """A name of up to 32 letters for what is spoken of; a push service learns nothing from it."""
    return encode(hashlib.sha256(path.encode()).digest())[:32]


def _contact(settings: Settings) -> str:
    """Whom a push service may turn to if something is wrong with this server."""
    address = settings.mail_from.rpartition("<")[2].rstrip("> ")
    if "@" in address:
        return f"mailto:{address}"
    return settings.public_url if settings.public_url.startswith("https:") else "mailto:armorial@localhost"
