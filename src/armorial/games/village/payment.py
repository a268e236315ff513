"""Paying: cubes or coins in their place, and the payments that can be made in two ways. V-81, V-82

``pay_cubes`` asks only where there is a choice. What is paid for stands below the question on the stack.
"""

from collections.abc import Sequence
from itertools import product
from typing import ClassVar, Final

from armorial.games.village.components import COINS, COLOURS, CUBES, Price
from armorial.games.village.reasons import ANY_CUBES, NOT_YOUR_CUBES, REASONS, SHORT, WELL_NEEDS_CUBES, WRONG_COINS
from armorial.games.village.state import DUE, Village, spend, spend_time
from armorial.games.village.words import amount, cube, hours, price_words
from armorial.kernel.codec import NUMBER, Codec, Tuple
from armorial.kernel.contract import Out, Question, event
from armorial.kernel.frames import SeatQuestion
from armorial.kernel.questions import Tokens
from armorial.kernel.words import Message, who

Cubes = tuple[int, ...]

MOST: Final = 4
"""No price asks for more cubes of a colour; the component checks see to it."""
COIN_WAYS: Final = tuple(product(range(MOST + 1), repeat=len(COLOURS)))
"""How many coins stand for cubes of each colour."""


def _coin_token(coins: Cubes) -> str:
    named = [f"{colour}={n}" for colour, n in zip(COLOURS, coins, strict=True) if n]
    return f"coins:{','.join(named)}" if named else "cubes"


COIN_TOKENS: Final = tuple(_coin_token(coins) for coins in COIN_WAYS)
IN_GOODS: Final = len(COIN_WAYS)
IN_TIME: Final = len(COIN_WAYS) + 1


def lacks_cubes(me: list[int], cubes: Cubes, reason: int) -> int:
    """0 if cubes and coins together can pay, else the reason with what is missing."""
    missing = 0
    scarce = -1
    for colour in range(4):
        short = cubes[colour] - me[CUBES + colour]
        if short > 0:
            missing += short
            scarce = CUBES + colour if scarce < 0 else ANY_CUBES
    if missing <= me[COINS]:
        return 0
    return REASONS.lacking(reason, scarce, missing - me[COINS])


def lacks(me: list[int], price: Price, reason: int) -> int:
    """0 if goods, grain, cubes and coins can pay a price, else the reason with what is missing. Time is never short."""
    for holding, n in price.things:
        if me[holding] < n:
            return REASONS.lacking(reason, holding, n - me[holding])
    return lacks_cubes(me, price.cubes, reason) if price.total_cubes else 0


def pay_things(s: Village, seat: int, price: Price, out: Out) -> None:
    """Hand in the goods and the grain of a price."""
    for holding, n in price.things:
        spend(s, seat, holding, n)
    if out is not None and price.things:
        out.append(event("village-did-pay", who=who(seat), what=[amount(h, n) for h, n in price.things]))


def pay_time(s: Village, seat: int, time: int, out: Out) -> None:
    """Spend time in one's turn: whoever dies of it dies at its end. V-20, V-21"""
    if time:
        s.players[seat][DUE] += spend_time(s, seat, time)
        if out is not None:
            out.append(event("village-did-spend-time", who=who(seat), what=hours(time)))


def ask_or_pay(s: Village, question: "Pay", out: Out) -> None:
    """Ask how to pay if there are several ways, and just pay if there is one."""
    options = question.options(s)
    if len(options) == 1:
        question.take(s, options[0], out)
    else:
        s.then(question)


def pay_cubes(s: Village, seat: int, cubes: Cubes, out: Out) -> None:
    if any(cubes):
        ask_or_pay(s, Pay(seat, cubes), out)


class Pay(Question[Village]):
    """How cubes are paid: with coins for some of them or not. V-81"""

    table: ClassVar[Tokens] = Tokens((*COIN_TOKENS, "goods", "time"))
    fields: ClassVar[dict[str, Codec]] = {"seat": NUMBER, "cubes": Tuple(NUMBER)}

    def __init__(self, seat: int, cubes: Cubes) -> None:
        self.seat = seat
        self.cubes = cubes

    def candidates(self, s: Village) -> Sequence[int]:
        cubes = self.cubes
        return [
            125 * i + 25 * j + 5 * k + m
            for i in range(cubes[0] + 1)
            for j in range(cubes[1] + 1)
            for k in range(cubes[2] + 1)
            for m in range(cubes[3] + 1)
        ]

    def refusal(self, s: Village, option: int) -> int:
        if option >= IN_GOODS:
            return WRONG_COINS
        me = s.players[self.seat]
        coins = COIN_WAYS[option]
        if sum(coins) > me[COINS]:
            return REASONS.lacking(SHORT, COINS, sum(coins) - me[COINS])
        for colour in range(4):
            rest = self.cubes[colour] - coins[colour]
            if rest < 0:
                return WRONG_COINS
            if rest > me[CUBES + colour]:
                return REASONS.lacking(SHORT, CUBES + colour, rest - me[CUBES + colour])
        return 0

    def onward(self, s: Village) -> list[int]:
        """How it is paid is a detail of what it is paid for."""
        return self.options(s)

    def take(self, s: Village, option: int, out: Out) -> None:
        coins = COIN_WAYS[option]
        paid = sum(coins)
        spend(s, self.seat, COINS, paid)
        for colour in range(4):
            spend(s, self.seat, CUBES + colour, self.cubes[colour] - coins[colour])
        if out is not None:
            out.append(event("village-did-pay", who=who(self.seat), what=self._words(option)))

    def prompt(self, s: Village) -> Message:
        price = [cube(colour, n) for colour, n in enumerate(self.cubes) if n]
        return Message("village-ask-pay", {"who": who(self.seat), "price": price})

    def label(self, s: Village, option: int) -> Message:
        return Message("village-pay", {"what": self._words(option)})

    def _words(self, option: int) -> list[Message]:
        coins = COIN_WAYS[option]
        words = [cube(c, n - coins[c]) for c, n in enumerate(self.cubes) if n > coins[c]]
        return [*words, amount(COINS, sum(coins))] if any(coins) else words


