"""The open WebSockets: how many somebody may have, and how they are closed when somebody is no longer let in."""

from collections.abc import Awaitable, Callable, Iterator
from contextlib import AbstractAsyncContextManager, contextmanager
from dataclasses import dataclass
from typing import Final

from armorial.server.leases import Leases
from armorial.server.limits import CROWD, client_of

NOT_ALLOWED: Final = 1008
SESSION_OVER: Final = 3000
"""Of the registered codes the one for "unauthorized"."""


@dataclass(eq=False)
class Socket:
    """One of them: whose it is, the session (device) it was opened with, and how to close it."""

    person: str | None
    session: str | None
    close: Callable[[int], None]


class Sockets:
    """All WebSockets of this process."""

    def __init__(self, most: int, leases: Leases) -> None:
        self._most = most
        self._leases = leases
        self._open: set[Socket] = set()

    def __len__(self) -> int:
        return len(self._open)

    def one_more(self, person: str | None, network: str, table: str) -> AbstractAsyncContextManager[None]:
        """Have one more while the block lasts. Raises ``rate_limited`` if a person, a network or a table has too many,
        in all processes together."""
        network, crowd = client_of(network), self._most * CROWD
        who = f"sockets person {person or network}"
        return self._leases.one({who: self._most, f"sockets network {network}": crowd, f"sockets table {table}": crowd})

    @contextmanager
    def opened(self, socket: Socket) -> Iterator[None]:
        """Keep a socket while it is open."""
        self._open.add(socket)
        try:
            yield
        finally:
            self._open.discard(socket)

    async def close_ended(self, person: str | None, lives: Callable[[str], Awaitable[bool]]) -> None:
        """Close the sockets of somebody (or of anybody) whose session has ended. ``lives`` tells whether one has not.

        The browser may come back as whoever it is by now."""
        for socket in list(self._open):
            if socket.session is not None and person in (None, socket.person) and not await lives(socket.session):
                socket.close(SESSION_OVER)
