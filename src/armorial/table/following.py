"""Following a table: what somebody who stays is told, one thing after another."""

from armorial.kernel.contract import SPECTATOR
from armorial.table.errors import refuse
from armorial.table.messages import LiveError, LiveStep, LiveTable, Position
from armorial.table.problems import problem
from armorial.table.show import Reader, position, steps, table_info
from armorial.table.table import Table

Message = LiveTable | LiveError | LiveStep | Position


class Following:
    """What one reader has been told, and what is new to them."""

    def __init__(self, reader: Reader, have: int, stepwise: bool, invite: str | None = None) -> None:
        """They have all up to line ``have``. ``stepwise``: they want to be shown what happens one by one."""
        self.have = have
        self.barred = False
        """Whether the reader may not stay: they have left a private table, or were removed, or their invite is void."""
        self._reader = reader
        self._stepwise = stepwise
        self._invite = invite
        self._belonged = False
        """Whether the reader was one of those at the table when it was last looked at."""
        self._eyes: int | None = None
        self._revision = -1
        self._table: tuple[object, ...] = ()
        """What was last said about the table."""

    def anew(self, have: int) -> "Following":
        """The same reader, of whom nothing is known but that they have all up to a line."""
        return Following(self._reader, have, self._stepwise, self._invite)

    def news(self, table: Table, present: frozenset[str] = frozenset(), away: tuple[int, ...] = ()) -> list[Message]:
        """What has changed since the last time: the table, the position."""
        changes: list[Message] = []
        person = self._reader.person
        self.barred = self._must_go(table)
        if self.barred and person not in table.removed:  # those who are removed are told so, with the table
            gone = refuse("not_found", "no-such-table")
            return [LiveError(key=None, error=problem(gone, self._reader.language))]
        seats = [(seat.kind, seat.name, seat.person, seat.bot) for seat in table.seats]
        about = (table.state, table.head(), present, seats, away)
        if about != self._table:  # something that the position does not tell
            self._table = about
            changes.append(LiveTable(table=table_info(table, self._reader, present)))
        if table.match is not None and not self.barred and table.revision != self._revision:
            if self._stepwise and self._eyes is not None:
                for step in steps(table, self._reader, self.have, self._eyes):
                    self.have = step["seq"]
                    changes.append({"type": "step", "position": step})
            shown = position(table, self._reader, self.have, present, self._eyes)
            self._remember(shown)
            changes.append(shown)
        return changes

    def _must_go(self, table: Table) -> bool:
        """Whoever leaves a private table goes, even with an invite that still holds: they may come back with it."""
        belonged, self._belonged = self._belonged, table.belongs(self._reader.person)
        if self._belonged:
            return False
        left = belonged and table.visibility == "private"
        return left or not table.visible_to(self._reader.person, self._invite)

    def _remember(self, shown: Position) -> None:
        self.have = shown["seq"]
        self._revision = shown["revision"]
        self._eyes = SPECTATOR if shown["seat"] is None else shown["seat"]
