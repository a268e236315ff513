"""The bot that takes the answer after which its position looks best.

It looks one answer ahead. Where that answer leads to further questions to the same seat (how to pay, which privilege),
they are part of the same move, so it answers them too, as well as it can, before it looks at the position.
"""

import random
from typing import Any, Final

from armorial.bots.bot import Bot, Choice, Thought
from armorial.bots.chances import win_chances
from armorial.kernel.contract import Game, State

POSITIONS: Final = 400
"""How many positions it looks at for one answer, roughly; beyond that it judges moves before they are finished."""


class Greedy(Bot):
    """Tries every answer, and takes one of the best by the game's own evaluation."""

    def choose(self, game: Game[Any], state: State, options: list[int], rng: random.Random) -> int:
        if len(options) == 1:
            return options[0]
        best: list[int] = []
        best_look = 0.0
        for look in look_ahead(game, state, options, POSITIONS):
            if not best or look.lead > best_look:
                best, best_look = [look.option], look.lead
            elif look.lead == best_look:
                best.append(look.option)
        return rng.choice(best)

    def think(self, game: Game[Any], state: State, options: list[int], rng: random.Random) -> Thought:
        question = game.asked(state)
        assert question is not None
        seat = question.seat
        now = game.worth(state, seat)
        looks = look_ahead(game, state, options, POSITIONS)
        looks.sort(key=_lead, reverse=True)
        choices: list[Choice] = []
        for look in looks:
            chances = win_chances(game, look.position)
            choices.append(Choice(look.option, chances[seat], look.positions, game.worth(look.position, seat) - now))
        return Thought(choices[0].option, choices)


class Look:
    """What is seen behind an answer: the best finished move that begins with it."""

    def __init__(self, option: int, lead: float, position: State, positions: int) -> None:
        self.option = option
        self.lead = lead
        """How good the position looks for the seat that answers."""
        self.position = position
        self.positions = positions
        """How many positions were looked at."""


def look_ahead(game: Game[Any], state: State, options: list[int], positions: int) -> list[Look]:
    """Every answer with the best position it leads to, for about so many positions looked at."""
    question = game.asked(state)
    assert question is not None
    budget = max(1, positions // len(options))
    return [_look(game, state, option, question.seat, budget) for option in options]


def _look(game: Game[Any], state: State, option: int, seat: int, budget: int) -> Look:
    """An answer and the seat's own further answers to the same move."""
    after = state.clone()
    game.answer(after, option, None)
    question = game.asked(after)
    if question is None or question.seat != seat:
        return Look(option, game.evaluate(after, seat), after, 1)
    options = question.moves(after)
    if len(options) > budget:
        return Look(option, game.evaluate(after, seat), after, 1)
    share = budget // len(options)
    best: Look | None = None
    positions = 0
    for further in options:
        look = _look(game, after, further, seat, share)
        positions += look.positions
        if best is None or look.lead > best.lead:
            best = look
    assert best is not None
    return Look(option, best.lead, best.position, positions)


def _lead(look: Look) -> float:
    return look.lead
