"""The crafts quarter: training, making, buying, and the mill. V-33 to V-39"""

from collections.abc import Sequence
from typing import ClassVar, Final

from armorial.games.village.action import Action
from armorial.games.village.components import COINS, GOODS, GOODS_AT, GRAIN, WORKSHOPS
from armorial.games.village.payment import lacks, pay_cubes, pay_things, pay_time
from armorial.games.village.reasons import (
    CRAFT_SHORT,
    GOOD_IS_OUT,
    MILL_SHORT,
    NO_COINS_LEFT,
    NO_CRAFTSMAN,
    NOBODY_OF_GENERATION,
    NOBODY_ON_FARM,
    OTHER_WORKSHOP,
    REASONS,
)
from armorial.games.village.state import (
    FARM,
    WORKSHOP,
    Village,
    first_at,
    gain,
    generations_at,
    member_at,
    on_farm,
    spend,
)
from armorial.games.village.words import amount, good, hours, place, price_words
from armorial.kernel.codec import NUMBER, Codec
from armorial.kernel.contract import Out, Question, Step, event
from armorial.kernel.questions import Tokens
from armorial.kernel.words import Message, who

TRAIN: Final = 0
MAKE: Final = TRAIN + 4 * len(WORKSHOPS)
BUY: Final = MAKE + len(GOODS)
MILL: Final = BUY + len(GOODS)
DECLINE: Final = MILL + 1
NOT_TRAINING: Final = list(range(MAKE, DECLINE + 1))


def make_good(s: Village, seat: int, kind: int, out: Out) -> None:
    """Make a good by production time: it goes from the supply to the maker. V-33, V-34"""
    pay_time(s, seat, s.parts.workshops[s.parts.workshop_of[kind]].make_time, out)
    take_good(s, seat, kind, "village-did-make", out)


def take_good(s: Village, seat: int, kind: int, key: str, out: Out) -> None:
    gain(s, seat, GOODS_AT + kind, 1)
    if out is not None:
        out.append(event(key, who=who(seat), what=[good(kind)]))


