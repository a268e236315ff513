"""Death, the chronicle and the graves, and the end they bring. V-20 to V-29, V-110 to V-113"""

from collections.abc import Sequence
from typing import ClassVar

from armorial.games.village.reasons import NOT_THE_OLDEST
from armorial.games.village.state import (
    CHRONICLE,
    FARM,
    GONE,
    GRAVE,
    LAST_VISIBLE,
    MEMBER,
    PLACES,
    SECTION_OF,
    SPANS,
    Village,
)
from armorial.games.village.words import generation_of, place
from armorial.kernel.contract import Out, event
from armorial.kernel.frames import SeatQuestion, SeatStep
from armorial.kernel.questions import Tokens
from armorial.kernel.words import Message, who


def oldest_places(me: list[int]) -> list[int]:
    """Where the visible members of the lowest generation present are. V-22, V-28"""
    for _, start, stop in SPANS:
        places = {p for p in me[start:stop] if FARM <= p <= LAST_VISIBLE}
        if places:
            return sorted(places)
    return []


def oldest_generation(me: list[int]) -> int:
    """The lowest generation with a visible member, counted from 1; 0 if nobody is visible. V-22"""
    for generation, start, stop in SPANS:
        for index in range(start, stop):
            if FARM <= me[index] <= LAST_VISIBLE:
                return generation + 1
    return 0


class Death(SeatStep[Village]):
    """A crossing of the bridge is settled. If nobody is visible, nobody dies. V-22"""

    def run(self, s: Village, out: Out) -> None:
        if oldest_places(s.players[self.seat]):
            s.then(Dies(self.seat))
        elif out is not None:
            out.append(event("village-did-nobody-die", who=who(self.seat)))


class Dies(SeatQuestion[Village]):
    """Which of the oldest visible members dies: the owner says where. V-22"""

    table: ClassVar[Tokens] = Tokens(f"dies:{PLACES[p]}" for p in range(FARM, LAST_VISIBLE + 1))

    def candidates(self, s: Village) -> Sequence[int]:
        me = s.players[self.seat]
        return sorted({p - FARM for p in me[MEMBER:] if FARM <= p <= LAST_VISIBLE})

    def refusal(self, s: Village, option: int) -> int:
        return 0 if option + FARM in oldest_places(s.players[self.seat]) else NOT_THE_OLDEST

    def take(self, s: Village, option: int, out: Out) -> None:
        bury(s, self.seat, option + FARM, out)

    def prompt(self, s: Village) -> Message:
        return Message("village-ask-dies", {"who": who(self.seat)})

    def label(self, s: Village, option: int) -> Message:
        p = option + FARM
        me = s.players[self.seat]
        return Message(
            "village-dies",
            {"generation": generation_of(me.index(p, MEMBER)), "place": place(p), "to": place(rest_of(s, p))},
        )


def rest_of(s: Village, p: int) -> int:
    """Where a member who dies at a place is laid to rest: the chronicle, a grave, or nowhere. V-23, V-24"""
    section = SECTION_OF[p]
    if s.chronicle[section]:
        return CHRONICLE + section
    return GRAVE if s.graves else GONE


def bury(s: Village, seat: int, p: int, out: Out) -> None:
    """A member of the lowest generation at a place leaves it for good. V-23 to V-25, V-29"""
    me = s.players[seat]
    index = me.index(p, MEMBER)
    rest = rest_of(s, p)
    me[index] = rest
    if rest == GRAVE:
        s.graves -= 1
    elif rest != GONE:
        s.chronicle[rest - CHRONICLE] -= 1
    if out is not None:
        out.append(
            event(
                "village-did-die",
                who=who(seat),
                generation=generation_of(index),
                place=place(p),
                to=place(rest),
            )
        )
    if s.last_turns < 0 and (not s.graves or not any(s.chronicle)):
        trigger_end(s, seat, out)


def trigger_end(s: Village, seat: int, out: Out) -> None:
    """Each other player gets one more turn; all do if it was not the one whose turn it is. V-110, V-112, V-115

    A member of somebody else dies only in a market day, so ``seat`` then is not its opener.
    """
    s.last_turns = s.seats - 1 if seat == s.turn else s.seats
    if out is not None:
        full = "chronicle" if not any(s.chronicle) else "graves"
        out.append(event(f"village-did-trigger-{full}", who=who(seat)))
