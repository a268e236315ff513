"""Taking a card: servants, the fee, the floor's bonus, the price, and what the card does.

L-16, L-20 to L-29, L-90 to L-97
"""

from collections.abc import Sequence
from typing import ClassVar, Final

from armorial.games.lorenzo.components import (
    COINS,
    MILITARY,
    RESOURCES,
    ROW,
    SERVANTS,
    SPACES,
    STONE,
    TOWER_SPACES,
    TYPES,
    WOOD,
)
from armorial.games.lorenzo.gains import give_at_once
from armorial.games.lorenzo.placing import (
    NO_OFF,
    Price,
    fee_due,
    floor_bonus,
    floor_refusal,
    resources_short,
    servants_for,
)
from armorial.games.lorenzo.reasons import MILITARY_SHORT, NO_DISCOUNT, NO_SUCH_PRICE, OTHER_TYPE, REASONS
from armorial.games.lorenzo.state import BONUS, CARD, COUNT, EITHER, NONE, OFF, Lorenzo, receive
from armorial.games.lorenzo.words import DECLINE, amount, resources, type_
from armorial.games.lorenzo.words import card as card_name
from armorial.games.lorenzo.words import space as space_name
from armorial.kernel.codec import NUMBER, Codec, Id, IdSet, Tuple
from armorial.kernel.contract import Out, Question, Step, event
from armorial.kernel.questions import Table
from armorial.kernel.words import Message, who

FLOOR: Final = Id(SPACES)
OFF_FIELD: Final = Tuple(NUMBER)


def servants_due(s: Lorenzo, me: list[int], space: int, value: int) -> int:
    """The servants that raise an action of a value to what a floor needs. L-13"""
    return servants_for(me, s.parts.space_value[space] - me[BONUS + (space >> 2)] - value)


def dues(s: Lorenzo, me: list[int], space: int, value: int) -> list[Message]:
    """What is paid before the price of the card: servants for value, and the fee."""
    servants = servants_due(s, me, space, value)
    words = [amount(SERVANTS, servants)] if servants else []
    return [*words, amount(COINS, s.parts.fee)] if fee_due(s, me, space >> 2) else words


def pay_dues(s: Lorenzo, seat: int, space: int, value: int, out: Out) -> None:
    """Servants, then the fee, then the bonus of the floor. L-28"""
    me = s.players[seat]
    servants = servants_due(s, me, space, value)
    if servants:
        me[SERVANTS] -= servants
        if out is not None:
            out.append(event("lorenzo-did-spend-servants", who=who(seat), what=[amount(SERVANTS, servants)]))
    if fee_due(s, me, space >> 2):
        me[COINS] -= s.parts.fee
        if out is not None:
            out.append(event("lorenzo-did-pay-fee", who=who(seat), what=[amount(COINS, s.parts.fee)]))
    holding, bonus = floor_bonus(s, me, space)
    if bonus:
        receive(s, me, ((holding, bonus),))
        if out is not None:
            out.append(event("lorenzo-did-floor-bonus", who=who(seat), what=[amount(holding, bonus)]))


# -- the price --------------------------------------------------------------------------------------------------


def stock_short(s: Lorenzo, me: list[int], card: int, off: Price) -> int:
    """0 if what is in stock now pays the resources a card costs, else the reason. L-25"""
    return resources_short(s, me, card, off, me[COINS], me[WOOD], me[STONE], me[SERVANTS])


def points_short(s: Lorenzo, me: list[int], card: int) -> int:
    """0 if the military points are there that a venture asks for, else the reason. L-93"""
    needs = s.parts.military_needs[card]
    if not needs:
        return NO_SUCH_PRICE
    return REASONS.lacking(MILITARY_SHORT, MILITARY, needs - me[MILITARY]) if me[MILITARY] < needs else 0


def reduced(s: Lorenzo, me: list[int], card: int, off: Price) -> list[int]:
    """The price of a card in resources after the discounts that leave no choice. L-94"""
    price = s.parts.prices[card]
    assert price is not None
    at = OFF + 4 * s.parts.type_of[card]
    return [max(0, price[r] - me[at + r] - off[r]) for r in range(len(RESOURCES))]


def ask_price(s: Lorenzo, seat: int, space: int, off: Price, out: Out) -> None:
    """Pay for a card and take it; with two prices that can be paid the buyer picks one. L-93"""
    me = s.players[seat]
    card = s.towers[space]
    if s.parts.free[card]:
        take_card(s, seat, space, out)
    elif s.parts.military_needs[card] and not points_short(s, me, card):
        if stock_short(s, me, card, off):
            pay_military(s, seat, space, out)
        else:
            s.then(PickPrice(seat, space, off))
    else:
        ask_discount(s, seat, space, off, out)


