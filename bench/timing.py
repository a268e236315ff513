"""How anything is timed: one mechanism for our games and for all peers, so that the figures can be compared.

Only the standard library is used, because a peer runs in an environment of its own. The time is that of the processor.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import process_time

COPIES = 25
"""Of a position in a row, so that asking for the time does not count."""


class Spent:
    """What was done, how often it was called for, and how long it took."""

    def __init__(self, done: int, calls: int, seconds: float) -> None:
        self.done = done
        self.calls = calls
        self.seconds = seconds

    @property
    def a_second(self) -> float:
        return self.done / self.seconds

    @property
    def microseconds(self) -> float:
        """Of one of the things done."""
        return self.seconds / self.done * 1e6


def spend(seconds: float, work: Callable[[int], int]) -> Spent:
    """Call ``work`` with 0, 1, 2 … until so much time is spent. It says how many things it did."""
    done = calls = 0
    start = process_time()
    now = start
    while now < start + seconds:
        done += work(calls)
        calls += 1
        now = process_time()
    return Spent(done, calls, now - start)


def measure_play(seconds: float, play: Callable[[int], int]) -> dict[str, float]:
    """Whole games; ``play`` gets the number of the game and says how many decisions it had."""
    spent = spend(seconds, play)
    return {
        "games": spent.calls,
        "decisions": spent.done,
        "decisions_per_second": spent.a_second,
        "games_per_second": spent.calls / spent.seconds,
    }


def measure_copies(seconds: float, copies: Sequence[Callable[[], object]]) -> float:
    """Microseconds of a copy. ``copies`` are the bound methods that copy, one for each position."""

    def copy_all(number: int) -> int:
        for copy in copies:
            for _ in range(COPIES):
                copy()
        return COPIES * len(copies)

    return spend(seconds, copy_all).microseconds
