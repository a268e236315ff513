"""What is shown of a table and its position: the one gate that everything about a match goes out through."""

from dataclasses import dataclass
from typing import Any, Final, cast

from armorial.bots.names import NAMES
from armorial.kernel.consequences import answers
from armorial.kernel.contract import CHANCE, EVERYBODY, SPECTATOR, Event, Game, Question, State, Step
from armorial.kernel.words import Message, about
from armorial.match import Match, Point, Record
from armorial.table.messages import (
    LogEntry,
    Move,
    OpenQuestion,
    OptionWords,
    PaceInfo,
    Position,
    RefusedOption,
    Result,
    SeatInfo,
    SeatScore,
    TableInfo,
    UndoRequest,
    Words,
)
from armorial.table.messages.tables import BoxOf, SeriesInfo
from armorial.table.pace.showing import NO_GLANCE, Glance, clocks_of
from armorial.table.play import still_to_agree
from armorial.table.summary import Summary, summary_of
from armorial.table.table import Seat, Table
from armorial.table.views import GameView
from armorial.table.words import Voice, message_of, voice_of

Told = list[tuple[int, Event]]

LONG: Final = 60
"""Of so many lines the story takes time to be told, which is done aside."""


@dataclass(frozen=True)
class Reader:
    """Who is shown something. ``wanted`` is the seat whose eyes they want to look with."""

    person: str | None
    language: str
    wanted: int | None = None
    glance: Glance = NO_GLANCE


def table_info(table: Table, reader: Reader, present: frozenset[str] = frozenset()) -> TableInfo:
    return listed_info(table, table.seq, table.to_move, reader, present)


def listed_info(
    table: Table, seq: int, to_move: int | None, reader: Reader, present: frozenset[str] = frozenset()
) -> TableInfo:
    """The same for a table whose match is not loaded."""
    mine = table.seats_of(reader.person)
    waiting = [] if table.undo is None else still_to_agree(table, table.undo)
    running = table.state == "running"
    summary = table.summary if table.match is None else summary_of(table.match)
    return TableInfo(
        id=table.id,
        game=table.game,
        state=table.state,
        visibility=table.visibility,
        options=table.options,
        confirm=table.confirm,
        resign=table.resign,
        sandbox=table.sandbox,
        numbers=table.numbers,
        box=_box(table, reader),
        rated=table.rated,
        series=None if table.series is None else SeriesInfo(round=table.series.round, rounds=table.series.rounds),
        tournament=table.tournament,
        host=table.host_name,
        you_host=table.host is not None and table.host == reader.person,
        seats=seat_infos(table, mine, present, reader.person),
        pace=PaceInfo(**vars(table.pace)),
        absence=table.absence,
        clocks=clocks_of(table, mine, reader.glance),
        seq=seq,
        to_move=to_move,
        your_turn=running and (to_move in mine or any(seat in mine for seat in waiting)),
        invite=table.invite if table.visibility == "private" and table.belongs(reader.person) else None,
        rematch=table.rematch,
        created=table.created,
        changed=table.changed,
        last=None if summary is None else _last(table, summary, reader.language),
        result=None if summary is None else _result(summary),
        origin=table.origin,
        removed=reader.person is not None and reader.person in table.removed,
        muted=[number for number, seat in enumerate(table.seats) if seat.person in table.muted],
        closed=table.closed,
    )


def _box(table: Table, reader: Reader) -> BoxOf | None:
    if table.box is None:
        return None
    owner = table.box.person
    return BoxOf(owner=table.name_of(owner) or table.box.name, yours=owner == reader.person)


def what_waits_first(table: TableInfo) -> tuple[bool, bool]:
    """The order of one's own tables, which are sorted by their last change before."""
    return not table.your_turn, table.state == "finished"


def _last(table: Table, summary: Summary, language: str) -> Words | None:
    """With the names of bots as the language has them: lists are shown where the words of the game are not loaded."""
    last = summary["last"]
    if last is None:
        return None
    names = tuple(_name(seat, language) for seat in table.seats)
    return voice_of(language, names).words(message_of(last))


