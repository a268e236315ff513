"""A server at whose tables everything falls the same in every run: the dice, the names of bots, and what bots answer.
Whoever goes is soon said to be away.

The tests of the browser play on it, so that a red run is red again. What falls depends on who has made the table and on
how many it is, not on what other tests do at the same time. As everywhere in the tests (`tests/conftest.py`), the
Hypothesis profile ``wide`` looks further: then the server is as people have it, and every run plays other games.
"""

import sys
from functools import partial
from types import SimpleNamespace
from unittest import mock

from armorial.match import Match, SecretChance
from armorial.server.pace import presence
from armorial.table import seating
from armorial.table.seating import start as begin
from armorial.table.table import Table
from tests.server.played_on import begun, serve
from tests.server.same_answers import answer, digest


def start(table: Table, person: str, fill: str | None) -> None:
    """As the server begins a match, with dice that are known before."""
    begun[person] += 1
    dice = SecretChance(digest(table.game, len(table.seats), table.options, begun[person]))
    mock.patch.object(seating, "Match", SimpleNamespace(start=partial(Match.start, chance=dice))).start()
    begin(table, person, fill)


def name(free: list[str]) -> str:
    """The longest, which needs the most room."""
    return max(free, key=len)


def main() -> int:
    seating.start = start
    mock.patch.object(seating, "secrets", SimpleNamespace(choice=name)).start()
    mock.patch.object(presence, "LINGER", 2.0).start()  # nobody waits long for somebody to be away
    return serve(answer)


if __name__ == "__main__":
    sys.exit(main())
