"""What a game came to, and whether it may count for ratings. No database here: everything is read from the match."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Final, Literal

from armorial.kernel.contract import CHANCE, Chance
from armorial.kernel.frames import Die
from armorial.match import Match, RecordError
from armorial.match.replay import Replay
from armorial.table.table import Seat, Table

Unrated = Literal["friendly", "alone", "device", "numbers", "position", "unknown"]
"""Why a game does not count: its maker wanted none that does; it was played alone, or by several at one device, or with
numbers of somebody's own, or from a copied position; or there are no two players whose strength can be compared."""
LUCK: Final = "luck"
"""The fact that every game with dice of one's own has: how many pips they had more than they should have had."""


@dataclass(frozen=True)
class SeatResult:
    """What a seat came to. ``person`` owns it; ``bot`` is the level of a bot that sat there from the beginning."""

    person: str | None
    bot: str | None
    turn: int | None
    left: bool
    place: int
    share: float
    score: int
    parts: dict[str, int]
    facts: dict[str, int]


@dataclass(frozen=True)
class GameResult:
    """What a game came to, as it is kept."""

    table: str
    game: str
    ended: float
    whole: bool
    """Whether it was played to its end; else it was claimed."""
    answers: int
    unrated: Unrated | None
    """As far as the table itself says; who has an account is for others to know."""
    dice: list[int]
    seats: list[SeatResult]


@dataclass
class Course:
    """What the lines of a match tell that its last position does not."""

    answers: int = 0
    order: list[int] = field(default_factory=list)
    """The order of turns at the beginning; nothing if that is not known."""
    faces: Counter[int] = field(default_factory=Counter)
    """How often each face came up. Throws that were taken back happened too."""
    sides: int = 0
    luck: dict[int, float] = field(default_factory=dict)
    """By seat, pips above what was to be expected, without what was taken back."""

    @property
    def dice(self) -> list[int]:
        return [self.faces[face] for face in range(self.sides)]


def result_of(table: Table) -> GameResult:
    """What a game that is over came to. This replays it, which takes a tenth of a second.

    Of a game that was claimed only the places are kept: what was hidden in it stays so."""
    match = table.playing()
    game, state = match.game, match.state
    course = course_of(match)
    left = [seat.left for seat in table.seats]
    whole = match.finished
    ranks = game.ranks(state) if whole else [1] * len(left)  # those who claimed a game have not beaten each other
    places = places_of(ranks, [_left_at(seat) if gone else None for seat, gone in zip(table.seats, left)])
    winners = [
        n for n, place in enumerate(places) if place == 1 and not left[n] and not (whole and game.lost(state, n))
    ]
    seats = []
    for number, seat in enumerate(table.seats):
        parts = dict(game.score(state, number).parts) if whole else {}
        facts = game.facts(state, number) if whole else {}
        if whole and number in course.luck:
            facts[LUCK] = round(course.luck[number])
        seats.append(
            SeatResult(
                person=seat.person,
                bot=seat.bot if seat.person is None else None,
                turn=course.order.index(number) if course.order else None,
                left=left[number],
                place=places[number],
                share=1 / len(winners) if number in winners else 0.0,
                score=sum(parts.values()),
                parts=parts,
                facts=facts,
            )
        )
    return GameResult(table.id, table.game, table.changed, whole, course.answers, unrated(table), course.dice, seats)


def unrated(table: Table) -> Unrated | None:
    """Why a game does not count for ratings, whoever plays it."""
    owners = [seat.person for seat in table.seats if seat.person is not None]
    if not table.rated:
        return "friendly"
    if len(table.seats) < 2:
        return "alone"
    if len(owners) != len(set(owners)):
        return "device"
    if table.numbers == "owner":
        return "numbers"
    return "position" if table.sandbox or table.from_position else None


def places_of(ranks: list[int], left_at: list[int | None]) -> list[int]:
    """The places by the rules, but whoever left is behind all who stayed, and the sooner the further. What plays on in
    their place takes nobody's. ``left_at`` is None for those who stayed."""
    order = [(at is not None, -(at or 0), rank if at is None else 0) for rank, at in zip(ranks, left_at, strict=True)]
    return [1 + sum(other < own for other in order) for own in order]


def _left_at(seat: Seat) -> int:
    """The line at which somebody left; 0 if nobody has noted it."""
    return seat.taken_over_at or 0


def course_of(match: Match) -> Course:
    """What happened on the way. A match of other rules is not replayed: then only its lines are counted."""
    found = Course()
    try:
        replay = Replay(match.record(), match.game)
        if not replay.other_rules:
            _follow(replay, found)
            return found
    except RecordError:
        pass
    return Course(answers=sum(line.seat != CHANCE and not line.forced and not line.undoes for line in match.lines))


def _follow(replay: Replay, found: Course) -> None:
    game = replay.game
    thrown: dict[int, tuple[int, float]] = {}
    """By line: the seat whose die it was, and its luck."""
    for line in replay.record.lines:
        state = replay.course.state
        question = game.asked(state)
        if isinstance(question, Die) and not line.undoes:
            face, sides = question.table.find(line.token), len(question.table.names)
            found.faces[face] += 1
            found.sides = max(found.sides, sides)
            thrown[line.seq] = question.whose(state), face - (sides - 1) / 2
        elif not found.order and not isinstance(question, Chance):
            found.order = game.turn_order(state)
        replay.step()
    lines = replay.record.lines
    for seq in replay.path(replay.last):
        if seq in thrown:
            seat, luck = thrown[seq]
            if seat != CHANCE:
                found.luck[seat] = found.luck.get(seat, 0.0) + luck
        elif seq and lines[seq - 1].seat != CHANCE and not lines[seq - 1].forced and not lines[seq - 1].undoes:
            found.answers += 1
