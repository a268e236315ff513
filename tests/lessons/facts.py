"""What lessons say of positions and printed numbers, looked up by paths."""

from typing import Any


def value_at(tree: Any, path: str) -> Any:
    """What is at a path: ``players.0.grain``. Of a list or table its size; with ``+`` at the end the sum of its values,
    with ``:what`` at the end how many of its values are that."""
    path, _, wanted = path.partition(":")
    total = path.endswith("+")
    found = tree
    for name in path.removesuffix("+").split("."):
        found = found[int(name)] if isinstance(found, list | tuple) else found[name]
    values = list(found.values()) if isinstance(found, dict) else found
    if wanted:
        return sum(value == wanted for value in values)
    if total:
        return sum(values)
    return len(found) if isinstance(found, dict | list | tuple) else found
