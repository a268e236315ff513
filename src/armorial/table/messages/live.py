"""The messages of the WebSocket."""

from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypedDict

from armorial.table.messages.base import Key, Received, Sent
from armorial.table.messages.chat import ChatLine, Say
from armorial.table.messages.position import Act, Answer, AskUndo, Done, Position, ReplyUndo, Resign
from armorial.table.messages.tables import TableInfo
from armorial.table.messages.words import Problem


class LiveAnswer(Answer):
    type: Literal["answer"]
    key: Key


class LiveTurn(Act):
    type: Literal["undo", "restart", "confirm"]
    key: Key


class LiveResign(Resign):
    type: Literal["resign"]
    key: Key


class LiveAskUndo(AskUndo):
    type: Literal["undo_request"]
    key: Key


class LiveReplyUndo(ReplyUndo):
    type: Literal["undo_reply"]
    key: Key


class LiveSay(Say):
    type: Literal["chat"]
    key: Key


class LiveLooking(Received):
    """Whether somebody has the table before their eyes; if not, they get notices. Whoever says nothing of it has.
    Answered by ``pong``."""

    type: Literal["looking"]
    looking: bool


class LivePing(Received):
    """Answered by ``pong``. ``lag`` is how long the last answer took, in seconds, which no clock is to count."""

    type: Literal["ping"]
    lag: Annotated[float, Field(ge=0, le=60)] | None = None


ClientMessage = Annotated[
    LiveAnswer | LiveTurn | LiveResign | LiveAskUndo | LiveReplyUndo | LiveSay | LiveLooking | LivePing,
    Field(discriminator="type"),
]
"""All that a client can send."""


class LiveStep(TypedDict):
    """One thing on the way to the next ``position``: an answer, or a throw of the dice. Nothing is asked in it."""

    type: Literal["step"]
    position: Position


class LiveDone(Done):
    """The request with this key is done."""

    type: Literal["done"] = "done"
    key: str


class LiveError(Sent):
    """The request with this key is refused. ``key`` is None if the message could not be read, or if something went
    wrong that nobody asked for."""

    type: Literal["error"] = "error"
    key: str | None
    error: Problem


class LiveTable(Sent):
    """The table has changed: somebody sat down, left, connected."""

    type: Literal["table"] = "table"
    table: TableInfo


class LiveChat(Sent):
    """Somebody said something."""

    type: Literal["chat"] = "chat"
    line: ChatLine


class LivePlans(Sent):
    """What is kept of the reader's plans and orders has changed: one was saved, played, stopped or dropped."""

    type: Literal["plans"] = "plans"


class LivePong(Sent):
    type: Literal["pong"] = "pong"


ServerMessage = Annotated[
    Position | LiveStep | LiveDone | LiveError | LiveTable | LiveChat | LivePlans | LivePong,
    Field(discriminator="type"),
]
"""All that a server can send."""
