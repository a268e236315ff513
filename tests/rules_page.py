"""Tables in the written rules of a game."""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from armorial.table.rules_numbers import without_marks

RULES: Final = Path(__file__).parents[1] / "docs" / "rules" / "en"


def page_of(game: str) -> str:
    return without_marks((RULES / f"{game}.md").read_text(encoding="utf-8"))


def rows_after(page: str, text: str) -> Iterator[list[str]]:
    """The rows of the first table after a text, cell by cell."""
    lines = page[page.index(text) :].splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("|---"))
    for line in lines[first + 1 :]:
        if not line.startswith("|"):
            return
        yield [cell.strip() for cell in line.removeprefix("|").removesuffix("|").split("|")]
