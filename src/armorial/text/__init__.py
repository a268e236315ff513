"""Says messages in the reader's language. The words are the Fluent files in the folder of each language."""

import re
from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message as Words

from armorial.kernel.words import SEAT_KEY, Arg, Message

OLDEST: Final = ("en", "ru", "pl")
"""The order in which languages are listed: these as they were added, then all others by their codes."""


def _found() -> tuple[str, ...]:
    """The languages that have a folder of words beside this file."""
    folders = [folder for folder in resources.files(__name__).iterdir() if folder.joinpath("core.ftl").is_file()]
    codes = sorted(folder.name for folder in folders)
    return (*(code for code in OLDEST if code in codes), *(code for code in codes if code not in OLDEST))


LANGUAGES: Final = _found()
FALLBACK: Final = LANGUAGES[0]
FORMS: Final = ("acc", "at", "from", "of", "to")
"""Forms a message may have as attributes. Form ``acc`` of argument ``$what`` is the variable ``$what-acc``."""
LITERAL_KEY: Final = "literal"
LIST_KEY: Final = "list-and"


class UnknownLanguage(LookupError):
    """A language without words."""

    def __init__(self, language: str) -> None:
        super().__init__(f"there are no words in '{language}'; the languages are {', '.join(LANGUAGES)}")


class MissingWords(LookupError):
    """A message that no language has words for."""

    def __init__(self, key: str) -> None:
        super().__init__(f"no language has words for '{key}': add it to the .ftl files")


class BrokenWords(ValueError):
    """A message that cannot be said as it is written, such as one with a variable that nobody gives."""

    def __init__(self, key: str, language: str, errors: Sequence[Exception]) -> None:
        super().__init__(f"'{key}' ({language}): {'; '.join(str(error) for error in errors)}")


def _with_minus(said: str, given: dict[str, str | int]) -> str:
    """Numbers below zero with a minus sign, which is not a hyphen."""
    for value in given.values():
        if isinstance(value, int) and value < 0:
            said = said.replace(str(value), f"−{-value}")
    return said


ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""Where a message or a term begins: whatever else belongs to it is indented."""


def entries(text: str) -> dict[str, str]:
    """The messages and terms of a file, each as it is written."""
    begin = [(found[1], found.start()) for found in ENTRY.finditer(text)]
    ends = [start for _, start in begin[1:]] + [len(text)]
    return {key: text[start:end] for (key, start), end in zip(begin, ends, strict=True)}


class Bundle(FluentBundle):
    """The words of a language. Each entry is read when it is first needed: all of them take a quarter of a second, and
    most are never said."""

    def __init__(self, language: str) -> None:
        super().__init__([language], use_isolating=False)
        self._written: Final[dict[str, str]] = {}

    def add(self, text: str) -> None:
        self._written.update(entries(text) | self._written)

    def has_message(self, message_id: str) -> bool:
        return message_id in self._written

    def _lookup(self, entry_id: str, term: bool = False) -> Words:
        if entry_id not in (self._terms if term else self._messages):
            self.add_resource(FluentResource(self._written[f"-{entry_id}" if term else entry_id]))
        return super()._lookup(entry_id, term)


@cache
def _bundle(language: str) -> Bundle:
    """All words of a language."""
    bundle = Bundle(language)
    for file in sorted(resources.files(__name__).joinpath(language).iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            bundle.add(file.read_text(encoding="utf-8"))
    return bundle


def words_of(language: str, game: str) -> str:
    """All words of a game as they are written: for a client that was built before the game came."""
    folder = resources.files(__name__).joinpath(language)
    names = sorted(file.name for file in folder.iterdir())
    own = [name for name in names if name in (f"{game}.ftl", f"web-{game}.ftl") or name.startswith(f"{game}-")]
    return "\n".join(folder.joinpath(name).read_text(encoding="utf-8") for name in own)


class Speaker:
    """Speaks one language. ``strict``: words that cannot be formatted raise instead of showing what is missing."""

    def __init__(self, language: str, strict: bool = False) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(language)
        self.language: Final = language
        self.strict: Final = strict

    def say(self, message: Message, names: Sequence[str] = ()) -> str:
        """A message in words. ``names`` are those of the players, by seat."""
        return self._forms(message, names)[""]

    def text(self, key: str, **args: Arg) -> str:
        """Words of the interface."""
        return self.say(Message(key, args))

    def has(self, key: str) -> bool:
        """Whether there are words for a key, be it only in English."""
        return _bundle(self.language).has_message(key) or _bundle(FALLBACK).has_message(key)

    def _forms(self, message: Message, names: Sequence[str]) -> dict[str, str]:
        """A message in its plain form (""), and in the others it has."""
        args = message.args
        if message.key == LITERAL_KEY:
            return {"": str(args["text"])}
        if message.key == SEAT_KEY:
            seat = args["n"]
            assert isinstance(seat, int)
            if seat < len(names):
                return {"": names[seat]}
            args = {"n": seat + 1}
        language = self._language_of(message.key)
        bundle = _bundle(language)
        words = bundle.get_message(message.key)
        given = self._variables(args, names)
        forms: dict[str, str] = {}
        for form, pattern in {"": words.value, **words.attributes}.items():
            if pattern is not None:
                said, errors = bundle.format_pattern(pattern, given)
                if errors and self.strict:
                    raise BrokenWords(message.key, language, errors)
                forms[form] = _with_minus(str(said), given)
        return forms

    def _language_of(self, key: str) -> str:
        for language in (self.language, FALLBACK):
            if _bundle(language).has_message(key):
                return language
        raise MissingWords(key)

    def _variables(self, args: dict[str, Arg], names: Sequence[str]) -> dict[str, str | int]:
        """What a message's patterns can use: its arguments, and the forms of those that are messages."""
        given: dict[str, str | int] = {}
        for name, value in args.items():
            if isinstance(value, int | str):
                given[name] = value
                continue
            parts = [self._forms(part, names) for part in (value if isinstance(value, list) else [value])]
            given[name] = self._list([part[""] for part in parts])
            for form in FORMS:
                given[f"{name}-{form}"] = self._list([part.get(form, part[""]) for part in parts])
        return given

    def _list(self, parts: list[str]) -> str:
        if len(parts) < 2:
            return "".join(parts)
        return self.text(LIST_KEY, before=", ".join(parts[:-1]), last=parts[-1])
