"""Missions: drawing, keeping, hiding and fulfilling them. G-44, G-400 to G-405"""

from collections.abc import Sequence
from typing import ClassVar, Final

from armorial.games.legacy.components import MISSIONS, SEATS
from armorial.games.legacy.conditions import meets
from armorial.games.legacy.reasons import NOT_FULFILLED, NOT_YOUR_MISSION
from armorial.games.legacy.situation import Situation
from armorial.games.legacy.state import COMPLETED, KEPT, OPEN, TURN, WAVED, Legacy, put_under, with_cards
from armorial.games.legacy.words import mission
from armorial.kernel.codec import NUMBER, Codec
from armorial.kernel.contract import Out, Question, Step, event
from armorial.kernel.frames import Draw
from armorial.kernel.menu import NONE_NOW, Family
from armorial.kernel.questions import Tokens
from armorial.kernel.shared import without_card
from armorial.kernel.words import Message, who


def refresh(s: Legacy) -> bool:
    """A new deck of the discards when the old one is out; says whether a card can be drawn. G-213"""
    if not s.missions and s.mission_discards:
        s.missions = with_cards((), list(s.mission_discards))
        s.mission_discards = ()
    return bool(s.missions)


def missions_left(s: Legacy) -> bool:
    return bool(s.missions or s.mission_discards)


class FromMissions(Draw[Legacy]):
    """A mission from the deck, which is in no order."""

    table: ClassVar[Tokens] = Tokens(MISSIONS)
    fields: ClassVar[dict[str, Codec]] = {"to": NUMBER}

    def __init__(self, to: int) -> None:
        self.to = to

    def pool(self, s: Legacy) -> list[int]:
        return list(s.missions)

    def prompt(self, s: Legacy) -> Message:
        return Message("legacy-ask-draw-mission", {"who": who(self.to)})

    def label(self, s: Legacy, option: int) -> Message:
        return mission(option)


class DrawMissions(Step[Legacy]):
    """Undertaking a mission in generations I and II: some are drawn, one is kept. G-44, G-404"""

    fields: ClassVar[dict[str, Codec]] = {"seat": NUMBER, "drawn": NUMBER, "left": NUMBER}

    def __init__(self, seat: int, drawn: int, left: int) -> None:
        self.seat = seat
        self.drawn = drawn
        """The missions drawn so far, a bit each."""
        self.left = left

    def run(self, s: Legacy, out: Out) -> None:
        if self.left and refresh(s):
            s.then(DrawMission(self.seat, self.drawn, self.left))
        elif self.drawn:
            s.then(KeepMission(self.seat, self.drawn))


class DrawMission(FromMissions):
    """A mission is shown. G-44"""

    fields: ClassVar[dict[str, Codec]] = {"to": NUMBER, "drawn": NUMBER, "left": NUMBER}

    def __init__(self, to: int, drawn: int, left: int) -> None:
        self.to = to
        self.drawn = drawn
        self.left = left

    def take(self, s: Legacy, option: int, out: Out) -> None:
        s.missions = without_card(s.missions, option)
        if out is not None:
            out.append(event("legacy-did-draw-mission", who=who(self.to), mission=mission(option)))
        s.then(DrawMissions(self.to, self.drawn | 1 << option, self.left - 1))


class KeepMission(Question[Legacy]):
    """One of the missions drawn is kept open, the others are discarded. G-44"""

    table: ClassVar[Tokens] = Tokens(MISSIONS)
    fields: ClassVar[dict[str, Codec]] = {"seat": NUMBER, "drawn": NUMBER}

    def __init__(self, seat: int, drawn: int) -> None:
        self.seat = seat
        self.drawn = drawn

    def candidates(self, s: Legacy) -> Sequence[int]:
        return [card for card in range(len(MISSIONS)) if self.drawn >> card & 1]

    def refusal(self, s: Legacy, option: int) -> int:
        return 0 if self.drawn >> option & 1 else NOT_YOUR_MISSION

    def take(self, s: Legacy, option: int, out: Out) -> None:
        s.players[self.seat][OPEN] |= 1 << option
        others = [card for card in self.candidates(s) if card != option]
        s.mission_discards = with_cards(s.mission_discards, others)
        if out is not None:
            out.append(event("legacy-did-keep-mission", who=who(self.seat), mission=mission(option)))

    def prompt(self, s: Legacy) -> Message:
        return Message("legacy-ask-keep-mission", {"who": who(self.seat)})

    def label(self, s: Legacy, option: int) -> Message:
        return mission(option)


class HideMission(FromMissions):
    """The top mission goes under the patron, seen by nobody. G-44, G-108"""

    def take(self, s: Legacy, option: int, out: Out) -> None:
        s.missions = without_card(s.missions, option)
        put_under(s, self.to, with_cards(s.hidden_missions[self.to], [option]))
        if out is not None:
            out.append(event("legacy-did-hide-mission", who=who(self.to)))

    def audience(self, s: Legacy) -> int:
        return 0


