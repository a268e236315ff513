"""Looking back at a table: past positions, its log, its record. All that is done in a thread of its own, with the table
as it was when somebody asked, and not in the table's queue: nobody who plays waits for those who look back."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

import orjson

from armorial.match import Point
from armorial.server.aside import Pool
from armorial.table.history import record_text, story
from armorial.table.replays import Replays, past_of
from armorial.table.show import Reader, past_position
from armorial.table.table import Table

Found = TypeVar("Found")


class ReplaysAside:
    """To be asked while nobody changes the table, and awaited when that may go on. Only the one thread of the pool
    touches what is kept."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._replays = Replays()

    def at(self, table: Table, seq: int) -> Awaitable[Point]:
        """The game after a line."""
        return self._aside(table, lambda still: self._at(still, seq))

    def position(self, table: Table, seq: int, reader: Reader) -> Awaitable[bytes]:
        """The position after a line, as JSON."""
        return self._aside(table, lambda still: orjson.dumps(past_position(still, self._at(still, seq), reader)))

    def log(self, table: Table, reader: Reader, since: int, mine: bool) -> Awaitable[bytes]:
        """A ``Log``, as JSON."""
        return self._aside(table, lambda still: orjson.dumps(story(still, reader, since, mine)))

    def record(self, table: Table) -> Awaitable[str]:
        return self._aside(table, record_text)

    def _aside(self, table: Table, find: Callable[[Table], Found]) -> Awaitable[Found]:
        return self._pool.run(find, table.still())

    def _at(self, still: Table, seq: int) -> Point:
        return self._replays.at(*past_of(still), seq)
