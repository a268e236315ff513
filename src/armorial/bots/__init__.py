"""Opponents. A bot is asked about a position that its seat cannot tell from the real one (see runner.py)."""

from typing import Final

from armorial.bots.bot import Bot, Choice, Thought, UnknownBot
from armorial.bots.greedy import Greedy
from armorial.bots.random import Random

LEVELS: Final = ("novice", "careful", "strong", "master")
"""What people choose from, the weakest first."""
KINDS: Final = ("random", "greedy", "mcts")
"""How bots work, for arenas and research. ``mcts`` takes a budget: ``mcts:400`` iterations, ``mcts:2s`` seconds."""

BOTS: Final = (*LEVELS, "greedy", "random")
"""Bots that can be given a seat by their bare name."""


def make_bot(name: str) -> Bot:
    """A bot by its name: a level, or a kind with its budget."""
    if name == "random":
        return Random()
    if name in ("greedy", *LEVELS):
        return Greedy()
    raise UnknownBot(f"there is no bot '{name}'; there are: {', '.join((*LEVELS, *KINDS))}, and mcts with a budget")


__all__ = ["BOTS", "KINDS", "LEVELS", "Bot", "Choice", "Thought", "UnknownBot", "make_bot"]
