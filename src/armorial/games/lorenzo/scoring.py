"""The final score, what decides a tie, and how good a position looks. L-70 to L-75, L-140 to L-145"""

from typing import Final

from armorial.games.lorenzo.components import (
    BUILDING,
    CHARACTER,
    COINS,
    MILITARY,
    PERIODS,
    SERVANTS,
    STONE,
    TERRITORY,
    VENTURE,
    VP,
    WOOD,
)
from armorial.games.lorenzo.state import (
    COUNT,
    EXCOMMUNICATED,
    Lorenzo,
    cards_of,
)
from armorial.kernel.contract import Score

LAST: Final = PERIODS - 1


def score(s: Lorenzo, seat: int) -> Score:
    """Every part of the score if the game ended now, the losses by a tile of period 3 last. L-70, L-71, L-145"""
    parts = s.parts
    me = s.players[seat]
    last = parts.tile_effects[s.tiles[LAST]] if me[EXCOMMUNICATED] >> LAST & 1 else {}
    counted = {
        "vp": me[VP],
        "territories": 0 if "no_territory_points" in last else parts.territory_points[me[COUNT + TERRITORY]],
        "characters": 0 if "no_character_points" in last else parts.character_points[me[COUNT + CHARACTER]],
        "ventures": 0 if "no_venture_points" in last else venture_points(s, me),
        "military": military_points(s, seat),
        "resources": stock(me) // parts.resources_a_point,
    }
    lost = min(losses(s, me, last), sum(counted.values()))
    return Score({**counted, "excommunication": -lost})


def venture_points(s: Lorenzo, me: list[int]) -> int:
    return sum(s.parts.venture_points[card] for card in cards_of(me, VENTURE))


def stock(me: list[int]) -> int:
    """All resources together. L-75"""
    return me[COINS] + me[WOOD] + me[STONE] + me[SERVANTS]


def military_points(s: Lorenzo, seat: int) -> int:
    """For the most military points, and for the second most; ties share a place in full. L-70, L-74"""
    mine = s.players[seat][MILITARY]
    above = {player[MILITARY] for player in s.players if player[MILITARY] > mine}
    return s.parts.military_points[len(above)] if len(above) < len(s.parts.military_points) else 0


def losses(s: Lorenzo, me: list[int], last: dict[str, int]) -> int:
    """What a tile of period 3 takes away. L-141 to L-144"""
    lost = 0
    if "lose_vp_per_vp" in last:
        lost += me[VP] // last["lose_vp_per_vp"]
    if "lose_vp_per_military" in last:
        lost += last["lose_vp_per_military"] * me[MILITARY]
    if "lose_vp_per_building_price" in last:
        printed = sum(s.parts.building_wood_stone[card] for card in cards_of(me, BUILDING))
        lost += last["lose_vp_per_building_price"] * printed
    if "lose_vp_per_resource" in last:
        lost += last["lose_vp_per_resource"] * stock(me)
    return lost


def standing(s: Lorenzo, seat: int) -> tuple[int, ...]:
    """VP, then the place in turn order. L-72, L-73"""
    place = s.order.index(seat) if seat in s.order else 0
    return (score(s, seat).total, -place)
