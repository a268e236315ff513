"""Words without a language: a message names what is to be said, the text layer says it in the reader's language."""

from typing import Final, Union

Arg = Union[int, str, "Message", "list[Message]"]

SEAT_KEY: Final = "seat"


class Message:
    """A key of the Fluent files with its arguments. Arguments may be messages themselves."""

    __slots__ = ("args", "key")

    def __init__(self, key: str, args: dict[str, Arg] | None = None) -> None:
        self.key = key
        self.args: dict[str, Arg] = {} if args is None else args

    def __repr__(self) -> str:
        return f"Message({self.key!r}, {self.args!r})" if self.args else f"Message({self.key!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.key == other.key and self.args == other.args

    def __hash__(self) -> int:
        return hash(self.key)


def who(seat: int) -> Message:
    """The name of a player. Rules know seats; who sits there is known to the one who prints it."""
    return Message(SEAT_KEY, {"n": seat})
