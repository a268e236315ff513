"""The written rules with the numbers of a table.

A number of the rules that is printed in the box is marked with its path in the component file, in every language::

    A plague cube costs <data value="farm.plague_time">2</data> time.

Some are made of others: ``2*farm.life_track``, ``setup.2.stalls+market.queue``, ``sum:setup.2.board``. Where a table
has another number, the text says it beside the standard one. ``at:`` marks the place at which to tell what differs
about cards, places or numbers that have no figure there: ``at:chamber.1``. A card or place that has a row of its own
in a table, or a rule of its own, and is called by its name, need not be marked.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from html import escape
from typing import Any, Final

from armorial.box.sheet import Sheet, sheet_of
from armorial.box.values import part_of
from armorial.box.words import NumberWords
from armorial.games import game_module
from armorial.table.words import speaker_of

MARK: Final = re.compile(r'<data value="([^"]+)">(.*?)</data>')
_TERM: Final = re.compile(r"([+-]?)(?:(\d+)\*)?(sum:)?([\w.]+)")
_ROW: Final = re.compile(r"\| *([^|]*?) *\|")
_TITLE: Final = re.compile(r'<a id="[A-Z]-\d+"></a>\*\*[A-Z]-\d+ (.+?)\.\*\*')
_BRACKETS: Final = re.compile(r"\(.*?\)")
_EXAMPLE: Final = re.compile(r'<a id="[A-Z]-E\d+"></a>')
AT: Final = "at:"
_ANCHOR: Final = re.compile(r'<a id="[\w-]+"></a>|#')
Values = Mapping[str, Any]
"""The values of a component file by their paths."""


def without_marks(text: str) -> str:
    """The rules as they are printed, with the standard numbers."""
    return MARK.sub(r"\2", text)


def with_numbers(text: str, game: str, components: dict[str, Any] | None, language: str) -> str:
    """The rules for a table: what differs there is said beside the standard numbers."""
    return without_marks(text) if components is None else _Rewriter(game, components, language).rewritten(text)


def paths_of(mark: str) -> list[str]:
    """The paths that a mark names; of sums and products those that they are made of."""
    if mark.startswith(AT):
        return mark.removeprefix(AT).split()
    return [path for _, _, _, path in _TERM.findall(mark) if not path.isdecimal()]


def value_of(mark: str, values: Values) -> Any:
    """What a mark comes to. One path alone may have a value of several parts."""
    if mark in values:
        return values[mark]
    total = 0
    for sign, times, summed, path in _TERM.findall(mark):
        found: Any = int(path) if path.isdecimal() else _at(path, values)
        if summed:
            found = sum(found.values() if isinstance(found, dict) else found)
        total += (-1 if sign == "-" else 1) * int(times or 1) * (found or 0)
    return total


def _at(path: str, values: Values) -> Any:
    """A value, or a part of one; nothing where the card does not have it."""
    if path in values:
        return values[path]
    row, _, part = path.rpartition(".")
    return part_of(values[row], part) if row in values else None


def values_of(game: str, components: dict[str, Any] | None) -> dict[str, Any]:
    return {path: value for path, value, _ in game_module(game).components(components).rows()}


class Called:
    """What cards and places are called in a language, as rows of tables and rules call them."""

    def __init__(self, sheet: Sheet, words: NumberWords, things: Iterator[str] | None = None) -> None:
        self._things: dict[str, list[str]] = {}
        for thing in things or (thing.id for thing in sheet.things):
            for name in _names(words.thing(thing)):
                self._things.setdefault(name, []).append(thing)

    def of_line(self, line: str) -> list[str]:
        """The things that a row of a table, or a rule, is about by its name."""
        row = _ROW.match(line)
        found = row or _TITLE.match(line)
        if found is None:
            return []
        name = without_marks(found[1]).strip().lower()
        things = self._things.get(name) or self._things.get(_BRACKETS.sub("", name).strip(), [])
        return [thing for thing in things if row is None or "." in thing]  # a part of the board is in many tables


def _names(thing: str) -> list[str]:
    """What has no name, such as "Customer (horse, plow)", is called by what stands in brackets."""
    inner = re.search(r"\((.*)\)$", thing)
    return [thing.lower(), *([inner[1].lower()] if inner else [])]


class _Rewriter:
    """Puts the numbers of a table into the rules."""

    def __init__(self, game: str, components: dict[str, Any], language: str) -> None:
        self._words = NumberWords(game, language)
        self._speaker = speaker_of(language)
        self._here, self._standard = values_of(game, components), values_of(game, None)
        self._sheet = sheet = sheet_of(game)
        self._changed: dict[str, list[str]] = {}
        for path in dict.fromkeys([*self._standard, *self._here]):
            if self._here.get(path) != self._standard.get(path):
                self._changed.setdefault(sheet.thing_of(path), []).append(path)
        self._called = Called(sheet, self._words, iter(self._changed))

    def rewritten(self, text: str) -> str:
        lines: list[str] = []
        example = told = False
        for line in text.split("\n"):
            if _ANCHOR.match(line):
                example = _EXAMPLE.match(line) is not None
            if example and not told:
                told = True
                lines += [self._note(self._speaker.text("rules-examples-standard")), ""]
            lines.append(without_marks(line) if example else self._line(line))
        return "\n".join(lines)

    def _line(self, line: str) -> str:
        """A row of a table says what differs in the cell that is about it, a rule at its end."""
        row = _ROW.match(line)
        notes = [told] if (told := self._told(self._called.of_line(line))) else []

        def marked(found: re.Match[str]) -> str:
            mark, said = found[1], found[2]
            if not mark.startswith(AT):
                return self._number(mark, said)
            told = self._told(paths_of(mark))
            if row is not None:
                return said + told
            notes.append(told)
            return said

        if row is not None and notes:
            line = f"| {row[1]}{notes.pop()} |{line[row.end() :]}"
        return MARK.sub(marked, line) + "".join(notes)

    def _number(self, mark: str, said: str) -> str:
        here, standard = value_of(mark, self._here), value_of(mark, self._standard)
        return said if here == standard else f"<s>{said}</s> <ins>{escape(self._words.value(here))}</ins>"

    def _told(self, paths: Iterable[str]) -> str:
        """What is printed at this table, where it differs, of things, values or single numbers."""
        said = [words for path in paths for words in self._differences(path)]
        return self._note(self._speaker.text("rules-at-table", what="; ".join(said))) if said else ""

    def _differences(self, path: str) -> Iterator[str]:
        if path in self._changed:
            for row in self._changed[path]:
                yield self._said(self._words.parts(row)[1], self._here.get(row))
        elif _at(path, self._here) != _at(path, self._standard):
            whole = path in self._standard
            what = self._words.what(path) if whole else self._words.full_name(self._sheet.field(path))
            yield self._said(what, _at(path, self._here))

    def _said(self, what: str, value: Any) -> str:
        return self._speaker.text("numbers-of", thing=what, what=self._words.value(value))

    @staticmethod
    def _note(words: str) -> str:
        return f' <ins class="at-table">{escape(words)}</ins>'
