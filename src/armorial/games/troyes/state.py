"""The position of a game of Troyes: plain lists of numbers with named places."""

from typing import TYPE_CHECKING, Any, Final

from armorial.games.troyes.components import (
    BUILDINGS,
    CARDS,
    CHARACTERS,
    COLUMNS,
    DICE,
    EVENTS,
    FACES,
    LEVELS,
    NOBODY,
    OWNERS,
    PLACES,
    PLACES_EACH,
    SEATS,
    SLOT_NAMES,
)
from armorial.kernel.codec import NUMBER, Codec, Group, Id, IdSet, Many, Row, Tuple, TupleGroup, TupleRow
from armorial.kernel.contract import Frame, State

if TYPE_CHECKING:
    from armorial.games.troyes.parts import Parts

# A player is one list of numbers.
DENIERS: Final = 0
INFLUENCE: Final = 1
VP: Final = 2
"""Points in tokens, secret until the end. T-09"""
SUPPLY: Final = 3
"""Citizens in the personal supply."""
RESERVE: Final = 4
"""Own citizens that wait in the general supply. T-01"""
PURSE: Final = 5
"""Deniers that lie in the district since the player passed. T-22"""
PASSED: Final = 6
CHARACTER: Final = 7
"""Secret characters, a bit each. T-02"""
TAKEN: Final = 8
"""Event cards taken, a bit each. T-62"""
PLAYER_SIZE: Final = 9

PICTURE: Final = 7
"""Where a tradesman stands who found no place on the card: worth nothing. T-40"""
STANDS: Final = ("1", "2", "3", "4", "5", "6", "7", "picture")

PHASES: Final = (
    "opening",
    "activities",
    "income",
    "workforce",
    "events",
    "black_dice",
    "actions",
    "end_of_round",
    "over",
)
OPENING: Final = 0
ACTIVITIES: Final = 1
INCOME: Final = 2
WORKFORCE: Final = 3
EVENTS_PHASE: Final = 4
BLACK_DICE: Final = 5
ACTIONS: Final = 6
END_OF_ROUND: Final = 7
OVER: Final = 8


class Troyes(State):
    """Everything about a position. ``parts`` are the printed numbers, shared by all.

    What a move leaves alone more often than not is kept in tuples, which copies of a position share.

    ``neutral_reserve`` are neutral citizens in the general supply, ``discard`` events that nobody took (T-62),
    ``enemies`` black dice to be rolled this round, ``black`` those rolled and left, by face, ``box`` the characters
    that nobody has, ``turn`` is whose turn it is.
    """

    def __init__(
        self,
        parts: "Parts",
        seats: int,
        stack: list[Frame[Any]],
        players: list[list[int]],
        dice: list[int],
        places: list[int],
        expelled: tuple[int, ...],
        neutral_reserve: int,
        cards: tuple[int, ...],
        stands: tuple[int, ...],
        cubes: tuple[int, ...],
        cathedral: tuple[int, ...],
        row: tuple[int, ...],
        banners: tuple[tuple[int, ...], ...],
        deck: tuple[int, ...],
        discard: tuple[int, ...],
        enemies: int,
        black: tuple[int, ...],
        box: tuple[int, ...],
        round_number: int,
        phase: int,
        first: int,
        turn: int,
    ) -> None:
        self.parts = parts
        self.seats = seats
        self.stack = stack
        self.players = players
        self.dice = dice
        """How many dice lie in a district with a colour and a face (components.DICE)."""
        self.places = places
        """Who stands on each place of the buildings: a seat, NEUTRAL or NOBODY."""
        self.expelled = expelled
        """How many citizens lie on a building: at len(OWNERS) * building + owner, never more than 1. T-73"""
        self.neutral_reserve = neutral_reserve
        self.cards = cards
        """The activity card in each slot, NOBODY while it is not turned up."""
        self.stands = stands
        """Where the tradesman of a seat stands on the card of a slot, at SEATS * slot + seat, or NOBODY."""
        self.cubes = cubes
        """Cubes of a seat on the delayed card of a slot, at SEATS * slot + seat."""
        self.cathedral = cathedral
        """Whose cube lies at COLUMNS * level + column, or NOBODY."""
        self.row = row
        """The events from the left; Marauding is the first."""
        self.banners = banners
        """By event, whose cubes lie on it, in the order in which they came. T-62"""
        self.deck = deck
        """Events not turned up, in no order; of the red ones not all will come. T-04"""
        self.discard = discard
        self.enemies = enemies
        self.black = black
        self.box = box
        self.round_number = round_number
        self.phase = phase
        self.first = first
        self.turn = turn

    def clone(self) -> "Troyes":
        return Troyes(
            self.parts,
            self.seats,
            self.stack[:],
            [player[:] for player in self.players],
            self.dice[:],
            self.places[:],
            self.expelled,
            self.neutral_reserve,
            self.cards,
            self.stands,
            self.cubes,
            self.cathedral,
            self.row,
            self.banners,
            self.deck,
            self.discard,
            self.enemies,
            self.black,
            self.box,
            self.round_number,
            self.phase,
            self.first,
            self.turn,
        )


