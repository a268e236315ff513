"""What the things of Village are called: messages for amounts, places and people."""

from typing import Final

from armorial.games.village.components import CUBES, GENERATION_OF, GOODS_AT, HOLDING_OF, Price
from armorial.games.village.reasons import REASONS
from armorial.games.village.state import MEMBER, PLACES, Village
from armorial.kernel.words import Message

DECLINE: Final = Message("village-decline")
THING_AT: Final = {holding: thing for thing, holding in HOLDING_OF.items()}


def amount(holding: int, n: int) -> Message:
    """A number of coins, sacks of grain, cubes of a colour or goods of a kind."""
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


def generation_of(index: int) -> int:
    """The generation, counted from 1, of the member at an index of a player's list."""
    return GENERATION_OF[index - MEMBER] + 1


def customer(s: Village, tile: int) -> Message:
    """A customer is named by what they ask for: "horse, plow (6 points)"."""
    asks = [
        amount(holding, n) if n > 1 else Message(f"village-one-{THING_AT[holding]}")
        for holding, n in s.parts.demands[tile].things
    ]
    named = asks[0]
    for more in asks[1:]:
        named = Message("village-and", {"first": named, "second": more})
    return Message("village-customer", {"asks": named, "points": s.parts.customer_points[tile]})
