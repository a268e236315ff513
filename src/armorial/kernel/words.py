"""Words without a language: a message names what is to be said, the text layer says it in the reader's language."""

from typing import Any, Final, Union

Arg = Union[int, str, "Message", "list[Message]"]

SEAT_KEY: Final = "seat"
_BITS: Final = (1 << 55) - 1
"""As much of a hash as can be multiplied without leaving the numbers of the machine."""
_NOTHING: Final[dict[str, Arg]] = {}
"""The arguments of all messages that have none: a match keeps thousands of them."""


class Message:
    """A key of the Fluent files with its arguments. Arguments may be messages themselves. It is never changed."""

    __slots__ = ("_hashed", "args", "key")

    def __init__(self, key: str, args: dict[str, Arg] | None = None) -> None:
        self.key = key
        self.args: dict[str, Arg] = _NOTHING if args is None else args
        self._hashed = 0

    def __repr__(self) -> str:
        return f"Message({self.key!r}, {self.args!r})" if self.args else f"Message({self.key!r})"

    def __reduce__(self) -> tuple[type["Message"], tuple[str, dict[str, Arg]]]:
        """Messages are sent to other processes, compiled ones too."""
        return Message, (self.key, self.args)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and self.key == other.key and self.args == other.args

    def __hash__(self) -> int:
        """Of the arguments too: a server looks up what it has said before among thousands that share a few keys.

        It does so several times with the same message, which is never changed, so the number is kept."""
        if not self._hashed:
            found = hash(self.key)
            for value in self.args.values():
                found = 31 * (found & _BITS) + (_hash(value) & _BITS)
            self._hashed = found
        return self._hashed


def _hash(value: Arg) -> int:
    if not isinstance(value, list):
        return hash(value)
    found = len(value)
    for part in value:
        found = 31 * (found & _BITS) + (hash(part) & _BITS)
    return found


_SEATS: Final = [Message(SEAT_KEY, {"n": seat}) for seat in range(8)]


def who(seat: int) -> Message:
    """The name of a player. Rules know seats; who sits there is known to whoever prints it.

    Nearly everything that is told names somebody, so it is always the same message."""
    return _SEATS[seat] if 0 <= seat < len(_SEATS) else Message(SEAT_KEY, {"n": seat})


def about(message: Message) -> int | None:
    """The seat that a sentence begins with."""
    subject = message.args.get("who")
    return int(str(subject.args["n"])) if isinstance(subject, Message) and subject.key == SEAT_KEY else None


def plain(message: Message) -> dict[str, Any]:
    """A message as plain data, to be stored or sent."""
    return {"key": message.key, "args": {name: _plain(value) for name, value in message.args.items()}}


def _plain(value: Arg) -> Any:
    if isinstance(value, Message):
        return plain(value)
    return [plain(part) for part in value] if isinstance(value, list) else value


def of_plain(data: dict[str, Any]) -> Message:
    """The message again."""
    return Message(data["key"], {name: _of_plain(value) for name, value in data["args"].items()})


def _of_plain(value: Any) -> Arg:
    if isinstance(value, dict):
        return of_plain(value)
    if isinstance(value, list):
        return [of_plain(part) for part in value]
    assert isinstance(value, int | str)
    return value
