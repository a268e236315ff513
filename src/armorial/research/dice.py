"""The generator of an environment: its whole state is one number, so a copy costs nothing and a saved game is short.

SplitMix64 (Steele, Lea and Flood, 2014): a counter that goes up by an odd constant, stirred until every bit depends
on every other. Python's own generator keeps 625 numbers, and copying them took longer than copying a position.
"""

from hashlib import sha256
from secrets import randbits
from typing import Any, Final

BITS: Final = (1 << 64) - 1
STEP: Final = 0x9E3779B97F4A7C15
UNIT: Final = 2.0**-53


class Dice:
    """Numbers from 0 up to 1, as the rules ask for them. The same seed gives the same numbers everywhere."""

    def __init__(self, state: int) -> None:
        self.state = state

    def random(self) -> float:
        self.state = (self.state + STEP) & BITS
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & BITS
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & BITS
        return ((z ^ (z >> 31)) >> 11) * UNIT

    def shuffle(self, x: Any) -> None:
        """Bring a list into any order, each as likely as any other."""
        for last in range(len(x) - 1, 0, -1):
            place = int(self.random() * (last + 1))
            x[last], x[place] = x[place], x[last]

    def copy(self) -> "Dice":
        return Dice(self.state)


def seeded(seed: int | None) -> Dice:
    """The generator of a seed, any whole number; without one, a new generator."""
    if seed is None:
        return Dice(randbits(64))
    return Dice(int.from_bytes(sha256(f"armorial {seed}".encode()).digest()[:8], "big"))
