"""Chat, notes, who is at a table, blocks and reports, and how the server is."""

from typing import Annotated, Literal

from pydantic import AfterValidator, StringConstraints, model_validator

from armorial.table.messages.base import Number, Received, Sent, plain_lines
from armorial.table.messages.chat import ChatLine

LONGEST_REPORT = 1_000
ReportReason = Literal["abuse", "spam", "name", "cheating", "stalling", "other"]


class Chat(Sent):
    """The chat of a table, the oldest first."""

    lines: list[ChatLine]


class SomebodyHere(Received):
    """Somebody at a table: whoever sits somewhere, or has said something. People have no other address."""

    seat: Number | None = None
    line: Number | None = None
    """The id of a line of chat."""

    @model_validator(mode="after")
    def _one_of_them(self) -> "SomebodyHere":
        if (self.seat is None) == (self.line is None):
            raise ValueError("name either a seat or a line of chat")
        return self


class MakeReport(SomebodyHere):
    """Tell whoever runs the server about somebody. What was said in the chat is kept with it."""

    reason: ReportReason
    words: Annotated[str, StringConstraints(max_length=LONGEST_REPORT), AfterValidator(plain_lines)] = ""


class Reported(Sent):
    """A report is kept, with so many lines of chat."""

    lines: int


class PersonHere(Sent):
    """Somebody who sits at a table or hosts it."""

    name: str
    seats: list[int]
    you: bool
    host: bool
    muted: bool
    block: int | None
    """If you have blocked them: the block, to take it back by."""
    profile: str | None = None
    """The address of their public profile."""


class PeopleHere(Sent):
    people: list[PersonHere]


class Block(Sent):
    """Somebody whom you have blocked. They are not told."""

    id: int
    name: str
    at: float


class Blocks(Sent):
    """All of them, the newest first."""

    blocks: list[Block]


class Status(Sent):
    """Of the server."""

    status: Literal["ok", "ready", "not ready"]
    version: str
