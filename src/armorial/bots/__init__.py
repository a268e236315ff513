"""Opponents. A bot is asked about a position that its seat cannot tell from the real one (see runner.py)."""

from armorial.bots.bot import Bot, UnknownBot
from armorial.bots.greedy import Greedy
from armorial.bots.random import Random

BOTS: dict[str, type[Bot]] = {"random": Random, "greedy": Greedy}


def make_bot(name: str) -> Bot:
    """A bot by its name."""
    if name not in BOTS:
        raise UnknownBot(f"there is no bot '{name}'; there are: {', '.join(BOTS)}")
    return BOTS[name]()


__all__ = ["BOTS", "Bot", "UnknownBot", "make_bot"]
