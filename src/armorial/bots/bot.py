"""What a bot is."""

import random
from typing import Any

from armorial.kernel.contract import Game, State


class UnknownBot(LookupError):
    """A bot that is not here."""


class Bot:
    """Chooses one of the options of the open question."""

    def choose(self, game: Game[Any], state: State, options: list[int], rng: random.Random) -> int:
        """``state`` is the bot's own to try things on: a copy in which what its seat does not know is dealt anew."""
        raise NotImplementedError
