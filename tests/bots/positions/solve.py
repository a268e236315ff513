"""The best answers where the rest of the game can be counted: by trying everything to the end.

A seat plays for its share of the victory, and with that equal for its margin over the best of the others. Dice and
draws are averaged. The others are taken to answer what is worst for the seat, which with two players is what is best
for them. What the seat cannot know is dealt in several ways, and the mean counts.
"""

import json
import random
from collections.abc import Iterator
from typing import Any, Final

from armorial.kernel.contract import Chance, Game, State
from armorial.kernel.pools import determinize
from tests.bots.positions.position import Line, Position, choice, start

DEALS: Final = 6
"""In how many ways that which is hidden is dealt, at most."""
LIMIT: Final = 60_000
"""How many positions may be looked at: beyond that a position cannot be counted."""
EQUAL: Final = 1e-9

Value = tuple[float, float]
"""The share of the victory, then the margin."""


class TooManyPositions(Exception):
    """The rest of the game is too long to be counted."""


class Solver:
    """What positions of one game are worth to a seat that plays on without a mistake."""

    def __init__(self, game: Game[Any], seat: int, limit: int = LIMIT) -> None:
        self.game = game
        self.seat = seat
        self.limit = limit
        self.known: dict[str, Value] = {}

    def value(self, s: State) -> Value:
        question = self.game.asked(s)
        if question is None:
            return self._final(s)
        key = json.dumps(self.game.dump(s))
        if key not in self.known:
            if len(self.known) >= self.limit:
                raise TooManyPositions(f"more than {self.limit} positions")
            self.known[key] = self._best(s)
        return self.known[key]

    def _best(self, s: State) -> Value:
        question = self.game.asked(s)
        assert question is not None
        if isinstance(question, Chance):
            weights = question.weights(s)
            found = [(weights[option], self._after(s, option)) for option in question.options(s)]
            total = sum(weight for weight, _ in found)
            share = sum(weight * value[0] for weight, value in found) / total
            return share, sum(weight * value[1] for weight, value in found) / total
        values = [self._after(s, option) for option in question.moves(s)]
        return max(values, key=rounded) if question.seat == self.seat else min(values, key=rounded)

    def _after(self, s: State, option: int) -> Value:
        after = s.clone()
        self.game.answer(after, option, None)
        return self.value(after)

    def _final(self, s: State) -> Value:
        winners = self.game.winners(s)
        share = 1.0 / len(winners) if self.seat in winners else 0.0
        points = [self.game.score(s, seat).total for seat in range(s.seats)]
        others = [points[other] for other in range(s.seats) if other != self.seat]
        return share, float(points[self.seat] - max(others, default=0))


def rounded(value: Value) -> Value:
    """Values that differ only by the order in which they were added up are equal."""
    return round(value[0], 9), round(value[1], 9)


def values(position: Position, limit: int = LIMIT) -> dict[Line, Value]:
    """Every beginning of a move, as long as the lines of the position are, with what it is worth."""
    game, s, seat = start(position)
    found: dict[Line, list[Value]] = {}
    for deal in deals(game, s, seat):
        solver = Solver(game, seat, limit)
        for line, after in beginnings(game, deal, seat, position.depth):
            found.setdefault(line, []).append(solver.value(after))
    return {line: (_mean([v[0] for v in known]), _mean([v[1] for v in known])) for line, known in found.items()}


def best_lines(position: Position, limit: int = LIMIT) -> tuple[set[Line], set[Line]]:
    """The beginnings of the best moves, and of all others."""
    found = {line: rounded(value) for line, value in values(position, limit).items()}
    best = max(found.values())
    return {line for line, value in found.items() if value == best}, {
        line for line, value in found.items() if value != best
    }


def deals(game: Game[Any], s: State, seat: int) -> list[State]:
    """The position with what the seat does not know dealt in different ways; once, if it knows everything."""
    found: dict[str, State] = {}
    for seed in range(4 * DEALS):
        deal = determinize(game, s, seat, random.Random(seed))
        found.setdefault(json.dumps(game.dump(deal)), deal)
        if len(found) == DEALS:
            break
    return list(found.values())


def beginnings(game: Game[Any], s: State, seat: int, depth: int) -> Iterator[tuple[Line, State]]:
    """The first choices of every move of a seat, with the position after them."""
    moves = choice(game, s, seat)
    if not moves or not depth:
        yield (), s
        return
    question = game.asked(s)
    assert question is not None
    for option in moves:
        after = s.clone()
        game.answer(after, option, None)
        for line, end in beginnings(game, after, seat, depth - 1):
            yield (question.table.names[option], *line), end


def _mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)
