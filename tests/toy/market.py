"""What players are asked by the cards they play: to buy, play, sell, rob, and defend themselves."""

from collections.abc import Sequence
from typing import Final

from armorial.kernel.codec import NUMBER
from armorial.kernel.contract import Out, Question, event
from armorial.kernel.frames import SeatQuestion
from armorial.kernel.pools import draw, put_back
from armorial.kernel.questions import Tokens
from armorial.kernel.words import Message, who
from tests.toy.components import CARDS, PRICE, WARES
from tests.toy.state import (
    CARD,
    COINS,
    FIRST_WARE,
    GRAIN,
    NO_VICTIM,
    NOT_HELD,
    OUT_OF_ORDER,
    SEAT,
    SOLD,
    TWO_OR_MORE,
    FairState,
)
from tests.toy.turn import card_name, play_card

NO_WARE: Final = len(WARES)
NO_CARD: Final = len(CARDS)


class Buy(SeatQuestion[FairState]):
    """Which ware to buy, if any. A ware may give a card, or another ware: nested choices. F-7"""

    table = Tokens((*WARES, "none"), least=("none",))

    def refusal(self, s: FairState, option: int) -> int:
        if option == NO_WARE:
            return 0
        if not s.stall >> option & 1:
            return SOLD
        return s.lacking(self.seat, COINS, PRICE[option])

    def take(self, s: FairState, option: int, out: Out) -> None:
        if option == NO_WARE:
            return
        player = s.players[self.seat]
        player[COINS] -= PRICE[option]
        player[FIRST_WARE + option] = 1
        s.stall &= ~(1 << option)
        if out is not None:
            out.append(event("fair-did-buy", who=who(self.seat), ware=Message(f"fair-ware-{WARES[option]}")))
        s.book.at_once[option].run(s, self.seat, out)

    def prompt(self, s: FairState) -> Message:
        return Message("fair-ask-buy", {"coins": s.players[self.seat][COINS]})

    def label(self, s: FairState, option: int) -> Message:
        if option == NO_WARE:
            return Message("fair-nothing")
        does = s.book.at_once[option].say()
        return Message("fair-buy", {"ware": Message(f"fair-ware-{WARES[option]}"), "does": does})


class PlayAnother(SeatQuestion[FairState]):
    """Which card of the hand to play now, if any. F-8"""

    table = Tokens((*CARDS, "none"), least=("none",))

    def candidates(self, s: FairState) -> Sequence[int]:
        return [*s.hands[self.seat], NO_CARD]

    def refusal(self, s: FairState, option: int) -> int:
        if option == NO_CARD:
            return 0
        if option not in s.hands[self.seat]:
            return NOT_HELD
        return s.book.cards[option].can(s, self.seat)

    def take(self, s: FairState, option: int, out: Out) -> None:
        if option != NO_CARD:
            put_back(s.discard, draw(s.hands[self.seat], option))
            play_card(s, self.seat, option, out)

    def prompt(self, s: FairState) -> Message:
        return Message("fair-ask-play")

    def label(self, s: FairState, option: int) -> Message:
        return Message("fair-nothing") if option == NO_CARD else card_name(option)


class Sell(Question[FairState]):
    """A set, picked one card at a time in the order of the table, so that no set comes up twice; then "done".

    ``after`` is the card sold last, -1 for none. A card is offered only if the sale can be finished with it:
    the first needs another one behind it.

    Two things here are for bots, which think about positions where hidden hands are dealt anew. Cards sold go to
    the discard pile at once, since a frame that kept cards of the hand would not match the new hand. And the sale
    may end where no card can follow: that never happens at the table, but a new hand may be such. F-9
    """

    fields = {"seat": SEAT, "after": CARD, "count": NUMBER}
    table = Tokens((*CARDS, "done"), least=("done",))

    def __init__(self, seat: int, after: int, count: int) -> None:
        self.seat = seat
        self.after = after
        self.count = count

    def candidates(self, s: FairState) -> Sequence[int]:
        return [*s.hands[self.seat], NO_CARD]

    def refusal(self, s: FairState, option: int) -> int:
        hand = s.hands[self.seat]
        if option == NO_CARD:
            return TWO_OR_MORE if self.count == 1 and hand and hand[-1] > self.after else 0
        if option not in hand:
            return NOT_HELD
        if option < self.after:
            return OUT_OF_ORDER
        return TWO_OR_MORE if self.count == 0 and option == hand[-1] else 0

    def take(self, s: FairState, option: int, out: Out) -> None:
        if option == NO_CARD:
            return
        put_back(s.discard, draw(s.hands[self.seat], option))
        s.players[self.seat][COINS] += 1
        if out is not None:
            out.append(event("fair-did-sell", who=who(self.seat), card=card_name(option)))
        s.then(Sell(self.seat, option, self.count + 1))

    def prompt(self, s: FairState) -> Message:
        return Message("fair-ask-sell", {"n": self.count})

    def label(self, s: FairState, option: int) -> Message:
        return Message("fair-done") if option == NO_CARD else card_name(option)


class Rob(Question[FairState]):
    """Whom to rob. F-10"""

    fields = {"seat": SEAT, "coins": NUMBER}
    table = Tokens(("seat-1", "seat-2", "seat-3", "seat-4"))

    def __init__(self, seat: int, coins: int) -> None:
        self.seat = seat
        self.coins = coins

    def candidates(self, s: FairState) -> Sequence[int]:
        return range(s.seats)

    def refusal(self, s: FairState, option: int) -> int:
        return NO_VICTIM if option == self.seat or option >= s.seats else 0

    def take(self, s: FairState, option: int, out: Out) -> None:
        s.then(Defend(option, self.seat, self.coins))

    def prompt(self, s: FairState) -> Message:
        return Message("fair-ask-rob", {"n": self.coins})

    def label(self, s: FairState, option: int) -> Message:
        return who(option)


class Defend(Question[FairState]):
    """A reaction in the middle of somebody else's turn: pay grain, or lose coins. F-10"""

    PAY: Final = 0
    fields = {"seat": SEAT, "robber": SEAT, "coins": NUMBER}
    table = Tokens(("pay", "suffer"), least=("suffer",))

    def __init__(self, seat: int, robber: int, coins: int) -> None:
        self.seat = seat
        self.robber = robber
        self.coins = coins

    def refusal(self, s: FairState, option: int) -> int:
        return s.lacking(self.seat, GRAIN, 1) if option == self.PAY else 0

    def take(self, s: FairState, option: int, out: Out) -> None:
        victim = s.players[self.seat]
        if option == self.PAY:
            victim[GRAIN] -= 1
            lost = 0
        else:
            lost = min(self.coins, victim[COINS])
            victim[COINS] -= lost
            s.players[self.robber][COINS] += lost
        if out is not None:
            out.append(event("fair-did-rob", who=who(self.robber), victim=who(self.seat), n=lost))

    def prompt(self, s: FairState) -> Message:
        return Message("fair-ask-defend", {"who": who(self.robber), "n": self.coins})

    def label(self, s: FairState, option: int) -> Message:
        return Message("fair-pay" if option == self.PAY else "fair-suffer")
