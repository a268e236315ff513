"""The bot that takes the answer after which its position looks best.

It looks one answer ahead. Where that answer leads to further questions to the same seat (how to pay, which privilege),
they are part of the same move, so it answers them too, as well as it can, before it looks at the position.
"""

import random
from typing import Any, Final

from armorial.bots.bot import Bot
from armorial.kernel.contract import Game, State

POSITIONS: Final = 400
"""How many positions it looks at for one answer, roughly; beyond that it judges moves before they are finished."""


class Greedy(Bot):
    """Tries every answer, and takes one of the best by the game's own evaluation."""

    def choose(self, game: Game[Any], state: State, options: list[int], rng: random.Random) -> int:
        question = game.asked(state)
        assert question is not None
        budget = max(1, POSITIONS // len(options))
        worth = [_worth_after(game, state, option, question.seat, budget) for option in options]
        best = max(worth)
        return rng.choice([option for option, value in zip(options, worth, strict=True) if value >= best])


def _worth_after(game: Game[Any], state: State, option: int, seat: int, budget: int) -> float:
    """How good the position looks for a seat after an answer and its own further answers to the same move."""
    after = state.clone()
    game.answer(after, option, None)
    question = game.asked(after)
    if question is None or question.seat != seat:
        return game.evaluate(after, seat)
    options = question.moves(after)
    if len(options) > budget:
        return game.evaluate(after, seat)
    share = budget // len(options)
    return max(_worth_after(game, after, further, seat, share) for further in options)
