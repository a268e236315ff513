"""Taking a card: servants, the fee, the floor's bonus, the price, and what the card does.

L-16, L-20 to L-29, L-86, L-90 to L-97
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
from armorial.games.lorenzo.gains import gain_at_once
from armorial.games.lorenzo.leaders import (
    SPECIAL_TOKENS,
    has_special,
    special_candidates,
    special_label,
    special_refusal,
    take_special,
)
from armorial.games.lorenzo.placing import (
    NO_OFF,
    Price,
    action_value,
    fee_due,
    floor_bonus,
    floor_refusal,
    resources_short,
    servants_needed,
)
from armorial.games.lorenzo.reasons import (
    FLOOR_OCCUPIED,
    MILITARY_SHORT,
    NO_CARD,
    NO_DISCOUNT,
    NO_SUCH_PRICE,
    OTHER_TYPE,
    REASONS,
    ROW_FULL,
)
from armorial.games.lorenzo.servants import servants_choice, spend
from armorial.games.lorenzo.state import BONUS, CARD, COUNT, EITHER, NONE, OFF, Lorenzo, gain
from armorial.games.lorenzo.words import DECLINE, amount, resources, type_, value_words
from armorial.games.lorenzo.words import card as card_name
from armorial.games.lorenzo.words import space as space_name
from armorial.kernel.codec import NUMBER, Codec, Id, IdSet, Tuple
from armorial.kernel.contract import Out, Question, Step, event
from armorial.kernel.questions import Tokens, reason_of
from armorial.kernel.words import Arg, Message, who

FLOOR: Final = Id(SPACES)
OFF_FIELD: Final = Tuple(NUMBER)


def dues(s: Lorenzo, me: list[int], space: int, value: int) -> list[Message]:
    """What is paid before the price of the card: servants for value, and the fee."""
    servants = servants_needed(s, me, space, value)
    words = [amount(SERVANTS, servants)] if servants else []
    return [*words, amount(COINS, s.parts.fee)] if fee_due(s, me, space >> 2) else words


def enter_floor(s: Lorenzo, seat: int, space: int, out: Out) -> None:
    """After the servants: the fee, then the bonus of the floor. L-28"""
    me = s.players[seat]
    if fee_due(s, me, space >> 2):
        me[COINS] -= s.parts.fee
        if out is not None:
            out.append(event("lorenzo-did-pay-fee", who=who(seat), what=[amount(COINS, s.parts.fee)]))
    holding, bonus = floor_bonus(s, me, space)
    if bonus:
        gain(s, me, ((holding, bonus),))
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


class Paying(Question[Lorenzo]):
    """How the card on a floor is paid for. ``off`` is what an effect takes off its price."""

    fields: ClassVar[dict[str, Codec]] = {"seat": NUMBER, "space": FLOOR, "off": OFF_FIELD}

    def __init__(self, seat: int, space: int, off: Price) -> None:
        self.seat = seat
        self.space = space
        self.off = off


class PickPrice(Paying):
    """Which of two prices to pay for a venture. L-93"""

    table: ClassVar[Tokens] = Tokens(("price:resources", "price:military"))

    def refusal(self, s: Lorenzo, option: int) -> int:
        me, card = s.players[self.seat], s.towers[self.space]
        return points_short(s, me, card) if option else stock_short(s, me, card, self.off)

    def onward(self, s: Lorenzo) -> list[int]:
        return self.options(s)

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


class PickDiscount(Paying):
    """Whether a building costs less wood or less stone. L-94"""

    table: ClassVar[Tokens] = Tokens(("discount:wood", "discount:stone"))

    def refusal(self, s: Lorenzo, option: int) -> int:
        me, card = s.players[self.seat], s.towers[self.space]
        ways = discounts(me, reduced(s, me, card, self.off), me[EITHER + s.parts.type_of[card]])
        return 0 if WOOD + option in ways else NO_DISCOUNT

    def onward(self, s: Lorenzo) -> list[int]:
        return self.options(s)

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
        gain_at_once(s, seat, immediate, card_name(card), out)


# -- a card by an effect ----------------------------------------------------------------------------------------


HOPELESS: Final = (FLOOR_OCCUPIED, NO_CARD, ROW_FULL, OTHER_TYPE)
"""Reasons that no leader can do anything about."""


class GrantCard(Step[Lorenzo]):
    """A card of some types with a value, without a member: asked about if one can be taken, or if one could be after
    a special action. L-26, L-86, L-92
    """

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
        if question.any_floor(s) or (has_special(s, self.seat) and question.any_hope(s)):
            s.then(question)
        elif out is not None:
            out.append(event("lorenzo-did-no-card", who=who(self.seat), n=self.value))


class BonusCard(Question[Lorenzo]):
    """Which card to take by an effect, if any. Before it, special actions. L-26, L-86, L-91, L-136"""

    table: ClassVar[Tokens] = Tokens((*SPACES[:TOWER_SPACES], "decline", *SPECIAL_TOKENS), least=("decline",))
    fields: ClassVar[dict[str, Codec]] = GrantCard.fields
    NO: Final = TOWER_SPACES
    SPECIAL: Final = TOWER_SPACES + 1

    def __init__(self, seat: int, types: int, value: int, off: Price = NO_OFF) -> None:
        self.seat = seat
        self.types = types
        self.value = value
        self.off = off

    def candidates(self, s: Lorenzo) -> Sequence[int]:
        floors = [space for space in range(TOWER_SPACES) if self.types >> (space >> 2) & 1]
        specials = [self.SPECIAL + index for index in special_candidates(s, self.seat)] if s.leaders else []
        return [*floors, self.NO, *specials]

    def any_floor(self, s: Lorenzo) -> bool:
        return any(not self.refusal(s, space) for space in range(TOWER_SPACES))

    def any_hope(self, s: Lorenzo) -> bool:
        """Whether there is a card that only means are lacking for."""
        return any(reason_of(self.refusal(s, space)) not in HOPELESS for space in range(TOWER_SPACES))

    def refusal(self, s: Lorenzo, option: int) -> int:
        if option >= self.SPECIAL:
            return special_refusal(s, self.seat, option - self.SPECIAL)
        if option == self.NO:
            return 0
        if not self.types >> (option >> 2) & 1:
            return OTHER_TYPE
        return floor_refusal(s, s.players[self.seat], option, self.value, self.off)

    def take(self, s: Lorenzo, option: int, out: Out) -> None:
        if option >= self.SPECIAL:
            s.then(GrantCard(self.seat, self.types, self.value, self.off))
            take_special(s, self.seat, option - self.SPECIAL, out)
        elif option == self.NO:
            if out is not None:
                out.append(event("lorenzo-did-decline", who=who(self.seat)))
        else:
            self._take_card(s, option, out)

    def _take_card(self, s: Lorenzo, space: int, out: Out) -> None:
        choice = servants_choice(s, self.seat, space, self.value, self.off)
        if choice is not None:
            s.then(choice, BuyCard(self.seat, space, self.off))
            return
        me = s.players[self.seat]
        servants = servants_needed(s, me, space, self.value)
        if servants:
            spend(s, self.seat, servants, action_value(s, me, space, self.value), out)
        buy_card(s, self.seat, space, self.off, out)

    def prompt(self, s: Lorenzo) -> Message:
        kinds = [kind for kind in range(len(TYPES)) if self.types >> kind & 1]
        if len(kinds) > 1:
            return Message("lorenzo-ask-bonus-any", {"who": who(self.seat), "n": self.value})
        value = value_words(self.value, self.value + s.players[self.seat][BONUS + kinds[0]])
        if not any(self.off):
            return Message("lorenzo-ask-bonus-card", {"who": who(self.seat), "value": value, "type": type_(kinds[0])})
        off = resources(self.off)
        key = "lorenzo-ask-bonus-card-off"
        return Message(key, {"who": who(self.seat), "value": value, "type": type_(kinds[0]), "off": off})

    def label(self, s: Lorenzo, option: int) -> Message:
        if option >= self.SPECIAL:
            return special_label(s, option - self.SPECIAL)
        return DECLINE if option == self.NO else floor_label(s, self.seat, option, self.value)


def buy_card(s: Lorenzo, seat: int, space: int, off: Price, out: Out) -> None:
    """Take a card by an effect, after the servants. L-28"""
    enter_floor(s, seat, space, out)
    ask_price(s, seat, space, off, out)


class BuyCard(Step[Lorenzo]):
    """The same, once the player has said how many servants to spend."""

    fields: ClassVar[dict[str, Codec]] = {"seat": NUMBER, "space": FLOOR, "off": OFF_FIELD}

    def __init__(self, seat: int, space: int, off: Price) -> None:
        self.seat = seat
        self.space = space
        self.off = off

    def run(self, s: Lorenzo, out: Out) -> None:
        buy_card(s, self.seat, self.space, self.off, out)


def floor_label(s: Lorenzo, seat: int, space: int, value: int) -> Message:
    """A floor with its card, what an action of a value comes to there, and what it pays before the card's price."""
    card = s.towers[space]
    if card < 0:
        return space_name(space)
    me = s.players[seat]
    there, paid = action_value(s, me, space, value), dues(s, me, space, value)
    args: dict[str, Arg] = {"space": space_name(space), "card": card_name(card)}
    if paid:
        args["what"] = paid
    if there == value:
        return Message("lorenzo-floor-paying" if paid else "lorenzo-floor", args)
    args["value"] = value_words(value, there)
    return Message("lorenzo-floor-value-paying" if paid else "lorenzo-floor-value", args)
