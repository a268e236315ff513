"""What a bot is, and what it can say about a position."""

import random
from typing import Any

from armorial.bots.judge import Judge
from armorial.bots.learned import judge_of
from armorial.kernel.contract import Game, State
from armorial.kernel.openness import mypyc_attr


class UnknownBot(LookupError):
    """A bot that is not here."""


class Choice:
    """An answer that a bot looked at. ``value`` is the share of the victory it expects with it, from 0 to 1."""

    def __init__(self, option: int, value: float, visits: int, points: float) -> None:
        self.option = option
        self.value = value
        self.visits = visits
        """How often it was looked at."""
        self.points = points
        """By how many points the seat's expected result changes, as far as the bot looks."""
        self.ends: list[State] = []
        """Where play led to from it, if the bot played on: the first of each answer under the same luck, and so on."""


class Thought:
    """What a bot would answer, and what it looked at before; the best choice first."""

    def __init__(self, option: int, choices: list[Choice]) -> None:
        self.option = option
        self.choices = choices

    def of(self, option: int) -> Choice | None:
        """What it thinks of an answer, if it looked at it."""
        for choice in self.choices:
            if choice.option == option:
                return choice
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses one of the options of the open question.

    ``state`` is the bot's own to try things on: a copy in which what its seat does not know is dealt anew.
    """

    weights: str = ""
    """Whom it judges by: what the game has learned, ``BY_HAND``, or the name of a file with other weights."""
    judge: Judge | None = None

    def judge_of(self, game: Game[Any]) -> Judge:
        """Who judges positions of a game for it."""
        judge = self.judge
        if judge is None or judge.game is not game:
            judge = self.judge = judge_of(game, self.weights)
        return judge

    def choose(self, game: Game[Any], state: State, options: list[int], rng: random.Random) -> int:
        return self.think(game, state, options, rng).option

    def think(self, game: Game[Any], state: State, options: list[int], rng: random.Random) -> Thought:
        """The answer with what speaks for it. A bot that knows no reasons looks at nothing else."""
        return Thought(self.choose(game, state, options, rng), [])
