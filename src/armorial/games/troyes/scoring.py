"""The final score, and how good a position looks. T-110 to T-115, T-161 to T-166"""

from typing import Final

from armorial.games.troyes.components import (
    CHARACTERS,
    COLUMNS,
    LEVELS,
    SEATS,
)
from armorial.games.troyes.state import (
    CHARACTER,
    DENIERS,
    INFLUENCE,
    PICTURE,
    TAKEN,
    VP,
    Troyes,
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
        if card >= 0:
            place = s.stands[SEATS * slot + seat]
            if 0 <= place < PICTURE:
                points += s.parts.card_places[card][place]
    return points


def missing_levels(s: Troyes, seat: int) -> int:
    """Levels of the cathedral without a cube of the player. T-111"""
    return sum(not has_level(s, seat, level) for level in range(LEVELS))


def has_level(s: Troyes, seat: int, level: int) -> bool:
    return seat in s.cathedral[COLUMNS * level : COLUMNS * (level + 1)]


def dealt_characters(s: Troyes) -> list[int]:
    """All characters in players' hands: every one counts for everybody. T-112"""
    hands = 0
    for me in s.players:
        hands |= me[CHARACTER]
    return [card for card in range(len(CHARACTERS)) if hands >> card & 1]


def measure(s: Troyes, seat: int, card: int) -> int:
    """What a character looks at. Bots ask all the time, and compiled loops are faster than ``count``. T-161 to T-166"""
    me = s.players[seat]
    if card == CHRETIEN:
        citizens = 0
        for owner in s.places:
            if owner == seat:
                citizens += 1
        return citizens
    if card == URBAN:
        cubes = 0
        for owner in s.cathedral:
            if owner == seat:
                cubes += 1
        return cubes
    if card == THIBAUT:
        return me[DENIERS]
    if card == HUGUES:
        return me[INFLUENCE]
    if card == FLORENTIN:
        tradesmen = 0
        for at in range(seat, len(s.stands), SEATS):
            if s.stands[at] >= 0:
                tradesmen += 1
        return tradesmen
    return me[TAKEN].bit_count()


def character_points(s: Troyes, seat: int, card: int) -> int:
    """Only the highest threshold reached counts. T-112"""
    step = steps_reached(s, seat, card)
    return s.parts.character_vp[card][step - 1] if step else 0


def thresholds(s: Troyes, card: int) -> list[int]:
    """Two players need other amounts. T-112"""
    return s.parts.thresholds_of_two[card] if s.seats == 2 else s.parts.thresholds[card]


def steps_reached(s: Troyes, seat: int, card: int) -> int:
    """How many thresholds of a character a player has reached, counted to the highest one."""
    reached, step = measure(s, seat, card), 0
    for number, at in enumerate(thresholds(s, card), 1):
        if reached >= at:
            step = number
    return step


def standing(s: Troyes, seat: int) -> tuple[int, ...]:
    """VP alone; a tie is shared. T-113"""
    return (score(s, seat).total,)
