"""Messages of the rules as they are sent: with key and arguments, and as text in the reader's language."""

import logging
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, Final, cast

from armorial.kernel.contract import Game
from armorial.kernel.words import Arg, Message, of_plain, plain
from armorial.table.messages import Said, Words
from armorial.text import FALLBACK, LANGUAGES, Speaker

log = logging.getLogger(__name__)

MOST_KNOWN: Final = 16_000_000
"""How many bytes of formatted messages are kept, of each language and number of seats. When it is more, all are
forgotten: the usual ones are soon there again."""
PHRASE_BYTES: Final = 600
"""What a formatted message takes besides its letters, about."""
LONGEST_REASON: Final = 400
"""How many characters a refusal may have of what is not our own words, such as what is wrong with a file."""
MOST_NAMED: Final = 50
"""How many messages stay with the names of a table filled in."""
MOST_VOICES: Final = 2_000
NAMELESS: Final = 0xE000
"""Characters from here on stand for the names of the seats. No name has them: they cannot be printed."""


@cache
def speaker_of(language: str) -> Speaker:
    """Whoever speaks a language, kept: the first word takes a fifth of a second (``Services.prepare``)."""
    return Speaker(language)


class Phrase:
    """A message formatted once for all tables. ``seats`` are those whose names are to be filled in."""

    __slots__ = ("args", "seats", "text", "words")

    def __init__(self, message: Message, language: str, seats: int) -> None:
        self.args = said(message)["args"]
        places = [chr(NAMELESS + seat) for seat in range(seats)]
        try:
            self.text = speaker_of(language).say(message, places)
        except LookupError:  # a word is missing: better its key than no answer
            log.error("no words", extra={"key": message.key, "language": language})
            self.text = message.key
        self.seats = [seat for seat, place in enumerate(places) if place in self.text]
        self.words: Words = {"key": message.key, "args": self.args, "text": self.text}


class Phrases:
    """What was said before in one language, for tables of one size."""

    def __init__(self, language: str, seats: int, most: int = MOST_KNOWN) -> None:
        self.known: dict[Message, Phrase] = {}
        self._most = most
        self._language = language
        self._seats = seats
        self._bytes = 0

    def learn(self, message: Message) -> Phrase:
        """Format a message, and keep it."""
        phrase = Phrase(message, self._language, self._seats)
        self._bytes += PHRASE_BYTES + 4 * len(phrase.text)  # letters of up to four bytes
        if self._bytes > self._most:
            self.known.clear()
            self._bytes = 0
        self.known[message] = phrase
        return phrase


@cache
def _phrases(language: str, seats: int) -> Phrases:
    return Phrases(language, seats)


_refused: dict[tuple[str, str], dict[int, tuple[Words, list[str]]]] = {}
"""Why something may not be done, with the rules that say so, by language and game, then by code."""


class Voice:
    """Says messages in one language, with the names of one table."""

    def __init__(self, language: str = FALLBACK, names: Sequence[str] = ()) -> None:
        self.language = language
        self._names = names
        self._phrases = _phrases(language, len(names))
        self._named: dict[Message, Words] = {}
        """What was said last with names in it: most of it is said again to the others at the table."""

    def text(self, message: Message) -> str:
        return self.words(message)["text"]

    def words(self, message: Message) -> Words:
        """The message to be sent. It is not to be changed: others get the same one."""
        phrase = self._phrases.known.get(message) or self._phrases.learn(message)
        if not phrase.seats:
            return phrase.words
        words = self._named.get(message)
        if words is None:
            words = self._with_names(message, phrase)
        return words

    def _with_names(self, message: Message, phrase: Phrase) -> Words:
        text = phrase.text
        for seat in phrase.seats:
            text = text.replace(chr(NAMELESS + seat), self._names[seat])
        if len(self._named) >= MOST_NAMED:
            self._named.clear()
        words = self._named[message] = {"key": message.key, "args": phrase.args, "text": text}
        return words

    def refusal(self, game: Game[Any], code: int) -> tuple[Words, list[str]]:
        """A refusal's code in words, and the ids of its rules. Neither is to be changed."""
        known = _refused.setdefault((self.language, game.name), {})
        found = known.get(code)
        if found is None:
            refusal = game.explain(code)
            found = self.words(refusal.message), list(refusal.rules)
            phrase = self._phrases.known.get(refusal.message)
            if phrase is not None and not phrase.seats:  # else it is about this table
                known[code] = found
        return found


def said_back(message: Message, language: str) -> Words:
    """A message that may quote what somebody sent: that is cut short, and nothing of it is kept."""
    return Phrase(_shortened(message), language, 0).words


def _shortened(message: Message) -> Message:
    return Message(message.key, {name: _short(value) for name, value in message.args.items()})


def _short(value: Arg) -> Arg:
    if isinstance(value, Message):
        return _shortened(value)
    if isinstance(value, str) and len(value) > LONGEST_REASON:
        return value[: LONGEST_REASON - 1] + "…"
    return [_shortened(part) for part in value] if isinstance(value, list) else value


@lru_cache(MOST_VOICES)
def voice_of(language: str, names: tuple[str, ...]) -> Voice:
    """The voice of a table, kept while it is played."""
    return Voice(language, names)


def message_of(stored: Said) -> Message:
    """A message that was stored."""
    return of_plain(cast("dict[str, Any]", stored))


def said(message: Message) -> Said:
    """A message without its text: part of another one, or stored."""
    return cast(Said, plain(message))


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
