"""Where every component of Troyes is, for the law that none is lost, doubled or made of nothing."""

from collections.abc import Iterator, Sequence

from armorial.games.troyes.components import CHARACTERS, EVENTS, NEUTRAL, NOBODY, OWNERS, SEATS
from armorial.games.troyes.state import CHARACTER, RESERVE, SUPPLY, TAKEN, Troyes


def census(s: Troyes) -> Iterator[tuple[str, str, int]]:
    """T-01, T-02, T-04, T-08: citizens, event cards, characters, and the places where tradesmen and cubes are."""
    for owner in (*range(s.seats), NEUTRAL):
        name = f"citizens of {OWNERS[owner]}"
        yield name, "buildings", s.places.count(owner)
        yield name, "expelled", sum(s.expelled[owner :: len(OWNERS)])
    yield f"citizens of {OWNERS[NEUTRAL]}", "general supply", s.neutral_reserve
    piles: dict[str, Sequence[int]] = {"deck": s.deck, "row": s.row, "discard": s.discard}
    hands: dict[str, Sequence[int]] = {"box": s.box}
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
