"""The course of a game: its position, how it came about, and what may still be taken back.

Live play, replay and verification all go through here, so they cannot disagree about what an answer does or which
undo is fair. A state is never changed once it is part of a course: each answer works on a clone. So earlier
positions can be kept, for undo and for replay, at no further cost, and a failing answer has changed nothing.
"""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from armorial.kernel.contract import CHANCE, Event, Game, Question, State
from armorial.kernel.errors import GameOver
from armorial.kernel.words import Message, who
from armorial.match.errors import CannotUndo, NotYourTurn
from armorial.match.log import Line, rewind_line, undo_line

NOBODY: Final = -3
"""The seat of a turn that nobody has begun."""

Told = tuple[int, Event]
"""An event with the number of the line that it came with; 0 is the set-up."""

MOMENTS_KEPT: Final = 24
"""How far back those who follow the game can be shown it one thing after another."""


class Point:
    """Where a game stood after line ``seq``, and all that had been told by then."""

    __slots__ = ("events", "seq", "state")

    def __init__(self, state: State, seq: int, events: list[Told]) -> None:
        self.state = state
        self.seq = seq
        self.events = events


class Moment:
    """Where the game stood after one thing that happened: an answer with what it forced, or a throw of the dice.

    ``seat`` answered, ``kind`` was asked, and ``seq`` is the last line of it.
    """

    __slots__ = ("kind", "seat", "seq", "state")

    def __init__(self, seq: int, seat: int, kind: type[Question[Any]], state: State) -> None:
        self.seq = seq
        self.seat = seat
        self.kind = kind
        self.state = state

    def includes(self, line: Line, kind: type[Question[Any]]) -> bool:
        """Whether the next line is part of the same thing."""
        if line.seat != self.seat:
            return False
        return kind is self.kind if line.seat == CHANCE else line.forced


class Mark:
    """The position before a chosen answer: its line, the state, and how much had been told."""

    __slots__ = ("seq", "state", "told")

    def __init__(self, seq: int, state: State, told: int) -> None:
        self.seq = seq
        self.state = state
        self.told = told


class Turn:
    """The turn buffer: answers of one seat in a row, which it may take back until something is revealed.

    Only chosen answers have marks, so forced ones go with the choice before them. ``carried_over`` is a turn from
    before a restart: its answers can no longer be taken back, but still have to be confirmed.
    """

    __slots__ = ("carried_over", "marks", "seat")

    def __init__(self, seat: int, marks: tuple[Mark, ...] = (), carried_over: bool = False) -> None:
        self.seat = seat
        self.marks = marks
        self.carried_over = carried_over

    @property
    def had_choice(self) -> bool:
        return bool(self.marks) or self.carried_over

    @property
    def has_single_choice(self) -> bool:
        """Whether there is just one choice to confirm. Of a turn from before a restart that is not known."""
        return len(self.marks) == 1 and not self.carried_over


