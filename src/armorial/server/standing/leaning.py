"""What bots are worth where they played few games: the same level is worth about as much for other numbers of players,
and in other games. For ``bench/anchors.py``, which measures them."""

from collections.abc import Sequence
from math import sqrt
from typing import Any, Final, NamedTuple

from armorial.server.standing.ratings import START

MIDDLE: Final = "careful"
"""The level in the middle of the scale."""
SUREST: Final = 0.5
"""However many games there are, people are not bots: no anchor is taken to be surer than this."""
BY_SEATS: Final = 2.0
BY_GAME: Final = 4.0
"""How far a level's skill usually is from what it is for other numbers of players, and in other games."""


class Guess(NamedTuple):
    """A skill, and how much is known about it: one divided by the square of what it may well be off."""

    mu: float
    weight: float

    def off(self, by: float) -> "Guess":
        """What it tells of another skill that is usually so far from it."""
        return Guess(self.mu, 1 / (1 / self.weight + by**2))


def together(guesses: Sequence[Guess]) -> Guess:
    weight = sum(guess.weight for guess in guesses)
    return Guess(sum(guess.mu * guess.weight for guess in guesses) / weight, weight)


def _alone(skill: dict[str, float]) -> Guess:
    """What the games themselves tell, without what is taken for granted of somebody unknown."""
    whole, unknown = skill["sigma"] ** -2, START.sigma**-2
    weight = max(whole - unknown, unknown / 100)
    return Guess((skill["mu"] * whole - START.mu * unknown) / weight, weight)


def leaning(measured: dict[str, Any]) -> dict[str, Any]:
    """The skills by game, number of players and level, each with the help of the others of its level. A level that was
    not measured somewhere is worth there what the others tell."""
    levels = dict.fromkeys(level for by_seats in measured.values() for found in by_seats.values() for level in found)
    alone = {
        game: {level: {n: _alone(found[level]) for n, found in by_seats.items() if level in found} for level in levels}
        for game, by_seats in measured.items()
    }
    skills: dict[str, Any] = {game: {seats: {} for seats in by_seats} for game, by_seats in measured.items()}
    for game, by_level in alone.items():
        for level, known in by_level.items():
            others = [other[level] for other in alone.values() if other is not by_level]
            elsewhere = [together(list(guesses.values())) for guesses in others if guesses]
            for seats in measured[game]:
                told = [guess if n == seats else guess.off(BY_SEATS) for n, guess in known.items()]
                if elsewhere:
                    told.append(together(elsewhere).off(BY_GAME))
                whole = together(told)
                skills[game][seats][level] = {
                    "mu": START.mu if level == MIDDLE else round(whole.mu, 2),
                    "sigma": round(max(SUREST, 1 / sqrt(whole.weight)), 2),
                }
    return skills
