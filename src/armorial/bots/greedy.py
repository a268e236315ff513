"""The bot that takes the answer after which its position looks best.

It looks one answer ahead. Where that answer leads to further questions to the same seat (how to pay, which privilege),
they are part of the same move, so it answers them too, as well as it can, before it looks at the position.
"""

import random
from math import inf
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
        for look in look_ahead(game, state, options, POSITIONS, best_only=True):
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


class Sight:
    """How positions look to a seat."""

    def __init__(self, game: Game[Any], seat: int, seats: int) -> None:
        self.game = game
        self.seat = seat
        self.others = [other for other in range(seats) if other != seat]
        """Whom to compare with, the one first who was too far ahead last."""

    def lead(self, s: State, least: float) -> float:
        """What ``Game.evaluate`` says; of less than ``least`` only that it is less, without judging every seat."""
        own = lead = self.game.worth(s, self.seat)
        for place, other in enumerate(self.others):
            ahead = own - self.game.worth(s, other)
            if place == 0 or ahead < lead:
                lead = ahead
                if lead < least:
                    self.others[place] = self.others[0]
                    self.others[0] = other
                    break
        return lead


def look_ahead(
    game: Game[Any], state: State, options: list[int], positions: int, best_only: bool = False
) -> list[Look]:
    """Every answer with the best position it leads to, looking at about that many positions.

    With ``best_only``, all that is sure of an answer worse than an earlier one is that it is worse.
    """
    question = game.asked(state)
    assert question is not None
    sight = Sight(game, question.seat, state.seats)
    budget = max(1, positions // len(options))
    least = -inf
    looks: list[Look] = []
    for option in options:
        look = _look(sight, state.clone(), option, budget, least)
        if best_only and look.lead > least:
            least = look.lead
        looks.append(look)
    return looks


def best_look(game: Game[Any], state: State, options: list[int], positions: int) -> Look:
    """The first of the best answers and what it leads to, looking at about that many positions."""
    looks = look_ahead(game, state, options, positions, best_only=True)
    best = looks[0]
    for look in looks:
        if look.lead > best.lead:
            best = look
    return best


def _look(sight: Sight, after: State, option: int, budget: int, least: float) -> Look:
    """An answer and the seat's own further answers to the same move. The position is changed by them.

    What leads to less than ``least`` need not be looked at closely.
    """
    game = sight.game
    game.answer(after, option, None)
    question = game.asked(after)
    if question is None or question.seat != sight.seat:
        return Look(option, sight.lead(after, least), after, 1)
    options = question.moves(after)
    if len(options) > budget:
        return Look(option, sight.lead(after, least), after, 1)
    share = budget // len(options)
    best: Look | None = None
    positions = 0
    last = options[-1]
    for further in options:
        look = _look(sight, after if further == last else after.clone(), further, share, least)
        positions += look.positions
        if best is None or look.lead > best.lead:
            best = look
            if look.lead > least:
                least = look.lead
    assert best is not None
    return Look(option, best.lead, best.position, positions)


def _lead(look: Look) -> float:
    return look.lead
