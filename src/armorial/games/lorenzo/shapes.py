"""The shape of what is shown: what view.py makes, and what the server describes to its clients.

A file of its own that is never compiled: a compiled ``TypedDict`` forgets its fields.
"""

from typing import TypedDict


class StandingView(TypedDict):
    """A member on a space."""

    seat: int
    member: str


class TileView(TypedDict):
    """The excommunication tile of a period, the faith its report asks for, and the seats that have it."""

    tile: str | None
    faith: int
    seats: list[int]


class MemberView(TypedDict):
    """A member: where it is (a space, "home" or "passed"), and its value now, without servants and actions' bonuses."""

    place: str
    value: int


class PlayedView(TypedDict):
    """A leader in play. ``used``: face down for this round. ``copies``: whose ability it has."""

    leader: str
    used: bool
    copies: str | None


class ProductionView(TypedDict):
    """A production in which exchanges are being chosen: what is paid is gone, what is gained comes at its end."""

    seat: int
    value: int
    uses: list[str]
    """The exchanges that have been paid: "<building>:<1|2>"."""


class ReachView(TypedDict):
    """What an amount of servants makes a harvest or production reach."""

    servants: int
    value: int
    tile: bool
    """Whether the bonus tile works."""
    cards: list[str]
    exchanges: int
    """How many of the cards offer an exchange."""


class AskedView(TypedDict):
    """What the open question is about: the member or the space that was picked, the action and its value."""

    member: str | None
    space: str | None
    area: str | None
    value: int | None
    reaches: list[ReachView]
    """For the servants of a harvest or production: each amount that may be spent."""


class PlayerView(TypedDict):
    """A player. ``hand`` and ``packet`` are None where they may not be seen."""

    coins: int
    wood: int
    stone: int
    servants: int
    military: int
    faith: int
    vp: int
    members: dict[str, MemberView]
    named: str | None
    """The member that has Federico da Montefeltro's value this round."""
    cards: dict[str, list[str]]
    """By type, in the order in which they were taken."""
    bonus_tile: str | None
    excommunicated: list[int]
    """Periods, from 1."""
    played: list[PlayedView]
    discarded: list[str]
    hand_count: int
    hand: list[str] | None
    packet_count: int
    packet: list[str] | None
    score: dict[str, int]


class LorenzoView(TypedDict):
    """What may be seen of a position."""

    seats: int
    leaders: bool
    individual: bool
    over: bool
    round: int
    rounds: int
    period: int
    order: list[int]
    turn: int | None
    """Who is asked now; None when chance is, and before the first round."""
    dice: dict[str, int | None]
    towers: dict[str, list[str | None]]
    """The cards on the floors of each tower, bottom up."""
    spaces: dict[str, list[StandingView]]
    """The members on every space, in the order in which they came."""
    fees: list[str]
    """The towers in which whoever looks pays the fee for an occupied tower."""
    closed: list[str]
    council: list[int]
    """The next turn order as it is now: seats in the council in order of arrival, then the others."""
    excommunications: list[TileView]
    free_tiles: list[str]
    """Individual bonus tiles that nobody has chosen."""
    production: ProductionView | None
    asked: AskedView | None
    players: list[PlayerView]
