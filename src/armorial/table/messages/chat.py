"""What is said and written at a table."""

from typing import Annotated

from pydantic import AfterValidator, BaseModel, ConfigDict, StringConstraints

from armorial.table.messages.base import LONGEST_CHAT, LONGEST_NOTES, Received, Sent, plain_lines, some


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


class Notes(BaseModel):
    """Private notes of one person about one table."""

    model_config = ConfigDict(extra="forbid")

    text: Annotated[str, StringConstraints(max_length=LONGEST_NOTES), AfterValidator(plain_lines)]
