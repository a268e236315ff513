"""Levels for people: opponents that differ in how they think, not only in how long.

- ``novice`` overlooks some of what it could do, and misjudges the rest;
- ``careful`` takes the move after which it stands best, and does not ask what the others will do about it
  (careful.py);
- ``strong`` and ``master`` search: they see what comes after, the master far more of it.
"""

import random
from math import sqrt
from typing import Any, Final

from armorial.bots.bot import Bot, Choice, Thought
from armorial.bots.careful import Careful
from armorial.bots.chances import shares
from armorial.bots.greedy import POSITIONS, lead_seen, look_twice
from armorial.bots.mcts import Mcts
from armorial.kernel.contract import Game, State

LEVELS: Final = ("novice", "careful", "strong", "master")
"""What people choose from, the weakest first."""
ITERATIONS: Final = {"strong": 36, "master": 400}
"""What a level that searches rests an answer on: iterations, so that it plays as well on a slow machine."""
CLOSER: Final = 0.4
"""How many of them are enough with a judge that has learned: it looks more closely, and should not take longer."""
COUNTED: Final = {"strong": 500, "master": 5000}
"""How many positions it may look at to count a game to its end."""
SECONDS: Final = {"strong": 1.0, "master": 2.5}
"""When it answers at the latest, however far it is: where the engine is not compiled, people need not wait longer."""

OVERLOOKED: Final = 0.1
"""How likely a novice is not to think of an answer at all."""
MISJUDGED: Final = 0.4
"""How far a novice is wrong about what an answer brings, as a share of what the answers differ by."""
MISJUDGED_AT_LENGTH: Final = 0.5
"""The same where much is still undecided after a move (``Game.foresight``): there a single mistake costs little."""


def level_bot(name: str, pace: float) -> Bot:
    """An opponent of a level. With a pace below 1 it thinks for less time, for when many people wait for their bots."""
    if name == "novice":
        return Novice()
    if name == "careful":
        return Careful()
    bot = Mcts(max(1, int(ITERATIONS[name] * pace)), SECONDS[name] * pace)
    bot.closer = CLOSER
    bot.counting = int(COUNTED[name] * pace)
    return bot


class Novice(Bot):
    """Plays sensible moves for itself, often not the best."""

    def think(self, game: Game[Any], state: State, options: list[int], rng: random.Random) -> Thought:
        question = game.asked(state)
        assert question is not None
        seat = question.seat
        noticed = [option for option in options if rng.random() >= OVERLOOKED] or [rng.choice(options)]
        judge = self.judge_of(game)
        now = judge.points(state)[seat]
        looks = look_twice(judge, state, noticed, POSITIONS)
        misjudged = MISJUDGED_AT_LENGTH if game.foresight else MISJUDGED
        wrong = misjudged * _spread([look.lead for look in looks])
        for look in looks:
            look.lead += rng.gauss(0.0, wrong)
        looks.sort(key=lead_seen, reverse=True)
        choices: list[Choice] = []
        for look in looks:
            chance = shares(judge, look.position, look.points)[seat]
            choices.append(Choice(look.option, chance, look.positions, look.points[seat] - now))
        return Thought(choices[0].option, choices)


def _spread(leads: list[float]) -> float:
    """The standard deviation."""
    middle = sum(leads) / len(leads)
    return sqrt(sum([(each - middle) ** 2 for each in leads]) / len(leads))
