"""The shape of what is shown: what view.py makes, and what the server describes to its clients.

A file of its own that is never compiled: a compiled ``TypedDict`` forgets its fields.
"""

from typing import TypedDict


class DieView(TypedDict):
    """A die: its token is ``die:<district>:<colour>:<value>``."""

    district: str
    colour: str
    value: int


class GroupDieView(DieView):
    """A die of the open group: what the player would pay for it."""

    price: int


class GroupView(TypedDict):
    """The group that a player has picked so far."""

    seat: int
    dice: list[GroupDieView]
    cube: str | None
    """The delayed card whose cube changes the group."""
    colour: str | None
    """What it counts as: a colour or ``mixed``; None without dice."""
    values: list[int]
    """What the dice count with the cube: one die may have become several."""
    builds: list[list[int]]
    """Column and level of each cube that it would build in the cathedral; none if it cannot."""
    total: int
    price: int
    next_price: int | None
    """What each foreign die would cost in a group larger by one; None if it cannot grow."""


class DefenceView(TypedDict):
    """What a player has chosen against black dice so far."""

    seat: int
    black: list[int]
    """The black dice they face, the highest first."""
    need: int
    dice: list[DieView]
    total: int


class CardView(TypedDict):
    """An activity card on the board; what is printed on it is in the component file."""

    id: str
    places: list[int | None]
    """Who stands on each place that scores."""
    picture: list[int]
    cubes: dict[str, int]
    """Cubes of a delayed card by seat (``"0"``), where there are any."""


class EventView(TypedDict):
    """An event of the row; ``cubes`` are their owners in the order of the banners."""

    id: str
    banners: int
    cubes: list[str]


class BuildingView(TypedDict):
    """Rows of places from the lowest values up, each from the left."""

    rows: list[list[str | None]]
    expelled: list[str]


class PlayerView(TypedDict):
    """A player. What may not be seen is None: ``vp``, ``characters``, and with them ``score``."""

    deniers: int
    influence: int
    supply: int
    reserve: int
    purse: int
    passed: bool
    events: list[str]
    vp: int | None
    counts: dict[str, int]
    """By character, how much the player has of what it counts, whoever holds it."""
    steps: dict[str, int]
    """By character, how many of its thresholds that reaches."""
    levels: list[bool]
    """Whether the player has a cube on each level of the cathedral, from below."""
    character_count: int
    characters: list[str] | None
    character_points: dict[str, int] | None
    """What each known character would bring the player now: of the own characters, of all after the end."""
    score: dict[str, int] | None
    """While the game runs only one's own, and without the characters, as others' are secret."""


class TroyesView(TypedDict):
    """What may be seen of a position."""

    seats: int
    round: int
    rounds: int
    phase: str
    first: int
    turn: int
    over: bool
    dice: dict[str, list[DieView]]
    """By district; districts of empty seats are left out."""
    black: list[int]
    """Black dice that are left, the highest first."""
    enemies: int
    """Black dice still to be rolled this round."""
    buildings: dict[str, BuildingView]
    neutral_reserve: int
    cards: dict[str, CardView | None]
    """By slot (``red_1``); None while it is face down."""
    events: list[EventView]
    event_decks: dict[str, int]
    discarded_events: list[str]
    cathedral: list[list[str | None]]
    """Owners by level from below, and column."""
    group: GroupView | None
    defence: DefenceView | None
    die_price: list[int]
    thresholds: dict[str, list[int]]
    """Of the characters, with this many players."""
    influence_prices: dict[str, int]
    players: list[PlayerView]
