"""The numbers that a table is played with: the standard ones, the host's, or those of somebody's box."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from armorial.box.mine import checked
from armorial.server.messages import Numbers


@dataclass(frozen=True)
class Chosen:
    """Whose numbers they are, and what they replace of the standard file."""

    numbers: Numbers
    components: dict[str, Any] | None


STANDARD: Final = Chosen("standard", None)


def hosts_numbers(files: Mapping[str, Path]) -> dict[str, Chosen]:
    """The numbers of the host's files, by game. Raises a ComponentError or UnknownGame that says what is wrong."""
    return {game: Chosen("host", checked(game, file)) for game, file in files.items()}
