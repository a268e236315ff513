"""A turn: a pawn and its action, a wedding without a pawn, or passing; and missions at any moment of it.

G-15 to G-18, G-28, G-36 to G-38, G-83, G-84
"""

from collections.abc import Sequence
from typing import ClassVar, Final

from armorial.games.legacy.birth import HaveChildren
from armorial.games.legacy.board import UseSpace, UseSpaceWithExtraPawn
from armorial.games.legacy.missions import Fulfil
from armorial.games.legacy.money import AskFriendsForMoney, Socialize
from armorial.games.legacy.reasons import MUST_PLACE_PAWN
from armorial.games.legacy.situation import PawnAction, Situation
from armorial.games.legacy.state import PASSED, PAWNS, Legacy
from armorial.games.legacy.wedding import Arrange, FindRelative, Marry, MarryWithoutPawn
from armorial.kernel.codec import NUMBER, Codec
from armorial.kernel.contract import Out, event
from armorial.kernel.menu import Family, Menu, MenuQuestion
from armorial.kernel.questions import Tokens
from armorial.kernel.words import Message, who


class Pass(Family[Legacy, Situation]):
    """No more pawns this round; those of one's own must have been placed. G-17, G-18"""

    tokens: ClassVar[Sequence[str]] = ("pass",)

    def refusal(self, s: Legacy, at: Situation, i: int) -> int:
        return MUST_PLACE_PAWN if at.me[PAWNS] else 0

    def take(self, s: Legacy, at: Situation, i: int, out: Out) -> None:
        at.me[PASSED] = 1
        if out is not None:
            out.append(event("legacy-did-pass", who=who(at.seat)))

    def label(self, s: Legacy, at: Situation, i: int) -> Message:
        return Message("legacy-pass")


ANSWERS: Final[list[Family[Legacy, Situation]]] = [
    Marry(),
    Arrange(),
    FindRelative(),
    HaveChildren(),
    AskFriendsForMoney(),
    Socialize(),
    UseSpace(),
    UseSpaceWithExtraPawn(),
    MarryWithoutPawn(),
    Fulfil(),
    Pass(),
]
MENU: Final = Menu(
    *ANSWERS,
    # Placing a pawn is compulsory: money is asked for without changing the tree.
    least=("pass", *AskFriendsForMoney.tokens),
)
WITHOUT_PAWNS: Final = MENU.page(*[answer for answer in ANSWERS if not isinstance(answer, PawnAction)])


class Act(MenuQuestion[Legacy, Situation]):
    """What a player does with a turn. G-15, G-400"""

    table: ClassVar[Tokens] = MENU.table
    fields: ClassVar[dict[str, Codec]] = {"seat": NUMBER}

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def menu(self) -> Menu[Legacy, Situation]:
        return MENU

    def read(self, s: Legacy) -> Situation:
        return Situation(s, self.seat)

    def options(self, s: Legacy) -> list[int]:
        at = Situation(s, self.seat)
        page = MENU.whole if at.me[PAWNS] else WITHOUT_PAWNS
        return page.options(s, at)

    def moves(self, s: Legacy) -> list[int]:
        """No answer is only another way to what a second one does."""
        return self.options(s)

    def prompt(self, s: Legacy) -> Message:
        return Message("legacy-ask-act", {"who": who(self.seat), "n": s.players[self.seat][PAWNS]})
