"""The position: plain data, a written clone, and how each field is saved."""

from typing import Any, Final

from armorial.kernel.codec import NUMBER, Codec, Group, Id, IdSet, Many, Row
from armorial.kernel.contract import Frame, State
from armorial.kernel.questions import Reasons
from tests.toy.components import CARDS, WARES, WEATHER, Book

COINS: Final = 0
GRAIN: Final = 1
FIRST_WARE: Final = 2
"""A player is one flat list: the places are coins, grain, and then 0 or 1 for each ware."""

SEAT: Final = NUMBER
CARD: Final = Id(CARDS)
DUE: Final = IdSet(WARES)

REASONS: Final = Reasons("fair", ("fair-coins", "fair-grain"))
NOT_HELD: Final = REASONS.add("not-held", "F-5", "F-8", "F-9")
SHORT: Final = REASONS.add("short", "F-6", "F-7")
SOLD: Final = REASONS.add("sold", "F-7")
OUT_OF_ORDER: Final = REASONS.add("out-of-order", "F-9")
TWO_OR_MORE: Final = REASONS.add("two-or-more", "F-9")
NO_VICTIM: Final = REASONS.add("no-victim", "F-10")
NOT_DUE: Final = REASONS.add("not-due", "F-11")


class FairState(State):
    """``hands`` and ``laid`` have a pile for each seat. All piles are kept sorted: nothing has an order."""

    def __init__(
        self,
        book: Book,
        stack: list[Frame[Any]],
        seats: int,
        rounds: int,
        round: int,
        weather: int,
        deck: list[int],
        discard: list[int],
        stall: int,
        players: list[list[int]],
        hands: list[list[int]],
        laid: list[list[int]],
    ) -> None:
        self.book = book
        self.stack = stack
        self.seats = seats
        self.rounds = rounds
        self.round = round
        self.weather = weather
        self.deck = deck
        self.discard = discard
        self.stall = stall
        self.players = players
        self.hands = hands
        self.laid = laid

    def clone(self) -> "FairState":
        return FairState(
            self.book,
            self.stack[:],
            self.seats,
            self.rounds,
            self.round,
            self.weather,
            self.deck[:],
            self.discard[:],
            self.stall,
            [player[:] for player in self.players],
            [hand[:] for hand in self.hands],
            [pile[:] for pile in self.laid],
        )

    def order(self) -> list[int]:
        """The seats from the first one of this round on (F-6)."""
        return [(self.round + seat) % self.seats for seat in range(self.seats)]

    def lacking(self, seat: int, thing: int, n: int) -> int:
        """0 if the seat has so many coins or so much grain, else the reason with what is missing."""
        missing = n - self.players[seat][thing]
        return REASONS.lacking(SHORT, thing, missing) if missing > 0 else 0


FIELDS: Final[dict[str, Codec]] = {
    "seats": NUMBER,
    "rounds": NUMBER,
    "round": NUMBER,
    "weather": Id(WEATHER),
    "deck": Many(CARD),
    "discard": Many(CARD),
    "stall": IdSet(WARES),
    "players": Many(Row(("coins", NUMBER), ("grain", NUMBER), ("wares", Group(WARES)))),
    "hands": Many(Many(CARD)),
    "laid": Many(Many(CARD)),
}
"""In the constructor's order; without the book, which the game has, and the stack, which the kernel saves."""
