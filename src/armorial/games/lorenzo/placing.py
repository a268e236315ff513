"""What an action on a space needs: one source for options, refusals and actions by effect.

L-03, L-12 to L-17, L-20 to L-25, L-30, L-31, L-40, L-41, L-93, L-94, L-102, L-103, L-117, L-137
"""

from typing import Final

from armorial.games.lorenzo.components import (
    AREA_OF,
    CARDS_OF_TYPE,
    COINS,
    COUNCIL,
    MARKET,
    MEMBERS,
    MILITARY,
    NEUTRAL,
    ROW,
    SERVANTS,
    STONE,
    TOWER_SPACES,
    WOOD,
)
from armorial.games.lorenzo.reasons import (
    CLOSED,
    COLOURED_IN_AREA,
    COLOURED_IN_TOWER,
    FEE_SHORT,
    FLOOR_OCCUPIED,
    MARKET_FORBIDDEN,
    MEMBER_NOWHERE,
    MEMBER_PASSED,
    MEMBER_PLACED,
    MILITARY_SHORT,
    NO_CARD,
    NO_SUCH_PRICE,
    OCCUPIED,
    PRICE_SHORT,
    REASONS,
    ROW_FULL,
    SLOT_SHORT,
    VALUE_SHORT,
)
from armorial.games.lorenzo.state import (
    AREAS,
    BONUS,
    COLOURED_ADD,
    COLOURED_SET,
    COUNT,
    EITHER,
    FEWER,
    HOME,
    MEMBER,
    NAMED,
    NEUTRAL_ADD,
    NO_FEE,
    NO_FLOOR_BONUS,
    NO_MARKET,
    NO_SLOT_MILITARY,
    OFF,
    PASSED,
    SERVANT_RATE,
    SHARES,
    Lorenzo,
)

Price = tuple[int, int, int, int]
"""Coins, wood, stone, servants."""
NO_OFF: Final[Price] = (0, 0, 0, 0)


def member_value(s: Lorenzo, me: list[int], member: int) -> int:
    """The value of a member before anything of the action is added: first set, then add. L-15"""
    if member == NEUTRAL:
        return me[NEUTRAL_ADD]
    if me[NAMED] == member:
        return s.parts.named_value + me[COLOURED_ADD]
    return (me[COLOURED_SET] or s.dice[member]) + me[COLOURED_ADD]


def at_home(me: list[int], member: int) -> int:
    """0 if a member is still to be placed, else why not. L-12, L-14"""
    place = me[MEMBER + member]
    return 0 if place == HOME else MEMBER_PASSED if place == PASSED else MEMBER_PLACED


def value_lacks(me: list[int], short: int) -> int:
    """0 if the servants in stock can raise a value by this much, else the reason. L-13, L-14"""
    if short <= 0:
        return 0
    missing = short * me[SERVANT_RATE] - me[SERVANTS]
    return REASONS.lacking(VALUE_SHORT, SERVANTS, missing) if missing > 0 else 0


# -- a floor of a tower -----------------------------------------------------------------------------------------


def floor_bonus(s: Lorenzo, me: list[int], space: int) -> tuple[int, int]:
    """What a floor gives to a player besides its card: a holding and how much. L-20, L-27, L-131"""
    holding, n = s.parts.floor_bonus[space]
    if n:
        if me[NO_FLOOR_BONUS]:
            n = 0
        elif me[FEWER] >> holding & 1:
            n -= 1
    return holding, n


def fee_due(s: Lorenzo, me: list[int], tower: int) -> bool:
    """Whether a tower is occupied, and its fee is to be paid. L-21, L-91, L-103"""
    return bool(s.occupied >> 4 * tower & 15) and not me[NO_FEE]


def floor_refusal(s: Lorenzo, me: list[int], space: int, value: int, off: Price) -> int:
    """0 if the card of a floor can be taken by an action of a value, else the first reason. L-23, L-28"""
    card = s.towers[space]
    if card < 0:
        return FLOOR_OCCUPIED if s.occupied >> space & 1 else NO_CARD
    tower = space >> 2
    count = me[COUNT + tower]
    if count >= ROW:
        return ROW_FULL
    parts = s.parts
    servants = me[SERVANTS]
    short = parts.space_value[space] - me[BONUS + tower] - value
    if short > 0:
        servants -= short * me[SERVANT_RATE]
        if servants < 0:
            return REASONS.lacking(VALUE_SHORT, SERVANTS, -servants)
    coins = me[COINS]
    if fee_due(s, me, tower):
        coins -= parts.fee
        if coins < 0:
            return REASONS.lacking(FEE_SHORT, COINS, -coins)
    wood, stone, military = me[WOOD], me[STONE], me[MILITARY]
    holding, bonus = parts.floor_bonus[space]
    if bonus:
        holding, bonus = floor_bonus(s, me, space)
        if holding == COINS:
            coins += bonus
        elif holding == WOOD:
            wood += bonus
        elif holding == STONE:
            stone += bonus
        elif holding == SERVANTS:
            servants += bonus
        else:
            military = min(military + bonus, parts.military_end)
    if not tower:
        need = parts.slots[count]
        if military < need and not me[NO_SLOT_MILITARY]:
            return REASONS.lacking(SLOT_SHORT, MILITARY, need - military)
        return 0
    code = resources_short(s, me, card, off, coins, wood, stone, servants)
    if code and parts.military_needs[card]:
        missing = parts.military_needs[card] - military
        if missing <= 0:
            return 0
        if code == NO_SUCH_PRICE:
            return REASONS.lacking(MILITARY_SHORT, MILITARY, missing)
    return code


