"""The group of dice of an action: what it counts, what it costs, and what it can serve.

One source of legality: ``card_refusal`` and its neighbours say why a group cannot be used for something, and
``finishable`` asks them whether a group that is not yet complete can become one that can.

T-21, T-25, T-27, T-41, T-43, T-49 to T-52, T-60, T-70 to T-77, T-80, T-90 to T-93, T-97
"""

from collections.abc import Sequence
from typing import Final

from armorial.games.troyes.citizens import place_refusal
from armorial.games.troyes.components import (
    COLOUR_OF,
    COLUMNS,
    DELAYED,
    DICE,
    DISTRICT_OF,
    EACH,
    EACH_BECOMES,
    EACH_YELLOW,
    FREE_YELLOW,
    GROUP,
    LEVELS,
    MIXED,
    NOBODY,
    PILGRIMAGE,
    RED,
    RED_TOTAL,
    ROUND_NUMBERS,
    SEATS,
    SLOT_OF,
    VALUE_OF,
    WHITE,
    WHITE_AS_RED,
    WHITE_AS_YELLOW,
    YELLOW,
    YELLOW_AS_RED,
)
from armorial.games.troyes.reasons import (
    CARD_DIVISOR,
    CARD_NOT_OPEN,
    CARD_WANTS_COLOUR,
    CATHEDRAL_WANTS_WHITE,
    COLUMN_IS_FULL,
    CUBE_IS_IDLE,
    CUBE_WANTS_ONE_WHITE,
    CUBE_WANTS_RED,
    CUBE_WANTS_YELLOW,
    DICE_SHORT,
    EVENT_DIVISOR,
    EVENT_NOT_IN_ROW,
    EVENT_WANTS_COLOUR,
    FIELDS_DIVISOR,
    FIELDS_WANT_YELLOW,
    HIRE_SHORT,
    LACK_DENIERS,
    LACK_INFLUENCE,
    LACK_PIPS,
    NO_CITIZEN,
    NO_DICE_YET,
    NO_SUCH_COLUMN,
    ONE_COLOUR_ONLY,
    PLACE_WANTS_COLOUR,
    PLACE_WANTS_ONE_DIE,
    PLACE_WITHOUT_CUBE,
    REASONS,
    USE_SHORT,
)
from armorial.games.troyes.state import DENIERS, INFLUENCE, Troyes, free_level, has_citizen
from armorial.kernel.questions import amount_missing, reason_of

