"""Before and after a match: making a table, sitting down, getting up, starting, playing again."""

import secrets
from collections.abc import Collection
from typing import Any

from armorial.bots.names import NAMES
from armorial.match import Match
from armorial.table import names, rated
from armorial.table.errors import refuse
from armorial.table.messages import ClosedBy, Join, MakeTable, PlayNow
from armorial.table.messages.base import LONGEST_NAME
from armorial.table.numbers import Chosen
from armorial.table.pace.clock import Pace
from armorial.table.series import Series, next_in
from armorial.table.table import (
    DEFAULT_BOT,
    NOBODY_NAME,
    Seat,
    Table,
    checked_options,
    known_bot,
    known_game,
    new_id,
    new_invite,
)


def make_table(wish: MakeTable, chosen: Chosen, person: str, name: str, confirm: bool) -> Table:
    """A table with its maker and the others it names."""
    rated.check_wish(wish, chosen)
    options = checked_options(wish.game, wish.seats, wish.options)
    if len(wish.others) + wish.sit > wish.seats:
        raise refuse("invalid", "too-many-seats", n=wish.seats)
    seats = [Seat() for _ in range(wish.seats)]
    if wish.sit:
        seats[0].give_to(person, name)
    for number, other in enumerate(wish.others, start=int(wish.sit)):
        if other.bot is not None:
            seats[number].give_to_bot(known_bot(other.bot), other.name or bot_name(seats))
        elif other.name is not None:
            seats[number].give_to(person, other.name)
    confirm = confirm if wish.confirm is None else wish.confirm
    table = Table(new_id(), wish.game, options, wish.visibility, person, name, seats, confirm, wish.resign)
    table.pace, table.absence = Pace(**wish.pace.model_dump()), wish.absence
    table.rated = wish.rated
    if wish.rounds > 1:
        table.series = Series(table.id, 1, wish.rounds)
    return chosen.put_on(table)


def make_quick_table(wish: PlayNow, chosen: Chosen, person: str, name: str, confirm: bool) -> Table:
    """A table against bots that has begun. Nobody else is expected, so it is not listed."""
    counts = known_game(wish.game).seat_counts
    count = wish.seats or (3 if 3 in counts else counts[0])
    options = checked_options(wish.game, count, wish.options)
    seats = [Seat() for _ in range(count)]
    seats[0].give_to(person, name)
    confirm = confirm if wish.confirm is None else wish.confirm
    table = chosen.put_on(Table(new_id(), wish.game, options, "unlisted", person, name, seats, confirm))
    start(table, person, wish.bot or DEFAULT_BOT)
    return table


def join(table: Table, person: str, wish: Join, usual: str) -> None:
    """Sit down, under a name of one's wish or under one's usual name. Nobody is called like somebody else here.

    Whoever was removed needs the invite that was made since then.
    """
    _check_open(table)
    rated.check_joining(table, person)
    wanted, invite = wish.seat, wish.invite
    if person in table.removed:
        if table.visibility != "private" or not table.invited(invite):
            raise refuse("forbidden", "removed")
        table.removed.remove(person)
    free = [n for n, seat in enumerate(table.seats) if seat.kind == "open"]
    if wanted is not None:
        table.seat_at(wanted)
        if wanted not in free:
            raise refuse("illegal", "seat-taken")
    elif not free:
        raise refuse("illegal", "table-full")
    table.seats[free[0] if wanted is None else wanted].give_to(person, _name_here(table, person, wish.name, usual))


def _name_here(table: Table, person: str, wanted: str | None, usual: str) -> str:
    """Whoever asks for a name that somebody else could be mistaken for is told so; a usual name gets a number."""
    others = table.names_of_others(person)
    if wanted is None:
        return names.distinct(usual, others, LONGEST_NAME)
    like = names.alike(wanted, others)
    if like is not None:
        raise refuse("illegal", "name-alike", name=like)
    return wanted


def leave(table: Table, person: str, index: int | None) -> None:
    """Get up. A host who leaves altogether hands the table on, or closes it."""
    _check_open(table)
    if not table.belongs(person):
        raise refuse("forbidden", "not-your-seat")
    if index is None:
        for own in table.seats_of(person):
            table.seats[own].free()
    else:
        table.own_seat(person, index).free()
    if table.host == person and not table.seats_of(person):
        hand_on(table)


def remove(table: Table, person: str, index: int) -> None:
    """The host removes somebody from all their seats. Only to a public table do older links still lead."""
    _check_open(table)
    table.check_host(person)
    seat = table.seat_at(index)
    removed = seat.person
    if removed is None or seat.kind != "person":
        raise refuse("illegal", "nobody-there")
    if removed == person:
        raise refuse("illegal", "remove-yourself")
    for own in table.seats_of(removed):
        table.seats[own].free()
    table.removed.append(removed)
    table.invite = new_invite()
    if table.visibility == "unlisted":  # they know its address, and can come as another guest
        table.visibility = "private"


def invite_anew(table: Table, person: str) -> None:
    """From now on only those who are here already, or get the new link, may come in."""
    table.check_host(person)
    _check_going(table)
    table.visibility = "private"
    table.invite = new_invite()


def mute(table: Table, person: str, index: int, muted: bool) -> None:
    """The host lets somebody write in the chat, or not."""
    table.check_host(person)
    silent = table.seat_at(index).person
    if silent is None:
        raise refuse("illegal", "nobody-there")
    if silent == person:
        raise refuse("illegal", "mute-yourself")
    if muted and silent not in table.muted:
        table.muted.append(silent)
    elif not muted and silent in table.muted:
        table.muted.remove(silent)


