"""Past positions of matches, found by carrying out their lines again: in a thread of its own, and not in the queue of
the table, so that nobody who plays there waits for those who look back."""

from collections import OrderedDict
from collections.abc import Awaitable
from typing import Final

from armorial.kernel.errors import RuleError
from armorial.match import Match, Point, Record, RecordError, Replay
from armorial.server.aside import Pool
from armorial.server.errors import from_rules, refuse
from armorial.server.tables.table import Table

KEPT: Final = 16
"""Those who look back do so line by line: how many matches stay carried out for them."""


class Replays:
    """Only the one thread of the pool touches what is kept."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._kept: OrderedDict[str, Replay] = OrderedDict()

    def at(self, table: Table, seq: int) -> Awaitable[Point]:
        """The position after a line. To be called while nobody changes the table, and awaited when that may go on: a
        log is only ever added to."""
        if table.from_position:
            raise refuse("illegal", "no-history")
        match = table.playing()
        return self._pool.run(self._at, table.id, match, match.record(), seq)

    def _at(self, table: str, match: Match, record: Record, seq: int) -> Point:
        try:
            return self._replay(table, match, record).at(seq)
        except RuleError as error:
            raise from_rules(error) from None
        except RecordError as error:
            raise refuse("illegal", "cannot-go-back", why=str(error)) from None

    def _replay(self, table: str, match: Match, record: Record) -> Replay:
        kept = self._kept.get(table)
        if kept is not None and kept.game is match.game and not kept.other_rules:
            kept.record = record
        else:
            kept = Replay(record, match.game)
        self._kept[table] = kept
        self._kept.move_to_end(table)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return kept
