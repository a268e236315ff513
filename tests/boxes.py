"""Boxes as owners might fill them in: every number drawn anew, the same ones for the same seed."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final, Literal

from armorial.box.mine import checked, overlay_from
from armorial.box.sheet import Field, Sheet, sheet_of
from armorial.box.values import Value
from armorial.data.reader import ComponentError

MOST_TRIES: Final = 200
MOST_DRAWS: Final = 4
Within = Literal["span", "limits"]


def drawn(game: str, seed: int, within: Within = "span") -> dict[str, Value]:
    """Every number of a game, drawn from its usual span, or from all that is possible: then mostly the least or the
    most. Where numbers do not go together, as few as possible keep their standard ones."""
    sheet = sheet_of(game)
    rng = random.Random(f"{game} {seed} {within}")
    numbers = {path: _draw(own, rng, within) for path, own in sheet.fields.items()}
    for _ in range(MOST_TRIES):
        wrong = _wrong(game, numbers)
        if wrong is None:
            return numbers
        for other in _mended(sheet, numbers, wrong, rng, within):
            if _wrong(game, other) != wrong:
                break
        numbers = other
    raise AssertionError(f"no box of {game} can be drawn from seed {seed}")


def _wrong(game: str, numbers: dict[str, Value]) -> str | None:
    """Where the first numbers stand that do not go together with others."""
    try:
        checked(game, overlay_from(sheet_of(game), numbers))
    except ComponentError as error:
        return error.path
    return None


def _mended(
    sheet: Sheet, numbers: dict[str, Value], wrong: str, rng: random.Random, within: Within
) -> Iterator[dict[str, Value]]:
    """What may help: the numbers of one name, such as the generation of every card, exchanged with each other or drawn
    anew; or the standard ones of that name, and at last of all."""
    there = [path for path in numbers if path == wrong or path.startswith(f"{wrong}.")]
    names = sorted({path.rpartition(".")[2] for path in there})
    rng.shuffle(names)
    alike = [[path for path in there if path.rpartition(".")[2] == name] for name in names]
    for those in alike if within == "span" else ():
        yield numbers | _exchanged({path: sheet.field(path).standard or 0 for path in those})
        for _ in range(MOST_DRAWS):
            yield {**numbers, **{path: _draw(sheet.field(path), rng, within) for path in those}}
    for those in (*alike, there):
        yield {path: number for path, number in numbers.items() if path not in those}


def _exchanged(standard: dict[str, Value]) -> dict[str, Value]:
    """The same numbers, each with another card."""
    order = sorted(standard, key=lambda path: str(standard[path]))
    most = max(Counter(standard.values()).values())
    return {path: standard[order[(n + most) % len(order)]] for n, path in enumerate(order)}


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
