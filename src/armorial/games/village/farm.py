"""The two actions at home: the grain harvest and the family."""

from collections.abc import Sequence
from typing import ClassVar, Final

from armorial.games.village.action import Action
from armorial.games.village.components import GOODS_AT, GRAIN, HORSE, OX, PLOW
from armorial.games.village.reasons import ALL_BORN, HARVEST_NEEDS_MEMBER, NOBODY_HERE
from armorial.games.village.state import (
    FARM,
    LAST_VISIBLE,
    MEMBER,
    PLACES,
    UNBORN,
    WORKSHOP,
    Village,
    gain,
    member_at,
    on_farm,
)
from armorial.games.village.words import amount, generation_of, place
from armorial.kernel.contract import Out, event
from armorial.kernel.questions import Tokens
from armorial.kernel.words import Message, who


def harvest(s: Village, seat: int) -> int:
    """How much grain the best combination of tools gives. V-30"""
    me = s.players[seat]
    if me[GOODS_AT + PLOW]:
        if me[GOODS_AT + OX]:
            return s.parts.harvest_ox
        if me[GOODS_AT + HORSE]:
            return s.parts.harvest_horse
    return s.parts.harvest_bare


class GrainAction(Action):
    """Bring in the grain. V-30"""

    table: ClassVar[Tokens] = Tokens(("harvest", "decline"))
    decline: ClassVar[int] = 1

    def refusal(self, s: Village, option: int) -> int:
        if option == self.decline or on_farm(s.players[self.seat]):
            return 0
        return HARVEST_NEEDS_MEMBER

    def act(self, s: Village, option: int, out: Out) -> None:
        gained = gain(s, self.seat, GRAIN, harvest(s, self.seat))
        if out is None:
            return
        if gained:
            out.append(event("village-did-harvest", who=who(self.seat), what=[amount(GRAIN, gained)]))
        else:
            out.append(event("village-did-harvest-none", who=who(self.seat)))

    def prompt(self, s: Village) -> Message:
        return Message("village-ask-grain", {"who": who(self.seat)})

    def name(self, s: Village, option: int) -> Message:
        return Message("village-harvest", {"what": [amount(GRAIN, harvest(s, self.seat))]})


AWAY: Final = tuple(range(WORKSHOP, LAST_VISIBLE + 1))
"""The places on the board from which a member can be called home."""


class FamilyAction(Action):
    """A birth, or a member called home. V-31"""

    table: ClassVar[Tokens] = Tokens(
        ("birth", *(f"recall:{PLACES[p]}:{g + 1}" for p in AWAY for g in range(4)), "decline")
    )
    decline: ClassVar[int] = len(table) - 1

    def candidates(self, s: Village) -> Sequence[int]:
        me = s.players[self.seat]
        home = {
            1 + 4 * (p - WORKSHOP) + g
            for p in me[MEMBER:]
            if WORKSHOP <= p <= LAST_VISIBLE
            for g in range(4)
            if member_at(me, p, g) >= 0
        }
        return [0, *sorted(home), self.decline]

    def refusal(self, s: Village, option: int) -> int:
        if option == self.decline:
            return 0
        me = s.players[self.seat]
        if option == 0:
            return 0 if UNBORN in me[MEMBER:] else ALL_BORN
        p, g = AWAY[(option - 1) // 4], (option - 1) % 4
        return 0 if member_at(me, p, g) >= 0 else NOBODY_HERE

    def act(self, s: Village, option: int, out: Out) -> None:
        me = s.players[self.seat]
        if option == 0:
            child = me.index(UNBORN, MEMBER)  # the lowest generation comes first
            me[child] = FARM
            if out is not None:
                out.append(event("village-did-birth", who=who(self.seat), generation=generation_of(child)))
            return
        p, g = AWAY[(option - 1) // 4], (option - 1) % 4
        me[member_at(me, p, g)] = FARM
        if out is not None:
            out.append(event("village-did-recall", who=who(self.seat), generation=g + 1, place=place(p)))

    def prompt(self, s: Village) -> Message:
        return Message("village-ask-family", {"who": who(self.seat)})

    def name(self, s: Village, option: int) -> Message:
        if option == 0:
            me = s.players[self.seat]
            child = me.index(UNBORN, MEMBER) if UNBORN in me[MEMBER:] else -1
            return (
                Message("village-birth", {"generation": generation_of(child)})
                if child >= 0
                else Message("village-birth-any")
            )
        p, g = AWAY[(option - 1) // 4], (option - 1) % 4
        return Message("village-recall", {"generation": g + 1, "place": place(p)})
