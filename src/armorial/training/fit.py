"""Fits the weights of a judge to games: what was seen of each position to what each seat ended with.

The last stage learns first, from the results. An earlier stage learns from the results and from what the next stage
says of the position in which it began (``TRUST``): that is less a matter of luck, and of what was done badly later.

For every stage by itself, first all features are weighed as they are (ridge regression, the best that a plain sum can
do), then the units learn what is left, by small steps (Adam) over shuffled positions. A tenth of the *games* is held
out; the weights are kept that judged those best. Errors count for the points of each seat, for the leads between them,
for bots choose by leads, and once more for what the leads of two answers to one question differ by (``ANSWERS``), for
that is what they choose between.
"""

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from armorial.bots.judge import SEAT_COUNTS
from armorial.training.selfplay import MAIN, Seen

Numbers = NDArray[np.float32]

UNITS: Final = 8
RIDGE: Final = 0.03
"""How firmly the weights are held where they begin, at ``worth`` as it is and nothing else, as a share of the
positions: a bot takes the answer that looks best, so what looks better only by chance does harm."""
TRUST: Final = 0.8
"""How far an earlier stage learns from what the next one says, and not from the result."""
ANSWERS: Final = 10.0
"""How many positions the difference between two answers to one question counts for."""
RATE: Final = 0.001
DECAY: Final = 1e-2
BATCH: Final = 512
PAIRS: Final = 128
"""Pairs in a batch of them."""
EPOCHS: Final = 12
PATIENCE: Final = 3
"""So many rounds without getting better end the learning of a stage."""
HELD_OUT: Final = 10
"""Every tenth game."""
OUTLIERS: Final = 2.0
"""Results count as no further from the middle than so many times the width of the middle half."""
NONE: Final = -1
DOUBT: Final = 20.0
"""How many points nearly win where nothing is known."""
FEWEST: Final = 400
"""With fewer positions a stage learns nothing beyond the plain sum."""


class Stage(NamedTuple):
    """All positions of a stage with one number of seats."""

    shared: Numbers
    own: Numbers
    """position x seat x feature"""
    points: Numbers
    """What is learned: position x seat."""
    results: Numbers
    """What each seat ended with."""
    shares: Numbers
    held_out: NDArray[np.bool_]
    pairs: NDArray[np.int64]
    """Two positions after different answers to one question, and the seat that was asked."""


class Fitted(NamedTuple):
    """What was learned about a stage."""

    net: dict[str, Any]
    """As it is written down."""
    positions: int
    explained: float
    """The share of the leads' variance in held-out games that is explained ..."""
    by_worth: float
    """... and by ``worth`` alone."""


class Group:
    """All games with one number of seats."""

    def __init__(self, games: list[Seen], seats: int) -> None:
        lines = [game for game in games if game.seats == seats and game.stages]
        lengths = [len(line.stages) for line in lines]
        self.stage = np.concatenate([np.array(line.stages) for line in lines])
        rows = len(self.stage)
        self.shared = np.frombuffer(b"".join(line.shared for line in lines), dtype=np.float32).reshape(rows, -1)
        self.own = np.frombuffer(b"".join(line.own for line in lines), dtype=np.float32).reshape(rows, seats, -1)
        self.results = _by_position([line.points for line in lines], lengths)
        self.shares = _by_position([line.shares for line in lines], lengths)
        self.held_out = np.repeat(np.array([line.number % HELD_OUT == 0 for line in lines]), lengths)
        self.results = _without_outliers(self.results)
        self.points = self.results.copy()
        """What is learned."""
        self.said = np.zeros_like(self.results)
        self.next = np.full(rows, NONE)
        """Where the next stage begins."""
        pairs: list[tuple[int, int, int]] = []
        start = main = 0
        for line, length in zip(lines, lengths, strict=True):
            if line.beside == MAIN:
                main = start
            else:
                pairs.append((main + line.beside, start, line.seat))
            self._link(start, start + length)
            start += length
        self.pairs = np.array(pairs, dtype=np.int64).reshape(-1, 3)

    def _link(self, start: int, end: int) -> None:
        following = NONE
        for row in range(end - 2, start - 1, -1):
            if self.stage[row] != self.stage[row + 1]:
                following = row + 1
            self.next[row] = following

    def at(self, stage: int) -> Stage | None:
        """The positions of a stage. Those after it must have been judged."""
        rows = np.flatnonzero(self.stage == stage)
        if not len(rows):
            return None
        later = rows[self.next[rows] != NONE]
        following = self.next[later]
        self.points[later] = (1 - TRUST) * self.points[following] + TRUST * self.said[following]
        place = np.full(len(self.stage), NONE)
        place[rows] = np.arange(len(rows))
        pairs = self.pairs.copy()
        pairs[:, :2] = place[pairs[:, :2]]
        return Stage(
            self.shared[rows],
            self.own[rows],
            self.points[rows],
            self.results[rows],
            self.shares[rows],
            self.held_out[rows],
            pairs[(pairs[:, 0] != NONE) & (pairs[:, 1] != NONE)],
        )


