"""Building the cathedral with a group of white dice. T-50 to T-52"""

from collections.abc import Sequence
from typing import ClassVar, Final

from armorial.games.troyes.components import COLUMNS, LEVELS, MIXED, WHITE
from armorial.games.troyes.group import Group, Picked, Purpose, spend
from armorial.games.troyes.reasons import CATHEDRAL_WANTS_WHITE, COLUMN_IS_FULL, NO_SUCH_COLUMN, ONE_COLOUR_ONLY
from armorial.games.troyes.state import VP, Troyes, free_level, gain_influence
from armorial.games.troyes.words import influence, vp
from armorial.kernel.contract import Out, event
from armorial.kernel.menu import NONE_NOW, THE_ONLY
from armorial.kernel.shared import replaced
from armorial.kernel.words import Message, who


class Build(Purpose):
    """A cube for each die in the column of its value. The order of the dice makes no difference. T-50, T-51"""

    tokens: ClassVar[Sequence[str]] = ("use:cathedral",)

    def things(self, s: Troyes) -> list[int]:
        return THE_ONLY

    def unfit(self, s: Troyes, g: Group, i: int) -> int:
        """Every die must find its place. T-50 to T-52"""
        if g.short:
            return g.short
        if g.colour != WHITE:
            return ONE_COLOUR_ONLY if g.colour == MIXED else CATHEDRAL_WANTS_WHITE
        for value in g.values:
            if value > COLUMNS:
                return NO_SUCH_COLUMN
            if free_level(s, value - 1) + g.values.count(value) > LEVELS:
                return COLUMN_IS_FULL
        return 0

    def served(self, s: Troyes, g: Group) -> list[int]:
        return NONE_NOW if g.colour != WHITE or self.unfit(s, g, 0) else THE_ONLY

    def take(self, s: Troyes, at: Picked, i: int, out: Out) -> None:
        g = at.group(s)
        spend(s, g, out)
        for column, level in windows(s, g):
            s.cathedral = replaced(s.cathedral, COLUMNS * level + column, at.seat)
            points = s.parts.column_vp[column]
            s.players[at.seat][VP] += points
            gained = gain_influence(s, at.seat, s.parts.column_influence[column])
            if out is not None:
                what = [vp(points), influence(gained)] if gained else [vp(points)]
                out.append(event("troyes-did-build", who=who(at.seat), level=level + 1, column=column + 1, what=what))

    def label(self, s: Troyes, at: Picked, i: int) -> Message:
        return Message("troyes-use-cathedral", {"n": len(at.dice)})


def windows(s: Troyes, g: Group) -> list[tuple[int, int]]:
    """Where the cubes of a group go, column and level: the lowest free places of the columns of its dice. T-50"""
    found: list[tuple[int, int]] = []
    for at, value in enumerate(g.values):
        found.append((value - 1, free_level(s, value - 1) + g.values[:at].count(value)))
    return found


BUILD: Final = Build()
