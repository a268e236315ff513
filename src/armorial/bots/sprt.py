"""When an arena knows enough: a sequential test (SPRT) of how often the first bot wins, as chess programs are tested.

Two guesses are compared: its share of the victories is ``share0``, or it is ``share1``. After every round, in which
every bot sits at every seat once, the log of how much better the second explains the games (the LLR) is looked at.
Above the upper bound the second is accepted, below the lower one the first; else the games go on. If one of them is
true, the other is accepted with a chance of about ``alpha`` (the first is true) or ``beta``.

What is looked at are the sums of whole rounds: seats matter, and so they cancel out. With two seats this is the
pentanomial test. The shares that can come up in a round are no more than known numbers, so for each guess those
chances are taken that explain the rounds best and have that mean (a generalised SPRT); with few games this is far more
cautious than a normal distribution would be.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from math import exp, log, log10
from typing import Any, Final

from armorial.bots.arena import Result

ACCEPTED: Final = "accepted"
"""The share is ``share1`` rather than ``share0``."""
REJECTED: Final = "rejected"
"""It is ``share0`` rather than ``share1``."""
OPEN: Final = "open"
"""More games are needed."""

UNSEEN: Final = 1e-3
"""How often losing all of a round, and winning all, count as seen although they were not: nothing is impossible."""
DEFAULTS: Final = {"alpha": 0.05, "beta": 0.05}
ELO: Final = ("elo0", "elo1")
SHARES: Final = ("share0", "share1")


class BadBounds(ValueError):
    """Bounds that no test can be made with. The message says what would be right."""


def share_of(elo: float, seats: int) -> float:
    """The share of the victories of a player who is so much stronger than the others; 0 is an equal share."""
    return 1 / (1 + (seats - 1) * exp(-elo * log(10) / 400))


def elo_of(share: float, seats: int) -> float:
    return 400 * log10(share * (seats - 1) / (1 - share))


class Sprt:
    """A test with its bounds, for so many seats."""

    def __init__(self, share0: float, share1: float, alpha: float, beta: float, seats: int) -> None:
        self.share0 = share0
        self.share1 = share1
        self.alpha = alpha
        self.beta = beta
        self.seats = seats
        self.lower = log(beta / (1 - alpha))
        self.upper = log((1 - beta) / alpha)

    @staticmethod
    def read(words: str, seats: int) -> "Sprt":
        """A test as it is written on a command line: ``elo0=0,elo1=20``, ``share0=0.5,share1=0.55,alpha=0.05``."""
        given = _numbers(words)
        if seats < 2:
            raise BadBounds("a sequential test compares bots, and a solo player has nobody to be compared with")
        if all(name in given for name in ELO) and not any(name in given for name in SHARES):
            bounds = [share_of(given[name], seats) for name in ELO]
        elif all(name in given for name in SHARES) and not any(name in given for name in ELO):
            bounds = [given[name] for name in SHARES]
        else:
            raise BadBounds("a sequential test needs two bounds: elo0 and elo1, or share0 and share1")
        if not 0 < bounds[0] < bounds[1] < 1:
            raise BadBounds("the first bound of a sequential test is below the second, and shares lie between 0 and 1")
        if not all(0 < given[name] < 0.5 for name in DEFAULTS):
            raise BadBounds("alpha and beta of a sequential test lie between 0 and 0.5")
        return Sprt(bounds[0], bounds[1], given["alpha"], given["beta"], seats)

    def llr(self, rounds: Mapping[float, int]) -> float:
        """How much better the second guess explains the rounds: how often each mean share came up."""
        counts: dict[float, float] = {0.0: UNSEEN, 1.0: UNSEEN}
        for share, times in rounds.items():
            counts[share] = counts.get(share, 0.0) + times
        first, second = _likeliest(counts, self.share0), _likeliest(counts, self.share1)
        return sum(times * log(second[share] / first[share]) for share, times in counts.items())

    def verdict(self, llr: float) -> str:
        return ACCEPTED if llr >= self.upper else REJECTED if llr <= self.lower else OPEN


class Trial:
    """A test that goes on. Games may come in any order: rounds are looked at in the order of their numbers, so it does
    not matter which game was finished first."""

    def __init__(self, sprt: Sprt, results: Iterable[Result] = ()) -> None:
        self._sprt = sprt
        self._shares: dict[int, float] = {}
        """Of the first bot, by the number of the game."""
        self._seen: Counter[float] = Counter()
        """The mean shares of the rounds."""
        self._rounds = 0
        self.llr = 0.0
        self.verdict = OPEN
        for result in results:
            self.add(result)

    def add(self, result: Result) -> None:
        """A game is finished. Once the test has ended, nothing changes any more."""
        self._shares[result.number] = result.shares[result.order.index(0)]
        seats = self._sprt.seats
        while self.verdict == OPEN and all(number in self._shares for number in range(self.games, self.games + seats)):
            share = sum(self._shares[number] for number in range(self.games, self.games + seats)) / seats
            self._seen[round(share, 9)] += 1
            self._rounds += 1
            self.llr = self._sprt.llr(self._seen)
            self.verdict = self._sprt.verdict(self.llr)

    @property
    def games(self) -> int:
        """How many games were looked at. If the test has ended, those after them count for nothing."""
        return self._rounds * self._sprt.seats

    def report(self, bot: str) -> dict[str, Any]:
        sprt = self._sprt
        return {
            "bot": bot,
            "share0": round(sprt.share0, 4),
            "share1": round(sprt.share1, 4),
            "elo0": round(elo_of(sprt.share0, sprt.seats), 1),
            "elo1": round(elo_of(sprt.share1, sprt.seats), 1),
            "alpha": sprt.alpha,
            "beta": sprt.beta,
            "llr": round(self.llr, 3),
            "lower": round(sprt.lower, 3),
            "upper": round(sprt.upper, 3),
            "games": self.games,
            "result": self.verdict,
        }


def _likeliest(counts: dict[float, float], mean: float) -> dict[float, float]:
    """The chances with a mean under which what was counted is likeliest.

    They are ``p / (1 + t (x - mean))`` for the frequency p of each value x; t is where their mean is the wanted one.
    """
    total = sum(counts.values())
    low, high = -1 / (1 - mean), 1 / mean  # beyond that, a chance would be below 0
    for _ in range(60):
        t = (low + high) / 2
        if sum(n * (x - mean) / (1 + t * (x - mean)) for x, n in counts.items()) > 0:
            low = t
        else:
            high = t
    return {x: n / total / (1 + t * (x - mean)) for x, n in counts.items()}


def _numbers(words: str) -> dict[str, float]:
    found = dict(DEFAULTS)
    for pair in words.split(","):
        name, _, value = pair.strip().partition("=")
        if name not in (*ELO, *SHARES, *DEFAULTS):
            raise BadBounds(
                f"a sequential test is written as elo0=0,elo1=20 or share0=0.5,share1=0.55, perhaps with alpha=0.05 and"
                f" beta=0.05, not '{pair.strip()}'"
            )
        try:
            found[name] = float(value)
        except ValueError:
            raise BadBounds(f"'{name}' of a sequential test is a number, not '{value}'") from None
    return found
