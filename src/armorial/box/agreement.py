"""What several owners of a game agree on."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from armorial.box.file import file_of
from armorial.box.mine import Numbers, overlay_from
from armorial.box.sheet import Sheet
from armorial.box.values import Value

ENOUGH: Final = 2
"""So many owners who read the same make a number known."""


@dataclass(frozen=True)
class Agreement:
    """What owners say about the numbers of a game. Paths are in the order of its file."""

    owners: int
    agreed: dict[str, Value]
    """At least two read this, and at least twice as many as read anything else."""
    disputed: dict[str, dict[Value, int]]
    """Owners read different numbers: how many read which. A number may be agreed on all the same."""
    alone: dict[str, Value]
    """Only one owner has looked."""


def agreement(sheet: Sheet, boxes: Sequence[Numbers]) -> Agreement:
    said: dict[str, Counter[Value]] = {}
    for numbers in boxes:
        for path, value in numbers.items():
            said.setdefault(path, Counter())[value] += 1
    found = Agreement(len(boxes), {}, {}, {})
    for path in sorted(said, key=_order(sheet)):
        values = said[path]
        (value, most), others = values.most_common(1)[0], values.total() - values.most_common(1)[0][1]
        if others:
            found.disputed[path] = dict(values)
        elif most == 1:
            found.alone[path] = value
        if most >= ENOUGH and most >= 2 * others:
            found.agreed[path] = value
    return found


def _order(sheet: Sheet) -> Any:
    places = {path: place for place, path in enumerate(sheet.fields)}
    return lambda path: (places.get(path, len(places)), path)


def proposal(sheet: Sheet, found: Agreement) -> str:
    """A component file fit to be proposed for the standard numbers: what owners agree on is known in it."""
    remarks = (
        f"Numbers of {sheet.game} that at least {ENOUGH} owners read on their cards and boards ({found.owners} boxes).",
        "What is not marked is known. CONTRIBUTING.md says how to propose it.",
    )
    return file_of(overlay_from(sheet, found.agreed), sheet.standard.schema, *remarks)
