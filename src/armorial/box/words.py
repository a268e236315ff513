"""The numbers of a game in words.

A value is known by its path in the component file (``workshop.smithy.price``). What it belongs to is called by the
name that the game has for it, what it says by a word of ``numbers.ftl``. What nobody has given a word stands there as
in the file.
"""

import re
from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from armorial.box.sheet import NONE, Field
from armorial.data.checks import Amounts, Listed
from armorial.games import game_module
from armorial.kernel.effects import Op
from armorial.kernel.words import Arg
from armorial.text import BrokenWords, Speaker

NAMED: Final = ("card", "tile", "place", "space", "nation", "profession", "friend")
"""What games call many of their things, besides the name of the section they stand in."""


def effects_of(game: str) -> Mapping[str, Op[Any]]:
    """The effects that cards of a game may have, by their names in its file, if the game is made of such."""
    name = f"armorial.games.{game}.effects"
    return getattr(import_module(name), "OPS", {}) if find_spec(name) else {}


class NumberWords:
    """Says the numbers of a game in a language."""

    def __init__(self, game: str, language: str) -> None:
        self._game = game
        self._speaker = Speaker(language, strict=True)
        self._effects = effects_of(game)

    def what(self, path: str) -> str:
        """What a value is, such as "Smithy: price"."""
        return _capital(self._what(path))

    def parts(self, path: str) -> tuple[str, str]:
        """The card or place that a value is of, and what it is of that; no card where the value is all there is."""
        *owner, last = path.split(".")
        if not owner or last.isdigit():
            return "", self.what(path)
        return _capital(self._owner(owner)), self._of(owner[0], last)

    # -- one by one ---------------------------------------------------------------------------------------------

    def thing(self, thing: str) -> str:
        """What a card or place is called."""
        return _capital(self._owner(thing.split(".")))

    def group(self, section: str) -> str:
        """What cards or places of one kind are called together."""
        return self._first(f"number-all-{self._game}-{section}", f"number-all-{section}") or _capital(
            self._section(section)
        )

    def number(self, own: Field) -> str:
        """What a number is on its card, such as "price: orange"."""
        section = own.place.row.split(".")[0]
        inner = own.place.row.removeprefix(own.thing).strip(".")
        names = [name for name in inner.split(".") if name]
        word = self._key(section, names)
        if not own.place.part:
            return word
        if own.place.part.isdecimal() and not isinstance(own.whole, Amounts):
            begins = own.whole.first if isinstance(own.whole, Listed) else 1
            return self._numbered(word, str(int(own.place.part) - 1 + begins))
        return self._speaker.text("numbers-of", thing=word, what=self._part(own))

    def full_name(self, own: Field) -> str:
        """The card and the number, such as "Smithy: price: orange"."""
        return f"{self.thing(own.thing)}: {self.number(own)}"

    def _key(self, section: str, names: list[str]) -> str:
        """What a value of a thing is: its own word, with the number of the table it stands in, if there are several."""
        last = names[-1]
        word = self._of(section, last)
        if last.isdecimal():
            word = self._nth(section, last)
        return self._numbered(word, names[-2]) if len(names) > 2 and names[-2].isdecimal() else word

    def _part(self, own: Field) -> str:
        """One of several amounts: the thing, or what an effect does with its number."""
        name = own.place.part
        known = self._first(f"number-part-{name}") or self._known(name)
        if known is not None:
            return known
        usual = own.standard if isinstance(own.standard, int) else own.span[0] if own.span else 1
        return self._amount(name, usual)

    def choice(self, word: str | int) -> str:
        """A word that a card may have."""
        return self.value(word)

    def said(self, own: Field, value: Any) -> str:
        """A number, or that the card does not have it."""
        return self._speaker.text("numbers-none") if value in (None, NONE) else self.value(value)

    def who(self, confidence: str, *, owner: bool = False) -> str:
        """Who says that a number is so."""
        return self._speaker.text(f"number-says-{'owner' if owner else confidence}")

    def _what(self, path: str) -> str:
        *owner, last = path.split(".")
        if not owner:
            return self._word(last)
        if last.isdigit():
            return self._nth(owner[0], last)
        return self._speaker.text("numbers-of", thing=self._owner(owner), what=self._of(owner[0], last))

    def _of(self, section: str, last: str) -> str:
        return self._first(f"number-{self._game}-{section}-{last}", f"number-{last}") or self._word(last)

    def _owner(self, owner: list[str]) -> str:
        section, *names = owner
        if not names:
            return self._section(section)
        name, *rest = names
        thing = self._name(section, name)
        if thing is None and name.isdigit():
            thing = self._nth(section, name)
        elif thing is None:
            thing = self._nameless(section, name)
        return self._numbered(thing, rest[-1]) if rest else thing  # such as the second exchange of a building

    def _nameless(self, section: str, name: str) -> str:
        """What has no name is known by what it is made of (``horse_plow``), else by its place in the file."""
        known = self._first(f"number-named-{section}-{name}") or self._known(name)
        if known is not None:
            return f"{self._section(section)} ({known})"
        number = list(game_module(self._game).components().values[section]).index(name) + 1
        return self._nth(section, str(number))

    def _section(self, section: str) -> str:
        return self._first(f"number-in-{self._game}-{section}", f"number-in-{section}") or section

    def _nth(self, section: str, number: str) -> str:
        """One of the numbered parts of a section, such as the set-up for 3 players."""
        said = self._said(f"number-n-{section}", n=int(number))
        return said or self._numbered(self._section(section), number)

    def _numbered(self, thing: str, number: str) -> str:
        return self._speaker.text("numbers-which", thing=thing, n=int(number))

    def _name(self, section: str, name: str) -> str | None:
        """What the game calls a thing."""
        return self._first(
            *(f"{self._game}-{kind}-{name}" for kind in (section, *NAMED)), f"{self._game}-place-{section}_{name}"
        )

    def _word(self, word: str) -> str:
        """A word of the file, or as it stands there."""
        return self._known(word) or word.replace("_", " ")

    def _known(self, word: str) -> str | None:
        """A word of the file as a whole, or piece by piece (``horse_plow``)."""
        plain = word.replace(":", "_")
        known = self._first(f"colour-{plain}", f"number-{plain}") or self._name("section", plain)
        if known is not None:
            return known
        thing, _, number = plain.rpartition("_")
        if number.isdigit():
            return self._numbered(self._word(thing), number)
        pieces = [self._piece(*piece) for piece in re.findall(r"(?:(\d+)_)?([^_]+)", plain)]
        return ", ".join(piece for piece in pieces if piece) if all(pieces) else None

    def _piece(self, number: str, word: str) -> str | None:
        """Part of a name that is made of several: a thing, or so many of it."""
        if number:
            return self._said(f"{self._game}-n-{word}", n=int(number))
        return self._first(f"number-{word}") or self._name("section", word)

    def value(self, value: Any) -> str:
        """A number, a word, a list, or amounts of things."""
        if isinstance(value, dict):
            parts = [self._amount(name, n) for name, n in value.items()]
        elif isinstance(value, list):
            parts = [self.value(part) for part in value]
        elif isinstance(value, str):
            parts = [self._word(value)]
        else:
            parts = [] if value is None else [str(value).replace("-", "−")]
        return ", ".join(parts) or self._speaker.text("numbers-none")

    def _amount(self, name: str, n: Any) -> str:
        if isinstance(n, int):
            said = self._said(f"{self._game}-n-{name}", n=n) or self._said(f"{self._game}-lasting-{name}", n=n)
            if said is None and name in self._effects:
                said = self._speaker.say(self._effects[name].say(n))
            if said is not None:
                return said
        thing = self._first(f"number-part-{name}") or self._word(name)
        return self._speaker.text("numbers-of", thing=thing, what=self.value(n))

    def _first(self, *keys: str) -> str | None:
        """The first of these messages that can be said as it is."""
        return next((said for key in keys if (said := self._said(key))), None)

    def _said(self, key: str, **args: Arg) -> str | None:
        """A message, if there are words for it and nothing else is needed to say it."""
        try:
            return self._speaker.text(key, **args) if self._speaker.has(key) else None
        except BrokenWords:
            return None


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
