"""Everything that an owner can fill in: the cards and places of a game, each with its numbers.

A component file has values: a number, a price, a row of points. An owner reads single numbers, so each has a path of
its own: ``workshop.smithy.price.orange`` is one of a price, ``score.cities.3`` the third of a row. A card, a place or a
part of the board that has numbers is a *thing*.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final, Literal

from armorial.box.spans import Spans
from armorial.box.values import Value, part_of, parts_of
from armorial.data.checks import Amounts, Check, Flag, Listed, Span, Whole, Word, Words
from armorial.data.reader import Components, check_for, pattern_for
from armorial.games import game_module

NONE: Final = "none"
"""What is not on the owner's card, though it is on the standard one."""
Kind = Literal["number", "word", "flag"]


class UnknownNumber(ValueError):
    """A path that no number of the game has."""


@dataclass(frozen=True)
class Place:
    """Where a number stands: the path of its value, and which part of it, if it has parts."""

    row: str
    part: str
    """A name of an amount, the place in a list from 1, or nothing."""

    @property
    def path(self) -> str:
        return f"{self.row}.{self.part}" if self.part else self.row


@dataclass(frozen=True)
class Field:
    """A number that an owner can fill in."""

    place: Place
    thing: str
    check: Check
    whole: Check
    """What the value may be that it is a part of."""
    standard: Value | None
    """None if the standard card does not have it."""
    confidence: str
    span: Span | None
    """From the lowest to the highest that is usual; None of words."""

    @property
    def path(self) -> str:
        return self.place.path

    @property
    def kind(self) -> Kind:
        return "flag" if isinstance(self.check, Flag) else "word" if isinstance(self.check, Word) else "number"

    @property
    def limits(self) -> Span | None:
        """What is possible at all."""
        return (self.check.least, self.check.most) if isinstance(self.check, Whole) else None

    @property
    def may_be_none(self) -> bool:
        """Whether a card may be without it."""
        if isinstance(self.whole, Amounts):
            return bool(self.place.part) and not self.whole.every and not self.whole.closed
        return isinstance(self.whole, Listed) and self.whole.fewest < self.whole.most

    def tidy(self, value: Value) -> Value:
        """A card that costs nothing of something does not name it."""
        nothing = value == 0 and isinstance(self.check, Whole) and self.check.least > 0
        return NONE if self.may_be_none and nothing else value

    def odd(self, value: Value) -> bool:
        """Whether a number is possible, but hardly to be expected."""
        return isinstance(value, int) and self.span is not None and not self.span[0] <= value <= self.span[1]


@dataclass(frozen=True)
class Thing:
    """A card, a place or a part of the board with its numbers."""

    id: str
    section: str
    fields: tuple[Field, ...]


class Sheet:
    """All numbers of a game that an owner can fill in, in the order of its file."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.standard: Components = game_module(game).components()
        self.rows = {path: (value, confidence) for path, value, confidence in self.standard.rows()}
        self.spans = Spans(self.standard)
        fields = [field for row in self.rows for field in self._of_row(row)]
        self.fields: dict[str, Field] = {field.path: field for field in fields}
        by_thing: dict[str, list[Field]] = {}
        for field in fields:
            by_thing.setdefault(field.thing, []).append(field)
        self.things = [Thing(thing, thing.split(".")[0], tuple(own)) for thing, own in by_thing.items()]

    def field(self, path: str) -> Field:
        """The number of a path, also one that the standard card does not have."""
        if path in self.fields:
            return self.fields[path]
        for row, part in ((path, ""), path.rpartition(".")[::2]):
            check = check_for(row, self.standard.schema)
            if check is not None and self._may_be_here(row, check) and self._part(check, part) is not None:
                return self._field(row, part, check)
        raise UnknownNumber(path)

    def extras(self, section: str) -> list[str]:
        """What else a thing of a section might have: the ends of the paths (``price.wood``)."""
        found: dict[str, None] = {}
        for pattern, check in self.standard.schema.items():
            first, *rest = pattern.split(".")
            if first != section or rest[:1] != ["*"] or "*" in rest[1:] or self._is_fixed(pattern):
                continue
            if isinstance(check, Amounts) and not check.closed and not check.every:
                found.update(dict.fromkeys(f"{'.'.join(rest[1:])}.{name}" for name in check.names))
            elif isinstance(check, Listed) and check.fewest < check.most:
                found.update(dict.fromkeys(f"{'.'.join(rest[1:])}.{place + 1}" for place in range(check.most)))
            elif check.optional:
                found[".".join(rest[1:])] = None
        return list(found)

    def _is_fixed(self, row: str) -> bool:
        return pattern_for(row, self.standard.fixed) is not None

    def first(self, things: list[str], end: str) -> Field | None:
        """The number that the first of these things has, or may have, there."""
        for thing in things:
            try:
                return self.field(f"{thing}.{end}")
            except UnknownNumber:
                continue
        return None

    def _may_be_here(self, row: str, check: Check) -> bool:
        """Whether a thing that is in the game has, or may have, this value."""
        if self._is_fixed(row):
            return False
        return row in self.rows or (check.optional and self.thing_of(row) in {thing.id for thing in self.things})

    def _of_row(self, row: str) -> Iterator[Field]:
        check = check_for(row, self.standard.schema)
        assert check is not None
        if not self._is_fixed(row):
            for part in parts_of(self.rows[row][0]):
                yield self._field(row, part, check)

    def _field(self, row: str, part: str, check: Check) -> Field:
        value, confidence = self.rows.get(row, (None, "reconstructed"))
        own = self._part(check, part)
        assert own is not None
        span = self.spans.of(row, part, own)
        standard = part_of(value, part) if value is not None else None
        return Field(Place(row, part), self.thing_of(row), own, check, standard, confidence, span)

    @staticmethod
    def _part(check: Check, part: str) -> Check | None:
        """What a part of a value may be; nothing if there is no such part."""
        if isinstance(check, Amounts):
            return check.part(part) if part in check.names else None
        if isinstance(check, Listed | Words):
            most = check.most if isinstance(check, Listed) else check.length
            return check.part if part.isdecimal() and 1 <= int(part) <= most else None
        return None if part else check

    def thing_of(self, row: str) -> str:
        """The thing that a value belongs to: what has a table of its own in its section, else the section."""
        section, _, rest = row.partition(".")
        name = rest.split(".")[0]
        single = check_for(f"{section}.{name}", self.standard.schema) is not None
        return section if single or not rest else f"{section}.{name}"


@cache
def sheet_of(game: str) -> Sheet:
    return Sheet(game)
