"""Answers of the API packed with gzip, where that saves something and the reader can unpack them."""

from typing import Final

from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Receive, Scope, Send

SMALLEST: Final = 1_500
"""Shorter answers fit into one packet of the network anyway."""
LEVEL: Final = 4
"""A position of Lorenzo with its log, 67 kB, becomes 8.4 kB in 0.4 ms; level 9 makes 6.8 kB of it in 1.5 ms."""


class Packing:
    """Packs what is made for one reader. The client's files are packed when they are built (``client_files.py``)."""

    def __init__(self, app: ASGIApp) -> None:
        self._plain = app
        self._packed = GZipMiddleware(app, SMALLEST, LEVEL)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        of_the_api = scope["type"] == "http" and scope["path"].startswith("/api/")
        await (self._packed if of_the_api else self._plain)(scope, receive, send)


def accepted(header: str) -> frozenset[str]:
    """The ways of packing that an ``Accept-Encoding`` header allows."""
    found = set()
    for part in header.split(","):
        name, _, weight = part.strip().partition(";")
        if weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000"):
            found.add(name.strip().lower())
    return frozenset(found)
