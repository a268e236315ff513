"""How it all hangs together: setting up, saving, what a seat sees, and who wins."""

from typing import Any, Final

from armorial.kernel.codec import dump_fields, load_fields
from armorial.kernel.contract import Frame, Game, Score, Variant, Zone
from armorial.kernel.pools import unseen
from tests.toy import market, turn
from tests.toy.components import CARDS, POINTS, WARES, WEATHER, Book
from tests.toy.effects import OPS
from tests.toy.state import COINS, FIELDS, FIRST_WARE, GRAIN, REASONS, FairState


def names(cards: list[int]) -> list[str]:
    return [CARDS[card] for card in cards]


FRAMES: Final[tuple[type[Frame[FairState]], ...]] = (
    turn.Morning,
    turn.Night,
    turn.Weather,
    turn.MayDraw,
    turn.DrawCard,
    turn.LayCards,
    turn.LayCard,
    turn.Reveal,
    turn.PlayRevealed,
    turn.Evening,
    turn.NextWare,
    market.Buy,
    market.PlayAnother,
    market.Sell,
    market.Rob,
    market.Defend,
)


class Fair(Game[FairState]):
    """Harvest Fair."""

    def __init__(self) -> None:
        self.name = "fair"
        self.rules_version = 1
        self.seat_counts = (2, 3, 4)
        self.variants = (Variant("length", ("short", "long")),)
        self.frames = {frame.__name__: frame for frame in FRAMES}
        self.reasons = REASONS
        self.book = Book(OPS)

    def set_up(self, seats: int, options: dict[str, str]) -> FairState:
        s = FairState(
            self.book,
            stack=[],
            seats=seats,
            rounds=2 if options["length"] == "short" else 4,
            round=0,
            weather=-1,
            deck=list(range(len(CARDS))),
            discard=[],
            stall=(1 << len(WARES)) - 1,
            players=[[2, 1] + [0] * len(WARES) for _ in range(seats)],
            hands=[[] for _ in range(seats)],
            laid=[[] for _ in range(seats)],
        )
        s.then(*[turn.MayDraw(seat) for seat in range(seats) for _ in range(2)], turn.Morning())
        return s

    def dump_data(self, s: FairState) -> dict[str, Any]:
        return dump_fields(FIELDS, s)

    def load_data(self, data: dict[str, Any]) -> FairState:
        return FairState(self.book, [], *load_fields(FIELDS, data))

    # -- what a seat may know -----------------------------------------------------------------------------

    def zones(self, s: FairState) -> list[Zone]:
        zones = [Zone("card", -1, 0, "deck")]
        for seat in range(s.seats):
            zones += [Zone("card", seat, 1 << seat, "hand"), Zone("card", seat, 1 << seat, "laid")]
        return zones

    def cards(self, s: FairState, zone: Zone) -> list[int]:
        if zone.place == "deck":
            return s.deck
        return s.hands[zone.owner] if zone.place == "hand" else s.laid[zone.owner]

    def put_cards(self, s: FairState, zone: Zone, cards: list[int]) -> None:
        self.cards(s, zone)[:] = cards

    def view(self, s: FairState, seat: int) -> dict[str, Any]:
        """Unknown cards come as one set and as counts: the deck alone would show the hands."""
        return {
            "round": s.round,
            "rounds": s.rounds,
            "weather": WEATHER[s.weather] if s.weather >= 0 else None,
            "deck": len(s.deck),
            "discard": names(s.discard),
            "stall": [ware for index, ware in enumerate(WARES) if s.stall >> index & 1],
            "unseen": names(unseen(self, s, seat, "card")),
            "hand": names(s.hands[seat]) if seat >= 0 else [],
            "laid": names(s.laid[seat]) if seat >= 0 else [],
            "players": [
                {
                    "coins": player[COINS],
                    "grain": player[GRAIN],
                    "wares": [ware for index, ware in enumerate(WARES) if player[FIRST_WARE + index]],
                    "hand": len(s.hands[number]),
                    "laid": len(s.laid[number]),
                }
                for number, player in enumerate(s.players)
            ],
        }

    def holdings(self, s: FairState, seat: int) -> dict[str, int]:
        return {"fair-coins": s.players[seat][COINS], "fair-grain": s.players[seat][GRAIN]}

    # -- who wins -----------------------------------------------------------------------------------------

    def score(self, s: FairState, seat: int) -> Score:
        player = s.players[seat]
        wares = sum(points for index, points in enumerate(POINTS) if player[FIRST_WARE + index])
        return Score({"coins": player[COINS], "wares": wares})

    def standing(self, s: FairState, seat: int) -> tuple[int, ...]:
        return (self.score(s, seat).total, s.players[seat][GRAIN])

    def worth(self, s: FairState, seat: int) -> float:
        """Cards in hand and grain are worth something too, until the end."""
        points = float(self.score(s, seat).total)
        return points + 0.5 * s.players[seat][GRAIN] + len(s.hands[seat]) if s.stack else points
