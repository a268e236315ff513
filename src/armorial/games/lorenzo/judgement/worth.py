"""How many points a seat may be expected to end with: what bots play by."""

from typing import Final

from armorial.games.lorenzo.components import (
    ACTIONS,
    BUILDING,
    CHARACTER,
    FAITH,
    HARVEST,
    MILITARY,
    PERIODS,
    PRODUCTION,
    RESOURCES,
    ROUNDS,
    ROW,
    TERRITORY,
    VENTURE,
    VP,
)
from armorial.games.lorenzo.judgement.hope import gained, hoped, rounds_left
from armorial.games.lorenzo.report import Report
from armorial.games.lorenzo.scoring import LAST, score, stock
from armorial.games.lorenzo.servants import spare_matters
from armorial.games.lorenzo.state import (
    BONUS,
    BONUS_TILE,
    CARD,
    COUNT,
    EXCOMMUNICATED,
    Lorenzo,
    period_of,
)

# What things are worth to a bot on the way, in points: rough, but enough to play well.
RESOURCE_WORTH: Final[tuple[float, ...]] = (0.7, 0.35, 0.4, 0.9)
"""A coin, wood, stone, a servant in the last round ..."""
RESOURCE_EARLY: Final[tuple[float, ...]] = (0.16, 0.24, 0.18, 0.1)
"""... and more for every round before."""
RESOURCES_USED: Final = 9
"""More than this of one kind can hardly be used."""
RESOURCE_KEPT: Final = 0.2
MILITARY_WORTH: Final = 0.25
MILITARY_EARLY: Final = 0.13
MILITARY_SHARE: Final = 0.6
CHARACTER_EARLY: Final = 0.5
"""For every character and round left: what it adds to actions and to the next characters."""
SLOT_WORTH: Final = 2.0
"""For military points that open the next place for a territory."""
TERRITORY_WORTH: Final[tuple[float, ...]] = (0.0, 1.0, 2.2, 4.0, 7.0, 12.0, 20.0)
LEADER_HOPED: Final = 0.8
"""How much of what a leader in hand may bring is sure enough."""
TILE_WORTH: Final[tuple[float, ...]] = (6.0, 6.0, 5.0)
BONUS_WORTH: Final = 1.3
"""For each +1 on a kind of action ..."""
BONUS_ROUNDS: Final = 3.0
"""... and each round left, up to so many."""
YIELD: Final[tuple[float, ...]] = (0.75, 0.75, 0.75, 0.75, 0.5, 1.35, 1.5)
"""What cards give in a harvest or production, thing by thing."""
PRIVILEGE_WORTH: Final = 1.1
EXCHANGE_WORTH: Final = 2.2
"""For a building that changes one thing into another."""
REACH: Final = 1.15
"""How surely an action reaches a card of value 0 ..."""
REACH_VALUES: Final = 12
"""... which falls by 1 for so many more that it needs. More than sure is sure."""
ENGINE_USE: Final = 0.55
"""How many harvests, and how many productions, a player comes to in a round."""
FAITH_SHARE: Final = 0.85
"""How much of the points for faith a player comes to."""
FAITH_WORTH: Final = 0.3
FAITH_WANTED: Final = 5
"""Faith that a report asks for at most: so much of it is worth something by itself."""
TILE_AVOIDED: Final = 0.6
"""How much of the harm of a tile the faith is worth that keeps it away."""
DOUBT_LAST: Final = 24.0
DOUBT_ROUND: Final = 8.0


