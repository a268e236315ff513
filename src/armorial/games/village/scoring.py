"""The final score, what decides a tie, and how good a position looks. V-120 to V-124"""

from armorial.games.village.components import COINS
from armorial.games.village.state import (
    BAG,
    CHAMBER,
    CHRONICLE,
    GRAVE,
    LAST_VISIBLE,
    MEMBER,
    PRESTIGE,
    SERVED,
    VISITED,
    WINDOW,
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
