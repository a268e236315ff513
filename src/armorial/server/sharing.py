"""Limits that hold for all processes on the same PostgreSQL together. With SQLite there is one process."""

import logging
from contextlib import suppress
from hashlib import blake2b
from typing import Any, Final

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from armorial.server.chores import Chore
from armorial.server.leases import Leases
from armorial.server.limits import Limits
from armorial.server.store.database import Database

log = logging.getLogger(__name__)

EVERY: Final = 1.0
"""How often the others are told, in seconds."""
TIDY: Final = 600
"""After how many times those buckets are thrown away that are full again."""

# What was taken here is taken from the bucket that all share, as it is by now. A debt is at most one bucket, so that
# nobody waits longer than a period for what several processes let through at the same moment.
TAKE: Final = text(
    """
    insert into buckets as b (name, tokens, at, times, period, taken)
    select name, times - taken, extract(epoch from clock_timestamp()), times, period, taken
    from unnest(cast(:names as text[]), cast(:times as float8[]), cast(:periods as float8[]), cast(:takens as float8[]))
        as new (name, times, period, taken)
    order by name
    on conflict (name) do update set
        tokens = greatest(-excluded.times, least(excluded.times,
            b.tokens + (excluded.at - b.at) * excluded.times / excluded.period) - excluded.taken),
        at = excluded.at, times = excluded.times, period = excluded.period, taken = excluded.taken
    returning name, tokens
    """
)
FORGET: Final = text("delete from buckets where at < extract(epoch from clock_timestamp()) - 2 * period")


class Sharing:
    """Tells the other processes, again and again, what was taken from the limits here, and what is held here."""

    def __init__(self, database: Database, limits: Limits, leases: Leases) -> None:
        self._database = database
        self._limits = limits
        self._leases = leases
        self._key = b""
        self._times = 0
        self._chore = Chore("sharing limits", self._share_and_tidy, EVERY)

    def start(self, key: str) -> None:
        """``key`` is a secret of the server: what names people and networks is not stored as it is."""
        if not self._database.sqlite:
            self._key = blake2b(key.encode()).digest()
            self._leases.share(self._named)
            self._chore.start()

    async def stop(self) -> None:
        await self._chore.stop()
        with suppress(SQLAlchemyError, OSError):  # then they end by themselves
            await self._leases.end()

    async def _share_and_tidy(self) -> None:
        self._times += 1
        try:
            await self.share()
            await self._leases.tell()
            if self._times % TIDY == 0:
                async with self._database.write() as session:
                    await session.execute(FORGET)
        except (SQLAlchemyError, OSError) as error:  # meanwhile each process counts for itself
            log.warning("limits cannot be shared", extra={"why": type(error).__name__})

    async def share(self) -> None:
        """Once."""
        told = {self._named(name): (limit, key, taken) for name, limit, key, taken in self._limits.to_tell()}
        if not told:
            return
        values: dict[str, list[Any]] = {
            "names": list(told),
            "times": [float(limit.times) for limit, _, _ in told.values()],
            "periods": [limit.period for limit, _, _ in told.values()],
            "takens": [float(taken) for _, _, taken in told.values()],
        }
        async with self._database.write() as session:
            found = (await session.execute(TAKE, values)).all()
        for name, left in found:
            limit, key, _ = told[name]
            limit.learn(key, left)

    def _named(self, bucket: str) -> str:
        return blake2b(bucket.encode(), key=self._key, digest_size=16).hexdigest()
