"""Keeps the time: a heartbeat into the database, and one look a second at what is due, however many tables there are.

Several processes may look at once. Each change of a table is made to what one has seen, so only one of them makes it.
"""

import logging
from functools import partial
from typing import Final

import sqlalchemy as sa
from sqlalchemy import select

from armorial.server.chores import Chore
from armorial.server.pace.presence import Presence
from armorial.server.pace.times import Times
from armorial.server.pace.vacations import VacationBook
from armorial.server.rooms import Change, Rooms
from armorial.server.settings import Settings
from armorial.server.store.database import AWAY
from armorial.server.store.schema import TableRow, ValueRow
from armorial.table.errors import ApiError
from armorial.table.pace import keeping
from armorial.table.pace.showing import Glance, away_now

log = logging.getLogger(__name__)

LOOK: Final = 1.0
"""How often to look for what is due, in seconds."""
BEAT: Final = 5
"""A heartbeat with every so manieth look."""
AT_ONCE: Final = 200
"""How many tables are looked at in one go."""
LATER: Final = 60.0
"""After how many seconds to look again at a table that could not be changed."""
VALUE: Final = "table-time"
STORED: Final = select(ValueRow.value).where(ValueRow.name == VALUE)


class TimeKeeper:
    """Looks once a second."""

    def __init__(self, rooms: Rooms, times: Times, settings: Settings) -> None:
        self._rooms = rooms
        self._database = rooms.database
        self.times = times
        self.presence = Presence(rooms, times)
        self.vacations = VacationBook(rooms.database, times, settings.vacation_days)
        self.glance = Glance(times, self.presence.unseen)
        self._looks = 0
        self._needed = True
        """Whether any clock runs."""
        self._failing: dict[str, float] = {}
        """Tables that could not be changed, and when to try again."""
        self._chore = Chore("keeping the time", self._look_and_beat, LOOK)
        self._started = False

    async def start(self) -> None:
        self.times.hear(float(await self._database.value(VALUE, "0.0")))
        await self.vacations.look()
        self._chore.start()
        self._started = True

    async def stop(self) -> None:
        await self._chore.stop()
        if self._started:
            try:
                await self.beat()  # what has passed since the last one counts too
            except Exception:
                log.exception("the last heartbeat failed")

    async def _look_and_beat(self) -> None:
        await self.look()
        self._looks += 1
        if self._looks % BEAT == 0:
            await self.beat()

    async def look(self) -> None:
        """Carry out what is due."""
        waiting = TableRow.deadline.is_not(None)
        async with self._database.read() as session:
            self.times.hear(float(await session.scalar(STORED) or 0.0))
            now = self.times.now()
            first = await session.scalar(select(TableRow.deadline).where(waiting).order_by(TableRow.deadline).limit(1))
            self._needed = first is not None
            if first is None or first > now:
                return
            self._failing = {table: later for table, later in self._failing.items() if later > now}
            due = select(TableRow.id).where(TableRow.deadline <= now, TableRow.state == "running")
            due = due.where(TableRow.id.not_in(list(self._failing)))
            tables = list(await session.scalars(due.order_by(TableRow.deadline).limit(AT_ONCE)))
        for table in tables:
            await self._change(table, partial(keeping.strike, times=self.times))

    async def beat(self) -> None:
        """Tell the database how far time has come and who is here, and hear about others."""
        self.presence.look_around()
        if self._needed or self.presence.news:  # an idle server leaves the disk alone
            async with self._database.write() as session:
                known = await session.scalar(STORED if self._database.sqlite else STORED.with_for_update())
                self.times.hear(float(known or 0.0))
                moment = self.times.now()
                await session.execute(sa.update(ValueRow).where(ValueRow.name == VALUE).values(value=repr(moment)))
                await self.presence.write(session)
            self.times.written(moment)
        await self.presence.read([room.id for room in self._rooms.watched() if room.keeps_time])
        self._tell_who_is_here()
        await self.keep_vacations()

    def _tell_who_is_here(self) -> None:
        """Wake those who watch a table at which somebody has gone, or has come back to another process."""
        for room in self._rooms.watched():
            if room.table is not None:
                away, here = away_now(room.table, self.glance), self.presence.here(room.id)
                if (away, here) != (room.away, room.shown):
                    room.away, room.shown = away, here
                    room.wake_all()

    async def keep_vacations(self) -> None:
        """Stop the clocks of those whose vacation begins, and start them when it ends."""
        for vacation, person, state in await self.vacations.look():
            for table in await self.vacations.tables_of(person):
                await self._change(table, partial(keeping.retime, times=self.times))
            await self.vacations.settled(vacation, state)

    async def _change(self, table: str, change: Change) -> None:
        """Change a table, unless somebody else has done it."""
        try:
            await self._rooms.change(table, change)
        except ApiError as error:
            if error.code not in ("stale", "not_found") and not self._rooms.closing:
                self._failing[table] = self.times.now() + LATER
                log.error("the clock of a table cannot be kept", extra={"table": table, "why": error.code})
        except AWAY:
            raise
        except Exception:  # what fails at one table holds up no other
            self._failing[table] = self.times.now() + LATER
            log.exception("the clock of a table cannot be kept", extra={"table": table})
