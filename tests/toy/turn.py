"""How a round goes. Steps happen by themselves; each puts what comes next on the stack."""

from collections.abc import Sequence

from armorial.kernel.contract import Chance, Out, Question, Step, event
from armorial.kernel.frames import Draw, SeatQuestion, SeatStep
from armorial.kernel.pools import draw, put_back
from armorial.kernel.questions import Tokens
from armorial.kernel.words import Message, who
from tests.toy.components import CARDS, KIND, WARES, WEATHER, WEATHER_GRAIN, WEATHER_WEIGHTS, WORKING
from tests.toy.state import CARD, COINS, DUE, FIRST_WARE, GRAIN, NOT_DUE, NOT_HELD, SEAT, FairState


def card_name(card: int) -> Message:
    return Message(f"fair-card-{KIND[card]}")


def play_card(s: FairState, seat: int, card: int, out: Out) -> None:
    """Carry out a card that lies on the discard pile already, if all of it can be done. F-6"""
    effects = s.book.cards[card]
    can = effects.can(s, seat) == 0
    if out is not None:
        out.append(event("fair-did-play" if can else "fair-did-waste", who=who(seat), card=card_name(card)))
    if can:
        effects.run(s, seat, out)


class Morning(Step[FairState]):
    """A round from its weather to its evening. F-3, F-4, F-5, F-11"""

    def run(self, s: FairState, out: Out) -> None:
        order = s.order()
        draws = [MayDraw(seat) for seat in order]
        evenings = [Evening(seat, WORKING) for seat in order]
        s.then(Weather(), *draws, LayCards(), *evenings, Night())


class Night(Step[FairState]):
    """The next round, or the end: nothing is left on the stack. F-1"""

    def run(self, s: FairState, out: Out) -> None:
        s.round += 1
        if s.round < s.rounds:
            s.then(Morning())


class Weather(Chance[FairState]):
    """A die with unequal chances. F-3"""

    table = Tokens(WEATHER)

    def weights(self, s: FairState) -> list[int]:
        return WEATHER_WEIGHTS

    def take(self, s: FairState, option: int, out: Out) -> None:
        s.weather = option
        for player in s.players:
            player[GRAIN] += WEATHER_GRAIN[option]
        if out is not None:
            out.append(event("fair-did-weather", weather=Message(f"fair-weather-{WEATHER[option]}")))


class MayDraw(SeatStep[FairState]):
    """A card for a seat, if there is one. F-4"""

    def run(self, s: FairState, out: Out) -> None:
        if not s.deck:
            s.deck, s.discard = s.discard, []
        if s.deck:
            s.then(DrawCard(self.seat))


class DrawCard(Draw[FairState]):
    """Which card of the unordered deck. Only the one who draws sees it. F-2, F-4"""

    fields = {"to": SEAT}
    table = Tokens(CARDS)

    def __init__(self, to: int) -> None:
        self.to = to

    def pool(self, s: FairState) -> list[int]:
        return s.deck

    def audience(self, s: FairState) -> int:
        return 1 << self.to

    def take(self, s: FairState, option: int, out: Out) -> None:
        put_back(s.hands[self.to], draw(s.deck, option))
        if out is not None:
            out.append(event("fair-did-draw", who=who(self.to)))
            out.append(event("fair-you-drew", 1 << self.to, card=card_name(option)))


class LayCards(Step[FairState]):
    """Everybody with a card is asked in turn, in secret; then the cards are turned up. F-5"""

    def run(self, s: FairState, out: Out) -> None:
        s.then(*[LayCard(seat) for seat in s.order() if s.hands[seat]], Reveal())


class LayCard(SeatQuestion[FairState]):
    """Which card to lay face down. It lies in a hidden zone until all have laid one. F-5"""

    table = Tokens(CARDS)

    def candidates(self, s: FairState) -> Sequence[int]:
        return s.hands[self.seat]

    def refusal(self, s: FairState, option: int) -> int:
        return 0 if option in s.hands[self.seat] else NOT_HELD

    def audience(self, s: FairState) -> int:
        return 1 << self.seat

    def take(self, s: FairState, option: int, out: Out) -> None:
        s.laid[self.seat].append(draw(s.hands[self.seat], option))
        if out is not None:
            out.append(event("fair-did-lay", who=who(self.seat)))

    def prompt(self, s: FairState) -> Message:
        return Message("fair-ask-lay")

    def label(self, s: FairState, option: int) -> Message:
        return card_name(option)


class Reveal(Step[FairState]):
    """The laid cards are turned up, and played from the first seat on. F-5, F-6"""

    def run(self, s: FairState, out: Out) -> None:
        plays: list[PlayRevealed] = []
        for seat in s.order():
            if s.laid[seat]:
                card = s.laid[seat].pop()
                put_back(s.discard, card)
                plays.append(PlayRevealed(seat, card))
                if out is not None:
                    out.append(event("fair-did-reveal", who=who(seat), card=card_name(card)))
        s.then(*plays)


class PlayRevealed(Step[FairState]):
    """A card that was turned up gives what is printed. Everybody knows it now, so a frame may keep it. F-6"""

    fields = {"seat": SEAT, "card": CARD}

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, s: FairState, out: Out) -> None:
        play_card(s, self.seat, self.card, out)


class Evening(Step[FairState]):
    """The wares of a seat that have not worked yet do so; with a choice, the owner is asked. F-11"""

    fields = {"seat": SEAT, "due": DUE}

    def __init__(self, seat: int, due: int) -> None:
        self.seat = seat
        self.due = due

    def run(self, s: FairState, out: Out) -> None:
        player = s.players[self.seat]
        due = [w for w in range(len(WARES)) if self.due & player[FIRST_WARE + w] << w]
        able = [w for w in due if s.book.evening[w].can(s, self.seat) == 0]
        if len(able) == 1:
            work(s, self.seat, self.due, able[0], out)
        elif able:
            s.then(NextWare(self.seat, sum(1 << w for w in due)))


class NextWare(Question[FairState]):
    """Which of the wares that are due works next: the order can matter, so the owner decides. F-11"""

    fields = {"seat": SEAT, "due": DUE}
    table = Tokens(WARES)

    def __init__(self, seat: int, due: int) -> None:
        self.seat = seat
        self.due = due

    def refusal(self, s: FairState, option: int) -> int:
        return s.book.evening[option].can(s, self.seat) if self.due >> option & 1 else NOT_DUE

    def take(self, s: FairState, option: int, out: Out) -> None:
        work(s, self.seat, self.due, option, out)

    def prompt(self, s: FairState) -> Message:
        return Message("fair-ask-next-ware")

    def label(self, s: FairState, option: int) -> Message:
        effects: list[Message] = s.book.evening[option].say()
        return Message("fair-ware-works", {"ware": Message(f"fair-ware-{WARES[option]}"), "does": effects})


def work(s: FairState, seat: int, due: int, ware: int, out: Out) -> None:
    """One ware works, then the others. What is due later goes on the stack first."""
    s.then(Evening(seat, due & ~(1 << ware)))
    s.book.evening[ware].run(s, seat, out)
    if out is not None:
        out.append(event("fair-did-work", who=who(seat), ware=WARES[ware], coins=s.players[seat][COINS]))