def _name(seat: Seat, language: str) -> str:
    if seat.bot is None or seat.name not in NAMES:
        return seat.name
    return Voice(language).text(Message(f"bot-name-{seat.name.lower()}"))


def _result(summary: Summary) -> Result | None:
    scores = summary["scores"]
    return None if scores is None else Result(scores=scores, winners=summary["winners"])


def seat_infos(table: Table, mine: list[int], present: frozenset[str], person: str | None = None) -> list[SeatInfo]:
    """Who sits where; ``mine`` are the seats that the reader, ``person``, moves."""
    return [
        {
            "seat": number,
            "kind": cast(Any, seat.kind),
            "name": seat.name,
            "house": cast(Any, seat.house),
            "bot": seat.bot,
            "yours": number in mine,
            "connected": seat.kind == "bot" or (seat.kind == "person" and seat.person in present),
            "lent": seat.lent,
            "lent_by_you": seat.lent and person is not None and seat.person == person,
            "taken_over_at": seat.taken_over_at,
        }
        for number, seat in enumerate(table.seats)
    ]


def eyes(table: Table, reader: Reader) -> int:
    """The seat that a reader looks with: the one it asks for, the one that is asked, its first, or none.

    When the game is over nothing is secret any more, and everybody may look with all eyes.
    """
    return _eyes(table, reader, table.seats_of(reader.person))


def _eyes(table: Table, reader: Reader, mine: list[int]) -> int:
    wanted = reader.wanted
    if wanted is not None:
        over = table.match is not None and table.match.finished
        if wanted in mine or (over and wanted < len(table.seats)):
            return wanted
    to_move = None if table.match is None else table.match.to_move
    if to_move is not None and to_move in mine:
        return to_move
    return mine[0] if mine else SPECTATOR


def position(
    table: Table, reader: Reader, have: int, present: frozenset[str] = frozenset(), eyes_before: int | None = None
) -> Position:
    """The position now, with what happened after line ``have``, which the reader saw with ``eyes_before``."""
    match = table.playing()
    mine = table.seats_of(reader.person)
    seat = _eyes(table, reader, mine)
    voice = voice_of(reader.language, tuple(table.names()))
    since = events_from(match, have if eyes_before in (None, seat) else _resume_from(match, have))
    now = _bare(table, mine, reader.person, seat, match.state, match.version, match.finished, present)
    now["at"] = None
    now["clocks"] = clocks_of(table, mine, reader.glance)
    now["to_move"] = match.to_move
    if table.state != "closed":
        now["question"] = _question(match, mine, voice)
        now["can_undo"] = seat >= 0 and match.can_undo(seat)
    now["waiting_for_confirm"] = match.waiting_for_confirm
    now["undo_request"] = _undo_request(table)
    now["events_from"] = since
    now["events"] = entries(match, match.events_since(since), seat, voice)
    now["recap"] = _recap(match, seat, voice)
    now["secret"] = _secret(match) if match.finished else None
    return now


def steps(table: Table, reader: Reader, have: int, eyes_before: int) -> list[Position]:
    """What happened after line ``have``, one thing after another, up to but without the position now.

    None for somebody who looks with other eyes now: what they know of line ``have`` is not what these eyes knew.
    """
    match = table.playing()
    mine = table.seats_of(reader.person)
    seat = _eyes(table, reader, mine)
    if seat != eyes_before:
        return []
    voice = voice_of(reader.language, tuple(table.names()))
    shown: list[Position] = []
    for moment in match.moments_after(have)[:-1]:
        told = [(seq, event) for seq, event in match.events_since(have + 1) if seq <= moment.seq]
        then = _bare(table, mine, reader.person, seat, moment.state, moment.seq, False)
        then["seq"] = moment.seq
        then["events_from"] = have + 1
        then["events"] = entries(match, told, seat, voice)
        shown.append(then)
        have = moment.seq
    return shown


