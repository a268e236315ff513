"""The market day and its customers. V-40 to V-48"""

from collections.abc import Sequence
from typing import ClassVar, Final

from armorial.games.village.components import CUSTOMERS
from armorial.games.village.death import Death
from armorial.games.village.payment import lacks, lacks_cubes, pay_cubes, pay_things
from armorial.games.village.reasons import CUSTOMER_SHORT, EXTRA_SHORT, NOT_AT_STALL
from armorial.games.village.state import CUSTOMER, NOBODY, SERVED, Village, spend_time
from armorial.games.village.words import customer, hours, price_words
from armorial.kernel.codec import NUMBER, Codec
from armorial.kernel.contract import Out, Question, Step, event
from armorial.kernel.frames import Draw
from armorial.kernel.pools import draw
from armorial.kernel.questions import Tokens
from armorial.kernel.words import Message, who

PASS: Final = len(CUSTOMERS)


def open_market(s: Village, opener: int, out: Out) -> None:
    """The opener begins; all are in. The day is held even if nobody can sell. V-40, V-41, V-47"""
    if out is not None:
        out.append(event("village-did-open-market", who=who(opener)))
    everybody = (1 << s.seats) - 1
    s.then(MarketDay(opener, everybody, True, False))


class MarketDay(Step[Village]):
    """Whose turn it is in a market day: the first from ``seat`` on who has not passed, while there are customers."""

    fields: ClassVar[dict[str, Codec]] = {
        "seat": NUMBER,
        "still_in": NUMBER,
        "free": NUMBER,
        "served": NUMBER,
    }

    def __init__(self, seat: int, still_in: int, free: bool, served: bool) -> None:
        self.seat = seat
        self.still_in = still_in
        self.free = free
        self.served = served

    def run(self, s: Village, out: Out) -> None:
        stalls_are_empty = max(s.stalls) == NOBODY
        if self.still_in and not stalls_are_empty:
            seat = self.seat
            while not self.still_in >> seat & 1:
                seat = (seat + 1) % s.seats
            s.then(MarketTurn(seat, self.still_in, self.free, self.served))
            return
        if out is not None:
            out.append(event("village-did-close-market"))
        if self.served:
            move_up(s)


def move_up(s: Village) -> None:
    """The queue moves to the empty stalls, and new customers join it. V-42, V-46"""
    for stall, tile in enumerate(s.stalls):
        if tile == NOBODY and s.queue:
            s.stalls[stall] = s.queue.pop(0)
    arriving = min(s.parts.queue - len(s.queue), len(s.pile))
    s.then(*[DrawCustomer(NOBODY) for _ in range(arriving)])


class MarketTurn(Question[Village]):
    """Serve one customer, or pass for the rest of the day. V-40, V-45

    ``free``: it is the opener's first sale, without extra price. ``served``: somebody has sold today.
    """

    table: ClassVar[Tokens] = Tokens((*(f"serve:{name}" for name in CUSTOMERS), "pass"), least=("pass",))
    fields: ClassVar[dict[str, Codec]] = {
        "seat": NUMBER,
        "still_in": NUMBER,
        "free": NUMBER,
        "served": NUMBER,
    }

    def __init__(self, seat: int, still_in: int, free: bool, served: bool) -> None:
        self.seat = seat
        self.still_in = still_in
        self.free = free
        self.served = served

    def candidates(self, s: Village) -> Sequence[int]:
        return [*sorted(tile for tile in s.stalls if tile != NOBODY), PASS]

    def refusal(self, s: Village, option: int) -> int:
        if option == PASS:
            return 0
        if option not in s.stalls:
            return NOT_AT_STALL
        me = s.players[self.seat]
        if not self.free:
            code = lacks_cubes(me, s.parts.market_extra.cubes, EXTRA_SHORT)
            if code:
                return code
        return lacks(me, s.parts.demands[option], CUSTOMER_SHORT)

    def take(self, s: Village, option: int, out: Out) -> None:
        after = (self.seat + 1) % s.seats
        if option == PASS:
            if out is not None:
                out.append(event("village-did-pass", who=who(self.seat)))
            s.then(MarketDay(after, self.still_in & ~(1 << self.seat), False, self.served))
            return
        s.then(Sale(self.seat, option, self.free), MarketDay(after, self.still_in, False, True))
        if not self.free:
            pay_cubes(s, self.seat, s.parts.market_extra.cubes, out)

    def prompt(self, s: Village) -> Message:
        if self.free:
            return Message("village-ask-market-free", {"who": who(self.seat)})
        extra = price_words(s.parts.market_extra)
        return Message("village-ask-market", {"who": who(self.seat), "price": extra})

    def label(self, s: Village, option: int) -> Message:
        if option == PASS:
            return Message("village-pass")
        return Message("village-serve", {"customer": customer(s, option)})


class Sale(Step[Village]):
    """A sale whose extra cube is paid: the time, then the goods, then the tile; a death comes at once. V-48, V-43"""

    fields: ClassVar[dict[str, Codec]] = {"seat": NUMBER, "tile": CUSTOMER, "free": NUMBER}

    def __init__(self, seat: int, tile: int, free: bool) -> None:
        self.seat = seat
        self.tile = tile
        self.free = free

    def run(self, s: Village, out: Out) -> None:
        time = 0 if self.free else s.parts.market_extra.time
        if time and out is not None:
            out.append(event("village-did-spend-time", who=who(self.seat), what=hours(time)))
        deaths = spend_time(s, self.seat, time)
        pay_things(s, self.seat, s.parts.demands[self.tile], out)
        s.stalls[s.stalls.index(self.tile)] = NOBODY
        s.players[self.seat][SERVED] |= 1 << self.tile
        if out is not None:
            out.append(event("village-did-serve", who=who(self.seat), customer=customer(s, self.tile)))
        s.then(*[Death(self.seat) for _ in range(deaths)])


class DrawCustomer(Draw[Village]):
    """A customer turned up from the pile, for a stall (at set-up) or for the queue. V-03, V-42"""

    table: ClassVar[Tokens] = Tokens(f"customer:{name}" for name in CUSTOMERS)
    fields: ClassVar[dict[str, Codec]] = {"stall": NUMBER}

    def __init__(self, stall: int) -> None:
        self.stall = stall

    def pool(self, s: Village) -> list[int]:
        return s.pile

    def take(self, s: Village, option: int, out: Out) -> None:
        draw(s.pile, option)
        if self.stall == NOBODY:
            s.queue.append(option)
        else:
            s.stalls[self.stall] = option
        if out is not None:
            out.append(event("village-did-arrive", customer=customer(s, option)))

    def prompt(self, s: Village) -> Message:
        return Message("village-ask-draw-customer")

    def label(self, s: Village, option: int) -> Message:
        return customer(s, option)
