"""What lessons say of positions and printed numbers, looked up by paths."""

from collections.abc import Mapping
from typing import Any

from armorial.kernel.words import Message, plain


def value_at(tree: Any, path: str) -> Any:
    """What is at a path: ``players.0.grain``. Of a list or table its size; with ``+`` at the end the sum of its values,
    with ``:what`` at the end how many of its values are that."""
    path, _, wanted = path.partition(":")
    total = path.endswith("+")
    found = tree
    for name in path.removesuffix("+").split("."):
        if isinstance(found, Message):
            found = plain(found)
        if isinstance(found, list | tuple):
            found = found[int(name)]
        else:
            found = found[name] if name in found else found[int(name)]
    values = list(found.values()) if isinstance(found, Mapping) else found
    if wanted:
        return sum(value == wanted for value in values)
    if total:
        return sum(values)
    return len(found) if isinstance(found, Mapping | list | tuple) else found
