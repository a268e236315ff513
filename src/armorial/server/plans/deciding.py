"""What is to be done for a seat that is asked: the next answer of its plan if the plan holds, or what its orders say.

A plan holds if everything that is still to be answered is asked in the same way, is allowed, means the same, and costs
and brings the same as when it was planned. All of it is tried out on a copy before the first answer is given, so a plan
that does not hold has changed nothing.
"""

from dataclasses import dataclass, replace
from typing import Any, Literal

from armorial.kernel.errors import RuleError
from armorial.match import Match
from armorial.server.plans.orders import Orders, begins_turn
from armorial.server.plans.rehearsal import Rehearsal, Step, as_known

Why = Literal["illegal", "asked", "changed", "taken_back", "answered"]
"""Why a plan has stopped: an answer is no longer allowed, something else is asked, it would cost or bring something
else, the game was taken back, its owner has answered by hand."""


@dataclass(frozen=True)
class Plan:
    """What a seat wants to answer in its next turn."""

    number: str
    seq: int
    """The last line when it was saved; once it has begun, the line of its last answer."""
    steps: list[Step]
    confirm: bool
    """Whether to end the turn too, at tables where turns are confirmed."""
    next: int = 0
    """Which of the steps comes next."""

    def as_stored(self) -> dict[str, Any]:
        return {**vars(self), "steps": [vars(step) for step in self.steps]}

    @staticmethod
    def of_stored(stored: dict[str, Any]) -> "Plan":
        return Plan(**{**stored, "steps": [Step(**step) for step in stored["steps"]]})

    def resting_on(self, seq: int) -> "Plan":
        """The same, with all that happened up to a line taken into account."""
        return replace(self, seq=seq)

    def after(self, seq: int, waiting: bool) -> "Plan | None":
        """What is left of it after its next answer; ``waiting`` is whether the turn now waits to be confirmed."""
        rest = replace(self, next=self.next + 1, seq=seq)
        return rest if rest.next < len(rest.steps) or (waiting and rest.confirm) else None


@dataclass(frozen=True)
class Answer:
    """Something is to be answered; a turn is to be confirmed if there is no token."""

    token: str | None
    planned: bool
    seq: int
    """The line it comes after."""


@dataclass(frozen=True)
class Stop:
    """The plan does not hold: at which step, and why."""

    step: int
    why: Why


Decision = Answer | Stop | None


def decide(match: Match, seat: int, plan: Plan | None, orders: Orders) -> Decision:
    """What to do for a seat that is asked, or has to confirm; None if it is up to its owner."""
    if plan is not None:
        decision, waits = _by_plan(match, seat, plan)
        if not waits:
            return decision
    token = orders.answer(match)
    return None if token is None else Answer(token, False, match.version)


def _by_plan(match: Match, seat: int, plan: Plan) -> tuple[Decision, bool]:
    """And whether the plan waits for something else to be answered first."""
    why = _interrupted(match, seat, plan)
    if why is not None:
        return Stop(plan.next, why), False
    if match.waiting_for_confirm:
        return Answer(None, True, match.version), False
    rehearsal = Rehearsal(match.game, as_known(match, seat), seat)
    if plan.next == 0 and rehearsal.asks() != plan.steps[0].kind and not begins_turn(match.game, match.state, seat):
        return None, True
    broken = first_broken(rehearsal, plan.steps[plan.next :])
    if broken is not None:
        return Stop(plan.next + broken.step, broken.why), False
    return Answer(plan.steps[plan.next].token, True, match.version), False


def _interrupted(match: Match, seat: int, plan: Plan) -> Why | None:
    """Whether something has happened since that makes it another turn than the planned one."""
    if plan.next:
        return None if match.version == plan.seq else "answered"
    for line in match.lines_after(plan.seq):
        if line.undoes and line.undoes <= plan.seq:
            return "taken_back"
        if line.seat == seat and not line.forced and not line.undoes:
            return "answered"
    return None


def first_broken(rehearsal: Rehearsal, steps: list[Step]) -> Stop | None:
    """The first step that is not what it was when it was planned."""
    for number, step in enumerate(steps):
        if rehearsal.ended or rehearsal.asks() != step.kind:
            return Stop(number, "asked")
        try:
            now = rehearsal.step(step.token)
        except RuleError:
            return Stop(number, "illegal")
        if now != step:
            return Stop(number, "changed")
        rehearsal.answer(step.token)
    return None
