"""A position of Troyes as numbers, for the learned judge: what a strong player looks at, each about as large as 1.

Each group of features has its names above the function that appends them, in the same order. ``OWN`` is about one
seat, and uses nothing that is hidden from it; ``SHARED`` is about the table.
"""

from typing import Final

from armorial.games.troyes.components import (
    BUILDINGS,
    CARDS,
    CHARACTERS,
    COLOURS,
    COLUMNS,
    DISTRICT_DICE,
    DISTRICTS,
    FACES,
    LEVELS,
    NEUTRAL,
    NOBODY,
    OWNERS,
    PLACES_EACH,
)
from armorial.games.troyes.judgement.ahead import (
    PENDING,
    TEMPO,
    TROUBLE,
    black_in_row,
    write_pending,
    write_tempo,
    write_trouble,
)
from armorial.games.troyes.judgement.trades import CARDS_OWN, best_group, flag, write_cards
from armorial.games.troyes.judgement.works import CATHEDRAL, EVENTS_OWN, write_cathedral, write_events
from armorial.games.troyes.scoring import CHRETIEN, FLORENTIN, HUGUES, THIBAUT, URBAN, measure, tradesmen_points
from armorial.games.troyes.state import (
    ACTIONS,
    ACTIVITIES,
    BLACK_DICE,
    CHARACTER,
    DENIERS,
    EVENTS_PHASE,
    INFLUENCE,
    OPENING,
    PASSED,
    PURSE,
    RESERVE,
    SUPPLY,
    TAKEN,
    VP,
    WORKFORCE,
    Troyes,
    free_level,
)

# -- the stage ----------------------------------------------------------------------------------------------------

PLANS: Final[tuple[dict[str, float], ...]] = (
    {"level_1": 4.0, "level_2": 4.0, "level_3": 4.0, "cathedral_cubes": 3.0},
    {"events_with_cube": 3.0, "event_cubes": 2.0, "events_led": 2.0},
    {"tradesmen": 4.0, "tradesmen_points": 2.0},
    {"influence": 4.0, "has_4_influence": 2.0},
    {"deniers": 4.0},
)
"""Whims that go together: to build, to face events, to hire tradesmen, to save influence or money."""
STAGES: Final = 8
"""How many sets of weights there are."""
LAST_ROUND: Final = 5
FEW_DICE: Final = 3
"""For each player: with so many left, or fewer, the last round draws to its end."""


def stage(s: Troyes) -> int:
    """How far the game has come: the opening, the rounds by how many follow, and the last round in three parts."""
    if s.phase == OPENING:
        return 0
    left = s.parts.rounds[s.seats] - s.round_number
    if left > 0:
        return LAST_ROUND - left if left < LAST_ROUND - 1 else 1
    if s.phase < ACTIONS:
        return LAST_ROUND
    dice = 0
    for n in s.dice:
        dice += n
    return LAST_ROUND + 1 if dice > FEW_DICE * s.seats else LAST_ROUND + 2


# -- what a seat has ----------------------------------------------------------------------------------------------

MEANS: Final = (
    *("vp", "tradesmen_points", "deniers", "has_6_deniers", "deniers_beyond_12", "purse"),
    *("influence", "has_4_influence", "influence_beyond_8", "supply", "has_citizen", "supply_beyond_3", "reserve"),
    *("passed", "events_taken"),
)


def _write_means(s: Troyes, seat: int, me: list[int], out: list[float]) -> None:
    deniers, influence, supply = me[DENIERS], me[INFLUENCE], me[SUPPLY]
    out.append(me[VP] / 12)
    out.append(tradesmen_points(s, seat) / 5)
    out.append(deniers / 10)
    out.append((deniers if deniers < 6 else 6) / 6)
    out.append((deniers - 12) / 10 if deniers > 12 else 0.0)
    out.append(me[PURSE] / 4)
    out.append(influence / 6)
    out.append((influence if influence < 4 else 4) / 4)
    out.append((influence - 8) / 6 if influence > 8 else 0.0)
    out.append(supply / 3)
    out.append(flag(supply > 0))
    out.append((supply - 3) / 3 if supply > 3 else 0.0)
    out.append(me[RESERVE] / 5)
    out.append(flag(me[PASSED] > 0))
    out.append(me[TAKEN].bit_count() / 2)


# -- dice ---------------------------------------------------------------------------------------------------------

DICE_OWN: Final = (
    *(f"{colour}_dice" for colour in COLOURS),
    *(f"{colour}_pips" for colour in COLOURS),
    *(f"{colour}_high" for colour in COLOURS),
    *(f"{colour}_group" for colour in COLOURS),
    *("dice_to_sell", "foreign_pips", "foreign_affordable"),
)


