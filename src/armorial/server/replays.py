"""Past positions, found in a thread of its own and not in the queue of the table, so that nobody who plays there waits
for those who look back."""

from collections.abc import Awaitable

from armorial.match import Point
from armorial.server.aside import Pool
from armorial.table.replays import Replays, past_of
from armorial.table.table import Table


class ReplaysAside:
    """Only the one thread of the pool touches what is kept."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._replays = Replays()

    def at(self, table: Table, seq: int) -> Awaitable[Point]:
        """The position after a line. To be called while nobody changes the table, and awaited when that may go on."""
        return self._pool.run(self._replays.at, *past_of(table), seq)
