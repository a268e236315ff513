"""How often somebody may do something: a bucket of tokens for each, refilled with time."""

import time
from collections import OrderedDict
from typing import Final

from armorial.kernel.words import Message
from armorial.server.errors import ApiError

MOST_BUCKETS: Final = 20_000
"""Those not used for longest are forgotten: they are full again by then, or there is an attack from everywhere."""


class Limit:
    """So many times in a period, for each key."""

    def __init__(self, times: int, period: float) -> None:
        self._times = times
        self._period = period
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """What is left, and when that was so."""

    def spend(self, *keys: str) -> None:
        """Raises ``rate_limited`` if a bucket is empty; then nothing is taken from the others."""
        now = time.monotonic()
        left = {key: self._left(key, now) for key in keys}
        lowest = min(left.values())
        if lowest < 1:
            wait = (1 - lowest) * self._period / self._times
            raise ApiError("rate_limited", Message("server-rate-limited", {"n": int(wait) + 1}), retry_after=wait)
        for key, tokens in left.items():
            self._buckets[key] = (tokens - 1, now)
            self._buckets.move_to_end(key)
        while len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)

    def _left(self, key: str, now: float) -> float:
        tokens, then = self._buckets.get(key, (float(self._times), now))
        return min(float(self._times), tokens + (now - then) * self._times / self._period)
