"""A position, what is asked in it, and what a seat may do.

A position and its parts are typed dictionaries: they are made for each reader after each answer, and sent as they are.
"""

from typing import Annotated, Literal, NotRequired

from pydantic import Field
from typing_extensions import TypedDict

from armorial.table.messages.base import Number, Received, Sent, Token
from armorial.table.messages.pace import Clocks
from armorial.table.messages.tables import SeatInfo
from armorial.table.messages.words import Words
from armorial.table.views import GameView


class AnswerWords(TypedDict):
    """An answer."""

    token: str
    label: Words


class OptionWords(AnswerWords):
    """An answer that the reader may give, with what comes of it for certain. What is empty is left out."""

    changes: NotRequired[dict[str, int]]
    """What they then have more (above 0) or less of, by the key of the message that counts it."""
    warnings: NotRequired[list[Words]]
    """What they would regret to overlook."""


class RefusedOption(AnswerWords):
    """An answer one might think of, and why it may not be given."""

    reason: Words
    rules: list[str]


class OpenQuestion(TypedDict):
    """What is asked. Only the asked seat's owner gets options; others get the rest, if they may know it."""

    seat: int
    kind: str | None
    """The class of the question, such as ``TakeCube``."""
    prompt: Words | None
    options: list[OptionWords]
    refused: list[RefusedOption]


class UndoRequest(TypedDict):
    """A wish to go back to before line ``to``, which all other people at the table have to agree to."""

    seat: int
    to: int
    agreed: list[int]
    waiting: list[int]
    """The seats whose agreement is missing."""


class SeatScore(TypedDict):
    """The points of a seat as far as the reader may know them."""

    parts: dict[str, int]
    total: int
    complete: bool
    """Whether no part is hidden."""


class LogEntry(Words):
    """Something that happened, with the number of its line; 0 is the set-up."""

    seq: int
    seat: int | None
    """Whose turn it belongs to; None for the set-up, the dice, what follows a heading, and what only others did."""
    heading: int
    """1 if a round or generation begins or the game ends, 2 if a part of a round begins, 0 for everything else."""


class Move(AnswerWords):
    """An answer of somebody else, which the reader may know."""

    seq: int
    seat: int


class Position(TypedDict):
    """A position as one seat, or a spectator, may see it."""

    type: Literal["position"]
    table: str
    game: str
    printed: str
    """Where the printed numbers of the table are. The same address always has the same ones."""
    seq: int
    revision: int
    """Counts all changes, also those without a line (a confirmation, a wish to undo)."""
    at: int | None
    """The number of the line, if this is a past position."""
    seats: list[SeatInfo]
    clocks: Clocks | None
    """As in ``TableInfo``; None in past positions."""
    seat: int | None
    """Whose eyes this is seen with; None for a spectator."""
    to_move: int | None
    moved: int | None
    """The seat whose answer led here; None if the dice did, or nobody has moved yet."""
    view: GameView
    question: OpenQuestion | None
    can_undo: bool
    waiting_for_confirm: bool
    undo_request: UndoRequest | None
    over: bool
    closed: bool
    """Whether the table was closed before the end: nobody can go on."""
    scores: list[SeatScore]
    ranks: list[int] | None
    """The place of each seat, from 1 on; None until the end."""
    winners: list[int] | None
    """The seats that have won: one, several who share the victory, or none; None until the end."""
    events_from: int
    """Forget events with this number or a higher one, then add ``events``."""
    events: list[LogEntry]
    recap: list[Move]
    """When the turn of ``seat`` begins: what the others have answered since its last one. Else nothing."""
    commitment: str | None
    """SHA-256 of the secret of the dice."""
    secret: str | None
    """The secret itself, once the game is over."""
    rematch: str | None


class Log(Sent):
    """What happened, as the reader may know it."""

    seq: int
    since: int
    entries: list[LogEntry]


class Act(Received):
    """Something a seat does. ``seq`` is the number of the last line one has seen; another one now is ``stale``."""

    seat: Number
    seq: Number


class Answer(Act):
    """Answer the open question."""

    token: Token


class AskUndo(Act):
    """Ask the others to go back to before line ``to``: one's own last choice if left out."""

    to: Annotated[int, Field(ge=1, le=1_000_000_000)] | None = None


class ReplyUndo(Act):
    """Agree or not. Whoever asked withdraws the request by not agreeing."""

    agree: bool


class Resign(Act):
    """Give up a seat. ``bot`` is the level of the bot that takes it, at tables where one does."""

    bot: Token | None = None


class Hint(Sent):
    """What a bot of the highest level would answer, and what it expects of it."""

    token: str
    chance: int
    """How likely it thinks the victory then, in percent."""
    points: float
    """By how many points it expects the result to change."""
    reasons: list[Words]
    """Why, a sentence each: what it expects, and what is better and worse than with the next best answer."""
    line: list[Words]
    """What it expects to follow, one entry for each turn: the rest of one's own, and what the others do then. A guess
    from what one may know."""
    visits: int
    looks: int
    """How often it looked at this answer, and at all of them."""


class Done(Sent):
    """It is done and stored; ``seq`` is the number of the last line now."""

    seq: int
