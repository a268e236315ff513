"""Bots against bots: who sits where, a whole game, and what came of it.

Every game has generators of its own, made of the seed and the number of the game: one for the dice and one for each
seat. So a game is the same wherever and whenever it is played, as long as its bots count positions and not seconds.

Bots may be programs (program.py). One that fails has lost: nobody plays its seat any more, and it is last.
"""

import random
from itertools import permutations
from time import perf_counter
from typing import Any

from armorial import __version__
from armorial.bots import Bot, make_bot
from armorial.bots.program import PATIENCE, ProgramBot, ProgramFailed, ProgramNotStarted, Programs, is_program
from armorial.bots.runner import bot_answer
from armorial.engine import running
from armorial.games import load_game
from armorial.kernel.contract import Chance, Game, Question, State


class Setting:
    """What an arena plays. Plain data, so that it can be sent to other processes and machines."""

    def __init__(
        self,
        game: str,
        bots: list[str],
        seed: int,
        options: dict[str, str],
        overlay: dict[str, Any] | None = None,
        patience: float = PATIENCE,
        go_on: bool = True,
    ) -> None:
        self.game = game
        self.bots = bots
        """A bot for each seat; the same one may come twice."""
        self.seed = seed
        self.options = options
        self.overlay = overlay
        """The components that an owner has replaced."""
        self.patience = patience
        """How many seconds a program may take for an answer."""
        self.go_on = go_on
        """Whether a program that fails loses its game; if not, it ends the arena."""

    def begin(self) -> "Arena":
        """Gives what plays the game with a number. Called once in every process."""
        return Arena(self)


class Arena:
    """Plays the games of a setting in this process, with the programs that it has started for them."""

    def __init__(self, setting: Setting) -> None:
        self._setting = setting
        self._game = load_game(setting.game, setting.overlay)
        self._programs = Programs(setting.patience)

    def __call__(self, number: int) -> "Result":
        return play_game(self._game, self._setting, number, self._programs)

    def close(self) -> None:
        self._programs.close()


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
        failures: list[str] | None = None,
        notes: list[dict[str, int]] | None = None,
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
        self.failures = failures or [""] * len(order)
        """What went wrong with the program at a seat, in words."""
        self.notes = notes or [{} for _ in order]
        """What the program at a seat wanted to be counted, and how often it came."""


