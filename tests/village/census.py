"""Where every component of Village is, for the law that none is lost, doubled or made of nothing."""

from collections.abc import Iterator

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


def census(s: Village) -> Iterator[tuple[str, str, int]]:
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
