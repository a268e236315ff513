"""The group of dice of an action: what it counts, what it costs, and how it is paid.

T-21, T-24, T-25, T-49, T-90 to T-92, T-97, T-129, T-131
"""

from typing import Final

from armorial.games.troyes.choosing import Chooser
from armorial.games.troyes.components import (
    COLOUR_OF,
    DISTRICT_OF,
    MIXED,
    NEUTRAL,
    NOBODY,
    SEATS,
    SLOT_OF,
    VALUE_OF,
)
from armorial.games.troyes.reasons import (
    CUBE_IS_IDLE,
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

    __slots__ = ("colour", "cube", "dice", "idle", "misfit", "price", "prices", "seat", "short", "total", "values")

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
            s.parts.cube_effect[cube].change(s, self, s.parts.cube_number[cube])
        self.short: Final = self._short(s)
        """Why the group cannot be used for anything, or 0."""

    def _short(self, s: Troyes) -> int:
        """It has no dice, the cube does not fit, or it is too dear."""
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
        self.own_dice = None
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
        return NONE_NOW if g.short else self.served(s, g)

    def moves(self, s: Troyes, at: Picked) -> list[int]:
        g = at.group(s)
        return NONE_NOW if g.short else self.served(s, g)


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
