"""Gold: asking friends for money, socializing, and paying prices. G-37, G-38, G-210"""

from collections.abc import Sequence
from typing import ClassVar, Final

from armorial.games.legacy.components import MONEY_GOLD, OWN_ACTIONS, SOCIALIZE_FRIENDS, Price
from armorial.games.legacy.conditions import lasting
from armorial.games.legacy.ledger import change, spend
from armorial.games.legacy.reasons import short
from armorial.games.legacy.row import GainFriends, discard_friends
from armorial.games.legacy.situation import OwnAction, Situation
from armorial.games.legacy.state import GOLD, HONOUR, INCOME, PRESTIGE, SMILES, Legacy
from armorial.games.legacy.words import friends, gold, honour
from armorial.kernel.codec import NUMBER, Codec
from armorial.kernel.contract import Out, Step, event
from armorial.kernel.frames import SeatQuestion
from armorial.kernel.questions import Tokens
from armorial.kernel.words import Message, who

WAYS: Final = 3
"""Ways to ask for money, and ways to socialize."""


def lacks(s: Legacy, seat: int, price: Price, off: int = 0) -> int:
    """0 if a price can be paid, else the reason. Income and prestige can always be paid. G-209"""
    return short(price.gold - off - s.players[seat][GOLD], price.friends - len(s.hands[seat]))


def pay(s: Legacy, seat: int, price: Price, out: Out, off: int = 0) -> None:
    """Gold, income and prestige at once; which friends go is asked before anything else happens. G-210"""
    paid = [(GOLD, max(0, price.gold - off)), (INCOME, price.income), (PRESTIGE, price.prestige)]
    spend(s, seat, paid, out)
    discard_friends(s, seat, price.friends, out)


# -- asking for money -----------------------------------------------------------------------------------------


def money_gained(s: Legacy, seat: int, way: int) -> int:
    """With Miranda and the Beautiful Smiles. G-67, G-116, G-144"""
    return s.parts.money_gold[way] + lasting(s, seat, MONEY_GOLD) + s.players[seat][SMILES]


def refuse_money(s: Legacy, seat: int, way: int) -> int:
    return short(0, s.parts.money_friends[way] - len(s.hands[seat]))


def ask_for_money(s: Legacy, seat: int, way: int, out: Out) -> None:
    """The price first, then the gold. G-37, G-210"""
    if out is not None:
        out.append(event("legacy-did-ask-for-money", who=who(seat)))
    spend(s, seat, [(HONOUR, s.parts.money_honour[way])], out)
    s.then(GetMoney(seat, way))
    discard_friends(s, seat, s.parts.money_friends[way], out)


def money_words(s: Legacy, seat: int, way: int) -> Message:
    price = [honour(n) for n in (s.parts.money_honour[way],) if n]
    price += [friends(n) for n in (s.parts.money_friends[way],) if n]
    what = gold(money_gained(s, seat, way))
    return (
        Message("legacy-money-for", {"what": what, "price": price})
        if price
        else Message("legacy-money", {"what": what})
    )


class AskFriendsForMoney(OwnAction):
    """Gold, and more of it for friends or honour. G-37"""

    tokens: ClassVar[Sequence[str]] = tuple(f"money:{way + 1}" for way in range(WAYS))
    action = OWN_ACTIONS.index("money")

    def hindrance(self, s: Legacy, at: Situation, i: int) -> int:
        return refuse_money(s, at.seat, i)

    def act(self, s: Legacy, at: Situation, i: int, out: Out) -> None:
        ask_for_money(s, at.seat, i, out)

    def label(self, s: Legacy, at: Situation, i: int) -> Message:
        return money_words(s, at.seat, i)


class GetMoney(Step[Legacy]):
    """The gold of an asking. G-37"""

    fields: ClassVar[dict[str, Codec]] = {"seat": NUMBER, "way": NUMBER}

    def __init__(self, seat: int, way: int) -> None:
        self.seat = seat
        self.way = way

    def run(self, s: Legacy, out: Out) -> None:
        change(s, self.seat, GOLD, money_gained(s, self.seat, self.way), out)


class AskForMoney(SeatQuestion[Legacy]):
    """Asking without a pawn, or not. G-109, G-119, G-65"""

    table: ClassVar[Tokens] = Tokens((*AskFriendsForMoney.tokens, "decline"), least=("decline",))

    def candidates(self, s: Legacy) -> Sequence[int]:
        return range(WAYS + 1)

    def refusal(self, s: Legacy, option: int) -> int:
        return 0 if option == WAYS else refuse_money(s, self.seat, option)

    def take(self, s: Legacy, option: int, out: Out) -> None:
        if option < WAYS:
            ask_for_money(s, self.seat, option, out)

    def prompt(self, s: Legacy) -> Message:
        return Message("legacy-ask-money", {"who": who(self.seat)})

    def label(self, s: Legacy, option: int) -> Message:
        return Message("legacy-decline") if option == WAYS else money_words(s, self.seat, option)


# -- socializing ----------------------------------------------------------------------------------------------


def socialize_gains(s: Legacy, seat: int, way: int) -> int:
    """With Claire one more. G-104"""
    return s.parts.socialize_friends[way] + lasting(s, seat, SOCIALIZE_FRIENDS)


class Socialize(OwnAction):
    """Friends from the row, and more of them for gold. G-38"""

    tokens: ClassVar[Sequence[str]] = tuple(f"socialize:{way + 1}" for way in range(WAYS))
    action = OWN_ACTIONS.index("socialize")

    def hindrance(self, s: Legacy, at: Situation, i: int) -> int:
        return short(s.parts.socialize_gold[i] - at.me[GOLD])

    def act(self, s: Legacy, at: Situation, i: int, out: Out) -> None:
        if out is not None:
            out.append(event("legacy-did-socialize", who=who(at.seat)))
        spend(s, at.seat, [(GOLD, s.parts.socialize_gold[i])], out)
        s.then(GainFriends(at.seat, socialize_gains(s, at.seat, i)))

    def label(self, s: Legacy, at: Situation, i: int) -> Message:
        what = friends(socialize_gains(s, at.seat, i))
        paid = s.parts.socialize_gold[i]
        if not paid:
            return Message("legacy-socialize", {"what": what})
        return Message("legacy-socialize-for", {"what": what, "price": gold(paid)})
