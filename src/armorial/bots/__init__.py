"""Opponents. A bot is asked about a position that its seat cannot tell from the real one (see runner.py)."""

import re
from typing import Final

from armorial.bots.bot import Bot, Choice, Thought, UnknownBot
from armorial.bots.greedy import Greedy
from armorial.bots.levels import LEVELS, level_bot
from armorial.bots.mcts import Mcts
from armorial.bots.random import Random

KINDS: Final = ("random", "greedy", "mcts")
"""How bots work, for arenas and research. ``mcts`` takes a budget: ``mcts:400`` iterations, ``mcts:2s`` seconds."""

BOTS: Final = (*LEVELS, "greedy", "random")
"""Bots that can be given a seat by their bare name."""

MOST_ITERATIONS: Final = 1_000_000
MOST_SECONDS: Final = 600.0
"""An answer takes no longer, with either budget."""


def make_bot(name: str, pace: float = 1.0) -> Bot:
    """A bot by its name: a level, or a kind with its budget. A level thinks shorter with a pace below 1.

    It judges by what the game has learned; ``careful@hand`` by the hand-made ``worth``, and ``careful@FILE`` by the
    weights of a file.
    """
    kind, _, weights = name.partition("@")
    bot = _bot(kind, pace)
    bot.weights = weights
    return bot


def _bot(name: str, pace: float) -> Bot:
    if name == "random":
        return Random()
    if name == "greedy":
        return Greedy()
    if name in LEVELS:
        return level_bot(name, pace)
    kind, colon, budget = name.partition(":")
    if kind == "mcts":
        return _mcts(name, budget if colon else "")
    raise UnknownBot(
        f"there is no bot '{name}'; choose from: {', '.join((*LEVELS, *KINDS[:2]))}, and mcts with a budget, "
        "such as mcts:400 (iterations) or mcts:2s (seconds)"
    )


def _mcts(name: str, budget: str) -> Mcts:
    """The bot that searches, by what it may spend on an answer."""
    if re.fullmatch(r"[0-9]{1,9}", budget):
        iterations = int(budget)
        if 1 <= iterations <= MOST_ITERATIONS:
            return Mcts(iterations, MOST_SECONDS)
    if re.fullmatch(r"[0-9]{1,6}(\.[0-9]{1,6})?s", budget):
        seconds = float(budget[:-1])
        if 0 < seconds <= MOST_SECONDS:
            return Mcts(MOST_ITERATIONS, seconds)
    raise UnknownBot(
        f"'{name}' needs a budget: iterations from 1 to {MOST_ITERATIONS}, such as mcts:400, "
        f"or seconds up to {MOST_SECONDS:.0f}, such as mcts:2s or mcts:0.5s"
    )


__all__ = ["BOTS", "KINDS", "LEVELS", "Bot", "Choice", "Thought", "UnknownBot", "make_bot"]