CARD_COLOUR: Final = tuple(slot // ROUND_NUMBERS for slot in SLOT_OF)
PILGRIMAGE_SLOT: Final = SLOT_OF[PILGRIMAGE]


class Group:
    """A group of dice with the delayed cube that changes it, read for the player who acts."""

    __slots__ = ("colour", "cube", "dice", "idle", "misfit", "price", "prices", "seat", "total", "values")

    def __init__(self, s: Troyes, seat: int, dice: tuple[int, ...], cube: int) -> None:
        self.seat = seat
        self.dice = dice
        self.cube = cube
        """The delayed card whose cube is used, or NOBODY."""
        self.misfit = 0
        """Why the cube does not fit these dice, whatever they are used for. T-49"""
        self.idle = False
        """Whether the cube changes nothing. T-49"""
        each = s.parts.die_price[len(dice)]
        values: list[int] = []
        prices: list[int] = []
        colour, total, price = NOBODY, 0, 0
        for die in dice:
            values.append(VALUE_OF[die])
            total += VALUE_OF[die]
            prices.append(0 if DISTRICT_OF[die] == seat else each)
            price += prices[-1]
            colour = COLOUR_OF[die] if colour in (NOBODY, COLOUR_OF[die]) else MIXED
        self.values = values
        """What the dice count; more or fewer than there are dice if a white die became several."""
        self.prices = prices
        self.colour = colour
        self.total = total
        self.price = price
        if cube >= 0 and dice:
            self._change(s, s.parts.cube_effect[cube], s.parts.cube_number[cube])

    def _change(self, s: Troyes, effect: int, n: int) -> None:
        """What the cube does. T-90 to T-92, T-97"""
        before = self.total
        if effect in (FREE_YELLOW, EACH_YELLOW):
            if self.colour != YELLOW and s.cards[PILGRIMAGE_SLOT] != PILGRIMAGE:
                self.misfit = CUBE_WANTS_YELLOW
            elif effect == FREE_YELLOW:
                self._free_yellow()
            else:
                self._raise_yellow(n)
            return
        if effect in (WHITE_AS_YELLOW, WHITE_AS_RED):
            if self.colour != WHITE or len(self.dice) != 1:
                self.misfit = CUBE_WANTS_ONE_WHITE
                return
            self.colour = YELLOW if effect == WHITE_AS_YELLOW else RED
            self.values *= n
        elif effect == EACH:
            self.values = [value + n for value in self.values]
        elif effect == EACH_BECOMES:
            self.idle = all(value == n for value in self.values)
            self.values = [n for _ in self.values]
        elif effect == YELLOW_AS_RED:
            if self.colour != YELLOW:
                self.misfit = CUBE_WANTS_YELLOW
                return
            self.colour = RED
        self.total = sum(self.values)
        if effect == RED_TOTAL:
            if self.colour != RED:
                self.misfit = CUBE_WANTS_RED
                return
            self.total = before + n

    def _raise_yellow(self, n: int) -> None:
        """Every yellow die of the group counts more, in a mixed group too. T-97, T-131"""
        yellow = [COLOUR_OF[die] == YELLOW for die in self.dice]
        self.values = [value + n if raised else value for value, raised in zip(self.values, yellow, strict=True)]
        self.total = sum(self.values)
        self.idle = not any(yellow)

    def _free_yellow(self) -> None:
        """The first yellow die of each foreign district is free, in a mixed group too. T-129"""
        freed: list[int] = []
        for at, die in enumerate(self.dice):
            district = DISTRICT_OF[die]
            if COLOUR_OF[die] == YELLOW and district != self.seat and district not in freed:
                freed.append(district)
                self.price -= self.prices[at]
                self.prices[at] = 0
        self.idle = not freed

    def short(self, s: Troyes) -> int:
        """Why the group cannot be used for anything: it has no dice, the cube does not fit, it is too dear."""
        if not self.dice:
            return NO_DICE_YET
        if self.misfit:
            return self.misfit
        if self.idle:
            return CUBE_IS_IDLE
        missing = self.price - s.players[self.seat][DENIERS]
        return REASONS.lacking(DICE_SHORT, LACK_DENIERS, missing) if missing > 0 else 0


# -- what a group can serve ------------------------------------------------------------------------------------


def card_refusal(s: Troyes, g: Group, card: int) -> int:
    """Why a group cannot activate a card. T-40, T-41, T-46, T-47, T-93"""
    slot = SLOT_OF[card]
    if s.cards[slot] != card:
        return CARD_NOT_OPEN
    code = g.short(s)
    if code:
        return code
    parts = s.parts
    if card == PILGRIMAGE:
        if g.cube >= 0 and parts.cube_effect[g.cube] == YELLOW_AS_RED:
            return CUBE_IS_IDLE
    elif g.colour != CARD_COLOUR[card]:
        return ONE_COLOUR_ONLY if g.colour == MIXED else CARD_WANTS_COLOUR
    divisor = parts.card_divisor[card]
    if g.total < divisor:
        return REASONS.lacking(CARD_DIVISOR, LACK_PIPS, divisor - g.total)
    me = s.players[g.seat]
    left = me[DENIERS] - g.price
    if s.stands[SEATS * slot + g.seat] < 0:
        if not has_citizen(s, g.seat):
            return NO_CITIZEN
        left -= parts.card_price[card]
        if left < 0:
            return REASONS.lacking(HIRE_SHORT, LACK_DENIERS, -left)
    if left < parts.pay_deniers[card]:
        return REASONS.lacking(USE_SHORT, LACK_DENIERS, parts.pay_deniers[card] - left)
    if me[INFLUENCE] < parts.pay_influence[card]:
        return REASONS.lacking(USE_SHORT, LACK_INFLUENCE, parts.pay_influence[card] - me[INFLUENCE])
    return 0


def event_refusal(s: Troyes, g: Group, event: int) -> int:
    """Why a group cannot combat an event. T-60"""
    if event not in s.row:
        return EVENT_NOT_IN_ROW
    code = g.short(s)
    if code:
        return code
    if g.colour != s.parts.event_dice[event]:
        return ONE_COLOUR_ONLY if g.colour == MIXED else EVENT_WANTS_COLOUR
    divisor = s.parts.event_divisor[event]
    return 0 if g.total >= divisor else REASONS.lacking(EVENT_DIVISOR, LACK_PIPS, divisor - g.total)


def cathedral_refusal(s: Troyes, g: Group) -> int:
    """Why a group cannot build. Every die must find its place. T-50 to T-52"""
    code = g.short(s)
    if code:
        return code
    if g.colour != WHITE:
        return ONE_COLOUR_ONLY if g.colour == MIXED else CATHEDRAL_WANTS_WHITE
    for value in g.values:
        if value > COLUMNS:
            return NO_SUCH_COLUMN
        if free_level(s, value - 1) + g.values.count(value) > LEVELS:
            return COLUMN_IS_FULL
    return 0


def placing_refusal(s: Troyes, g: Group, building: int) -> int:
    """Why a group cannot place a citizen in a building. T-70, T-73, T-77"""
    code = g.short(s)
    if code:
        return code
    if len(g.dice) != 1:
        return PLACE_WANTS_ONE_DIE
    if g.cube >= 0 and s.parts.cube_effect[g.cube] not in (FREE_YELLOW, YELLOW_AS_RED):
        return PLACE_WITHOUT_CUBE
    if g.colour != building:
        return PLACE_WANTS_COLOUR
    return place_refusal(s, g.seat, building, VALUE_OF[g.dice[0]])


def fields_refusal(s: Troyes, g: Group) -> int:
    """Why a group cannot work the fields. T-80"""
    code = g.short(s)
    if code:
        return code
    if g.colour != YELLOW:
        return ONE_COLOUR_ONLY if g.colour == MIXED else FIELDS_WANT_YELLOW
    divisor = s.parts.agriculture
    return 0 if g.total >= divisor else REASONS.lacking(FIELDS_DIVISOR, LACK_PIPS, divisor - g.total)


def useful(s: Troyes, g: Group) -> bool:
    """Whether the group as it is can be used for anything."""
    if g.short(s):
        return False
    colour = g.colour
    if colour == YELLOW and g.total >= s.parts.agriculture:
        return True
    if colour != MIXED:
        if len(g.dice) == 1 and not placing_refusal(s, g, colour):
            return True
        if colour == WHITE and not cathedral_refusal(s, g):
            return True
        for event in s.row:
            if not event_refusal(s, g, event):
                return True
        for card in s.cards[ROUND_NUMBERS * colour : ROUND_NUMBERS * (colour + 1)]:
            if card >= 0 and not card_refusal(s, g, card):
                return True
    return s.cards[PILGRIMAGE_SLOT] == PILGRIMAGE and not card_refusal(s, g, PILGRIMAGE)


def pips_missing(s: Troyes, g: Group) -> int:
    """By how much a group fails to reach the nearest thing that takes its colour; 0 if nothing is a matter of pips."""
    codes = [fields_refusal(s, g), *[event_refusal(s, g, at) for at in s.row]]
    codes += [card_refusal(s, g, card) for card in s.cards if card >= 0]
    short = [amount_missing(code) for code in codes if reason_of(code) in (FIELDS_DIVISOR, EVENT_DIVISOR, CARD_DIVISOR)]
    return min(short, default=0)


def finishable(
    s: Troyes, seat: int, dice: tuple[int, ...], cube: int, start: int = 0, cubes: Sequence[int] = ()
) -> bool:
    """Whether a group can be used as it is, or with further dice from one on, or with one of these cubes.

    More dice never make a group cheaper, so one that is too dear is given up at once.
    """
    g = Group(s, seat, dice, cube)
    if useful(s, g):
        return True
    if len(dice) < GROUP and not g.misfit and g.price <= s.players[seat][DENIERS]:
        one_colour = COLOUR_OF[dice[0]] if dice and s.cards[PILGRIMAGE_SLOT] != PILGRIMAGE else NOBODY
        for die in range(start, len(DICE)):
            if not s.dice[die]:
                continue
            fits = one_colour in (NOBODY, COLOUR_OF[die]) and s.dice[die] > dice.count(die)
            if fits and finishable(s, seat, (*dice, die), cube, die):
                return True
    return any(finishable(s, seat, dice, other, start) for other in cubes)


def own_cubes(s: Troyes, seat: int) -> list[int]:
    """The delayed cards on which a player has cubes. T-43"""
    return [card for card in DELAYED if s.cubes[SEATS * SLOT_OF[card] + seat] and s.cards[SLOT_OF[card]] == card]
