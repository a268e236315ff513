"""How many points a player of the Testament may be expected to end with: hints above all. G-80 to G-87"""

from typing import Final

from armorial.games.legacy.components import COLOURS
from armorial.games.legacy.judgement.nearness import nearly, reached
from armorial.games.legacy.judgement.prospect import BORN_CHANCE, Prospect
from armorial.games.legacy.state import (
    EXTRA,
    GOLD,
    HINTS_DONE,
    HINTS_OPEN,
    HONOUR,
    INCOME,
    OPEN,
    PASSED,
    PAWNS,
    PRESTIGE,
    REVEALED,
    Legacy,
)
from armorial.games.legacy.testament import honour_of_tree, is_true, meant
from armorial.games.legacy.tree import SELF

HINT_WORTH: Final = 12.0
"""Without all hints the Testament is lost: each one not fulfilled costs this much."""
HINT_TO_COME: Final = 0.5
"""How likely a hint that is not yet drawn is to be fulfilled."""

# Gold and friends: while there are rounds to come, and in the last one as long as there are pawns to spend them with.
GOLD_WORTH: Final = 0.38
GOLD_LAST: Final = 0.03
GOLD_ENOUGH: Final = 14
GOLD_MORE: Final = 0.12
"""The share of its worth that gold beyond enough still has."""
INCOME_SHARE: Final = 0.74
"""Gold that is still to come is worth a little less."""
FRIEND_WORTH: Final = 0.6
FRIEND_LAST: Final = 0.13
FRIENDS_ENOUGH: Final = 6
FRIEND_MORE: Final = 0.16
FIRST_FRIEND: Final = 0.55
SECOND_FRIEND: Final = 0.3
"""Hardly anything can be done without a friend in hand."""
EFFECT_WORTH: Final = 1.1
"""What the effect of a friend brings when the friend is found."""

# Pawns.
PAWN_WORTH: Final = 1.45
TURN_WORTH: Final[tuple[float, ...]] = (0.0, 0.0, 0.2, 0.6, 0.35, 0.6, 1.1, 0.9, 1.6)
"""To have a pawn to place, by how many rounds are left."""
EXTRA_WORTH: Final[tuple[float, ...]] = (0.5, 0.25, 0.3, 0.9, 1.45)
"""Green, orange, red, blue, yellow, in the generation in which they can be used."""

MISSION_SHARE: Final = 0.9
MISSION_WORTH: Final = 2.1
NEW_MISSION: Final = 1.3
"""A mission that is about to be drawn."""
MANY_ACTIONS: Final = 8.0
FEW_ACTIONS: Final = 3.0


def testament_worth(s: Legacy, to_come: Prospect) -> float:
    """The honour that is safe, and the hope of more: relatives, hints, and what more of them can be found with."""
    me = s.players[SELF]
    if not s.stack or s.numbers[REVEALED]:
        return me[HONOUR] - HINT_WORTH * hints_missing(s)
    value = me[HONOUR] + (me[PRESTIGE] + to_come.prestige) * to_come.ends + EFFECT_WORTH * to_come.effects
    return value + _means(s, to_come) + _missions(s, to_come) + _hints(s, to_come)


def _means(s: Legacy, to_come: Prospect) -> float:
    """Gold, income, friends, pawns."""
    me = s.players[SELF]
    friends = len(s.hands[SELF]) + to_come.friends
    gold = float(me[GOLD])
    if gold > GOLD_ENOUGH:
        gold = GOLD_ENOUGH + GOLD_MORE * (gold - GOLD_ENOUGH)
    held = float(friends)
    if friends > FRIENDS_ENOUGH:
        held = FRIENDS_ENOUGH + FRIEND_MORE * (friends - FRIENDS_ENOUGH)
    value = PAWN_WORTH * me[PAWNS] + INCOME_SHARE * GOLD_WORTH * to_come.income * to_come.left
    if me[PAWNS]:
        value += TURN_WORTH[min(to_come.left, len(TURN_WORTH) - 1)]
    if to_come.left:
        value += GOLD_WORTH * gold + FRIEND_WORTH * held
        if me[INCOME] > 0:
            value += INCOME_SHARE * GOLD_WORTH * me[INCOME] * to_come.left
        if friends:
            value += FIRST_FRIEND
        if friends > 1:
            value += SECOND_FRIEND
    elif me[PAWNS]:
        value += GOLD_LAST * gold + FRIEND_LAST * held
    if to_come.own > me[PAWNS] or not me[PASSED]:
        for colour in range(len(COLOURS)):
            if me[EXTRA + colour]:
                value += EXTRA_WORTH[colour] * me[EXTRA + colour]
    return value


def _missions(s: Legacy, to_come: Prospect) -> float:
    """Open missions as far as they can be fulfilled, and those about to be drawn. G-44"""
    mine = s.players[SELF][OPEN]
    births = BORN_CHANCE * to_come.births
    value = 0.0
    card = 0
    while mine >> card:
        if mine >> card & 1:
            needs = s.parts.missions[card].needs
            value += MISSION_WORTH * reached(s, SELF, needs, MISSION_SHARE * to_come.actions, births)
        card += 1
    if to_come.missions:
        value += NEW_MISSION * min(1.0, to_come.actions / MANY_ACTIONS)
    return value


def hints_missing(s: Legacy) -> int:
    """Hints of all nine that are not fulfilled. G-87"""
    return s.parts.hints_drawn * len(s.parts.rounds) - s.numbers[HINTS_DONE].bit_count()


class Hints:
    """The hints that lie open: how many are true already, how near the others are, one by one and in all."""

    __slots__ = ("best", "near", "still", "true")

    def __init__(self, s: Legacy) -> None:
        self.still = s.numbers[HINTS_OPEN].bit_count()
        self.true = 0
        self.near = 0.0
        self.best = 0.0
        if not self.still:
            return
        still = s.numbers[HINTS_OPEN]
        groups = meant(s.trees[SELF])
        for number in range(len(s.parts.hints)):
            if still >> number & 1:
                hint = s.parts.hints[number]
                if is_true(s, hint, groups[hint.of]):
                    self.true += 1
                else:
                    near = nearly(s, hint, groups[hint.of])
                    self.near += near
                    self.best = max(self.best, near)


def _hints(s: Legacy, to_come: Prospect) -> float:
    """Relatives as they count at the end, and hints: those that are true already, and how near the others are."""
    hints = Hints(s)
    missing = hints_missing(s)
    value = float(honour_of_tree(s)) - HINT_WORTH * missing + HINT_TO_COME * HINT_WORTH * (missing - hints.still)
    able = min(1.0, to_come.actions / FEW_ACTIONS)
    return value + hints.true * (HINT_WORTH + to_come.ends + 1) + HINT_WORTH * able * hints.near
