"""Private copies to try things on: from a record, or from a position as far as one may know it."""

import random
from typing import Any, Final

from armorial.kernel.contract import Game, State
from armorial.kernel.errors import RuleError
from armorial.kernel.pools import determinize
from armorial.match import Match, Record, RecordError, read_record
from armorial.table.errors import from_record, from_rules, refuse
from armorial.table.seating import after_move, bot_name
from armorial.table.table import Seat, Table, known_game, new_id

RIVAL: Final = "strong"
"""Who plays against somebody who tries another way, in the place of people."""
MOST_LINES: Final = 10_000
"""More than any match has, with all that may be taken back in it; carrying out a line takes time."""


def from_text(text: str, at: int | None, person: str, name: str) -> Table:
    """A sandbox of a record that somebody brings along."""
    try:
        record = read_record(text)
    except RecordError as error:
        raise from_record(error) from None
    known_game(record.game)
    if len(record.lines) > MOST_LINES:
        raise refuse("invalid", "bad-record", why=f"it has more than {MOST_LINES} lines")
    record.snapshot = None  # could be anything; the lines are checked by carrying them out
    try:
        return from_lines(record, at, person, name)
    except (ArithmeticError, AssertionError, LookupError, TypeError, ValueError) as error:
        # The components may be of the bringer's own making too, and such as the rules cannot be played with.
        raise refuse("invalid", "bad-record", why=type(error).__name__) from None


def from_lines(record: Record, at: int | None, person: str, name: str) -> Table:
    """A sandbox that goes on after line ``at`` of a record whose lines may all be known."""
    last = len(record.lines)
    stop = last if at is None else at
    if stop > last:
        raise refuse("not_found", "no-such-line")
    copy = _unbound(record)
    copy.lines = record.lines[:stop]
    copy.snapshot = record.snapshot if stop == last else None
    copy.rule_changes = [change for change in record.rule_changes if change[1] <= stop]
    return _table(_resumed(copy), person, name, record.names)


def from_position(match: Match, state: State, seat: int, names: list[str], person: str, name: str) -> Table:
    """A sandbox of a position of a running match: what the seat cannot know is dealt anew."""
    dealt = determinize(match.game, state, seat, random.SystemRandom())
    record = _unbound(match.head)
    record.names = names
    record.rules_version = match.game.rules_version
    record.rule_changes = []
    record.snapshot = (0, match.game.dump(dealt))
    copy = _table(_resumed(record, match.game), person, name, names)
    copy.from_position = True
    return copy


def give_to_bots(table: Table, own: int, bots: list[str | None]) -> None:
    """Somebody plays one seat only: the others are moved by the bots that played there, and else by strong ones."""
    for number, seat in enumerate(table.seats):
        if number != own:
            name = seat.name if bots[number] is not None else bot_name(table.seats)
            seat.give_to_bot(bots[number] or RIVAL, name)


def _unbound(record: Record) -> Record:
    """The same match before its first line, with nothing to confirm and no dice that it is bound to."""
    head = record.head()
    head.confirm = False
    head.commitment = head.secret = None
    return head


def _resumed(record: Record, game: Game[Any] | None = None) -> Match:
    try:
        return Match.resume(record, game)
    except RecordError as error:
        raise from_record(error) from None
    except RuleError as error:
        raise from_rules(error) from None


def _table(match: Match, person: str, name: str, names: list[str]) -> Table:
    """The owner moves all seats."""
    record = match.record()
    seats = [Seat("person", names[number] or f"{name} {number + 1}", person, None) for number in range(record.seats)]
    table = Table(new_id(), record.game, record.options, "private", person, name, seats, sandbox=True)
    table.components = record.components
    table.numbers = "standard" if record.components is None else "owner"
    table.match = match
    table.state = "running"
    after_move(table)
    return table
