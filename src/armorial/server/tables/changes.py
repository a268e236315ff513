"""Which numbers of a table differ from the standard file, in words.

A value is known by its path in the component file (``workshop.smithy.price``). What it belongs to is called by the
name that the game has for it, what it says by a word of ``numbers.ftl``. What nobody has given a word stands there as
in the file.
"""

from typing import Any, Final

from armorial.games import game_module
from armorial.server.messages import NumberChange, NumbersInfo
from armorial.server.tables.table import Table
from armorial.text import Speaker

NAMED: Final = ("card", "place", "space")
"""What games call many of their things, besides the name of the section they stand in."""


def numbers_info(table: Table, language: str) -> NumbersInfo:
    words = NumberWords(table.game, language)
    changes = [
        NumberChange(what=words.what(path), here=words.value(here), standard=words.value(standard))
        for path, here, standard in changed(table.game, table.components)
    ]
    return NumbersInfo(numbers=table.numbers, changes=changes)


def changed(game: str, components: dict[str, Any] | None) -> list[tuple[str, Any, Any]]:
    """The paths at which values differ, with the value here and the standard one; None where there is none."""
    if components is None:
        return []
    module = game_module(game)
    here, standard = (
        {path: value for path, value, _ in module.components(source).rows()} for source in (components, None)
    )
    paths = dict.fromkeys([*standard, *here])
    return [(path, here.get(path), standard.get(path)) for path in paths if here.get(path) != standard.get(path)]


class NumberWords:
    """Says the numbers of a game in a language."""

    def __init__(self, game: str, language: str) -> None:
        self._game = game
        self._speaker = Speaker(language)

    def what(self, path: str) -> str:
        """What a value is, such as "Smithy: price"."""
        *owner, last = path.split(".")
        if not owner:
            return self._first(f"number-{last}") or last
        if last.isdigit():
            return self._numbered(self._section(owner[0]), last)
        word = self._first(f"number-{self._game}-{owner[0]}-{last}", f"number-{last}") or last
        return self._speaker.text("number-of", thing=self._owner(owner), what=word)

    def _owner(self, owner: list[str]) -> str:
        section, *names = owner
        if not names:
            return self._section(section)
        name, *rest = names
        if name.isdigit():
            thing = self._numbered(self._section(section), name)
        else:
            thing = self._name(section, name) or f"{section} {name}"
        return self._numbered(thing, rest[-1]) if rest else thing  # such as the second exchange of a building

    def _section(self, section: str) -> str:
        return self._first(f"number-in-{self._game}-{section}", f"number-in-{section}") or section

    def _numbered(self, thing: str, number: str) -> str:
        return self._speaker.text("number-which", thing=thing, n=int(number))

    def _name(self, section: str, name: str) -> str | None:
        kinds = [f"{self._game}-{kind}-{name}" for kind in (section, *NAMED)]
        return self._first(*kinds, f"{self._game}-place-{section}_{name}", f"number-{name}")

    def value(self, value: Any) -> str:
        """A number, a word, a list, or amounts of things."""
        if isinstance(value, dict):
            parts = [self._amount(name, n) for name, n in value.items()]
        elif isinstance(value, list):
            parts = [self.value(part) for part in value]
        elif isinstance(value, str):
            parts = [self._name("colour", value) or value]
        else:
            parts = [] if value is None else [str(value).replace("-", "−")]
        return ", ".join(parts) or self._speaker.text("number-none")

    def _amount(self, name: str, n: Any) -> str:
        counted = f"{self._game}-n-{name}"
        if isinstance(n, int) and self._speaker.has(counted):
            return self._speaker.text(counted, n=n)
        word = self._name("effect", name) or name.replace("_", " ")
        return self._speaker.text("number-of", thing=word, what=self.value(n))

    def _first(self, *keys: str) -> str | None:
        """The first of these messages that there are words for."""
        return next((self._speaker.text(key) for key in keys if self._speaker.has(key)), None)
