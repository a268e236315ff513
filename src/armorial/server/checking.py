"""Looks through the component files that people bring along, in a process of its own.

Reading a file of a few lines can be made to take very long, so it is given up after a while; meanwhile nobody waits
but those who bring files too.
"""

from typing import Final

from armorial.kernel.words import Message
from armorial.server.aside import Places
from armorial.server.thinking import Worker
from armorial.table.errors import refuse
from armorial.table.numbers import STANDARD, Chosen, look_through, owners

PATIENCE: Final = 10.0
"""In seconds; the first file has to wait for the process to start. A long file takes a tenth of a second."""
MOST: Final = 40
"""How many files may wait. Those who bring them take turns."""


class Checker:
    """Tells whether a file can be used."""

    def __init__(self, hosts: dict[str, Chosen], patience: float = PATIENCE) -> None:
        self._hosts = hosts
        self._worker = Worker(patience)
        self._one_by_one = Places(1, MOST)

    def usual(self, game: str) -> Chosen:
        """The numbers of a table whose maker brings none."""
        return self._hosts.get(game, STANDARD)

    async def chosen(self, game: str, text: str | None) -> Chosen:
        """The numbers of a new table. ``text`` is the file that its maker brings, if any."""
        if text is None:
            return self.usual(game)
        async with self._one_by_one.one():
            try:
                found = await self._worker.run(look_through, game, text)
            except TimeoutError:
                raise refuse("invalid", "bad-components", why=Message("components-slow")) from None
        return owners(found)

    async def stop(self) -> None:
        await self._worker.stop()