def _write_dice(s: Troyes, seat: int, can_act: bool, out: list[float]) -> int:
    """The player's dice while they can use them, and what can be bought to them; says the best groups, a byte each."""
    me = s.players[seat]
    here = seat * DISTRICT_DICE
    lying = all_pips = groups = 0
    for colour in range(len(COLOURS)):
        dice = 0
        for at in range(here + colour * FACES, here + colour * FACES + FACES):
            dice += s.dice[at]
        lying += dice
        out.append(dice / 2 if can_act else 0.0)
    for colour in range(len(COLOURS)):
        pips = 0
        for face in range(FACES):
            pips += (face + 1) * s.dice[here + colour * FACES + face]
        all_pips += pips
        out.append(pips / 8 if can_act else 0.0)
    for colour in range(len(COLOURS)):
        last = here + colour * FACES + FACES - 1
        out.append(float(s.dice[last] + s.dice[last - 1]) if can_act else 0.0)
    for colour in range(len(COLOURS)):
        total = best_group(s, seat, colour) if can_act else 0
        groups |= total << 8 * colour
        out.append(total / 10)
    foreign = -all_pips
    for at in range(len(DISTRICTS) * DISTRICT_DICE):
        n = s.dice[at]
        if n:
            foreign += n * (at % FACES + 1)
    affordable = 3 * me[DENIERS]
    out.append((lying if lying < 4 else 4) / 2 if me[PASSED] else 0.0)
    out.append(foreign / 30 if can_act else 0.0)
    out.append((foreign if foreign < affordable else affordable) / 20 if can_act else 0.0)
    return groups


# -- people -------------------------------------------------------------------------------------------------------

PEOPLE: Final = (
    *BUILDINGS,
    *(f"edge_{building}" for building in BUILDINGS),
    *("citizens", "salaries", "lying"),
)


def _write_people(s: Troyes, seat: int, out: list[float]) -> int:
    """Citizens in the buildings, those whom the next one to enter would expel, those who are; says how many stand in
    each building, a byte each. T-71 to T-73"""
    standing = all_citizens = salaries = lying = 0
    for building in range(len(BUILDINGS)):
        citizens = 0
        for at in range(building * PLACES_EACH, (building + 1) * PLACES_EACH):
            if s.places[at] == seat:
                citizens += 1
        standing |= citizens << 8 * building
        all_citizens += citizens
        salaries += citizens * s.parts.salary[building]
        out.append(citizens / 2)
    for building in range(len(BUILDINGS)):
        protected = s.expelled[len(OWNERS) * building + seat]
        lying += protected
        out.append(0.0 if protected else at_the_edge(s, seat, building) / 2)
    out.append(all_citizens / 5)
    out.append(salaries / 4)
    out.append(float(lying))
    return standing


