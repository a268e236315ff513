"""How many points a seat may be expected to end with: what bots play by."""

from typing import Final

from armorial.games.legacy.components import COLOURS
from armorial.games.legacy.scoring import score
from armorial.games.legacy.state import (
    BORN,
    EXTRA,
    GEN,
    GOLD,
    HINTS_DONE,
    HINTS_OPEN,
    INCOME,
    MODE,
    OPEN,
    OUT,
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
from armorial.games.legacy.tree import couples, may_marry, people

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


def worth(s: Legacy, seat: int) -> float:
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
