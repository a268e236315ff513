"""Looks for puzzles in the games of people who consent, in the background: one game at a time, one choice after the
other, behind running tables and in turn with analyses; and only as many as the next days need."""

import asyncio
import logging
from datetime import date, timedelta
from typing import Any, Final

from armorial.bots.analysis import Budget
from armorial.bots.puzzles import A_GAME, GLANCE
from armorial.match import RecordError
from armorial.server.analysis.lane import BackgroundLane
from armorial.server.aside import Pool
from armorial.server.chores import Chore
from armorial.server.clock import Clock
from armorial.server.puzzles.book import PuzzleBook, Search
from armorial.server.puzzles.finding import seek_puzzle
from armorial.server.settings import Settings
from armorial.server.standing.settling import readable
from armorial.server.store.database import Conflict, Database
from armorial.server.store.tables import load
from armorial.table.analysis import inquiry_of
from armorial.table.puzzles import most_past, today

log = logging.getLogger(__name__)

EVERY: Final = 60.0
"""How often to look whether there is something to do, in seconds."""
OWNER: Final = "puzzles"
"""Whose turn it is among those who want something done in the background."""


class Puzzles:
    def __init__(self, database: Database, aside: Pool, lane: BackgroundLane, settings: Settings, clock: Clock) -> None:
        self.book = PuzzleBook(database, clock.now)
        self._database = database
        self._aside = aside
        self._lane = lane
        self._days = settings.puzzle_days
        self._clock = clock
        self._seeking = Chore("looking for puzzles", self.seek, EVERY)

    def start(self) -> None:
        if self._days and self._lane.processes:
            self._seeking.start()

    async def stop(self) -> None:
        """What is left will be done after the next start."""
        await self._seeking.stop()

    async def seek(self) -> bool:
        """Look through one game; says whether there may be another to look through."""
        await self.book.drop_before(today(self._clock.now()) - timedelta(days=most_past()))
        search = None if await self._free_day() is None else await self.book.claim()
        if search is None:
            return False
        try:
            await self._look_through(search)
        except asyncio.CancelledError:
            await asyncio.shield(self.book.leave(search.table))
            raise
        except RecordError:  # of other rules than today's
            await self.book.advance(search, done=True)
        except Exception:
            log.exception("looking for puzzles failed", extra={"table": search.table})
            await self.book.advance(search, done=True)
        return True

    async def _look_through(self, search: Search) -> None:
        """Choice by choice, until the game has brought enough, or the days are full."""
        rows = await load(self._database, self._aside, search.table)
        table = None if rows is None else await self._aside.run(readable, rows)
        if table is None or table.from_position:
            await self.book.advance(search, done=True)
            return
        inquiry = inquiry_of(table, Budget(GLANCE))
        choices = search.choice + 1
        while search.choice < choices and search.found < A_GAME:
            choices, puzzle = await self._lane.run(OWNER, seek_puzzle, f"puzzles {table.id}", inquiry, search.choice)
            if puzzle is not None:
                if not await self._keep(table.id, puzzle):
                    await self.book.leave(table.id)
                    return
                search = search._replace(found=search.found + 1)
            search = search._replace(choice=search.choice + 1)
            if not await self.book.advance(search):
                return
        await self.book.advance(search, done=True)

    async def _keep(self, table: str, puzzle: dict[str, Any]) -> bool:
        """Keep a puzzle for the next free day; says whether there was one, and whether everybody still consents."""
        while (day := await self._free_day()) is not None:
            try:
                return await self.book.add(table, puzzle, day)
            except Conflict:
                pass  # another process was quicker
        return False

    async def _free_day(self) -> date | None:
        return await self.book.free_day(today(self._clock.now()) + timedelta(days=1), self._days)
