"""The numbers that a table is played with: the standard ones, the host's, or those of somebody's box."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from armorial.box.mine import checked
from armorial.data.reader import ComponentError, parse_overlay
from armorial.kernel.words import Arg, Message
from armorial.table.errors import refuse
from armorial.table.messages import Numbers
from armorial.table.table import BoxOwner, Table

LONGEST_LIST: Final = 300
"""Of names that are possible: a game may have very many."""


@dataclass(frozen=True)
class Chosen:
    """Whose numbers they are, and what they replace of the standard file."""

    numbers: Numbers
    components: dict[str, Any] | None
    box: BoxOwner | None = None
    """Whose box they are from, if it is not the one of whoever makes the table."""

    def put_on(self, table: Table) -> Table:
        """A new table is played with these numbers."""
        table.numbers, table.components = self.numbers, self.components
        if self.numbers == "owner" and table.host is not None:
            table.box = self.box or BoxOwner(table.host, table.host_name)
        return table


STANDARD: Final = Chosen("standard", None)


def hosts_numbers(files: Mapping[str, Path]) -> dict[str, Chosen]:
    """The numbers of the host's files, by game. Raises a ComponentError or UnknownGame that says what is wrong."""
    return {game: Chosen("host", checked(game, file)) for game, file in files.items()}


Found = tuple[dict[str, Any], None] | tuple[None, Message]
"""What a file replaces, or what is wrong with it."""


def look_through(game: str, text: str) -> Found:
    """A file that somebody brings."""
    return _looked(lambda: checked(game, parse_overlay("", text)))


def look_at_box(game: str, overlay: dict[str, Any]) -> Found:
    """The same of a box that is kept: it may have been filled in when limits were wider."""
    return _looked(lambda: checked(game, overlay))


def _looked(look: Callable[[], dict[str, Any]]) -> Found:
    try:
        return look(), None
    except ComponentError as error:
        why = _short(error.said)
        if error.line:
            return None, Message("components-line", {"line": error.line, "why": why})
        return None, Message("components-nowhere", {"why": why})
    except (ArithmeticError, AssertionError, LookupError, TypeError, ValueError) as error:
        return None, Message("components-no-game", {"kind": type(error).__name__})


def _short(message: Message) -> Message:
    """A message without the end of long lists."""
    return Message(message.key, {name: _cut(value) for name, value in message.args.items()})


def _cut(value: Arg) -> Arg:
    if isinstance(value, Message):
        return _short(value)
    return f"{value[: LONGEST_LIST - 1]}…" if isinstance(value, str) and len(value) > LONGEST_LIST else value


def owners(found: Found, box: BoxOwner | None = None) -> Chosen:
    """The numbers of somebody's box, after a look through their file."""
    components, problem = found
    if components is None:
        assert problem is not None
        raise refuse("invalid", "bad-components", why=problem)
    return Chosen("owner", components, box)
