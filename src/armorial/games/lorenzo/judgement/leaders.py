"""Leaders in hand and in play: for the features of a position. L-82, L-87, L-89, L-115"""

from typing import Final

from armorial.games.lorenzo.components import COPIER, LEADERS
from armorial.games.lorenzo.judgement.hope import gained, hope, rounds_left
from armorial.games.lorenzo.leaders import ability_of, played_by_others
from armorial.games.lorenzo.state import COUNT, HAND, PLAYED, SAME_TYPE, USED, Lorenzo

NAMES: Final = (
    "leaders_in_hand",
    "leaders_ready",
    "leaders_hope",
    "best_leader_hope",
    "second_leader_hope",
    "leaders_gain",
    *(f"{name}_in_hand" for name in LEADERS),
    *(f"{name}_in_play" for name in LEADERS),
)
HOPE_SIZE: Final = 6.0
NOBODY: Final[list[float]] = [0.0] * (2 * len(LEADERS))
IN_HAND: Final = 0.3
"""What a leader in hand counts by itself; the rest, up to 1, by how much of the requirement there is."""


def write_leaders(s: Lorenzo, seat: int, out: list[float]) -> None:
    """NAMES: leaders in hand, each by how near it is to being played, and those in play. L-82, L-89, L-115"""
    me = s.players[seat]
    hand, played = me[HAND], me[PLAYED]
    out.append(hand.bit_count() / 2)
    out.append(_ready(s, me) / 2 if played else 0.0)
    _write_hopes(s, seat, out)
    if played >> COPIER & 1:
        played |= 1 << ability_of(me, COPIER)
    in_hand = len(out)
    in_play = in_hand + len(LEADERS)
    out.extend(NOBODY)
    if hand | played:
        for leader in range(len(LEADERS)):
            if hand >> leader & 1:
                out[in_hand + leader] = IN_HAND + (1.0 - IN_HAND) * _nearness(s, seat, leader)
            if played >> leader & 1:
                out[in_play + leader] = 1.0


def _write_hopes(s: Lorenzo, seat: int, out: list[float]) -> None:
    """What leaders in hand may still bring, in all and the two best of them, and what those in play will."""
    me = s.players[seat]
    total = best = second = 0.0
    left = rounds_left(s, me)
    hand = me[HAND]
    leader = 0
    while hand >> leader:
        if hand >> leader & 1:
            hoped = hope(s, seat, leader, left)
            total += hoped
            if hoped > best:
                best, second = hoped, best
            elif hoped > second:
                second = hoped
        leader += 1
    out.append(total / HOPE_SIZE)
    out.append(best / HOPE_SIZE)
    out.append(second / HOPE_SIZE)
    out.append(gained(me, left) / HOPE_SIZE)


def _ready(s: Lorenzo, me: list[int]) -> int:
    """Leaders that can still be activated in this round. L-87"""
    able = me[PLAYED] & ~me[USED]
    ready = 0
    for leader in range(len(LEADERS)):
        if able >> leader & 1 and s.parts.once[ability_of(me, leader)] is not None:
            ready += 1
    return ready


def _nearness(s: Lorenzo, seat: int, leader: int) -> float:
    """How much of a leader's requirement there is, from 0 to 1. L-89"""
    me = s.players[seat]
    near = 0.0
    needs = s.parts.needs[leader]
    for index, n in needs:
        have = me[index] if index != SAME_TYPE else max(me[COUNT], me[COUNT + 1], me[COUNT + 2], me[COUNT + 3])
        near += have / n if have < n else 1.0
    near /= len(needs)
    return near / 2 if leader == COPIER and not played_by_others(s, seat) else near