def past_position(table: Table, then: Point, reader: Reader) -> Position:
    """The position after a line, as the reader could see it then; all of it once the game is over."""
    match = table.playing()
    mine = table.seats_of(reader.person)
    seat = _eyes(table, reader, mine)
    shown = _bare(table, mine, reader.person, seat, then.state, then.seq, match.finished)
    told = [(number, event) for number, event in then.events if number >= then.seq]
    shown["events"] = entries(match, told, seat, Voice(reader.language, table.names()))
    return shown


def planned_position(table: Table, reader: Reader, seat: int, state: State, ended: bool) -> Position:
    """A position on the copy on which somebody plans: they look with the eyes of their seat, as at the table."""
    match = table.playing()
    shown = _bare(table, table.seats_of(reader.person), reader.person, seat, state, match.version, False)
    shown["at"] = None
    question = None if ended else match.game.asked(state)
    if question is None:
        shown["to_move"] = None
    else:
        shown["question"] = _full_question(match.game, state, question, voice_of(reader.language, tuple(table.names())))
    return shown


def _bare(
    table: Table,
    mine: list[int],
    person: str | None,
    seat: int,
    state: State,
    seq: int,
    finished: bool,
    present: frozenset[str] = frozenset(),
) -> Position:
    """The position after a line, without what happened and what may be done. Of a ``finished`` game all is shown.
    ``mine`` are the seats that the reader, ``person``, moves."""
    match = table.playing()
    game = match.game
    question = game.asked(state)
    view = seen(game, state, seat, finished)
    over = finished and question is None
    return {
        "type": "position",
        "table": table.id,
        "game": table.game,
        "printed": table.printed_address(),
        "seq": match.version,
        "revision": table.revision,
        "at": seq,
        "seats": seat_infos(table, mine, present, person),
        "clocks": None,
        "seat": None if seat == SPECTATOR else seat,
        "to_move": None if question is None or question.seat == CHANCE else question.seat,
        "moved": _moved(match, seq),
        "view": view,
        "question": None,
        "can_undo": False,
        "waiting_for_confirm": False,
        "undo_request": None,
        "over": over,
        "closed": table.state == "closed",
        "scores": scores(game, state, view, finished, table.score_parts()),
        "ranks": game.ranks(state) if over else None,
        "winners": game.winners(state) if over else None,
        "events_from": seq,
        "events": [],
        "recap": [],
        "commitment": match.head.commitment,
        "secret": None,
        "rematch": table.rematch,
    }


def _moved(match: Match, seq: int) -> int | None:
    seat = match.answerer(seq)
    return None if seat == CHANCE else seat


def _recap(match: Match, seat: int, voice: Voice) -> list[Move]:
    """What the others have answered since the reader's last turn, when the next one begins.

    A label says no more than its token, which the reader may know: a test compares what it says whatever is hidden.
    """
    if seat < 0 or match.to_move != seat or match.waiting_for_confirm:
        return []
    return [
        {"seq": line.seq, "seat": line.seat, "token": line.token, "label": voice.words(line.label)}
        for line in match.moves_since_turn(seat)
        if line.label is not None
    ]


def _secret(match: Match) -> str | None:
    secret = match.head.secret
    return None if secret is None else secret.hex()


def seen(game: Game[Any], state: State, seat: int, finished: bool) -> dict[str, Any]:
    """What may be seen of a position.

    The rules turn over everything when nothing is asked any more. But a last turn that is still to be confirmed, or
    was taken back, has ended nothing: such a position is shown as one in which something is still to come.
    """
    if not finished and game.asked(state) is None:
        state = state.clone()
        state.stack.append(Step())
    return game.view(state, seat)


def scores(game: Game[Any], state: State, view: GameView, over: bool, all_parts: int) -> list[SeatScore]:
    """The points that the view shows: every game's view has them as the ``score`` of each of its ``players``.

    There it lacks some of ``all_parts``, those that are hidden, or is None if all of them are. When the game is over
    they are all there.
    """
    shown: list[SeatScore] = []
    for seat, player in enumerate(view["players"]):
        parts = game.score(state, seat).parts if over else player["score"] or {}
        shown.append({"parts": parts, "total": sum(parts.values()), "complete": len(parts) == all_parts})
    return shown


