"""The position of a game of Lorenzo il Magnifico: plain lists of numbers with named places."""

from typing import TYPE_CHECKING, Any, Final

from armorial.games.lorenzo.components import (
    ACTIONS,
    BONUS_TILES,
    CARDS,
    COLOURS,
    COUNCIL,
    FAITH,
    HOLDINGS,
    LEADERS,
    MEMBERS,
    MILITARY,
    RESOURCES,
    ROW,
    SPACES,
    TILES,
    TYPES,
)
from armorial.kernel.codec import NUMBER, Codec, Group, Id, IdSet, Many, Row
from armorial.kernel.contract import Frame, State

if TYPE_CHECKING:
    from armorial.games.lorenzo.parts import Parts

# A player is one list of numbers. First what they hold: resources, then points (components.py) ...
COUNT: Final = len(HOLDINGS)
"""... how many cards of each type they have ..."""
BONUS: Final = COUNT + len(TYPES)
"""... what characters and tiles add to the value of each kind of action. L-15, L-95 ..."""
OFF: Final = BONUS + len(ACTIONS)
"""... how much less cards of a type cost, resource by resource: at OFF + 4 * type + resource. L-94 ..."""
EITHER: Final = OFF + len(TYPES) * len(RESOURCES)
"""... and how much less of wood or of stone, as they choose. L-94"""
COLOURED_ADD: Final = EITHER + len(TYPES)
"""Added to the coloured members. L-113, L-135"""
NEUTRAL_ADD: Final = COLOURED_ADD + 1
COLOURED_SET: Final = COLOURED_ADD + 2
"""The value of the coloured members in place of their dice; 0 for none. L-116"""
NAMED: Final = COLOURED_ADD + 3
"""The member that has its own value this round. L-104"""
SERVANT_RATE: Final = COLOURED_ADD + 4
"""Servants for one more in value. L-138"""
FEWER: Final = COLOURED_ADD + 5
"""What each source gives 1 fewer of, a bit each. L-131, L-132"""
NO_FLOOR_BONUS: Final = COLOURED_ADD + 6
NO_MARKET: Final = COLOURED_ADD + 7
SKIPS: Final = COLOURED_ADD + 8
"""Passed over when the first member is due. L-139"""
SHARES: Final = COLOURED_ADD + 9
"""May place on occupied spaces. L-102"""
NO_FEE: Final = COLOURED_ADD + 10
NO_SLOT_MILITARY: Final = COLOURED_ADD + 11
DOUBLES: Final = COLOURED_ADD + 12
SUPPORT_VP: Final = COLOURED_ADD + 13
AREAS: Final = COLOURED_ADD + 14
"""Towers, harvest and production with a coloured member of theirs, a bit each. L-22, L-31"""
EXCOMMUNICATED: Final = COLOURED_ADD + 15
"""The periods whose tile they have, a bit each."""
BONUS_TILE: Final = COLOURED_ADD + 16
HAND: Final = COLOURED_ADD + 17
"""Leaders, a bit each: in hand, in the packet in front of them in the draft, played, face down, discarded."""
PACKET: Final = COLOURED_ADD + 18
PLAYED: Final = COLOURED_ADD + 19
USED: Final = COLOURED_ADD + 20
DISCARDED: Final = COLOURED_ADD + 21
COPIED: Final = COLOURED_ADD + 22
"""The leader that their Lorenzo de' Medici copies. L-115"""
MEMBER: Final = COLOURED_ADD + 23
"""Where each member is ..."""
CARD: Final = MEMBER + len(MEMBERS)
"""... and their cards, by type, in the order they were taken: at CARD + 6 * type + place."""
PLAYER_SIZE: Final = CARD + ROW * len(TYPES)

NONE: Final = -1
SAME_TYPE: Final = -1
"""Stands in a leader's needs for "this many cards of any one type". L-113"""
HOME: Final = len(SPACES)
"""Where a member is that is not on a space: still to be placed, or passed for the round. L-14"""
PASSED: Final = HOME + 1
PLACES: Final = (*SPACES, "home", "passed")


class Lorenzo(State):
    """Everything about a position. ``parts`` are the printed numbers, shared by all."""

    def __init__(
        self,
        parts: "Parts",
        seats: int,
        stack: list[Frame[Any]],
        leaders: int,
        individual: int,
        players: list[list[int]],
        order: list[int],
        round_number: int,
        dice: list[int],
        towers: list[int],
        deck: int,
        removed: int,
        occupied: int,
        placed: list[int],
        tiles: list[int],
        unused_tiles: int,
        undealt: int,
    ) -> None:
        self.parts = parts
        self.seats = seats
        self.stack = stack
        self.leaders = leaders
        """1 in a game with leaders, 0 in one without."""
        self.individual = individual
        """1 if the bonus tiles show their individual sides."""
        self.players = players
        self.order = order
        """Seats in turn order."""
        self.round_number = round_number
        self.dice = dice
        """White, black, orange; 0 before the first roll."""
        self.towers = towers
        """The card on each floor, NONE where there is none: at 4 * type + floor."""
        self.deck = deck
        """Cards still to come, a bit each: by type and period they are unordered pools."""
        self.removed = removed
        """Cards nobody took. L-60"""
        self.occupied = occupied
        """Spaces with a member, a bit each."""
        self.placed = placed
        """Members in the order in which they were placed, each as ``place_member`` packs it."""
        self.tiles = tiles
        """The excommunication tile of each period."""
        self.unused_tiles = unused_tiles
        self.undealt = undealt
        """Leaders that nobody was dealt, unseen. L-81"""

    def clone(self) -> "Lorenzo":
        return Lorenzo(
            self.parts,
            self.seats,
            self.stack[:],
            self.leaders,
            self.individual,
            [player[:] for player in self.players],
            self.order[:],
            self.round_number,
            self.dice[:],
            self.towers[:],
            self.deck,
            self.removed,
            self.occupied,
            self.placed[:],
            self.tiles[:],
            self.unused_tiles,
            self.undealt,
        )


