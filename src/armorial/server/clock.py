"""The time of day, from one place that tests can turn."""

import time


class Clock:
    """Seconds since 1970, as the machine has them."""

    def __init__(self) -> None:
        self._ahead = 0.0

    def now(self) -> float:
        return time.time() + self._ahead

    def turn(self, seconds: float) -> None:
        """Let so much time have passed."""
        self._ahead += seconds