class Course:
    """A game under way. ``confirm``: a turn stays open until its seat says so, or the next answer is there."""

    __slots__ = ("_options", "confirm", "events", "game", "lines", "moments", "state", "turn")

    def __init__(
        self, game: Game[Any], confirm: bool, state: State, lines: list[Line], events: list[Told], turn: Turn
    ) -> None:
        self.game = game
        self.confirm = confirm
        self.state = state
        self.lines = lines
        self.events = events
        self.turn = turn
        self.moments: tuple[Moment, ...] = ()
        """The last things that happened, one after another, since something was last taken back."""
        self._options: tuple[State, list[int]] | None = None

    @classmethod
    def begin(cls, game: Game[Any], seats: int, options: dict[str, str], confirm: bool) -> "Course":
        told: list[Event] = []
        state = game.new(seats, options, told)
        return cls(game, confirm, state, [], [(0, event) for event in told], Turn(NOBODY))

    @contextmanager
    def all_or_nothing(self) -> Iterator[None]:
        """If something fails on the way, all is as it was before: lines and events are only ever added."""
        state, turn, events, moments = self.state, self.turn, self.events, self.moments
        lines, told = len(self.lines), len(events)
        try:
            yield
        except BaseException:
            self.state, self.turn, self.events, self.moments = state, turn, events, moments
            del self.lines[lines:]
            del events[told:]
            self._options = None
            raise

    @property
    def seq(self) -> int:
        return len(self.lines)

    def asked(self) -> Question[Any] | None:
        return self.game.asked(self.state)

    def options(self, question: Question[Any]) -> list[int]:
        """What may be answered to the open question; looked for once in each state."""
        if self._options is None or self._options[0] is not self.state:
            self._options = (self.state, question.options(self.state))
        return self._options[1]

    @property
    def waiting(self) -> bool:
        """Whether the turn has come to its end and its seat may still take it back."""
        return self.turn.had_choice and self._asked_seat() != self.turn.seat

    def still(self) -> "Course":
        """A copy that stays as it is when the game goes on here: states are never changed, lists are added to."""
        copy = Course(self.game, self.confirm, self.state, list(self.lines), list(self.events), self.turn)
        copy.moments, copy._options = self.moments, self._options
        return copy

    def position(self) -> Point:
        return Point(self.state, self.seq, list(self.events))

    # -- forward ------------------------------------------------------------------------------------------

    def answer(self, seat: int, token: str) -> Line:
        """An answer from outside. Raises a RuleError, and changes nothing, if it is not allowed."""
        question = self.asked()
        if question is None:
            raise GameOver("the game is over")
        if question.seat != seat:
            raise NotYourTurn(f"{seat_name(question.seat)} is asked now, not {seat_name(seat)}")
        return self.play(self.game.legal_option(self.state, token))

    def play(self, option: int) -> Line:
        """Carry out an allowed answer to the open question, and write its line."""
        before = self.state
        question = self.asked()
        assert question is not None
        seat = question.seat
        forced = seat != CHANCE and len(self.options(question)) == 1
        label = None if seat == CHANCE else question.label(before, option)
        line = Line(self.seq + 1, seat, question.table.names[option], question.audience(before), forced, label=label)
        after = before.clone()
        told: list[Event] = []
        self.game.answer(after, option, told)
        if seat == CHANCE:
            self.close_turn()
        else:
            self._continue_turn(line, before, after)
        self.state = after
        self.lines.append(line)
        self._note(line, type(question))
        self.events += [(line.seq, event) for event in told]
        if not self.confirm and self._asked_seat() != seat:
            self.close_turn()
        return line

    def _note(self, line: Line, kind: type[Question[Any]]) -> None:
        """Keep the moment after a line; what it continues is no moment of its own."""
        kept = self.moments
        if kept and kept[-1].includes(line, kind):
            kept = kept[:-1]
        self.moments = (*kept[1 - MOMENTS_KEPT :], Moment(line.seq, line.seat, kind, self.state))

    def _continue_turn(self, line: Line, before: State, after: State) -> None:
        if reveals(self.game, before, after, line.seat):
            self.close_turn()
            return
        turn = self.turn if self.turn.seat == line.seat else Turn(line.seat)
        if not line.forced:
            mark = Mark(line.seq, before, len(self.events))
            turn = Turn(turn.seat, (*turn.marks, mark), turn.carried_over)
        self.turn = turn

    def close_turn(self) -> None:
        """From here on nothing can be taken back."""
        self.turn = Turn(NOBODY)

    def _asked_seat(self) -> int:
        question = self.asked()
        return NOBODY if question is None else question.seat

    # -- back ---------------------------------------------------------------------------------------------

    def take_back(self, seat: int, target: int) -> Line:
        """Go back to before line ``target``, a chosen answer of this seat in the open turn."""
        if self.turn.seat != seat or not self.turn.marks:
            raise CannotUndo(
                f"{seat_name(seat)} has nothing to take back: it has chosen nothing since something was revealed"
                " or another was asked"
            )
        seqs = [mark.seq for mark in self.turn.marks]
        if target not in seqs:
            possible = ", ".join(str(seq) for seq in seqs)
            raise CannotUndo(f"answer {target} cannot be taken back; {seat_name(seat)} can go back to {possible}")
        index = seqs.index(target)
        mark = self.turn.marks[index]
        line = undo_line(self.seq + 1, seat, target)
        self.state = mark.state
        self.turn = Turn(seat, self.turn.marks[:index], self.turn.carried_over)
        self.moments = ()
        self.lines.append(line)
        self.events = self.events[: mark.told]
        self.events.append((line.seq, Event(Message("match-undo", {"who": who(seat)}))))
        return line

    def set_back(self, position: Point) -> Line:
        """Go back to any earlier position. All players have agreed to it."""
        target = position.seq + 1
        line = rewind_line(self.seq + 1, target)
        self.state = position.state
        self.close_turn()
        self.moments = ()
        self.lines.append(line)
        self.events = [*position.events, (line.seq, Event(Message("match-rewind", {"n": target})))]
        return line


def reveals(game: Game[Any], before: State, after: State, seat: int) -> bool:
    """Whether a card that the seat could not know has come out, such as another's secret pick turned over."""
    was, now = _unseen(game, before, seat), _unseen(game, after, seat)
    if was == now:  # nearly always, and quickly found
        return False
    gone = Counter([(kind, card) for kind, cards in was for card in cards])
    gone.subtract([(kind, card) for kind, cards in now for card in cards])
    return any(count > 0 for count in gone.values())


def _unseen(game: Game[Any], state: State, seat: int) -> list[tuple[str, list[int]]]:
    return [(zone.kind, game.cards(state, zone)) for zone in game.zones(state) if not zone.known_to(seat)]


def seat_name(seat: int) -> str:
    """A seat in messages for people."""
    return "chance" if seat == CHANCE else f"seat {seat}"
