"""Which names the server answers to.

A page of another site can make a browser believe that its name has the address of this server ("DNS rebinding"). The
browser then takes both for one site, and the page can read what only the reader's own network is meant to see. What it
cannot do is hide its name, which is in the ``Host`` of every request. So a server that was not told its names answers
only to those that no other site can have: addresses, and names that mean nothing outside the local network.
"""

import ipaddress
import logging
import socket
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from armorial.server.replies import failure
from armorial.table.errors import refuse
from armorial.table.words import best_language

log = logging.getLogger(__name__)

ALWAYS: Final = frozenset(["localhost", "127.0.0.1", "::1"])
"""How this machine calls itself: for those who look after the server."""
LOCAL_ENDINGS: Final = (".localhost", ".local", ".lan", ".home.arpa", ".internal", ".test")
"""Names that are never given to anybody on the internet."""
MOST_TOLD: Final = 20
"""How many refused names are logged."""
LONGEST_NAME: Final = 253


class KnownHosts:
    """Refuses requests that are meant for another name."""

    def __init__(self, app: ASGIApp, hosts: str = "", origins: str = "") -> None:
        self._app = app
        self._names = {name.strip().lower() for name in hosts.split(",") if name.strip()}
        self._local = not self._names
        self._names |= {name for origin in origins.split(",") if (name := urlsplit(origin.strip()).hostname)}
        self._names |= ALWAYS
        if self._local:
            self._names.add(socket.gethostname().lower())
        self._told: set[str] = set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        if self.knows(headers.get("host", "")):
            await self._app(scope, receive, send)
        elif scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008, "reason": "unknown host"})
        else:
            answer = failure(refuse("forbidden", "unknown-host"), best_language(headers.get("accept-language", "")))
            answer.status_code = 421  # meant for another server
            await answer(scope, receive, send)

    def knows(self, host: str) -> bool:
        name = host_name(host)
        known = "*" in self._names or name in self._names or self._by_ending(name) or (self._local and only_here(name))
        if not known and len(self._told) < MOST_TOLD and name not in self._told:
            self._told.add(name)
            log.warning("refused: add the name to ARMORIAL_HOSTS if it is yours", extra={"host": printable(name)})
        return known

    def _by_ending(self, name: str) -> bool:
        """``*.example.org`` stands for all names below it."""
        return any(one.startswith("*.") and name.endswith(one[1:]) for one in self._names)


def host_name(host: str) -> str:
    """The name or address in a ``Host`` header, without its port."""
    host = host.strip().lower()
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0].rstrip(".")


def only_here(name: str) -> bool:
    """Whether a name cannot be one of another site."""
    if "." not in name and ":" not in name:
        return bool(name)
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return name.endswith(LOCAL_ENDINGS)
    return True


def printable(name: str) -> str:
    return "".join(c if c.isascii() and c.isprintable() else "?" for c in name[:LONGEST_NAME])
