"""What is asked about tables."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any, Final

from pydantic import BaseModel, Field

from armorial.browser.outcome import Outcome, Reply
from armorial.browser.pages import TEXT, RulesQuery, printed_as, sent_rules
from armorial.browser.playing import act
from armorial.browser.requests import ME, PRESENT, Request
from armorial.browser.shelf import Entry
from armorial.table import sandbox as copies
from armorial.table import seating
from armorial.table import show as shows
from armorial.table.analysis import shown
from armorial.table.changes import numbers_info
from armorial.table.errors import refuse
from armorial.table.history import Copying, record_name, record_text, story
from armorial.table.messages import (
    Act,
    Answer,
    AskUndo,
    Close,
    Done,
    Import,
    Join,
    Leave,
    MakeTable,
    Notes,
    Number,
    PlayNow,
    PutBot,
    ReplyUndo,
    Resign,
    Sandbox,
    Start,
    TableInfo,
    TableList,
)
from armorial.table.numbers import STANDARD, Chosen, look_through, owners
from armorial.table.offers import absent
from armorial.table.replays import past_of
from armorial.table.results import summed_up
from armorial.table.rules_text import rules_text
from armorial.table.series import Series
from armorial.table.summary import summary_of
from armorial.table.table import Table, known_game
from armorial.table.words import Voice
from armorial.text import FALLBACK

if TYPE_CHECKING:
    from armorial.browser.desk import Desk

SeatNumber = Annotated[int, Field(ge=0, le=11)]
KINDS: Final[dict[str, type[Act]]] = {
    "answer": Answer,
    "undo": Act,
    "restart": Act,
    "confirm": Act,
    "resign": Resign,
    "undo_request": AskUndo,
    "undo_reply": ReplyUndo,
}


class PositionQuery(BaseModel):
    """As on a server. Nobody needs to wait here."""

    have: Number = 0
    at: Number | None = None
    seat: SeatNumber | None = None


class LogQuery(BaseModel):
    """As on a server."""

    since: Number = 0
    mine: bool = False
    seat: SeatNumber | None = None


# -- making tables ----------------------------------------------------------------------------------------------------


def mine(desk: "Desk", request: Request, out: Outcome) -> Reply:
    open_ = [entry for entry in desk.entries.values() if entry.table.state != "closed"]
    open_.sort(key=lambda entry: -entry.table.changed)
    found = TableList(tables=[_listed(entry, request) for entry in open_])
    found.tables.sort(key=shows.what_waits_first)
    return Reply(found)


def _listed(entry: Entry, request: Request) -> TableInfo:
    table, loaded = entry.table, entry.loaded
    seq, to_move = (table.seq, table.to_move) if loaded else (entry.seq, entry.to_move)
    return shows.listed_info(table, seq, to_move, request.reader(), PRESENT)


def make(desk: "Desk", request: Request, out: Outcome) -> Reply:
    wish = request.wish(MakeTable)
    if wish.pace.kind != "none":
        raise absent("clocks")
    if wish.rated:
        raise absent("ratings")

    def made() -> Table:
        me = desk.somebody_or_guest(wish.name)
        table = seating.make_table(wish, _chosen(wish), ME, wish.name or me.name, me.settings.confirm)
        table.visibility = "unlisted"
        return table

    return _new(desk, request, made)


def play_now(desk: "Desk", request: Request, out: Outcome) -> Reply:
    wish = request.wish(PlayNow)

    def made() -> Table:
        me = desk.somebody_or_guest(wish.name)
        return seating.make_quick_table(wish, _chosen(wish), ME, wish.name or me.name, me.settings.confirm)

    return _new(desk, request, made)


def import_record(desk: "Desk", request: Request, out: Outcome) -> Reply:
    wish = request.wish(Import)
    return _new(desk, request, lambda: copies.from_text(wish.record, wish.at, ME, desk.somebody_or_guest(None).name))


def sandbox(desk: "Desk", request: Request, out: Outcome, table: str) -> Reply:
    wish = request.wish(Sandbox)
    found = _seen(desk, request, table).table

    def made() -> Table:
        copying = Copying(found, request.reader(wish.seat), wish)
        past = None if copying.at is None else desk.replays.at(*past_of(found), copying.at).state
        return copying.made(past, ME, desk.somebody_or_guest(None).name)

    return _new(desk, request, made)


def _chosen(wish: MakeTable | PlayNow) -> Chosen:
    known_game(wish.game)
    if wish.box is not None:
        raise absent("boxes")
    return STANDARD if wish.components is None else owners(look_through(wish.game, wish.components))


def _new(desk: "Desk", request: Request, made: Callable[[], Table]) -> Reply:
    """Make a table; the same request makes it once."""
    key = request.key
    before = next((entry for entry in desk.entries.values() if key is not None and entry.made_by == key), None)
    if before is not None:
        return Reply(_listed(before, request))
    entry = desk.add(made(), key)
    return Reply(shows.table_info(entry.table, shows.Reader(ME, request.language), PRESENT))


# -- before and after a match -----------------------------------------------------------------------------------------


def _seen(desk: "Desk", request: Request, table: str) -> Entry:
    entry = desk.entry(table)
    entry.table.check_visible(request.person, None)
    return entry


def show(desk: "Desk", request: Request, out: Outcome, table: str) -> Reply:
    return _info(_seen(desk, request, table), request)


def _info(entry: Entry, request: Request) -> Reply:
    return Reply(shows.table_info(entry.table, request.reader(), PRESENT))


def _changed(desk: "Desk", request: Request, table: str, how: Callable[[Table], None]) -> Reply:
    entry = _seen(desk, request, table)
    how(entry.table)
    desk.changed(entry)
    return _info(entry, request)


def join(desk: "Desk", request: Request, out: Outcome, table: str) -> Reply:
    wish = request.wish(Join)
    _seen(desk, request, table)
    me = desk.somebody_or_guest(wish.name)
    return _changed(desk, request, table, lambda here: seating.join(here, ME, wish, me.name))


def leave(desk: "Desk", request: Request, out: Outcome, table: str) -> Reply:
    wish = request.wish(Leave)
    return _changed(desk, request, table, lambda here: seating.leave(here, ME, wish.seat))


def put_bot(desk: "Desk", request: Request, out: Outcome, table: str, seat: str) -> Reply:
    wish = request.wish(PutBot)
    if not seat.isdecimal():
        raise refuse("not_found", "no-such-seat")
    return _changed(desk, request, table, lambda here: seating.put_bot(here, ME, int(seat), wish.bot))


def start(desk: "Desk", request: Request, out: Outcome, table: str) -> Reply:
    wish = request.wish(Start)
    return _changed(desk, request, table, lambda here: seating.start(here, ME, wish.fill))


def close(desk: "Desk", request: Request, out: Outcome, table: str) -> Reply:
    wish = request.wish(Close)
    return _changed(desk, request, table, lambda here: seating.close(here, ME, wish.end_game))


def rematch(desk: "Desk", request: Request, out: Outcome, table: str) -> Reply:
    entry = _seen(desk, request, table)
    desk.somebody()
    again = seating.rematch(ME, (), entry.table)["table"]
    if entry.table.offspring is not None:
        again = entry.table.rematch = desk.add(entry.table.offspring, None).table.id
        desk.changed(entry)
        entry.table.offspring = None
    return _info(desk.entry(again), request)


def forget(desk: "Desk", request: Request, out: Outcome, table: str) -> Reply:
    """Delete a table from this browser."""
    entry = _seen(desk, request, table)
    desk.minds.analysis(table)
    desk.forget(entry, out)
    return Reply({})


def series(desk: "Desk", request: Request, out: Outcome, table: str) -> Reply:
    here = _seen(desk, request, table).table
    known = here.series or Series(here.id)
    found = []
    for each in (entry.table for entry in desk.entries.values()):
        if each.id == known.first or (each.series is not None and each.series.first == known.first):
            each.summary = each.summary if each.match is None else summary_of(each.match)
            found.append(each)
    return Reply(summed_up(known, sorted(found, key=lambda each: each.created)))


# -- playing ----------------------------------------------------------------------------------------------------------


def acts(what: str) -> Callable[..., Reply]:
    """What a seat does."""

    def acted(desk: "Desk", request: Request, out: Outcome, table: str) -> Reply:
        return Reply(Done(seq=act(desk, table, request.key, request.wish(KINDS[what]), what)))

    return acted


def hint(desk: "Desk", request: Request, out: Outcome, table: str) -> None:
    _advise("advise", desk, request, out, table)


def coach(desk: "Desk", request: Request, out: Outcome, table: str) -> None:
    _advise("coach", desk, request, out, table)


def _advise(kind: str, desk: "Desk", request: Request, out: Outcome, table: str) -> None:
    wish = request.wish(Act)
    _seen(desk, request, table)
    desk.somebody()
    desk.minds.advise(kind, table, request, wish, out)


def position(desk: "Desk", request: Request, out: Outcome, table: str) -> Reply:
    query = request.asks(PositionQuery)
    here = _seen(desk, request, table).table
    reader = request.reader(query.seat)
    if query.at is None:
        return Reply(shows.position(here, reader, query.have, PRESENT))
    return Reply(shows.past_position(here, desk.replays.at(*past_of(here), query.at), reader))


def log(desk: "Desk", request: Request, out: Outcome, table: str) -> Reply:
    query = request.asks(LogQuery)
    here = _seen(desk, request, table).table
    return Reply(story(here, request.reader(query.seat), query.since, query.mine))


def record(desk: "Desk", request: Request, out: Outcome, table: str) -> Reply:
    here = _seen(desk, request, table).table
    headers = {"Content-Disposition": f'attachment; filename="{record_name(here)}"'}
    return Reply(record_text(here), kind=TEXT, headers=headers)


def numbers(desk: "Desk", request: Request, out: Outcome, table: str) -> Reply:
    return Reply(numbers_info(_seen(desk, request, table).table, request.language))


def rules(desk: "Desk", request: Request, out: Outcome, table: str) -> Reply:
    here = _seen(desk, request, table).table
    return sent_rules(rules_text(here.game, request.asks(RulesQuery).lang or FALLBACK, here.components))


def printed(desk: "Desk", request: Request, out: Outcome, table: str, hash: str) -> Reply:
    return printed_as(_seen(desk, request, table).table.printed(), hash)


def show_analysis(desk: "Desk", request: Request, out: Outcome, table: str) -> Reply:
    here = _seen(desk, request, table).table
    desk.minds.analysis(table)
    return _analysis(here, request, desk.minds.go_on_analysing(table, out))


def begin_analysis(desk: "Desk", request: Request, out: Outcome, table: str) -> Reply:
    here = _seen(desk, request, table).table
    return _analysis(here, request, desk.minds.analyse(table, out))


def _analysis(table: Table, request: Request, kept: Any) -> Reply:
    return Reply(shown(kept, Voice(request.language, table.names())))


def notes(desk: "Desk", request: Request, out: Outcome, table: str) -> Reply:
    return Reply(Notes(text=_seen(desk, request, table).notes))


def write_notes(desk: "Desk", request: Request, out: Outcome, table: str) -> Reply:
    wish = request.wish(Notes)
    entry = _seen(desk, request, table)
    desk.somebody()
    entry.notes = wish.text
    desk.changed(entry)
    return Reply(wish)
