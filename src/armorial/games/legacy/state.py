"""The position of a game of Legacy: plain lists of numbers with named places."""

from typing import TYPE_CHECKING, Any, Final

from armorial.games.legacy.components import (
    CARDS,
    CHILD_CARD,
    CHILDREN,
    COLOURS,
    CONTRIBUTIONS,
    FRIENDS,
    HEAD_CARD,
    HEADS,
    HINTS,
    HOLDINGS,
    MISSIONS,
    NATIONS,
    NONE,
    OWN_ACTIONS,
    PATRONS,
    PROFESSIONS,
    SEXES,
    SPACES,
    TITLES,
)
from armorial.games.legacy.names import NAMES
from armorial.kernel.codec import NUMBER, Codec, Group, Id, IdSet, Many, Row, Tuple, TupleGroup
from armorial.kernel.contract import Frame, State
from armorial.kernel.pools import put_back

if TYPE_CHECKING:
    from armorial.games.legacy.parts import Parts

# A player is one list of numbers.
GOLD: Final = 0
INCOME: Final = 1
PRESTIGE: Final = 2
HONOUR: Final = 3
HEAD: Final = 4
PATRON: Final = 5
PAWNS: Final = 6
"""Own pawns still to be placed this round."""
PASSED: Final = 7
COMPLETED: Final = 8
"""Missions fulfilled. G-401"""
OPEN: Final = 9
"""Missions taken and not yet fulfilled, a bit each."""
KEPT: Final = 10
"""Fulfilled missions that stay by the tree, a bit each. G-402"""
COMPLICATIONS: Final = 11
"""Complication cards kept in this generation; any protects. G-313"""
OLD_COMPLICATIONS: Final = 12
"""Those of the last generation, still to be discarded. G-13"""
LASTING_FRIENDS: Final = 13
"""Friends whose effect lasts for this generation, a bit each. G-66"""
SMILES: Final = 14
"""Gold more for every asking, from grown daughters. G-144"""
CATHEDRAL: Final = 15
"""Gold off every contribution. G-152"""
FROM_PRESTIGE: Final = 16
FROM_CHILDREN: Final = 17
FROM_PATRON: Final = 18
FROM_GOALS: Final = 19
FROM_TREE: Final = 20
"""How much of the honour came from these, for the breakdown of the score."""
OUT: Final = 21
"""1 once the family has died out. G-21"""
BORN: Final = 22
"""Children born in generation I, II, III. G-206"""
EXTRA: Final = BORN + 3
"""Extra pawns held, by colour."""
FAMILY: Final = EXTRA + len(COLOURS)
"""Spouses in the family by nation, then spouses and kept missions by profession. G-201"""
BY_PROFESSION: Final = FAMILY + len(NATIONS)
PLAYER_SIZE: Final = BY_PROFESSION + len(PROFESSIONS)

# A family tree is one list of numbers, PERSON_SIZE of them for each person.
CARD: Final = 0
SEX: Final = 1
GENERATION: Final = 2
"""The generation. In the Testament: how far above the player's own card."""
STATUS: Final = 3
PARTNER: Final = 4
FATHER: Final = 5
MOTHER: Final = 6
HELD: Final = 7
"""Title and contribution (their number and 1), mansion and venture (1) of a household. A couple's are with the one of
the two who was there first. G-205"""
PERSON_SIZE: Final = 11
"""Written as a number, so that going through a tree in steps of it compiles to a plain loop."""
assert HELD + len(HOLDINGS) == PERSON_SIZE
MOST_PEOPLE: Final = 160
"""More than all child and friend cards together."""

CHILD: Final = 0
ADULT: Final = 1
PROMISED: Final = 2
LOST: Final = 3
STATUSES: Final = ("child", "adult", "promised", "lost")

SEVERAL: Final = 0
SOLO: Final = 1
TESTAMENT: Final = 2
MODES: Final = ("several", "solo", "testament")