def close(table: Table, person: str, end_game: bool) -> None:
    """The host closes the table for all. What was played stays to be looked at."""
    table.check_host(person)
    _check_going(table)
    if table.state == "running" and not end_game:
        raise refuse("illegal", "close-running")
    rated.check_closing(table)
    shut(table, "host")


def shut(table: Table, by: ClosedBy) -> None:
    table.state, table.closed, table.undo = "closed", by, None


def hand_on(table: Table) -> None:
    """The next person becomes the host; with nobody left the table is closed."""
    people = [seat for seat in table.seats if seat.kind == "person"]
    table.host = people[0].person if people else None
    table.host_name = people[0].name if people else NOBODY_NAME
    if not people and table.state == "open":
        table.state = "closed"


def put_bot(table: Table, person: str, index: int, level: str | None) -> None:
    _check_open(table)
    table.check_host(person)
    seat = table.seat_at(index)
    if seat.kind == "person":
        raise refuse("illegal", "seat-taken")
    if level is None:
        seat.free()
    else:
        seat.give_to_bot(known_bot(level), seat.name or bot_name(table.seats))


def start(table: Table, person: str, fill: str | None) -> None:
    """Begin the match."""
    _check_open(table)
    table.check_host(person)
    for seat in table.seats:
        if seat.kind == "open":
            if fill is None:
                raise refuse("illegal", "seats-free")
            seat.give_to_bot(known_bot(fill), bot_name(table.seats))
    game = known_game(table.game, table.components)
    table.match = Match.start(
        game, len(table.seats), table.options, table.names(), confirm=table.confirm, overlay=table.components
    )
    table.state = "running"
    after_move(table)


def after_move(table: Table) -> None:
    """A match that is over ends the table's play."""
    if table.match is not None and table.match.finished:
        table.state = "finished"
        table.undo = None


def rematch(person: str, apart: Collection[str], table: Table) -> dict[str, Any]:
    """The same people, bots, options and numbers at a new table, each one seat further round.

    Everybody keeps their house. The seats of those who have blocked the asker, or the other way round, are free. Gives
    the name of the new table.
    """
    if not table.belongs(person):
        raise refuse("forbidden", "not-your-seat")
    if table.state != "finished" or table.sandbox:
        raise refuse("illegal", "not-finished")
    if table.rematch is None:
        seats: list[Seat] = []
        for seat in table.seats:
            free = seat.person in apart and seat.kind == "person"
            seats.append(Seat(house=seat.house) if free else _same_seat(seat, [*table.seats, *seats]))
        seats = seats[1:] + seats[:1]
        table.offspring = Table(
            new_id(),
            table.game,
            table.options,
            table.visibility,
            table.host or person,
            table.host_name,
            seats,
            table.confirm,
            table.resign,
            numbers=table.numbers,
            box=table.box,
            components=table.components,
            muted=list(table.muted),
            pace=table.pace,
            absence=table.absence,
            rated=table.rated,
        )
        table.offspring.series = next_in(table, table.offspring.id)
        table.rematch = table.offspring.id
    return {"table": table.rematch}


def _same_seat(seat: Seat, others: list[Seat]) -> Seat:
    if seat.kind == "bot" and seat.person is None:
        return Seat("bot", seat.name, None, seat.bot, seat.house)
    if seat.person is not None and seat.name != NOBODY_NAME:
        return Seat("person", seat.name, seat.person, None, seat.house)
    return Seat("bot", bot_name(others), None, seat.bot or DEFAULT_BOT, seat.house)


def forget(table: Table, person: str) -> None:
    """Somebody has its data deleted: the seats stay, without a name, and nobody's game is broken."""
    if table.sandbox and table.belongs(person):
        table.state = "closed"
    for seat in table.seats:
        if seat.person == person:
            seat.name = NOBODY_NAME
    if table.box is not None and table.box.person == person:
        table.box = None
    leave_behind(table, person)


def leave_behind(table: Table, person: str) -> None:
    """Somebody does not come back: open seats are freed, in a running game a bot takes over or the seat is out."""
    for seat in table.seats:
        if seat.person == person:
            if table.state == "open":
                seat.free()
            elif table.state == "running" and (seat.kind == "person" or seat.lent):
                give_up(table, seat)
    if table.host == person:
        hand_on(table)


def give_up(table: Table, seat: Seat, level: str = DEFAULT_BOT) -> None:
    """A bot takes over, or the seat only passes from now on, as the table has it."""
    level = known_bot(level)
    seat.kind = "out" if table.resign == "out" else "bot"
    seat.bot = None if table.resign == "out" else level
    seat.taken_over_at, seat.lent = table.seq, False
    table.undo = None


def bot_name(seats: list[Seat]) -> str:
    """A name that nobody at the table has."""
    taken = [seat.name for seat in seats]
    return secrets.choice([name for name in NAMES if name not in taken])


def _check_going(table: Table) -> None:
    """Whether people may still come to the table, or play at it."""
    if table.state == "closed":
        raise refuse("illegal", "table-closed")
    if table.state == "finished":
        raise refuse("finished", "finished")


def _check_open(table: Table) -> None:
    if table.state == "closed":
        raise refuse("illegal", "table-closed")
    if table.state != "open":
        raise refuse("illegal", "already-started")
