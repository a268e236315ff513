"""Plans and standing orders. Each is about a seat of one's own, and nobody else is told of it."""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from armorial.table.messages.base import Number, Received, Sent, Token
from armorial.table.messages.position import Act, AnswerWords, Position
from armorial.table.messages.words import Words

MOST_STEPS = 60
"""More answers than any turn has."""

Kind = Annotated[str, StringConstraints(min_length=1, max_length=60, pattern="^[A-Za-z]+$")]
"""Of a question, such as ``AfterTraining``."""
StopReason = Literal["illegal", "asked", "changed", "taken_back", "answered"]
"""Why a plan stopped: an answer is no longer allowed, something else is asked, it would mean, cost or bring something
else, the game was taken back to before it was planned, one has answered oneself."""


class LookAhead(Act):
    """Try out one's next turn: give these answers one after another on a private copy of the position now."""

    tokens: Annotated[list[Token], Field(max_length=MOST_STEPS)] = []


class SavePlan(LookAhead):
    """Answer like this when one's turn comes."""

    tokens: Annotated[list[Token], Field(min_length=1, max_length=MOST_STEPS)]
    confirm: bool = False
    """Whether to end the turn too, at tables where turns are confirmed. If not, it waits for its owner to do so."""


class AboutPlan(Received):
    """Drop the plan of a seat, or what was said about one that stopped."""

    seat: Number


class ChangeOrders(Received):
    """Change the standing orders of a seat. What is left out stays as it is."""

    seat: Number
    pass_on: bool | None = None
    """Pass when nothing but passing is left."""
    decline: Kind | None = None
    """From now on, decline questions of this kind: the one that the seat is asked now."""
    this_round: bool = False
    """Decline them only until the round is over."""
    ask: Kind | None = None
    """Ask again."""


class Ahead(Sent):
    """The copy after the answers."""

    position: Position
    steps: list[AnswerWords]
    """The answers, without those that the match gives itself."""
    ended: bool
    """Whether nothing more can be planned: the turn is over, or the dice or cards decide how it goes on."""


class PlanInfo(Sent):
    """A plan that waits for one's turn, or is being played."""

    steps: list[AnswerWords]
    next: int
    """How many of the answers have been given."""
    confirm: bool


class PlanStopped(Sent):
    """A plan that did not hold: nothing from this answer on was given."""

    steps: list[AnswerWords]
    step: int
    """Which of the answers did not hold, counted from 0."""
    why: StopReason


class DeclinedKind(Sent):
    """A kind of question that is declined, in its words when that was ordered."""

    kind: str
    prompt: Words
    answer: Words
    this_round: bool
    """Whether only until the round is over."""


class SeatPlans(Sent):
    """All that is kept for a seat."""

    seat: int
    plan: PlanInfo | None
    stopped: PlanStopped | None
    pass_on: bool
    declined: list[DeclinedKind]
    may_plan: bool
    """Whether the next turn can be planned now."""
    may_decline: str | None
    """The kind of question that the seat is asked now, if it can be declined once and for all."""


class Plans(Sent):
    """Of all seats that one plays at a table."""

    seats: list[SeatPlans]
