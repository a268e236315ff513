"""Who is at which table, over all processes, and since when somebody is not.

Sockets come and go, so nobody is away at once. Every process writes down now and then who is connected to it, and reads
who was connected to others, for the tables that somebody watches: one statement each, however many tables there are.
"""

from collections.abc import Iterable
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from armorial.server.pace.times import Times
from armorial.server.rooms import Rooms
from armorial.server.store.database import Database
from armorial.server.store.local import SomeSession
from armorial.server.store.schema import PresenceRow
from armorial.table.table import Seat, Table

AT_ONCE: Final = 500
"""How many tables are asked for in one statement."""

Place = tuple[str, str]
"""A table and a person."""
LINGER: Final = 20.0
"""For how many seconds after their last sign somebody is still shown as being here: connections break and come back,
and other processes tell only with every heartbeat. In games over days that is as long as it takes to be away, so nobody
can tell a plan that is played from its owner."""


class Presence:
    """When people were last seen at their tables."""

    def __init__(self, rooms: Rooms, times: Times) -> None:
        self._rooms = rooms
        self._times = times
        self._seen: dict[str, dict[str, float]] = {}
        """By table and person, as far as this process knows, in table time."""
        self.news: set[Place] = set()
        """Who was here since it was last written down."""

    def note(self, table: str, person: str) -> None:
        """Somebody who sits at a table gives a sign there."""
        self._seen.setdefault(table, {})[person] = self._times.now()
        if self._rooms.keeps_time(table):
            self.news.add((table, person))

    def here(self, table_id: str) -> frozenset[str]:
        """Who is shown as being at a table, whichever process they are connected to."""
        table = self._rooms.in_memory(table_id)
        if table is not None and table.pace.kind == "days" and table.state == "running":
            daily = table.pace.away_after
            lately = {seat.person for seat in table.seats if seat.person and self.unseen(table, seat) < daily}
        else:
            now = self._times.now()
            lately = {person for person, seen in self._seen.get(table_id, {}).items() if now - seen < LINGER}
        return self._rooms.present(table_id) | lately

    def unseen(self, table: Table, seat: Seat) -> float:
        """For how long the owner of a seat has given no sign; 0 while they are connected to this process."""
        if seat.person is None or seat.person in self._rooms.present(table.id):
            return 0.0
        began = self._times.now() if table.clock is None else table.clock.began
        return max(0.0, self._times.now() - self._seen.get(table.id, {}).get(seat.person, began))

    def look_around(self) -> None:
        """Note everybody who is connected and has a seat, and forget those of tables that nobody looks at."""
        for table, people in self._rooms.seated():
            for person in people:
                self.note(table, person)
        known = self._rooms.known()
        self._seen = {table: seen for table, seen in self._seen.items() if table in known}

    async def write(self, session: SomeSession) -> None:
        """Write down who was here."""
        now = self._times.now()
        places, self.news = self.news, set()
        rows = [{"table": table, "person": person, "seen": now} for table, person in sorted(places)]
        if rows:
            await session.execute(_upsert(self._rooms.database), rows)

    async def read(self, tables: Iterable[str]) -> None:
        """See what other processes have written about these tables."""
        wanted = list(tables)
        for start in range(0, len(wanted), AT_ONCE):
            some = PresenceRow.table.in_(wanted[start : start + AT_ONCE])
            async with self._rooms.database.read() as session:
                for row in await session.scalars(sa.select(PresenceRow).where(some)):
                    seen = self._seen.setdefault(row.table, {})
                    seen[row.person] = max(row.seen, seen.get(row.person, 0.0))


def _upsert(database: Database) -> Any:
    insert = (sqlite.insert if database.sqlite else postgresql.insert)(PresenceRow)
    return insert.on_conflict_do_update(index_elements=["table", "person"], set_={"seen": insert.excluded.seen})
