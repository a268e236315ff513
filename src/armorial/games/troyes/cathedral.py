"""Building the cathedral with a group of white dice. T-50 to T-52"""

from collections.abc import Sequence
from typing import ClassVar, Final

from armorial.games.troyes.components import COLUMNS, LEVELS, MIXED, WHITE
from armorial.games.troyes.group import Group, spend
from armorial.games.troyes.reasons import CATHEDRAL_WANTS_WHITE, COLUMN_IS_FULL, NO_SUCH_COLUMN, ONE_COLOUR_ONLY
from armorial.games.troyes.state import VP, Troyes, free_level, gain_influence
from armorial.games.troyes.words import influence, vp
from armorial.kernel.contract import Out, event
from armorial.kernel.menu import Family
from armorial.kernel.shared import replaced
from armorial.kernel.words import Message, who


class Build(Family[Troyes, Group]):
    """A cube for each die in the column of its value. The order of the dice makes no difference. T-50, T-51"""

    tokens: ClassVar[Sequence[str]] = ("use:cathedral",)

    def candidates(self, s: Troyes, at: Group) -> Sequence[int]:
        return (0,) if at.dice else ()

    def refusal(self, s: Troyes, at: Group, i: int) -> int:
        """Every die must find its place. T-50 to T-52"""
        code = at.short(s)
        if code:
            return code
        if at.colour != WHITE:
            return ONE_COLOUR_ONLY if at.colour == MIXED else CATHEDRAL_WANTS_WHITE
        for value in at.values:
            if value > COLUMNS:
                return NO_SUCH_COLUMN
            if free_level(s, value - 1) + at.values.count(value) > LEVELS:
                return COLUMN_IS_FULL
        return 0

    def options(self, s: Troyes, at: Group) -> Sequence[int]:
        return () if at.colour != WHITE or self.refusal(s, at, 0) else (0,)

    def take(self, s: Troyes, at: Group, i: int, out: Out) -> None:
        spend(s, at, out)
        for value in at.values:
            column = value - 1
            level = free_level(s, column)
            s.cathedral = replaced(s.cathedral, COLUMNS * level + column, at.seat)
            points = s.parts.column_vp[column]
            s.players[at.seat][VP] += points
            gained = gain_influence(s, at.seat, s.parts.column_influence[column])
            if out is not None:
                what = [vp(points), influence(gained)] if gained else [vp(points)]
                out.append(event("troyes-did-build", who=who(at.seat), level=level + 1, column=value, what=what))

    def label(self, s: Troyes, at: Group, i: int) -> Message:
        return Message("troyes-use-cathedral", {"n": len(at.dice)})


BUILD: Final = Build()
