"""What the answers of a turn are judged by, and what the actions of pawns have in common. G-15 to G-18"""

from typing import Final

from armorial.games.legacy.components import OWN_ACTIONS
from armorial.games.legacy.reasons import NO_PAWN
from armorial.games.legacy.state import PAWNS, Legacy
from armorial.games.legacy.tree import lacking, most_room
from armorial.kernel.contract import Out
from armorial.kernel.menu import Family
from armorial.kernel.shared import added

UNKNOWN: Final = -10_000
"""Nobody has asked yet."""


class Situation:
    """A player on turn. What takes longer to find out is found out once, when it is first asked for."""

    __slots__ = ("_room", "_wanted", "me", "seat", "spaces")

    def __init__(self, s: Legacy, seat: int) -> None:
        self.seat = seat
        self.me = s.players[seat]
        self.spaces: list[int] | None = None
        """The spaces of the main board whose action can be carried out, once a pawn has looked for one (board.py)."""
        self._room = UNKNOWN
        self._wanted = UNKNOWN

    def room(self, s: Legacy) -> int:
        """For children, with the couple that has most of it."""
        if self._room == UNKNOWN:
            self._room = most_room(s, self.seat)
        return self._room

    def wanted(self, s: Legacy) -> int:
        """The holdings that some household lacks, a bit each."""
        if self._wanted == UNKNOWN:
            self._wanted = lacking(s, self.seat)
        return self._wanted


class PawnAction(Family[Legacy, Situation]):
    """What a player does with a pawn of their own colour. An action says what hinders it, and what it does."""

    def refusal(self, s: Legacy, at: Situation, i: int) -> int:
        return self.hindrance(s, at, i) if at.me[PAWNS] else NO_PAWN

    def take(self, s: Legacy, at: Situation, i: int, out: Out) -> None:
        at.me[PAWNS] -= 1
        self.act(s, at, i, out)

    def hindrance(self, s: Legacy, at: Situation, i: int) -> int:
        """Why the action cannot be carried out, with a pawn at hand; 0 if it can."""
        raise NotImplementedError(type(self).__name__)

    def act(self, s: Legacy, at: Situation, i: int, out: Out) -> None:
        raise NotImplementedError(type(self).__name__)


class OwnAction(PawnAction):
    """An action of the player's own board, where the pawn stays until the end of the round. G-30 to G-38"""

    action: int
    """As in OWN_ACTIONS."""

    def take(self, s: Legacy, at: Situation, i: int, out: Out) -> None:
        at.me[PAWNS] -= 1
        s.acted = added(s.acted, at.seat * len(OWN_ACTIONS) + self.action, 1)
        self.act(s, at, i, out)
