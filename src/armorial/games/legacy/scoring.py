"""The score, what decides a tie, and how good a position looks. G-50 to G-54, G-74, G-806"""

from typing import Final

from armorial.games.legacy.components import NONE
from armorial.games.legacy.patrons import main_goal, minor_goals
from armorial.games.legacy.state import (
    BORN,
    FROM_CHILDREN,
    FROM_GOALS,
    FROM_PATRON,
    FROM_PRESTIGE,
    FROM_TREE,
    GEN,
    HONOUR,
    MODE,
    OUT,
    PATRON,
    PRESTIGE,
    REVEALED,
    TESTAMENT,
    Legacy,
)
from armorial.games.legacy.testament import honour_of_tree, won
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


TIE_BREAKS: Final = ("friends", "prestige")


def tie_breaks(s: Legacy) -> tuple[str, ...]:
    """What was looked at to decide between those with the most honour; nothing where honour alone decides. G-51"""
    standings = [standing(s, seat) for seat in range(s.seats)]
    best = max(one[:3] for one in standings)
    friends = [one[3] for one in standings if one[:3] == best]
    if len(friends) < 2:
        return ()
    return TIE_BREAKS if len(set(friends)) == 1 else TIE_BREAKS[:1]


def lost(s: Legacy, seat: int) -> bool:
    """A family that has died out; the Testament without all nine hints. G-21, G-74, G-806"""
    return bool(s.players[seat][OUT]) or (s.numbers[MODE] == TESTAMENT and not won(s))
