"""A position as numbers, from which a judge learns how many points a seat will end with.

Each is about -1 to 3 in size. A judge has weights of its own for every stage, so nothing is multiplied by rounds left.
"""

from typing import Final

from armorial.games.lorenzo.areas import AreaAgain, Exchange, GrantArea, Strength
from armorial.games.lorenzo.components import (
    ACTIONS,
    CHARACTER,
    COINS,
    COUNCIL,
    FAITH,
    FLOORS,
    HARVEST,
    HARVEST_SMALL,
    LEADERS,
    MARKET,
    MARKETS,
    MEMBERS,
    MILITARY,
    PERIODS,
    PRODUCTION,
    PRODUCTION_SMALL,
    RESOURCES,
    ROUNDS,
    ROW,
    SERVANTS,
    STONE,
    TERRITORY,
    TILES,
    TILES_A_PERIOD,
    TYPES,
    VENTURE,
    VP,
    WOOD,
)
from armorial.games.lorenzo.gains import Privilege
from armorial.games.lorenzo.judgement.leaders import NAMES as LEADER_NAMES
from armorial.games.lorenzo.judgement.leaders import write_leaders
from armorial.games.lorenzo.judgement.reach import NEVER, Hands, area_value, best_card, is_dealing, with_servants
from armorial.games.lorenzo.judgement.worth import military_share
from armorial.games.lorenzo.judgement.yields import NAMES as YIELD_NAMES
from armorial.games.lorenzo.judgement.yields import write_area, write_exchanges
from armorial.games.lorenzo.report import Church, Report
from armorial.games.lorenzo.scoring import LAST, losses, stock
from armorial.games.lorenzo.state import (
    BONUS,
    CARD,
    COLOURED_ADD,
    COUNT,
    EXCOMMUNICATED,
    FEWER,
    NO_FLOOR_BONUS,
    NO_MARKET,
    NO_SLOT_MILITARY,
    OFF,
    SERVANT_RATE,
    SKIPS,
    Lorenzo,
    period_of,
)
from armorial.games.lorenzo.towers import BonusCard, BuyCard, GrantCard, Paying
from armorial.kernel.contract import CHANCE, Question

# -- names ----------------------------------------------------------------------------------------------------

POINTS_NAMED: Final = (
    *("vp", "territory_points", "character_points", "venture_points", "military_points"),
    *("stock_points", "stock_rest", "last_tile_loss"),
)
STOCK_NAMED: Final = (
    *(f"{name}{ending}" for name in (*RESOURCES, "military") for ending in ("", "_for_members")),
    *(f"{name}_few" for name in RESOURCES),
    "stock_over_9",
)
MILITARY_NAMED: Final = ("military_lead", "slot_open", "slot_lacks")
FAITH_NAMED: Final = (
    *("faith", "faith_points", "report_met", "report_lacks", "report_over"),
    *(f"danger_{number + 1}" for number in range(TILES_A_PERIOD)),
)
LASTING_NAMED: Final = (
    *(f"{name}_count" for name in TYPES),
    *(f"{name}_bonus" for name in ACTIONS),
    *("coins_off", "coloured_add", "servant_rate", "no_floor_bonus", "no_market", "skips"),
    *("fewer_coins", "fewer_wood_stone", "fewer_servants", "fewer_military"),
)
NOW_NAMED: Final = (
    *(f"take_{name}" for name in TYPES),
    *("members_home", "first_member", "second_member", "third_member", "neutral_member"),
    *("my_turn", "turns_away", "order", "next_order", "in_council"),
    *("pending_privileges", "pending_card", "pending_area"),
)
OWN: Final[tuple[str, ...]] = (
    *(*POINTS_NAMED, *STOCK_NAMED, *MILITARY_NAMED, *FAITH_NAMED, *LASTING_NAMED),
    *(*YIELD_NAMES, *NOW_NAMED, *LEADER_NAMES),
)
SHARED: Final[tuple[str, ...]] = (
    *("two_seats", "four_seats", "with_leaders", "with_bonus_tiles", "dealing", "members_to_place"),
    *("dice_sum", "highest_die", "lowest_die"),
    *(f"{name}_cards" for name in TYPES),
    *(f"{name}_tower_taken" for name in TYPES),
    *("harvest_free", "production_free"),
    *(f"market_{number + 1}_free" for number in range(MARKETS)),
    "members_in_council",
    *(f"tile_{name}" for name in TILES),
)
PLANS: Final[tuple[dict[str, float], ...]] = (
    {"leaders_hope": 5.0, "leaders_gain": 4.0},
    {f"{name}_in_{where}": points for name in LEADERS for where, points in (("hand", 3.0), ("play", 12.0))},
    {"faith": 4.0, "report_met": 4.0},
    {"venture_points": 6.0, "venture_count": 3.0},
)
"""Whims that go together: to keep leaders and play them, to please the church, to finance ventures."""
STAGES: Final = ROUNDS + 1

