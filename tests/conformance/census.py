"""Where every component of a game is, so that the suite can see that none is lost, doubled or made of nothing.

Every game has a ``census`` in ``tests/<game>/census.py``: a function that takes a state and yields ``(component, place,
count)`` for every component that must neither appear nor disappear, wherever it can be. Cards come one by one with
count 1; what is counted (workers, cubes) comes with its count, by kind: ``("black cubes", "bag", 12)``. Money from an
endless bank is left out.
"""

from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

Census = Callable[[Any], Iterator[tuple[str, str, int]]]


@cache
def census_of(name: str) -> Census:
    """The census of a game; that of the toy lies in the toy's folder."""
    folder = f"tests.{'toy' if name == 'fair' else name}"
    module = f"{folder}.census"
    if find_spec(folder) is None or find_spec(module) is None:
        raise AssertionError(f"the game '{name}' has no census: write {module.replace('.', '/')}.py")
    census: Census = import_module(module).census
    return census


def count(name: str, s: Any) -> dict[str, dict[str, int]]:
    """For each component how many are at each place; places with none are left out."""
    found: dict[str, dict[str, int]] = {}
    for component, place, n in census_of(name)(s):
        places = found.setdefault(component, {})
        if n:
            places[place] = places.get(place, 0) + n
    return found
