"""The span in which a number is to be expected: an owner who types another one is asked whether it is right.

Where many cards have the same kind of number, they say it themselves: the points of customers are from 2 to 6. Where
there are few, or one, the game names the span beside the limits (``usually`` in its ``components.py``).
"""

from typing import Final

from armorial.box.values import part_of, parts_of
from armorial.data.checks import Check, Flag, Span, Whole, Word
from armorial.data.reader import Components, check_for, pattern_for

FAMILY: Final = 5
"""So many numbers of one kind say what is usual."""


class Spans:
    """The spans of all numbers of a game."""

    def __init__(self, standard: Components) -> None:
        self._schema = standard.schema
        self._families: dict[tuple[str, str | None], list[int]] = {}
        for row, value, _ in standard.rows():
            pattern = pattern_for(row, self._schema) or row
            for part in parts_of(value):
                number = part_of(value, part)
                if isinstance(number, int):
                    self._families.setdefault((pattern, part), []).append(number)
                    self._families.setdefault((pattern, None), []).append(number)

    def of(self, row: str, part: str, check: Check) -> Span | None:
        """The span of a number; None of what is no number."""
        if isinstance(check, Word | Flag):
            return None
        assert isinstance(check, Whole)
        limits = (check.least, check.most)
        named = self.named(row, check)
        return _within(limits, named or self.family(row, part) or limits)

    def named(self, row: str, check: Check) -> Span | None:
        """The span that the game names."""
        whole = check_for(row, self._schema)
        return check.usual or (None if whole is None else whole.usual)

    def family(self, row: str, part: str) -> Span | None:
        """The span of all numbers of this kind, if there are enough of them."""
        pattern = pattern_for(row, self._schema) or row
        for key in ((pattern, part), (pattern, None)):
            found = self._families.get(key, [])
            if len(found) >= FAMILY:
                low, high = min(found), max(found)
                return (low - 1, high + 1) if low == high else (low, high)
        return None


def _within(limits: Span, span: Span) -> Span:
    return max(limits[0], span[0]), min(limits[1], span[1])
