"""Words, and refusals in words."""

from typing_extensions import TypeAliasType, TypedDict

from armorial.table.messages.base import ErrorCode, Sent


class Said(TypedDict):
    """A message inside a message: its key and arguments, without the text, which is part of the outer one."""

    key: str
    args: "dict[str, Arg]"


Arg = TypeAliasType("Arg", "int | str | Said | list[Said]")


class Words(Said):
    """A message with its text in the reader's language. The key and arguments allow a client to draw it itself."""

    text: str


class Problem(Sent):
    """Why a request was refused."""

    code: ErrorCode
    message: Words
    reason: str | None = None
    """For ``illegal``: the name of the reason in the rules, such as ``short``; for ``absent``: which part it is."""
    rules: list[str] = []
    """For ``illegal``: the ids of the rules that forbid it."""
    seq: int | None = None
    """For ``stale``: the number of the last line as it is now."""
    retry_after: int | None = None
    """For ``rate_limited`` and ``unavailable``: after how many seconds to try again."""


class Failure(Sent):
    """The body of every HTTP answer that is not a success."""

    error: Problem
