"""Where every component of a game is, so that the suite can see that none is lost, doubled or made of nothing.

To add a game: write a function that takes a state and yields ``(component, place, count)`` for every component that
must neither appear nor disappear, wherever it can be, and name it in ``CENSUS``. Cards come one by one with count 1;
what is counted (workers, cubes) comes with its count, by kind: ``("black cubes", "bag", 12)``. Money from an endless
bank is left out.
"""

from collections.abc import Callable, Iterator
from typing import Any, Final

from armorial.games.village.components import (
    COINS,
    CUBES,
    CUBES_BY_NAME,
    CUSTOMERS,
    GOODS,
    GOODS_AT,
    GRAIN,
    MEMBERS,
    SECTIONS,
)
from armorial.games.village.state import (
    CHRONICLE,
    GRAVE,
    KINDS,
    MEMBER,
    NOBODY,
    PLACES,
    SERVED,
    Village,
)
from tests.toy.components import CARDS, WARES
from tests.toy.state import FIRST_WARE, FairState

Place = tuple[str, str, int]


def fair(s: FairState) -> Iterator[Place]:
    piles = {"deck": s.deck, "discard": s.discard}
    for seat in range(s.seats):
        piles[f"hand of {seat}"] = s.hands[seat]
        piles[f"laid by {seat}"] = s.laid[seat]
    for place, cards in piles.items():
        for card in cards:
            yield CARDS[card], place, 1
    for ware, name in enumerate(WARES):
        yield name, "stall", s.stall >> ware & 1
        for seat in range(s.seats):
            yield name, f"seat {seat}", s.players[seat][FIRST_WARE + ware]


def village(s: Village) -> Iterator[Place]:
    """V-01, V-05: cubes, goods, coins, grain, customers and families."""
    holders = {"supply": s.supply, **{f"seat {seat}": me for seat, me in enumerate(s.players)}}
    for place, holdings in holders.items():
        yield "coins", place, holdings[COINS]
        yield "grain", place, holdings[GRAIN]
        for good, name in enumerate(GOODS):
            yield name, place, holdings[GOODS_AT + good]
        for colour, name in enumerate(CUBES_BY_NAME):
            yield f"{name} cubes", place, holdings[CUBES + colour]
    for colour, name in enumerate(CUBES_BY_NAME):
        yield f"{name} cubes", "green bag", s.bag[colour]
        yield f"{name} cubes", "action spaces", sum(s.spaces[colour::KINDS])
    piles = {"pile": s.pile, "queue": s.queue, "stalls": [tile for tile in s.stalls if tile != NOBODY]}
    for seat, me in enumerate(s.players):
        piles[f"served by {seat}"] = [tile for tile in range(len(CUSTOMERS)) if me[SERVED] >> tile & 1]
        for name, where in zip(MEMBERS, me[MEMBER:], strict=True):
            yield f"member {name} of {seat}", PLACES[where], 1
    for place, tiles in piles.items():
        for tile in tiles:
            yield CUSTOMERS[tile], place, 1
    members = [where for me in s.players for where in me[MEMBER:]]
    for section, name in enumerate(SECTIONS):
        yield f"places of the chronicle, {name}", "free", s.chronicle[section]
        yield f"places of the chronicle, {name}", "taken", members.count(CHRONICLE + section)
    yield "graves", "free", s.graves
    yield "graves", "taken", members.count(GRAVE)


CENSUS: Final[dict[str, Callable[[Any], Iterator[Place]]]] = {
    "fair": fair,
    "village": village,
}


def count(name: str, s: Any) -> dict[str, dict[str, int]]:
    """For each component how many are at each place; places with none are left out."""
    if name not in CENSUS:
        raise AssertionError(f"the game '{name}' has no census: add one to tests/conformance/census.py")
    found: dict[str, dict[str, int]] = {}
    for component, place, n in CENSUS[name](s):
        places = found.setdefault(component, {})
        if n:
            places[place] = places.get(place, 0) + n
    return found
