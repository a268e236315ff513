"""Playing at a table of the desk, over HTTP or over a live connection."""

from typing import TYPE_CHECKING, Final

from armorial.browser.requests import ME
from armorial.browser.shelf import MOST_REPLIES
from armorial.table import play
from armorial.table.messages import Act

if TYPE_CHECKING:
    from armorial.browser.desk import Desk

MOST_UNDONE: Final = 3_000
"""Lines that can be taken back in one match, as on a server."""


def act(desk: "Desk", table_id: str, key: str | None, request: Act, what: str) -> int:
    """Do something at a table, once for each key. Gives the number of the last line then."""
    entry = desk.entry(table_id)
    table = entry.table
    table.check_visible(desk.person, None)
    desk.somebody()
    given = None if key is None else entry.replies.get(key)
    if given is not None:
        return given
    play.doing(ME, request, what, MOST_UNDONE)(table)
    desk.changed(entry)
    if key is not None:
        entry.replies[key] = table.seq
        while len(entry.replies) > MOST_REPLIES:
            del entry.replies[next(iter(entry.replies))]
    return table.seq
