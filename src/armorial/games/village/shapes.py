"""The shape of what is shown: what view.py makes, and what the server describes to its clients.

A file of its own that is never compiled: a compiled ``TypedDict`` forgets its fields.
"""

from typing import TypedDict


class CustomerView(TypedDict):
    """A customer: what it asks for, by name of good or grain, and what it pays at the end."""

    id: str
    demand: dict[str, int]
    points: int


class HoldingsView(TypedDict):
    """What a player has, or what lies in the supply."""

    coins: int
    grain: int
    cubes: dict[str, int]
    goods: dict[str, int]


class PlayerView(HoldingsView):
    """A player. ``customers`` is None where their faces may not be seen, and ``score`` then lacks that part."""

    time: int
    prestige: int
    cities: list[str]
    members: dict[str, str]
    """Where each member is, by name: the generation and a letter."""
    customer_count: int
    customers: list[CustomerView] | None
    score: dict[str, int]


class VillageView(TypedDict):
    """What may be seen of a position."""

    seats: int
    round: int
    first: int
    turn: int
    token: int | None
    """Who holds the next-first-player token; None while it lies in the council."""
    last_turns: int | None
    """How many last turns are still to come once the end is triggered."""
    over: bool
    spaces: dict[str, dict[str, int]]
    """Cubes on the action spaces, by space and colour (plague included)."""
    supply: HoldingsView
    plague_in_supply: int
    green_bag: dict[str, int]
    monks: int
    stalls: list[CustomerView | None]
    queue: list[CustomerView]
    pile: int
    chronicle_free: dict[str, int]
    graves_free: int
    life_track: int
    players: list[PlayerView]
