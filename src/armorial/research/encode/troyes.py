"""What a seat may know of a game of Troyes. Points in tokens are secret until the end (T-09)."""

from typing import ClassVar, Final

from armorial.games.troyes.components import (
    BUILDINGS,
    CARDS,
    CHARACTERS,
    COLOURS,
    COLUMNS,
    DISTRICT_DICE,
    EVENTS,
    FACES,
    LEVELS,
    NEUTRAL,
    OWNERS,
    PLACES,
    SEATS,
    SLOT_NAMES,
)
from armorial.games.troyes.state import (
    CHARACTER,
    DENIERS,
    INFLUENCE,
    PASSED,
    PHASES,
    PICTURE,
    PURSE,
    RESERVE,
    SUPPLY,
    TAKEN,
    VP,
    Troyes,
)
from armorial.kernel.contract import Game
from armorial.research.encode.layout import SEATS as ALL_SEATS
from armorial.research.encode.layout import (
    CountsKind,
    Encoder,
    Field,
    Kind,
    number,
    put_bits,
    put_one,
    put_seat,
)

VERSION: Final = 1

_PLACES: Final = len(PLACES)
_CATHEDRAL: Final = COLUMNS * LEVELS
_DICE: Final = f"{', '.join(COLOURS)}, and of each colour the values 1 to 6"
_THINGS: Final = [
    number("dice", f"dice in the district: {_DICE}", 2, DISTRICT_DICE),
    Field("citizens", _PLACES, f"citizens in the principal buildings: {', '.join(PLACES)}"),
    number("expelled", f"citizens expelled from {', '.join(BUILDINGS)}", 1, len(BUILDINGS)),
    Field("cathedral", _CATHEDRAL, "cubes in the cathedral, by level from below and column"),
    number("event_cubes", f"cubes on the events: {', '.join(EVENTS)}", 2, len(EVENTS), 9),
    number("event_first", "the banner on which the first of them lies, from 1; 0 without cubes", 3, len(EVENTS), 9),
]
"""What a player has, and the neutral ones too."""
BOARD: Final = [
    number("round", "the round, from 1", 6),
    Field("phase", len(PHASES), f"the phase: {', '.join(PHASES)}"),
    Field("first", ALL_SEATS, "who is first player"),
    Field("turn", ALL_SEATS, "whose turn it is"),
    number("black", "black dice that are left, by value from 1", 2, FACES),
    number("enemies", "black dice still to be rolled this round", 3),
    Field("cards", len(CARDS), f"activity cards turned up: {', '.join(CARDS)}"),
    number(
        "row",
        f"for each event its place in the row, from 1, 0 where it is not there: {', '.join(EVENTS)}",
        6,
        len(EVENTS),
    ),
    Field("discarded", len(EVENTS), "events that nobody took"),
    number("neutral_supply", "neutral citizens in the general supply", 8),
    *(Field(f"neutral_{f.name}", f.size, f.meaning + " (neutral)", f.high, f.scale) for f in _THINGS),
]
PLAYER: Final = [
    number("deniers", "deniers", 15),
    number("influence", "influence", 10),
    number("supply", "citizens in the personal supply", 5),
    number("reserve", "own citizens in the general supply", 5),
    number("purse", "deniers in the district since the player passed", 5),
    Field("passed", 1, "whether the player has passed"),
    Field("events", len(EVENTS), "events taken"),
    number("characters", "secret characters", 1),
    number(
        "stands",
        f"the place of the tradesman on the card of each slot, from 1, 0 for none: {', '.join(SLOT_NAMES)}",
        3,
        len(SLOT_NAMES),
        9,
    ),
    Field("picture", len(SLOT_NAMES), "tradesmen that found no place on the card and stand on its picture"),
    number("cubes", "cubes on the delayed card of each slot", 2, len(SLOT_NAMES)),
    *_THINGS,
]
OWN: Final = [
    number("vp", "points in tokens", 30),
    Field("characters", len(CHARACTERS), f"the observer's characters: {', '.join(CHARACTERS)}"),
    Field("unseen", len(CHARACTERS), "characters of others, or of nobody"),
]
ALL: Final = (1 << len(CHARACTERS)) - 1


