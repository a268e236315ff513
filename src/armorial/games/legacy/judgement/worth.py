"""How many points a seat may be expected to end with: what bots play by.

Everything that can be seen of a family's prospects is weighed (weighing.py). What it is worth changes in the course of
the game, so the weights are given for four moments of each generation (weights.toml), and those between are found from
them. Nobody chose them: they were fitted to how games of bots ended, over and over with bots that played by the last
ones (tools/fit_legacy.py). Above all a family without a child must not die out. The Testament is another game
(ancestry.py).
"""

import tomllib
from importlib import resources
from typing import Any, Final

from armorial.games.legacy.actions import Act
from armorial.games.legacy.judgement.ancestry import testament_worth
from armorial.games.legacy.judgement.prospect import Prospect
from armorial.games.legacy.judgement.sights import NAMES
from armorial.games.legacy.judgement.weighing import Family, weigh
from armorial.games.legacy.patrons import ChooseGoal, minor_goal
from armorial.games.legacy.state import (
    BORN,
    COMPLICATIONS,
    GEN,
    GOLD,
    HONOUR,
    MODE,
    OUT,
    REVEALED,
    TESTAMENT,
    Legacy,
)

DIED_OUT: Final = -100.0
"""A family that has died out ranks behind everybody, whatever its honour. G-29"""

HEAD_TO_COME: Final = 15.0
"""What a family will be worth more, on average, as soon as it has a head, of the better side: the weights are fitted to
families."""

# Dying out.
DEATH: Final = 40.0
FAILS: Final[tuple[float, ...]] = (1.0, 0.14, 0.04, 0.025)
"""How often a couple, or a single with a friend who fits, has no child after this many actions."""
FAILS_WITHOUT_FRIEND: Final[tuple[float, ...]] = (1.0, 1.0, 0.35, 0.12, 0.06)
"""The same for a single who still has to find a friend."""

# How many points of lead nearly win in the last round, and how many more for each round before it.
DOUBT_LAST: Final = 7.0
DOUBT_ROUND: Final = 2.2


def doubt(s: Legacy) -> float:
    """By how many points ``worth`` may be wrong."""
    left = -s.round_number
    for rounds in s.parts.rounds:
        left += rounds
    return DOUBT_LAST + DOUBT_ROUND * left


PAR: Final[tuple[float, ...]] = (0.0, 70.0, 45.0)
"""By mode: what a solo player ends with by playing well; in the Testament with all hints found."""


def par(s: Legacy) -> float:
    return PAR[s.numbers[MODE]]


# -- weights --------------------------------------------------------------------------------------------------

MOMENTS: Final = 4
"""The start of a generation, its middle, shortly before its end, and when a player's last own pawn is placed."""
GENERATIONS: Final = 3
STEPS: Final = 8
"""In how many steps a generation is cut."""


def read_weights(table: dict[str, Any]) -> list[list[float]]:
    """For every step of every generation the weights of all sights, and last the number to begin with."""
    columns = [table[name] for name in (*NAMES, "begin")]
    return [
        [_between(column[generation], step / STEPS) for column in columns]
        for generation in range(GENERATIONS)
        for step in range(STEPS + 1)
    ]


def _between(moments: list[float], left: float) -> float:
    """A weight when so much of the generation is left: by a parabola through start, middle and end; but the last."""
    start, middle, end, done = moments
    if not left:
        return float(done)
    x = 2.0 * left - 1.0
    return middle + (start - end) / 2.0 * x + ((start + end) / 2.0 - middle) * x * x


WEIGHTS: Final[list[list[float]]] = read_weights(
    tomllib.loads(
        resources.files("armorial.games.legacy.judgement").joinpath("weights.toml").read_text(encoding="utf-8")
    )
)


def weights_now(s: Legacy, to_come: Prospect) -> list[float]:
    """The weights for the generation and for how much of it a seat has before it."""
    generation = s.numbers[GEN]
    most = s.parts.own_pawns * s.parts.rounds[generation - 1]
    step = min(STEPS, (STEPS * to_come.own + most - 1) // most)
    return WEIGHTS[min(generation, GENERATIONS) * (STEPS + 1) - (STEPS + 1) + step]


# -- worth ----------------------------------------------------------------------------------------------------


def worth(s: Legacy, seat: int) -> float:
    """The honour that is safe, and the hope of more."""
    me = s.players[seat]
    if me[OUT]:
        return DIED_OUT
    testament = s.numbers[MODE] == TESTAMENT
    if not testament and (not s.stack or s.numbers[REVEALED]):
        return float(me[HONOUR] + _goal_to_choose(s, seat))
    to_come = Prospect(s, seat)
    if s.stack and not isinstance(s.stack[-1], Act):
        to_come.look_ahead(s, seat)
    if testament:
        return testament_worth(s, to_come)
    family = Family(s, seat, to_come)
    value = weigh(s, seat, to_come, family, weights_now(s, to_come))
    if not s.trees[seat]:
        return value + HEAD_TO_COME
    if not me[BORN + s.numbers[GEN] - 1]:
        value -= DEATH * danger(s, seat, to_come, family)
    return value


def _goal_to_choose(s: Legacy, seat: int) -> int:
    """Patrons are revealed, and the seat has yet to choose its minor goal. G-53"""
    best = 0
    for frame in s.stack:
        if isinstance(frame, ChooseGoal) and frame.seat == seat:
            best = max(minor_goal(s, seat, 0), minor_goal(s, seat, 1))
    return best


def danger(s: Legacy, seat: int, to_come: Prospect, family: Family) -> float:
    """How likely a family without a child in this generation is to die out. G-21"""
    danger = 1.0
    fails = 0.0 if s.players[seat][COMPLICATIONS] else FAILS[1]
    for _ in range(to_come.births):
        danger *= fails
    if family.couples > family.weddings or _can_marry(s, seat, family):
        return danger * FAILS[min(to_come.own, len(FAILS) - 1)]
    if family.men or family.women:
        return danger * FAILS_WITHOUT_FRIEND[min(to_come.own, len(FAILS_WITHOUT_FRIEND) - 1)]
    return danger


def _can_marry(s: Legacy, seat: int, family: Family) -> bool:
    """Whether there is a friend in hand for a single of the family."""
    gold = s.players[seat][GOLD]
    for card in s.hands[seat]:
        friend = s.parts.friends[card]
        if friend.price <= gold and (family.men if friend.sex else family.women):
            return True
    return False
