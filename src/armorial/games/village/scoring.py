"""The final score, what decides a tie, and how good a position looks. V-120 to V-124"""

from typing import Final

from armorial.games.village.components import COINS, CUBES, GOODS, GOODS_AT, GRAIN
from armorial.games.village.state import (
    BAG,
    CHAMBER,
    CHRONICLE,
    FARM,
    GRAVE,
    LAST_VISIBLE,
    MEMBER,
    PRESTIGE,
    SERVED,
    VISITED,
    WINDOW,
    WORKSHOP,
    Village,
)
from armorial.kernel.contract import Score


def score(s: Village, seat: int) -> Score:
    """Every part of the score if the game ended now. V-120, V-123"""
    parts = s.parts
    me = s.players[seat]
    members = me[MEMBER:]
    remembered = sum(CHRONICLE <= p < GRAVE for p in members)
    return Score(
        {
            "prestige": me[PRESTIGE],
            "travel": parts.city_points[me[VISITED].bit_count()],
            "council": sum(parts.chamber_points[p - CHAMBER] for p in members if CHAMBER <= p < WINDOW),
            "church": sum(parts.window_points[p - WINDOW] for p in members if WINDOW <= p < CHRONICLE),
            "chronicle": parts.chronicle_points[min(remembered, len(parts.chronicle_points) - 1)],
            "customers": customer_points(s, seat),
            "coins": parts.coin_points * me[COINS],
        }
    )


def customer_points(s: Village, seat: int) -> int:
    served = s.players[seat][SERVED]
    points = s.parts.customer_points
    return sum([points[tile] for tile in range(served.bit_length()) if served >> tile & 1])


def standing(s: Village, seat: int) -> tuple[int, ...]:
    """Prestige, then customer tiles, then living members. V-121, V-124"""
    me = s.players[seat]
    living = sum(BAG <= p <= LAST_VISIBLE for p in me[MEMBER:])
    return (score(s, seat).total, me[SERVED].bit_count(), living)


# What things are worth to a bot on the way, in points: rough, but enough to play sensibly.
CUBE_WORTH: Final = 0.45
GRAIN_WORTH: Final = 0.5
GOOD_WORTH: Final = (1.4, 1.9, 1.9, 1.9, 1.7)
COIN_WORTH: Final = 0.5
FARM_WORTH: Final = 0.9
CRAFTSMAN_WORTH: Final = 1.1
BAG_WORTH: Final = 1.3
CHRONICLE_WORTH: Final = (0.0, 1.6, 3.2, 5.2, 8.2, 12.0)
TIME_WORTH: Final = 0.12


def own_worth(s: Village, seat: int) -> float:
    """The score so far and the worth of what may still become points."""
    me = s.players[seat]
    members = me[MEMBER:]
    worth = float(score(s, seat).total)
    worth += CUBE_WORTH * sum(me[CUBES : CUBES + 4]) + GRAIN_WORTH * me[GRAIN] + COIN_WORTH * me[COINS]
    for kind in range(len(GOODS)):
        worth += GOOD_WORTH[kind] * min(me[GOODS_AT + kind], 3)
    remembered = min(sum(CHRONICLE <= p < GRAVE for p in members), 5)
    worth += CHRONICLE_WORTH[remembered] - s.parts.chronicle_points[remembered]
    worth += FARM_WORTH * min(members.count(FARM), 4) + BAG_WORTH * members.count(BAG)
    return worth + CRAFTSMAN_WORTH * len({p for p in members if WORKSHOP <= p < CHAMBER})


def evaluate(s: Village, seat: int) -> float:
    """Own worth against the best of the others."""
    others = [own_worth(s, other) for other in range(s.seats) if other != seat]
    return own_worth(s, seat) - max(others)
