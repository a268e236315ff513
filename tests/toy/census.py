"""Where every component of Harvest Fair is, for the law that none is lost, doubled or made of nothing."""

from collections.abc import Iterator

from tests.toy.components import CARDS, WARES
from tests.toy.state import FIRST_WARE, FairState


def census(s: FairState) -> Iterator[tuple[str, str, int]]:
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
