"""The open WebSockets: how many somebody may have, and how they are closed when somebody is no longer let in."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from typing import Final

from armorial.server.limits import AtOnce
from armorial.server.notify import Notifier
from armorial.server.store.database import Database

NOT_ALLOWED: Final = 1008


@dataclass(eq=False)
class Socket:
    """One of them: whose it is, the session (device) it was opened with, and how to close it."""

    person: str | None
    session: str | None
    close: Callable[[int], None]


class Sockets:
    """All WebSockets of this process."""

    def __init__(self, database: Database, notifier: Notifier, most: int) -> None:
        self._at_once = AtOnce(most)
        self._database = database
        self._notifier = notifier
        self._open: set[Socket] = set()

    def __len__(self) -> int:
        return len(self._open)

    def one_more(self, person: str | None, network: str) -> AbstractContextManager[None]:
        """Have one more while the block lasts. Raises ``rate_limited`` if somebody has too many."""
        return self._at_once.one(person, network)

    @contextmanager
    def opened(self, socket: Socket) -> Iterator[None]:
        """Keep a socket while it is open."""
        self._open.add(socket)
        try:
            yield
        finally:
            self._open.discard(socket)

    async def close_person(self, person: str, session: str | None = None) -> None:
        """Close somebody's sockets, here and in all other processes; with a session only those of that device."""
        self.close_here(person, session)
        await self._notifier.tell_closed(self._database, person, session)

    def close_here(self, person: str, session: str | None = None) -> None:
        for socket in list(self._open):
            if socket.person == person and session in (None, socket.session):
                socket.close(NOT_ALLOWED)
