"""Table time: the seconds for which a server was up on this database. Clocks run on it.

A process counts on from what the database says by the differences of its monotonic clock, so nobody loses time when the
clock on the wall is set, or while nothing runs. The database learns of it with every heartbeat. Several processes
follow the one that is furthest, so time stands still only while none of them is up.
"""

import time
from collections.abc import Callable
from typing import Final

from armorial.server.clock import Clock

GRACE: Final = 15.0
"""How far time goes on without a heartbeat, in seconds: a server that cannot write serves nobody either."""


class Times:
    """What time it is. Tests turn ``monotonic`` and ``wall``."""

    def __init__(self, clock: Clock) -> None:
        self.monotonic: Callable[[], float] = time.monotonic
        self.wall: Callable[[], float] = clock.now
        """For what is agreed on by the calendar: vacations."""
        self.grace = GRACE
        self.holidays: frozenset[str] = frozenset()
        """The people who are on vacation."""
        self._base = 0.0
        self._since = self.monotonic()
        self._stored = 0.0
        """What the database said last."""

    def now(self) -> float:
        return self._base + min(self.grace, max(0.0, self.monotonic() - self._since))

    def hear(self, stored: float) -> None:
        """What the database says. It only ever goes on: if it went back, a backup was put in, with all its clocks."""
        if stored < self._stored or stored > self.now():
            self._set(stored)
        self._stored = stored

    def written(self, moment: float) -> None:
        """The database knows this moment now."""
        self._set(max(moment, self.now()))
        self._stored = moment

    def _set(self, moment: float) -> None:
        self._base, self._since = moment, self.monotonic()
