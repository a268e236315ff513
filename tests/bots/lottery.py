"""A game of much luck and little skill: in turn everybody takes a ticket, and a draw follows that is the same for all.

A ticket shows what it seems to bring; what it really brings comes out with the draw. Draws are worth far more, so who
would tell tickets apart must compare them under the same luck.
"""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from armorial.kernel.codec import NUMBER, Codec
from armorial.kernel.contract import Chance, Frame, Game, Out, Question, Score, State, Zone
from armorial.kernel.questions import Reasons, Table

TICKETS: Final = 10
REASONS: Final = Reasons("lottery", ())


class LotteryState(State):
    def __init__(self, seats: int, stack: list[Frame[Any]], turns: int, points: list[float], shown: float) -> None:
        self.seats = seats
        self.stack = stack
        self.turns = turns
        self.points = points
        self.shown = shown
        """What the ticket seems to bring that was taken last."""

    def clone(self) -> "LotteryState":
        return LotteryState(self.seats, self.stack[:], self.turns, self.points[:], self.shown)


class Ticket(Question[LotteryState]):
    """Which ticket."""

    table: ClassVar[Table] = Table(tuple(str(ticket) for ticket in range(TICKETS)))
    fields: ClassVar[dict[str, Codec]] = {"seat": NUMBER, "shows": NUMBER, "brings": NUMBER}

    def __init__(self, seat: int, shows: Sequence[float], brings: Sequence[float]) -> None:
        self.seat = seat
        self.shows = shows
        self.brings = brings

    def refusal(self, s: LotteryState, option: int) -> int:
        return 0 if option < len(self.shows) else Reasons.IMPOSSIBLE

    def take(self, s: LotteryState, option: int, out: Out) -> None:
        s.shown = self.shows[option]
        s.turns -= 1
        s.stack.append(Draw(self.seat, self.brings[option], self.shows, self.brings))


class Draw(Chance[LotteryState]):
    """What the seat wins besides, from 0 to 19 points."""

    table: ClassVar[Table] = Table(tuple(str(points) for points in range(20)))
    fields: ClassVar[dict[str, Codec]] = {"owner": NUMBER, "brings": NUMBER}

    def __init__(self, owner: int, bought: float, shows: Sequence[float], brings: Sequence[float]) -> None:
        self.owner = owner
        self.bought = bought
        self.shows = shows
        self.brings = brings

    def weights(self, s: LotteryState) -> Sequence[int]:
        return [1] * 20

    def take(self, s: LotteryState, option: int, out: Out) -> None:
        s.shown = 0.0
        s.points[self.owner] += self.bought + option
        if s.turns:
            s.stack.append(Ticket((self.owner + 1) % s.seats, self.shows, self.brings))


class Lottery(Game[LotteryState]):
    name = "lottery"
    rules_version = 1
    seat_counts = (2, 3)
    choices = ()
    reasons = REASONS
    frames: dict[str, type[Frame[LotteryState]]] = {"Ticket": Ticket, "Draw": Draw}
    spread = 40.0
    foresight = 1

    def __init__(self, shows: Sequence[float], brings: Sequence[float], turns: int = 40) -> None:
        self.shows = shows
        self.brings = brings
        self.turns = turns

    def set_up(self, seats: int, options: dict[str, str]) -> LotteryState:
        return LotteryState(seats, [Ticket(0, self.shows, self.brings)], self.turns, [0.0] * seats, 0.0)

    def view(self, s: LotteryState, seat: int) -> dict[str, Any]:
        return {"points": s.points}

    def zones(self, s: LotteryState) -> list[Zone]:
        return []

    def score(self, s: LotteryState, seat: int) -> Score:
        return Score({"points": int(s.points[seat])})

    def standing(self, s: LotteryState, seat: int) -> tuple[int, ...]:
        return (self.score(s, seat).total,)

    def worth(self, s: LotteryState, seat: int) -> float:
        top = s.stack[-1] if s.stack else None
        return s.points[seat] + (s.shown if isinstance(top, Draw) and top.owner == seat else 0.0)
