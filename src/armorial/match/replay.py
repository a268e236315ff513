"""Steps through a record: the position after each of its lines."""

from collections.abc import Iterator
from typing import Any

from armorial.kernel.contract import Event, Game, State
from armorial.kernel.errors import RuleError
from armorial.match.course import Course, Point, Told
from armorial.match.errors import NoSuchLine, RecordError
from armorial.match.log import HIDDEN, Line, Record
from armorial.match.rules_of import check_header, game_of, other_rules, stored_position


class Replay:
    """A record, position by position. Lines are carried out when they are first needed.

    A record of other rules cannot be carried out here; of such a one only the position of its snapshot is shown.
    """

    def __init__(self, record: Record, game: Game[Any] | None = None) -> None:
        self.record = record
        self.game = game_of(record, game)
        self.other_rules = other_rules(record, self.game)
        check_header(record, self.game)
        self.course = Course.begin(self.game, record.seats, record.options, record.confirm)
        """The game as far as it has been carried out."""
        self._states: list[State] = [self.course.state]
        self._told: list[list[Event]] = [[event for _, event in self.course.events]]
        self._before: list[int] = [0]
        """For each position the one that it came from: usually the one before, after an undo an earlier one."""

    @property
    def last(self) -> int:
        """The number of the last line."""
        return len(self.record.lines)

    def at(self, seq: int) -> Point:
        """The position after line ``seq``; 0 is the start."""
        if not 0 <= seq <= self.last:
            raise NoSuchLine(f"there is no line {seq}; the log has lines 1 to {self.last}, and 0 is the start")
        if self.other_rules:
            return self._stored(seq)
        return Point(self._reached(seq), seq, self._story(seq))

    def state_after(self, seq: int) -> State:
        """The position alone, without the story that led to it."""
        return self.at(seq).state if self.other_rules else self._reached(seq)

    def positions(self) -> Iterator[Point]:
        """All positions from the start to the last line."""
        for seq in range(self.last + 1):
            yield self.at(seq)

    def line(self, seq: int) -> Line:
        """A line as the match would have written it, with what the answer is called."""
        self._reached(seq)
        return self.course.lines[seq - 1]

    def step(self) -> Line:
        """Carry out the next line. Gives it as the match would have written it, with the right marks."""
        line = self.record.lines[self.course.seq]
        previous = self.course.seq
        try:
            written = self._carry_out(line)
        except RuleError as error:
            raise RecordError(str(error), line.file_line, line.seq) from None
        self._states.append(self.course.state)
        self._before.append(line.undoes - 1 if line.undoes else previous)
        self._told.append(self._newest(line.seq))
        return written

    def _carry_out(self, line: Line) -> Line:
        if line.by_consent:
            return self.course.set_back(self.at(line.undoes - 1))
        if line.undoes:
            return self.course.take_back(line.seat, line.undoes)
        if line.token == HIDDEN:
            raise RuleError("this answer is hidden until the game is over, so nothing from there on can be shown")
        return self.course.answer(line.seat, line.token)

    def _newest(self, seq: int) -> list[Event]:
        """The events of the line that was just carried out: the last ones."""
        newest: list[Event] = []
        for number, event in reversed(self.course.events):
            if number != seq:
                break
            newest.append(event)
        return newest[::-1]

    def _reached(self, seq: int) -> State:
        while self.course.seq < seq:
            self.step()
        return self._states[seq]

    def path(self, seq: int) -> list[int]:
        """The numbers of the positions that led to one, from 0 to its own, without those that were taken back."""
        self._reached(seq)
        path = [seq]
        while path[-1]:
            path.append(self._before[path[-1]])
        return path[::-1]

    def _story(self, seq: int) -> list[Told]:
        """All events that led to a position, without those that were taken back."""
        return [(number, event) for number in self.path(seq) for event in self._told[number]]

    def _stored(self, seq: int) -> Point:
        if self.record.snapshot is None:
            raise RecordError(f"this record cannot be replayed: {self.other_rules}")
        if seq != self.record.snapshot[0]:
            stored = self.record.snapshot[0]
            raise RecordError(f"only the position after line {stored} can be shown: {self.other_rules}")
        return Point(stored_position(self.record, self.game), seq, [])