def ask_discount(s: Lorenzo, seat: int, space: int, off: Price, out: Out) -> None:
    """Pay resources; with a discount on wood or on stone the buyer picks, where both can be. L-94"""
    me = s.players[seat]
    card = s.towers[space]
    price = reduced(s, me, card, off)
    either = me[EITHER + s.parts.type_of[card]]
    if either:
        ways = discounts(me, price, either)
        if len(ways) > 1:
            s.then(PickDiscount(seat, space, off))
            return
        for resource in ways:
            price[resource] = max(0, price[resource] - either)
    pay_resources(s, seat, space, price, out)


def discounts(me: list[int], price: list[int], either: int) -> list[int]:
    """Of wood and stone, those on which a discount of choice does something and leaves a price that can be paid."""
    ways: list[int] = []
    for resource, other in ((WOOD, STONE), (STONE, WOOD)):
        if price[resource] and me[resource] >= price[resource] - either and me[other] >= price[other]:
            ways.append(resource)
    return ways


def pay_resources(s: Lorenzo, seat: int, space: int, price: list[int], out: Out) -> None:
    me = s.players[seat]
    for resource, n in enumerate(price):
        me[resource] -= n
    if out is not None and any(price):
        out.append(event("lorenzo-did-pay", who=who(seat), what=resources(price)))
    take_card(s, seat, space, out)


def pay_military(s: Lorenzo, seat: int, space: int, out: Out) -> None:
    paid = s.parts.military_pays[s.towers[space]]
    s.players[seat][MILITARY] -= paid
    if out is not None:
        out.append(event("lorenzo-did-pay", who=who(seat), what=[amount(MILITARY, paid)]))
    take_card(s, seat, space, out)


class PickPrice(Question[Lorenzo]):
    """Which of two prices to pay for a venture. L-93"""

    table: ClassVar[Table] = Table(("price:resources", "price:military"))
    fields: ClassVar[dict[str, Codec]] = {"seat": NUMBER, "space": FLOOR, "off": OFF_FIELD}

    def __init__(self, seat: int, space: int, off: Price) -> None:
        self.seat = seat
        self.space = space
        self.off = off

    def refusal(self, s: Lorenzo, option: int) -> int:
        me, card = s.players[self.seat], s.towers[self.space]
        return points_short(s, me, card) if option else stock_short(s, me, card, self.off)

    def take(self, s: Lorenzo, option: int, out: Out) -> None:
        if option:
            pay_military(s, self.seat, self.space, out)
        else:
            ask_discount(s, self.seat, self.space, self.off, out)

    def prompt(self, s: Lorenzo) -> Message:
        return Message("lorenzo-ask-price", {"who": who(self.seat), "card": card_name(s.towers[self.space])})

    def label(self, s: Lorenzo, option: int) -> Message:
        card = s.towers[self.space]
        if option:
            return Message("lorenzo-pay", {"what": [amount(MILITARY, s.parts.military_pays[card])]})
        return Message("lorenzo-pay", {"what": resources(reduced(s, s.players[self.seat], card, self.off))})


class PickDiscount(Question[Lorenzo]):
    """Whether a building costs less wood or less stone. L-94"""

    table: ClassVar[Table] = Table(("discount:wood", "discount:stone"))
    fields: ClassVar[dict[str, Codec]] = {"seat": NUMBER, "space": FLOOR, "off": OFF_FIELD}

    def __init__(self, seat: int, space: int, off: Price) -> None:
        self.seat = seat
        self.space = space
        self.off = off

    def refusal(self, s: Lorenzo, option: int) -> int:
        me, card = s.players[self.seat], s.towers[self.space]
        ways = discounts(me, reduced(s, me, card, self.off), me[EITHER + s.parts.type_of[card]])
        return 0 if WOOD + option in ways else NO_DISCOUNT

    def take(self, s: Lorenzo, option: int, out: Out) -> None:
        pay_resources(s, self.seat, self.space, self._price(s, option), out)

    def prompt(self, s: Lorenzo) -> Message:
        return Message("lorenzo-ask-discount", {"who": who(self.seat), "card": card_name(s.towers[self.space])})

    def label(self, s: Lorenzo, option: int) -> Message:
        either = s.players[self.seat][EITHER + s.parts.type_of[s.towers[self.space]]]
        what = [amount(WOOD + option, either)]
        return Message("lorenzo-discount", {"what": what, "price": resources(self._price(s, option))})

    def _price(self, s: Lorenzo, option: int) -> list[int]:
        me, card = s.players[self.seat], s.towers[self.space]
        price = reduced(s, me, card, self.off)
        price[WOOD + option] = max(0, price[WOOD + option] - me[EITHER + s.parts.type_of[card]])
        return price


