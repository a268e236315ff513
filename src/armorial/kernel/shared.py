"""Numbers that copies of a position share: tuples, which are replaced when something in them changes."""

from typing import TypeVar

T = TypeVar("T")


def replaced(row: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    """The same, but for one."""
    changed = list(row)
    changed[at] = item
    return tuple(changed)


def added(numbers: tuple[int, ...], at: int, n: int) -> tuple[int, ...]:
    """The same numbers, but for one that is so much more."""
    return replaced(numbers, at, numbers[at] + n)


def without_card(pile: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The same without a card; a ValueError if it is not there."""
    at = pile.index(card)
    return pile[:at] + pile[at + 1 :]
