"""What cities and chambers give: operations with what they need, what they do and what they are called."""

from typing import ClassVar, Final

from armorial.games.village.components import COINS, COLOURS, CUBES, GOODS, GOODS_AT
from armorial.games.village.reasons import (
    COLOUR_IS_OUT,
    GOOD_IS_OUT,
    NEEDS_COIN,
    NO_CUBES_LEFT,
    NO_GOODS_LEFT,
    TOKEN_IS_GONE,
)
from armorial.games.village.state import NOBODY, PRESTIGE, Village, gain, spend
from armorial.games.village.words import amount, cube, good
from armorial.kernel.codec import NUMBER, Codec
from armorial.kernel.contract import Out, Question, event
from armorial.kernel.effects import Op
from armorial.kernel.questions import Tokens
from armorial.kernel.words import Message, who


class GainPrestige(Op[Village]):
    """Prestige has no limit. V-123"""

    def run(self, s: Village, seat: int, n: int, out: Out) -> None:
        s.players[seat][PRESTIGE] += n
        if out is not None:
            out.append(event("village-did-gain", who=who(seat), what=[self.say(n)]))

    def say(self, n: int) -> Message:
        return Message("village-n-prestige", {"n": n})


class GainCoin(Op[Village]):
    """Coins, as far as the supply goes. V-51, V-09"""

    def run(self, s: Village, seat: int, n: int, out: Out) -> None:
        gained = gain(s, seat, COINS, n)
        if gained and out is not None:
            out.append(event("village-did-gain", who=who(seat), what=[self.say(gained)]))

    def say(self, n: int) -> Message:
        return amount(COINS, n)


class PayCoin(Op[Village]):
    """The price of chamber 4's exchange. V-62, V-82"""

    def can(self, s: Village, seat: int, n: int) -> int:
        return 0 if s.players[seat][COINS] >= n else NEEDS_COIN

    def run(self, s: Village, seat: int, n: int, out: Out) -> None:
        spend(s, seat, COINS, n)
        if out is not None:
            out.append(event("village-did-pay", who=who(seat), what=[amount(COINS, n)]))

    def say(self, n: int) -> Message:
        return Message("village-pay-coins", {"n": n})


class NextFirstPlayer(Op[Village]):
    """The token, if it still lies in the council. V-62, V-65"""

    def can(self, s: Village, seat: int, n: int) -> int:
        return 0 if s.token == NOBODY else TOKEN_IS_GONE

    def run(self, s: Village, seat: int, n: int, out: Out) -> None:
        s.token = seat
        if out is not None:
            out.append(event("village-did-take-token", who=who(seat)))

    def say(self, n: int) -> Message:
        return Message("village-next-first-player")


class CubesOfChoice(Op[Village]):
    """Influence cubes of the player's choice, as many as there are. V-51, V-62, V-09"""

    def can(self, s: Village, seat: int, n: int) -> int:
        return 0 if sum(s.supply[CUBES : CUBES + 4]) else NO_CUBES_LEFT

    def run(self, s: Village, seat: int, n: int, out: Out) -> None:
        s.then(*picks(s, PickCube(seat, n), out))

    def say(self, n: int) -> Message:
        return Message("village-n-cubes-of-choice", {"n": n})


class GoodOfChoice(Op[Village]):
    """Goods of the player's choice, as many as there are. V-62, V-09"""

    def can(self, s: Village, seat: int, n: int) -> int:
        return 0 if sum(s.supply[GOODS_AT:]) else NO_GOODS_LEFT

    def run(self, s: Village, seat: int, n: int, out: Out) -> None:
        s.then(*picks(s, PickGood(seat, n), out))

    def say(self, n: int) -> Message:
        return Message("village-n-goods-of-choice", {"n": n})


OPS: Final[dict[str, Op[Village]]] = {
    "prestige": GainPrestige(),
    "coin": GainCoin(),
    "pay_coin": PayCoin(),
    "next_first_player": NextFirstPlayer(),
    "cubes_of_choice": CubesOfChoice(),
    "good_of_choice": GoodOfChoice(),
}


class Pick(Question[Village]):
    """Take things of one's choice from the supply, one by one, in any order: people do not think in a fixed one."""

    fields: ClassVar[dict[str, Codec]] = {"seat": NUMBER, "left": NUMBER}
    first: ClassVar[int]
    is_out: ClassVar[int]

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def refusal(self, s: Village, option: int) -> int:
        return 0 if s.supply[self.first + option] else self.is_out

    def take(self, s: Village, option: int, out: Out) -> None:
        self.gain(s, option, out)
        if self.left > 1:
            s.then(*picks(s, type(self)(self.seat, self.left - 1), out))

    def gain(self, s: Village, option: int, out: Out) -> None:
        holding = self.first + option
        gain(s, self.seat, holding, 1)
        if out is not None:
            out.append(event("village-did-gain", who=who(self.seat), what=[amount(holding, 1)]))

    def prompt(self, s: Village) -> Message:
        return Message("village-ask-pick", {"who": who(self.seat), "left": self.left})


def picks(s: Village, pick: Pick, out: Out) -> list[Pick]:
    """The pick to be asked; where no more is left than may be taken there is no choice, and all of it is taken. V-09"""
    if sum(s.supply[pick.first : pick.first + len(pick.table)]) > pick.left:
        return [pick]
    while options := pick.options(s):
        pick.gain(s, options[0], out)
    return []


class PickCube(Pick):
    """A cube of choice. V-51, V-62"""

    table: ClassVar[Tokens] = Tokens(f"cube:{colour}" for colour in COLOURS)
    first: ClassVar[int] = CUBES
    is_out: ClassVar[int] = COLOUR_IS_OUT

    def label(self, s: Village, option: int) -> Message:
        return cube(option)


class PickGood(Pick):
    """A good of choice. V-62"""

    table: ClassVar[Tokens] = Tokens(f"good:{name}" for name in GOODS)
    first: ClassVar[int] = GOODS_AT
    is_out: ClassVar[int] = GOOD_IS_OUT

    def label(self, s: Village, option: int) -> Message:
        return good(option)
