"""Who will win, as a position looks: what search backs up, and what analysis shows."""

from math import exp
from typing import Any, Final

from armorial.kernel.contract import Game, State

MARGIN: Final = 0.05
"""How much of a prospect is the margin in points: a game that is decided is still played well."""


def win_chances(game: Game[Any], s: State) -> list[float]:
    """The share of the victory each seat may expect, from 0 to 1. They add up to 1, except for a solo player."""
    return _shares(game, s, [game.worth(s, seat) for seat in range(s.seats)])


def _shares(game: Game[Any], s: State, worths: list[float]) -> list[float]:
    """The share of the victory of each seat, by the points they may be expected to end with.

    A solo player has nothing to beat but the points that a good player makes, and may still lose.
    """
    doubt = game.doubt(s)
    if s.seats == 1:
        return [0.0 if not s.stack and game.lost(s, 0) else 1.0 / (1.0 + exp(4.0 * (game.par(s) - worths[0]) / doubt))]
    if not s.stack:
        winners = game.winners(s)
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(s.seats)]
    best = worths[0]
    for worth in worths:
        if worth > best:
            best = worth
    weights: list[float] = []
    total = 0.0
    for worth in worths:
        weight = exp(4.0 * (worth - best) / doubt)
        weights.append(weight)
        total += weight
    for seat in range(len(weights)):
        weights[seat] /= total
    return weights


def prospects(game: Game[Any], s: State, luck: list[float]) -> list[float]:
    """What search plays for: the share of the victory, and a little for the margin in points.

    ``luck`` is what each seat's points are better by than they should be, because of how hidden cards were dealt.
    """
    seats = s.seats
    worths: list[float] = []
    for seat in range(seats):
        worths.append(game.worth(s, seat) - luck[seat])
    chances = _shares(game, s, worths)
    for seat in range(seats):
        lead = worths[seat]
        if seats > 1:
            best = -1e9
            for other in range(seats):
                if other != seat and worths[other] > best:
                    best = worths[other]
            lead -= best
        size = lead if lead > 0 else -lead
        margin = 0.5 + 0.5 * lead / (size + game.spread)
        chances[seat] = (1.0 - MARGIN) * chances[seat] + MARGIN * margin
    return chances


def point_worth(game: Game[Any], s: State, seat: int) -> float:
    """How much of a prospect a point is: less where the game is nearly decided."""
    chance = win_chances(game, s)[seat]
    doubt = game.doubt(s)
    lead = game.evaluate(s, seat) if s.seats > 1 else game.worth(s, seat) - game.par(s)
    size = lead if lead > 0 else -lead
    return (1.0 - MARGIN) * 4.0 * chance * (1.0 - chance) / doubt + MARGIN * 0.5 * doubt / (size + doubt) ** 2