OWNER: Final = Id(OWNERS)
SEAT_NAMES: Final = OWNERS[:SEATS]
PLAYER: Final = Row(
    ("deniers", NUMBER),
    ("influence", NUMBER),
    ("vp", NUMBER),
    ("supply", NUMBER),
    ("reserve", NUMBER),
    ("purse", NUMBER),
    ("passed", NUMBER),
    ("characters", IdSet(CHARACTERS)),
    ("events", IdSet(EVENTS)),
)
FIELDS: Final[dict[str, Codec]] = {
    "seats": NUMBER,
    "players": Many(PLAYER),
    "dice": Group(DICE),
    "places": Group(PLACES, OWNER),
    "expelled": TupleRow(*((building, Group(OWNERS)) for building in BUILDINGS)),
    "neutral_reserve": NUMBER,
    "cards": TupleGroup(SLOT_NAMES, Id(CARDS)),
    "stands": TupleRow(*((slot, Group(SEAT_NAMES, Id(STANDS))) for slot in SLOT_NAMES)),
    "cubes": TupleRow(*((slot, Group(SEAT_NAMES)) for slot in SLOT_NAMES)),
    "cathedral": Tuple(OWNER),
    "row": Tuple(Id(EVENTS)),
    "banners": TupleGroup(EVENTS, Tuple(OWNER)),
    "deck": Tuple(Id(EVENTS)),
    "discard": Tuple(Id(EVENTS)),
    "enemies": NUMBER,
    "black": Tuple(NUMBER),
    "box": Tuple(Id(CHARACTERS)),
    "round_number": NUMBER,
    "phase": Id(PHASES),
    "first": NUMBER,
    "turn": NUMBER,
}


# -- small helpers that every area uses ------------------------------------------------------------------------


def gain_influence(s: Troyes, seat: int, amount: int) -> int:
    """What passes the end of the track is lost; says how much is really gained. T-31"""
    me = s.players[seat]
    room = s.parts.most_influence - me[INFLUENCE]
    gained = amount if amount < room else room
    me[INFLUENCE] += gained
    return gained


def lose_vp(s: Troyes, seat: int, amount: int) -> int:
    """A loss in play stops at zero; says how many are lost. T-12"""
    me = s.players[seat]
    lost = min(me[VP], amount)
    me[VP] -= lost
    return lost


def dice_lying(s: Troyes, start: int, end: int) -> list[int]:
    """The different dice that lie there, from an index of DICE up to another."""
    found: list[int] = []
    index = start
    for n in s.dice if end - start == len(DICE) else s.dice[start:end]:
        if n:
            found.append(index)
        index += 1
    return found


def citizens_in(s: Troyes, owner: int, building: int) -> int:
    """Those who stand in a building; the expelled do not count. T-75"""
    start = building * PLACES_EACH
    return s.places[start : start + PLACES_EACH].count(owner)


def salaries(s: Troyes, seat: int) -> int:
    """What a player's citizens in the buildings cost every round. T-11"""
    return sum(each * citizens_in(s, seat, where) for where, each in enumerate(s.parts.salary))


def has_citizen(s: Troyes, seat: int) -> bool:
    """Whether a citizen can be taken from somewhere: not all wait in the general supply. T-40, T-46"""
    return s.players[seat][RESERVE] < s.parts.citizens


def free_level(s: Troyes, column: int) -> int:
    """The lowest free level of a column of the cathedral, LEVELS if it is full. T-50"""
    cathedral = s.cathedral
    level = 0
    while level < LEVELS and cathedral[COLUMNS * level + column] >= 0:
        level += 1
    return level


def highest_black(s: Troyes) -> int:
    """The highest black die left, 0 if there is none. T-16"""
    for face in range(FACES - 1, -1, -1):
        if s.black[face]:
            return face + 1
    return 0


def new_state(parts: "Parts", seats: int) -> Troyes:
    """The empty board, before anybody has anything."""
    return Troyes(
        parts=parts,
        seats=seats,
        stack=[],
        players=[[0] * PLAYER_SIZE for _ in range(seats)],
        dice=[0] * len(DICE),
        places=[NOBODY] * len(PLACES),
        expelled=(0,) * (len(OWNERS) * len(BUILDINGS)),
        neutral_reserve=parts.neutral_citizens,
        cards=(NOBODY,) * len(SLOT_NAMES),
        stands=(NOBODY,) * (SEATS * len(SLOT_NAMES)),
        cubes=(0,) * (SEATS * len(SLOT_NAMES)),
        cathedral=(NOBODY,) * (COLUMNS * LEVELS),
        row=(),
        banners=((),) * len(EVENTS),
        deck=(),
        discard=(),
        enemies=0,
        black=(0,) * FACES,
        box=tuple(range(len(CHARACTERS))),
        round_number=0,
        phase=OPENING,
        first=0,
        turn=0,
    )