def _by_position(values: list[list[float]], lengths: list[int]) -> Numbers:
    return np.repeat(np.array(values, dtype=np.float32), lengths, axis=0)


def fit(games: list[Seen], stages: int, shared: int, own: int, seed: int) -> list[Fitted]:
    """The weights of all stages, with so many features of the table and of a seat."""
    groups = [Group(games, seats) for seats in sorted({game.seats for game in games if game.stages})]
    fitted: list[Fitted] = []
    for number in reversed(range(stages)):
        found = [(group, part) for group in groups if (part := group.at(number))]
        if not found:
            fitted.append(_nothing(shared, own))
            continue
        learner = _Learner([part for _, part in found], np.random.default_rng(seed + number))
        learner.learn()
        fitted.append(learner.fitted())
        for place, (group, part) in enumerate(found):
            group.said[group.stage == number] = learner.said(place, np.ones(len(part.points), dtype=bool))
    return fitted[::-1]


def _without_outliers(points: Numbers) -> Numbers:
    """Half of all results lie between the quarters; a family that dies out is no hundred times worse than a bad one."""
    low, middle, high = np.quantile(points, (0.25, 0.5, 0.75))
    reach = OUTLIERS * float(high - low + 1.0)
    return np.clip(points, middle - reach, middle + reach)


def _nothing(shared: int, own: int) -> Fitted:
    """Where nobody has been, ``worth`` is all there is."""
    net = {"shared": [[0.0]] * shared, "own": [[1.0], *[[0.0]] * (own - 1)], "others": [[0.0]] * own}
    return Fitted({**net, "bias": [0.0], "out": [1.0], "doubt": [DOUBT] * (max(SEAT_COUNTS) + 1)}, 0, 0.0, 0.0)


