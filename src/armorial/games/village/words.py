"""What the things of Village are called: messages for amounts, places and people."""

from typing import Final

from armorial.games.village.components import CUBES, GENERATION_OF, GOODS_AT, Parts, Price
from armorial.games.village.reasons import REASONS
from armorial.games.village.state import MEMBER, PLACES
from armorial.kernel.words import Arg, Message

DECLINE: Final = Message("village-decline")


def amount(holding: int, n: int) -> Message:
    """So many coins, sacks of grain, cubes of a colour or goods of a kind."""
    return Message(REASONS.things[holding], {"n": n})


def good(index: int, n: int = 1) -> Message:
    return amount(GOODS_AT + index, n)


def cube(colour: int, n: int = 1) -> Message:
    return amount(CUBES + colour, n)


def hours(n: int) -> Message:
    return Message("village-n-time", {"n": n})


def price_words(price: Price) -> list[Message]:
    """Everything a price asks for; nothing at all is said as such."""
    words = [cube(colour, n) for colour, n in enumerate(price.cubes) if n]
    words += [amount(holding, n) for holding, n in price.things]
    if price.time:
        words.append(hours(price.time))
    return words or [Message("village-nothing")]


def place(index: int) -> Message:
    return Message(f"village-place-{PLACES[index]}")


def member(generation: int) -> Message:
    """Somebody of a generation; generations are counted from 0 inside and from 1 outside."""
    return Message("village-member", {"generation": generation + 1})


def member_by_index(index: int) -> Message:
    """The member at an index of a player's list."""
    return member(GENERATION_OF[index - MEMBER])


def customer(parts: Parts, tile: int) -> Message:
    asks: Arg = price_words(parts.demands[tile])
    return Message("village-customer", {"asks": asks, "points": parts.customer_points[tile]})
