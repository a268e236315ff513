"""The position of a game of Village: plain lists of numbers with named places."""

from typing import TYPE_CHECKING, Any, Final

from armorial.games.village.components import (
    CHAMBERS,
    CITIES,
    CUBES_BY_NAME,
    CUSTOMERS,
    FAMILY_SIZE,
    FIRST_OF,
    GENERATION_OF,
    GOODS,
    GRAIN,
    HOLDINGS,
    MEMBERS,
    PLAGUE,
    SECTIONS,
    SPACES,
    WINDOWS,
    WORKSHOPS,
)
from armorial.kernel.codec import NUMBER, Codec, Group, Id, IdSet, Many, Row
from armorial.kernel.contract import Frame, State

if TYPE_CHECKING:
    from armorial.games.village.parts import Parts

# A player is one list of numbers. First what the player holds, at the same indices as in the supply (components.py) ...
TIME: Final = HOLDINGS
"""Steps since the last crossing of the bridge. V-26"""
DUE: Final = HOLDINGS + 1
"""Deaths to be settled at the end of this turn. V-21"""
PRESTIGE: Final = HOLDINGS + 2
VISITED: Final = HOLDINGS + 3
"""Cities with a marker of the player, a bit each. V-51"""
SERVED: Final = HOLDINGS + 4
"""Customer tiles on the farm, a bit each. V-122"""
MEMBER: Final = HOLDINGS + 5
"""... then where each member of the family is."""
PLAYER_SIZE: Final = MEMBER + FAMILY_SIZE
SPANS: Final = tuple((g, MEMBER + FIRST_OF[g], MEMBER + FIRST_OF[g + 1]) for g in range(len(FIRST_OF) - 1))
"""Each generation with where its members begin and end in a player's list."""

# Where a member can be. Those from FARM to the last window are living and visible (V-22).
UNBORN: Final = 0
BAG: Final = 1
FARM: Final = 2
WORKSHOP: Final = 3
CITY: Final = WORKSHOP + len(WORKSHOPS)
CHAMBER: Final = CITY + len(CITIES)
WINDOW: Final = CHAMBER + len(CHAMBERS)
LAST_VISIBLE: Final = WINDOW + WINDOWS - 1
CHRONICLE: Final = WINDOW + WINDOWS
GRAVE: Final = CHRONICLE + len(SECTIONS)
GONE: Final = GRAVE + 1

PLACES: Final = (
    "unborn",
    "bag",
    "farm",
    *WORKSHOPS,
    *CITIES,
    *(f"chamber_{c}" for c in CHAMBERS),
    *(f"window_{w + 1}" for w in range(WINDOWS)),
    *(f"chronicle_{s}" for s in SECTIONS),
    "grave",
    "gone",
)
SECTION_OF: Final = (
    *(-1, -1, SECTIONS.index("farm")),
    *(SECTIONS.index("crafts") for _ in WORKSHOPS),
    *(SECTIONS.index("travel") for _ in CITIES),
    *(SECTIONS.index("council") for _ in CHAMBERS),
    *(SECTIONS.index("church") for _ in range(WINDOWS)),
)
"""The section of the chronicle that a place of the living leads to. V-23"""

NOBODY: Final = -1
KINDS: Final = len(CUBES_BY_NAME)


class Village(State):
    """Everything about a position. ``parts`` are the printed numbers, shared by all."""

    def __init__(
        self,
        parts: "Parts",
        seats: int,
        stack: list[Frame[Any]],
        players: list[list[int]],
        supply: list[int],
        spaces: list[int],
        bag: list[int],
        stalls: list[int],
        queue: list[int],
        pile: list[int],
        chronicle: list[int],
        graves: int,
        round_number: int,
        first: int,
        turn: int,
        token: int,
        last_turns: int,
    ) -> None:
        self.parts = parts
        self.seats = seats
        self.stack = stack
        self.players = players
        self.supply = supply
        self.spaces = spaces
        """Cubes on the action spaces: at KINDS * space + colour."""
        self.bag = bag
        """Cubes in the green bag by colour."""
        self.stalls = stalls
        """The customer at each open stall, NOBODY where it is empty."""
        self.queue = queue
        self.pile = pile
        """Customers not yet turned up, in no order."""
        self.chronicle = chronicle
        """Free places in each section."""
        self.graves = graves
        """Free graves."""
        self.round_number = round_number
        self.first = first
        self.turn = turn
        """Whose turn it is."""
        self.token = token
        """Who holds the next-first-player token, NOBODY while it lies in the council."""
        self.last_turns = last_turns
        """-1, and once the end is triggered how many last turns are still to come. V-110"""

    def clone(self) -> "Village":
        return Village(
            self.parts,
            self.seats,
            self.stack[:],
            [player[:] for player in self.players],
            self.supply[:],
            self.spaces[:],
            self.bag[:],
            self.stalls[:],
            self.queue[:],
            self.pile[:],
            self.chronicle[:],
            self.graves,
            self.round_number,
            self.first,
            self.turn,
            self.token,
            self.last_turns,
        )