def seating(bots: int, number: int) -> list[int]:
    """Which bot sits at each seat in a game.

    All arrangements come up equally often. They come in rounds in which every bot sits at every seat once, so the
    seats are shared out evenly wherever an arena ends.
    """
    rounds = [order for order in permutations(range(bots)) if order[0] == 0]
    order = rounds[number // bots % len(rounds)]
    turned = number % bots
    return list(order[turned:] + order[:turned])


def play_game(game: Game[Any], setting: Setting, number: int, programs: Programs | None = None) -> Result:
    """A whole game, from its setup to its scores. ``programs`` are those that play game after game."""
    seats = len(setting.bots)
    order = seating(seats, number)
    own = programs or Programs(setting.patience)
    table = _Table(game, setting, order, number, own)
    try:
        state = game.new(seats, setting.options)
        while (question := game.asked(state)) is not None and not table.decided:
            game.answer(state, table.answer(state, question), None)
        return table.result(state)
    finally:
        if programs is None:
            own.close()


class _Table:
    """The bots of one game, each the same one from its first answer to its last; their luck, and the dice."""

    def __init__(self, game: Game[Any], setting: Setting, order: list[int], number: int, programs: Programs) -> None:
        self._game = game
        self._setting = setting
        self._order = order
        self._number = number
        self._programs = programs
        seats = range(len(order))
        self._dice = random.Random(f"armorial arena {setting.seed} {number} dice")
        self._luck = [random.Random(f"armorial arena {setting.seed} {number} seat {seat}") for seat in seats]
        self._answers = [0 for _ in seats]
        self._seconds = [0.0 for _ in seats]
        self._slowest = [0.0 for _ in seats]
        self._failures = ["" for _ in seats]
        self._bots = [self._seated(seat) for seat in seats]

    def _seated(self, seat: int) -> Bot | None:
        """The bot of a seat; None if it is a program that failed at once."""
        place = self._order[seat]
        name = self._setting.bots[place]
        if not is_program(name):
            return make_bot(name)
        luck = random.Random(f"armorial arena {self._setting.seed} {self._number} program {seat}")
        about = {
            "game": self._setting.game,
            "version": __version__,
            "rules": self._game.rules_version,
            "number": self._number,
            "seats": len(self._order),
            "seat": seat,
            "options": self._setting.options,
            "components": self._setting.overlay,
            "seed": luck.getrandbits(48),
        }
        try:
            return self._programs.seat_bot(place, name, about)
        except ProgramFailed as failure:
            self._fail(seat, failure)
            return None

    def _fail(self, seat: int, failure: ProgramFailed) -> None:
        """A program has lost its game, or ends the arena."""
        place = self._order[seat]
        self._programs.drop(place)
        if isinstance(failure, ProgramNotStarted):
            raise ProgramNotStarted(f"'{self._setting.bots[place]}' {failure}")
        if not self._setting.go_on:
            raise ProgramFailed(f"'{self._setting.bots[place]}' {failure} (game {self._number}, seat {seat})")
        self._failures[seat] = str(failure)

    @property
    def decided(self) -> bool:
        """Whether programs have failed, and no more than one seat is left to win."""
        failed = sum(1 for failure in self._failures if failure)
        return failed > 0 and len(self._order) - failed < 2

    def answer(self, state: State, question: Question[Any]) -> int:
        if isinstance(question, Chance):
            return question.sample(state, self._dice)
        moves = question.moves(state)
        if len(moves) == 1:
            return moves[0]
        seat = question.seat
        bot = self._bots[seat]
        if bot is None or self._failures[seat]:
            return question.idle(state)
        start = perf_counter()
        try:
            option = bot_answer(self._game, state, bot, self._luck[seat])
        except ProgramFailed as failure:
            self._fail(seat, failure)
            return question.idle(state)
        took = perf_counter() - start
        self._answers[seat] += 1
        self._seconds[seat] += took
        self._slowest[seat] = max(self._slowest[seat], took)
        return option

    def result(self, state: State) -> Result:
        """What the game came to. Whose program failed is last, whatever points the seat has."""
        seats = range(len(self._order))
        failed = [bool(failure) for failure in self._failures]
        ranks = _last(self._game.ranks(state), failed)
        winners = [seat for seat in seats if ranks[seat] == 1 and not failed[seat]]
        if not self.decided:
            winners = [seat for seat in winners if not self._game.lost(state, seat)]
        scores = [self._game.score(state, seat).total for seat in seats]
        for bot, failure in zip(self._bots, self._failures, strict=True):
            if isinstance(bot, ProgramBot) and not failure:
                bot.program.tell_result({"scores": scores, "ranks": ranks, "winners": winners})
        return Result(
            self._number,
            self._order,
            scores=scores,
            ranks=ranks,
            shares=[1 / len(winners) if seat in winners else 0.0 for seat in seats],
            answers=self._answers,
            seconds=self._seconds,
            slowest=self._slowest,
            engine=running(),
            failures=self._failures,
            notes=[bot.program.notes if isinstance(bot, ProgramBot) else {} for bot in self._bots],
        )


def _last(ranks: list[int], failed: list[bool]) -> list[int]:
    """The ranks with those who failed behind all others, on one place."""
    left = [rank for rank, out in zip(ranks, failed, strict=True) if not out]
    return [
        len(left) + 1 if out else 1 + sum(other < rank for other in left)
        for rank, out in zip(ranks, failed, strict=True)
    ]