# -- typical sizes --------------------------------------------------------------------------------------------

VP_SIZE: Final = 30.0
POINTS_SIZE: Final = 10.0
MOST_LOST: Final = 12.0
"""An owner's tile may take more than any of the standard ones: a judge has never seen that."""
STOCK_SIZE: Final = 5.0
STOCK_USED: Final = 9
"""More than this of one kind can hardly be used."""
STOCK_FEW: Final = 2
MILITARY_SIZE: Final = 8.0


def stage(s: Lorenzo) -> int:
    """The round; 0 while tiles and leaders are chosen."""
    return s.round_number if s.round_number < STAGES else STAGES - 1


# -- what belongs to a seat -----------------------------------------------------------------------------------


def write_own(s: Lorenzo, seat: int, out: list[float]) -> None:
    """OWN of a seat."""
    me = s.players[seat]
    dealing = is_dealing(s)
    hands = Hands(s, me, dealing)
    place = _place(s, seat)
    period = _next_report(s, seat, place)
    _write_points(s, me, period, out)
    _write_stock(s, me, hands.home, out)
    _write_military(s, seat, out)
    _write_faith(s, me, period, out)
    _write_lasting(me, out)
    for action in (HARVEST, PRODUCTION):
        value = area_value(s, me, action, hands)
        write_area(s, me, action, value, with_servants(me, value), out)
    write_exchanges(s, me, out)
    for tower in range(len(TYPES)):
        out.append(0.0 if dealing else best_card(s, me, tower, hands) / POINTS_SIZE)
    _write_members(hands, out)
    _write_tempo(s, seat, place, out)
    _write_pending(s, seat, dealing, out)
    write_leaders(s, seat, out)


def _place(s: Lorenzo, seat: int) -> int:
    """The place in the turn order; the first while it is not drawn."""
    for place in range(len(s.order)):
        if s.order[place] == seat:
            return place
    return 0


def _next_report(s: Lorenzo, seat: int, place: int) -> int:
    """The period whose report a seat has still before it; PERIODS after the last."""
    period = period_of(s.round_number) if s.round_number else 0
    if s.stack:
        top = s.stack[-1]
        if isinstance(top, Church) and top.seat != seat:
            for frame in s.stack:
                if isinstance(frame, Report) and place < frame.place:
                    return period + 1
    return period


