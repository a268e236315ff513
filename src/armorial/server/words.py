"""Messages of the rules as they are sent: with key and arguments, and as text in the reader's language."""

import logging
from collections.abc import Sequence
from functools import cache

from armorial.kernel.words import Arg, Message
from armorial.server.messages import Arg as SentArg
from armorial.server.messages import Said, Words
from armorial.text import FALLBACK, LANGUAGES, Speaker

log = logging.getLogger(__name__)


@cache
def _speaker(language: str) -> Speaker:
    return Speaker(language)


class Voice:
    """Says messages in one language, with the names of one table."""

    def __init__(self, language: str = FALLBACK, names: Sequence[str] = ()) -> None:
        self.language = language
        self._names = tuple(names)

    def text(self, message: Message) -> str:
        try:
            return _speaker(self.language).say(message, self._names)
        except LookupError:  # a word is missing: better its key than no answer
            log.error("no words", extra={"key": message.key, "language": self.language})
            return message.key

    def words(self, message: Message) -> Words:
        return Words(key=message.key, args=_args(message), text=self.text(message))


def _args(message: Message) -> dict[str, SentArg]:
    return {name: _arg(value) for name, value in message.args.items()}


def _arg(value: Arg) -> SentArg:
    if isinstance(value, int | str):
        return value
    if isinstance(value, Message):
        return Said(key=value.key, args=_args(value))
    return [Said(key=part.key, args=_args(part)) for part in value]


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
