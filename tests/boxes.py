"""Boxes as owners might fill them in: every number drawn anew, the same ones for the same seed."""

import random
from typing import Any, Final, Literal

from armorial.box.mine import checked, overlay_from
from armorial.box.sheet import Field, sheet_of
from armorial.box.values import Value
from armorial.data.reader import ComponentError

MOST_TRIES: Final = 200
Within = Literal["span", "limits"]


def drawn(game: str, seed: int, within: Within = "span") -> dict[str, Value]:
    """Every number of a game, drawn from its usual span, or from all that is possible: then mostly the least or the
    most. What does not go together with the others keeps its standard number."""
    sheet = sheet_of(game)
    rng = random.Random(f"{game} {seed} {within}")
    numbers = {path: _draw(own, rng, within) for path, own in sheet.fields.items()}
    for _ in range(MOST_TRIES):
        try:
            checked(game, overlay_from(sheet, numbers))
        except ComponentError as error:
            wrong = [path for path in numbers if path == error.path or path.startswith(f"{error.path}.")]
            if not wrong:
                raise
            for path in wrong:
                del numbers[path]
        else:
            return numbers
    raise AssertionError(f"no box of {game} can be drawn from seed {seed}")


def _draw(own: Field, rng: random.Random, within: Within) -> Value:
    assert own.standard is not None
    span = own.span if within == "span" else own.limits
    if own.kind != "number" or span is None:
        return own.standard
    others = [n for n in range(span[0], span[1] + 1) if n != own.standard]
    if within == "limits" and rng.random() < 0.8:
        return rng.choice(span)
    return rng.choice(others) if others else own.standard


def overlay(game: str, numbers: dict[str, Value]) -> dict[str, Any]:
    return overlay_from(sheet_of(game), numbers)
