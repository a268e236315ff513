"""Who will win, as a position looks: what search backs up, and what analysis shows."""

from math import exp
from typing import Any

from armorial.kernel.contract import Game, State


def win_chances(game: Game[Any], s: State) -> list[float]:
    """The share of the victory each seat may expect, from 0 to 1. Together 1, but for one who plays alone."""
    if not s.stack:
        winners = game.winners(s)
        return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(s.seats)]
    worths = [game.worth(s, seat) for seat in range(s.seats)]
    if s.seats == 1:
        return [1.0 / (1.0 + exp(-worths[0] / game.spread))]
    best = max(worths)
    weights = [exp(4.0 * (worth - best) / game.spread) for worth in worths]
    total = sum(weights)
    return [weight / total for weight in weights]
