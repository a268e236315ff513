"""Looks through the component files that people bring along, in a process of its own.

Reading a file of a few lines can be made to take very long, so it is given up after a while; meanwhile nobody waits
but those who bring files too.
"""

import asyncio
from typing import Any, Final

from armorial.box.mine import checked
from armorial.data.reader import ComponentError, parse_overlay
from armorial.server.errors import refuse
from armorial.server.tables.numbers import STANDARD, Chosen
from armorial.server.thinking import Worker

PATIENCE: Final = 10.0
"""In seconds; the first file has to wait for the process to start. A long file takes a tenth of a second."""
LONGEST_REASON: Final = 400
"""A message may quote what is wrong, which may be very long."""
NAME: Final = "the file"


class Checker:
    """Tells whether a file can be used."""

    def __init__(self, hosts: dict[str, Chosen], patience: float = PATIENCE) -> None:
        self._hosts = hosts
        self._worker = Worker(patience)
        self._one_by_one = asyncio.Lock()

    def usual(self, game: str) -> Chosen:
        """The numbers of a table whose maker brings none."""
        return self._hosts.get(game, STANDARD)

    async def chosen(self, game: str, text: str | None) -> Chosen:
        """The numbers of a new table. ``text`` is the file that its maker brings, if any."""
        if text is None:
            return self.usual(game)
        async with self._one_by_one:
            try:
                components, problem = await self._worker.run(look_through, game, text)
            except TimeoutError:
                raise refuse("invalid", "bad-components", why=f"reading {NAME} takes too long") from None
        if components is None:
            raise refuse("invalid", "bad-components", why=problem)
        return Chosen("owner", components)

    async def stop(self) -> None:
        await self._worker.stop()


def look_through(game: str, text: str) -> tuple[dict[str, Any] | None, str]:
    """What a file replaces, or what is wrong with it."""
    try:
        return checked(game, parse_overlay(NAME, text)), ""
    except ComponentError as error:
        return None, str(error)[:LONGEST_REASON]
    except (ArithmeticError, AssertionError, LookupError, TypeError, ValueError) as error:
        return None, f"no game can begin with these numbers ({type(error).__name__})"