def resources_short(
    s: Lorenzo, me: list[int], card: int, off: Price, coins: int, wood: int, stone: int, servants: int
) -> int:
    """0 if a stock of resources can pay the price of a card after all discounts, else the reason. L-25, L-94"""
    price = s.parts.prices[card]
    if price is None:
        return NO_SUCH_PRICE
    tower = card // CARDS_OF_TYPE
    at = OFF + 4 * tower
    short = price[0] - me[at] - off[0] - coins
    if short > 0:
        return REASONS.lacking(PRICE_SHORT, COINS, short)
    short = price[3] - me[at + 3] - off[3] - servants
    if short > 0:
        return REASONS.lacking(PRICE_SHORT, SERVANTS, short)
    short_wood = price[1] - me[at + 1] - off[1] - wood
    short_stone = price[2] - me[at + 2] - off[2] - stone
    if short_wood > 0 or short_stone > 0:
        either = me[EITHER + tower]
        if short_stone <= 0:
            short_wood -= either
        elif short_wood <= 0:
            short_stone -= either
        if short_wood > 0:
            return REASONS.lacking(PRICE_SHORT, WOOD, short_wood)
        if short_stone > 0:
            return REASONS.lacking(PRICE_SHORT, STONE, short_stone)
    return 0


# -- a member on a space ----------------------------------------------------------------------------------------


def action_value(s: Lorenzo, me: list[int], space: int, value: int) -> int:
    """The value of an action on a space before servants: a member's, with all that changes the action. L-15"""
    area = AREA_OF[space]
    return value - s.parts.space_less[space] + (me[BONUS + area] if area >= 0 else 0)


def servants_needed(s: Lorenzo, me: list[int], space: int, value: int) -> int:
    """The servants that raise an action of a value to what a space needs. L-13, L-138"""
    short = s.parts.space_value[space] - action_value(s, me, space, value)
    return short * me[SERVANT_RATE] if short > 0 else 0


def space_refusal(s: Lorenzo, me: list[int], member: int, value: int, space: int) -> int:
    """0 if a member of a value may be placed on a space, else the first reason."""
    if s.parts.closed[s.seats] >> space & 1:
        return CLOSED
    area = AREA_OF[space]
    if area >= 0 and member != NEUTRAL and me[AREAS] >> area & 1:
        return COLOURED_IN_TOWER if space < TOWER_SPACES else COLOURED_IN_AREA
    if space < TOWER_SPACES:
        return floor_refusal(s, me, space, value, NO_OFF)
    return other_refusal(s, me, value, space)


def best_refusal(s: Lorenzo, me: list[int], space: int) -> int:
    """0 if some member may be placed on a space, else why the best for it may not: the one with the highest value."""
    worst = MEMBER_NOWHERE
    best_value = -99
    for member in range(len(MEMBERS)):
        if me[MEMBER + member] != HOME:
            continue
        value = member_value(s, me, member)
        code = space_refusal(s, me, member, value, space)
        if not code:
            return 0
        if code in (COLOURED_IN_TOWER, COLOURED_IN_AREA):
            value = -98
        if value > best_value:
            best_value, worst = value, code
    return worst


def other_refusal(s: Lorenzo, me: list[int], value: int, space: int) -> int:
    """The same for an open space of harvest, production, market or council, but for the limit of coloured members."""
    parts = s.parts
    if MARKET <= space < COUNCIL and me[NO_MARKET]:
        return MARKET_FORBIDDEN
    if s.occupied >> space & 1 and parts.single[space] and not me[SHARES]:
        return OCCUPIED
    return value_lacks(me, parts.space_value[space] - action_value(s, me, space, value))


def spaces_for(s: Lorenzo, me: list[int], member: int) -> list[int]:
    """All spaces on which a member may be placed: those that ``space_refusal`` does not refuse."""
    value = member_value(s, me, member)
    areas = 0 if member == NEUTRAL else me[AREAS]
    found: list[int] = []
    for space, card in enumerate(s.towers):
        if card >= 0 and not areas >> (space >> 2) & 1 and not floor_refusal(s, me, space, value, NO_OFF):
            found.append(space)
    for space in s.parts.open_others[s.seats]:
        if space < MARKET and areas >> AREA_OF[space] & 1:
            continue
        if not other_refusal(s, me, value, space):
            found.append(space)
    return found


def can_be_placed(s: Lorenzo, me: list[int], member: int) -> bool:
    """Whether there is a space for a member. The council takes any number, so it mostly decides. L-12, L-41"""
    value = member_value(s, me, member)
    if s.parts.space_value[COUNCIL] - value <= me[SERVANTS] // me[SERVANT_RATE]:
        return True
    return bool(spaces_for(s, me, member))
