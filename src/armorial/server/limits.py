"""How often somebody may do something, and how many things at once.

All limits of the server stand in one table, ``rules_of``: each is a number of times in a period, counted for each
person, each network, each table. A limit is a bucket of tokens for each of them, refilled with time. Buckets are
counted here, at once and without waiting for anything. Where several processes share a PostgreSQL, ``sharing.py``
tells the others what was taken, every second, and learns what they have taken: so a limit holds for all of them
together, and hardly any request costs a query.
"""

import time
from collections import OrderedDict
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from armorial.kernel.words import Arg, Message
from armorial.server.moderation.networks import network_of
from armorial.server.settings import Settings
from armorial.table.errors import ApiError

MOST_BUCKETS: Final = 20_000
"""Those not used for longest are forgotten: they are full again by then, or there is an attack from everywhere."""
TOLD: Final = 20
"""After how large a part of a bucket (a twentieth) the other processes are told."""
MINUTE: Final = 60.0
HOUR: Final = 3600.0
DAY: Final = 24 * HOUR
WAIT_FOR_ONE: Final = 30.0
"""When to try again where there were too many at once, in seconds."""
CROWD: Final = 10
"""How many people's portions a network has: a family, a club or a school may share one address."""


@dataclass(frozen=True)
class Rule:
    """So many ``times`` in a ``period`` of seconds. ``shares``: for whom it is counted, and how many times as much
    each of them may."""

    times: int
    period: float
    shares: dict[str, int]


def rules_of(settings: Settings) -> dict[str, Rule]:
    """All limits. A person without a cookie counts as the person of their network. A person at a table is a ``seat``:
    whoever does too much at one table can go on at their others. Who is a ``trier`` at a password: ``tries.py``."""
    each = {"person": 1, "network": CROWD}
    return {
        "sign_in": Rule(settings.limit_sign_in, MINUTE, {"trier": 1, "network": 5}),
        "sign_in_long": Rule(settings.limit_sign_in, HOUR, {"trier": 3, "login": 30}),
        "mail": Rule(settings.limit_mail, HOUR, {"person": 1, "network": 3, "mailbox": 1}),
        "accounts": Rule(settings.limit_accounts, HOUR, {"network": 1}),
        "tables": Rule(settings.limit_tables, HOUR, each),
        "open_tables": Rule(settings.limit_open_tables, DAY, {"network": 4}),
        "chat": Rule(settings.limit_chat, MINUTE, each),
        "hints": Rule(settings.limit_hints, MINUTE, each),
        "analyses": Rule(settings.limit_analyses, HOUR, each),
        "trials": Rule(settings.limit_trials, HOUR, each),
        "friends": Rule(settings.limit_friends, HOUR, each),
        "invitations": Rule(settings.limit_invitations, HOUR, each),
        "tournaments": Rule(settings.limit_tournaments, DAY, each),
        "reports": Rule(settings.limit_reports, HOUR, each),
        "boxes": Rule(settings.limit_boxes, MINUTE, each),
        "files": Rule(settings.limit_files, HOUR, each),
        "actions": Rule(settings.limit_actions, MINUTE, {"seat": 1, "table": 4, "person": 4, "network": 4 * CROWD}),
        "changes": Rule(settings.limit_changes, MINUTE, each),
        "replays": Rule(settings.limit_replays, MINUTE, {**each, "table": CROWD}),
        "lists": Rule(settings.limit_lists, MINUTE, each),
        "sockets": Rule(settings.limit_sockets, MINUTE, each),
        "requests": Rule(settings.limit_requests, MINUTE, each),
    }


