"""Past positions of matches, found by carrying out their lines again."""

from collections import OrderedDict
from typing import Final

from armorial.kernel.errors import RuleError
from armorial.match import Match, Point, Record, RecordError, Replay
from armorial.table.errors import from_rules, refuse
from armorial.table.table import Table

KEPT: Final = 16
"""Those who look back do so line by line: how many matches stay carried out for them."""


def past_of(table: Table) -> tuple[str, Match, Record]:
    """All that is needed to look back at a table, whatever happens at it meanwhile."""
    if table.from_position:
        raise refuse("illegal", "no-history")
    match = table.playing()
    return table.id, match, match.record()


class Replays:
    """The matches that somebody has looked back at last. For one thread only."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Replay] = OrderedDict()

    def at(self, table: str, match: Match, record: Record, seq: int) -> Point:
        """The position after a line."""
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
