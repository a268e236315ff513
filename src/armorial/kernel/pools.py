"""Unordered pools, hidden zones, and dealing anew what a seat does not know."""

from collections.abc import Sequence
from typing import Any, Protocol

from armorial.kernel.contract import Game, S, Uniform, Zone


def _place(pool: list[int], card: int) -> int:
    """Where a card is in a sorted pool, or where it would be. (``bisect`` compares by way of Python's objects.)"""
    low, high = 0, len(pool)
    while low < high:
        middle = (low + high) // 2
        if pool[middle] < card:
            low = middle + 1
        else:
            high = middle
    return low


def draw(pool: list[int], card: int) -> int:
    """Take a card out of an unordered pool, which is kept sorted."""
    at = _place(pool, card)
    if at == len(pool) or pool[at] != card:
        raise ValueError(f"{card} is not in the pool")
    return pool.pop(at)


def put_back(pool: list[int], card: int) -> None:
    """Put a card into an unordered pool."""
    pool.insert(_place(pool, card), card)


def one_of(pool: Sequence[int], size: int) -> list[int]:
    """The weights of a draw from a pool, for a table of that many cards."""
    weights = [0] * size
    for card in pool:
        weights[card] = 1
    return weights


class Shuffler(Uniform, Protocol):
    """A generator that can shuffle, such as ``random.Random``."""

    def shuffle(self, x: Any) -> None: ...


def determinize(game: Game[S], s: S, seat: int, rng: Shuffler) -> S:
    """A state that the seat cannot tell from ``s``: all it does not know is collected and dealt anew.

    Bots think about such states only, so they cannot see more than their seat.
    """
    copy = s.clone()
    unknown: dict[str, list[Zone]] = {}
    for zone in game.zones(copy):
        if not zone.known_to(seat):
            unknown.setdefault(zone.kind, []).append(zone)
    for zones in unknown.values():
        sizes = [len(game.cards(copy, zone)) for zone in zones]
        cards = [card for zone in zones for card in game.cards(copy, zone)]
        cards.sort()  # so that not even the way they are dealt depends on who really has them
        rng.shuffle(cards)
        for zone, size in zip(zones, sizes, strict=True):
            game.put_cards(copy, zone, sorted(cards[:size]))
            del cards[:size]
    return copy


def unseen(game: Game[S], s: S, seat: int, kind: str) -> list[int]:
    """All cards of a kind that the seat does not know, sorted: the most a view may say about them besides counts."""
    return sorted(
        card for zone in game.zones(s) if zone.kind == kind and not zone.known_to(seat) for card in game.cards(s, zone)
    )
