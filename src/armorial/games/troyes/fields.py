"""Agriculture: a group of yellow dice works the fields. T-80"""

from collections.abc import Sequence
from typing import ClassVar, Final

from armorial.games.troyes.components import MIXED, YELLOW
from armorial.games.troyes.group import Group, at_least_one, spend
from armorial.games.troyes.reasons import FIELDS_DIVISOR, FIELDS_WANT_YELLOW, LACK_PIPS, ONE_COLOUR_ONLY, REASONS
from armorial.games.troyes.state import DENIERS, Troyes
from armorial.games.troyes.words import deniers
from armorial.kernel.contract import Out, event
from armorial.kernel.menu import Family
from armorial.kernel.words import Message, who


class WorkFields(Family[Troyes, Group]):
    """Deniers for yellow dice. T-80"""

    tokens: ClassVar[Sequence[str]] = ("use:agriculture",)

    def candidates(self, s: Troyes, at: Group) -> Sequence[int]:
        return (0,) if at.dice else ()

    def refusal(self, s: Troyes, at: Group, i: int) -> int:
        code = at.short(s)
        if code:
            return code
        if at.colour != YELLOW:
            return ONE_COLOUR_ONLY if at.colour == MIXED else FIELDS_WANT_YELLOW
        divisor = s.parts.agriculture
        return 0 if at.total >= divisor else REASONS.lacking(FIELDS_DIVISOR, LACK_PIPS, divisor - at.total)

    def options(self, s: Troyes, at: Group) -> Sequence[int]:
        return () if at.colour != YELLOW or self.refusal(s, at, 0) else (0,)

    def take(self, s: Troyes, at: Group, i: int, out: Out) -> None:
        spend(s, at, out)
        crop = at.total // s.parts.agriculture
        s.players[at.seat][DENIERS] += crop
        if out is not None:
            out.append(event("troyes-did-farm", who=who(at.seat), what=deniers(crop)))

    def label(self, s: Troyes, at: Group, i: int) -> Message:
        return Message("troyes-use-fields", {"what": deniers(at_least_one(at.total // s.parts.agriculture))})


WORK_FIELDS: Final = WorkFields()
