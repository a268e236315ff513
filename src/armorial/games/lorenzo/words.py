"""What the things of Lorenzo are called: messages for amounts, cards, places and people."""

from collections.abc import Iterable, Sequence
from typing import Final

from armorial.games.lorenzo.components import (
    BONUS_TILES,
    CARDS,
    GAINS,
    HOLDINGS,
    LEADERS,
    MEMBERS,
    RESOURCES,
    SPACES,
    TILES,
    TYPES,
)
from armorial.kernel.words import Arg, Message

DECLINE: Final = Message("lorenzo-decline")
NOTHING: Final = Message("lorenzo-nothing")
CARD_NAMES: Final = tuple(Message(f"lorenzo-card-{name}") for name in CARDS)
SPACE_NAMES: Final = tuple(Message(f"lorenzo-space-{name.replace(':', '_')}") for name in SPACES)


def amount(holding: int, n: int) -> Message:
    """An amount of coins, wood, stone, servants, or points of a kind."""
    return Message(f"lorenzo-n-{HOLDINGS[holding]}", {"n": n})


def thing(name: str, n: int) -> Message:
    """The same by name; privileges too."""
    assert name in GAINS
    return Message(f"lorenzo-n-{name}", {"n": n})


def amounts(things: Iterable[tuple[int, int]]) -> list[Message]:
    """Everything gained or paid; nothing at all is said as such."""
    return [amount(holding, n) for holding, n in things if n] or [NOTHING]


def resources(price: Sequence[int]) -> list[Message]:
    """Coins, wood, stone and servants in their order."""
    return amounts((resource, n) for resource, n in enumerate(price[: len(RESOURCES)]))


def card(index: int) -> Message:
    return CARD_NAMES[index]


def leader(index: int) -> Message:
    return Message(f"lorenzo-leader-{LEADERS[index]}")


def tile(index: int) -> Message:
    return Message(f"lorenzo-tile-{TILES[index]}")


def bonus_tile(index: int) -> Message:
    return Message(f"lorenzo-bonus_tile-{BONUS_TILES[index]}")


def member(index: int) -> Message:
    return Message(f"lorenzo-member-{MEMBERS[index]}")


def type_(index: int) -> Message:
    return Message(f"lorenzo-type-{TYPES[index]}")


def value_words(value: int, there: int) -> Arg:
    """A value, and what becomes of it where something changes the action: "3 + 2 = 5". L-15"""
    if value == there:
        return value
    key = "lorenzo-sum" if there > value else "lorenzo-difference"
    return Message(key, {"n": signed(value), "by": abs(there - value), "total": signed(there)})


def signed(n: int) -> Arg:
    """A number, with a real minus sign if it is negative."""
    return n if n >= 0 else f"−{-n}"


def space(index: int) -> Message:
    return SPACE_NAMES[index]
