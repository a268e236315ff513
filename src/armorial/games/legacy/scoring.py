"""The score, what decides a tie, and how good a position looks. G-50 to G-54, G-74, G-806"""

from typing import Final

from armorial.games.legacy.components import COLOURS, NONE
from armorial.games.legacy.patrons import main_goal, minor_goals
from armorial.games.legacy.state import (
    BORN,
    EXTRA,
    FROM_CHILDREN,
    FROM_GOALS,
    FROM_PATRON,
    FROM_PRESTIGE,
    FROM_TREE,
    GEN,
    GOLD,
    HINTS_DONE,
    HINTS_OPEN,
    HONOUR,
    INCOME,
    MODE,
    OPEN,
    OUT,
    PATRON,
    PAWNS,
    PRESTIGE,
    PROMISED,
    REVEALED,
    ROUND,
    SEX,
    STATUS,
    TESTAMENT,
    Legacy,
)
from armorial.games.legacy.testament import honour_of_tree, won
from armorial.games.legacy.tree import couples, may_marry, people
from armorial.kernel.contract import Score


def score(s: Legacy, seat: int) -> Score:
    """Every part of the score if the game ended now: the generation's honour, then patron or tree. G-52"""
    me = s.players[seat]
    testament = s.numbers[MODE] == TESTAMENT
    open_end = not s.numbers[REVEALED] and not me[OUT] and bool(s.stack)
    sources = (FROM_PRESTIGE, FROM_CHILDREN, FROM_PATRON, FROM_GOALS, FROM_TREE)
    parts = {
        "play": me[HONOUR] - sum(me[source] for source in sources),
        "prestige": me[FROM_PRESTIGE] + (me[PRESTIGE] if open_end else 0),
    }
    if testament:
        parts["tree"] = honour_of_tree(s) if open_end else me[FROM_TREE]
        return Score(parts)
    parts["children"] = me[FROM_CHILDREN] + (me[BORN + s.numbers[GEN] - 1] if open_end else 0)
    patron = open_end and me[PATRON] != NONE
    parts["patron"] = main_goal(s, seat) if patron else me[FROM_PATRON]
    parts["goals"] = minor_goals(s, seat) if patron else me[FROM_GOALS]
    return Score(parts)


def standing(s: Legacy, seat: int) -> tuple[int, ...]:
    """Those still in the game first; in the Testament all hints; then honour, friends, prestige. G-51, G-29, G-806"""
    me = s.players[seat]
    in_game = 0 if me[OUT] else 1
    return (in_game, int(won(s)), score(s, seat).total, len(s.hands[seat]), me[PRESTIGE])


def lost(s: Legacy, seat: int) -> bool:
    """A family that has died out; the Testament without all nine hints. G-21, G-74, G-806"""
    return bool(s.players[seat][OUT]) or (s.numbers[MODE] == TESTAMENT and not won(s))


# What things are worth to a bot on the way, in honour: rough, but enough to play sensibly.
GOLD_WORTH: Final = 0.28
FRIEND_WORTH: Final = 0.4
PAWN_WORTH: Final = 0.8
EXTRA_WORTH: Final = 0.7
MISSION_WORTH: Final = 1.2
COUPLE_WORTH: Final = 0.8
HINT_WORTH: Final = 3.0
HOPE_WORTH: Final = 14.0
PROMISE_WORTH: Final = 2.0


def own_worth(s: Legacy, seat: int) -> float:
    """The score so far and the worth of what may still become honour."""
    me = s.players[seat]
    if me[OUT]:
        return -50.0
    worth = float(score(s, seat).total)
    numbers = s.numbers
    if numbers[REVEALED] or not s.stack:
        return worth
    rounds_left = sum(s.parts.rounds) - numbers[ROUND]
    ends_after_this = len(s.parts.rounds) - numbers[GEN]
    worth += me[PRESTIGE] * ends_after_this
    late = 0.35 if not rounds_left else 1.0
    worth += GOLD_WORTH * late * (me[GOLD] + 0.8 * max(0, me[INCOME]) * rounds_left)
    hand = len(s.hands[seat])
    worth += FRIEND_WORTH * late * (min(hand, 6) + 0.3 * max(0, hand - 6))
    worth += PAWN_WORTH * me[PAWNS] + EXTRA_WORTH * late * sum(me[EXTRA : EXTRA + len(COLOURS)])
    worth += MISSION_WORTH * late * me[OPEN].bit_count()
    if numbers[MODE] == TESTAMENT:
        done, still = numbers[HINTS_DONE].bit_count(), numbers[HINTS_OPEN].bit_count()
        return worth + HINT_WORTH * done + 0.1 * still
    worth += COUPLE_WORTH * late * len(couples(s, seat))
    return worth + HOPE_WORTH * hope_of_children(s, seat) + PROMISE_WORTH * late * next_weddings(s, seat)


def hope_of_children(s: Legacy, seat: int) -> float:
    """A family without a child in a generation dies out: how far that danger is, from 0 to 1."""
    if s.players[seat][BORN + s.numbers[GEN] - 1]:
        return 1.0
    if couples(s, seat):
        return 0.7
    tree = s.trees[seat]
    single = {tree[i + SEX] for i in people(tree) if may_marry(tree, i, s.numbers[GEN])}
    match = any(1 - s.parts.friend_sex[card] in single for card in s.hands[seat])
    return 0.35 if match else 0.1 if single else 0.0


def next_weddings(s: Legacy, seat: int) -> int:
    """Promised friends whose wedding is still to come: they bring children to the next generation."""
    if s.numbers[GEN] == len(s.parts.rounds):
        return 0
    tree = s.trees[seat]
    return sum(tree[i + STATUS] == PROMISED for i in people(tree))


def evaluate(s: Legacy, seat: int) -> float:
    """Own worth against the best of the others."""
    others = [own_worth(s, other) for other in range(s.seats) if other != seat]
    return own_worth(s, seat) - max(others, default=0.0)