def hide_mission(s: Legacy, seat: int) -> None:
    """Nothing if no mission is left. G-404"""
    if refresh(s):
        s.then(HideMission(seat))


# -- fulfilling -----------------------------------------------------------------------------------------------


def fulfillable(s: Legacy, seat: int) -> int:
    """The open missions whose condition is true now, a bit each. G-400"""
    found = 0
    mine = s.players[seat][OPEN]
    while mine:
        card = mine.bit_length() - 1
        mine ^= 1 << card
        if meets(s, seat, s.parts.missions[card].needs):
            found |= 1 << card
    return found


def refuse_fulfil(s: Legacy, seat: int, card: int) -> int:
    if not s.players[seat][OPEN] >> card & 1:
        return NOT_YOUR_MISSION
    return 0 if meets(s, seat, s.parts.missions[card].needs) else NOT_FULFILLED


def fulfil(s: Legacy, seat: int, card: int, out: Out) -> None:
    """The whole reward at once; a kept card stays by the tree. G-401, G-402"""
    me = s.players[seat]
    me[OPEN] &= ~(1 << card)
    me[COMPLETED] += 1
    if out is not None:
        out.append(event("legacy-did-fulfil", who=who(seat), mission=mission(card)))
    printed = s.parts.missions[card]
    if printed.kept:
        me[KEPT] |= 1 << card
    else:
        s.mission_discards = with_cards(s.mission_discards, [card])
    printed.reward.run(s, seat, out)


def fulfil_words(s: Legacy, card: int) -> Message:
    return Message("legacy-fulfil", {"mission": mission(card), "what": s.parts.missions[card].reward.say()})


class Fulfil(Family[Legacy, Situation]):
    """An open mission whose condition is true; the turn goes on. G-400"""

    tokens: ClassVar[Sequence[str]] = tuple(f"fulfil:{name}" for name in MISSIONS)
    again = True

    def candidates(self, s: Legacy, at: Situation) -> list[int]:
        mine = at.me[OPEN]
        return [card for card in range(len(MISSIONS)) if mine >> card & 1] if mine else NONE_NOW

    def refusal(self, s: Legacy, at: Situation, i: int) -> int:
        return refuse_fulfil(s, at.seat, i)

    def take(self, s: Legacy, at: Situation, i: int, out: Out) -> None:
        fulfil(s, at.seat, i, out)

    def label(self, s: Legacy, at: Situation, i: int) -> Message:
        return fulfil_words(s, i)


class Moment(Step[Legacy]):
    """A moment of a turn at which a mission may be fulfilled, between the steps of an action or after it. G-400

    A player who has waved a mission aside is not asked about it again before the end of the turn (``last``).
    """

    fields: ClassVar[dict[str, Codec]] = {"seat": NUMBER, "last": NUMBER}

    def __init__(self, seat: int, last: int = 0) -> None:
        self.seat = seat
        self.last = last

    def run(self, s: Legacy, out: Out) -> None:
        if not s.players[self.seat][OPEN] or s.numbers[TURN] != self.seat:
            return
        ready = fulfillable(s, self.seat)
        if ready and (self.last or ready & ~s.numbers[WAVED]):
            s.then(FulfilNow(self.seat, self.last))


MOMENT: Final = tuple(Moment(seat) for seat in range(SEATS))
"""Frames never change, so one of each serves all games."""
LAST_MOMENT: Final = tuple(Moment(seat, 1) for seat in range(SEATS))


class FulfilNow(Question[Legacy]):
    """Which mission is fulfilled now, if any. G-400"""

    table: ClassVar[Tokens] = Tokens((*Fulfil.tokens, "later"), least=("later",))
    fields: ClassVar[dict[str, Codec]] = {"seat": NUMBER, "last": NUMBER}
    LATER: Final = len(MISSIONS)

    def __init__(self, seat: int, last: int) -> None:
        self.seat = seat
        self.last = last

    def candidates(self, s: Legacy) -> Sequence[int]:
        mine = s.players[self.seat][OPEN]
        return [*[card for card in range(len(MISSIONS)) if mine >> card & 1], self.LATER]

    def refusal(self, s: Legacy, option: int) -> int:
        return 0 if option == self.LATER else refuse_fulfil(s, self.seat, option)

    def take(self, s: Legacy, option: int, out: Out) -> None:
        if option == self.LATER:
            s.numbers[WAVED] |= fulfillable(s, self.seat)
            return
        s.then(Moment(self.seat, self.last))
        fulfil(s, self.seat, option, out)

    def prompt(self, s: Legacy) -> Message:
        return Message("legacy-ask-fulfil", {"who": who(self.seat)})

    def label(self, s: Legacy, option: int) -> Message:
        return Message("legacy-later") if option == self.LATER else fulfil_words(s, option)
