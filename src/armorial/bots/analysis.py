"""What a bot says about a recorded game: for every choice, how good the answer was and what it would have answered.

The bot is asked about each position as the seat that had to choose saw it: what that seat did not know is dealt anew.
As long as the game is running, it is asked about what everybody may know, and choices that show more are left out; so
an analysis never gives away anybody's secret.
"""

import random
from collections.abc import Callable
from typing import Final

from armorial.bots import make_bot
from armorial.bots.bot import Choice, Thought
from armorial.bots.chances import win_chances
from armorial.kernel.contract import CHANCE, SPECTATOR, State
from armorial.kernel.pools import determinize
from armorial.match import Record, RecordError, Replay
from armorial.match.log import Line

DEALS: Final = 8
"""How often hidden cards are dealt to see how the seats that are not asked stand."""
ENOUGH: Final = 4
"""The value of an answer is taken from the search for the best if that looked at it a fourth as often as at the best;
else the bot is asked once more, about this answer alone."""


class NoReasons(Exception):
    """A bot that cannot say what it thinks of its choices."""


class Moment:
    """A choice in a record: the position, and what was answered."""

    def __init__(self, line: Line, state: State, option: int) -> None:
        self.line = line
        self.state = state
        self.option = option


class Judgement:
    """What a bot says about a choice. Chances are shares of the victory, from 0 to 1."""

    def __init__(
        self, line: int, seat: int, played: int, best: int, before: float, after: float, chances: list[float]
    ) -> None:
        self.line = line
        self.seat = seat
        self.played = played
        self.best = best
        """The bot's own choice."""
        self.before = before
        """The chance of the seat with the best answer that was looked at: the bot's, or the one that was given."""
        self.after = after
        """Its chance with the answer that was given."""
        self.chances = chances
        """Before the answer, of all seats."""

    @property
    def loss(self) -> float:
        return self.before - self.after


class Inquiry:
    """What is to be analysed, and by whom. Plain data, so that it can be sent to other processes."""

    def __init__(self, record: Record, bot: str, seed: int) -> None:
        self.record = record
        self.bot = bot
        self.seed = seed

    def begin(self) -> "Callable[[int], Judgement | None]":
        """Gives what judges the choice with a number. Called once in every process."""
        return Analyst(self).judge


class Analyst:
    """Goes through a record, choice by choice."""

    def __init__(self, inquiry: Inquiry) -> None:
        self._inquiry = inquiry
        self.record = inquiry.record
        self.replay = Replay(self.record)
        if self.replay.other_rules:
            raise RecordError(f"this record cannot be analysed: {self.replay.other_rules}")
        self.game = self.replay.game
        self._eyes = make_bot(inquiry.bot).judge_of(self.game)
        self.end = self.replay.at(self.replay.last).state
        self.moments = self._moments()

    def _moments(self) -> list[Moment]:
        """All choices that were not taken back, as far as they may be told."""
        moments: list[Moment] = []
        for seq in self.replay.path(self.replay.last)[1:]:
            line = self.record.lines[seq - 1]
            if line.seat == CHANCE or line.undoes:
                continue
            state = self.replay.at(seq - 1).state
            question = self.game.asked(state)
            if question is None or len(question.moves(state)) < 2:
                continue
            if self.record.finished or line.known_to(SPECTATOR):
                moments.append(Moment(line, state, question.table.find(line.token)))
        return moments

    def judge(self, number: int) -> Judgement | None:
        """What the bot says about a choice; None if the choice shows what not everybody may know yet."""
        moment = self.moments[number]
        game, seat = self.game, moment.line.seat
        rng = random.Random(f"armorial analyse {self._inquiry.seed} {moment.line.seq}")
        knows = seat if self.record.finished else SPECTATOR
        state = determinize(game, moment.state, knows, rng)
        if knows == SPECTATOR and not self._same_question(moment.state, state):
            return None
        question = game.asked(state)
        assert question is not None
        thought = make_bot(self._inquiry.bot).think(game, state, list(question.moves(state)), rng)
        if not thought.choices:
            raise NoReasons(f"'{self._inquiry.bot}' plays without thinking, so it cannot say what a choice is worth")
        best = thought.of(thought.option) or thought.choices[0]
        played = self._played(state, moment.option, thought, best, rng)
        before = max(best.value, played.value)
        chances = self._chances(moment.state, seat, knows, before, rng)
        return Judgement(moment.line.seq, seat, moment.option, thought.option, before, played.value, chances)

    def _same_question(self, state: State, seen: State) -> bool:
        """Whether the choice is the same one for somebody who knows only what everybody may know."""
        asked, other = self.game.asked(state), self.game.asked(seen)
        assert asked is not None
        assert other is not None
        return asked.options(state) == other.options(seen)

    def _played(self, state: State, option: int, thought: Thought, best: Choice, rng: random.Random) -> Choice:
        """What the bot thinks of the answer that was given."""
        found = thought.of(option)
        if found is not None and found.visits * ENOUGH >= best.visits:
            return found
        again = make_bot(self._inquiry.bot).think(self.game, state, [option], rng).of(option)
        return again or found or best

    def _chances(self, state: State, seat: int, knows: int, value: float, rng: random.Random) -> list[float]:
        """The chances of all seats: for the one that is asked what was found, for the others how they look."""
        game = self.game
        totals = [0.0] * state.seats
        for _ in range(DEALS):
            for other, chance in enumerate(win_chances(self._eyes, determinize(game, state, knows, rng))):
                totals[other] += chance
        rest = sum(totals) - totals[seat]
        left = 1.0 - value
        return [
            value if other == seat else left * totals[other] / rest if rest > 0 else left / (state.seats - 1)
            for other in range(state.seats)
        ]

    def result(self) -> list[float] | None:
        """The shares of the victory in the end; None if the game is still running."""
        return None if self.end.stack else win_chances(self._eyes, self.end)


def mistakes(judgements: list[Judgement], most: int, least: float) -> list[Judgement]:
    """The choices that lost most, the largest first, none that lost less than ``least``."""
    found = [judgement for judgement in judgements if judgement.loss >= least]
    return sorted(found, key=_by_loss)[:most]


def _by_loss(judgement: Judgement) -> tuple[float, int]:
    return -judgement.loss, judgement.line
