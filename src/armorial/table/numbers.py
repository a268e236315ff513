"""The numbers that a table is played with: the standard ones, the host's, or those of somebody's box."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from armorial.box.mine import checked
from armorial.data.reader import ComponentError, parse_overlay
from armorial.kernel.words import Message
from armorial.table.errors import refuse
from armorial.table.messages import Numbers
from armorial.table.table import BoxOwner, Table

LONGEST_REASON: Final = 400
"""A message may quote what is wrong, which may be very long."""
NAME: Final = "the file"


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


def look_through(game: str, text: str) -> tuple[dict[str, Any] | None, str | Message]:
    """What a file replaces, or what is wrong with it."""
    return _looked(lambda: checked(game, parse_overlay(NAME, text)))


def look_at_box(game: str, overlay: dict[str, Any]) -> tuple[dict[str, Any] | None, str | Message]:
    """The same of a box that is kept: it may have been filled in when limits were wider."""
    return _looked(lambda: checked(game, overlay))


def _looked(look: Callable[[], dict[str, Any]]) -> tuple[dict[str, Any] | None, str | Message]:
    try:
        return look(), ""
    except ComponentError as error:
        if error.why is not None:
            why: Message = error.why
            return None, Message("components-line", {"line": error.line, "why": why}) if error.line else why
        return None, str(error)[:LONGEST_REASON]
    except (ArithmeticError, AssertionError, LookupError, TypeError, ValueError) as error:
        return None, f"no game can begin with these numbers ({type(error).__name__})"


def owners(components: dict[str, Any] | None, problem: str | Message, box: BoxOwner | None = None) -> Chosen:
    """The numbers of somebody's box, after a look through their file."""
    if components is None:
        raise refuse("invalid", "bad-components", why=problem)
    return Chosen("owner", components, box)