def at_the_edge(s: Troyes, seat: int, building: int) -> int:
    """How many citizens stand at the right end of a full row."""
    length = s.parts.row_length[building]
    edge = 0
    for row in range(PLACES_EACH // length):
        start = building * PLACES_EACH + row * length
        if s.places[start + length - 1] != seat:
            continue
        full = True
        for at in range(start, start + length):
            if s.places[at] == NOBODY:
                full = False
        edge += 1 if full else 0
    return edge


# -- characters ---------------------------------------------------------------------------------------------------

CHARACTERS_OWN: Final = (
    *(f"holds_{name}" for name in CHARACTERS),
    *(f"held_{name}" for name in CHARACTERS),
    *(f"perhaps_{name}" for name in CHARACTERS),
    *("held_points", "perhaps_points"),
)


def _write_characters(s: Troyes, seat: int, cubes: int, standing: int, out: list[float]) -> None:
    """The player's secret characters, and how near the steps of these and, as far as they may be dealt, of all others
    the player is. ``cubes`` are those in the cathedral, ``standing`` the citizens in the buildings. T-112"""
    me = s.players[seat]
    hand = me[CHARACTER]
    each = s.parts.characters_each[s.seats]
    dealt = (s.seats - 1) * each / (len(CHARACTERS) - each)
    table = s.parts.steps_of_two if s.seats == 2 else s.parts.steps
    for card in range(len(CHARACTERS)):
        out.append(float(hand >> card & 1))
    held = perhaps = 0.0
    for others in range(2):
        holds = 1 - others
        for card in range(len(CHARACTERS)):
            if hand >> card & 1 != holds:
                out.append(0.0)
                continue
            reached = _reached(s, seat, me, card, cubes, standing)
            steps = table[card]
            if reached > steps.last:
                reached = steps.last
            if holds:
                held += steps.sure[reached]
                out.append(steps.way[reached] / 3)
            else:
                perhaps += dealt * steps.sure[reached]
                out.append(dealt * steps.way[reached] / 3)
    out.append(held / 4)
    out.append(perhaps / 4)


def _reached(s: Troyes, seat: int, me: list[int], card: int, cubes: int, standing: int) -> int:
    """What a character looks at, money in the district included. T-161 to T-166"""
    if card == CHRETIEN:
        return (standing & 255) + (standing >> 8 & 255) + (standing >> 16 & 255)
    if card == URBAN:
        return cubes
    if card == THIBAUT:
        return me[DENIERS] + me[PURSE]
    if card == HUGUES:
        return me[INFLUENCE]
    if card == FLORENTIN:
        return measure(s, seat, card)
    return me[TAKEN].bit_count()


OWN: Final[tuple[str, ...]] = (
    *(*MEANS, *DICE_OWN, *PEOPLE, *CATHEDRAL, *CHARACTERS_OWN, *EVENTS_OWN, *CARDS_OWN, *TROUBLE, *TEMPO, *PENDING),
)
"""What ``write_own`` appends."""


def write_own(s: Troyes, seat: int, out: list[float]) -> None:
    """How a seat stands."""
    me = s.players[seat]
    can_act = s.phase >= WORKFORCE and not me[PASSED]
    _write_means(s, seat, me, out)
    groups = _write_dice(s, seat, can_act, out)
    standing = _write_people(s, seat, out)
    cubes = write_cathedral(s, seat, can_act, out)
    _write_characters(s, seat, cubes, standing, out)
    events = write_events(s, seat, groups, out)
    write_cards(s, seat, cubes // 2, events, groups, out)
    write_trouble(s, seat, out)
    write_tempo(s, seat, standing, out)
    write_pending(s, seat, out)


# -- the table ----------------------------------------------------------------------------------------------------

SHARED: Final[tuple[str, ...]] = (
    *("two_seats", "three_seats", "rounds_left", "round"),
    *("opening", "before_income", "before_events", "in_events", "black_dice", "actions"),
    *(f"{colour}_dice" for colour in COLOURS),
    *(f"{colour}_pips" for colour in COLOURS),
    *(f"neutral_{colour}_pips" for colour in COLOURS),
    *("dice", "acting"),
    *("events", "event_vp", "free_banners", "black_in_row"),
    *(f"columns_at_{level + 1}" for level in range(LEVELS)),
    "columns_full",
    *(f"neutral_{building}" for building in BUILDINGS),
    *CARDS,
)
"""What ``write_shared`` appends."""


def write_shared(s: Troyes, out: list[float]) -> None:
    """How things stand for all: the time, the square, the events, the cathedral, the cards."""
    out.append(flag(s.seats == 2))
    out.append(flag(s.seats == 3))
    out.append((s.parts.rounds[s.seats] - s.round_number) / 3)
    out.append(s.round_number / 3)
    out.append(flag(s.phase == OPENING))
    out.append(flag(s.phase <= ACTIVITIES))
    out.append(flag(s.phase <= WORKFORCE))
    out.append(flag(s.phase == EVENTS_PHASE))
    out.append(flag(s.phase == BLACK_DICE))
    out.append(flag(s.phase == ACTIONS))
    _write_square(s, out)
    _write_row(s, out)
    at_level = 0  # four bits for each level
    for column in range(COLUMNS):
        at_level += 1 << 4 * free_level(s, column)
    for level in range(LEVELS + 1):
        out.append((at_level >> 4 * level & 15) / 3)
    for building in range(len(BUILDINGS)):
        neutral = 0
        for at in range(building * PLACES_EACH, (building + 1) * PLACES_EACH):
            if s.places[at] == NEUTRAL:
                neutral += 1
        out.append(neutral / 2)
    start = len(out)
    for _ in range(len(CARDS)):
        out.append(0.0)
    for card in s.cards:
        if card >= 0:
            out[start + card] = 1.0


def _write_square(s: Troyes, out: list[float]) -> None:
    """The dice on the square, and how many players may still use them."""
    all_dice = 0
    for colour in range(len(COLOURS)):
        dice = 0
        for district in range(len(DISTRICTS)):
            start = district * DISTRICT_DICE + colour * FACES
            for at in range(start, start + FACES):
                dice += s.dice[at]
        all_dice += dice
        out.append(dice / 4)
    for colour in range(len(COLOURS)):
        pips = 0
        for district in range(len(DISTRICTS)):
            pips += _pips(s, district, colour)
        out.append(pips / 15)
    for colour in range(len(COLOURS)):
        out.append(_pips(s, NEUTRAL, colour) / 8)
    acting = 0
    for player in s.players:
        if not player[PASSED]:
            acting += 1
    out.append(all_dice / 12)
    out.append(acting / 3)


def _pips(s: Troyes, district: int, colour: int) -> int:
    start = district * DISTRICT_DICE + colour * FACES
    pips = 0
    for face in range(FACES):
        pips += (face + 1) * s.dice[start + face]
    return pips


def _write_row(s: Troyes, out: list[float]) -> None:
    """The events, how much they are worth, and how far they are from being filled."""
    vp = free = 0
    for event in s.row:
        vp += s.parts.event_vp[event][0]
        free += s.parts.banners[event] - len(s.banners[event])
    out.append(len(s.row) / 5)
    out.append(vp / 20)
    out.append(free / 15)
    out.append(black_in_row(s) / 4)
