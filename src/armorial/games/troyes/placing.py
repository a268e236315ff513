"""A citizen is placed in a building with a single die. T-70, T-73, T-74, T-77"""

from collections.abc import Sequence
from typing import ClassVar, Final

from armorial.games.troyes.citizens import (
    enter,
    enter_refusal,
    expelled,
    place_refusal,
    settle_source_refusal,
    sources,
    take_up,
)
from armorial.games.troyes.components import BUILDINGS, FROM_PLACE, SOURCES, VALUE_OF
from armorial.games.troyes.group import Group, Picked, Purpose, spend
from armorial.games.troyes.reasons import PLACE_WANTS_COLOUR, PLACE_WANTS_ONE_DIE, PLACE_WITHOUT_CUBE
from armorial.games.troyes.state import Troyes
from armorial.games.troyes.words import building, source
from armorial.kernel.codec import NUMBER, Codec
from armorial.kernel.contract import Out, Question, event
from armorial.kernel.menu import NONE_NOW
from armorial.kernel.questions import Tokens
from armorial.kernel.words import Message, who


class PlaceCitizen(Purpose):
    """One die leads a citizen into the building of its colour. T-70"""

    tokens: ClassVar[Sequence[str]] = tuple(f"use:place:{name}" for name in BUILDINGS)

    def things(self, s: Troyes) -> list[int]:
        return list(range(len(BUILDINGS)))

    def unfit(self, s: Troyes, g: Group, i: int) -> int:
        """T-70, T-73, T-77"""
        if g.short:
            return g.short
        if len(g.dice) != 1:
            return PLACE_WANTS_ONE_DIE
        if g.cube >= 0 and not s.parts.cube_effect[g.cube].keeps_dice:
            return PLACE_WITHOUT_CUBE
        if g.colour != i:
            return PLACE_WANTS_COLOUR
        return place_refusal(s, g.seat, i, VALUE_OF[g.dice[0]])

    def served(self, s: Troyes, g: Group) -> list[int]:
        return [g.colour] if len(g.dice) == 1 and not self.unfit(s, g, g.colour) else NONE_NOW

    def take(self, s: Troyes, at: Picked, i: int, out: Out) -> None:
        value = VALUE_OF[at.dice[0]]
        spend(s, at.group(s), out)
        options = settle_sources(s, at.seat, i, value)
        if len(options) == 1:
            settle_citizen(s, at.seat, i, value, options[0], out)
        else:
            s.then(Settle(at.seat, i, value))

    def label(self, s: Troyes, at: Picked, i: int) -> Message:
        value = VALUE_OF[at.dice[0]] if at.dice else 0
        return Message("troyes-use-place", {"building": building(i), "n": value})


PLACE_CITIZEN: Final = PlaceCitizen()


def settle_sources(s: Troyes, seat: int, where: int, value: int) -> list[int]:
    found = sources(s, seat)
    if not enter_refusal(s, where, value):  # nobody is protected, so it does not matter who comes
        return found
    return [option for option in found if not settle_source_refusal(s, seat, where, value, option)]


def settle_citizen(s: Troyes, seat: int, where: int, value: int, option: int, out: Out) -> None:
    """The citizen is taken up, enters, and may expel another. T-71 to T-74"""
    take_up(s, seat, option)
    pushed = enter(s, where, value, seat)
    if out is not None:
        came = source(s.parts, option)
        out.append(event("troyes-did-place", who=who(seat), building=building(where), n=value, source=came))
        if pushed >= 0:
            out.append(expelled(pushed, where))


class Settle(Question[Troyes]):
    """Which citizen is placed. T-70, T-74"""

    table: ClassVar[Tokens] = Tokens(SOURCES)
    fields: ClassVar[dict[str, Codec]] = {"seat": NUMBER, "building": NUMBER, "value": NUMBER}

    def __init__(self, seat: int, building: int, value: int) -> None:
        self.seat = seat
        self.building = building
        self.value = value

    def candidates(self, s: Troyes) -> Sequence[int]:
        return sources(s, self.seat)

    def options(self, s: Troyes) -> list[int]:
        return settle_sources(s, self.seat, self.building, self.value)

    def refusal(self, s: Troyes, option: int) -> int:
        return settle_source_refusal(s, self.seat, self.building, self.value, option)

    def onward(self, s: Troyes) -> list[int]:
        """Where the citizen comes from is a detail of placing one."""
        return self.options(s)

    def idle(self, s: Troyes) -> int:
        """A citizen who stands in that very place, if there is one: everybody stays where they are."""
        stays = FROM_PLACE + s.parts.row_start[self.building][self.value - 1]
        return super().idle(s) if self.refusal(s, stays) else stays

    def take(self, s: Troyes, option: int, out: Out) -> None:
        settle_citizen(s, self.seat, self.building, self.value, option, out)

    def prompt(self, s: Troyes) -> Message:
        about = {"who": who(self.seat), "building": building(self.building)}
        return Message("troyes-ask-settle", {**about, "n": self.value})

    def label(self, s: Troyes, option: int) -> Message:
        return source(s.parts, option)
