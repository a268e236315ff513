"""Choosing dice one by one, for an action or against black dice: what the two questions have in common. T-21, T-32"""

from collections.abc import Sequence
from typing import ClassVar, Generic, TypeVar

from armorial.games.troyes.reasons import NOTHING_CHOSEN
from armorial.games.troyes.state import Troyes
from armorial.kernel.menu import NONE_NOW, THE_ONLY, Family, MenuQuestion
from armorial.kernel.words import Message


class Chooser:
    """A player who chooses, and whether they have begun to: after that influence can no longer be spent. T-32"""

    __slots__ = ("begun", "own_dice", "seat")

    def __init__(self, seat: int, begun: bool) -> None:
        self.seat = seat
        self.begun = begun
        self.own_dice: list[int] | None = None
        """The different dice of their district, once somebody has looked (influence.py)."""


C = TypeVar("C", bound=Chooser)


class Choosing(MenuQuestion[Troyes, C], Generic[C]):
    """A question that is asked again after every die. Its last answer takes back what was chosen."""

    def onward(self, s: Troyes) -> list[int]:
        """There is hardly ever a single answer."""
        return []


class TakeBack(Family[Troyes, C], Generic[C]):
    """Nothing of it: choose anew."""

    tokens: ClassVar[Sequence[str]] = ("back",)

    def candidates(self, s: Troyes, at: C) -> list[int]:
        return THE_ONLY if at.begun else NONE_NOW

    def refusal(self, s: Troyes, at: C, i: int) -> int:
        return 0 if at.begun else NOTHING_CHOSEN

    def moves(self, s: Troyes, at: C) -> list[int]:
        return NONE_NOW

    def label(self, s: Troyes, at: C, i: int) -> Message:
        return Message("troyes-back")
