"""The final score, what decides a tie, and how good a position looks. L-70 to L-75, L-140 to L-145"""

from typing import Final

from armorial.games.lorenzo.components import (
    BUILDING,
    CHARACTER,
    COINS,
    FAITH,
    HARVEST,
    MILITARY,
    PERIODS,
    PRODUCTION,
    RESOURCES,
    ROUNDS,
    SERVANTS,
    STONE,
    TERRITORY,
    VENTURE,
    VP,
    WOOD,
)
from armorial.games.lorenzo.state import (
    BONUS,
    BONUS_TILE,
    COUNT,
    EXCOMMUNICATED,
    HAND,
    HOME,
    MEMBER,
    PLAYED,
    Lorenzo,
    cards_of,
    period_of,
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


# What things are worth to a bot on the way, in points: rough, but enough to play sensibly.
RESOURCE_WORTH: Final = (1.0, 1.05, 1.05, 1.05)
"""Coins, wood, stone, servants, while there are rounds left to use them."""
MILITARY_WORTH: Final = 0.3
SLOT_WORTH: Final = 1.2
"""For military points that open the next place for a territory."""
TERRITORY_WORTH: Final = (0.0, 1.0, 2.2, 4.0, 7.0, 12.0, 20.0)
LEADER_WORTH: Final = 3.0
PLAYED_WORTH: Final = 3.5
TILE_WORTH: Final = (6.0, 6.0, 5.0)
BONUS_WORTH: Final = 1.3
"""For each +1 on a kind of action."""
YIELD: Final = (0.75, 0.75, 0.75, 0.75, 0.5, 1.35, 1.5)
"""What cards give in a harvest or production, thing by thing."""
PRIVILEGE_WORTH: Final = 1.1


def own_worth(s: Lorenzo, seat: int) -> float:
    """The score so far and the worth of what may still become points."""
    parts = s.parts
    me = s.players[seat]
    left = ROUNDS - s.round_number + sum(place == HOME for place in me[MEMBER : MEMBER + 4]) / 4
    worth = float(me[VP]) + venture_points(s, me) + 0.8 * military_points(s, seat)
    worth += parts.character_points[me[COUNT + CHARACTER]]
    shown = parts.territory_points[me[COUNT + TERRITORY]]
    share = left / ROUNDS
    worth += share * TERRITORY_WORTH[me[COUNT + TERRITORY]] + (1 - share) * shown
    early = min(1.0, 0.3 + left / 3)
    for resource in range(len(RESOURCES)):
        worth += early * RESOURCE_WORTH[resource] * min(me[resource], 9) + 0.2 * max(0, me[resource] - 9)
    worth += MILITARY_WORTH * min(1.0, left / 2) * me[MILITARY]
    territories = me[COUNT + TERRITORY]
    if left > 1 and territories < len(parts.slots) and me[MILITARY] >= parts.slots[territories]:
        worth += SLOT_WORTH
    worth += engine_worth(s, me) * left * 0.55
    worth += faith_worth(s, me)
    if s.leaders:
        worth += LEADER_WORTH * min(1.0, left / 3) * me[HAND].bit_count() + PLAYED_WORTH * me[PLAYED].bit_count()
    return worth + BONUS_WORTH * min(left, 3.0) * sum(me[BONUS : BONUS + 6]) / 6


def engine_worth(s: Lorenzo, me: list[int]) -> float:
    """What one harvest and one production give, cards of high value less surely."""
    parts = s.parts
    worth = 0.0
    for kind, action in ((TERRITORY, HARVEST), (BUILDING, PRODUCTION)):
        if me[BONUS_TILE] >= 0:
            worth += sum(YIELD[holding] * n for holding, n in parts.tile_gains[action][me[BONUS_TILE]])
        for card in cards_of(me, kind):
            reached = min(1.0, 1.15 - (parts.card_value[card] - me[BONUS + action]) / 12)
            source = parts.yields[card]
            gained = 1.6
            if source is not None:
                gained = sum(YIELD[holding] * n for holding, n in source.amounts(me))
                gained += PRIVILEGE_WORTH * source.privileges
            worth += reached * gained
    return worth


def faith_worth(s: Lorenzo, me: list[int]) -> float:
    """Faith as points to come, and the tile of the next report that it keeps away. L-50, L-51"""
    parts = s.parts
    faith = me[FAITH]
    period = period_of(max(1, s.round_number))
    worth = 0.85 * parts.faith_points[faith] + 0.3 * min(faith, 5)
    need = parts.report_faith[period]
    if faith >= need:
        worth += TILE_WORTH[period] * 0.6
    else:
        worth += TILE_WORTH[period] * 0.6 * faith / need
    return worth - sum(TILE_WORTH[p] for p in range(PERIODS) if me[EXCOMMUNICATED] >> p & 1)


def evaluate(s: Lorenzo, seat: int) -> float:
    """Own worth against the best of the others; at the end the score itself."""
    if not s.stack:
        totals = [float(score(s, other).total) for other in range(s.seats)]
        return totals[seat] - max(total for other, total in enumerate(totals) if other != seat)
    others = [own_worth(s, other) for other in range(s.seats) if other != seat]
    return own_worth(s, seat) - max(others)
