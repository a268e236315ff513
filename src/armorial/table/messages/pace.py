"""The pace of a table, its clocks, who is away, and vacations."""

from typing import Annotated, Literal, Self

from pydantic import Field, model_validator
from typing_extensions import TypedDict

from armorial.table.messages.base import Number, Received, Sent
from armorial.table.pace.clock import DAYS, PaceKind

SHORTEST_BANK = 60
LONGEST_BANK = 6 * 3600
LONGEST_INCREMENT = 600


class PaceInfo(Received):
    """How much time a table gives. ``live``: ``bank`` seconds each at the start, and ``increment`` more each
    turn; ``days``: so many days for each turn; ``none``: no clock."""

    kind: PaceKind = "none"
    bank: Annotated[int, Field(ge=0, le=LONGEST_BANK)] = 0
    increment: Annotated[int, Field(ge=0, le=LONGEST_INCREMENT)] = 0
    days: Annotated[int, Field(ge=0, le=max(DAYS))] = 0

    @model_validator(mode="after")
    def _whole(self) -> Self:
        live, days = self.kind == "live", self.kind == "days"
        if live and self.bank < SHORTEST_BANK:
            raise ValueError(f"a live table needs a bank of at least {SHORTEST_BANK} seconds")
        if days and self.days not in DAYS:
            raise ValueError(f"a turn takes {', '.join(map(str, DAYS))} days")
        if (not live and (self.bank or self.increment)) or (not days and self.days):
            raise ValueError("bank and increment are for live tables, days for tables by turns")
        return self


class SeatClock(TypedDict):
    """The time of a seat, when the message was sent. Count down from there while it is ``running``."""

    left: float | None
    """Seconds; None without a clock."""
    running: bool
    out: bool
    """Whether its time is out."""
    vacation: bool
    """Whether its owner is on vacation, so that its time stands still."""
    unseen: float | None
    """For how many seconds its owner has given no sign here, if they are away."""


class Waiting(TypedDict):
    """Somebody who is away, or whose time is out, and whom the others wait for; and what the reader may do about it."""

    seat: int
    out: bool
    remind_in: float
    """In how many seconds they may be reminded (again)."""
    reminded: float | None
    """How many seconds ago they were reminded."""
    bot: bool
    """Whether a bot may take the seat, if all agree; once time is out, anybody may let it."""
    end: bool
    """Whether the game may be ended once time is out, if all agree."""
    agreed: list[int]
    """The seats that have agreed to that."""
    voters: list[int]
    """The seats that have to."""


class Clocks(TypedDict):
    """The clocks of a table, and whom others wait for."""

    seats: list[SeatClock]
    waiting: list[Waiting]
    lost: int | None
    """The seat whose time was out when the others ended the game."""
    reply: float | None
    """For how many seconds those who are asked may still say whether somebody may go back; then it is a no."""


class AboutSeat(Received):
    """Something about a seat: to remind its owner, to let a bot take it, to claim the game, to come back to it."""

    seat: Number


class Vacation(Sent):
    """Days on which somebody does not play. Their clocks stand still in games that take days."""

    id: int
    begins: float
    """Seconds since 1970."""
    ends: float
    state: Literal["planned", "active", "over"]


class Vacations(Sent):
    """The vacations of this year and of the next."""

    days_a_year: int
    left: int
    """How many days of this year are left."""
    vacations: list[Vacation]


class TakeVacation(Received):
    """From a moment, or from now on, to another: seconds since 1970. Days that have begun count as whole ones."""

    begins: Annotated[float, Field(ge=0, le=1e11)] | None = None
    ends: Annotated[float, Field(ge=0, le=1e11)]
