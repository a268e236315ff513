"""The clocks of a table, and what its people may do about somebody who lets them wait.

Functions here change the table, or raise an ApiError and have changed nothing.
"""

from collections.abc import Callable
from dataclasses import replace

from armorial.table.errors import refuse, stale
from armorial.table.happened import pace_of
from armorial.table.happenings import Happening, Kind
from armorial.table.pace import clock as clocks
from armorial.table.pace.clock import Clock, TableTime
from armorial.table.play import refuse_undo, still_to_agree
from armorial.table.seating import shut
from armorial.table.table import DEFAULT_BOT, Seat, Table

Unseen = Callable[[Table, Seat], float]
"""For how many seconds the owner of a seat has given no sign at a table; 0 while they are here."""


def deciding(table: Table) -> list[int]:
    """The seats of people who have to decide now: all who are asked to go back, else whoever the game asks."""
    if table.state != "running":
        return []
    if table.undo is not None:
        return still_to_agree(table, table.undo)
    seat = awaited(table)
    return [] if seat is None else [seat]


def awaited(table: Table) -> int | None:
    """The seat of the person whom the game waits for. Whoever is only asked whether somebody may go back is not waited
    for: without an answer of theirs the game goes on."""
    seat = table.to_move if table.state == "running" else None
    return None if seat is None or table.seats[seat].kind != "person" else seat


def on_vacation(table: Table, times: TableTime) -> list[int]:
    """The seats whose time does not pass: vacations are for games that take days."""
    if table.pace.kind != "days":
        return []
    return [n for n, seat in enumerate(table.seats) if seat.person in times.holidays and seat.kind == "person"]


def settle(table: Table, times: TableTime, lag: float = 0.0) -> None:
    """After every change: charge the time, and let it run for those who have to decide now."""
    now = times.now()
    if table.state != "running":
        if table.clock is not None:
            table.clock = clocks.stopped(table.clock, now)
        return
    if table.clock is None:
        if table.sandbox or (not table.pace.clocked and table.absence == "wait"):
            return
        table.clock = clocks.fresh(table.pace, len(table.seats), now)
    table.clock = clocks.settle(
        table.clock,
        table.pace,
        table.to_move,
        deciding(table),
        on_vacation(table, times),
        now,
        lag,
        asked=table.undo is not None,
    )


def strike(table: Table, times: TableTime) -> None:
    """Carry out what the time has brought about. Stale if there is nothing: somebody else has done it."""
    if table.clock is None or table.state != "running":
        raise stale(table.seq)
    now = times.now()
    table.clock, due = clocks.strike(table.clock, table.pace, now)
    if not due:
        raise stale(table.seq)
    for each in due:
        if each.kind != "short":
            if table.undo is not None:  # whoever has not answered by now says no
                refuse_undo(table)
        elif each.seat is not None:
            left = round(clocks.left_at(table.clock, each.seat, now))
            table.happened.append(_happening("time_short", table, each.seat, times, left=left))


def retime(table: Table, times: TableTime) -> None:
    """Somebody's vacation begins or ends: ``settle`` sees to it. Stale if nothing changes here."""
    before = table.clock
    if before is None or table.state != "running":
        raise stale(table.seq)
    running = [seat for seat in deciding(table) if seat not in on_vacation(table, times)]
    if running == before.running:
        raise stale(table.seq)


def _happening(kind: Kind, table: Table, seat: int, times: TableTime, **details: object) -> Happening:
    person = table.seats[seat].person
    assert person is not None
    return Happening(kind, table.id, seat, person, times.wall(), {"pace": pace_of(table), **details})


# -- what the others may do -------------------------------------------------------------------------------------------


def is_away(table: Table, seat: int, unseen: Unseen) -> bool:
    here = table.seats[seat]
    return here.kind == "person" and unseen(table, here) >= table.pace.away_after


