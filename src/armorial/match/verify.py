"""Checks a record: that every answer was allowed, every roll was the one committed to, and the result is right."""

import json
from typing import Any, Final

from armorial.kernel.contract import CHANCE, Chance, Game, Question
from armorial.match.chance import SecretChance, commitment_of
from armorial.match.errors import RecordError
from armorial.match.log import HIDDEN, Line, Record
from armorial.match.replay import Replay
from armorial.match.rules_of import check_header, game_of, other_rules

VERIFIED: Final = "verified"
FALSE: Final = "false"
OTHER_RULES: Final = "other-rules"
"""Played with rules that are not here, so nothing can be said about it."""


class Verdict:
    """What the check came to: an outcome, the first problem if there is one, and what is worth knowing besides."""

    def __init__(self) -> None:
        self.outcome = VERIFIED
        self.problem = ""
        self.line_number = 0
        """Where in the file the problem is."""
        self.answer = 0
        """Where in the log it is."""
        self.notes: list[str] = []
        self.lines_checked = 0
        self.rolls_checked = 0
        self.scores: list[int] | None = None
        """The final scores as they were found; None if the game is not over."""

    @property
    def ok(self) -> bool:
        return self.outcome == VERIFIED


def verify(record: Record, game: Game[Any] | None = None) -> Verdict:
    """Check a record, public or private."""
    verdict = Verdict()
    try:
        game = game_of(record, game)
        reason = other_rules(record, game)
        if reason:
            verdict.outcome = OTHER_RULES
            verdict.problem = f"it cannot be verified here: {reason}"
        else:
            check_header(record, game)
            _Check(record, game, verdict).run()
    except RecordError as error:
        verdict.outcome = FALSE
        verdict.problem = str(error)
        verdict.line_number = error.line_number
        verdict.answer = error.answer
    return verdict


class _Check:
    """One check under way. Each step raises a RecordError at the first problem."""

    def __init__(self, record: Record, game: Game[Any], verdict: Verdict) -> None:
        self._record = record
        self._game = game
        self._verdict = verdict
        self._replay = Replay(record, game)
        self._dice = None if record.secret is None else SecretChance(record.secret)

    def run(self) -> None:
        self._commitment()
        for line in self._record.lines:
            if line.token == HIDDEN and not self._record.finished:
                self._note(f"from answer {line.seq} on nothing can be checked until the game is over: it is hidden")
                return
            self._line(line)
            self._verdict.lines_checked += 1
            self._verdict.rolls_checked += int(self._dice is not None and line.seat == CHANCE and not line.undoes)
        self._snapshot()
        self._confirmation()
        self._result()

    def _note(self, note: str) -> None:
        self._verdict.notes.append(note)

    def _problem(self, message: str, word: str) -> RecordError:
        return RecordError(message, self._record.where.get(word, 0))

    def _commitment(self) -> None:
        record = self._record
        if record.commitment is None:
            self._note("the dice were not committed to before the game")
        elif record.secret is None:
            if record.finished:
                raise self._problem("the game is over, but the secret of its dice has not been revealed", "commitment")
            self._note("the rolls are possible, but cannot be proved before the secret is revealed")
        elif commitment_of(record.secret) != record.commitment:
            raise self._problem("the secret is not the one that was committed to", "secret")

    # -- a line -------------------------------------------------------------------------------------------

    def _line(self, line: Line) -> None:
        course = self._replay.course
        question = course.asked()
        if self._dice is not None and not line.undoes and question is not None:
            self._roll(self._dice, question, line)
        written = self._replay.step()
        if line.forced and not written.forced:
            raise self._wrong(line, "it is marked as forced, but there was a choice")
        if written.forced and not line.forced:
            raise self._wrong(line, "it was the only answer possible, but is not marked as forced")
        if line.audience != written.audience:
            raise self._wrong(line, "the seats that may know the answer are not the right ones")

    def _roll(self, dice: SecretChance, question: Question[Any], line: Line) -> None:
        """Compares a roll with the dice. That the answer belongs to the question at all is checked elsewhere."""
        if line.seat != CHANCE or not isinstance(question, Chance):
            return
        option = dice.answer(question, self._replay.course.state, line.seq)
        rolled = question.table.names[option]
        if rolled != line.token:
            raise self._wrong(line, f"the dice gave '{rolled}', not '{line.token}'")

    def _wrong(self, line: Line, message: str) -> RecordError:
        return RecordError(message, line.file_line, line.seq)

    # -- the end ------------------------------------------------------------------------------------------

    def _snapshot(self) -> None:
        if self._record.snapshot is None:
            return
        seq, saved = self._record.snapshot
        data = json.loads(json.dumps(self._game.dump(self._replay.at(seq).state)))
        if saved != data:
            keys = [key for key in {**data, **saved} if data.get(key) != saved.get(key)]
            raise self._problem(
                f"the snapshot is not the position after answer {seq}; they differ in: {', '.join(keys)}", "snapshot"
            )

    def _confirmation(self) -> None:
        seat = self._record.unconfirmed
        course = self._replay.course
        if seat is not None and (not course.waiting or course.turn.seat != seat):
            raise self._problem(f"seat {seat} has no turn to confirm", "unconfirmed")

    def _result(self) -> None:
        record = self._record
        course = self._replay.course
        over = course.asked() is None
        if not over:
            if record.result is not None:
                raise self._problem("there is a result, but the game is not over", "result")
            self._note("the game is not over")
            return
        if record.unconfirmed is not None:
            self._note("the last turn is still to be confirmed")
            return
        scores = [self._game.score(course.state, seat).total for seat in range(record.seats)]
        self._verdict.scores = scores
        if record.result is None:
            self._note("the game is over, but the record has no result")
        elif scores != record.result:
            found = " ".join(str(score) for score in scores)
            raise self._problem(f"the scores are {found}, not as the result says", "result")
