"""Whole games between players who answer at random: the loop of simulations, play-outs and measurements.

It is compiled with the engine, so that nothing between two answers is interpreted.
"""

import random
from typing import Any

from armorial.kernel.contract import CHANCE, Chance, Game, Question, State, settle


class Count:
    """What was answered in a game."""

    def __init__(self) -> None:
        self.decisions = 0
        """Answers of players."""
        self.forced = 0
        """Those of them without a choice."""
        self.chance = 0
        """Dice and draws."""


def play_out(s: State, rng: random.Random, decisions: int = -1) -> Count:
    """Answer at random until the game is over, or until players have given that many answers."""
    count = Count()
    stack: list[Any] = s.stack  # of frames: compiled, each that is taken out would be checked to be one
    while stack and count.decisions != decisions:
        top = stack.pop()
        assert isinstance(top, Question)
        question: Question[Any] = top
        if question.seat == CHANCE:
            assert isinstance(question, Chance)
            option = question.sample(s, rng)
            count.chance += 1
        else:
            options = question.moves(s)
            n = len(options)
            option = options[int(rng.random() * n)]
            count.decisions += 1
            if n == 1:
                count.forced += 1
        question.take(s, option, None)
        settle(s, None)
    return count


def play_games(game: Game[Any], seats: int, options: dict[str, str], seeds: list[int]) -> int:
    """Whole games, one for each seed; gives the answers of players in all of them."""
    decisions = 0
    for seed in seeds:
        decisions += play_out(game.new(seats, options), random.Random(seed)).decisions
    return decisions
