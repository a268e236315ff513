"""What a seat can do in a match. Each function changes the table, or raises an ApiError and has changed nothing."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from armorial.kernel.contract import Question, State
from armorial.kernel.errors import RuleError
from armorial.match import Match, RecordError
from armorial.table import rated
from armorial.table.errors import from_rules, refuse, stale
from armorial.table.messages import Act, Answer, AskUndo, ReplyUndo, Resign
from armorial.table.seating import after_move, give_up
from armorial.table.table import DEFAULT_BOT, Table, Undo


def doing(person: str, request: Act, what: str, most_undone: int) -> Callable[[Table], None]:
    """What a request does to a table."""
    if isinstance(request, Answer):
        return partial(answer, person=person, request=request)
    if isinstance(request, AskUndo):
        return partial(ask_undo, person=person, request=request, most_undone=most_undone)
    if isinstance(request, ReplyUndo):
        return partial(reply_undo, person=person, request=request)
    if isinstance(request, Resign):
        return partial(resign, person=person, request=request)
    return partial(turn, person=person, what=what, request=request, most_undone=most_undone)


def check_seq(table: Table, seq: int) -> Match:
    """The match, if it is where the caller thinks it is."""
    match = table.playing()
    if match.version != seq:
        raise stale(match.version)
    if table.state == "closed":
        raise refuse("finished", "table-closed")
    if table.state != "running":
        raise refuse("finished", "finished")
    return match


def answer(table: Table, person: str, request: Answer) -> None:
    table.own_seat(person, request.seat)
    answer_for(table, request.seat, request.seq, request.token)


def answer_for(table: Table, seat: int, seq: int, token: str) -> None:
    """An answer, whoever gives it. Going on is a way of saying no to a wish to go back."""
    match = check_seq(table, seq)
    try:
        match.answer(seat, token)
    except RuleError as error:
        raise from_rules(error) from None
    if table.undo is not None:
        refuse_undo(table)
    after_move(table)


def confirm_for(table: Table, seat: int, seq: int) -> None:
    match = check_seq(table, seq)
    try:
        match.confirm(seat)
    except RuleError as error:
        raise from_rules(error) from None
    after_move(table)


def turn(table: Table, person: str, what: str, request: Act, most_undone: int) -> None:
    """Undo, restart or confirm."""
    table.own_seat(person, request.seat)
    match = check_seq(table, request.seq)
    if what != "confirm":
        _check_undone(match, most_undone)
    try:
        if what == "undo":
            match.undo(request.seat)
        elif what == "restart":
            match.restart(request.seat)
        else:
            confirm_for(table, request.seat, request.seq)
    except RuleError as error:
        raise from_rules(error) from None


def resign(table: Table, person: str, request: Resign) -> None:
    seat = table.own_seat(person, request.seat)
    check_seq(table, request.seq)
    give_up(table, seat, request.bot or DEFAULT_BOT)


def check_hint(table: Table, person: str, request: Act) -> tuple[Question[Any], State]:
    """The question that somebody may be told about what a bot would answer, and the position it is asked in."""
    table.own_seat(person, request.seat)
    match = check_seq(table, request.seq)
    rated.check_hint(table)
    question = match.asked()
    if match.to_move != request.seat or question is None:
        raise refuse("not_your_turn", "not-asked")
    if any(seat.kind == "person" and seat.person != person for seat in table.seats):
        raise refuse("forbidden", "hint-alone")
    return question, match.state


def ask_undo(table: Table, person: str, request: AskUndo, most_undone: int) -> None:
    """Ask all other people to go back. With nobody to ask, it happens."""
    table.own_seat(person, request.seat)
    match = check_seq(table, request.seq)
    _check_undone(match, most_undone)
    if table.from_position:
        raise refuse("illegal", "no-history")
    rated.check_going_back(table, request.seat)
    if table.undo is not None:
        raise refuse("illegal", "undo-asked")
    if table.pace.clocked and table.clock is not None and request.seat in table.clock.refused:
        raise refuse("illegal", "undo-declined")
    to = request.to or _last_choice(match, request.seat)
    if not 1 <= to <= match.version:
        raise refuse("not_found", "no-such-line")
    _settle(table, Undo(request.seat, to))


def reply_undo(table: Table, person: str, request: ReplyUndo) -> None:
    table.own_seat(person, request.seat)
    check_seq(table, request.seq)
    if table.undo is None:
        raise refuse("illegal", "no-undo-asked")
    if not request.agree:
        refuse_undo(table)
        return
    agreed = sorted({*table.undo.agreed, *table.seats_of(person)})
    _settle(table, Undo(table.undo.seat, table.undo.to, agreed))


def refuse_undo(table: Table) -> None:
    """A wish to go back comes to nothing. Asking takes time from the others, so it is not repeated in the same turn."""
    assert table.undo is not None
    if table.clock is not None:
        table.clock = replace(table.clock, refused=sorted({*table.clock.refused, table.undo.seat}))
    table.undo = None


def still_to_agree(table: Table, undo: Undo) -> list[int]:
    """The seats of other people that have not agreed yet."""
    asking = table.seats[undo.seat].person
    return [
        n
        for n, seat in enumerate(table.seats)
        if seat.kind == "person" and seat.person != asking and n not in undo.agreed
    ]


def _settle(table: Table, undo: Undo) -> None:
    """Go back if all have agreed, else keep the wish."""
    if still_to_agree(table, undo):
        table.undo = undo
        return
    try:
        table.playing().rewind(undo.to)
    except RuleError as error:
        raise from_rules(error) from None
    except RecordError as error:
        raise refuse("illegal", "cannot-go-back", why=str(error)) from None
    table.undo = None


def _check_undone(match: Match, most: int) -> None:
    """A log only ever grows: whoever answers and takes back without end would make it endless."""
    if taken_back(match) >= most:
        raise refuse("illegal", "undone-enough", n=most)


def taken_back(match: Match) -> int:
    """How many lines of the log no longer count, with those that took others back."""
    kept, upto = 0, match.version
    for line in reversed(match.lines):
        if line.seq <= upto:
            kept += not line.undoes
            upto = line.undoes - 1 if line.undoes else upto
    return match.version - kept


def _last_choice(match: Match, seat: int) -> int:
    """The line of a seat's last choice that was not taken back."""
    gone: set[int] = set()
    for line in reversed(match.lines):
        if line.seq in gone:
            continue
        if line.undoes:
            gone.update(range(line.undoes, line.seq))
        elif line.seat == seat and not line.forced:
            return line.seq
    raise refuse("illegal", "nothing-to-undo")
