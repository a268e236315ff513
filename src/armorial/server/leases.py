"""How many of something somebody may have at the same time, in all processes on the same PostgreSQL together.

Each process keeps what is held in it as leases in the database: for each name how many, and until when that is true. It
renews them as long as it lives, so what a killed process held is free again soon. With SQLite there is one process,
which counts for itself.
"""

import logging
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from armorial.server.limits import too_many
from armorial.server.store.database import Database

log = logging.getLogger(__name__)

LASTS: Final = 30
"""How many seconds a lease is true unless it is renewed."""
RENEWED: Final = 10
"""After how many times of telling the others all leases are renewed."""

TELL: Final = text(
    """
    insert into leases (name, process, held, until)
    select name, :process, held, extract(epoch from clock_timestamp()) + :lasts
    from unnest(cast(:names as text[]), cast(:helds as int[])) as new (name, held)
    order by name
    on conflict (name, process) do update set held = excluded.held, until = excluded.until
    """
)
COUNT: Final = text(
    """
    select name, sum(held) from leases
    where name = any(cast(:names as text[])) and until > extract(epoch from clock_timestamp())
    group by name
    """
)
FORGET: Final = text("delete from leases where until < extract(epoch from clock_timestamp())")
DROP: Final = text("delete from leases where process = :process and name = any(cast(:names as text[])) and held = 0")
END: Final = text("delete from leases where process = :process")


class Leases:
    """What is held in this process, and what is held in all of them."""

    def __init__(self, database: Database, process: str) -> None:
        self._database = database
        self._process = process
        self._held: Counter[str] = Counter()
        self._untold: set[str] = set()
        """Names of which the others may have been told something else."""
        self._times = 0
        self._named: Callable[[str], str] | None = None

    def share(self, named: Callable[[str], str]) -> None:
        """Count together with the other processes from now on. ``named`` makes names that tell nobody's."""
        self._named = named

    @asynccontextmanager
    async def one(self, most: dict[str, int]) -> AsyncIterator[None]:
        """Hold one of each name, of which there may be so many, while the block lasts. Raises ``rate_limited`` if there
        are enough of one of them."""
        if any(self._held[name] >= number for name, number in most.items()):
            raise too_many()
        self._held.update(most.keys())
        try:
            await self._check(most)
            yield
        finally:
            self._held.subtract(most.keys())
            self._held += Counter()  # drops those of which nothing is held
            if self._named is not None:
                self._untold.update(most)

    async def _check(self, most: dict[str, int]) -> None:
        """Told first and counted then: of two processes that do so at the same moment, one at least sees both."""
        if self._named is None:
            return
        named = {self._named(name): number for name, number in most.items()}
        try:
            self._untold.update(most)  # two who do this at once may be stored in the wrong order
            async with self._database.write() as session:
                await session.execute(TELL, self._told(list(most)))
            async with self._database.read() as session:
                found = (await session.execute(COUNT, {"names": list(named)})).all()
        except (SQLAlchemyError, OSError) as error:  # meanwhile each process counts for itself
            log.warning("leases cannot be shared", extra={"why": type(error).__name__})
            return
        if any(held > named[name] for name, held in found):
            raise too_many()

    def _told(self, names: list[str]) -> dict[str, object]:
        assert self._named is not None
        values = {"names": [self._named(name) for name in names], "helds": [self._held[name] for name in names]}
        return {"process": self._process, "lasts": LASTS, **values}

    async def tell(self) -> None:
        """Tell the others what has changed, and now and then all of it anew."""
        if self._named is None:
            return
        self._times += 1
        renew = self._times % RENEWED == 0
        names, self._untold = self._untold.union(self._held if renew else ()), set()
        try:
            async with self._database.write() as session:
                if names:
                    told = self._told(sorted(names))
                    await session.execute(TELL, told)
                    await session.execute(DROP, {"process": self._process, "names": told["names"]})
                if renew:
                    await session.execute(FORGET)
        except BaseException:
            self._untold |= names
            raise

    async def end(self) -> None:
        """Nothing is held here any more."""
        if self._named is not None:
            async with self._database.write() as session:
                await session.execute(END, {"process": self._process})