class DiceKind(Kind):
    """Dice that were picked, by district: the observer's, the others from their left on, the neutral one."""

    words: ClassVar[str] = (
        f"dice, counted: for the observer's district, those from their left on and the neutral one {_DICE}"
    )
    several: ClassVar[bool] = True

    def size(self, seats: int) -> int:
        return (seats + 1) * DISTRICT_DICE

    def low(self) -> int:
        return 0

    def put_many(self, out: list[int], at: int, values: tuple[int, ...], seat: int, seats: int) -> None:
        for die in values:
            out[at + relative_district(die // DISTRICT_DICE, seat, seats) * DISTRICT_DICE + die % DISTRICT_DICE] += 1


class DieKind(Kind):
    """A die by its number, districts counted from the observer's."""

    words: ClassVar[str] = (
        "a die: 18 times the district, 0 for the observer's, then its place among the 18 dice of a district"
    )

    def put(self, out: list[int], at: int, value: int, seat: int, seats: int) -> None:
        district = relative_district(value // DISTRICT_DICE, seat, seats)
        out[at] = district * DISTRICT_DICE + value % DISTRICT_DICE


class DistrictKind(Kind):
    """A district."""

    words: ClassVar[str] = "a district: 0 for the observer's, then from their left on, then the neutral one"

    def put(self, out: list[int], at: int, value: int, seat: int, seats: int) -> None:
        out[at] = relative_district(value, seat, seats)


def relative_district(district: int, seat: int, seats: int) -> int:
    """0 for the observer's district, then from their left on; the neutral one is the last."""
    return seats if district == NEUTRAL else (district - seat) % seats


KINDS: Final[dict[str, Kind]] = {
    "dice": DiceKind(),
    "die": DieKind(),
    "district": DistrictKind(),
    "others": CountsKind(FACES, 1),
    "turned": CountsKind(DISTRICT_DICE),
}


class TroyesEncoder(Encoder[Troyes]):
    """The numbers of a position of Troyes."""

    def __init__(self, game: Game[Troyes], seats: int) -> None:
        super().__init__(game, seats, VERSION, BOARD, PLAYER, OWN, KINDS)

    def write_board(self, s: Troyes, seat: int, out: list[int]) -> None:
        out.append(s.round_number)
        put_one(out, s.phase, len(PHASES))
        put_seat(out, s.first, seat, s.seats)
        put_seat(out, s.turn, seat, s.seats)
        out += s.black
        out.append(s.enemies)
        start = len(out)
        out += [0] * len(CARDS)
        for card in s.cards:
            if card >= 0:
                out[start + card] = 1
        start = len(out)
        out += [0] * (2 * len(EVENTS))
        for place, at in enumerate(s.row):
            out[start + at] = place + 1
        for at in s.discard:
            out[start + len(EVENTS) + at] = 1
        out.append(s.neutral_reserve)
        _put_things(s, NEUTRAL, out)

    def write_player(self, s: Troyes, who: int, seat: int, out: list[int]) -> None:
        me = s.players[who]
        out += [me[DENIERS], me[INFLUENCE], me[SUPPLY], me[RESERVE], me[PURSE], me[PASSED]]
        put_bits(out, me[TAKEN], len(EVENTS))
        out.append(me[CHARACTER].bit_count())
        stands = s.stands[who::SEATS]
        out += [place + 1 if place != PICTURE else 0 for place in stands]
        out += [1 if place == PICTURE else 0 for place in stands]
        out += s.cubes[who::SEATS]
        _put_things(s, who, out)

    def write_own(self, s: Troyes, seat: int, out: list[int]) -> None:
        me = s.players[seat]
        out.append(me[VP])
        put_bits(out, me[CHARACTER], len(CHARACTERS))
        put_bits(out, ALL & ~me[CHARACTER], len(CHARACTERS))


def _put_things(s: Troyes, owner: int, out: list[int]) -> None:
    """What players and the neutral ones have on the board."""
    out += s.dice[owner * DISTRICT_DICE : (owner + 1) * DISTRICT_DICE]
    out += [1 if whose == owner else 0 for whose in s.places]
    out += s.expelled[owner :: len(OWNERS)]
    out += [1 if whose == owner else 0 for whose in s.cathedral]
    start = len(out)
    out += [0] * (2 * len(EVENTS))
    for at in s.row:
        laid = s.banners[at]
        if owner in laid:
            out[start + at] = laid.count(owner)
            out[start + len(EVENTS) + at] = laid.index(owner) + 1


def make(game: Game[Troyes], seats: int) -> TroyesEncoder:
    return TroyesEncoder(game, seats)
