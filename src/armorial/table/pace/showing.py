"""What is shown of clocks, and of whoever lets the others wait."""

from dataclasses import dataclass
from typing import Final

from armorial.table.messages import Clocks, SeatClock, Waiting
from armorial.table.pace.clock import Clock, TableTime, left_at, reply_left
from armorial.table.pace.keeping import Unseen, is_away, lets_wait, voters
from armorial.table.table import Table


@dataclass(frozen=True)
class Glance:
    """What time it is, and who was seen when."""

    times: TableTime | None
    unseen: Unseen


NO_GLANCE: Final = Glance(None, lambda table, seat: 0.0)
"""For those to whom nothing of it is shown."""


def clocks_of(table: Table, mine: list[int], glance: Glance) -> Clocks | None:
    """The clocks now, and what the reader, who moves the seats ``mine``, may do about those who are away."""
    clock, times = table.clock, glance.times
    if clock is None or times is None or table.state == "open":
        return None
    now = times.now()
    waiting = [
        _waiting(table, clock, seat, now, glance.unseen)
        for seat in range(len(table.seats) if mine else 0)
        if seat not in mine and lets_wait(table, clock, seat, times, glance.unseen)
    ]
    seats = [_seat_clock(table, clock, number, now, glance) for number in range(len(table.seats))]
    reply = reply_left(clock, table.pace, now)
    return {"seats": seats, "waiting": waiting, "lost": clock.lost, "reply": reply}


def away_now(table: Table, glance: Glance) -> tuple[int, ...]:
    """The seats whose owners are away. When this changes, those who watch are told."""
    if table.clock is None or table.state != "running":
        return ()
    return tuple(number for number in range(len(table.seats)) if is_away(table, number, glance.unseen))


def _seat_clock(table: Table, clock: Clock, number: int, now: float, glance: Glance) -> SeatClock:
    seat = table.seats[number]
    times = glance.times
    running = table.state == "running"
    return {
        "left": _left(table, clock, number, now) if clock.left and seat.kind == "person" else None,
        "running": number in clock.running,
        "out": number in clock.out,
        "vacation": times is not None and table.pace.kind == "days" and seat.person in times.holidays,
        "unseen": glance.unseen(table, seat) if running and is_away(table, number, glance.unseen) else None,
    }


def _left(table: Table, clock: Clock, seat: int, now: float) -> float:
    """By turns everybody has all their days until their turn comes."""
    waits = table.pace.kind == "days" and seat != clock.turn and seat not in clock.deciding
    return table.pace.allowance if waits else round(left_at(clock, seat, now), 3)


def _waiting(table: Table, clock: Clock, seat: int, now: float, unseen: Unseen) -> Waiting:
    votes = clock.for_end if table.absence == "end" else clock.for_bot
    reminded = None if clock.reminded is None else now - clock.reminded
    return {
        "seat": seat,
        "out": seat in clock.out,
        "remind_in": 0.0 if reminded is None else max(0.0, table.pace.remind_every - reminded),
        "reminded": reminded,
        "bot": table.absence == "bot",
        "end": table.absence == "end",
        "agreed": [voter for awaited, voter in votes if awaited == seat],
        "voters": voters(table, seat, unseen),
    }
