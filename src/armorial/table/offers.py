"""The parts of Armorial that a connection may offer or not."""

from typing import Final

from armorial.kernel.words import Message
from armorial.table.errors import ApiError
from armorial.table.messages.offers import Part

ALONE: Final[tuple[Part, ...]] = (
    *("bots", "hints", "lessons", "analysis", "puzzles", "sandbox", "records", "notes", "series"),
)
"""What somebody has alone, wherever the table is kept."""
TOGETHER: Final[tuple[Part, ...]] = (
    *("people", "chat", "clocks", "lobby", "accounts", "notices", "ratings", "tournaments", "plans"),
)
"""What needs a server."""


def absent(part: Part) -> ApiError:
    """A part that is not there."""
    return ApiError("absent", Message("server-absent"), reason=part)
