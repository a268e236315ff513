"""A table: who sits where, and the match that is played."""

import secrets
import time
from dataclasses import dataclass, field, replace
from typing import Any, Final

from armorial.bots import BOTS, LEVELS
from armorial.data.reader import ComponentError
from armorial.games import UnknownGame, load_game
from armorial.kernel.contract import Game
from armorial.kernel.errors import RuleError
from armorial.match import Match
from armorial.table.errors import from_rules, refuse
from armorial.table.happenings import Happening
from armorial.table.houses import house_at
from armorial.table.messages import ClosedBy, House, Numbers, ResignRule, TableState, Visibility
from armorial.table.pace.clock import NO_PACE, Absence, Clock, Pace, next_due
from armorial.table.printed import Printed, standard_printed
from armorial.table.series import Series
from armorial.table.summary import Summary

DEFAULT_BOT: Final = "careful"
NOBODY_NAME: Final = "Anonymous"
"""The name of those who had themselves forgotten."""


def new_id() -> str:
    """A name that cannot be guessed."""
    return secrets.token_urlsafe(12)


def new_invite() -> str:
    """The secret of an invite link."""
    return secrets.token_urlsafe(12)


@dataclass(frozen=True)
class BoxOwner:
    """Whose box the numbers of a table are from, with the name that they had then."""

    person: str
    name: str


@dataclass
class Seat:
    """A place. ``person`` moves it unless a bot does (``bot``) or it is ``out``; it keeps its name in any case.

    ``house`` is the one whose colours it has; without one it gets the usual one of its place at the table.
    ``taken_over_at`` is the line from which on its owner no longer plays it: they have resigned, or lost by the clock,
    or a bot keeps it for them while they are away (``lent``).
    """

    kind: str = "open"
    name: str = ""
    person: str | None = None
    bot: str | None = None
    house: House | None = None
    taken_over_at: int | None = None
    lent: bool = False

    @property
    def left(self) -> bool:
        """Whether its owner has gone for good, as far as is known: whoever comes back has not left."""
        return self.person is not None and (self.kind != "person" or self.taken_over_at is not None)

    def free(self) -> None:
        self.kind, self.name, self.person, self.bot = "open", "", None, None

    def give_to(self, person: str, name: str) -> None:
        self.kind, self.name, self.person, self.bot = "person", name, person, None

    def give_to_bot(self, level: str, name: str) -> None:
        self.kind, self.name, self.person, self.bot = "bot", name, None, level


@dataclass
class Undo:
    """A wish to go back to before line ``to``."""

    seat: int
    to: int
    agreed: list[int] = field(default_factory=list)


