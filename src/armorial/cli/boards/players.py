"""The players of a board: their names with sign and colour, and what they have side by side."""

from collections.abc import Callable

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from armorial.cli.boards.frames import boxed
from armorial.cli.boards.marks import SEAT_MARKS, SEAT_STYLES


class Players:
    """Those at a table. ``kinds`` says of each what bot it is, if any; ``you`` is said of the one who looks."""

    def __init__(self, names: list[str], kinds: list[str], you: str) -> None:
        self._names = names
        self._kinds = kinds
        self._you = you

    def name(self, seat: int) -> Text:
        return Text(f"{SEAT_MARKS[seat]} {self._names[seat]}", SEAT_STYLES[seat])

    def side_by_side(self, across: int, draw: Callable[[list[int]], RenderableType]) -> Panel:
        """All of them, so many across; ``draw`` shows some seats beside each other."""
        seats = list(range(len(self._names)))
        rows = [seats[first : first + across] for first in range(0, len(seats), across)]
        return boxed(None, Group(*(draw(row) for row in rows)))

    def columns(self, seats: list[int], viewer: int) -> Table:
        """A table with a column of headings, and one for each of these seats."""
        table = Table(box=None, expand=True, pad_edge=False, padding=(0, 1, 0, 0))
        table.add_column("", style="dim", no_wrap=True)
        for seat in seats:
            head = self.name(seat)
            note = self._you if seat == viewer else self._kinds[seat]
            if note:
                head.append(f" {note}", "not bold dim")
            table.add_column(head, ratio=1)
        return table
