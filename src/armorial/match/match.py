"""A running game.

The match answers for chance and gives **forced** answers (a player is asked and has one option); both are written to
the log. The answers of a seat in a row are its **turn**: ``undo`` takes back the last choice, ``restart`` all, until
chance has answered, a hidden card has come out, another seat is asked, or the game is over. With ``confirm`` the match
stops before that until the seat confirms a turn of several choices. A turn with a single choice is handed on at once,
like one without any: asking "really?" after every click would only double the clicks. It can still be taken back by
consent (``rewind``).

What a match shows is not to be changed: ``state`` in particular may be shared with earlier positions.
"""

from typing import Any

from armorial.kernel.contract import CHANCE, Chance, Game, Question, State
from armorial.kernel.errors import GameOver, RuleError
from armorial.match.chance import ChanceSource, SecretChance, commitment_of
from armorial.match.course import Course, Moment, Told, seat_name
from armorial.match.errors import ConfirmationPending, NoSuchLine, NothingToConfirm, NotYourTurn, RecordError
from armorial.match.log import Line, Record
from armorial.match.replay import Replay
from armorial.match.resume import resumed_chance, resumed_course, rules_now
from armorial.match.rules_of import game_of, other_rules


class Match:
    """Make one with ``Match.start`` or ``Match.resume``."""

    def __init__(self, head: Record, game: Game[Any], course: Course, chance: ChanceSource) -> None:
        """``head`` is the record as far as it stays the same: game, seats, names, options, commitment, secret."""
        self.head = head
        self.game = game
        self._chance = chance
        self._course = course
        self._go_on()

    @classmethod
    def start(
        cls,
        game: Game[Any],
        seats: int,
        options: dict[str, str] | None = None,
        names: list[str] | None = None,
        chance: ChanceSource | None = None,
        confirm: bool = False,
        overlay: dict[str, Any] | None = None,
    ) -> "Match":
        """A new match. ``overlay`` is what replaced the components of ``game``, for the record."""
        chance = chance or SecretChance.fresh()
        chosen = game.check(seats, options or {})
        if names is not None and len(names) != seats:
            raise RuleError(f"{seats} seats need {seats} names, not {len(names)}")
        secret = chance.secret
        head = Record(
            game.name,
            game.rules_version,
            seats,
            names=names,
            options=chosen,
            components=overlay,
            confirm=confirm,
            commitment=None if secret is None else commitment_of(secret),
            secret=secret,
        )
        return cls(head, game, Course.begin(game, seats, chosen, confirm), chance)

    @classmethod
    def resume(cls, record: Record, game: Game[Any] | None = None, chance: ChanceSource | None = None) -> "Match":
        """Go on with a match. The position is that of the snapshot, whatever the rules would make of the old lines.

        If the rules are the same and lead to the same position, the story and the open turn are there again too;
        else nothing before the snapshot can be taken back. Without a snapshot (a record written by hand) the lines
        are carried out. ``chance`` is for records that do not commit to their dice.
        """
        game = game_of(record, game)
        course = resumed_course(record, game)
        head = record.head()
        head.rule_changes = rules_now(record, game)
        if not head.commitment:
            head.secret = None
        return cls(head, game, course, resumed_chance(record, chance))

    # -- what is asked ------------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        return self._course.state

    @property
    def version(self) -> int:
        """The number of the last line."""
        return self._course.seq

    @property
    def waiting_for_confirm(self) -> bool:
        return self._course.waiting

    @property
    def finished(self) -> bool:
        return self._course.asked() is None and not self._course.waiting

    def asked(self) -> Question[Any] | None:
        """The question to ``to_move``; None when the game is over, or while a turn waits to be confirmed."""
        return None if self._course.waiting else self._course.asked()

    @property
    def to_move(self) -> int | None:
        """The seat that has to answer, or to confirm."""
        if self._course.waiting:
            return self._course.turn.seat
        question = self._course.asked()
        return None if question is None else question.seat

    def options(self) -> list[str]:
        """The tokens that may be answered."""
        question = self.asked()
        if question is None:
            return []
        return [question.table.names[option] for option in self._course.options(question)]

    def idle(self) -> str:
        """The answer that does least: that of a seat which nobody plays."""
        question = self.asked()
        assert question is not None
        return question.table.names[question.idle(self.state)]

    def scores(self) -> list[int]:
        """The points of all seats as they are now."""
        return [self.game.score(self.state, seat).total for seat in range(self.head.seats)]

    # -- what is done -------------------------------------------------------------------------------------

    def answer(self, seat: int, token: str) -> None:
        """Answer the open question. Raises a RuleError, and changes nothing, if that is not allowed."""
        if self._course.waiting:
            if seat == self._course.turn.seat:
                raise ConfirmationPending("the turn is over: confirm it or take it back")
            raise NotYourTurn(f"{seat_name(self._course.turn.seat)} has yet to confirm its turn")
        if seat == CHANCE:
            raise NotYourTurn("chance is answered by the match")
        with self._course.all_or_nothing():
            self._course.answer(seat, token)
            self._go_on()
            if self._course.waiting and self._course.turn.has_single_choice:
                self._course.close_turn()
                self._go_on()

    def confirm(self, seat: int) -> None:
        """End the turn, so that the game goes on."""
        if not self._course.waiting or self._course.turn.seat != seat:
            raise NothingToConfirm(f"no turn of {seat_name(seat)} waits to be confirmed")
        with self._course.all_or_nothing():
            self._course.close_turn()
            self._go_on()

    def can_undo(self, seat: int) -> bool:
        return self._course.turn.seat == seat and bool(self._course.turn.marks)

    def undo(self, seat: int) -> None:
        """Take back the last choice of this turn, with the forced answers after it."""
        marks = self._course.turn.marks
        self._course.take_back(seat, marks[-1].seq if marks else 0)

    def restart(self, seat: int) -> None:
        """Take back the whole turn."""
        marks = self._course.turn.marks
        self._course.take_back(seat, marks[0].seq if marks else 0)

    def rewind(self, seq: int) -> None:
        """Go back to before line ``seq``, with everybody's consent, which the caller has made sure of.

        What chance answers from there on is rolled anew. A finished game stays finished: its dice are known.
        """
        if self.finished:
            raise GameOver("the game is over")
        if not 1 <= seq <= self.version:
            raise NoSuchLine(f"there is no line {seq} to go back to; the log has lines 1 to {self.version}")
        record = self.record()
        reason = other_rules(record, self.game)
        if reason:
            raise RecordError(f"the match cannot go back: {reason}")
        position = Replay(record, self.game).at(seq - 1)
        with self._course.all_or_nothing():
            self._course.set_back(position)
            self._go_on()

    def _go_on(self) -> None:
        """Let the match do its part: chance and forced answers, up to the next choice of somebody."""
        course = self._course
        while not course.waiting:
            question = course.asked()
            if question is None:
                break
            if isinstance(question, Chance):
                course.play(self._chance.answer(question, course.state, course.seq + 1))
                continue
            options = course.options(question)
            if len(options) > 1:
                break
            course.play(options[0])

    # -- what is told -------------------------------------------------------------------------------------

    @property
    def events(self) -> list[Told]:
        """What happened, with the number of the line (0 is the set-up), without what was taken back."""
        return list(self._course.events)

    def events_for(self, seat: int, since: int = 0) -> list[Told]:
        """What a seat (or ``SPECTATOR``) may know of it, from line ``since`` on."""
        return [(n, e) for n, e in self._course.events if n >= since and e.known_to(seat)]

    def events_since(self, since: int) -> list[Told]:
        """What happened from line ``since`` on. The newest are few, so they are looked for from the end."""
        told = self._course.events
        first = len(told)
        while first and told[first - 1][0] >= since:
            first -= 1
        return told[first:]

    def lines_after(self, seq: int) -> list[Line]:
        """The lines after line ``seq``, with all their secrets."""
        return self._course.lines[seq:]

    def moments_after(self, seq: int) -> list[Moment]:
        """What happened after line ``seq``, one thing after another, as far as that is kept; the last one is now."""
        return [moment for moment in self._course.moments if moment.seq > seq]

    def answerer(self, seq: int) -> int:
        """The seat that a line is the answer of; ``CHANCE`` for the dice and for the set-up, line 0."""
        return self._course.lines[seq - 1].seat if seq else CHANCE

    def moves_since_turn(self, seat: int) -> list[Line]:
        """What other players have answered since a seat last did anything, without what was taken back.

        Only what the seat may know; nothing if it was the last to do something.
        """
        moves: list[Line] = []
        upto = self.version
        for line in reversed(self._course.lines):
            if line.seq > upto:
                continue
            if line.seat == seat:
                break
            if line.undoes:
                upto = line.undoes - 1
            elif line.seat != CHANCE and line.known_to(seat):
                moves.append(line)
        return moves[::-1]

    @property
    def lines(self) -> list[Line]:
        """The log with all its secrets."""
        return list(self._course.lines)

    def lines_for(self, seat: int) -> list[Line]:
        """The log as a seat (or ``SPECTATOR``) may know it."""
        return [line if line.known_to(seat) else line.hidden() for line in self._course.lines]

    def still(self) -> "Match":
        """The match as it is now, for those who look at it while it is played on."""
        return Match(self.head, self.game, self._course.still(), self._chance)

    def snapshot(self) -> dict[str, Any]:
        """The position, to be stored."""
        return self.game.dump(self.state)

    @property
    def unconfirmed(self) -> int | None:
        """The seat whose turn waits for its confirmation."""
        return self._course.turn.seat if self._course.waiting else None

    @property
    def result(self) -> list[int] | None:
        """The final scores; None until the game is over."""
        return self.scores() if self.finished else None

    def record(self) -> Record:
        """Everything about the match. It has secrets: ``Record.public`` leaves them out until the end."""
        record = self.head.head()
        record.lines = self.lines
        record.snapshot = (self.version, self.snapshot())
        record.unconfirmed = self.unconfirmed
        record.result = self.result
        return record
