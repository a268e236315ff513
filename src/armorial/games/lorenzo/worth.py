"""How many points a seat may be expected to end with: what bots play by."""

from typing import Final

from armorial.games.lorenzo.components import (
    BUILDING,
    CHARACTER,
    FAITH,
    HARVEST,
    MILITARY,
    PERIODS,
    PRODUCTION,
    RESOURCES,
    ROUNDS,
    TERRITORY,
    VP,
)
from armorial.games.lorenzo.scoring import military_points, venture_points
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


def worth(s: Lorenzo, seat: int) -> float:
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
