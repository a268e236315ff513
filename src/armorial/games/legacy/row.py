"""Friends: the row, the deck, the hands. G-38, G-39, G-211, G-330 to G-332"""

from collections.abc import Sequence
from typing import ClassVar, Final

from armorial.games.legacy.components import FEMALE, FRIENDS, ROW_OR_DECK, SEATS
from armorial.games.legacy.conditions import lasting
from armorial.games.legacy.reasons import NO_FRIENDS_LEFT, NOT_A_WOMAN, NOT_IN_HAND, NOT_IN_ROW
from armorial.games.legacy.state import Legacy, discard, take_in_hand
from armorial.games.legacy.words import friend, friends
from armorial.kernel.codec import NUMBER, Codec
from armorial.kernel.contract import Out, Question, Step, event
from armorial.kernel.frames import Draw, SeatStep
from armorial.kernel.pools import draw, put_back
from armorial.kernel.questions import Tokens
from armorial.kernel.words import Message, who

BY_NAME: Final = Tokens(FRIENDS)


def refresh(s: Legacy) -> bool:
    """A new deck of the discards as soon as the old one is out; says whether a card can be drawn. G-211"""
    if not s.deck and s.discards:
        s.deck = sorted(s.discards)
        s.discards = []
    return bool(s.deck)


class FromDeck(Draw[Legacy]):
    """A friend from the deck, which is in no order."""

    table: ClassVar[Tokens] = BY_NAME

    def pool(self, s: Legacy) -> list[int]:
        return s.deck

    def label(self, s: Legacy, option: int) -> Message:
        return friend(option)


class DrawToRow(FromDeck):
    """A friend is laid out. G-04, G-39"""

    def take(self, s: Legacy, option: int, out: Out) -> None:
        draw(s.deck, option)
        put_back(s.row, option)
        if out is not None:
            out.append(event("legacy-did-lay-out", friend=friend(option)))
        refresh(s)

    def prompt(self, s: Legacy) -> Message:
        return Message("legacy-ask-lay-out")


DRAW_TO_ROW: Final = DrawToRow()
"""Frames never change, so one serves all games."""


class FillRow(Step[Legacy]):
    """The row is laid out anew, as far as the cards go. G-39, G-332"""

    def run(self, s: Legacy, out: Out) -> None:
        if len(s.row) < s.parts.row and refresh(s):
            s.then(DRAW_TO_ROW, self)


class DrawFriend(FromDeck):
    """A friend from the deck into a hand: only its owner sees which. G-208"""

    fields: ClassVar[dict[str, Codec]] = {"to": NUMBER}

    def __init__(self, to: int) -> None:
        self.to = to

    def take(self, s: Legacy, option: int, out: Out) -> None:
        draw(s.deck, option)
        take_in_hand(s, self.to, option)
        if out is not None:
            out.append(event("legacy-did-draw-card", 1 << self.to, who=who(self.to), friend=friend(option)))
        refresh(s)

    def audience(self, s: Legacy) -> int:
        return 1 << self.to

    def prompt(self, s: Legacy) -> Message:
        return Message("legacy-ask-draw", {"who": who(self.to)})


class DrawFriends(Step[Legacy]):
    """A number of friends from the deck. G-69, G-331"""

    fields: ClassVar[dict[str, Codec]] = {"seat": NUMBER, "n": NUMBER}

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def run(self, s: Legacy, out: Out) -> None:
        n = min(self.n, len(s.deck) + len(s.discards))
        if not n:
            return
        if out is not None:
            out.append(event("legacy-did-draw", who=who(self.seat), what=friends(n)))
        for _ in range(n):
            s.stack.append(MAY_DRAW[self.seat])


class MayDraw(SeatStep[Legacy]):
    """One friend from the deck, if there is one. G-211"""

    def run(self, s: Legacy, out: Out) -> None:
        if refresh(s):
            s.then(DRAW_FRIEND[self.seat])


DRAW_FRIEND: Final = tuple(DrawFriend(seat) for seat in range(SEATS))
MAY_DRAW: Final = tuple(MayDraw(seat) for seat in range(SEATS))


# -- gains from the row ---------------------------------------------------------------------------------------


class GainFriends(Step[Legacy]):
    """A gain of friends by one instruction: from the row, or with Roger from the deck. G-330, G-120"""

    fields: ClassVar[dict[str, Codec]] = {"seat": NUMBER, "n": NUMBER}

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def run(self, s: Legacy, out: Out) -> None:
        if self.n > 0:
            asks = lasting(s, self.seat, ROW_OR_DECK) and (s.deck or s.discards)
            s.then(Source(self.seat, self.n) if asks else TakeFromRow(self.seat, self.n))


