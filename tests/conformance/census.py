"""Where every component of a game is, so that the suite can see that none is lost, doubled or made of nothing.

To add a game: write a function that takes a state and yields ``(component, place, count)`` for every component that
must neither appear nor disappear, wherever it can be, and name it in ``CENSUS``. Cards come one by one with count 1;
what is counted (workers, cubes) comes with its count, by kind: ``("black cubes", "bag", 12)``. Money from an endless
bank is left out.
"""

from collections.abc import Callable, Iterator
from typing import Any, Final

from armorial.games.lorenzo import state as lorenzo_state
from armorial.games.lorenzo.components import CARDS as DEVELOPMENT_CARDS
from armorial.games.lorenzo.components import LEADERS, TILES
from armorial.games.lorenzo.components import MEMBERS as FAMILY_MEMBERS
from armorial.games.lorenzo.state import Lorenzo
from armorial.games.troyes.components import CHARACTERS, EVENTS, NEUTRAL, OWNERS, SEATS
from armorial.games.troyes.state import CHARACTER, RESERVE, SUPPLY, TAKEN, Troyes
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
from tests.legacy.census import legacy
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


def lorenzo(s: Lorenzo) -> Iterator[Place]:
    """L-01, L-02, L-04, L-81: cards, tiles, leaders and members. Resources are unlimited."""
    at = lorenzo_state
    sets = [("deck", s.deck, DEVELOPMENT_CARDS), ("removed", s.removed, DEVELOPMENT_CARDS)]
    sets += [("unused tiles", s.unused_tiles, TILES), ("undealt", s.undealt, LEADERS)]
    lists = [("towers", s.towers, DEVELOPMENT_CARDS), ("Vatican", s.tiles, TILES)]
    for seat, me in enumerate(s.players):
        for name, index in (("hand", at.HAND), ("packet", at.PACKET), ("played", at.PLAYED), ("gone", at.DISCARDED)):
            sets.append((f"{name} of {seat}", me[index], LEADERS))
        lists.append((f"cards of {seat}", me[at.CARD :], DEVELOPMENT_CARDS))
        for member, name in enumerate(FAMILY_MEMBERS):
            yield f"{name} member of {seat}", at.PLACES[me[at.MEMBER + member]], 1
            on_board = [space for space in range(at.HOME) if (seat, member) in at.members_on(s, space)]
            yield f"{name} member of {seat}, on the board", at.PLACES[(on_board or [at.HOME])[0]], max(1, len(on_board))
    for place, mask, names in sets:
        for index, name in enumerate(names):
            yield name, place, mask >> index & 1
    for place, indices, names in lists:
        for index in indices:
            if index >= 0:
                yield names[index], place, 1


def troyes(s: Troyes) -> Iterator[Place]:
    """T-01, T-02, T-04, T-08: citizens, event cards, characters, and the places where tradesmen and cubes are."""
    for owner in (*range(s.seats), NEUTRAL):
        name = f"citizens of {OWNERS[owner]}"
        yield name, "buildings", s.places.count(owner)
        yield name, "expelled", sum(s.expelled[owner :: len(OWNERS)])
    yield f"citizens of {OWNERS[NEUTRAL]}", "general supply", s.neutral_reserve
    piles = {"deck": s.deck, "row": s.row, "discard": s.discard}
    hands = {"box": s.box}
    for seat, me in enumerate(s.players):
        name = f"citizens of {OWNERS[seat]}"
        yield name, "personal supply", me[SUPPLY]
        yield name, "general supply", me[RESERVE]
        stands = s.stands[seat::SEATS]
        yield name, "cards", len(stands) - stands.count(NOBODY)
        events = range(len(EVENTS))
        piles[f"taken by {seat}"] = [at for at in events if me[TAKEN] >> at & 1]
        characters = range(len(CHARACTERS))
        hands[f"hand of {seat}"] = [card for card in characters if me[CHARACTER] >> card & 1]
    for place, cards in piles.items():
        for card in cards:
            yield EVENTS[card], place, 1
    for place, cards in hands.items():
        for card in cards:
            yield CHARACTERS[card], place, 1


CENSUS: Final[dict[str, Callable[[Any], Iterator[Place]]]] = {
    "fair": fair,
    "legacy": legacy,
    "troyes": troyes,
    "village": village,
    "lorenzo": lorenzo,
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
