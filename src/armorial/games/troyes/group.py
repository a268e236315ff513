"""The group of dice of an action: what it counts, what it costs, and how it is paid.

T-21, T-24, T-25, T-49, T-90 to T-92, T-97, T-129, T-131
"""

from armorial.games.troyes.choosing import Chooser
from armorial.games.troyes.components import (
    COLOUR_OF,
    DISTRICT_OF,
    EACH,
    EACH_BECOMES,
    EACH_YELLOW,
    FREE_YELLOW,
    MIXED,
    NEUTRAL,
    NOBODY,
    PILGRIMAGE,
    PILGRIMAGE_SLOT,
    RED,
    RED_TOTAL,
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
    CUBE_IS_IDLE,
    CUBE_WANTS_ONE_WHITE,
    CUBE_WANTS_RED,
    CUBE_WANTS_YELLOW,
    DICE_SHORT,
    LACK_DENIERS,
    NO_DICE_YET,
    REASONS,
)
from armorial.games.troyes.state import DENIERS, Troyes
from armorial.games.troyes.words import card, deniers, dice
from armorial.kernel.contract import Event, Out, event
from armorial.kernel.menu import NONE_NOW, Family
from armorial.kernel.shared import added
from armorial.kernel.words import who


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


class Picked(Chooser):
    """What a player has picked for an action so far, for the answers of its menu."""

    __slots__ = ("_group", "cube", "dice")

    def __init__(self, seat: int, dice: tuple[int, ...], cube: int) -> None:
        self.seat = seat
        self.begun = bool(dice) or cube >= 0
        self.dice = dice
        self.cube = cube
        """The delayed card whose cube is used, or NOBODY."""
        self._group: Group | None = None

    def group(self, s: Troyes) -> Group:
        """The group they make; worked out once, and only if it is asked for."""
        if self._group is None:
            self._group = Group(s, self.seat, self.dice, self.cube)
        return self._group


class Purpose(Family[Troyes, Picked]):
    """Something that a group of dice can be used for."""

    def things(self, s: Troyes) -> list[int]:
        """What of it there is now, whatever the group, sorted."""
        raise NotImplementedError(type(self).__name__)

    def unfit(self, s: Troyes, g: Group, i: int) -> int:
        """Why a group cannot be used for it, or 0."""
        raise NotImplementedError(type(self).__name__)

    def served(self, s: Troyes, g: Group) -> list[int]:
        """What a group can be used for that is not too dear, and fits its cube, sorted."""
        raise NotImplementedError(type(self).__name__)

    def candidates(self, s: Troyes, at: Picked) -> list[int]:
        return self.things(s) if at.dice else NONE_NOW

    def refusal(self, s: Troyes, at: Picked, i: int) -> int:
        return self.unfit(s, at.group(s), i)

    def options(self, s: Troyes, at: Picked) -> list[int]:
        if not at.dice:
            return NONE_NOW
        g = at.group(s)
        return NONE_NOW if g.short(s) else self.served(s, g)


def spend(s: Troyes, g: Group, out: Out) -> None:
    """Every seller is paid at once, the dice leave the square, the cube goes back to its owner. T-24"""
    me = s.players[g.seat]
    if out is not None:
        if g.cube >= 0:
            out.append(event("troyes-did-spend-cube", who=who(g.seat), card=card(g.cube)))
        out.append(event("troyes-did-group", who=who(g.seat), dice=dice(g.dice, g.seat), n=g.total))
    for index in g.dice:
        s.dice[index] -= 1
    if g.price:
        me[DENIERS] -= g.price
        for at, index in enumerate(g.dice):
            seller = DISTRICT_OF[index]
            if g.prices[at] and seller != NEUTRAL:
                s.players[seller][DENIERS] += g.prices[at]
        if out is not None:
            _tell_payments(g, out)
    if g.cube >= 0:
        s.cubes = added(s.cubes, SEATS * SLOT_OF[g.cube] + g.seat, -1)


def _tell_payments(g: Group, out: list[Event]) -> None:
    for seller in range(NEUTRAL + 1):
        paid = sum(price for index, price in zip(g.dice, g.prices, strict=True) if DISTRICT_OF[index] == seller)
        if paid and seller == NEUTRAL:
            out.append(event("troyes-did-pay-bank", who=who(g.seat), what=deniers(paid)))
        elif paid:
            out.append(event("troyes-did-pay-to", who=who(g.seat), to=who(seller), what=deniers(paid)))


def at_least_one(n: int) -> int:
    """What too small a group fails to reach is named by the least that there is: nobody wants a card "0 times"."""
    return n if n > 0 else 1
