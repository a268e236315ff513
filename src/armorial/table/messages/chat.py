"""What is said at a table."""

from typing import Annotated

from pydantic import AfterValidator, StringConstraints

from armorial.table.messages.base import LONGEST_CHAT, Received, Sent, plain_lines, some


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
