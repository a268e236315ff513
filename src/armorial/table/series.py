"""Series: games that the same people play one after the other. Every rematch belongs to one, planned or not."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from armorial.table.table import Table


@dataclass(frozen=True)
class Series:
    """Where a table stands in its series."""

    first: str
    """The table that it began with."""
    round: int = 1
    rounds: int | None = None
    """How many games were planned; nothing if people just went on playing."""

    @property
    def complete(self) -> bool:
        return self.rounds is not None and self.round >= self.rounds


def next_in(table: "Table", following: str) -> Series:
    """The place of the table that follows. After the last planned game a new series of as many begins."""
    known = table.series or Series(table.id)
    if known.complete:
        return Series(following, 1, known.rounds)
    return Series(known.first, known.round + 1, known.rounds)
