"""Combating an event with a group of dice: which group it takes, and how many cubes are laid. T-60, T-64"""

from collections.abc import Sequence
from typing import ClassVar, Final

from armorial.games.troyes.components import EVENTS, MIXED
from armorial.games.troyes.events import EVENT, lay_cubes
from armorial.games.troyes.group import Group, Picked, Purpose, at_least_one, spend
from armorial.games.troyes.reasons import (
    EVENT_DIVISOR,
    EVENT_NOT_IN_ROW,
    EVENT_WANTS_COLOUR,
    LACK_PIPS,
    ONE_COLOUR_ONLY,
    REASONS,
    TOO_MANY_CUBES,
)
from armorial.games.troyes.state import Troyes
from armorial.games.troyes.words import cubes, event_name, influence
from armorial.kernel.codec import NUMBER, Codec
from armorial.kernel.contract import Out
from armorial.kernel.frames import HowMany
from armorial.kernel.questions import Tokens
from armorial.kernel.words import Message, who

MOST_BANNERS: Final = 9


class Combat(Purpose):
    """A group lays cubes on an event: as many as it allows and banners are free, or fewer. T-60, T-64"""

    tokens: ClassVar[Sequence[str]] = tuple(f"use:event:{name}" for name in EVENTS)

    def things(self, s: Troyes) -> list[int]:
        return sorted(s.row)

    def unfit(self, s: Troyes, g: Group, i: int) -> int:
        if i not in s.row:
            return EVENT_NOT_IN_ROW
        if g.short:
            return g.short
        if g.colour != s.parts.event_dice[i]:
            return ONE_COLOUR_ONLY if g.colour == MIXED else EVENT_WANTS_COLOUR
        divisor = s.parts.event_divisor[i]
        return 0 if g.total >= divisor else REASONS.lacking(EVENT_DIVISOR, LACK_PIPS, divisor - g.total)

    def served(self, s: Troyes, g: Group) -> list[int]:
        colour, total = g.colour, g.total
        found: list[int] = []
        for index in s.row:
            if s.parts.event_dice[index] == colour and total >= s.parts.event_divisor[index]:
                found.append(index)
        found.sort()
        return found

    def most(self, s: Troyes, g: Group, i: int) -> int:
        """As many cubes as the dice allow and banners are free. T-60"""
        return min(g.total // s.parts.event_divisor[i], s.parts.banners[i] - len(s.banners[i]))

    def take(self, s: Troyes, at: Picked, i: int, out: Out) -> None:
        g = at.group(s)
        spend(s, g, out)
        most = self.most(s, g, i)
        if most > 1:
            s.then(HowManyCubes(at.seat, i, most))
        else:
            lay_cubes(s, i, at.seat, 1, out)

    def label(self, s: Troyes, at: Picked, i: int) -> Message:
        return Message("troyes-use-event", {"event": event_name(i), "n": at_least_one(self.most(s, at.group(s), i))})


COMBAT: Final = Combat()


class HowManyCubes(HowMany[Troyes]):
    """How many cubes go on the event: as many as possible, or fewer. T-64"""

    table: ClassVar[Tokens] = Tokens(f"cubes:{n + 1}" for n in range(MOST_BANNERS))
    fields: ClassVar[dict[str, Codec]] = {"seat": NUMBER, "at": EVENT, "most": NUMBER}
    too_many: ClassVar[int] = TOO_MANY_CUBES

    def __init__(self, seat: int, at: int, most: int) -> None:
        self.seat = seat
        self.at = at
        self.most = most

    def take(self, s: Troyes, option: int, out: Out) -> None:
        lay_cubes(s, self.at, self.seat, option + 1, out)

    def prompt(self, s: Troyes) -> Message:
        return Message("troyes-ask-how-many-cubes", {"who": who(self.seat), "event": event_name(self.at)})

    def label(self, s: Troyes, option: int) -> Message:
        gained = influence(s.parts.cube_influence * (option + 1))
        if len(s.banners[self.at]) + option + 1 == s.parts.banners[self.at]:
            return Message("troyes-cubes-fill", {"cubes": cubes(option + 1), "what": gained})
        return Message("troyes-cubes", {"cubes": cubes(option + 1), "what": gained})