class _Learner:
    """Learns the weights of one stage. Features are scaled to a mean of 0 and a deviation of 1."""

    def __init__(self, stage: list[Stage], rng: np.random.Generator) -> None:
        self.stage = stage
        self.rng = rng
        self.shared = stage[0].shared.shape[1]
        self.own = stage[0].own.shape[2]
        self.parts = [_inputs(part) for part in stage]
        size = self.shared + 2 * self.own
        everything = np.concatenate([part.reshape(-1, size) for part in self.parts])
        self.mean = everything.mean(axis=0)
        self.scale = everything.std(axis=0)
        self.scale[self.scale < 1e-4] = np.inf  # what never changes tells nothing
        for part in self.parts:
            part -= self.mean
            part /= self.scale
        target = np.concatenate([part.points.ravel() for part in stage])
        self.middle = float(target.mean())
        self.spread = float(target.std()) + 1e-6
        """Results are scaled like features in here; ``said`` gives points."""
        self.linear = np.zeros(size, dtype=np.float32)
        self.first = np.zeros((size, UNITS), dtype=np.float32)
        self.bias = np.zeros(UNITS, dtype=np.float32)
        self.out = np.zeros(UNITS, dtype=np.float32)
        self.positions = sum(len(part.points) for part in stage)

    def learn(self) -> None:
        self._weigh()
        train = sum(int((~part.held_out).sum()) for part in self.stage)
        if train < FEWEST:
            return
        size = len(self.linear)
        self.first = (self.rng.standard_normal((size, UNITS)) / np.sqrt(size)).astype(np.float32)
        self.out = (0.2 * self.rng.standard_normal(UNITS)).astype(np.float32)
        self._step_by_step()

    def _weigh(self) -> None:
        """Ridge regression, for points and leads together, of what ``worth`` gets wrong."""
        size = len(self.linear)
        rows = sum(int((~part.held_out).sum()) * part.points.shape[1] for part in self.stage)
        squares = RIDGE * rows * np.eye(size)
        products = np.zeros(size)
        begin = np.zeros(size, dtype=np.float32)
        if np.isfinite(self.scale[self.shared]):
            begin[self.shared] = self.scale[self.shared] / self.spread
        for part, inputs in zip(self.stage, self.parts, strict=True):
            kept = ~part.held_out
            x, y = inputs[kept], (part.points[kept] - self.middle) / self.spread
            seats = x.shape[1]
            y = y - x @ begin
            flat = x.reshape(-1, size)
            squares += flat.T @ flat
            products += flat.T @ y.ravel()
            if seats > 1:
                apart = _apart(x).reshape(-1, size)
                squares += apart.T @ apart
                products += apart.T @ _apart(y).ravel()
            pairs = _learned_pairs(part)
            differ = _apart(inputs[pairs[:, 0]] - inputs[pairs[:, 1]])
            true = _apart(part.points[pairs[:, 0]] - part.points[pairs[:, 1]]) / self.spread - differ @ begin
            flat = differ.reshape(-1, size)
            squares += ANSWERS * (flat.T @ flat)
            products += ANSWERS * (flat.T @ true.ravel())
        self.linear = begin + np.linalg.solve(squares, products).astype(np.float32)

    def _step_by_step(self) -> None:
        weights = [self.linear, self.first, self.bias, self.out]
        moments = [(np.zeros_like(w), np.zeros_like(w)) for w in weights]
        best, best_error, waited, step = [w.copy() for w in weights], self._error(), 0, 0
        for epoch in range(EPOCHS):
            rate = RATE * 0.5 * (1 + np.cos(np.pi * epoch / EPOCHS))
            for number, rows in self._batches():
                step += 1
                slopes = self._slopes(number, rows) if rows.ndim == 1 else self._slopes_of_pairs(number, rows)
                for place, slope in enumerate(slopes):
                    slope += DECAY * weights[place]
                    first, second = moments[place]
                    first += 0.1 * (slope - first)
                    second += 0.001 * (slope * slope - second)
                    upward = first / (1 - 0.9**step)
                    weights[place] -= rate * upward / (np.sqrt(second / (1 - 0.999**step)) + 1e-8)
            error = self._error()
            if error < best_error:
                best, best_error, waited = [w.copy() for w in weights], error, 0
            else:
                waited += 1
                if waited == PATIENCE:
                    break
        self.linear, self.first, self.bias, self.out = best

    def _batches(self) -> list[tuple[int, NDArray[np.int64]]]:
        batches: list[tuple[int, NDArray[np.int64]]] = []
        for number, part in enumerate(self.stage):
            rows = np.flatnonzero(~part.held_out)
            self.rng.shuffle(rows)
            batches += [(number, rows[at : at + BATCH]) for at in range(0, len(rows), BATCH)]
            pairs = self.rng.permutation(_learned_pairs(part))
            batches += [(number, pairs[at : at + PAIRS]) for at in range(0, len(pairs), PAIRS)]
        order = self.rng.permutation(len(batches))
        return [batches[place] for place in order]

    def _slopes(self, number: int, rows: NDArray[np.int64]) -> list[Numbers]:
        """How the error changes with each weight, over some positions."""
        inputs = self.parts[number][rows]
        positions, seats, _ = inputs.shape
        said, hidden = self._look(inputs)
        wrong = said - (self.stage[number].points[rows] - self.middle) / self.spread
        if seats > 1:
            wrong = wrong + _apart(wrong)
        return self._back(inputs, hidden, wrong / (positions * seats))

    def _slopes_of_pairs(self, number: int, pairs: NDArray[np.int64]) -> list[Numbers]:
        """The same for the errors about what two answers differ by."""
        inputs = self.parts[number][pairs[:, :2].ravel()]
        said, hidden = self._look(inputs)
        points = self.stage[number].points[pairs[:, :2].ravel()] / self.spread
        wrong = _apart(said - points)
        differ = wrong[0::2] - wrong[1::2]
        both = np.stack([differ, -differ], axis=1).reshape(wrong.shape)
        return self._back(inputs, hidden, ANSWERS / BATCH * both / inputs.shape[1])

    def _look(self, inputs: Numbers) -> tuple[Numbers, Numbers]:
        positions, seats, size = inputs.shape
        x = inputs.reshape(-1, size)
        hidden = np.maximum(x @ self.first + self.bias, 0.0)
        return (x @ self.linear + hidden @ self.out).reshape(positions, seats), hidden

    def _back(self, inputs: Numbers, hidden: Numbers, wrong: Numbers) -> list[Numbers]:
        x = inputs.reshape(-1, inputs.shape[2])
        slope = wrong.astype(np.float32).ravel()
        back = np.outer(slope, self.out) * (hidden > 0)
        return [x.T @ slope, x.T @ back, back.sum(axis=0), hidden.T @ slope]

    def said(self, number: int, rows: NDArray[np.bool_]) -> Numbers:
        """How many points it expects."""
        said: Numbers = self.middle + self.spread * self._look(self.parts[number][rows])[0]
        return said

    def _error(self) -> float:
        """How wrong it is about held-out games: about leads, or about points where nobody else plays."""
        total, count = 0.0, 0
        for number, part in enumerate(self.stage):
            wrong = _apart(self.said(number, np.ones(len(part.points), dtype=bool)) - part.points)
            pairs = part.pairs[part.held_out[part.pairs[:, 0]]]
            alone = wrong[part.held_out]
            total += float((alone**2).sum())
            total += ANSWERS * float(((wrong[pairs[:, 0]] - wrong[pairs[:, 1]]) ** 2).sum())
            count += alone.size
        return total / max(1, count)

    # -- what was learned -----------------------------------------------------------------------------------

    def fitted(self) -> Fitted:
        wrong = wrong_worth = spread = 0.0
        for number, part in enumerate(self.stage):
            said, true = self.said(number, part.held_out), part.results[part.held_out]
            worth = part.own[part.held_out][:, :, 0]
            if true.shape[1] > 1:
                said, true, worth = (_apart(each) for each in (said, true, worth))
            else:
                true = true - self.middle
                said, worth = said - self.middle, worth - worth.mean()
            wrong += float(((said - true) ** 2).sum())
            wrong_worth += float(((worth - true) ** 2).sum())
            spread += float((true**2).sum())
        spread = max(spread, 1e-9)
        return Fitted(self._written(), self.positions, 1 - wrong / spread, 1 - wrong_worth / spread)

    def _written(self) -> dict[str, Any]:
        """The weights for features as they are, not scaled."""
        rows = np.concatenate([self.first, self.spread * self.linear[:, None]], axis=1) / self.scale[:, None]
        bias = np.concatenate([self.bias, [self.middle]]) - self.mean @ rows
        shared, own, others = np.split(rows, [self.shared, self.shared + self.own])
        return {
            "shared": _rounded(shared),
            "own": _rounded(own),
            "others": _rounded(others),
            "bias": _rounded(bias),
            "out": _rounded(np.concatenate([self.spread * self.out, [1.0]])),
            "doubt": self._doubts(),
        }

    def _doubts(self) -> list[float]:
        """By number of seats: which doubt gives the chances that fit best to who won."""
        doubts = [0.0] * (max(SEAT_COUNTS) + 1)
        for number, part in enumerate(self.stage):
            seats = part.points.shape[1]
            said = self.said(number, np.ones(len(part.points), dtype=bool))
            doubts[seats] = _doubt(said, part.shares)
        known = [doubt for doubt in doubts if doubt]
        return [doubt or round(sum(known) / len(known), 3) for doubt in doubts]


