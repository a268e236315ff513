"""Chat, notes, and how the server is."""

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, StringConstraints

from armorial.server.messages.base import LONGEST_CHAT, LONGEST_NOTES, Received, Sent, plain_lines, some


class Say(Received):
    """A line of chat."""

    text: Annotated[str, StringConstraints(max_length=LONGEST_CHAT), AfterValidator(plain_lines), AfterValidator(some)]


class ChatLine(Sent):
    """Something somebody said."""

    id: int
    name: str
    yours: bool
    text: str
    at: float


class Chat(Sent):
    """The chat of a table, the oldest first."""

    lines: list[ChatLine]


class Notes(BaseModel):
    """Private notes of one person about one table."""

    model_config = ConfigDict(extra="forbid")

    text: Annotated[str, StringConstraints(max_length=LONGEST_NOTES), AfterValidator(plain_lines)]


class Status(Sent):
    """Of the server."""

    status: Literal["ok", "ready", "not ready"]
    version: str