def _write_points(s: Lorenzo, me: list[int], period: int, out: list[float]) -> None:
    """The final score as it stands, part by part, and what the last tile takes if it comes to that."""
    parts = s.parts
    ventures = 0
    for card in range(CARD + ROW * VENTURE, CARD + ROW * VENTURE + me[COUNT + VENTURE]):
        ventures += parts.venture_points[me[card]]
    territories = parts.territory_points[me[COUNT + TERRITORY]]
    characters = parts.character_points[me[COUNT + CHARACTER]]
    left = stock(me)
    out.append(me[VP] / VP_SIZE)
    out.append(territories / POINTS_SIZE)
    out.append(characters / POINTS_SIZE)
    out.append(ventures / POINTS_SIZE)
    out.append(military_share(s, me[MILITARY]) / STOCK_SIZE)
    out.append(left // parts.resources_a_point / STOCK_SIZE)
    out.append(left % parts.resources_a_point / STOCK_SIZE)
    risk = 0.0
    if me[EXCOMMUNICATED] >> LAST & 1:
        risk = 1.0
    elif period <= LAST:
        risk = max(0.0, 1.0 - me[FAITH] / parts.report_faith[LAST])
    if not risk or s.tiles[LAST] < 0:
        out.append(0.0)
        return
    tile = parts.tile_effects[s.tiles[LAST]]
    lost = losses(s, me, tile)
    if "no_territory_points" in tile:
        lost += territories
    elif "no_character_points" in tile:
        lost += characters
    elif "no_venture_points" in tile:
        lost += ventures
    out.append(min(MOST_LOST, risk * lost / POINTS_SIZE))


def _write_stock(s: Lorenzo, me: list[int], home: int, out: list[float]) -> None:
    """Resources and military points, also as the members still to be placed can use them."""
    members = home / len(MEMBERS)
    over = 0
    for resource in range(len(RESOURCES)):
        n = me[resource]
        if n > STOCK_USED:
            over += n - STOCK_USED
            n = STOCK_USED
        out.append(n / STOCK_SIZE)
        out.append(n * members / STOCK_SIZE)
    out.append(me[MILITARY] / MILITARY_SIZE)
    out.append(me[MILITARY] * members / MILITARY_SIZE)
    for resource in range(len(RESOURCES)):
        out.append(min(me[resource], STOCK_FEW) / STOCK_FEW)
    out.append(over / STOCK_SIZE)


def _write_military(s: Lorenzo, seat: int, out: list[float]) -> None:
    """Against the others, and against what the next territory needs. L-24, L-74"""
    me = s.players[seat]
    most = 0
    for other in range(s.seats):
        if other != seat:
            most = max(most, s.players[other][MILITARY])
    out.append(max(-1.5, min(1.5, (me[MILITARY] - most) / MILITARY_SIZE)))
    territories = me[COUNT + TERRITORY]
    if territories >= ROW:
        out.append(0.0)
        out.append(0.0)
        return
    lacks = 0 if me[NO_SLOT_MILITARY] else max(0, s.parts.slots[territories] - me[MILITARY])
    out.append(0.0 if lacks else 1.0)
    out.append(lacks / MILITARY_SIZE)


def _write_faith(s: Lorenzo, me: list[int], period: int, out: list[float]) -> None:
    """Faith against the next report, and how near its tile is, tile by tile of the period. L-50 to L-55"""
    parts = s.parts
    faith = me[FAITH]
    need = parts.report_faith[period] if period < PERIODS else 0
    lacks = max(0, need - faith)
    out.append(faith / STOCK_SIZE)
    out.append(parts.faith_points[faith] / POINTS_SIZE)
    out.append(0.0 if lacks else 1.0)
    out.append(lacks / STOCK_SIZE)
    out.append(max(0, faith - need) / STOCK_SIZE)
    tile = s.tiles[period] - TILES_A_PERIOD * period if lacks else -1
    for number in range(TILES_A_PERIOD):
        out.append(lacks / need if number == tile else 0.0)


def _write_lasting(me: list[int], out: list[float]) -> None:
    """Cards, and what they, leaders and tiles change for good."""
    for kind in range(COUNT, COUNT + len(TYPES)):
        out.append(me[kind] / 3)
    for action in range(BONUS, BONUS + len(ACTIONS)):
        out.append(me[action] / 3)
    coins_off = 0
    for kind in range(len(TYPES)):
        coins_off += me[OFF + len(RESOURCES) * kind + COINS]
    out.append(coins_off / STOCK_SIZE)
    out.append(me[COLOURED_ADD] / 2)
    out.append(me[SERVANT_RATE] - 1.0)
    out.append(float(me[NO_FLOOR_BONUS]))
    out.append(float(me[NO_MARKET]))
    out.append(float(me[SKIPS]))
    fewer = me[FEWER]
    out.append(float(fewer >> COINS & 1))
    out.append(float(fewer >> WOOD & 1 | fewer >> STONE & 1))
    out.append(float(fewer >> SERVANTS & 1))
    out.append(float(fewer >> MILITARY & 1))


def _write_members(hands: Hands, out: list[float]) -> None:
    out.append(hands.home / len(MEMBERS))
    for value in (hands.first, hands.second, hands.third, hands.neutral):
        out.append(0.0 if value == NEVER else (value + 1) / 7)


def _write_tempo(s: Lorenzo, seat: int, place: int, out: list[float]) -> None:
    """Whose turn it is, and the turn order of this round and of the next. L-60"""
    asked = CHANCE
    if s.stack:
        top = s.stack[-1]
        if isinstance(top, Question):
            asked = top.seat
    away = place
    if asked != CHANCE:
        away = place - _place(s, asked)
        if away < 0:
            away += s.seats
    out.append(1.0 if asked == seat else 0.0)
    out.append(away / s.seats)
    out.append(place / (s.seats - 1))
    seen = 0
    following = 0
    found = False
    for code in s.placed:
        if code >> 4 == COUNCIL:
            who = code >> 2 & 3
            if who == seat:
                found = True
                break
            if not seen >> who & 1:
                seen |= 1 << who
                following += 1
    if not found:
        for earlier in range(place):
            if not seen >> s.order[earlier] & 1:
                following += 1
    out.append(following / (s.seats - 1))
    out.append(1.0 if found else 0.0)


def _write_pending(s: Lorenzo, seat: int, dealing: bool, out: list[float]) -> None:
    """What has begun and will still come to a seat."""
    privileges = cards = areas = 0
    if not dealing:
        for frame in s.stack:
            if isinstance(frame, Privilege):
                privileges += frame.left if frame.seat == seat else 0
            elif isinstance(frame, (GrantCard, BonusCard, BuyCard, Paying)):
                cards += frame.seat == seat
            elif isinstance(frame, (GrantArea, Strength, AreaAgain, Exchange)):
                areas += frame.seat == seat
    out.append(privileges / 2)
    out.append(float(cards))
    out.append(float(areas))


# -- what is the same for all ---------------------------------------------------------------------------------


def write_shared(s: Lorenzo, out: list[float]) -> None:
    """SHARED."""
    dealing = is_dealing(s)
    out.append(1.0 if s.seats == 2 else 0.0)
    out.append(1.0 if s.seats == 4 else 0.0)
    out.append(float(s.leaders))
    out.append(float(s.individual))
    out.append(1.0 if dealing else 0.0)
    out.append(1.0 - len(s.placed) / (len(MEMBERS) * s.seats))
    dice = s.dice
    out.append(0.0 if dealing else (dice[0] + dice[1] + dice[2] - 10.5) / 6)
    out.append(0.0 if dealing else (max(dice[0], dice[1], dice[2]) - 5) / 3)
    out.append(0.0 if dealing else (min(dice[0], dice[1], dice[2]) - 2) / 3)
    for tower in range(len(TYPES)):
        cards = 0
        for space in range(FLOORS * tower, FLOORS * tower + FLOORS):
            cards += s.towers[space] >= 0
        out.append(0.0 if dealing else cards / FLOORS)
    for tower in range(len(TYPES)):
        out.append(1.0 if s.occupied >> FLOORS * tower & 15 else 0.0)
    taken = s.occupied | s.parts.closed[s.seats]
    out.append(float(1 - (taken >> HARVEST_SMALL & 1)))
    out.append(float(1 - (taken >> PRODUCTION_SMALL & 1)))
    for space in range(MARKET, MARKET + MARKETS):
        out.append(float(1 - (taken >> space & 1)))
    present = 0
    for code in s.placed:
        present += code >> 4 == COUNCIL
    out.append(present / s.seats)
    for period in range(PERIODS):
        for tile in range(TILES_A_PERIOD * period, TILES_A_PERIOD * (period + 1)):
            out.append(1.0 if s.tiles[period] == tile else 0.0)
