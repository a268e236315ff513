"""The bot that plays any legal move."""

import random
from typing import Any

from armorial.bots.bot import Bot
from armorial.kernel.contract import Game, State


class Random(Bot):
    """Every option is as likely as any other."""

    def choose(self, game: Game[Any], state: State, options: list[int], rng: random.Random) -> int:
        return rng.choice(options)