class Source(Question[Legacy]):
    """Roger: the whole gain from the row or from the deck. G-120"""

    table: ClassVar[Tokens] = Tokens(("row", "deck"))
    fields: ClassVar[dict[str, Codec]] = {"seat": NUMBER, "n": NUMBER}

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def refusal(self, s: Legacy, option: int) -> int:
        return 0 if s.deck or s.discards or (option == 0 and s.row) else NO_FRIENDS_LEFT

    def take(self, s: Legacy, option: int, out: Out) -> None:
        s.then(DrawFriends(self.seat, self.n) if option else TakeFromRow(self.seat, self.n))

    def prompt(self, s: Legacy) -> Message:
        return Message("legacy-ask-source", {"who": who(self.seat), "what": friends(self.n)})

    def label(self, s: Legacy, option: int) -> Message:
        return Message("legacy-from-deck" if option else "legacy-from-row")


class TakeFromRow(Step[Legacy]):
    """Cards still to be taken: the player picks; a row too short is taken whole and laid out anew. G-39"""

    fields: ClassVar[dict[str, Codec]] = {"seat": NUMBER, "left": NUMBER}

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def run(self, s: Legacy, out: Out) -> None:
        if not self.left:
            s.then(AfterGain(self.seat))
        elif not s.row:
            if refresh(s):
                s.then(FillRow(), self)
        elif len(s.row) <= self.left:
            left = self.left - len(s.row)
            for card in s.row:
                take_in_hand(s, self.seat, card)
                if out is not None:
                    out.append(event("legacy-did-take", who=who(self.seat), friend=friend(card)))
            s.row = []
            s.then(TakeFromRow(self.seat, left))
        else:
            s.then(PickFriend(self.seat, self.left, -1))


class AfterGain(SeatStep[Legacy]):
    """The last card comes along, and an empty row is laid out. Checked once, after the whole gain. G-39, G-330"""

    def run(self, s: Legacy, out: Out) -> None:
        if len(s.row) == 1:
            take_in_hand(s, self.seat, s.row[0])
            if out is not None:
                out.append(event("legacy-did-take-last", who=who(self.seat), friend=friend(s.row[0])))
            s.row = []
        if not s.row:
            s.then(FillRow())


class PickFriend(Question[Legacy]):
    """One friend of the row after the other. G-38, G-39"""

    table: ClassVar[Tokens] = BY_NAME
    fields: ClassVar[dict[str, Codec]] = {"seat": NUMBER, "left": NUMBER, "last": NUMBER}

    def __init__(self, seat: int, left: int, last: int) -> None:
        self.seat = seat
        self.left = left
        self.last = last

    def candidates(self, s: Legacy) -> Sequence[int]:
        return s.row

    def refusal(self, s: Legacy, option: int) -> int:
        return 0 if option in s.row else NOT_IN_ROW

    def options(self, s: Legacy) -> list[int]:
        return s.row[:]

    def moves(self, s: Legacy) -> list[int]:
        """In the order of the table: any other order takes the same cards."""
        return in_order(s.row, self.last, self.left)

    def onward(self, s: Legacy) -> list[int]:
        """Whoever is taken, it is one friend more."""
        return self.moves(s)[:1]

    def take(self, s: Legacy, option: int, out: Out) -> None:
        draw(s.row, option)
        take_in_hand(s, self.seat, option)
        if out is not None:
            out.append(event("legacy-did-take", who=who(self.seat), friend=friend(option)))
        s.then(PickFriend(self.seat, self.left - 1, option) if self.left > 1 else AfterGain(self.seat))

    def prompt(self, s: Legacy) -> Message:
        return Message("legacy-ask-pick-friend", {"who": who(self.seat), "n": self.left})

    def label(self, s: Legacy, option: int) -> Message:
        return friend(option)


def in_order(cards: list[int], last: int, left: int) -> list[int]:
    """What may be picked next when cards are picked in ascending order and enough must be left for the rest."""
    higher = [card for card in cards if card > last]
    return higher[: len(higher) - left + 1] if len(higher) >= left else cards[:]


class PickWoman(PickFriend):
    """Don Juan takes a woman. G-142"""

    def refusal(self, s: Legacy, option: int) -> int:
        if option not in s.row:
            return NOT_IN_ROW
        return 0 if s.parts.friend_sex[option] == FEMALE else NOT_A_WOMAN

    def options(self, s: Legacy) -> list[int]:
        return [card for card in s.row if s.parts.friend_sex[card] == FEMALE]

    def moves(self, s: Legacy) -> list[int]:
        return self.options(s)

    def prompt(self, s: Legacy) -> Message:
        return Message("legacy-ask-pick-woman", {"who": who(self.seat)})


