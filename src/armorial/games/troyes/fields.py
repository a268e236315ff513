"""Agriculture: a group of yellow dice works the fields. T-80"""

from collections.abc import Sequence
from typing import ClassVar, Final

from armorial.games.troyes.components import MIXED, YELLOW
from armorial.games.troyes.group import Group, Picked, Purpose, at_least_one, spend
from armorial.games.troyes.reasons import FIELDS_DIVISOR, FIELDS_WANT_YELLOW, LACK_PIPS, ONE_COLOUR_ONLY, REASONS
from armorial.games.troyes.state import DENIERS, Troyes
from armorial.games.troyes.words import deniers
from armorial.kernel.contract import Out, event
from armorial.kernel.menu import NONE_NOW, THE_ONLY
from armorial.kernel.words import Message, who


class WorkFields(Purpose):
    """Deniers for yellow dice. T-80"""

    tokens: ClassVar[Sequence[str]] = ("use:agriculture",)

    def things(self, s: Troyes) -> list[int]:
        return THE_ONLY

    def unfit(self, s: Troyes, g: Group, i: int) -> int:
        if g.short:
            return g.short
        if g.colour != YELLOW:
            return ONE_COLOUR_ONLY if g.colour == MIXED else FIELDS_WANT_YELLOW
        divisor = s.parts.agriculture
        return 0 if g.total >= divisor else REASONS.lacking(FIELDS_DIVISOR, LACK_PIPS, divisor - g.total)

    def served(self, s: Troyes, g: Group) -> list[int]:
        return NONE_NOW if g.colour != YELLOW or self.unfit(s, g, 0) else THE_ONLY

    def take(self, s: Troyes, at: Picked, i: int, out: Out) -> None:
        g = at.group(s)
        spend(s, g, out)
        crop = g.total // s.parts.agriculture
        s.players[at.seat][DENIERS] += crop
        if out is not None:
            out.append(event("troyes-did-farm", who=who(at.seat), what=deniers(crop)))

    def label(self, s: Troyes, at: Picked, i: int) -> Message:
        return Message("troyes-use-fields", {"what": deniers(at_least_one(at.group(s).total // s.parts.agriculture))})


WORK_FIELDS: Final = WorkFields()