class Limit:
    """So many times in a period, for each key."""

    def __init__(self, times: int, period: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.times = times
        self.period = period
        self.clock = clock
        self._full = float(times)
        self._each_second = times / period
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """What is left, and when that was so."""
        self._untold: dict[str, int] = {}
        """What was taken since the other processes were last told."""

    def spend(self, *keys: str) -> None:
        """Raises ``rate_limited`` if a bucket is empty; then nothing is taken from the others."""
        spend((self, key) for key in keys)

    def wait(self, left: float) -> float:
        """The seconds until there is a token where so many are left; 0 if there is one."""
        return max(0.0, (1 - left) * self.period / self.times)

    def take(self, key: str, left: float, now: float) -> None:
        """One of those that were ``left`` just now."""
        self._buckets[key] = (left - 1, now)
        self._buckets.move_to_end(key)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        untold = self._untold
        untold[key] = untold.get(key, 0) + 1
        if len(untold) > MOST_BUCKETS:
            untold.clear()

    def to_tell(self) -> dict[str, int]:
        """What is worth telling the other processes, which is forgotten here."""
        found = {key: taken for key, taken in self._untold.items() if taken * TOLD >= self.times}
        for key in found:
            del self._untold[key]
        return found

    def learn(self, key: str, left: float) -> None:
        """What all processes together have left, but for what was taken here since they were told."""
        self._buckets[key] = (left - self._untold.get(key, 0), self.clock())
        self._buckets.move_to_end(key)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)

    def left(self, key: str, now: float | None = None) -> float:
        """How many there are now; one at least is needed."""
        bucket = self._buckets.get(key)
        if bucket is None:
            return self._full
        tokens, then = bucket
        refilled = tokens + ((self.clock() if now is None else now) - then) * self._each_second
        return refilled if refilled < self._full else self._full


def spend(counted: Iterable[tuple[Limit, str]]) -> None:
    """One of each. Raises ``rate_limited``, and takes nothing, if there is none of one of them."""
    found: list[tuple[Limit, str, float, float]] = []
    wait = 0.0
    for limit, key in counted:
        now = limit.clock()
        left = limit.left(key, now)
        found.append((limit, key, left, now))
        if left < 1:
            wait = max(wait, limit.wait(left))
    if wait:
        raise too_often(wait)
    for taken, key, left, now in found:
        taken.take(key, left, now)


class Limits:
    """The limits of a server."""

    def __init__(self, settings: Settings) -> None:
        self._limits = {
            (what, scope): Limit(rule.times * share, rule.period)
            for what, rule in rules_of(settings).items()
            for scope, share in rule.shares.items()
        }
        self._scopes: dict[str, list[tuple[str, Limit]]] = {}
        for (what, scope), limit in self._limits.items():
            self._scopes.setdefault(what, []).append((scope, limit))

    def spend(self, what: str, **whose: str | None) -> None:
        """Count something for all whose it is: ``spend("chat", person=…, network=…)``.

        Raises ``rate_limited``, and counts nothing, if it is too often for one of them. A network may be an address.
        """
        spend(self.buckets(what, **whose))

    def buckets(self, what: str, **whose: str | None) -> list[tuple[Limit, str]]:
        """Where something is counted for all whose it is. Whoever does it again and again keeps that."""
        if whose.get("network") is not None:
            whose["network"] = client_of(whose["network"] or "")
        if "person" in whose and whose["person"] is None:
            whose["person"] = f"nobody at {whose.get('network')}"
        if whose.get("table") is not None:
            whose["seat"] = f"{whose.get('person')} {whose['table']}"
        return [(limit, key) for scope, limit in self._scopes[what] if (key := whose.get(scope)) is not None]

    def to_tell(self) -> list[tuple[str, Limit, str, int]]:
        """What the other processes are to be told: the name of a bucket for all, the limit, its key, what was taken."""
        return [
            (f"{what} {scope} {key}", limit, key, taken)
            for (what, scope), limit in self._limits.items()
            for key, taken in limit.to_tell().items()
        ]


def too_many(key: str = "server-too-many-at-once", **args: Arg) -> ApiError:
    return ApiError("rate_limited", Message(key, args), retry_after=WAIT_FOR_ONE)


def too_often(wait: float) -> ApiError:
    return ApiError("rate_limited", Message("server-rate-limited", {"n": int(wait) + 1}), retry_after=wait)


def client_of(address: str) -> str:
    """What counts as one client: the network of an address; what is no address (a socket of this machine) as it is."""
    return network_of(address) or address
