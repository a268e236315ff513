"""What a running server does by itself: it hears of what ``armorial admin`` did, and lets go of what is old."""

import asyncio
import logging
from typing import Final

from sqlalchemy import func, select

from armorial.server.chores import Chore
from armorial.server.moderation.retention import Ages, Purged, purge
from armorial.server.moderation.sanctions import Sanctions
from armorial.server.rooms import Rooms
from armorial.server.sessions import forget_old
from armorial.server.settings import Settings
from armorial.server.store.database import Database
from armorial.server.store.schema import AdminActRow

log = logging.getLogger(__name__)

HOUR: Final = 3600.0


class Keeper:
    """Looks every few seconds, and tidies up every hour."""

    def __init__(self, rooms: Rooms, sanctions: Sanctions, settings: Settings) -> None:
        self._rooms = rooms
        self._sanctions = sanctions
        self._ages = Ages.of(settings)
        self._url = settings.database_url
        self._seen = 0
        """The last thing that was done with ``armorial admin`` and that this process knows of."""
        self._chores = [
            Chore("looking for what the admin did", self.look, settings.admin_check),
            Chore("purging", self._tidy, HOUR, at_once=True),
        ]

    async def start(self) -> None:
        async with self._rooms.database.read() as session:
            self._seen = await session.scalar(select(func.max(AdminActRow.id))) or 0
        await self._sanctions.load()
        for chore in self._chores:
            chore.start()

    async def stop(self) -> None:
        await asyncio.gather(*(chore.stop() for chore in self._chores))

    async def look(self) -> None:
        """Take in what was done since the last time."""
        new = select(AdminActRow).where(AdminActRow.id > self._seen).order_by(AdminActRow.id)
        async with self._rooms.database.read() as session:
            acts = list(await session.scalars(new))
        if not acts:
            return
        self._seen = acts[-1].id
        await self._sanctions.load()
        for table in {act.table for act in acts if act.table is not None}:
            self._rooms.noticed(table)
        self._rooms.wake_everybody()  # some may be banned now

    async def _tidy(self) -> None:
        closed, gone = await asyncio.to_thread(_purge, self._url, self._ages)
        for table in closed:
            self._rooms.noticed(table)
        if any(gone.counts().values()):
            log.info("purged", extra=gone.counts())
        await forget_old(self._rooms.database)


def _purge(url: str, ages: Ages) -> tuple[list[str], Purged]:
    """In a thread, with connections of its own: looking through all people and tables takes longer than others may be
    made to wait. Gives the tables that were closed."""

    async def work() -> tuple[list[str], Purged]:
        database = Database(url)
        closed: list[str] = []
        try:
            return closed, await purge(database, ages, closed.append)
        finally:
            await database.close()

    return asyncio.run(work())
