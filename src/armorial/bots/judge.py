"""Who says how good a position is: how many points each seat may be expected to end with, and how sure that is.

There is one judge for all games. Where a game has learned from play (``armorial train``), a small network looks at the
features that the game describes (``Game.write_own``, ``Game.write_shared``); its weights are in the game's folder
(learned.py reads them). A game that has learned nothing yet is judged by its hand-made ``worth``, which is also one of
the things that the network looks at.

For a seat the network sees the table, the seat, and the others on average, so any number of seats will do::

    points = a sum over all features + a sum over some units, each a sum over all features, and 0 where that is below 0

with weights of their own for every stage of the game. All seats are judged at once: what the weights make of a seat
as "this one" and as "one of the others" is computed once for each.
"""

from typing import Any, Final

from librt.vecs import vec

from armorial.kernel.contract import Game, State
from armorial.kernel.openness import i64, mypyc_attr

SEAT_COUNTS: Final = (1, 2, 3, 4)


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Judges by hand: by the game's ``worth``."""

    learned: bool = False

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def points(self, s: State) -> list[float]:
        """How many points each seat may be expected to end with. Once the game is over: those it has."""
        game = self.game
        points: list[float] = []
        for seat in range(s.seats):
            points.append(game.worth(s, seat))
        return points

    def doubt(self, s: State) -> float:
        """By how many points that may be wrong: a lead of so much nearly wins."""
        return self.game.doubt(s)

    def lead(self, s: State, seat: int) -> float:
        """By how many points a seat may be expected to be ahead of the best of the others."""
        return lead_of(self.points(s), seat)

    def glance(self, s: State, seat: int) -> float:
        """The same by hand, which takes a tenth of the time."""
        game = self.game
        best = -1e9
        for other in range(s.seats):
            if other != seat:
                worth = game.worth(s, other)
                if worth > best:
                    best = worth
        own = game.worth(s, seat)
        return own - best if s.seats > 1 else own


def lead_of(points: list[float], seat: int) -> float:
    """What a seat has more than the best of the others; alone, all it has."""
    if len(points) == 1:
        return points[0]
    best = -1e9
    for other in range(len(points)):
        if other != seat and points[other] > best:
            best = points[other]
    return points[seat] - best


class Net:
    """The weights of one stage. Units come one after another in each row; the last one is the plain sum."""

    def __init__(
        self,
        shared: list[list[float]],
        own: list[list[float]],
        others: list[list[float]],
        bias: list[float],
        out: list[float],
        doubts: list[float],
    ) -> None:
        """A row of units for each feature. ``out`` says what each unit counts for."""
        self.units: i64 = len(bias)
        self.shared: vec[float] = _flat(shared)
        self.own: vec[float] = _flat(own)
        self.others: vec[float] = _flat(others)
        self.bias: vec[float] = vec[float](bias)
        self.out: vec[float] = vec[float](out)
        self.doubts = doubts
        """By the number of seats."""


def _flat(rows: list[list[float]]) -> "vec[float]":
    numbers: list[float] = []
    for row in rows:
        numbers += row
    return vec[float](numbers)


def _add(features: list[float], weights: "vec[float]", units: i64, sums: "vec[float]", start: i64) -> None:
    """Add what some features come to, for every unit. Most features of a position are 0."""
    at: i64 = 0
    for feature in features:
        if feature != 0.0:
            for unit in range(units):
                sums[start + unit] += feature * weights[at + unit]
        at += units


class Learned(Judge):
    """Judges by what was learned."""

    def __init__(self, game: Game[Any], nets: list[Net]) -> None:
        super().__init__(game)
        self.learned = True
        self.nets = nets
        """One for each stage."""

    def points(self, s: State) -> list[float]:
        game = self.game
        seats = s.seats
        worths: list[float] = []
        for seat in range(seats):
            worths.append(game.worth(s, seat))
        if not s.stack:
            return worths
        net = self.nets[game.stage(s)]
        units = net.units
        sums = vec[float](
            [0.0] * ((2 * seats + 1) * units)
        )  # of the table, then of each seat, then of it to the others
        table = seat_flags(seats)
        game.write_shared(s, table)
        _add(table, net.shared, units, sums, 0)
        at = units
        for seat in range(seats):
            features = [worths[seat]]
            game.write_own(s, seat, features)
            _add(features, net.own, units, sums, at)
            if seats > 1:
                _add(features, net.others, units, sums, at + seats * units)
            at += units
        return [_output(net, sums, seat, seats) for seat in range(seats)]

    def doubt(self, s: State) -> float:
        return self.nets[self.game.stage(s)].doubts[s.seats] if s.stack else self.game.doubt(s)


def seat_flags(seats: int) -> list[float]:
    """How many sit at the table, as features that are shared before all others."""
    return [1.0 if seats == n else 0.0 for n in SEAT_COUNTS]


def _output(net: Net, sums: "vec[float]", seat: int, seats: int) -> float:
    """What the network says of a seat."""
    units = net.units
    mine: i64 = (1 + seat) * units
    theirs: i64 = (1 + seats) * units
    share = 1.0 / (seats - 1) if seats > 1 else 0.0
    last = units - 1
    points = 0.0
    for unit in range(units):
        value = net.bias[unit] + sums[unit] + sums[mine + unit]
        others = 0.0
        for other in range(seats):
            if other != seat:
                others += sums[theirs + other * units + unit]
        value += share * others
        if value > 0.0 or unit == last:
            points += value * net.out[unit]
    return points


class Whim(Judge):
    """Somebody who thinks that some things are worth more, or less, to a seat than they are. For learning."""

    def __init__(self, judge: Judge, seat: int, which: list[int], by: list[float]) -> None:
        super().__init__(judge.game)
        self.judge = judge
        self.seat = seat
        self.which = which
        """Places in the own features of the game ..."""
        self.by = by
        """... and how many points each seems to be worth more."""

    def points(self, s: State) -> list[float]:
        points = self.judge.points(s)
        if s.stack:
            features: list[float] = []
            self.game.write_own(s, self.seat, features)
            for place in range(len(self.which)):
                points[self.seat] += self.by[place] * features[self.which[place]]
        return points

    def doubt(self, s: State) -> float:
        return self.judge.doubt(s)
