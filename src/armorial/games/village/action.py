"""What the seven actions have in common: each is a question with the ways to carry it out, and the way to decline."""

from typing import ClassVar

from armorial.games.village.state import Village
from armorial.games.village.words import DECLINE
from armorial.kernel.contract import Out, event
from armorial.kernel.frames import SeatQuestion
from armorial.kernel.words import Message, who


class Action(SeatQuestion[Village]):
    """An action that may be declined. V-11 (the market, which may not, is no such question)"""

    decline: ClassVar[int]
    """The option that declines: the last of the table."""

    def possible(self, s: Village) -> bool:
        """Whether the action can be carried out at all. V-17"""
        decline = self.decline
        return any(option != decline and not self.refusal(s, option) for option in self.candidates(s))

    def idle(self, s: Village) -> int:
        return self.decline

    def onward(self, s: Village) -> list[int]:
        """It is asked about only if it can be carried out, and can always be declined: never an only answer."""
        return []

    def take(self, s: Village, option: int, out: Out) -> None:
        if option != self.decline:
            self.act(s, option, out)
        elif out is not None:
            out.append(event("village-did-decline", who=who(self.seat)))

    def act(self, s: Village, option: int, out: Out) -> None:
        """Carry out the action in one of its ways."""
        raise NotImplementedError(type(self).__name__)

    def label(self, s: Village, option: int) -> Message:
        return DECLINE if option == self.decline else self.name(s, option)

    def name(self, s: Village, option: int) -> Message:
        """A way of carrying it out in words."""
        raise NotImplementedError(type(self).__name__)
