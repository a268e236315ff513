"""The effects that are printed on cards and wares: what each needs, does and is called, side by side."""

from typing import Final

from armorial.kernel.contract import Out
from armorial.kernel.effects import Op
from armorial.kernel.words import Message
from tests.toy.market import Buy, PlayAnother, Rob, Sell
from tests.toy.state import COINS, GRAIN, FairState
from tests.toy.turn import MayDraw


class Gain(Op[FairState]):
    def __init__(self, thing: int, key: str) -> None:
        self.thing = thing
        self.key = key

    def run(self, s: FairState, seat: int, n: int, out: Out) -> None:
        s.players[seat][self.thing] += n

    def say(self, n: int) -> Message:
        return Message(self.key, {"n": n})


class PayGrain(Op[FairState]):
    def can(self, s: FairState, seat: int, n: int) -> int:
        return s.lacking(seat, GRAIN, n)

    def run(self, s: FairState, seat: int, n: int, out: Out) -> None:
        s.players[seat][GRAIN] -= n

    def say(self, n: int) -> Message:
        return Message("fair-effect-pay-grain", {"n": n})


class DrawCards(Op[FairState]):
    def run(self, s: FairState, seat: int, n: int, out: Out) -> None:
        s.then(*[MayDraw(seat) for _ in range(n)])

    def say(self, n: int) -> Message:
        return Message("fair-effect-draw", {"n": n})


class Ask(Op[FairState]):
    """An effect that asks its player something."""

    def __init__(self, key: str) -> None:
        self.key = key

    def run(self, s: FairState, seat: int, n: int, out: Out) -> None:
        if self.key == "buy":
            s.then(*[Buy(seat) for _ in range(n)])
        elif self.key == "play":
            s.then(*[PlayAnother(seat) for _ in range(n)])
        elif self.key == "sell":
            s.then(Sell(seat, -1, 0))
        else:
            s.then(Rob(seat, n))

    def say(self, n: int) -> Message:
        return Message(f"fair-effect-{self.key}", {"n": n})


OPS: Final[dict[str, Op[FairState]]] = {
    "coin": Gain(COINS, "fair-effect-coin"),
    "grain": Gain(GRAIN, "fair-effect-grain"),
    "pay_grain": PayGrain(),
    "draw": DrawCards(),
    "buy": Ask("buy"),
    "play": Ask("play"),
    "sell": Ask("sell"),
    "rob": Ask("rob"),
}
