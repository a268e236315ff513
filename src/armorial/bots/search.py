"""What every search does: it compares the answers to one question, in positions that the seat cannot tell apart."""

import random
from typing import Any, Final

from armorial.bots.bot import Choice
from armorial.kernel.contract import CHANCE, Chance, Game, State
from armorial.kernel.pools import determinize

FIRST_POSITIONS: Final = 4000
"""How many positions are looked at for the first question, which is looked at once: all moves, to their ends."""


class Search:
    """The search of one seat from one question. How it is done is for those who inherit."""

    def __init__(self, game: Game[Any], state: State, seat: int, options: list[int], rng: random.Random) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        self.options = options
        """The answers to the question that it is about."""
        self.rng = rng
        self.deal = Deal(state, [0.0] * state.seats)
        self.decided = False
        """Whether there is nothing more to find out."""

    def afford(self, iterations: int) -> None:
        """Told that there will be no more than so many iterations in all."""

    def iterate(self) -> None:
        """Look at one answer once more."""
        raise NotImplementedError

    def choices(self) -> list[Choice]:
        """What was found about the answers, the best first."""
        raise NotImplementedError

    def deal_anew(self) -> None:
        """Hidden cards as they may be as well."""
        game = self.game
        position = determinize(game, self.state, self.seat, self.rng)
        luck = [game.worth(position, seat) - game.worth(self.state, seat) for seat in range(position.seats)]
        self.deal = Deal(position, luck)

    def to_choice(self, s: State) -> bool:
        """Play on to the next question with a choice; False if the game ends before."""
        game = self.game
        while True:
            question = game.asked(s)
            if question is None:
                return False
            if question.seat == CHANCE:
                assert isinstance(question, Chance)
                game.answer(s, question.sample(s, self.rng), None)
                continue
            moves = question.moves(s)
            if len(moves) > 1:
                return True
            game.answer(s, moves[0], None)


class Deal:
    """Hidden cards as they may be."""

    def __init__(self, position: State, luck: list[float]) -> None:
        self.position = position
        self.luck = luck
        """How many points they are better for a seat than those that were dealt first."""
