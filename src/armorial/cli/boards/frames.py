"""How the boards of all games are put together: frames, panels side by side, lists."""

from collections.abc import Iterable
from typing import Final

from rich import box
from rich.console import RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

SIDE_BY_SIDE: Final = 96
"""From this width on panels stand beside each other."""


def boxed(title: Text | None, content: RenderableType, below: Text | None = None) -> Panel:
    """A frame with words on its upper edge, and perhaps on its lower one."""
    for words in (title, below):
        if words is not None:
            words.stylize_before("default")  # else they take the colour of the border
    return Panel(
        content,
        title=title,
        title_align="left",
        subtitle=below,
        subtitle_align="right",
        box=box.ROUNDED,
        border_style="bright_black",
        padding=(0, 1),
    )


def beside(panels: list[RenderableType], last: int | None = None) -> RenderableType:
    """Panels in a row, equally wide, or the last one with a width of its own."""
    grid = Table.grid(expand=True)
    for panel in panels:
        fixed = last if panel is panels[-1] else None
        grid.add_column(width=fixed, ratio=None if fixed else 1)
    grid.add_row(*panels)
    return grid


def spread(parts: Iterable[Text], between: str = " ") -> Text:
    """Several things on one line, or a dash."""
    return Text(between).join(parts) or Text("–", "dim")


def listed(words: list[str]) -> Text:
    return Text(", ".join(words)) if words else Text("–", "dim")
