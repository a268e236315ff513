"""Asks a bot, and sees to it that it knows no more than its seat.

The bot gets a state in which all that its seat does not know is dealt anew, so it cannot look at the real cards
however it is written; and what it answers must be one of the options.
"""

import random
from typing import Any

from armorial.bots.bot import Bot, Thought
from armorial.kernel.contract import Game, State
from armorial.kernel.pools import determinize


def bot_answer(game: Game[Any], state: State, bot: Bot, rng: random.Random) -> int:
    """The bot's answer to the open question."""
    question = game.asked(state)
    assert question is not None
    options = question.moves(state)
    option = bot.choose(game, determinize(game, state, question.seat, rng), list(options), rng)
    if option not in options and option not in question.options(state):  # a program may answer as people do
        raise _impossible(bot, option)
    return option


def bot_thought(game: Game[Any], state: State, bot: Bot, rng: random.Random) -> Thought:
    """The bot's answer with what it thinks of the others, for hints and analysis."""
    question = game.asked(state)
    assert question is not None
    options = question.moves(state)
    thought = bot.think(game, determinize(game, state, question.seat, rng), list(options), rng)
    if thought.option not in options:
        raise _impossible(bot, thought.option)
    return thought


def _impossible(bot: Bot, option: int) -> ValueError:
    return ValueError(f"{type(bot).__name__} answered {option}, which is not possible")
