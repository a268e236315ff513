"""Levels for people: opponents that differ in how they think, not only in how long.

- ``novice`` sees its own points and not the others', misses a good part of what it could do, and misjudges the rest;
- ``careful`` takes the move after which it stands best, and does not ask what the others will do about it;
- ``strong`` and ``master`` search: they see what comes after, the master far more of it.
"""

import random
from typing import Any, Final

from armorial.bots.bot import Bot, Choice, Thought
from armorial.bots.chances import win_chances
from armorial.bots.greedy import Greedy, look_ahead
from armorial.bots.mcts import Mcts
from armorial.kernel.contract import Game, State

LEVELS: Final = ("novice", "careful", "strong", "master")
"""What people choose from, the weakest first."""
ITERATIONS: Final = {"strong": 40, "master": 400}
"""What a level that searches rests an answer on: iterations, so that it plays as well on a slow machine."""
SECONDS: Final = {"strong": 1.0, "master": 2.5}
"""When it answers at the latest, however far it is: where the engine is not compiled, people need not wait longer."""

NOVICE_POSITIONS: Final = 60
"""How many positions a novice looks at for one answer."""
OVERLOOKED: Final = 0.35
"""How likely a novice is not to think of an answer at all."""
MISJUDGED: Final = 0.15
"""How far a novice is wrong about what an answer brings, as a share of the points that nearly win."""


def level_bot(name: str, pace: float) -> Bot:
    """An opponent of a level. With a pace below 1 it thinks for less time, for when many people wait for their bots."""
    if name == "novice":
        return Novice()
    if name == "careful":
        return Greedy()
    return Mcts(max(1, int(ITERATIONS[name] * pace)), SECONDS[name] * pace)


class Novice(Bot):
    """Plays sensible moves for itself, often not the best."""

    def think(self, game: Game[Any], state: State, options: list[int], rng: random.Random) -> Thought:
        question = game.asked(state)
        assert question is not None
        seat = question.seat
        noticed = [option for option in options if rng.random() >= OVERLOOKED] or [rng.choice(options)]
        now = game.worth(state, seat)
        choices: list[Choice] = []
        best, best_points = noticed[0], 0.0
        for look in look_ahead(game, state, noticed, NOVICE_POSITIONS):
            points = game.worth(look.position, seat) - now + rng.gauss(0.0, MISJUDGED * game.spread)
            if not choices or points > best_points:
                best, best_points = look.option, points
            choices.append(Choice(look.option, win_chances(game, look.position)[seat], look.positions, points))
        choices.sort(key=_points, reverse=True)
        return Thought(best, choices)


def _points(choice: Choice) -> float:
    return choice.points