class PayCouncil(Pay):
    """A step in the council: green cubes, or a scroll. V-60"""

    def candidates(self, s: Village) -> Sequence[int]:
        return [*super().candidates(s), IN_GOODS]

    def refusal(self, s: Village, option: int) -> int:
        if option == IN_GOODS:
            return lacks(s.players[self.seat], s.parts.council_goods, SHORT)
        return super().refusal(s, option)

    def take(self, s: Village, option: int, out: Out) -> None:
        if option == IN_GOODS:
            pay_things(s, self.seat, s.parts.council_goods, out)
        else:
            super().take(s, option, out)

    def label(self, s: Village, option: int) -> Message:
        if option == IN_GOODS:
            return Message("village-pay", {"what": price_words(s.parts.council_goods)})
        return super().label(s, option)


class PayChurch(Pay):
    """Into the black bag: a brown cube, or time. V-70"""

    def candidates(self, s: Village) -> Sequence[int]:
        return [*super().candidates(s), IN_TIME]

    def refusal(self, s: Village, option: int) -> int:
        return 0 if option == IN_TIME else super().refusal(s, option)

    def take(self, s: Village, option: int, out: Out) -> None:
        if option == IN_TIME:
            pay_time(s, self.seat, s.parts.church_time, out)
        else:
            super().take(s, option, out)

    def label(self, s: Village, option: int) -> Message:
        if option == IN_TIME:
            return Message("village-pay", {"what": [hours(s.parts.church_time)]})
        return super().label(s, option)


class PayWell(SeatQuestion[Village]):
    """Which three cubes go into the well. Coins may complete a set or be all of it. V-80, V-81"""

    table: ClassVar[Tokens] = Tokens([*(f"{colour}:{n}" for colour in COLOURS for n in range(1, MOST + 1)), "coins"])
    COINS_ONLY: Final = len(COLOURS) * MOST

    def candidates(self, s: Village) -> Sequence[int]:
        price = s.parts.well_cubes
        return [*(MOST * colour + n for colour in range(4) for n in range(price)), self.COINS_ONLY]

    def refusal(self, s: Village, option: int) -> int:
        me = s.players[self.seat]
        colour, cubes = self._set(option)
        coins = s.parts.well_cubes - cubes
        if coins < 0:
            return WELL_NEEDS_CUBES
        if cubes > me[CUBES + colour]:
            return NOT_YOUR_CUBES
        return 0 if coins <= me[COINS] else REASONS.lacking(SHORT, COINS, coins - me[COINS])

    def onward(self, s: Village) -> list[int]:
        return self.options(s)

    def take(self, s: Village, option: int, out: Out) -> None:
        colour, cubes = self._set(option)
        spend(s, self.seat, CUBES + colour, cubes)
        spend(s, self.seat, COINS, s.parts.well_cubes - cubes)
        if out is not None:
            out.append(event("village-did-use-well", who=who(self.seat), what=self._words(s, option)))

    def prompt(self, s: Village) -> Message:
        return Message("village-ask-pay-well", {"who": who(self.seat), "n": s.parts.well_cubes})

    def label(self, s: Village, option: int) -> Message:
        return Message("village-pay", {"what": self._words(s, option)})

    def _set(self, option: int) -> tuple[int, int]:
        """The colour and how many cubes of it."""
        return (0, 0) if option == self.COINS_ONLY else (option // MOST, option % MOST + 1)

    def _words(self, s: Village, option: int) -> list[Message]:
        colour, cubes = self._set(option)
        coins = s.parts.well_cubes - cubes
        words = [cube(colour, cubes)] if cubes else []
        return [*words, amount(COINS, coins)] if coins else words


def lacks_well(s: Village, seat: int) -> int:
    """0 if three cubes of one colour, coins included, are there. V-80"""
    me = s.players[seat]
    most = 0
    for colour in range(4):
        most = max(most, me[CUBES + colour])
    return 0 if most + me[COINS] >= s.parts.well_cubes else WELL_NEEDS_CUBES
