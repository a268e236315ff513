"""The log and the record of a table, and copies of it to try things on."""

from typing import Any

from armorial.kernel.contract import SPECTATOR, State
from armorial.match import write_record
from armorial.table import sandbox
from armorial.table.errors import refuse
from armorial.table.messages import Sandbox
from armorial.table.show import Reader, entries, eyes, last_turn_end, public_record
from armorial.table.table import Table
from armorial.table.words import Voice


def story(table: Table, reader: Reader, since: int, mine: bool) -> dict[str, Any]:
    """A ``Log`` from a line on, or since the reader's last turn."""
    match = table.playing()
    reading = eyes(table, reader)
    first = max(since, last_turn_end(match, reading)) if mine and reading != SPECTATOR else since
    shown = entries(match, match.events_since(first), reading, Voice(reader.language, table.names()))
    return {"seq": match.version, "since": first, "entries": shown}


def record_text(table: Table) -> str:
    """The public record."""
    if table.from_position:
        raise refuse("illegal", "no-history")
    return write_record(public_record(table))


def record_name(table: Table) -> str:
    """What the file of a record is called."""
    return f"{table.game}-{table.id}.armorial"


class Copying:
    """A copy of a table that somebody wishes, with all that has to be known of the table: it may be played on while
    the copy is made. Of a finished match the lines, which are all open now; else a position with its secrets dealt
    anew."""

    def __init__(self, table: Table, reader: Reader, wish: Sandbox) -> None:
        self._wish = wish
        self._match = match = table.playing()
        self._whole = public_record(table) if match.finished and not table.from_position else None
        self._state = match.state
        self._eyes = eyes(table, reader)
        self._origin, self._numbers, self._box, self._names = table.id, table.numbers, table.box, table.names()
        self._houses, self._bots = [seat.house for seat in table.seats], [seat.bot for seat in table.seats]
        self.at = wish.at if self._whole is None else None
        """The line whose position has to be found first, if it is not the one now."""

    def made(self, past: State | None, person: str, name: str) -> Table:
        """The copy. ``past`` is the position after line ``at``."""
        wish = self._wish
        if self._whole is not None:
            made = sandbox.from_lines(self._whole, wish.at, person, name)
        else:
            state = self._state if past is None else past
            made = sandbox.from_position(self._match, state, self._eyes, self._names, person, name)
        if wish.bots and wish.seat is not None and wish.seat < len(made.seats):
            sandbox.give_to_bots(made, wish.seat, self._bots)
        made.origin, made.numbers, made.box = self._origin, self._numbers, self._box
        for copied, house in zip(made.seats, self._houses, strict=True):
            copied.house = house
        return made
