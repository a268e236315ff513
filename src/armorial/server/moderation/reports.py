"""Reports: somebody tells whoever runs the server about somebody else. What was said is kept as it was."""

import time
from typing import Any, Final

from sqlalchemy import select

from armorial.server.messages import MakeReport
from armorial.server.store.database import Database
from armorial.server.store.local import SomeSession
from armorial.server.store.schema import ChatRow, ReportRow
from armorial.table.errors import refuse

MOST_EVIDENCE: Final = 100
"""How many lines of the table's chat are kept with a report: the newest."""


async def report(database: Database, reporter: str, accused: str, name: str, table: str, wish: MakeReport) -> int:
    """Keep a report; gives the number of lines kept with it. The same person is reported for the same thing once."""
    if reporter == accused:
        raise refuse("illegal", "not-yourself")
    async with database.write() as session:
        known = await session.scalar(
            select(ReportRow).where(
                ReportRow.reporter == reporter,
                ReportRow.state == "open",
                ReportRow.accused == accused,
                ReportRow.table == table,
                ReportRow.reason == wish.reason,
                ReportRow.words == wish.words,
            )
        )
        if known is not None:
            return len(known.evidence)
        evidence = await _said(session, table)
        session.add(
            ReportRow(
                at=time.time(),
                reporter=reporter,
                accused=accused,
                accused_name=name,
                table=table,
                reason=wish.reason,
                words=wish.words,
                evidence=evidence,
                state="open",
                resolved=None,
                resolution=None,
            )
        )
    return len(evidence)


async def _said(session: SomeSession, table: str) -> list[dict[str, Any]]:
    """What was said at a table, the oldest first, also by others: an answer is nothing without its question."""
    wanted = select(ChatRow).where(ChatRow.table == table).order_by(ChatRow.id.desc()).limit(MOST_EVIDENCE)
    rows = list(await session.scalars(wanted))
    return [
        {"id": row.id, "at": row.at, "person": row.person, "name": row.name, "text": row.text} for row in reversed(rows)
    ]