def is_long(table: Table, have: int) -> bool:
    """Whether much has happened since line ``have``."""
    return table.match is not None and not have <= table.seq < have + LONG


def events_from(match: Match, have: int) -> int:
    """The number from which on a reader who has line ``have`` needs the events anew: an undo changes earlier ones."""
    if have > match.version:  # a backup was put in: what the reader has is another story
        return 0
    since = have + 1 if have else 0
    for line in match.lines_after(have):
        if line.undoes:
            since = min(since, line.undoes)
    return since


def entries(match: Match, told: Told, seat: int, voice: Voice) -> list[LogEntry]:
    """What a seat (or a spectator) may know of it. What follows a heading belongs to nobody's turn, nor does an answer
    of which only something about somebody else is told, such as who leads in the church after a mass."""
    found: list[LogEntry] = []
    line, whose = -1, None
    for seq, event in told:
        if seq != line:
            line, whose = seq, _moved(match, seq)
            if about(event.message) not in (whose, None):
                whose = None
        if event.heading:
            whose = None
        if event.known_to(seat):
            found.append({**voice.words(event.message), "seq": seq, "seat": whose, "heading": event.heading})
    return found


def _question(match: Match, mine: list[int], voice: Voice) -> OpenQuestion | None:
    question = match.asked()
    if question is None:
        return None
    if question.seat in mine:
        return _full_question(match.game, match.state, question, voice)
    public = question.audience(match.state) == EVERYBODY
    return {
        "seat": question.seat,
        "kind": type(question).__name__ if public else None,
        "prompt": voice.words(question.prompt(match.state)) if public else None,
        "options": [],
        "refused": [],
    }


def _full_question(game: Game[Any], state: State, question: Question[Any], voice: Voice) -> OpenQuestion:
    """With all that may be answered and what comes of it, and all that may not and why."""
    names = question.table.names
    options: list[OptionWords] = []
    refused: list[RefusedOption] = []
    for answer in answers(game, state):
        token, label = names[answer.option], voice.words(answer.label)
        outlook = answer.outlook
        if outlook is None:
            reason, rules = voice.refusal(game, answer.code)
            refused.append({"token": token, "label": label, "reason": reason, "rules": rules})
            continue
        offered: OptionWords = {"token": token, "label": label}
        if outlook.changes:
            offered["changes"] = outlook.changes
        if outlook.warnings:
            offered["warnings"] = [voice.words(warning) for warning in outlook.warnings]
        options.append(offered)
    return {
        "seat": question.seat,
        "kind": type(question).__name__,
        "prompt": voice.words(question.prompt(state)),
        "options": options,
        "refused": refused,
    }


def _undo_request(table: Table) -> UndoRequest | None:
    undo = table.undo
    if undo is None:
        return None
    return {"seat": undo.seat, "to": undo.to, "agreed": undo.agreed, "waiting": still_to_agree(table, undo)}


def last_turn_end(match: Match, seat: int) -> int:
    """The line after the end of a seat's last turn before this one; 0 if it had none."""
    lines = match.lines
    end = len(lines)
    while end and lines[end - 1].seat == seat:
        end -= 1
    while end and lines[end - 1].seat != seat:
        end -= 1
    return end + 1 if end else 0


def public_record(table: Table) -> Record:
    """What everybody may have: while the match goes on without its secret, hidden answers, and stored position."""
    record = table.playing().record()
    record.names = table.names()
    shared = record.public()
    if not shared.finished:
        shared.snapshot = None
    return shared


def _resume_from(match: Match, have: int) -> int:
    """The last line that somebody has who now looks with other eyes: it lacks what those alone were told."""
    secret = [seq for seq, event in match.events if event.audience != EVERYBODY]
    return min([have, *(max(0, seq - 1) for seq in secret)])
