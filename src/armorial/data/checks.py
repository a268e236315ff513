"""What the values of a component file may be: limits, names, lists.

What is wrong with a value is a message, so that it can be said in the reader's language.
"""

from collections.abc import Iterable
from typing import Any, Final, TypeVar

from armorial.kernel.words import Arg, Message

LONGEST_QUOTE: Final = 60
"""What a message quotes of somebody's file is cut short: it may be very long."""


def quoted(value: Any) -> str:
    """A value as it is written, or its beginning."""
    try:
        return shortened(repr(value))
    except ValueError:  # a number of thousands of figures, which was not written as a decimal one
        return "…"


def shortened(text: str) -> str:
    text = "".join(sign if sign.isprintable() else "\ufffd" for sign in text[: LONGEST_QUOTE + 1])
    return text if len(text) <= LONGEST_QUOTE else text[: LONGEST_QUOTE - 1] + "…"


def listed(names: Iterable[Any]) -> str:
    return ", ".join(map(str, names))


def unknown_name(name: Any, possible: Iterable[Any]) -> Message:
    return Message("components-unknown-name", {"name": shortened(str(name)), "names": listed(possible)})


def part_of_rules(*ids: str) -> Message:
    """Why nobody can replace a value."""
    return Message("components-part-of-rules", {"rules": listed(ids)})


def lacking(names: Iterable[str]) -> Message:
    return Message("components-lacks", {"names": listed(names)})


Span = tuple[int, int]
"""The lowest and the highest that is usual."""


class Check:
    """What a value may be. ``problem`` says what is wrong with it, or nothing.

    ``usual`` is the span in which a number is to be expected, where the game names one; elsewhere the values of other
    cards say it. A value beyond its span is odd, not wrong. ``optional`` is what a card may have or not. ``earlier`` is
    what earlier versions took, where it was more: games that they stored go on.
    """

    usual: Span | None
    optional: bool
    earlier: "Check | None"

    def __init__(self) -> None:
        self.usual, self.optional, self.earlier = None, False, None

    def problem(self, value: Any) -> Message | None:
        raise NotImplementedError


Some = TypeVar("Some", bound=Check)


def usually(low: int, high: int, check: Some) -> Some:
    """A check with the usual span of its numbers."""
    check.usual = (low, high)
    return check


def formerly(earlier: Check, check: Some) -> Some:
    """A check that is narrower than it was: stored games may have what they were made with."""
    check.earlier = earlier
    return check


def optional(check: Some) -> Some:
    """A check for what only some cards have: an owner may add it, or leave it empty."""
    check.optional = True
    return check


class Whole(Check):
    """A whole number within limits."""

    def __init__(self, least: int, most: int) -> None:
        super().__init__()
        self.least, self.most = least, most

    def problem(self, value: Any) -> Message | None:
        if not isinstance(value, int) or isinstance(value, bool):
            return Message("components-not-whole", {"value": quoted(value)})
        if not self.least <= value <= self.most:
            limits: dict[str, Arg] = {"least": self.least, "most": self.most}
            return Message("components-limits", {**limits, "value": quoted(value)})
        return None


class Flag(Check):
    """Something that is there or is not: a number would say nothing."""

    def problem(self, value: Any) -> Message | None:
        if value == 1 and not isinstance(value, bool):
            return None
        return Message("components-flag", {"value": quoted(value)})


class Amounts(Check):
    """A table from names to whole numbers: a price, a demand, a reward. ``every``: no name may be left out.

    ``special`` names have a check of their own. ``closed``: the names are those of the standard card, and an owner
    replaces numbers only.
    """

    def __init__(
        self,
        names: tuple[str, ...],
        most: int,
        *,
        every: bool = False,
        least: int | None = None,
        special: dict[str, Check] | None = None,
        closed: bool = False,
    ) -> None:
        super().__init__()
        self.names, self.every, self.closed = names, every, closed
        self.amount = Whole((0 if every else 1) if least is None else least, most)
        self.special = special or {}

    def part(self, name: str) -> Check:
        """What the amount of a name may be."""
        return self.special.get(name, self.amount)

    def problem(self, value: Any) -> Message | None:
        if not isinstance(value, dict):
            return Message("components-not-amounts", {"name": self.names[0], "value": quoted(value)})
        for name, amount in value.items():
            if name not in self.names:
                return unknown_name(name, self.names)
            trouble = self.part(name).problem(amount)
            if trouble:
                return Message("components-part", {"name": name, "problem": trouble})
        missing = [name for name in self.names if name not in value]
        if self.every and missing:
            return lacking(missing)
        return None if value or self.optional or not self.names else Message("components-empty")


class Listed(Check):
    """A list of values that are all alike, so many of them at least and at most.

    ``first`` is what the first of them is for, as owners count on the board: a track of points may begin at 0.
    """

    def __init__(self, part: Check, fewest: int, most: int, first: int = 1) -> None:
        super().__init__()
        self.part, self.fewest, self.most, self.first = part, fewest, most, first

    def problem(self, value: Any) -> Message | None:
        if not isinstance(value, list) or not self.fewest <= len(value) <= self.most:
            kind = "components-not-numbers" if isinstance(self.part, Whole) else "components-not-words"
            span = Message("components-size", {"least": self.fewest, "most": self.most})
            return Message(kind, {"size": span if self.fewest < self.most else self.most, "value": quoted(value)})
        return next((trouble for trouble in map(self.part.problem, value) if trouble), None)


def wholes(length: int, least: int, most: int, first: int = 1) -> Listed:
    """A list of whole numbers of a given length."""
    return Listed(Whole(least, most), length, length, first)


class Word(Check):
    """One word out of a set; numbers count as words where only some of them make sense."""

    def __init__(self, *words: str | int) -> None:
        super().__init__()
        self.words = words

    def problem(self, value: Any) -> Message | None:
        if value in self.words and not isinstance(value, bool):
            return None
        return Message("components-not-one-of", {"names": listed(self.words), "value": quoted(value)})


class Words(Check):
    """A list of different words out of a set."""

    def __init__(self, words: tuple[str, ...], length: int) -> None:
        super().__init__()
        self.words, self.length = words, length
        self.part = Word(*words)

    def problem(self, value: Any) -> Message | None:
        if not isinstance(value, list) or len(value) != self.length or len(set(map(str, value))) != self.length:
            return Message("components-not-names", {"n": self.length, "value": quoted(value)})
        for word in value:
            if word not in self.words:
                return unknown_name(word, self.words)
        return None