def remind(table: Table, person: str, seat: int, times: TableTime, unseen: Unseen) -> None:
    """Tell somebody who is away that the others wait."""
    clock = _clock_of_awaited(table, person, seat, times, unseen)
    now = times.now()
    if clock.reminded is not None and now < clock.reminded + table.pace.remind_every:
        raise refuse("illegal", "reminded-already")
    table.clock = replace(clock, reminded=now)
    table.happened.append(_happening("reminder", table, seat, times, by=table.name_of(person)))


def let_bot(table: Table, person: str, seat: int, times: TableTime, unseen: Unseen) -> None:
    """Let a bot take a seat until its owner comes back. Once time is out anybody may, before that all must agree."""
    clock = _clock_of_awaited(table, person, seat, times, unseen)
    if table.absence != "bot":
        raise refuse("illegal", "no-bot-here")
    votes = _agreed(clock.for_bot, table, person, seat)
    table.clock = replace(clock, for_bot=votes)
    if seat in clock.out or not _missing(votes, table, seat, unseen):
        lend(table, table.seats[seat])


def lend(table: Table, seat: Seat) -> None:
    """A bot takes a seat; its owner may take it back whenever they like."""
    seat.kind, seat.bot, seat.lent, seat.taken_over_at = "bot", DEFAULT_BOT, True, table.seq
    table.undo = None


def come_back(table: Table, person: str, index: int) -> None:
    """Take one's seat back from the bot that kept it."""
    seat = table.seat_at(index)
    if seat.person != person or not seat.lent:
        raise refuse("forbidden", "not-your-seat")
    if table.state != "running":
        raise refuse("finished", "finished")
    seat.kind, seat.bot, seat.lent, seat.taken_over_at = "person", None, False, None
    if table.clock is not None and table.clock.turn == index:
        table.clock = replace(table.clock, turn=None)  # as if the turn had only now come to them


def claim(table: Table, person: str, seat: int, times: TableTime, unseen: Unseen) -> None:
    """End the game because somebody's time is out. All others have to agree, but for those who are away too."""
    clock = _clock_of_awaited(table, person, seat, times, unseen)
    if table.absence != "end":
        raise refuse("illegal", "no-claim-here")
    if seat not in clock.out:
        raise refuse("illegal", "time-not-out")
    votes = _agreed(clock.for_end, table, person, seat)
    table.clock = replace(clock, for_end=votes)
    if not _missing(votes, table, seat, unseen):
        table.seats[seat].taken_over_at = table.seq
        table.clock = replace(table.clock, lost=seat)
        shut(table, "time")


def lets_wait(table: Table, clock: Clock, seat: int, times: TableTime, unseen: Unseen) -> bool:
    """Whether something may be done about a seat that the game waits for: its time is out, or its owner is away without
    having said so. On vacation one may be."""
    gone = is_away(table, seat, unseen) and seat not in on_vacation(table, times)
    return seat == awaited(table) and (seat in clock.out or gone)


def _clock_of_awaited(table: Table, person: str, index: int, times: TableTime, unseen: Unseen) -> Clock:
    """The clock, if this seat lets others wait, this person is one of them, and they may do something about it."""
    seat = table.seat_at(index)
    if not table.seats_of(person) or seat.person == person:
        raise refuse("forbidden", "not-your-seat")
    clock = table.clock
    if clock is None or index != awaited(table):
        raise refuse("illegal", "nobody-waits")
    if not lets_wait(table, clock, index, times, unseen):
        raise refuse("illegal", "not-away")
    return clock


def _agreed(votes: list[list[int]], table: Table, person: str, seat: int) -> list[list[int]]:
    more = [[seat, own] for own in table.seats_of(person) if [seat, own] not in votes]
    return votes + more


def _missing(votes: list[list[int]], table: Table, seat: int, unseen: Unseen) -> list[int]:
    return [voter for voter in voters(table, seat, unseen) if [seat, voter] not in votes]


def voters(table: Table, seat: int, unseen: Unseen) -> list[int]:
    """The seats of other people, without those who are away themselves: they can hold nobody up."""
    owner = table.seats[seat].person
    return [
        n
        for n, other in enumerate(table.seats)
        if other.kind == "person" and other.person != owner and not is_away(table, n, unseen)
    ]