def take_woman(s: Legacy, seat: int) -> None:
    """No woman in the row, nothing. G-142"""
    if any(s.parts.friend_sex[card] == FEMALE for card in s.row):
        s.then(PickWoman(seat, 1, -1))


class ThrowAwayRow(Step[Legacy]):
    """The whole row is discarded and laid out anew. G-107, G-331"""

    def run(self, s: Legacy, out: Out) -> None:
        for card in s.row:
            discard(s, card)
        s.row = []
        if out is not None:
            out.append(event("legacy-did-throw-row"))
        s.then(FillRow())


# -- friends from the hand ------------------------------------------------------------------------------------


class FromHand(Question[Legacy]):
    """Which friend of the hand."""

    table: ClassVar[Tokens] = BY_NAME

    def candidates(self, s: Legacy) -> Sequence[int]:
        return s.hands[self.seat]

    def refusal(self, s: Legacy, option: int) -> int:
        return 0 if option in s.hands[self.seat] else NOT_IN_HAND

    def options(self, s: Legacy) -> list[int]:
        return s.hands[self.seat][:]

    def label(self, s: Legacy, option: int) -> Message:
        return friend(option)


def discard_friends(s: Legacy, seat: int, n: int, out: Out) -> None:
    """A number of friends in hand go; which ones is asked only where there is a choice. G-210"""
    if len(s.hands[seat]) > n > 0:
        s.then(DiscardFriend(seat, n))
    elif n:
        for card in s.hands[seat][:]:
            throw(s, seat, card, out)


def throw(s: Legacy, seat: int, card: int, out: Out) -> None:
    draw(s.hands[seat], card)
    discard(s, card)
    if out is not None:
        out.append(event("legacy-did-discard", who=who(seat), friend=friend(card)))


class DiscardFriend(FromHand):
    """Friends as a price, or for another's card; the payer chooses. G-210, G-130"""

    fields: ClassVar[dict[str, Codec]] = {"seat": NUMBER, "left": NUMBER, "last": NUMBER}

    def __init__(self, seat: int, left: int, last: int = -1) -> None:
        self.seat = seat
        self.left = left
        self.last = last

    def moves(self, s: Legacy) -> list[int]:
        return in_order(s.hands[self.seat], self.last, self.left)

    def onward(self, s: Legacy) -> list[int]:
        """Whoever goes, it is one friend less."""
        return self.moves(s)[:1]

    def take(self, s: Legacy, option: int, out: Out) -> None:
        throw(s, self.seat, option, out)
        if self.left > 1:
            s.then(DiscardFriend(self.seat, self.left - 1, option))

    def prompt(self, s: Legacy) -> Message:
        return Message("legacy-ask-discard", {"who": who(self.seat), "n": self.left})


class GiveFriend(FromHand):
    """Another player's card asks for a friend of one's choice; only the two see which. G-131, G-155"""

    fields: ClassVar[dict[str, Codec]] = {"seat": NUMBER, "to": NUMBER}

    def __init__(self, seat: int, to: int) -> None:
        self.seat = seat
        self.to = to

    def take(self, s: Legacy, option: int, out: Out) -> None:
        give(s, self.seat, self.to, option, out)

    def audience(self, s: Legacy) -> int:
        return 1 << self.seat | 1 << self.to

    def prompt(self, s: Legacy) -> Message:
        return Message("legacy-ask-give-friend", {"who": who(self.seat), "to": who(self.to)})


class RandomFriend(Draw[Legacy]):
    """A friend at random out of another's hand; only the two see which. G-129"""

    table: ClassVar[Tokens] = BY_NAME
    fields: ClassVar[dict[str, Codec]] = {"giver": NUMBER, "to": NUMBER}

    def __init__(self, giver: int, to: int) -> None:
        self.giver = giver
        self.to = to

    def pool(self, s: Legacy) -> list[int]:
        return s.hands[self.giver]

    def take(self, s: Legacy, option: int, out: Out) -> None:
        give(s, self.giver, self.to, option, out)

    def audience(self, s: Legacy) -> int:
        return 1 << self.giver | 1 << self.to

    def prompt(self, s: Legacy) -> Message:
        return Message("legacy-ask-random-friend", {"who": who(self.giver), "to": who(self.to)})

    def label(self, s: Legacy, option: int) -> Message:
        return friend(option)


def give(s: Legacy, giver: int, to: int, card: int, out: Out) -> None:
    draw(s.hands[giver], card)
    take_in_hand(s, to, card)
    if out is not None:
        out.append(event("legacy-did-give-friend", who=who(giver), to=who(to)))
        seen = 1 << giver | 1 << to
        out.append(event("legacy-did-give-which", seen, who=who(giver), to=who(to), friend=friend(card)))