# -- the card ---------------------------------------------------------------------------------------------------


def take_card(s: Lorenzo, seat: int, space: int, out: Out) -> None:
    """The card comes to its place, works from now on, and has its immediate effect. L-26, L-27, L-95, L-97"""
    me = s.players[seat]
    card = s.towers[space]
    kind = s.parts.type_of[card]
    s.towers[space] = NONE
    me[CARD + ROW * kind + me[COUNT + kind]] = card
    me[COUNT + kind] += 1
    if out is not None:
        out.append(event("lorenzo-did-take", who=who(seat), card=card_name(card)))
    permanent = s.parts.permanent[card]
    if permanent is not None:
        permanent.run(s, seat, out)
    immediate = s.parts.immediate[card]
    if immediate is not None:
        give_at_once(s, seat, immediate, card_name(card), out)


# -- a card by an effect ----------------------------------------------------------------------------------------


class GrantCard(Step[Lorenzo]):
    """A card of some types with a value, without a member: asked about if one can be taken. L-26, L-92"""

    fields: ClassVar[dict[str, Codec]] = {
        "seat": NUMBER,
        "types": IdSet(TYPES),
        "value": NUMBER,
        "off": OFF_FIELD,
    }

    def __init__(self, seat: int, types: int, value: int, off: Price) -> None:
        self.seat = seat
        self.types = types
        self.value = value
        self.off = off

    def run(self, s: Lorenzo, out: Out) -> None:
        question = BonusCard(self.seat, self.types, self.value, self.off)
        if question.any_floor(s):
            s.then(question)
        elif out is not None:
            out.append(event("lorenzo-did-no-card", who=who(self.seat), n=self.value))


class BonusCard(Question[Lorenzo]):
    """Which card to take by an effect, if any. L-26, L-91, L-136"""

    table: ClassVar[Table] = Table((*SPACES[:TOWER_SPACES], "decline"))
    fields: ClassVar[dict[str, Codec]] = GrantCard.fields
    NO: Final = TOWER_SPACES

    def __init__(self, seat: int, types: int, value: int, off: Price = NO_OFF) -> None:
        self.seat = seat
        self.types = types
        self.value = value
        self.off = off

    def candidates(self, s: Lorenzo) -> Sequence[int]:
        return [*[space for space in range(TOWER_SPACES) if self.types >> (space >> 2) & 1], self.NO]

    def any_floor(self, s: Lorenzo) -> bool:
        return any(not self.refusal(s, space) for space in range(TOWER_SPACES))

    def refusal(self, s: Lorenzo, option: int) -> int:
        if option == self.NO:
            return 0
        if not self.types >> (option >> 2) & 1:
            return OTHER_TYPE
        return floor_refusal(s, s.players[self.seat], option, self.value, self.off)

    def take(self, s: Lorenzo, option: int, out: Out) -> None:
        if option == self.NO:
            if out is not None:
                out.append(event("lorenzo-did-decline", who=who(self.seat)))
            return
        pay_dues(s, self.seat, option, self.value, out)
        ask_price(s, self.seat, option, self.off, out)

    def prompt(self, s: Lorenzo) -> Message:
        kinds = [type_(kind) for kind in range(len(TYPES)) if self.types >> kind & 1]
        key = "lorenzo-ask-bonus-card" if len(kinds) == 1 else "lorenzo-ask-bonus-any"
        return Message(key, {"who": who(self.seat), "n": self.value, "types": kinds})

    def label(self, s: Lorenzo, option: int) -> Message:
        return DECLINE if option == self.NO else floor_label(s, self.seat, option, self.value)


def floor_label(s: Lorenzo, seat: int, space: int, value: int) -> Message:
    """A floor with its card, and what an action of a value has to pay before the card's price."""
    card = s.towers[space]
    if card < 0:
        return space_name(space)
    paid = dues(s, s.players[seat], space, value)
    if not paid:
        return Message("lorenzo-floor", {"space": space_name(space), "card": card_name(card)})
    return Message("lorenzo-floor-paying", {"space": space_name(space), "card": card_name(card), "what": paid})
