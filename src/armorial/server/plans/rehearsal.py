"""A turn tried out on a private copy, from what the seat may know up to where chance or others come in."""

import random
from dataclasses import dataclass, field
from typing import Any

from armorial.kernel.consequences import consequence
from armorial.kernel.contract import Chance, Game, State
from armorial.kernel.errors import RuleError
from armorial.kernel.pools import determinize
from armorial.match import Match
from armorial.match.course import reveals
from armorial.table.errors import from_rules, refuse
from armorial.table.messages import Said
from armorial.table.words import said


@dataclass(frozen=True)
class Step:
    """An answer, and all that it rests on: what was asked, what it meant, cost and brought."""

    kind: str
    """The class of the question."""
    token: str
    label: Said
    changes: dict[str, int] = field(default_factory=dict)
    warnings: list[Said] = field(default_factory=list)


class Rehearsal:
    """A copy of a position in which a seat is asked, and what it has answered there. ``ended`` is where nothing more
    can be planned: the turn is over, the dice come, or something hidden would come out."""

    def __init__(self, game: Game[Any], state: State, seat: int) -> None:
        """``state`` is changed; it must be one that the seat cannot tell from the real one."""
        self.game = game
        self.state = state
        self.seat = seat
        self.steps: list[Step] = []
        self.ended = False
        self._go_on()

    def asks(self) -> str | None:
        """The kind of question that the seat is asked; None if it is not."""
        question = self.game.asked(self.state)
        return type(question).__name__ if question is not None and question.seat == self.seat else None

    def step(self, token: str) -> Step:
        """What an answer would be now. Raises a RuleError if it is not allowed."""
        option = self.game.legal_option(self.state, token)
        question = self.game.asked(self.state)
        assert question is not None
        comes = consequence(self.game, self.state, option)
        return Step(
            type(question).__name__,
            token,
            said(question.label(self.state, option)),
            comes.changes,
            [said(warning) for warning in comes.warnings],
        )

    def answer(self, token: str) -> None:
        """Raises a RuleError, and changes nothing, if that is not allowed."""
        self.steps.append(self.step(token))
        self._take(self.game.legal_option(self.state, token))
        self._go_on()

    def _take(self, option: int) -> None:
        after = self.state.clone()
        self.game.answer(after, option, None)
        self.ended = reveals(self.game, self.state, after, self.seat)
        if not self.ended:  # what would come out was only dealt for this copy: it is not to be taken for true
            self.state = after

    def _go_on(self) -> None:
        """Where there is no choice the match answers by itself, and so does the copy."""
        while not self.ended:
            question = self.game.asked(self.state)
            if question is None or isinstance(question, Chance) or question.seat != self.seat:
                self.ended = True
                return
            options = question.options(self.state)
            if len(options) > 1:
                return
            self._take(options[0])


def begin(match: Match, seat: int) -> Rehearsal:
    """The next turn of a seat from the position as it is now: the turns of others before it change nothing."""
    if match.finished:
        raise refuse("finished", "finished")
    if match.to_move == seat:
        raise refuse("illegal", "plan-your-turn")
    state = as_known(match, seat)
    question = match.game.asked(state)
    if question is None or (question.seat != seat and not match.game.advance(state, seat)):
        raise refuse("illegal", "plan-not-now")
    return Rehearsal(match.game, state, seat)


def rehearse(match: Match, seat: int, tokens: list[str]) -> Rehearsal:
    """A turn as far as it is planned."""
    rehearsal = begin(match, seat)
    for token in tokens:
        if rehearsal.ended:
            raise refuse("illegal", "plan-ended")
        try:
            rehearsal.answer(token)
        except RuleError as error:
            raise from_rules(error) from None
    return rehearsal


def as_known(match: Match, seat: int) -> State:
    """The position with all that the seat does not know dealt anew."""
    dealt: State = determinize(match.game, match.state, seat, random.SystemRandom())
    return dealt
