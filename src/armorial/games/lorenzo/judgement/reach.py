"""What a player can still do in this round with the members at home: for the features of a position."""

from typing import Final

from armorial.games.lorenzo.components import (
    CHARACTER,
    COINS,
    HARVEST,
    HARVEST_SMALL,
    MEMBERS,
    NEUTRAL,
    RESOURCES,
    SERVANTS,
    STONE,
    TERRITORY,
    WOOD,
)
from armorial.games.lorenzo.judgement.worth import PRIVILEGE_WORTH
from armorial.games.lorenzo.placing import NO_OFF, fee_due, floor_refusal, member_value
from armorial.games.lorenzo.state import (
    AREAS,
    BONUS,
    COLOURED_ADD,
    COLOURED_SET,
    COUNT,
    HOME,
    MEMBER,
    NEUTRAL_ADD,
    OFF,
    SERVANT_RATE,
    SHARES,
    Lorenzo,
)
from armorial.games.lorenzo.turn import LayCard, Roll

NEVER: Final = -99
"""The value of an action that cannot be taken."""
LIKELY_DICE: Final = (5, 4, 2)
"""Three dice before they are rolled, the highest first."""

GAIN_WORTH: Final[tuple[float, ...]] = (0.7, 0.6, 0.6, 0.9, 0.5, 1.35, 1.0)
"""What is gained at once, in points, thing by thing ..."""
PRICE_WORTH: Final[tuple[float, ...]] = (0.7, 0.6, 0.6, 0.9)
"""... and what is paid."""
GRANT_WORTH: Final = 4.0
"""An action that a card grants."""
LEAST_WORTH: Final = 0.5
"""A card that can be taken is better than none."""


def is_dealing(s: Lorenzo) -> bool:
    """Whether cards or dice of a round are still to come: those of the last round are no longer true."""
    if s.round_number == 0:
        return True
    top = s.stack[-1] if s.stack else None
    return isinstance(top, (LayCard, Roll))


class Hands:
    """The values of the members at home, the coloured ones from the highest; NEVER for those who are not there."""

    __slots__ = ("first", "home", "neutral", "second", "third")

    def __init__(self, s: Lorenzo, me: list[int], dealing: bool) -> None:
        self.first = NEVER
        self.second = NEVER
        self.third = NEVER
        self.neutral = NEVER
        self.home = 0
        for member in range(len(MEMBERS)):
            if me[MEMBER + member] != HOME:
                continue
            self.home += 1
            if member == NEUTRAL:
                self.neutral = me[NEUTRAL_ADD]
                continue
            if dealing:
                value = (me[COLOURED_SET] or LIKELY_DICE[member]) + me[COLOURED_ADD]
            else:
                value = member_value(s, me, member)
            if value > self.first:
                self.third = self.second
                self.second = self.first
                self.first = value
            elif value > self.second:
                self.third = self.second
                self.second = value
            else:
                self.third = value


def area_value(s: Lorenzo, me: list[int], action: int, hands: Hands) -> int:
    """The best value for a harvest or production this round, without servants. L-30, L-31"""
    value = hands.neutral
    if hands.first > value and not me[AREAS] >> action & 1:
        value = hands.first
    if value == NEVER:
        return NEVER
    small = HARVEST_SMALL + 2 * (action - HARVEST)
    if s.occupied >> small & 1 and not me[SHARES]:
        if s.parts.closed[s.seats] >> small + 1 & 1:
            return NEVER
        value -= s.parts.space_less[small + 1]
    return value + me[BONUS + action]


def with_servants(me: list[int], value: int) -> int:
    """A value raised by all servants there are. L-13"""
    return value if value == NEVER else value + me[SERVANTS] // me[SERVANT_RATE]


def best_card(s: Lorenzo, me: list[int], tower: int, hands: Hands) -> float:
    """The best card that can be taken from a tower now, in points after its price; 0 if none can. L-20 to L-25"""
    value = hands.neutral
    if hands.first > value and not me[AREAS] >> tower & 1:
        value = hands.first
    if value == NEVER:
        return 0.0
    best = 0.0
    for space in range(4 * tower, 4 * tower + 4):
        if s.towers[space] >= 0 and not floor_refusal(s, me, space, value, NO_OFF):
            best = max(best, LEAST_WORTH, _bargain(s, me, s.towers[space], tower))
    return best


def _bargain(s: Lorenzo, me: list[int], card: int, tower: int) -> float:
    """What a card brings at once and at the end, less what it costs."""
    parts = s.parts
    worth = float(parts.venture_points[card])
    count = me[COUNT + tower]
    if tower == TERRITORY:
        worth += parts.territory_points[count + 1] - parts.territory_points[count]
    elif tower == CHARACTER:
        worth += parts.character_points[count + 1] - parts.character_points[count]
    source = parts.immediate[card]
    if source is not None:
        worth += PRIVILEGE_WORTH * source.privileges
        if source.grant is not None:
            worth += GRANT_WORTH
        for holding, n in source.things:
            worth += GAIN_WORTH[holding] * n
        for per in source.per:
            worth += GAIN_WORTH[per.holding] * per.n * (me[per.index] // per.each)
    price = parts.prices[card]
    if price is not None:
        at = OFF + len(RESOURCES) * tower
        worth -= PRICE_WORTH[COINS] * max(0, price[COINS] - me[at + COINS])
        worth -= PRICE_WORTH[WOOD] * max(0, price[WOOD] - me[at + WOOD])
        worth -= PRICE_WORTH[STONE] * max(0, price[STONE] - me[at + STONE])
        worth -= PRICE_WORTH[SERVANTS] * max(0, price[SERVANTS] - me[at + SERVANTS])
    if fee_due(s, me, tower):
        worth -= PRICE_WORTH[COINS] * parts.fee
    return worth
