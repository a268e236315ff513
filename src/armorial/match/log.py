"""The log, one line per answer, and the record of a match around it.

A record comes in two forms:

- the **owner's save** has everything that is needed to go on with the match, also the secret of its dice and the
  secret picks of the players;
- the **public record** is the same once the game is over. Before that it has no secret, hides the answers that not
  everybody may know, and leaves out the snapshot as soon as there is such an answer (a position is what the answers
  made it: where no answer is hidden, the snapshot reveals nothing new). ``Record.public`` makes it.
"""

from typing import Any, Final

from armorial.kernel.contract import CHANCE, EVERYBODY, may_know
from armorial.kernel.words import Message

FORMAT: Final = 1
"""The version of the text form. A reader refuses records with a higher one."""
HIDDEN: Final = "?"
"""Stands for an answer that the reader may not know."""
UNDO: Final = "undo"
"""The word of a line that takes answers back; no game has it as a token."""


class Line:
    """One answer of the log, or one undo.

    ``audience`` has a bit for each seat that may know the answer. ``forced`` answers were the only ones possible
    and were given by the match. ``undoes`` is 0 for an answer; an undo goes back to the position before that line.
    An undo by consent reaches beyond the turn and belongs to no seat. ``file_line`` is where the line was read.
    ``label`` is a player's answer in words, while the match is at hand; it is not written, and no part of the line.
    """

    __slots__ = ("audience", "by_consent", "file_line", "forced", "label", "seat", "seq", "token", "undoes")

    def __init__(
        self,
        seq: int,
        seat: int,
        token: str,
        audience: int = EVERYBODY,
        forced: bool = False,
        undoes: int = 0,
        by_consent: bool = False,
        file_line: int = 0,
        label: Message | None = None,
    ) -> None:
        self.seq = seq
        self.seat = seat
        self.token = token
        self.audience = audience
        self.forced = forced
        self.undoes = undoes
        self.by_consent = by_consent
        self.file_line = file_line
        self.label = label

    def known_to(self, seat: int) -> bool:
        return may_know(self.audience, seat)

    def hidden(self) -> "Line":
        """The line for those who may not know the answer, nor whether there was a choice."""
        return Line(self.seq, self.seat, HIDDEN, self.audience, file_line=self.file_line)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Line) and self._parts() == other._parts()

    def __repr__(self) -> str:
        return f"Line{self._parts()!r}"

    def _parts(self) -> tuple[int, int, str, int, bool, int, bool]:
        return self.seq, self.seat, self.token, self.audience, self.forced, self.undoes, self.by_consent


def undo_line(seq: int, seat: int, undoes: int) -> Line:
    return Line(seq, seat, UNDO, undoes=undoes)


def rewind_line(seq: int, undoes: int) -> Line:
    return Line(seq, CHANCE, UNDO, undoes=undoes, by_consent=True)


class Record:
    """All that is kept of a match. Plain data; ``where`` has the file lines of its parts, when it was read."""

    def __init__(
        self,
        game: str,
        rules_version: int,
        seats: int,
        names: list[str] | None = None,
        options: dict[str, str] | None = None,
        components: dict[str, Any] | None = None,
        confirm: bool = False,
        commitment: str | None = None,
        lines: list[Line] | None = None,
        snapshot: tuple[int, dict[str, Any]] | None = None,
        unconfirmed: int | None = None,
        secret: bytes | None = None,
        result: list[int] | None = None,
        rule_changes: list[tuple[int, int]] | None = None,
    ) -> None:
        self.format = FORMAT
        self.game = game
        self.rules_version = rules_version
        """The rules that the match began with."""
        self.rule_changes = rule_changes or []
        """Later rules it was resumed under: version, and the first line answered under it."""
        self.seats = seats
        self.names = [clean_name(name) for name in names or [""] * seats]
        self.options = options or {}
        self.components = components
        """What replaced the usual components, or None."""
        self.confirm = confirm
        """Whether the players confirm their turns."""
        self.commitment = commitment
        """SHA-256 of the secret in hex, told before the game."""
        self.lines = lines or []
        self.snapshot = snapshot
        """The number of a line, and the position after it."""
        self.unconfirmed = unconfirmed
        """The seat whose turn waits for its confirmation."""
        self.secret = secret
        self.result = result
        """The final scores; None until the game is over."""
        self.where: dict[str, int] = {}

    @property
    def finished(self) -> bool:
        return self.result is not None

    @property
    def latest_rules(self) -> int:
        return self.rule_changes[-1][0] if self.rule_changes else self.rules_version

    def head(self) -> "Record":
        """The record before its first line: whatever is added to it, this one stays as it is."""
        return Record(
            self.game,
            self.rules_version,
            self.seats,
            names=self.names,
            options=self.options,
            components=self.components,
            confirm=self.confirm,
            commitment=self.commitment,
            secret=self.secret,
            rule_changes=self.rule_changes,
        )

    def public(self) -> "Record":
        """What may be shared with everybody now."""
        if self.finished:
            return self
        shared = self.head()
        shared.secret = None
        shared.lines = [line if line.audience == EVERYBODY else line.hidden() for line in self.lines]
        shared.snapshot = self.snapshot if shared.lines == self.lines else None
        shared.unconfirmed = self.unconfirmed
        shared.where = self.where
        return shared

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self._parts() == other._parts()

    def __repr__(self) -> str:
        return f"<Record of {self.game}, {self.seats} seats, {len(self.lines)} lines>"

    def _parts(self) -> tuple[Any, ...]:
        head = (self.format, self.game, self.rules_version, self.rule_changes, self.seats, self.names, self.options)
        settings = (self.components, self.confirm, self.commitment)
        return (*head, *settings, self.lines, self.snapshot, self.unconfirmed, self.secret, self.result)


def clean_name(name: str) -> str:
    """A player's name as it can stand on a line: printable, one blank between words."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())
