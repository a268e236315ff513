"""What harvests and productions give to a player, number by number: for the features of a position."""

from typing import Final

from armorial.games.lorenzo.components import BUILDING, COINS, HARVEST, HOLDINGS, PRODUCTION, ROW, TERRITORY, VP
from armorial.games.lorenzo.judgement.worth import PRIVILEGE_WORTH, REACH, REACH_VALUES, YIELD, card_yield
from armorial.games.lorenzo.state import BONUS, BONUS_TILE, CARD, COUNT, FEWER, Lorenzo

AREAS_NAMED: Final = ("harvest", "production")
LOW: Final = 1
MIDDLE: Final = 4
HIGH: Final = 7
"""The values of the actions that are looked at."""
GIVES: Final = (*HOLDINGS, "privileges", f"at_{LOW}", f"at_{MIDDLE}", f"at_{HIGH}", "now", "with_servants")
"""What one action is likely to give, thing by thing; and all it gives in points, if it is of these values, of the value
that the player has for it now, or of that with all servants."""
EXCHANGES_NAMED: Final = ("exchange_vp", "exchange_coins", "exchange_other", "exchange_payable")
NAMES: Final = (*(f"{area}_{name}" for area in AREAS_NAMED for name in GIVES), *EXCHANGES_NAMED)

SIZES: Final[tuple[float, ...]] = (4.0, 3.0, 3.0, 3.0, 4.0, 2.0, 5.0)
"""Typical amounts, thing by thing."""
PRIVILEGES_SIZE: Final = 2.0
POINTS_SIZE: Final = 8.0
PRIVILEGES: Final = len(HOLDINGS)


def write_area(s: Lorenzo, me: list[int], action: int, now: int, served: int, out: list[float]) -> None:
    """GIVES of harvest or production. ``now`` and ``served``: the values a player can have for it this round."""
    parts = s.parts
    kind = TERRITORY if action == HARVEST else BUILDING
    bonus = me[BONUS + action]
    start = len(out)
    for _ in range(len(HOLDINGS) + 1):
        out.append(0.0)
    all_of_it = 0.0
    if me[BONUS_TILE] >= 0:
        for holding, n in parts.tile_gains[action][me[BONUS_TILE]]:
            out[start + holding] += n / SIZES[holding]
            all_of_it += YIELD[holding] * n
    at_low = at_middle = all_of_it
    at_now = all_of_it if now >= LOW else 0.0
    at_served = all_of_it if served >= LOW else 0.0
    first = CARD + ROW * kind
    for place in range(first, first + me[COUNT + kind]):
        card = me[place]
        value = parts.card_value[card]
        gained = card_yield(s, me, card)
        all_of_it += gained
        if value <= LOW:
            at_low += gained
        if value <= MIDDLE:
            at_middle += gained
        if value <= served:
            if action == PRODUCTION and parts.exchanges_of[card]:
                gained = payable(s, me, card)
            at_served += gained
            if value <= now:
                at_now += gained
        _add_yield(s, me, card, min(1.0, REACH - (value - bonus) / REACH_VALUES), start, out)
    out.append(at_low / POINTS_SIZE)
    out.append(at_middle / POINTS_SIZE)
    out.append(all_of_it / POINTS_SIZE)
    out.append(at_now / POINTS_SIZE)
    out.append(at_served / POINTS_SIZE)


def _add_yield(s: Lorenzo, me: list[int], card: int, likely: float, start: int, out: list[float]) -> None:
    """What a card gives thing by thing, less what tiles take away. L-131"""
    source = s.parts.yields[card]
    if source is None:
        return
    fewer = me[FEWER]
    for holding, n in source.things:
        given = n - 1 if fewer >> holding & 1 else n
        out[start + holding] += likely * given / SIZES[holding]
    for per in source.per:
        counted = per.n * (me[per.index] // per.each)
        out[start + per.holding] += likely * counted / SIZES[per.holding]
    if source.privileges:
        out[start + PRIVILEGES] += likely * source.privileges / PRIVILEGES_SIZE


def write_exchanges(s: Lorenzo, me: list[int], out: list[float]) -> None:
    """EXCHANGES_NAMED: the best way of each building, and what could be paid for now. L-33"""
    parts = s.parts
    vp = coins = other = paid = 0.0
    first = CARD + ROW * BUILDING
    for place in range(first, first + me[COUNT + BUILDING]):
        card = me[place]
        if not parts.exchanges_of[card]:
            continue
        best_vp = best_coins = best_other = 0.0
        for exchange in parts.exchanges_of[card]:
            source = parts.exchange_get[exchange]
            more = PRIVILEGE_WORTH * source.privileges
            for holding, n in source.things:
                if holding == VP:
                    best_vp = max(best_vp, float(n))
                elif holding == COINS:
                    best_coins = max(best_coins, float(n))
                else:
                    more += YIELD[holding] * n
            best_other = max(best_other, more)
        vp += best_vp
        coins += best_coins
        other += best_other
        paid += payable(s, me, card)
    out.append(vp / POINTS_SIZE)
    out.append(coins / POINTS_SIZE)
    out.append(other / POINTS_SIZE)
    out.append(paid / POINTS_SIZE)


def payable(s: Lorenzo, me: list[int], card: int) -> float:
    """What the best exchange of a building brings beyond its price, of those that the stock can pay. L-33"""
    parts = s.parts
    best = 0.0
    for exchange in parts.exchanges_of[card]:
        source = parts.exchange_get[exchange]
        gained = PRIVILEGE_WORTH * source.privileges
        for holding, n in parts.exchange_pay[exchange]:
            gained -= YIELD[holding] * n
            if me[holding] < n:
                gained = -99.0
        for holding, n in source.things:
            gained += YIELD[holding] * n
        best = max(best, gained)
    return best
