"""Notices to an address of the person's own: as JSON for programs, or in the form that Discord takes."""

import re
from typing import Any, Final

import orjson

from armorial.server.messages.notices import WebhookChoice, WebhookForm
from armorial.server.notices.outward import Failed, Outward
from armorial.server.notices.words import Words, is_page, page_of

DISCORD_LETTERS: Final = 1_900
MARKS: Final = re.compile(r"([\\*_~`|<>\[\]()#@:-])")
"""What Discord would take for more than letters."""


class Webhooks:
    def __init__(self, outward: Outward, public_url: str) -> None:
        self._outward = outward
        self._url = public_url.rstrip("/")

    async def send(self, choice: WebhookChoice, words: Words, number: str) -> None:
        """``number`` is the same if it has to be sent again."""
        if choice.url is None:
            raise Failed("address", for_good=True)
        body = orjson.dumps(self.content(choice.form, words, number))
        headers = {"Content-Type": "application/json", "User-Agent": "Armorial"}
        await self._outward.post(choice.url, headers, body)

    def content(self, form: WebhookForm, words: Words, number: str) -> dict[str, Any]:
        return self._discord(words) if form == "discord" else self._json(words, number)

    def _link(self, path: str) -> str | None:
        """Where the host has said how people get here."""
        return f"{self._url}{path}" if self._url else None

    def _json(self, words: Words, number: str) -> dict[str, Any]:
        notices = [
            {
                "kind": told.kind,
                "table": None if is_page(told.place) else told.place,
                "game": told.game,
                "title": told.title,
                "body": told.body,
                "at": told.at,
                "link": self._link(page_of(told.place)),
            }
            for told in words.told
        ]
        link = self._link(words.path)
        return {"id": number, "title": words.title, "text": words.body, "link": link, "notices": notices}

    def _discord(self, words: Words) -> dict[str, Any]:
        lines = [f"**{_plain(words.title)}**"]
        if len(words.told) > 1:
            lines += [f"{_plain(told.title)} {self._link(page_of(told.place)) or ''}" for told in words.told]
        else:
            lines += [_plain(words.body), self._link(words.path) or ""]
        content = _shortened([line for line in lines if line.strip()], f"… {self._link(words.path) or ''}".rstrip())
        return {"username": "Armorial", "content": content, "allowed_mentions": {"parse": []}}


def _shortened(lines: list[str], rest: str) -> str:
    """As many whole lines as Discord takes: half a link leads nowhere. ``rest`` stands for the others."""
    whole = "\n".join(lines)
    while len(whole) > DISCORD_LETTERS and len(lines) > 1:
        lines = lines[:-1]
        whole = "\n".join([*lines, rest])
    return whole[:DISCORD_LETTERS]


def _plain(text: str) -> str:
    return MARKS.sub(r"\\\1", text)