class Legacy(State):
    """Everything about a position. ``parts`` are the printed numbers, shared by all; ``hands`` are sorted; ``deck``
    is in no order; ``patrons`` are those not dealt. ``names`` has the name of everybody in each tree, NONE while it is
    unknown; it outlives a lost card.

    What changes rarely is kept in tuples, which copies of a position share.
    """

    def __init__(
        self,
        parts: "Parts",
        seats: int,
        stack: list[Frame[Any]],
        players: list[list[int]],
        trees: list[list[int]],
        hands: list[list[int]],
        deck: list[int],
        row: list[int],
        discards: list[int],
        children: tuple[int, ...],
        reserve: tuple[int, ...],
        child_discards: tuple[int, ...],
        missions: tuple[int, ...],
        mission_discards: tuple[int, ...],
        hidden_missions: tuple[tuple[int, ...], ...],
        patrons: tuple[int, ...],
        titles: tuple[int, ...],
        contributions: tuple[int, ...],
        pawns: tuple[int, ...],
        placed: tuple[int, ...],
        numbers: list[int],
        standing: tuple[int, ...],
        acted: tuple[int, ...],
        goals: tuple[int, ...],
        names: tuple[tuple[int, ...], ...],
    ) -> None:
        self.parts = parts
        self.seats = seats
        self.stack = stack
        self.players = players
        self.trees = trees
        self.hands = hands
        self.deck = deck
        self.row = row
        self.discards = discards
        self.children = children
        """Children not yet drawn, by kind; the reserve is among them while ASIDE says so."""
        self.reserve = reserve
        """The reserve by kind once it is known which cards are left in it. G-212"""
        self.child_discards = child_discards
        self.missions = missions
        self.mission_discards = mission_discards
        self.hidden_missions = hidden_missions
        """Missions under each patron, seen by nobody. G-44"""
        self.patrons = patrons
        self.titles = titles
        self.contributions = contributions
        self.pawns = pawns
        self.placed = placed
        """Extra pawns by colour: in the supply, and on the board. G-215"""
        self.numbers = numbers
        self.standing = standing
        """Whose pawn stands on each space of the main board this round: as pawn_of says, 0 for nobody's. G-16"""
        self.acted = acted
        """Pawns on each player's own board this round: seat by seat, how many on each of OWN_ACTIONS. G-15"""
        self.goals = goals
        """The minor goals that each player has scored, a bit each. G-53"""
        self.names = names

    def clone(self) -> "Legacy":
        return Legacy(
            self.parts,
            self.seats,
            self.stack[:],
            [player[:] for player in self.players],
            [tree[:] for tree in self.trees],
            [hand[:] for hand in self.hands],
            self.deck[:],
            self.row[:],
            self.discards[:],
            self.children,
            self.reserve,
            self.child_discards,
            self.missions,
            self.mission_discards,
            self.hidden_missions,
            self.patrons,
            self.titles,
            self.contributions,
            self.pawns,
            self.placed,
            self.numbers[:],
            self.standing,
            self.acted,
            self.goals,
            self.names,
        )

    @property
    def round_number(self) -> int:
        return self.numbers[ROUND]

    @round_number.setter
    def round_number(self, n: int) -> None:
        self.numbers[ROUND] = n


# The numbers of a position that belong to no player.
ASIDE: Final = 0
"""Sons, then daughters, of the reserve that are still among the undrawn children."""
MANSIONS: Final = 2
VENTURES: Final = 3
GEN: Final = 4
"""The generation, 1 to 3."""
ROUND: Final = 5
FIRST: Final = 6
TURN: Final = 7
"""Whose turn it is, -1 at the start of a generation."""
USED: Final = 8
"""Spaces of the main board with a pawn, a bit each. G-16"""
WAVED: Final = 9
"""Missions that the player to move did not want to fulfil in the middle of this turn, a bit each."""
MODE: Final = 10
POLISH: Final = 11
"""1 if ventures cost no gold. G-43"""
REVEALED: Final = 12
"""1 once patrons are revealed."""
HINTS_OPEN: Final = 13
HINTS_DONE: Final = 14
NUMBERS_SIZE: Final = 15

NO_PAWNS: Final = (0,) * len(COLOURS)

FRIEND: Final = Id(FRIENDS)
MISSION: Final = Id(MISSIONS)
PERSON: Final = Row(
    ("card", Id(CARDS)),
    ("sex", Id(SEXES)),
    ("generation", NUMBER),
    ("status", Id(STATUSES)),
    ("partner", NUMBER),
    ("father", NUMBER),
    ("mother", NUMBER),
    ("holds", Group(HOLDINGS)),
)


class TreeCodec(Codec):
    """A tree is saved person by person."""

    def dump(self, value: Any) -> Any:
        return [PERSON.dump(value[i : i + PERSON_SIZE]) for i in range(0, len(value), PERSON_SIZE)]

    def load(self, data: Any) -> Any:
        return [number for person in data for number in PERSON.load(person)]


