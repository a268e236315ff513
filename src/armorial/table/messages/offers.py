"""What a connection offers: a server, or the table in a browser."""

from typing import Literal

from armorial.table.messages.base import Sent

Part = Literal[
    "bots",
    "hints",
    "lessons",
    "analysis",
    "puzzles",
    "sandbox",
    "records",
    "notes",
    "series",
    "forget",
    "people",
    "chat",
    "clocks",
    "lobby",
    "accounts",
    "notices",
    "ratings",
    "tournaments",
    "plans",
]


class Offers(Sent):
    """Where tables are kept, and what there is besides playing. What is not named is refused as ``absent``."""

    kept: Literal["server", "browser"]
    version: str
    parts: list[Part]