def worth(s: Lorenzo, seat: int) -> float:
    """The score so far and the worth of what may still become points. At the end the score alone. L-70"""
    if not s.stack:
        return float(score(s, seat).total)
    parts = s.parts
    me = s.players[seat]
    left = rounds_left(s, me)
    unplaced = left - (ROUNDS - s.round_number)
    worth = me[VP] + parts.character_points[me[COUNT + CHARACTER]] + MILITARY_SHARE * military_share(s, me[MILITARY])
    for card in range(CARD + ROW * VENTURE, CARD + ROW * VENTURE + me[COUNT + VENTURE]):
        worth += parts.venture_points[me[card]]
    territories = me[COUNT + TERRITORY]
    share = left / ROUNDS
    worth += share * TERRITORY_WORTH[territories] + (1 - share) * parts.territory_points[territories]
    for resource in range(len(RESOURCES)):
        n = me[resource]
        early = RESOURCE_WORTH[resource] + RESOURCE_EARLY[resource] * left
        worth += early * n if n <= RESOURCES_USED else early * RESOURCES_USED + RESOURCE_KEPT * (n - RESOURCES_USED)
    worth += (MILITARY_WORTH + MILITARY_EARLY * left) * me[MILITARY]
    worth += CHARACTER_EARLY * left * me[COUNT + CHARACTER]
    if left > 1 and territories < len(parts.slots) and me[MILITARY] >= parts.slots[territories]:
        worth += SLOT_WORTH
    worth += engine_worth(s, me) * left * ENGINE_USE + faith_worth(s, me)
    if s.leaders:
        worth += gained(me, left) + LEADER_HOPED * hoped(s, seat, left)
    if s.round_number == ROUNDS and spare_matters(s):
        worth -= stock_loss(s, seat) * (1 - unplaced)
    bonus = 0
    for action in range(BONUS, BONUS + len(ACTIONS)):
        bonus += me[action]
    return worth + BONUS_WORTH * min(left, BONUS_ROUNDS) * bonus / len(ACTIONS)


def military_share(s: Lorenzo, mine: int) -> float:
    """What a player's military points would bring now: for the most, and for the second most. L-74"""
    above = 0
    highest = -1
    for player in s.players:
        military = player[MILITARY]
        if military > mine and military != highest:
            above += 1
            highest = military
    return s.parts.military_points[above] if above < len(s.parts.military_points) else 0.0


def engine_worth(s: Lorenzo, me: list[int]) -> float:
    """What one harvest and one production give, cards of high value less surely."""
    return _area_worth(s, me, TERRITORY, HARVEST) + _area_worth(s, me, BUILDING, PRODUCTION)


def _area_worth(s: Lorenzo, me: list[int], kind: int, action: int) -> float:
    parts = s.parts
    worth = 0.0
    if me[BONUS_TILE] >= 0:
        for holding, n in parts.tile_gains[action][me[BONUS_TILE]]:
            worth += YIELD[holding] * n
    start = CARD + ROW * kind
    for at in range(start, start + me[COUNT + kind]):
        card = me[at]
        reached = REACH - (parts.card_value[card] - me[BONUS + action]) / REACH_VALUES
        worth += card_yield(s, me, card) * min(1.0, reached)
    return worth


def card_yield(s: Lorenzo, me: list[int], card: int) -> float:
    """What a territory or a building gives each time it works."""
    source = s.parts.yields[card]
    if source is None:
        return EXCHANGE_WORTH
    gained = PRIVILEGE_WORTH * source.privileges
    for holding, n in source.things:
        gained += YIELD[holding] * n
    for per in source.per:
        gained += YIELD[per.holding] * per.n * (me[per.index] // per.each)
    return gained


def faith_worth(s: Lorenzo, me: list[int]) -> float:
    """Faith as points to come, and the tile of the next report that it keeps away. L-50, L-51"""
    parts = s.parts
    faith = me[FAITH]
    period = period_of(s.round_number) if s.round_number else 0
    need = parts.report_faith[period]
    worth = FAITH_SHARE * parts.faith_points[faith] + FAITH_WORTH * min(faith, FAITH_WANTED)
    worth += TILE_WORTH[period] * TILE_AVOIDED * (1.0 if faith >= need else faith / need)
    for p in range(PERIODS):
        if me[EXCOMMUNICATED] >> p & 1:
            worth -= TILE_WORTH[p]
    return worth


def stock_loss(s: Lorenzo, seat: int) -> int:
    """What the tile of the last period will take for the resources left, if the player is likely to get it. L-144"""
    me = s.players[seat]
    if not me[EXCOMMUNICATED] >> LAST & 1:
        reports = [frame for frame in s.stack if isinstance(frame, Report)]
        if reports and s.order.index(seat) < reports[0].place:
            return 0
        if me[FAITH] >= s.parts.report_faith[LAST]:
            return 0
    return s.parts.stock_loss[s.tiles[LAST]] * stock(me)


def doubt(s: Lorenzo) -> float:
    """By how many points ``worth`` may be wrong."""
    return DOUBT_LAST + DOUBT_ROUND * (ROUNDS - s.round_number)
