"""What has happened at a table by a change, for those who may not be looking. Nobody is told of what they did."""

import re
from collections.abc import Iterator
from typing import Any, Final

from armorial.table.happenings import Happening, Kind
from armorial.table.play import still_to_agree
from armorial.table.table import Table

LONGEST_QUOTE: Final = 200


class Before:
    """What has to be known of a table before it is changed."""

    def __init__(self, table: Table) -> None:
        self.state = table.state
        self.mover = _mover(table)
        self.undo = _wish(table)


def happened(before: Before, table: Table, by: str | None, at: float) -> list[Happening]:
    """What the other people at a table are to be told. ``by`` is who made the change; nobody, if a bot did."""
    mover = _mover(table)
    goes_on = before.state == table.state and table.undo is None and table.offspring is None
    if table.sandbox or (goes_on and mover in (None, by, before.mover)):
        return []
    people = {table.seats[seat].person: seat for seat in reversed(range(len(table.seats))) if _is_person(table, seat)}
    if len(people) < 2:
        return []

    def told(kind: Kind, seat: int, where: str = table.id, **details: Any) -> Happening:
        person = table.seats[seat].person
        assert person is not None
        return Happening(kind, where, seat, person, at, {"pace": pace_of(table), **details})

    others = [seat for person, seat in people.items() if person != by]
    if before.state == "open" and table.state == "running":
        return [told("begins", seat, your_turn=table.seats[seat].person == mover) for seat in others]
    if before.state == "running" and table.state != "running":
        return [told("ends", seat, closed=table.state == "closed") for seat in others]
    found: list[Happening] = []
    if table.undo is not None and _wish(table) != before.undo:
        asked = {table.seats[seat].person for seat in still_to_agree(table, table.undo)}
        by_name = table.seats[table.undo.seat].name
        found += [told("undo_asked", seat, by=by_name) for seat in others if table.seats[seat].person in asked]
    if mover is not None and mover not in (by, before.mover):
        found.append(told("your_turn", _seat_to_move(table)))
    if table.offspring is not None:
        found += _again(table.offspring, by, at)
    return found


def _again(new: Table, by: str | None, at: float) -> Iterator[Happening]:
    """All who have a seat at a table to play again."""
    told = {by}
    asker = new.name_of(by) if by is not None else None
    for number, seat in enumerate(new.seats):
        if seat.kind == "person" and seat.person is not None and seat.person not in told:
            told.add(seat.person)
            yield Happening(
                "rematch", new.id, number, seat.person, at, {"pace": pace_of(new), "by": asker or new.host_name}
            )


def pace_of(table: Table) -> str:
    """Whether people are expected to stay, or to come back when it is their turn."""
    return "live" if table.pace.kind == "live" else "turns"


def named_in_chat(table: Table, by: str, name: str, text: str, at: float) -> list[Happening]:
    """Those at the table whose names somebody has written after an ``@``."""
    found: dict[str, Happening] = {}
    details = {"pace": pace_of(table), "by": name, "quote": _shortened(text)}
    for number, seat in enumerate(table.seats):
        person = seat.person if seat.kind == "person" else None
        if person is not None and person != by and person not in found and _names(seat.name, text):
            found[person] = Happening("named_in_chat", table.id, number, person, at, details)
    return list(found.values())


def _names(name: str, text: str) -> bool:
    """Names have blanks in them, so they are looked for as they are; ``@Ada`` does not mean somebody called Adam."""
    return re.search(rf"(?<!\w)@{re.escape(name)}(?!\w)", text, re.IGNORECASE) is not None


def _shortened(text: str) -> str:
    return text if len(text) <= LONGEST_QUOTE else text[: LONGEST_QUOTE - 1] + "…"


def _is_person(table: Table, seat: int) -> bool:
    return table.seats[seat].kind == "person" and table.seats[seat].person is not None


def _seat_to_move(table: Table) -> int:
    seat = table.to_move
    assert seat is not None
    return seat


def _mover(table: Table) -> str | None:
    """The person who is asked now, if it is one."""
    seat = table.to_move if table.state == "running" else None
    return table.seats[seat].person if seat is not None and _is_person(table, seat) else None


def _wish(table: Table) -> tuple[int, int] | None:
    """Who wants to go back where to."""
    return None if table.undo is None else (table.undo.seat, table.undo.to)