PLAYER: Final = Row(
    ("gold", NUMBER),
    ("income", NUMBER),
    ("prestige", NUMBER),
    ("honour", NUMBER),
    ("head", Id(HEADS)),
    ("patron", Id(PATRONS)),
    ("pawns", NUMBER),
    ("passed", NUMBER),
    ("completed", NUMBER),
    ("open", IdSet(MISSIONS)),
    ("kept", IdSet(MISSIONS)),
    ("complications", NUMBER),
    ("old_complications", NUMBER),
    ("lasting_friends", IdSet(FRIENDS)),
    ("smiles", NUMBER),
    ("cathedral", NUMBER),
    ("from_prestige", NUMBER),
    ("from_children", NUMBER),
    ("from_patron", NUMBER),
    ("from_goals", NUMBER),
    ("from_tree", NUMBER),
    ("out", NUMBER),
    ("born", Group(("1", "2", "3"))),
    ("extra", Group(COLOURS)),
    ("nations", Group(NATIONS)),
    ("professions", Group(PROFESSIONS)),
)
FIELDS: Final[dict[str, Codec]] = {
    "seats": NUMBER,
    "players": Many(PLAYER),
    "trees": Many(TreeCodec()),
    "hands": Many(Many(FRIEND)),
    "deck": Many(FRIEND),
    "row": Many(FRIEND),
    "discards": Many(FRIEND),
    "children": TupleGroup(CHILDREN),
    "reserve": TupleGroup(CHILDREN),
    "child_discards": TupleGroup(CHILDREN),
    "missions": Tuple(MISSION),
    "mission_discards": Tuple(MISSION),
    "hidden_missions": Tuple(Tuple(MISSION)),
    "patrons": Tuple(Id(PATRONS)),
    "titles": Tuple(Id(TITLES)),
    "contributions": Tuple(Id(CONTRIBUTIONS)),
    "pawns": TupleGroup(COLOURS),
    "placed": TupleGroup(COLOURS),
    "numbers": Row(
        ("sons_aside", NUMBER),
        ("daughters_aside", NUMBER),
        ("mansions", NUMBER),
        ("ventures", NUMBER),
        ("generation", NUMBER),
        ("round", NUMBER),
        ("first", NUMBER),
        ("turn", NUMBER),
        ("used", IdSet(SPACES)),
        ("waved", IdSet(MISSIONS)),
        ("mode", Id(MODES)),
        ("polish", NUMBER),
        ("revealed", NUMBER),
        ("hints_open", IdSet(HINTS)),
        ("hints_done", IdSet(HINTS)),
    ),
    "standing": Tuple(NUMBER),
    "acted": Tuple(NUMBER),
    "goals": Tuple(NUMBER),
    "names": Tuple(Tuple(Id(NAMES))),
}


def younger(seats: int) -> dict[str, Any]:
    """The fields that older saves lack, as they are when nothing is known of them."""
    return {
        "standing": [0] * len(SPACES),
        "acted": [0] * len(OWN_ACTIONS) * seats,
        "goals": [0] * seats,
        "names": [[] for _ in range(seats)],
    }


# -- small helpers that every area uses ------------------------------------------------------------------------


def is_friend(card: int) -> bool:
    return 0 <= card < CHILD_CARD


def is_child(card: int) -> bool:
    return CHILD_CARD <= card < HEAD_CARD


def with_cards(pile: tuple[int, ...], cards: list[int]) -> tuple[int, ...]:
    """A sorted pile with more cards."""
    return tuple(sorted([*pile, *cards]))


def put_under(s: Legacy, seat: int, missions: tuple[int, ...]) -> None:
    """These missions, and no others, lie under a player's patron."""
    s.hidden_missions = (*s.hidden_missions[:seat], missions, *s.hidden_missions[seat + 1 :])


def pawn_of(seat: int, extra: bool) -> int:
    """A pawn on the main board: whose it is, and whether it is an extra one."""
    return 1 + 2 * seat + int(extra)


def others(s: Legacy, seat: int) -> list[int]:
    """Those still in the game, from the left of a player on. G-214"""
    seats = s.seats
    return [other % seats for other in range(seat + 1, seat + seats) if not s.players[other % seats][OUT]]


def playing(s: Legacy) -> list[int]:
    """Those still in the game, from the first player on. G-29"""
    first = s.numbers[FIRST]
    order = [(first + i) % s.seats for i in range(s.seats)]
    return [seat for seat in order if not s.players[seat][OUT]]


def take_in_hand(s: Legacy, seat: int, friend: int) -> None:
    put_back(s.hands[seat], friend)


def discard(s: Legacy, friend: int) -> None:
    put_back(s.discards, friend)


def join(s: Legacy, seat: int, friend: int) -> None:
    """A friend becomes family, married or promised. G-201"""
    me = s.players[seat]
    card = s.parts.friends[friend]
    me[FAMILY + card.nation] += 1
    if card.profession != NONE:
        me[BY_PROFESSION + card.profession] += 1


def leave(s: Legacy, seat: int, friend: int) -> None:
    """A lost friend no longer counts. G-314"""
    me = s.players[seat]
    card = s.parts.friends[friend]
    me[FAMILY + card.nation] -= 1
    if card.profession != NONE:
        me[BY_PROFESSION + card.profession] -= 1
