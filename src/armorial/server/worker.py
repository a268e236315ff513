"""Where a bot thinks: a process of its own, which imports only the games and the bots."""

import random
from functools import cache
from typing import Any

from armorial.bots import make_bot
from armorial.bots.runner import bot_answer
from armorial.games import load_game
from armorial.kernel.contract import Game


@cache
def _usual_game(name: str) -> Game[Any]:
    return load_game(name)


def think(level: str, name: str, components: dict[str, Any] | None, position: dict[str, Any], seed: int) -> str:
    """The token that a bot answers the open question of a position with."""
    game = _usual_game(name) if components is None else load_game(name, components)
    state = game.load(position)
    question = game.asked(state)
    assert question is not None
    return question.table.names[bot_answer(game, state, make_bot(level), random.Random(seed))]
