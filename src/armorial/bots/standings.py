"""What the games of an arena say about its bots: wins with intervals, scores, ranks, ratings, thinking time."""

from collections import Counter
from math import sqrt
from typing import Final

from armorial.bots.arena import Result

Z: Final = 1.959964
"""So many standard deviations to both sides hold 95 % of a normal distribution."""


class Standing:
    """What one bot, or all who sat at one seat, came to."""

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0.0
        """A shared victory counts as its share."""
        self.points = 0
        self.places = 0
        self.answers = 0
        self.seconds = 0.0
        self.slowest = 0.0
        self.failures = 0
        """How many games a program lost by failing."""
        self.notes: Counter[str] = Counter()
        """What a program wanted to be counted."""

    def add(self, result: Result, seat: int) -> None:
        self.games += 1
        self.wins += result.shares[seat]
        self.points += result.scores[seat]
        self.places += result.ranks[seat]
        self.answers += result.answers[seat]
        self.seconds += result.seconds[seat]
        self.slowest = max(self.slowest, result.slowest[seat])
        self.failures += bool(result.failures[seat])
        self.notes.update(result.notes[seat])

    @property
    def win_share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    @property
    def mean_score(self) -> float:
        return self.points / self.games if self.games else 0.0

    @property
    def mean_rank(self) -> float:
        return self.places / self.games if self.games else 0.0

    @property
    def mean_seconds(self) -> float:
        """Thinking time for one answer."""
        return self.seconds / self.answers if self.answers else 0.0


class Rating:
    """How strong a bot is by openskill: ``mu``, and how unsure that is."""

    def __init__(self, mu: float, sigma: float) -> None:
        self.mu = mu
        self.sigma = sigma


class Summary:
    """All that is counted of the games, whatever order they were finished in."""

    def __init__(self, bots: int, results: list[Result]) -> None:
        self.games = len(results)
        self.bots = [Standing() for _ in range(bots)]
        self.seats = [Standing() for _ in range(bots)]
        for result in results:
            for seat, bot in enumerate(result.order):
                self.bots[bot].add(result, seat)
                self.seats[seat].add(result, seat)
        self.ratings = ratings(bots, results)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's interval: with 95 % certainty the true share of wins lies in it.

    Shares of a victory vary less than whole wins and losses with the same mean, so with them it is rather too wide
    than too narrow.
    """
    if games == 0:
        return 0.0, 1.0
    share = wins / games
    scale = 1 + Z * Z / games
    middle = (share + Z * Z / (2 * games)) / scale
    reach = Z / scale * sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def ratings(bots: int, results: list[Result]) -> list[Rating | None]:
    """Ratings by the Plackett-Luce model, from the ranks of all games in the order of their numbers.

    A solo player has nobody to be compared with.
    """
    if bots < 2:
        return [None] * bots
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    players = [model.rating() for _ in range(bots)]
    for result in sorted(results, key=lambda result: result.number):
        teams = [[players[bot]] for bot in result.order]
        rated = model.rate(teams, ranks=[float(rank) for rank in result.ranks])
        for bot, team in zip(result.order, rated, strict=True):
            players[bot] = team[0]
    return [Rating(player.mu, player.sigma) for player in players]
