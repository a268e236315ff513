"""Bots against bots: who sits where, a whole game, and what came of it.

Every game has generators of its own, made of the seed and the number of the game: one for the dice and one for each
seat. So a game is the same wherever and whenever it is played, as long as its bots count positions and not seconds.
"""

import random
from collections.abc import Callable
from functools import partial
from itertools import permutations
from time import perf_counter
from typing import Any

from armorial.bots import make_bot
from armorial.bots.runner import bot_answer
from armorial.engine import running
from armorial.games import load_game
from armorial.kernel.contract import Chance, Game, Question, State


class Setting:
    """What an arena plays. Plain data, so that it can be sent to other processes and machines."""

    def __init__(
        self, game: str, bots: list[str], seed: int, options: dict[str, str], overlay: dict[str, Any] | None = None
    ) -> None:
        self.game = game
        self.bots = bots
        """A bot for each seat; the same one may come twice."""
        self.seed = seed
        self.options = options
        self.overlay = overlay
        """The components that an owner has replaced."""

    def begin(self) -> "Callable[[int], Result]":
        """Gives what plays the game with a number. Called once in every process."""
        return partial(play_game, load_game(self.game, self.overlay), self)


class Result:
    """One finished game. All lists go by seats; ``order`` says which bot sat there."""

    def __init__(
        self,
        number: int,
        order: list[int],
        scores: list[int],
        ranks: list[int],
        shares: list[float],
        answers: list[int],
        seconds: list[float],
        slowest: list[float],
        engine: str,
    ) -> None:
        self.number = number
        self.order = order
        self.scores = scores
        self.ranks = ranks
        self.shares = shares
        """The share of the victory: 1 for the winner, a half for each of two who share it."""
        self.answers = answers
        """How often the bot was asked: where only one answer was possible, it was not."""
        self.seconds = seconds
        """How long it thought, together."""
        self.slowest = slowest
        """How long it thought about a single answer at most."""
        self.engine = engine
        """The engine that played: compiled or interpreted."""


def seating(bots: int, number: int) -> list[int]:
    """Which bot sits at each seat in a game.

    All arrangements come up equally often. They come in rounds in which every bot sits at every seat once, so the
    seats are shared out evenly wherever an arena ends.
    """
    rounds = [order for order in permutations(range(bots)) if order[0] == 0]
    order = rounds[number // bots % len(rounds)]
    turned = number % bots
    return list(order[turned:] + order[:turned])


def play_game(game: Game[Any], setting: Setting, number: int) -> Result:
    """A whole game, from its setup to its scores."""
    seats = len(setting.bots)
    order = seating(seats, number)
    table = _Table(game, setting, order, number)
    state = game.new(seats, setting.options)
    while (question := game.asked(state)) is not None:
        game.answer(state, table.answer(state, question), None)
    winners = game.winners(state)
    return Result(
        number,
        order,
        scores=[game.score(state, seat).total for seat in range(seats)],
        ranks=game.ranks(state),
        shares=[1 / len(winners) if seat in winners else 0.0 for seat in range(seats)],
        answers=table.answers,
        seconds=table.seconds,
        slowest=table.slowest,
        engine=running(),
    )


class _Table:
    """The bots of one game, each the same one from its first answer to its last; their luck, and the dice."""

    def __init__(self, game: Game[Any], setting: Setting, order: list[int], number: int) -> None:
        self._game = game
        seats = range(len(order))
        self._bots = [make_bot(setting.bots[bot]) for bot in order]
        self._dice = random.Random(f"armorial arena {setting.seed} {number} dice")
        self._luck = [random.Random(f"armorial arena {setting.seed} {number} seat {seat}") for seat in seats]
        self.answers = [0 for _ in seats]
        self.seconds = [0.0 for _ in seats]
        self.slowest = [0.0 for _ in seats]

    def answer(self, state: State, question: Question[Any]) -> int:
        if isinstance(question, Chance):
            return question.sample(state, self._dice)
        moves = question.moves(state)
        if len(moves) == 1:
            return moves[0]
        seat = question.seat
        start = perf_counter()
        option = bot_answer(self._game, state, self._bots[seat], self._luck[seat])
        took = perf_counter() - start
        self.answers[seat] += 1
        self.seconds[seat] += took
        self.slowest[seat] = max(self.slowest[seat], took)
        return option
