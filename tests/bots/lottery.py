"""A game of much luck and little skill: in turn everybody takes a ticket, and then something is drawn for him.

A ticket shows what it seems to bring; what it really brings comes out with the draw. Draws are worth far more, so who
would tell tickets apart must compare them under the same luck. Some lotteries ask which half of the ticket to keep: the
halves look alike, but one may bring more.
"""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from armorial.kernel.codec import NUMBER, Codec
from armorial.kernel.contract import Frame, Game, Out, Score, State, Zone
from armorial.kernel.frames import Die, SeatQuestion
from armorial.kernel.questions import Reasons, Tokens

TICKETS: Final = 10
REASONS: Final = Reasons("lottery", ())


class LotteryState(State):
    def __init__(
        self,
        seats: int,
        stack: list[Frame[Any]],
        tickets: "Tickets",
        turns: int,
        points: list[float],
        taken: int,
        half: int,
    ) -> None:
        self.seats = seats
        self.stack = stack
        self.tickets = tickets
        self.turns = turns
        self.points = points
        self.taken = taken
        """The ticket that was taken last ..."""
        self.half = half
        """... and the half that was kept."""

    def clone(self) -> "LotteryState":
        return LotteryState(self.seats, self.stack[:], self.tickets, self.turns, self.points[:], self.taken, self.half)


class Tickets:
    """What is printed on the tickets, and what they bring. Never changed, so all states share it."""

    def __init__(self, shows: Sequence[float], brings: Sequence[float], halves: Sequence[Sequence[float]]) -> None:
        self.shows = shows
        self.brings = brings
        self.halves = halves
        """What the halves of each ticket bring besides."""


class Ticket(SeatQuestion[LotteryState]):
    """Which ticket."""

    table: ClassVar[Tokens] = Tokens(tuple(str(ticket) for ticket in range(TICKETS)))

    def refusal(self, s: LotteryState, option: int) -> int:
        return 0 if option < len(s.tickets.shows) else Reasons.IMPOSSIBLE

    def take(self, s: LotteryState, option: int, out: Out) -> None:
        s.taken = option
        s.turns -= 1
        s.stack.append(Half(self.seat) if s.tickets.halves else Draw(self.seat))


class Half(SeatQuestion[LotteryState]):
    """Which half to keep."""

    table: ClassVar[Tokens] = Tokens(("left", "right"))

    def refusal(self, s: LotteryState, option: int) -> int:
        return 0

    def take(self, s: LotteryState, option: int, out: Out) -> None:
        s.half = option
        s.stack.append(Draw(self.seat))


class Draw(Die[LotteryState]):
    """What the owner of the ticket wins besides, from 0 to 19 points."""

    table: ClassVar[Tokens] = Tokens(tuple(str(points) for points in range(20)))
    fields: ClassVar[dict[str, Codec]] = {"owner": NUMBER}

    def __init__(self, owner: int) -> None:
        self.owner = owner

    def take(self, s: LotteryState, option: int, out: Out) -> None:
        s.points[self.owner] += s.tickets.brings[s.taken] + option
        if s.tickets.halves:
            s.points[self.owner] += s.tickets.halves[s.taken][s.half]
        if s.turns:
            s.stack.append(Ticket((self.owner + 1) % s.seats))


class Lottery(Game[LotteryState]):
    name = "lottery"
    rules_version = 1
    seat_counts = (2, 3)
    variants = ()
    reasons = REASONS
    frames: dict[str, type[Frame[LotteryState]]] = {"Ticket": Ticket, "Half": Half, "Draw": Draw}
    spread = 40.0
    foresight = 1

    def __init__(
        self,
        shows: Sequence[float],
        brings: Sequence[float],
        turns: int = 40,
        halves: Sequence[Sequence[float]] = (),
    ) -> None:
        self.tickets = Tickets(shows, brings, halves)
        self.turns = turns

    def set_up(self, seats: int, options: dict[str, str]) -> LotteryState:
        return LotteryState(seats, [Ticket(0)], self.tickets, self.turns, [0.0] * seats, 0, 0)

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
        drawn_for = top.owner if isinstance(top, Draw) else top.seat if isinstance(top, Half) else -1
        return s.points[seat] + (s.tickets.shows[s.taken] if drawn_for == seat else 0.0)
