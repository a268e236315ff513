"""Makes analyses: those that are asked for here, and those that were left, by a process that died or was stopped."""

import asyncio
import logging
from typing import Final

from armorial.bots.analysis import Inquiry, budget_of
from armorial.server.analysis.book import AnalysisBook
from armorial.server.analysis.lane import BackgroundLane
from armorial.server.aside import Pool
from armorial.server.chores import Chore
from armorial.server.settings import Settings
from armorial.server.standing.settling import readable
from armorial.server.store.database import Database
from armorial.server.store.tables import load
from armorial.table.analysis import Kept, check_analysis, inquiry_of
from armorial.table.errors import refuse
from armorial.table.table import Table
from armorial.table.thinking import analyse

log = logging.getLogger(__name__)

EVERY: Final = 10.0
"""How often to look for analyses that nobody does, in seconds."""
GLANCES: Final = 8
"""How many choices are looked at in one go: a glance takes hardly longer than to ask for it and to store it."""


class Analyses:
    def __init__(self, database: Database, aside: Pool, lane: BackgroundLane, settings: Settings) -> None:
        self.book = AnalysisBook(database, aside)
        self._database = database
        self._aside = aside
        self._lane = lane
        self.budget = budget_of(settings.analysis_budget)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._sweeping = Chore("looking for analyses", self._sweep, EVERY, at_once=True)

    @property
    def there(self) -> bool:
        """Whether this server makes analyses."""
        return self._lane.processes > 0

    def start(self) -> None:
        if self.there:
            self._sweeping.start()

    async def stop(self) -> None:
        """What is not done will be, after the next start."""
        await self._sweeping.stop()
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def check(self, table: Table) -> None:
        """Raises why there can be no analysis of a table."""
        if not self.there:
            raise refuse("unavailable", "no-analysis")
        check_analysis(table)

    async def wanted(self, table: Table) -> bool:
        """Whether somebody has to begin one: there is none of all its lines."""
        found = await self.book.state(table.id)
        return found is None or found[0] != table.seq or found[1] == "failed"

    async def begin(self, table: Table) -> None:
        await self.book.begin(table.id, table.seq, self.budget)
        self._work(table.id)

    def _work(self, table: str) -> None:
        if table not in self._tasks:
            task = self._tasks[table] = asyncio.create_task(self._make(table))
            task.add_done_callback(lambda _: self._tasks.pop(table, None))

    async def _sweep(self) -> None:
        for table in await self.book.waiting():
            self._work(table)

    async def _make(self, table_id: str) -> None:
        """Do all pieces that are not done. Whatever ends it, somebody can go on."""
        if not await self.book.claim(table_id):
            return
        kept = await self.book.get(table_id)
        if kept is None:
            return
        state = "failed"
        try:
            await self._pieces(kept)
            state = "done"
        except asyncio.CancelledError:
            state = "running"
            raise
        except Exception:
            log.exception("an analysis failed", extra={"table": table_id})
        finally:
            await asyncio.shield(self.book.end(table_id, kept.seq, state))

    async def _pieces(self, kept: Kept) -> None:
        rows = await load(self._database, self._aside, kept.table)
        table = None if rows is None else await self._aside.run(readable, rows)
        if table is None:
            raise LookupError("the table cannot be read")
        inquiry = inquiry_of(table, kept.study.budget)
        owner = table.host or table.id
        while missing := kept.study.missing():
            await self._some(kept, inquiry, owner, missing)

    async def _some(self, kept: Kept, inquiry: Inquiry, owner: str, numbers: list[int]) -> None:
        """Pieces that do not wait for each other: as many at a time as there are processes."""
        place = f"{kept.table} {kept.seq}"
        at_once = GLANCES if 0 < numbers[0] <= kept.study.choices else 1
        left = iter([numbers[first : first + at_once] for first in range(0, len(numbers), at_once)])

        async def do() -> None:
            for some in left:
                found = dict(zip(some, await self._lane.run(owner, analyse, place, inquiry, some), strict=True))
                if not await self.book.add(kept.table, kept.seq, found):
                    raise LookupError("the analysis has begun anew")
                kept.study.found.update(found)

        async with asyncio.TaskGroup() as group:
            for _ in range(self._lane.processes):
                group.create_task(do())
