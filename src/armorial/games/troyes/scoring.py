"""The final score, and how good a position looks. T-110 to T-115, T-161 to T-166"""

from typing import Final

from armorial.games.troyes.components import (
    BUILDINGS,
    CHARACTERS,
    COLUMNS,
    DISTRICT_DICE,
    LEVELS,
    SEATS,
    VALUE_OF,
)
from armorial.games.troyes.state import (
    CHARACTER,
    DENIERS,
    INFLUENCE,
    PICTURE,
    PURSE,
    SUPPLY,
    TAKEN,
    VP,
    Troyes,
    citizens_in,
)
from armorial.kernel.contract import Score

CHRETIEN: Final = CHARACTERS.index("chretien_de_troyes")
URBAN: Final = CHARACTERS.index("urban_iv")
THIBAUT: Final = CHARACTERS.index("thibaut_ii")
HUGUES: Final = CHARACTERS.index("hugues_de_payns")
FLORENTIN: Final = CHARACTERS.index("le_florentin")


def score(s: Troyes, seat: int) -> Score:
    """Every part of the score if the game ended now. T-111, T-112, T-115"""
    return Score(
        {
            "vp": s.players[seat][VP],
            "events": s.parts.event_points * sum(seat in s.banners[at] for at in s.row),
            "tradesmen": tradesmen_points(s, seat),
            "cathedral": -s.parts.missing_level * missing_levels(s, seat),
            "characters": sum(character_points(s, seat, card) for card in dealt_characters(s)),
        }
    )


def tradesmen_points(s: Troyes, seat: int) -> int:
    """The VP of the places on which they stand; the picture is worth nothing. T-40, T-111"""
    points = 0
    for slot, card in enumerate(s.cards):
        place = s.stands[SEATS * slot + seat]
        if card >= 0 and 0 <= place < PICTURE:
            points += s.parts.card_places[card][place]
    return points


def missing_levels(s: Troyes, seat: int) -> int:
    """Levels of the cathedral without a cube of the player. T-111"""
    return sum(seat not in s.cathedral[COLUMNS * level : COLUMNS * (level + 1)] for level in range(LEVELS))


def dealt_characters(s: Troyes) -> list[int]:
    """All characters in players' hands: every one counts for everybody. T-112"""
    hands = 0
    for me in s.players:
        hands |= me[CHARACTER]
    return [card for card in range(len(CHARACTERS)) if hands >> card & 1]


def measure(s: Troyes, seat: int, card: int) -> int:
    """What a character looks at. T-161 to T-166"""
    me = s.players[seat]
    if card == CHRETIEN:
        return s.places.count(seat)
    if card == URBAN:
        return s.cathedral.count(seat)
    if card == THIBAUT:
        return me[DENIERS]
    if card == HUGUES:
        return me[INFLUENCE]
    if card == FLORENTIN:
        return sum(s.stands[SEATS * slot + seat] >= 0 for slot in range(len(s.cards)))
    return me[TAKEN].bit_count()


def character_points(s: Troyes, seat: int, card: int) -> int:
    """Only the highest threshold reached counts. T-112"""
    thresholds = s.parts.thresholds_of_two[card] if s.seats == 2 else s.parts.thresholds[card]
    reached = measure(s, seat, card)
    points = 0
    for at, worth in zip(thresholds, s.parts.character_vp[card], strict=True):
        if reached >= at:
            points = worth
    return points


def standing(s: Troyes, seat: int) -> tuple[int, ...]:
    """VP alone; a tie is shared. T-113"""
    return (score(s, seat).total,)


# What things are worth to a bot on the way, in points: rough, but enough to play sensibly.
DENIER_WORTH: Final = 0.16
INFLUENCE_WORTH: Final = 0.22
PIP_WORTH: Final = 0.13
CITIZEN_WORTH: Final = (0.7, 0.8, 0.8)
SUPPLY_WORTH: Final = 0.35
TRADESMAN_WORTH: Final = 0.6
EVENT_CUBE_WORTH: Final = 0.55
STORED_CUBE_WORTH: Final = 0.6


def own_worth(s: Troyes, seat: int) -> float:
    """The score so far and the worth of what may still become points."""
    me = s.players[seat]
    rounds_left = s.parts.rounds[s.seats] - s.round_number
    later = rounds_left / s.parts.rounds[s.seats]
    worth = float(score(s, seat).total)
    money = me[DENIERS] + me[PURSE]
    worth += DENIER_WORTH * (0.3 + later) * min(money, 30) + INFLUENCE_WORTH * (0.3 + later) * me[INFLUENCE]
    start = seat * DISTRICT_DICE
    for at, n in enumerate(s.dice[start : start + DISTRICT_DICE]):
        if n:
            worth += PIP_WORTH * n * VALUE_OF[at]
    for where in range(len(BUILDINGS)):
        worth += later * CITIZEN_WORTH[where] * citizens_in(s, seat, where) * 2
    worth += later * SUPPLY_WORTH * min(me[SUPPLY], 4)
    for slot in range(len(s.cards)):
        if s.stands[SEATS * slot + seat] >= 0:
            worth += TRADESMAN_WORTH * (0.5 + later)
        worth += STORED_CUBE_WORTH * min(s.cubes[SEATS * slot + seat], 3) * (0.2 + later)
    for at in s.row:
        mine = s.banners[at].count(seat)
        if mine:
            high = s.parts.event_vp[at][0]
            worth += EVENT_CUBE_WORTH * high * mine / s.parts.banners[at]
    return worth


def evaluate(s: Troyes, seat: int) -> float:
    """Own worth against the best of the others."""
    others = [own_worth(s, other) for other in range(s.seats) if other != seat]
    return own_worth(s, seat) - 0.5 * max(others)
