"""Counting to the end: where few answers are left in a game, everything is tried, and the best answer is known.

A seat plays for its share of the victory, and with that equal for its lead in points. Dice and draws are averaged. The
others are taken to answer what is worst for the seat, which with two players is what is best for them. One who plays
alone plays for points, and above all not to lose. Hidden cards are dealt in some ways, and the mean counts. Where that
would take too long nothing is said, and it is soon seen: when the first answer has taken more than its part.
"""

import random
import time
from typing import Any, Final

from armorial.bots.bot import Choice
from armorial.bots.chances import shares
from armorial.bots.greedy import POSITIONS, Look, look_ahead
from armorial.bots.judge import Judge, lead_of
from armorial.kernel.contract import CHANCE, Chance, Game, State
from armorial.kernel.pools import determinize

STAGES: Final = 2
"""It is tried in so many last stages of a game: before, it never ends well."""
DEALS: Final = 4
"""In how many ways hidden cards are dealt."""
PRUNED: Final = 4.0
"""How much longer than the others the first answer may take: what it shows saves looking at most of the rest."""
VICTORY: Final = 1e5
"""The victory in points: far more than any lead."""
WATCHED: Final = 63
"""After so many positions, and one more, it looks at the clock."""


class TooFar(Exception):
    """The end is too far away to be counted."""


class Ending:
    """The rest of a game, as far as a seat knows it."""

    def __init__(self, judge: Judge, seat: int, limit: int, deadline: float) -> None:
        self.judge = judge
        self.game: Game[Any] = judge.game
        self.seat = seat
        self.limit = limit
        """How many positions may be looked at ..."""
        self.deadline = deadline
        """... and until when."""
        self.looked = 0

    def value(self, s: State, low: float, high: float) -> float:
        """What a position is worth to the seat; only exact if it is more than ``low`` and less than ``high``."""
        game = self.game
        question = game.asked(s)
        while question is not None and question.seat != CHANCE:
            moves = question.moves(s)
            if len(moves) > 1:
                break
            game.answer(s, moves[0], None)
            question = game.asked(s)
        if question is None:
            return self._final(s)
        if question.seat == CHANCE:
            assert isinstance(question, Chance)
            return self._mean(s, question)
        mine = question.seat == self.seat
        best = -1e9 if mine else 1e9
        for after in self._sorted(s, question.moves(s), question.seat):
            value = self.value(after.position, low, high)
            if mine:
                best = max(best, value)
                low = max(low, best)
            else:
                best = min(best, value)
                high = min(high, best)
            if low >= high:
                break
        return best

    def _mean(self, s: State, question: Chance[Any]) -> float:
        weights = question.weights(s)
        total = found = 0.0
        for option in question.options(s):
            after = self._after(s, option)
            total += weights[option]
            found += weights[option] * self.value(after, -1e9, 1e9)
        return found / total

    def _sorted(self, s: State, moves: list[int], seat: int) -> "list[After]":
        """What looks best for whoever answers comes first."""
        found: list[After] = []
        for option in moves:
            position = self._after(s, option)
            found.append(After(option, position, self.judge.glance(position, seat)))
        found.sort(key=_sight, reverse=True)
        return found

    def _after(self, s: State, option: int) -> State:
        self.looked += 1
        if self.looked > self.limit or (not self.looked & WATCHED and time.perf_counter() > self.deadline):
            raise TooFar
        after = s.clone()
        self.game.answer(after, option, None)
        return after

    def _final(self, s: State) -> float:
        points: list[float] = []
        for seat in range(s.seats):
            points.append(self.game.worth(s, seat))
        if s.seats == 1:
            return points[0] if self.game.winners(s) else points[0] - VICTORY
        return VICTORY * shares(self.judge, s, points)[self.seat] + lead_of(points, self.seat)

    def count(self, s: State, options: list[int], exactly: bool) -> dict[int, float]:
        """What each answer is worth. If not exactly, those that are not the best may be worth less than is said."""
        found: dict[int, float] = {}
        best = -1e9
        limit = self.limit
        for after in self._sorted(s, options, self.seat):
            if not found:
                self.limit = min(limit, self.looked + int(PRUNED * limit / len(options)))
            value = self.value(after.position, -1e9 if exactly else best - 1e-6, 1e9)
            self.limit = limit
            found[after.option] = value
            best = max(best, value)
        return found


class After:
    """An answer, where it leads, and how that looks at a glance."""

    def __init__(self, option: int, position: State, sight: float) -> None:
        self.option = option
        self.position = position
        self.sight = sight


def _sight(after: After) -> float:
    return after.sight


def counted(
    judge: Judge, state: State, options: list[int], limit: int, seconds: float, rng: random.Random
) -> list[Choice]:
    """The answers, the best first, looking at so many positions for so long at most; nothing where that is not
    enough."""
    game = judge.game
    question = game.asked(state)
    assert question is not None
    seat = question.seat
    if game.stage(state) < game.stages - STAGES:
        return []
    deadline = time.perf_counter() + seconds
    deals = [state]
    if not _open(game, state, seat, rng):
        for _ in range(DEALS - 1):
            deals.append(determinize(game, state, seat, rng))
    totals = dict.fromkeys(options, 0.0)
    for deal in deals:
        ending = Ending(judge, seat, limit // len(deals), deadline)
        try:
            found = ending.count(deal, options, exactly=len(deals) > 1)
        except TooFar:
            return []
        for option in options:
            totals[option] += found[option] / len(deals)
    now = judge.points(state)[seat]
    choices: list[Choice] = []
    for look in look_ahead(judge, state, options, POSITIONS):
        value = _share(judge, look, totals[look.option])
        choices.append(Choice(look.option, value, limit, look.points[seat] - now))
    order = sorted(options, key=totals.__getitem__, reverse=True)
    choices.sort(key=lambda choice: order.index(choice.option))
    return choices


def _share(judge: Judge, look: Look, total: float) -> float:
    """The share of the victory. Alone: of what looks likely as far as the game is not lost."""
    if len(look.points) > 1:
        return min(1.0, max(0.0, total / VICTORY))
    lost = min(1.0, max(0.0, -total / VICTORY))
    return (1.0 - lost) * shares(judge, look.position, look.points)[0]


def _open(game: Game[Any], state: State, seat: int, rng: random.Random) -> bool:
    """Whether nothing is hidden from a seat that could matter: dealt anew, the position is the same."""
    return bool(game.dump(determinize(game, state, seat, rng)) == game.dump(state))
