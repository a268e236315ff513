"""Where analyses are kept: one for a match, piece by piece, so that a restart loses at most what was being done."""

import time
from typing import Any, Final, cast

from sqlalchemy import delete, select, update
from sqlalchemy.engine import CursorResult

from armorial.bots.analysis import Budget
from armorial.bots.study import Study
from armorial.server.aside import Pool
from armorial.server.store.database import Conflict, Database
from armorial.server.store.local import SomeSession
from armorial.server.store.schema import AnalysisPieceRow, AnalysisRow
from armorial.table.analysis import Kept

LEASE: Final = 60.0
"""For how long an analysis is the work of the process that does it, in seconds; said again with every piece."""
AT_ONCE: Final = 20


class AnalysisBook:
    def __init__(self, database: Database, aside: Pool) -> None:
        self._database = database
        self._aside = aside

    async def get(self, table: str) -> Kept | None:
        """It is read aside: there is much of it."""

        async def read(session: SomeSession) -> Kept | None:
            row = await session.get(AnalysisRow, table)
            if row is None:
                return None
            pieces = await session.scalars(select(AnalysisPieceRow).where(AnalysisPieceRow.table == table))
            study = Study(Budget(*row.budget), {piece.number: piece.found for piece in pieces})
            return Kept(table, row.seq, row.state, study)

        return await self._database.read_aside(self._aside, read)

    async def state(self, table: str) -> tuple[int, str] | None:
        """How many lines it is about, and how far it is."""
        wanted = select(AnalysisRow.seq, AnalysisRow.state).where(AnalysisRow.table == table)
        async with self._database.read() as session:
            row = (await session.execute(wanted)).one_or_none()
        return None if row is None else (row[0], row[1])

    async def begin(self, table: str, seq: int, budget: Budget) -> None:
        """There is to be one, in the place of one that failed or is about less. Whoever asks first makes it."""
        row = AnalysisRow(table=table, seq=seq, budget=list(budget), state="running", lease=0.0, began=time.time())
        try:
            async with self._database.write() as session:
                found = await session.get(AnalysisRow, table)
                if found is None:
                    session.add(row)
                elif found.seq != seq or found.state == "failed":
                    await session.execute(delete(AnalysisPieceRow).where(AnalysisPieceRow.table == table))
                    await session.merge(row)
        except Conflict:
            pass  # somebody else asked at the same time

    async def waiting(self) -> list[str]:
        """What nobody does."""
        open_ = (AnalysisRow.state == "running") & (AnalysisRow.lease <= time.time())
        async with self._database.read() as session:
            return list(await session.scalars(select(AnalysisRow.table).where(open_).limit(AT_ONCE)))

    async def claim(self, table: str) -> bool:
        """Make it this process's work; says whether it was nobody's."""
        free = (AnalysisRow.table == table) & (AnalysisRow.state == "running") & (AnalysisRow.lease <= time.time())
        async with self._database.write() as session:
            claimed = await session.execute(update(AnalysisRow).where(free).values(lease=time.time() + LEASE))
            return bool(cast("CursorResult[Any]", claimed).rowcount)

    async def add(self, table: str, seq: int, found: dict[int, dict[str, Any] | None]) -> bool:
        """Keep some pieces; says whether the analysis is still wanted: it may have begun anew, or be gone."""
        mine = (AnalysisRow.table == table) & (AnalysisRow.seq == seq) & (AnalysisRow.state == "running")
        async with self._database.write() as session:
            held = await session.execute(update(AnalysisRow).where(mine).values(lease=time.time() + LEASE))
            if not cast("CursorResult[Any]", held).rowcount:
                return False
            for number, piece in found.items():
                await session.merge(AnalysisPieceRow(table=table, number=number, found=piece))
        return True

    async def end(self, table: str, seq: int, state: str) -> None:
        """It is ``done``, has ``failed``, or is left to whoever comes (``running``)."""
        mine = (AnalysisRow.table == table) & (AnalysisRow.seq == seq) & (AnalysisRow.state == "running")
        async with self._database.write() as session:
            await session.execute(update(AnalysisRow).where(mine).values(state=state, lease=0.0))
