"""Messages of the rules as they are sent: with key and arguments, and as text in the reader's language."""

import logging
from collections.abc import Sequence
from functools import cache
from typing import Any, Final, cast

from armorial.kernel.words import Arg, Message
from armorial.server.messages import Arg as SentArg
from armorial.server.messages import Said, Words
from armorial.text import FALLBACK, LANGUAGES, Speaker

log = logging.getLogger(__name__)

MOST_KNOWN: Final = 20_000
"""How many messages stay formatted, of each language and number of seats."""
NAMELESS: Final = 0xE000
"""Characters from here on stand for the names of the seats. No name has them: they cannot be printed."""

PLAIN: Final = frozenset({int, str})

Shape = tuple[Any, ...]
"""A message as something that can be looked up."""


@cache
def _speaker(language: str) -> Speaker:
    return Speaker(language)


class Phrase:
    """A message formatted once for all tables. ``seats`` are those whose names are to be filled in."""

    __slots__ = ("args", "seats", "text", "words")

    def __init__(self, message: Message, language: str, seats: int) -> None:
        self.args = _args(message)
        places = [chr(NAMELESS + seat) for seat in range(seats)]
        try:
            self.text = _speaker(language).say(message, places)
        except LookupError:  # a word is missing: better its key than no answer
            log.error("no words", extra={"key": message.key, "language": language})
            self.text = message.key
        self.seats = [seat for seat, place in enumerate(places) if place in self.text]
        self.words: Words = {"key": message.key, "args": self.args, "text": self.text}


_known: dict[tuple[str, int], dict[Shape, Phrase]] = {}
"""What was said before, by language and number of seats."""


class Voice:
    """Says messages in one language, with the names of one table."""

    def __init__(self, language: str = FALLBACK, names: Sequence[str] = ()) -> None:
        self.language = language
        self._names = names
        self._known = _known.setdefault((language, len(names)), {})

    def text(self, message: Message) -> str:
        return self.words(message)["text"]

    def words(self, message: Message) -> Words:
        """The message to be sent. It is not to be changed: others get the same one."""
        shape = _shape(message)
        phrase = self._known.get(shape)
        if phrase is None:
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            phrase = self._known[shape] = Phrase(message, self.language, len(self._names))
        if not phrase.seats:
            return phrase.words
        text = phrase.text
        for seat in phrase.seats:
            text = text.replace(chr(NAMELESS + seat), self._names[seat])
        return {"key": message.key, "args": phrase.args, "text": text}


def _shape(message: Message) -> Shape:
    args = message.args
    if not args:
        return (message.key,)
    return (message.key, *args, *[value if type(value) in PLAIN else _inner(value) for value in args.values()])


def _inner(value: Arg) -> Shape:
    return _shape(value) if isinstance(value, Message) else tuple(_shape(part) for part in cast("list[Message]", value))


def _args(message: Message) -> dict[str, SentArg]:
    return {name: _arg(value) for name, value in message.args.items()}


def _arg(value: Arg) -> SentArg:
    if isinstance(value, int | str):
        return value
    if isinstance(value, Message):
        return _said(value)
    return [_said(part) for part in value]


def _said(message: Message) -> Said:
    return {"key": message.key, "args": _args(message)}


def best_language(accepted: str) -> str:
    """The first language of an ``Accept-Language`` header that there are words in."""
    wishes = []
    for number, part in enumerate(accepted.split(",")[:20]):
        tag, _, quality = part.strip().partition(";q=")
        try:
            weight = float(quality) if quality else 1.0
        except ValueError:
            weight = 0.0
        wishes.append((-weight, number, tag.split("-")[0].lower()))
    for _, _, language in sorted(wishes):
        if language in LANGUAGES:
            return language
    return FALLBACK