CARD_ID: Final = Id(CARDS)
LEADER_SET: Final = IdSet(LEADERS)
ROW_PLACES: Final = tuple(f"{name}_{place + 1}" for name in TYPES for place in range(ROW))
PLAYER: Final = Row(
    *((name, NUMBER) for name in HOLDINGS),
    ("cards", Group(TYPES)),
    ("bonus", Group(ACTIONS)),
    ("off", Group(tuple(f"{name}_{resource}" for name in TYPES for resource in RESOURCES))),
    ("wood_or_stone_off", Group(TYPES)),
    ("coloured_add", NUMBER),
    ("neutral_add", NUMBER),
    ("coloured_set", NUMBER),
    ("named", Id(COLOURS)),
    ("servant_rate", NUMBER),
    ("fewer", IdSet(HOLDINGS)),
    ("no_floor_bonus", NUMBER),
    ("no_market", NUMBER),
    ("skips", NUMBER),
    ("shares", NUMBER),
    ("no_fee", NUMBER),
    ("no_slot_military", NUMBER),
    ("doubles", NUMBER),
    ("support_vp", NUMBER),
    ("areas", IdSet(ACTIONS)),
    ("excommunicated", IdSet(("1", "2", "3"))),
    ("bonus_tile", Id(BONUS_TILES)),
    ("hand", LEADER_SET),
    ("packet", LEADER_SET),
    ("played", LEADER_SET),
    ("used", LEADER_SET),
    ("discarded", LEADER_SET),
    ("copied", Id(LEADERS)),
    ("members", Group(MEMBERS, Id(PLACES))),
    ("rows", Group(ROW_PLACES, CARD_ID)),
)
FIELDS: Final[dict[str, Codec]] = {
    "seats": NUMBER,
    "leaders": NUMBER,
    "individual": NUMBER,
    "players": Many(PLAYER),
    "order": Many(NUMBER),
    "round_number": NUMBER,
    "dice": Many(NUMBER),
    "towers": Group(SPACES[: len(TYPES) * 4], CARD_ID),
    "deck": IdSet(CARDS),
    "removed": IdSet(CARDS),
    "occupied": IdSet(SPACES),
    "placed": Many(NUMBER),
    "tiles": Many(Id(TILES)),
    "unused_tiles": IdSet(TILES),
    "undealt": LEADER_SET,
}


# -- small helpers that every area uses ------------------------------------------------------------------------


def gain(s: Lorenzo, me: list[int], things: "tuple[tuple[int, int], ...] | list[tuple[int, int]]") -> None:
    """Gain amounts of holdings. What is beyond the end of a track is lost. L-05, L-06"""
    for holding, n in things:
        me[holding] += n
    if me[MILITARY] > s.parts.military_end:
        me[MILITARY] = s.parts.military_end
    if me[FAITH] > s.parts.faith_end:
        me[FAITH] = s.parts.faith_end


def cards_of(me: list[int], type_: int) -> list[int]:
    """A player's cards of a type, in the order they were taken."""
    start = CARD + ROW * type_
    return me[start : start + me[COUNT + type_]]


def has_tile(s: Lorenzo, me: list[int], effect: str) -> int:
    """The number of an effect of the tiles a player was excommunicated with, 0 if none of them has it."""
    for period, tile in enumerate(s.tiles):
        if me[EXCOMMUNICATED] >> period & 1:
            n = s.parts.tile_effects[tile].get(effect, 0)
            if n:
                return n
    return 0


def place_member(s: Lorenzo, space: int, seat: int, member: int) -> None:
    """A member stands on a space. It is noted in one number, so that a copy of a position copies numbers only."""
    s.players[seat][MEMBER + member] = space
    s.occupied |= 1 << space
    s.placed.append(16 * space + 4 * seat + member)


def members_on(s: Lorenzo, space: int) -> list[tuple[int, int]]:
    """Who stands on a space, in the order of their coming: the seat and its member."""
    return [(code >> 2 & 3, code & 3) for code in s.placed if code >> 4 == space]


def council_order(s: Lorenzo) -> list[int]:
    """The seats that have come to the council, in the order of their first members. L-60"""
    return list(dict.fromkeys(seat for seat, _ in members_on(s, COUNCIL)))


def next_order(s: Lorenzo) -> list[int]:
    """The turn order of the next round, if nobody else comes to the council. L-60"""
    first = council_order(s)
    return [*first, *[seat for seat in s.order if seat not in first]]


def period_of(round_number: int) -> int:
    """The period of a round, from 0. L-10"""
    return (round_number - 1) // 2
