"""Somebody has themselves forgotten: what is left of them in tournaments is a number."""

import time
from typing import Final

from sqlalchemy import delete, func, select, update

from armorial.server.store.local import SomeSession
from armorial.server.store.schema import EntryRow, TournamentRow
from armorial.table.table import NOBODY_NAME

_REVISION: Final = {"revision": TournamentRow.revision + 1}
"""Whoever has seen a tournament before this has to look again."""


async def leave_tournaments(session: SomeSession, person: str) -> None:
    """They withdraw from those they play in. Those they organise go on without them, or are called off."""
    entered = select(EntryRow.tournament).where(EntryRow.person == person)
    waiting = select(TournamentRow.id).where(TournamentRow.state == "open", TournamentRow.id.in_(entered))
    await session.execute(update(TournamentRow).where(TournamentRow.id.in_(entered)).values(**_REVISION))
    await session.execute(delete(EntryRow).where(EntryRow.person == person, EntryRow.tournament.in_(waiting)))
    round_now = select(TournamentRow.round).where(TournamentRow.id == EntryRow.tournament).scalar_subquery()
    gone = func.coalesce(EntryRow.left, round_now)
    await session.execute(update(EntryRow).where(EntryRow.person == person).values(name=NOBODY_NAME, left=gone))
    mine = TournamentRow.organiser == person
    off = {"state": "cancelled", "ended": time.time(), **_REVISION}
    await session.execute(update(TournamentRow).where(mine, TournamentRow.state == "open").values(**off))
    nobody = {"organiser": None, "organiser_name": NOBODY_NAME, **_REVISION}
    await session.execute(update(TournamentRow).where(mine).values(**nobody))
