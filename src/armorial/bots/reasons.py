"""Why the learned judge likes one position better than another: which of the things it looks at make the difference.

What counts is the lead over the best of the others. The points of a seat are a sum over features, and over units that
are 0 below 0. Between two positions such a unit rises by so much for each step of what goes into it; with that slope,
what each feature adds to the difference is its change times its weight, and all of them add up to the difference
exactly. People are told by reason: features that are about the same thing go together (``Game.feature_reasons``).
"""

from typing import Any, Final

from armorial.bots.judge import Learned, Net, lead_of, seat_flags
from armorial.bots.learned import WORTH
from armorial.kernel.contract import Game, State

AS_IT_STANDS: Final = "reason-worth"
"""What the judge by hand says, which is one of the features."""
TABLE: Final = "reason-table"
RIVALS: Final = "reason-rivals"
"""What the others have."""
VAGUE: Final = (AS_IT_STANDS, TABLE)
"""Reasons that say little beside any other."""


def reasons_between(judge: Learned, one: State, two: State, seat: int) -> dict[str, float]:
    """How many points of lead a seat has more in the first position than in the second, by the key of the reason.

    What the seat has is a reason for its own points, and for those of the best of the others: less is left to them.
    """
    game = judge.game
    points = judge.points(one), judge.points(two)
    keys = reason_of(game)
    found = dict.fromkeys([*keys, TABLE, RIVALS], 0.0)
    if not one.stack and not two.stack:  # points that are counted are not judged
        for sign, over in ((1.0, one), (-1.0, two)):
            for name, n in game.score(over, seat).parts.items():
                key = f"score-{game.name}-{name}"
                found[key] = found.get(key, 0.0) + sign * n
    elif not one.stack or not two.stack:
        found[AS_IT_STANDS] = points[0][seat] - points[1][seat]
    else:
        seen = Inputs(game, one), Inputs(game, two)
        nets = judge.nets[game.stage(one)], judge.nets[game.stage(two)]
        rival = _best_rival(points[0], seat)
        for who, sign in [(seat, 1.0)] + ([] if rival == seat else [(rival, -1.0)]):
            table, own = _parts(nets, seen, who, seat)
            found[TABLE] += sign * table
            for key, part in zip(keys, own, strict=True):
                found[key] += sign * part
    lead = lead_of(points[0], seat) - lead_of(points[1], seat)
    found[RIVALS] = lead - sum(found.values())
    return found


def _best_rival(points: list[float], seat: int) -> int:
    """Who of the others has most; the seat itself if it is alone."""
    others = [other for other in range(len(points)) if other != seat]
    return max(others, key=lambda other: points[other]) if others else seat


def reason_of(game: Game[Any]) -> list[str]:
    """The key of the reason that each feature of a seat belongs to, in the order in which the judge sees them."""
    found = {WORTH: AS_IT_STANDS}
    for reason, names in game.feature_reasons.items():
        found |= dict.fromkeys(names, f"reason-{game.name}-{reason}")
    return [found.get(name, AS_IT_STANDS) for name in (WORTH, *game.own_features)]


class Inputs:
    """What a judge sees of a position."""

    def __init__(self, game: Game[Any], s: State) -> None:
        self.table = seat_flags(s.seats)
        game.write_shared(s, self.table)
        self.seats: list[list[float]] = []
        for seat in range(s.seats):
            features = [game.worth(s, seat)]
            game.write_own(s, seat, features)
            self.seats.append(features)

    def blocks(self, net: Net, who: int) -> list[tuple[list[float], Any]]:
        """What goes into the network about a seat, with the weights: table, seat, and the others on average."""
        others = [features for seat, features in enumerate(self.seats) if seat != who]
        mean = [sum(column) / len(others) for column in zip(*others, strict=True)] if others else []
        return [(self.table, net.shared), (self.seats[who], net.own), (mean, net.others)]

    def sums(self, net: Net, who: int) -> list[float]:
        """What goes into each unit."""
        sums = list(net.bias)
        for features, weights in self.blocks(net, who):
            for at, feature in enumerate(features):
                if feature:
                    for unit in range(net.units):
                        sums[unit] += feature * weights[at * net.units + unit]
        return sums


def _parts(nets: tuple[Net, Net], seen: tuple[Inputs, Inputs], who: int, seat: int) -> tuple[float, list[float]]:
    """What the table, and each feature of ``seat``, adds to the difference in points of ``who``.

    Where the two positions are of different stages, both stages have a say, and what the other stage makes of the same
    things counts to the table.
    """
    one, two = seen
    table = 0.0
    own = [0.0] * len(one.seats[seat])
    for net in nets:
        sums = one.sums(net, who), two.sums(net, who)
        slopes = [
            counts * _slope(first, second, unit == net.units - 1)
            for unit, (counts, first, second) in enumerate(zip(net.out, *sums, strict=True))
        ]
        table += sum(_changes(one.table, two.table, net.shared, slopes)) / 2
        weights, share = (net.own, 1.0) if who == seat else (net.others, 1.0 / (len(one.seats) - 1))
        for at, part in enumerate(_changes(one.seats[seat], two.seats[seat], weights, slopes)):
            own[at] += share * part / 2
    if nets[0] is not nets[1]:
        table += sum(_output(nets[0], each, who) - _output(nets[1], each, who) for each in seen) / 2
    return table, own


def _changes(one: list[float], two: list[float], weights: Any, slopes: list[float]) -> list[float]:
    """What each feature adds to a difference: its change, by its weights in all units."""
    units = len(slopes)
    return [
        (x - y) * sum(slope * weights[at * units + unit] for unit, slope in enumerate(slopes)) if x != y else 0.0
        for at, (x, y) in enumerate(zip(one, two, strict=True))
    ]


def _output(net: Net, seen: Inputs, who: int) -> float:
    """What the network says of a seat."""
    last = net.units - 1
    return sum(
        counts * (value if unit == last else max(0.0, value))
        for unit, (counts, value) in enumerate(zip(net.out, seen.sums(net, who), strict=True))
    )


def _slope(one: float, two: float, plain: bool) -> float:
    """How much of what goes into a unit comes out of it between two values."""
    if plain:
        return 1.0
    return (max(0.0, one) - max(0.0, two)) / (one - two) if one != two else float(one > 0.0)
