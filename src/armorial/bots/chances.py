"""Who will win, as a position looks: what search backs up, and what analysis shows."""

from math import exp
from typing import Final

from armorial.bots.judge import Judge, lead_of
from armorial.kernel.contract import State

MARGIN: Final = 0.05
"""How much of a prospect is the margin in points: a game that is decided is still played well."""


def win_chances(judge: Judge, s: State) -> list[float]:
    """The share of the victory each seat may expect, from 0 to 1. They add up to 1, except for a solo player."""
    return shares(judge, s, judge.points(s))


def shares(judge: Judge, s: State, points: list[float]) -> list[float]:
    """The share of the victory of each seat, by the points they may be expected to end with.

    A solo player has nothing to beat but the points that a good player makes, and may still lose.
    """
    game = judge.game
    doubt = judge.doubt(s)
    if s.seats == 1:
        return [0.0 if not s.stack and game.lost(s, 0) else 1.0 / (1.0 + exp(4.0 * (game.par(s) - points[0]) / doubt))]
    if not s.stack:
        winners = game.winners(s)
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(s.seats)]
    best = points[0]
    for each in points:
        if each > best:
            best = each
    weights: list[float] = []
    total = 0.0
    for each in points:
        weight = exp(4.0 * (each - best) / doubt)
        weights.append(weight)
        total += weight
    for seat in range(len(weights)):
        weights[seat] /= total
    return weights


def prospects(judge: Judge, s: State, judged: list[float], luck: list[float]) -> list[float]:
    """What search plays for: the share of the victory, and a little for the margin in points.

    ``judged`` is what the judge says of the position. ``luck`` is what each seat's points are better by than they
    should be, because of how hidden cards were dealt.
    """
    seats = s.seats
    points: list[float] = []
    for seat in range(seats):
        points.append(judged[seat] - luck[seat])
    chances = shares(judge, s, points)
    for seat in range(seats):
        lead = lead_of(points, seat)
        size = lead if lead > 0 else -lead
        margin = 0.5 + 0.5 * lead / (size + judge.game.spread)
        chances[seat] = (1.0 - MARGIN) * chances[seat] + MARGIN * margin
    return chances


def point_worth(judge: Judge, s: State, seat: int) -> float:
    """How much of a prospect a point is: less where the game is nearly decided."""
    points = judge.points(s)
    chance = shares(judge, s, points)[seat]
    doubt = judge.doubt(s)
    lead = lead_of(points, seat) if s.seats > 1 else points[0] - judge.game.par(s)
    size = lead if lead > 0 else -lead
    return (1.0 - MARGIN) * 4.0 * chance * (1.0 - chance) / doubt + MARGIN * 0.5 * doubt / (size + doubt) ** 2
