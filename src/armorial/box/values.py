"""Values of a component file, taken apart: a price into its amounts, a row into its places."""

from typing import Any

Value = int | str
"""A number, or a word where a card has one of a few."""


def parts_of(value: Any) -> list[str]:
    """The parts of a value, by the ends of their paths."""
    if isinstance(value, dict):
        return list(value)
    return [str(place + 1) for place in range(len(value))] if isinstance(value, list) else [""]


def part_of(value: Any, part: str) -> Value | None:
    """A part of a value; None if it does not have it."""
    if isinstance(value, dict):
        return value.get(part)
    if isinstance(value, list):
        return value[int(part) - 1] if int(part) <= len(value) else None
    found: Value = value
    return found
