"""The houses that players sit under: a colour, a charge and a hatching each. A person keeps theirs in a rematch."""

from typing import Final, get_args

from armorial.table.messages import House

HOUSES: Final[tuple[House, ...]] = get_args(House)
SEATED: Final[dict[str, tuple[House, ...]]] = {"legacy": ("azure", "argent", "tenne", "purpure")}
"""Games whose boards have colours of their own."""


def houses_of(game: str) -> tuple[House, ...]:
    """The houses of a game's seats, in order."""
    return SEATED.get(game, HOUSES)


def house_at(game: str, seat: int) -> House:
    """The house of a seat, unless whoever sits there brought another."""
    order = houses_of(game)
    return order[seat % len(order)]
