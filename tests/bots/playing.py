"""Games played on for tests of bots."""

import random
from typing import Any

from armorial.kernel.contract import Chance, Game

LONG = 1e9


def play_on(game: Game[Any], s: Any, rng: random.Random, answers: int) -> None:
    """So many answers with a choice, at random; and up to the next one."""
    while (question := game.asked(s)) is not None:
        if isinstance(question, Chance):
            game.answer(s, question.sample(s, rng), None)
            continue
        moves = question.moves(s)
        if len(moves) > 1:
            if not answers:
                return
            answers -= 1
        game.answer(s, rng.choice(moves), None)