@dataclass
class Table:
    """Everything about a table. Changed only under the lock of its room, and shown only once it is stored."""

    id: str
    game: str
    options: dict[str, str]
    visibility: Visibility
    host: str | None
    host_name: str
    seats: list[Seat]
    confirm: bool = False
    resign: ResignRule = "bot"
    sandbox: bool = False
    invite: str = field(default_factory=new_invite)
    state: TableState = "open"
    rematch: str | None = None
    created: float = field(default_factory=time.time)
    changed: float = field(default_factory=time.time)
    revision: int = 0
    undo: Undo | None = None
    origin: str | None = None
    """Of a sandbox: the table whose position was copied."""
    removed: list[str] = field(default_factory=list)
    """People whom the host has removed. They come back only with the new invite of a private table."""
    numbers: Numbers = "standard"
    """Whose numbers the game is played with."""
    box: BoxOwner | None = None
    """The owner of the box that they are from. Tables of older versions and brought records do not know it."""
    muted: list[str] = field(default_factory=list)
    """People who may not write in the chat."""
    closed: ClosedBy | None = None
    """Who closed the table; nobody if all have left it."""
    rated: bool = False
    """Whether its maker wants the game to count for ratings; ``standing/results.py`` says whether it does."""
    series: Series | None = None
    """Where it stands in a series of games; the first of games that just went on says nothing."""
    tournament: str | None = None
    """The tournament that it is a table of."""
    components: dict[str, Any] | None = None
    """What replaces the standard ones; lists of tables do not know it."""
    match: Match | None = None
    summary: Summary | None = None
    """What lists show of the match, as it was stored last."""
    pace: Pace = NO_PACE
    absence: Absence = "wait"
    clock: Clock | None = None
    """From the start of the match on, unless nobody needs one."""
    happened: list[Happening] = field(default_factory=list)
    """What is to be told when the next change of this table is stored."""
    from_position: bool = False
    """Whether the match began from a copied position, so that there is nothing before it."""
    offspring: "Table | None" = None
    """A new table that is to be stored together with the next change of this one."""
    stored_seq: int = 0
    """How many lines of the match are in the database."""
    stored_seats: list[Seat] = field(default_factory=list)
    """The seats as they are in the database."""
    stored_head: tuple[object, ...] = ()
    """The same of what else there is about the table."""
    _score_parts: int = 0
    _own_printed: Printed | None = None

    def __post_init__(self) -> None:
        for number, seat in enumerate(self.seats):
            seat.house = seat.house or house_at(self.game, number)

    def rename(self, name: str) -> None:
        """Another name, before anybody knows this one."""
        if self.series is not None and self.series.first == self.id:
            self.series = replace(self.series, first=name)
        self.id = name

    def playing(self) -> Match:
        """The match, whether it goes on or not."""
        if self.match is None:
            raise refuse("illegal", "not-started")
        return self.match

    def still(self) -> "Table":
        """The table as it is now, for those who look at it while it is played on."""
        undo = self.undo and replace(self.undo, agreed=list(self.undo.agreed))
        match = self.match and self.match.still()
        seats = [replace(seat) for seat in self.seats]
        return replace(self, seats=seats, match=match, undo=undo, removed=list(self.removed), muted=list(self.muted))

    def note_stored(self) -> None:
        """All about the table is in the database, or will be with what is being written."""
        self.stored_seats = [replace(seat) for seat in self.seats]
        self.stored_head = self.head()

    def only_played(self) -> bool:
        """Whether nothing about the table has changed but how its match goes."""
        return self.seats == self.stored_seats and self.head() == self.stored_head

    def head(self) -> tuple[object, ...]:
        """What people do to a table besides sitting at it and playing."""
        own = self.host, self.host_name, self.box, self.rematch, self.visibility, self.invite, self.closed
        return *own, tuple(self.removed), tuple(self.muted)

    def printed(self) -> Printed:
        """The printed numbers that its board draws."""
        if self.components is None:
            return standard_printed(self.game)
        if self._own_printed is None:
            game = known_game(self.game, self.components) if self.match is None else self.match.game
            self._own_printed = Printed(game)
        return self._own_printed

    def printed_address(self) -> str:
        """Where they are. Tables with the standard ones share an address, so that browsers keep them once."""
        where = f"games/{self.game}" if self.components is None else f"tables/{self.id}"
        return f"/api/{where}/printed/{self.printed().hash}"

    def score_parts(self) -> int:
        """How many parts a score has when nothing of it is hidden. All seats are scored by the same."""
        if not self._score_parts:
            match = self.playing()
            self._score_parts = len(match.game.score(match.state, 0).parts)
        return self._score_parts

    @property
    def seq(self) -> int:
        return 0 if self.match is None else self.match.version

    @property
    def to_move(self) -> int | None:
        return None if self.match is None else self.match.to_move

    @property
    def decided(self) -> bool:
        """Whether the game is over: played to its end, or claimed because somebody's time was out."""
        return self.state == "finished" or (self.closed == "time" and self.match is not None)

    @property
    def bot_to_move(self) -> bool:
        """Whether it is up to the server to go on."""
        seat = self.to_move
        return self.state == "running" and self.undo is None and seat is not None and self.seats[seat].kind != "person"

    @property
    def deadline(self) -> float | None:
        """The moment (table time) at which a clock brings something about, if nobody does anything."""
        return None if self.clock is None or self.state != "running" else next_due(self.clock, self.pace)

    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that a person moves."""
        if person is None:
            return []
        return [n for n, seat in enumerate(self.seats) if seat.person == person and seat.kind == "person"]

    def belongs(self, person: str | None) -> bool:
        """Whether somebody hosts, sits or sat here."""
        return person is not None and (self.host == person or person in [seat.person for seat in self.seats])

    def name_of(self, person: str) -> str | None:
        """What somebody who hosts, sits or sat here is called at this table."""
        names = [seat.name for seat in self.seats if seat.person == person]
        return names[0] if names else self.host_name if self.host == person else None

    def names_of_others(self, person: str) -> list[str]:
        """What everybody else is called, bots too."""
        names = [seat.name for seat in self.seats if seat.person != person and seat.kind != "open"]
        return names if self.host == person else [*names, self.host_name]

    def seat_at(self, index: int) -> Seat:
        if index >= len(self.seats):
            raise refuse("not_found", "no-such-seat")
        return self.seats[index]

    def own_seat(self, person: str, index: int) -> Seat:
        seat = self.seat_at(index)
        if seat.person != person or seat.kind != "person":
            raise refuse("forbidden", "not-your-seat")
        return seat

    def invited(self, invite: str | None) -> bool:
        """Whether somebody has the secret of the invite link."""
        return invite is not None and secrets.compare_digest(invite.encode(), self.invite.encode())

    def check_visible(self, person: str | None, invite: str | None) -> None:
        """What one may not see is not there: nobody can tell a private table from a missing one."""
        if not self.visible_to(person, invite):
            raise refuse("not_found", "no-such-table")

    def visible_to(self, person: str | None, invite: str | None) -> bool:
        if self.belongs(person) or (self.visibility != "private" and not self.sandbox):
            return True
        return not self.sandbox and self.invited(invite)

    def check_host(self, person: str) -> None:
        if self.host != person:
            raise refuse("forbidden", "host-only")


def known_game(name: str, components: dict[str, Any] | None = None) -> Game[Any]:
    try:
        return load_game(name, components)
    except UnknownGame:
        raise refuse("not_found", "no-such-game") from None
    except ComponentError as error:  # of a table that was made when the game had others
        raise refuse("unavailable", "cannot-resume", why=str(error)) from None


def checked_options(name: str, seats: int, options: dict[str, str]) -> dict[str, str]:
    try:
        return known_game(name).check(seats, options)
    except RuleError as error:
        raise from_rules(error) from None


def known_bot(level: str) -> str:
    """A level; or one of the quick bots without a level, for programs that want to play against them."""
    if level not in BOTS:
        raise refuse("not_found", "no-such-bot", levels=", ".join(LEVELS))
    return level