HOLDING_PLACES: Final = (
    ("coins", NUMBER),
    ("grain", NUMBER),
    ("cubes", Group(CUBES_BY_NAME)),
    ("goods", Group(GOODS)),
)
CUSTOMER: Final = Id(CUSTOMERS)
PLAYER: Final = Row(
    *HOLDING_PLACES,
    ("time", NUMBER),
    ("due", NUMBER),
    ("prestige", NUMBER),
    ("visited", IdSet(CITIES)),
    ("served", IdSet(CUSTOMERS)),
    ("members", Group(MEMBERS, Id(PLACES))),
)
FIELDS: Final[dict[str, Codec]] = {
    "seats": NUMBER,
    "players": Many(PLAYER),
    "supply": Row(*HOLDING_PLACES),
    "spaces": Row(*((space, Group(CUBES_BY_NAME)) for space in SPACES)),
    "bag": Group(CUBES_BY_NAME),
    "stalls": Many(CUSTOMER),
    "queue": Many(CUSTOMER),
    "pile": Many(CUSTOMER),
    "chronicle": Group(SECTIONS),
    "graves": NUMBER,
    "round_number": NUMBER,
    "first": NUMBER,
    "turn": NUMBER,
    "token": NUMBER,
    "last_turns": NUMBER,
}


# -- small helpers that every area uses ------------------------------------------------------------------------


def gain(s: Village, seat: int, holding: int, amount: int) -> int:
    """Take from the supply what is left, up to an amount; grain only as far as the farm has room. V-08, V-09"""
    me = s.players[seat]
    amount = min(amount, s.supply[holding])
    if holding == GRAIN:
        amount = max(0, min(amount, s.parts.grain_limit - me[GRAIN]))
    me[holding] += amount
    s.supply[holding] -= amount
    return amount


def spend(s: Village, seat: int, holding: int, amount: int) -> None:
    """Pay into the supply. V-09"""
    s.players[seat][holding] -= amount
    s.supply[holding] += amount


def spend_time(s: Village, seat: int, hours: int) -> int:
    """Move the time marker; says how often it crossed the bridge. V-20, V-26"""
    me = s.players[seat]
    steps = me[TIME] + hours
    me[TIME] = steps % s.parts.life_track
    return steps // s.parts.life_track


def cubes_on(s: Village, space: int) -> int:
    """How many cubes lie on an action space."""
    cubes = 0
    for index in range(KINDS * space, KINDS * (space + 1)):
        cubes += s.spaces[index]
    return cubes


def influence_on_board(s: Village) -> bool:
    """Whether an influence cube, not only plague, lies on some action space. V-80"""
    return any(cubes and index % KINDS != PLAGUE for index, cubes in enumerate(s.spaces))


def in_last_turns(s: Village) -> bool:
    """Whether the end has been triggered. V-110"""
    return s.last_turns >= 0


def member_at(me: list[int], place: int, generation: int) -> int:
    """The index in a player's list of a member of a generation at a place, -1 if there is none."""
    for index in range(MEMBER + FIRST_OF[generation], MEMBER + FIRST_OF[generation + 1]):
        if me[index] == place:
            return index
    return -1


def generations_at(me: list[int], place: int) -> list[int]:
    """The generations with a member at a place."""
    found: list[int] = []
    for index in range(MEMBER, MEMBER + len(GENERATION_OF)):
        if me[index] == place:
            generation = GENERATION_OF[index - MEMBER]
            if not found or found[-1] != generation:
                found.append(generation)
    return found


def first_at(me: list[int], place: int) -> int:
    """The index in a player's list of the first member at a place, -1 if there is none."""
    for index in range(MEMBER, PLAYER_SIZE):
        if me[index] == place:
            return index
    return -1


def on_farm(me: list[int]) -> bool:
    return first_at(me, FARM) >= 0
