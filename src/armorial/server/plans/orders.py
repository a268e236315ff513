"""Standing orders: to pass when nothing else is left, and to decline questions of some kinds, until the round is over
or until further notice."""

from dataclasses import dataclass, field
from typing import Any, Final

from armorial.kernel.contract import SPECTATOR, Game, Question, State
from armorial.match import Match
from armorial.table.errors import refuse
from armorial.table.messages import Said
from armorial.table.words import said

NO_WORDS: Final = frozenset(["pass", "none", "decline", "stop", "done", "end", "refuse", "later"])
"""How the tokens of answers begin that say no. What does ``least`` may still be more than that: a cube taken."""
MOST_DECLINED: Final = 100


@dataclass(frozen=True)
class Declined:
    """A kind of question that somebody wants to decline, in its words when they said so."""

    kind: str
    prompt: Said
    answer: Said
    round: str | None = None
    """The round in which it is declined; None for all of them."""


@dataclass
class Orders:
    """Of one seat at one table."""

    pass_on: bool = False
    """Pass when nothing but passing is left."""
    declined: list[Declined] = field(default_factory=list)

    def __bool__(self) -> bool:
        return self.pass_on or bool(self.declined)

    def decline(self, match: Match, kind: str, *, this_round: bool = False) -> None:
        """From now on, what is being asked is declined, perhaps only in this round. Its words are those of now."""
        question = match.asked()
        option = None if question is None else no_to(match.game, match.state)
        if question is None or type(question).__name__ != kind or option is None:
            raise refuse("illegal", "cannot-decline")
        if len(self.declined) >= MOST_DECLINED:
            raise refuse("illegal", "declined-enough", n=MOST_DECLINED)
        self.ask_again(kind)
        words = said(question.prompt(match.state)), said(question.label(match.state, option))
        self.declined.append(Declined(kind, *words, round_of(match) if this_round else None))

    def in_force(self, match: Match) -> list[Declined]:
        """What is declined now."""
        now = round_of(match) if any(each.round is not None for each in self.declined) else None
        return [each for each in self.declined if each.round in (None, now)]

    def ask_again(self, kind: str) -> None:
        self.declined = [each for each in self.declined if each.kind != kind]

    def answer(self, match: Match) -> str | None:
        """What these orders answer to the open question, if anything."""
        question = match.asked()
        if question is None:
            return None
        options = question.options(match.state)
        if self.pass_on and all(_says_no(question, option) for option in options):
            return question.table.names[question.idle(match.state)]
        if type(question).__name__ in [each.kind for each in self.in_force(match)]:
            option = no_to(match.game, match.state)
            return None if option is None else question.table.names[option]
        return None

    def as_stored(self) -> dict[str, Any]:
        return {"pass_on": self.pass_on, "declined": [vars(each) for each in self.declined]}

    @staticmethod
    def of_stored(stored: dict[str, Any]) -> "Orders":
        declined = [Declined(**each) for each in stored.get("declined", [])]
        return Orders(bool(stored.get("pass_on")), declined)


def round_of(match: Match) -> str:
    """What tells a round from all others of a match: everybody sees it."""
    view: dict[str, Any] = match.game.view(match.state, SPECTATOR)
    return " ".join(str(view[name]) for name in ("generation", "round") if name in view)


def no_to(game: Game[Any], state: State) -> int | None:
    """The answer that declines the open question; None if it is not one that can be declined once and for all: there is
    no such answer, or it is somebody's whole turn that would be declined."""
    question = game.asked(state)
    if question is None or begins_turn(game, state, question.seat):
        return None
    for option in question.table.least:
        if _says_no(question, option) and not question.refusal(state, option):
            return option
    return None


def begins_turn(game: Game[Any], state: State, seat: int) -> bool:
    """Whether a seat is asked what a turn begins with."""
    turn = state.clone()
    return game.advance(turn, seat) and type(game.asked(turn)) is type(game.asked(state))


def _says_no(question: Question[Any], option: int) -> bool:
    return question.table.names[option].split(":")[0] in NO_WORDS