class CraftsAction(Action):
    """One workshop, by time or by payment, or the mill. V-33"""

    table: ClassVar[Tokens] = Tokens(
        (
            *(f"train:{shop}:{g + 1}" for shop in WORKSHOPS for g in range(4)),
            *(f"make:{name}" for name in GOODS),
            *(f"buy:{name}" for name in GOODS),
            "mill",
            "decline",
        )
    )
    decline: ClassVar[int] = DECLINE

    def candidates(self, s: Village) -> Sequence[int]:
        generations = generations_at(s.players[self.seat], FARM) or [0]
        training = [TRAIN + 4 * shop + g for shop in range(len(WORKSHOPS)) for g in generations]
        return training + NOT_TRAINING

    def refusal(self, s: Village, option: int) -> int:
        if option == DECLINE:
            return 0
        me = s.players[self.seat]
        if option < MAKE:
            if member_at(me, FARM, option % 4) >= 0:
                return 0
            return NOBODY_OF_GENERATION if on_farm(me) else NOBODY_ON_FARM
        if option == MILL:
            return self._refuse_mill(s, me)
        kind = (option - MAKE) % len(GOODS)
        if not s.supply[GOODS_AT + kind]:
            return GOOD_IS_OUT
        shop = s.parts.workshop_of[kind]
        if option < BUY:
            return 0 if first_at(me, WORKSHOP + shop) >= 0 else NO_CRAFTSMAN
        return lacks(me, s.parts.workshops[shop].price, CRAFT_SHORT)

    def _refuse_mill(self, s: Village, me: list[int]) -> int:
        if me[GRAIN] < s.parts.mill_grain:
            return REASONS.lacking(MILL_SHORT, GRAIN, s.parts.mill_grain - me[GRAIN])
        return 0 if s.supply[COINS] else NO_COINS_LEFT

    def act(self, s: Village, option: int, out: Out) -> None:
        if option < MAKE:
            self._train(s, option // 4, option % 4, out)
        elif option < BUY:
            make_good(s, self.seat, option - MAKE, out)
        elif option < MILL:
            price = s.parts.workshops[s.parts.workshop_of[option - BUY]].price
            s.then(BoughtGood(self.seat, option - BUY))
            pay_things(s, self.seat, price, out)
            pay_cubes(s, self.seat, price.cubes, out)
        else:
            self._grind(s, out)

    def _train(self, s: Village, shop: int, generation: int, out: Out) -> None:
        me = s.players[self.seat]
        me[member_at(me, FARM, generation)] = WORKSHOP + shop
        if out is not None:
            words = event(
                "village-did-train",
                who=who(self.seat),
                generation=generation + 1,
                place=place(WORKSHOP + shop),
            )
            out.append(words)
        pay_time(s, self.seat, s.parts.workshops[shop].train_time, out)
        if any(s.supply[GOODS_AT + kind] for kind in s.parts.workshops[shop].goods):
            s.then(AfterTraining(self.seat, shop))

    def _grind(self, s: Village, out: Out) -> None:
        pay_time(s, self.seat, s.parts.mill_time, out)
        spend(s, self.seat, GRAIN, s.parts.mill_grain)
        coins = gain(s, self.seat, COINS, s.parts.mill_coins)
        if out is not None:
            paid = [amount(GRAIN, s.parts.mill_grain)]
            out.append(event("village-did-mill", who=who(self.seat), paid=paid, what=[amount(COINS, coins)]))

    def prompt(self, s: Village) -> Message:
        return Message("village-ask-crafts", {"who": who(self.seat)})

    def name(self, s: Village, option: int) -> Message:
        if option < MAKE:
            shop = s.parts.workshops[option // 4]
            where = place(WORKSHOP + option // 4)
            time = hours(shop.train_time)
            return Message("village-train", {"generation": option % 4 + 1, "place": where, "time": time})
        if option == MILL:
            gives = [amount(COINS, s.parts.mill_coins)]
            price = [amount(GRAIN, s.parts.mill_grain), hours(s.parts.mill_time)]
            return Message("village-mill", {"what": gives, "price": price})
        kind = (option - MAKE) % len(GOODS)
        shop = s.parts.workshops[s.parts.workshop_of[kind]]
        if option < BUY:
            return Message("village-make", {"what": good(kind), "time": hours(shop.make_time)})
        return Message("village-buy", {"what": good(kind), "price": price_words(shop.price)})


class BoughtGood(Step[Village]):
    """The good that has been paid for. V-35"""

    fields: ClassVar[dict[str, Codec]] = {"seat": NUMBER, "kind": NUMBER}

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def run(self, s: Village, out: Out) -> None:
        take_good(s, self.seat, self.kind, "village-did-buy", out)


class AfterTraining(Question[Village]):
    """Whoever has just been trained may make a good at once, or stop. V-34"""

    table: ClassVar[Tokens] = Tokens((*(f"make:{name}" for name in GOODS), "stop"), least=("stop",))
    fields: ClassVar[dict[str, Codec]] = {"seat": NUMBER, "shop": NUMBER}
    STOP: Final = len(GOODS)

    def __init__(self, seat: int, shop: int) -> None:
        self.seat = seat
        self.shop = shop

    def candidates(self, s: Village) -> Sequence[int]:
        return [*sorted(s.parts.workshops[self.shop].goods), self.STOP]

    def refusal(self, s: Village, option: int) -> int:
        if option == self.STOP:
            return 0
        if option not in s.parts.workshops[self.shop].goods:
            return OTHER_WORKSHOP
        return 0 if s.supply[GOODS_AT + option] else GOOD_IS_OUT

    def take(self, s: Village, option: int, out: Out) -> None:
        if option != self.STOP:
            make_good(s, self.seat, option, out)

    def prompt(self, s: Village) -> Message:
        return Message("village-ask-after-training", {"who": who(self.seat), "place": place(WORKSHOP + self.shop)})

    def label(self, s: Village, option: int) -> Message:
        if option == self.STOP:
            return Message("village-stop")
        return Message("village-make", {"what": good(option), "time": hours(s.parts.workshops[self.shop].make_time)})
