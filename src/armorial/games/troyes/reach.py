"""What a group of dice can serve, as it is or once it has grown, so that nobody picks themselves into a corner.

T-25, T-27, T-43, T-49
"""

from collections.abc import Sequence
from typing import Final

from armorial.games.troyes.cards import USE_CARD
from armorial.games.troyes.cathedral import BUILD
from armorial.games.troyes.combat import COMBAT
from armorial.games.troyes.components import (
    COLOUR_OF,
    DELAYED,
    DICE,
    GROUP,
    MIXED,
    NOBODY,
    PILGRIMAGE,
    PILGRIMAGE_SLOT,
    ROUND_NUMBERS,
    SEATS,
    SLOT_OF,
    WHITE,
    YELLOW,
)
from armorial.games.troyes.fields import WORK_FIELDS
from armorial.games.troyes.group import Group
from armorial.games.troyes.placing import PLACE_CITIZEN
from armorial.games.troyes.reasons import CARD_DIVISOR, EVENT_DIVISOR, FIELDS_DIVISOR
from armorial.games.troyes.state import DENIERS, Troyes
from armorial.kernel.questions import amount_missing, reason_of

CUBES_OF: Final = tuple(SEATS * SLOT_OF[card] for card in DELAYED)
"""Where the cubes of each delayed card are counted."""


def useful(s: Troyes, g: Group) -> bool:
    """Whether the group as it is can be used for anything."""
    if g.short:
        return False
    colour = g.colour
    if colour == YELLOW and g.total >= s.parts.agriculture:
        return True
    if colour != MIXED:
        if len(g.dice) == 1 and not PLACE_CITIZEN.unfit(s, g, colour):
            return True
        if colour == WHITE and not BUILD.unfit(s, g, 0):
            return True
        for event in s.row:
            if not COMBAT.unfit(s, g, event):
                return True
        for card in s.cards[ROUND_NUMBERS * colour : ROUND_NUMBERS * (colour + 1)]:
            if card >= 0 and not USE_CARD.unfit(s, g, card):
                return True
    return s.cards[PILGRIMAGE_SLOT] == PILGRIMAGE and not USE_CARD.unfit(s, g, PILGRIMAGE)


def pips_missing(s: Troyes, g: Group) -> int:
    """By how much a group fails to reach the nearest thing that takes its colour; 0 if nothing is a matter of pips."""
    codes = [WORK_FIELDS.unfit(s, g, 0), *[COMBAT.unfit(s, g, at) for at in s.row]]
    codes += [USE_CARD.unfit(s, g, card) for card in s.cards if card >= 0]
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
    found: list[int] = []
    cubes = s.cubes
    for at, place in enumerate(CUBES_OF):
        if cubes[place + seat] and s.cards[SLOT_OF[DELAYED[at]]] == DELAYED[at]:
            found.append(DELAYED[at])
    return found
