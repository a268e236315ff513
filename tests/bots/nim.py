"""A game so small that the best move is known: matches are taken in turn, and who takes the last wins.

``worth`` says nothing before the end, so a bot finds the move only by looking ahead. With several seats the last taker
wins as well. It needs no chance and has nothing hidden.
"""

from typing import Any, ClassVar, Final

from armorial.kernel.contract import Frame, Game, Out, Score, State, Zone
from armorial.kernel.frames import SeatQuestion
from armorial.kernel.questions import Reasons, Tokens

REASONS: Final = Reasons("nim", ())
TOO_MANY: Final = REASONS.add("too-many", "N-1")


class NimState(State):
    def __init__(self, seats: int, stack: list[Frame[Any]], heap: int, winner: int) -> None:
        self.seats = seats
        self.stack = stack
        self.heap = heap
        self.winner = winner

    def clone(self) -> "NimState":
        return NimState(self.seats, self.stack[:], self.heap, self.winner)


class Take(SeatQuestion[NimState]):
    """One, two or three matches."""

    table: ClassVar[Tokens] = Tokens(("1", "2", "3"))

    def refusal(self, s: NimState, option: int) -> int:
        return 0 if option < s.heap else TOO_MANY

    def take(self, s: NimState, option: int, out: Out) -> None:
        s.heap -= option + 1
        if s.heap:
            s.stack.append(Take((self.seat + 1) % s.seats))
        else:
            s.winner = self.seat


class Nim(Game[NimState]):
    name = "nim"
    rules_version = 1
    seat_counts = (2, 3)
    variants = ()
    reasons = REASONS
    frames: dict[str, type[Frame[NimState]]] = {"Take": Take}

    def __init__(self, heap: int) -> None:
        self.heap = heap

    def set_up(self, seats: int, options: dict[str, str]) -> NimState:
        return NimState(seats, [Take(0)], self.heap, -1)

    def view(self, s: NimState, seat: int) -> dict[str, Any]:
        return {"heap": s.heap}

    def zones(self, s: NimState) -> list[Zone]:
        return []

    def score(self, s: NimState, seat: int) -> Score:
        return Score({"won": int(s.winner == seat)})

    def standing(self, s: NimState, seat: int) -> tuple[int, ...]:
        return (self.score(s, seat).total,)

    def worth(self, s: NimState, seat: int) -> float:
        return float(s.winner == seat)