def _inputs(part: Stage) -> Numbers:
    """For each seat of each position: the table, the seat, and the others on average."""
    positions, seats = part.own.shape[:2]
    table = np.broadcast_to(part.shared[:, None, :], (positions, seats, part.shared.shape[1]))
    others = np.zeros_like(part.own)
    if seats > 1:
        others = (part.own.sum(axis=1, keepdims=True) - part.own) / (seats - 1)
    return np.concatenate([table, part.own, others], axis=2).astype(np.float32)


def _apart(values: Numbers) -> Numbers:
    """By how much the seats differ from their mean; where nobody else plays, the values themselves."""
    return values - values.mean(axis=1, keepdims=True) if values.shape[1] > 1 else values


def _learned_pairs(part: Stage) -> NDArray[np.int64]:
    return part.pairs[~part.held_out[part.pairs[:, 0]]]


def _doubt(said: Numbers, shares: Numbers) -> float:
    """The doubt with which the chances of ``chances.shares`` are most likely to give these winners."""
    if said.shape[1] == 1:
        return max(1.0, round(float(2.2 * said.std()), 3))
    best, best_loss = 0.0, np.inf
    for doubt in np.geomspace(1.0, 200.0, 80):
        logits = 4.0 * said / doubt
        logits = logits - logits.max(axis=1, keepdims=True)
        loss = float((np.log(np.exp(logits).sum(axis=1)) - (shares * logits).sum(axis=1)).mean())
        if loss < best_loss:
            best, best_loss = float(doubt), loss
    return round(best, 3)


def _rounded(numbers: NDArray[Any]) -> Any:
    return np.round(numbers.astype(np.float64), 5).tolist()
