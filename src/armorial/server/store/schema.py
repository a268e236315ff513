"""The tables of the database. Changes to them need a migration (``migrations/versions``)."""

from typing import Any

from sqlalchemy import JSON, BigInteger, Double, ForeignKey, Index, UniqueConstraint, false
from sqlalchemy.orm import Mapped, mapped_column

from armorial.server.store.base import Base as Base
from armorial.server.store.schema_analysis import AnalysisPieceRow as AnalysisPieceRow
from armorial.server.store.schema_analysis import AnalysisRow as AnalysisRow
from armorial.server.store.schema_boxes import BoxRow as BoxRow
from armorial.server.store.schema_finding import FriendRow as FriendRow
from armorial.server.store.schema_finding import InvitationRow as InvitationRow
from armorial.server.store.schema_finding import SeekRow as SeekRow
from armorial.server.store.schema_notices import HappeningRow as HappeningRow
from armorial.server.store.schema_notices import NoticeChoicesRow as NoticeChoicesRow
from armorial.server.store.schema_notices import NoticeRow as NoticeRow
from armorial.server.store.schema_notices import PushRow as PushRow
from armorial.server.store.schema_plans import PlanRow as PlanRow
from armorial.server.store.schema_puzzles import PuzzleConsentRow as PuzzleConsentRow
from armorial.server.store.schema_puzzles import PuzzleRow as PuzzleRow
from armorial.server.store.schema_puzzles import PuzzleSearchRow as PuzzleSearchRow
from armorial.server.store.schema_tournaments import EntryRow as EntryRow
from armorial.server.store.schema_tournaments import TournamentRow as TournamentRow
from armorial.server.store.schema_tournaments import TournamentSeatRow as TournamentSeatRow


class PersonRow(Base):
    """A guest, or somebody with an account. A forgotten person keeps its row, so that seats still belong to one."""

    __tablename__ = "people"
    __table_args__ = (Index("people_email", "email"), Index("people_name", "name"))

    id: Mapped[str] = mapped_column(primary_key=True)
    name: Mapped[str]
    login: Mapped[str | None] = mapped_column(unique=True)
    password: Mapped[str | None]
    settings: Mapped[dict[str, Any]]
    epoch: Mapped[int]
    """Part of the signed cookies of versions up to 0.7: raising it makes those worthless that are no session yet."""
    created: Mapped[float]
    deleted: Mapped[float | None]
    seen: Mapped[float | None]
    """When they were last here, to the day."""
    network: Mapped[str | None]
    """Where from, at that time: an IPv4 address, or the /64 of an IPv6 address."""
    email: Mapped[str | None]
    """Confirmed by a code that was sent there. Several people may share one."""


class SessionRow(Base):
    """A browser in which somebody is signed in, or is a guest. Without its row a cookie is worth nothing."""

    __tablename__ = "sessions"
    __table_args__ = (Index("sessions_person", "person"), Index("sessions_seen", "seen"))

    id: Mapped[str] = mapped_column(primary_key=True)
    """What its owner calls it by when they end it; not a secret."""
    hash: Mapped[str] = mapped_column(unique=True)
    """Of the cookie, which nobody but the browser has."""
    person: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"))
    kind: Mapped[str]
    """How it began: ``guest``, ``password``, ``passkey``, ``recovery``, or ``earlier`` (the signed cookie of a version
    up to 0.7)."""
    device: Mapped[str | None]
    created: Mapped[float]
    seen: Mapped[float]
    """When it was last used, to the hour."""


class PasskeyRow(Base):
    """A passkey: the public half of a key that a device or a password manager keeps."""

    __tablename__ = "passkeys"
    __table_args__ = (Index("passkeys_person", "person"),)

    id: Mapped[str] = mapped_column(primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"))
    site: Mapped[str]
    """The host name it was made for; browsers offer it nowhere else."""
    public_key: Mapped[str]
    count: Mapped[int] = mapped_column(BigInteger)
    name: Mapped[str]
    created: Mapped[float]
    used: Mapped[float | None]


class CodeRow(Base):
    """Something that counts once: a code that was sent to somebody, or a challenge that was answered."""

    __tablename__ = "codes"
    __table_args__ = (Index("codes_person", "person", "purpose"), Index("codes_expires", "expires"))

    hash: Mapped[str] = mapped_column(primary_key=True)
    person: Mapped[str | None] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"))
    purpose: Mapped[str]
    value: Mapped[str | None]
    """Of an address that is to be confirmed: the address."""
    created: Mapped[float]
    expires: Mapped[float]


class TableRow(Base):
    """A table with what lists of tables show. ``revision`` counts every change to it, its seats and its match."""

    __tablename__ = "tables"
    __table_args__ = (
        Index("tables_lobby", "visibility", "state", "changed"),
        Index("tables_bots", "state", "bot_to_move"),
        Index("tables_host", "host", "state"),
        Index("tables_deadline", "deadline"),
        Index("tables_settled", "settled", "state"),
        Index("tables_series", "series"),
    )

    id: Mapped[str] = mapped_column(primary_key=True)
    game: Mapped[str]
    options: Mapped[dict[str, Any]]
    visibility: Mapped[str]
    invite: Mapped[str]
    host: Mapped[str | None] = mapped_column(ForeignKey("people.id"))
    host_name: Mapped[str]
    state: Mapped[str]
    confirm: Mapped[bool]
    resign: Mapped[str]
    sandbox: Mapped[bool]
    rematch: Mapped[str | None]
    created: Mapped[float]
    changed: Mapped[float]
    revision: Mapped[int]
    seq: Mapped[int]
    to_move: Mapped[int | None]
    bot_to_move: Mapped[bool]
    undo: Mapped[dict[str, Any] | None]
    origin: Mapped[str | None]
    """Of a sandbox: the table whose position was copied."""
    removed: Mapped[list[Any] | None]
    """People whom the host has removed."""
    muted: Mapped[list[Any] | None]
    """People who may not write in the chat, by the host's wish."""
    closed: Mapped[str | None]
    """Who closed the table: ``host``, ``server`` or ``age``. One that everybody left has none."""
    summary: Mapped[dict[str, Any] | None]
    """What lists show of the match. Tables of older versions have none until something happens there."""
    numbers: Mapped[str]
    """Whose numbers the game is played with. Those that are not standard are in a row of their own."""
    box_owner: Mapped[str | None]
    """Whose box they are from, and what its owner was called then."""
    box_name: Mapped[str | None]
    pace: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    """Tables of older versions have none, and no clocks."""
    absence: Mapped[str | None]
    clock: Mapped[dict[str, Any] | None]
    deadline: Mapped[float | None] = mapped_column(Double)
    """The moment (table time) at which a clock brings something about; nothing if none runs."""
    rated: Mapped[bool] = mapped_column(server_default=false())
    """Whether its maker wants the game to count for ratings."""
    settled: Mapped[bool] = mapped_column(server_default=false())
    """Whether the game is over and what came of it is kept (``standing/``)."""
    series: Mapped[str | None]
    """The first table of a series of games (``table/series.py``), with the how manieth of how many this one is."""
    round: Mapped[int | None]
    rounds: Mapped[int | None]
    tournament: Mapped[str | None]
    """The tournament that it is a table of."""


class ComponentsRow(Base):
    """What replaces the standard components at a table."""

    __tablename__ = "components"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    values: Mapped[dict[str, Any]]


class SeatRow(Base):
    """A place at a table."""

    __tablename__ = "seats"
    __table_args__ = (Index("seats_person", "person"),)

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str]
    name: Mapped[str]
    person: Mapped[str | None] = mapped_column(ForeignKey("people.id"))
    bot: Mapped[str | None]
    house: Mapped[str | None]
    """At tables of older versions none: the seat has the usual one of its place."""
    taken_over_at: Mapped[int | None]
    """The line from which on its owner no longer plays it."""
    lent: Mapped[bool | None]
    """Whether a bot keeps it until its owner comes back."""


class MatchRow(Base):
    """What a match needs to go on, besides its lines: the latest snapshot and the secret of its dice."""

    __tablename__ = "matches"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    rules_version: Mapped[int]
    rule_changes: Mapped[list[Any]]
    commitment: Mapped[str | None]
    secret: Mapped[str | None]
    snapshot: Mapped[dict[str, Any]]
    unconfirmed: Mapped[int | None]
    result: Mapped[list[Any] | None]
    from_position: Mapped[bool]
    """Whether it began from a copied position, so that its lines alone do not lead to where it is."""


class LineRow(Base):
    """A line of a log. Its key is what keeps two processes from writing two stories of one match."""

    __tablename__ = "lines"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seq: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[int]
    token: Mapped[str]
    audience: Mapped[int] = mapped_column(BigInteger)
    forced: Mapped[bool]
    undoes: Mapped[int]
    by_consent: Mapped[bool]


class FinishedRow(Base):
    """A game that is over, as history and statistics know it: nothing has to be replayed for them."""

    __tablename__ = "finished"
    __table_args__ = (Index("finished_kind", "game", "seats", "number"),)

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(unique=True)
    """The order in which games were entered here, which is that in which they count for ratings."""
    game: Mapped[str]
    seats: Mapped[int]
    bots: Mapped[int]
    """How many of the seats were bots' from the beginning."""
    ended: Mapped[float] = mapped_column(Double)
    whole: Mapped[bool]
    """Whether it was played to its end, and not claimed because somebody's time was out."""
    answers: Mapped[int]
    """How many choices all players have made, without what was taken back."""
    unrated: Mapped[str | None]
    """Why it does not count for ratings; nothing if it does."""
    dice: Mapped[list[Any]]
    """How often each face came up, of all dice that were thrown; empty where there are none."""


class FinishedSeatRow(Base):
    """What a seat came to in a game that is over."""

    __tablename__ = "finished_seats"
    __table_args__ = (Index("finished_seats_person", "person", "number"),)

    table: Mapped[str] = mapped_column(ForeignKey("finished.table"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    number: Mapped[int]
    """That of the game."""
    person: Mapped[str | None] = mapped_column(ForeignKey("people.id"))
    bot: Mapped[str | None]
    """The level of a bot that sat there from the beginning."""
    turn: Mapped[int | None]
    """The place in the order of turns at the beginning, from 0; nothing if the game can no longer be replayed."""
    left: Mapped[bool]
    """Whether its owner did not play it to the end."""
    place: Mapped[int]
    """With those who left behind all others."""
    share: Mapped[float] = mapped_column(Double)
    """Of the victory: 1 for the winner, a half for each of two who share it."""
    score: Mapped[int]
    parts: Mapped[dict[str, Any]]
    """Of the score."""
    facts: Mapped[dict[str, Any]]
    """What its player may be proud of, and how lucky the dice were."""
    rated: Mapped[bool]
    mu: Mapped[float | None] = mapped_column(Double)
    sigma: Mapped[float | None] = mapped_column(Double)
    """How strong the player was taken to be before the game, and how sure that was; of those who are rated."""
    mu_after: Mapped[float | None] = mapped_column(Double)
    sigma_after: Mapped[float | None] = mapped_column(Double)


class RatingRow(Base):
    """How strong somebody is in a game for so many players, by all rated games so far."""

    __tablename__ = "ratings"
    __table_args__ = (Index("ratings_kind", "game", "seats", "mu"),)

    person: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True)
    game: Mapped[str] = mapped_column(primary_key=True)
    seats: Mapped[int] = mapped_column(primary_key=True)
    mu: Mapped[float] = mapped_column(Double)
    sigma: Mapped[float] = mapped_column(Double)
    games: Mapped[int]


class ReplyRow(Base):
    """The answer to a request with a key, to be given again if the request comes again."""

    __tablename__ = "replies"
    __table_args__ = (Index("replies_created", "created"),)

    person: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True)
    key: Mapped[str] = mapped_column(primary_key=True)
    body: Mapped[dict[str, Any]]
    created: Mapped[float]


class ChatRow(Base):
    """A line of chat."""

    __tablename__ = "chat"
    __table_args__ = (Index("chat_table", "table", "id"), Index("chat_person", "person"))

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    table: Mapped[str] = mapped_column(ForeignKey("tables.id"))
    person: Mapped[str] = mapped_column(ForeignKey("people.id"))
    name: Mapped[str]
    text: Mapped[str]
    at: Mapped[float]


class NotesRow(Base):
    """What a person wrote down about a table, for itself."""

    __tablename__ = "notes"

    person: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True)
    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    text: Mapped[str]


class BlockRow(Base):
    """Somebody does not want to have to do with somebody else."""

    __tablename__ = "blocks"
    __table_args__ = (UniqueConstraint("person", "blocked", name="blocks_once"), Index("blocks_blocked", "blocked"))

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id"))
    blocked: Mapped[str] = mapped_column(ForeignKey("people.id"))
    name: Mapped[str]
    """Of the blocked person, as it was then."""
    at: Mapped[float]


class ReportRow(Base):
    """What somebody reports about somebody else to whoever runs the server."""

    __tablename__ = "reports"
    __table_args__ = (
        Index("reports_state", "state", "id"),
        Index("reports_reporter", "reporter", "state"),
        Index("reports_accused", "accused"),
    )

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    at: Mapped[float]
    reporter: Mapped[str] = mapped_column(ForeignKey("people.id"))
    accused: Mapped[str] = mapped_column(ForeignKey("people.id"))
    accused_name: Mapped[str]
    table: Mapped[str]
    """Where it happened. The table may be purged before the report is."""
    reason: Mapped[str]
    words: Mapped[str]
    evidence: Mapped[list[Any]]
    """The lines of chat as they were then."""
    state: Mapped[str]
    """``open`` or ``resolved``."""
    resolved: Mapped[float | None]
    resolution: Mapped[str | None]


class SanctionRow(Base):
    """A person or a network that is banned, or a person who may not write in any chat."""

    __tablename__ = "sanctions"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    kind: Mapped[str]
    """``ban`` or ``mute``."""
    person: Mapped[str | None] = mapped_column(ForeignKey("people.id"))
    network: Mapped[str | None]
    reason: Mapped[str]
    created: Mapped[float]
    until: Mapped[float | None]
    lifted: Mapped[float | None]


class AdminActRow(Base):
    """What whoever runs the server has done with ``armorial admin``. Running servers look here for news."""

    __tablename__ = "admin_acts"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    at: Mapped[float]
    what: Mapped[str]
    person: Mapped[str | None]
    table: Mapped[str | None]
    note: Mapped[str]


class PresenceRow(Base):
    """When somebody was last at a table where they sit: table time."""

    __tablename__ = "presence"
    __table_args__ = (Index("presence_person", "person"),)

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True)
    seen: Mapped[float] = mapped_column(Double)


class VacationRow(Base):
    """Days on which somebody does not play: their clocks stand still in games that take days."""

    __tablename__ = "vacations"
    __table_args__ = (Index("vacations_person", "person"), Index("vacations_state", "state"))

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id"))
    begins: Mapped[float] = mapped_column(Double)
    ends: Mapped[float] = mapped_column(Double)
    state: Mapped[str]
    """``planned``, ``active`` (the clocks stand still) or ``over`` (they run again)."""


class BucketRow(Base):
    """How much somebody has left of a limit. Only used where several processes share a PostgreSQL (``sharing.py``)."""

    __tablename__ = "buckets"

    name: Mapped[str] = mapped_column(primary_key=True)
    """A hash of what is limited and for whom."""
    tokens: Mapped[float] = mapped_column(Double)
    at: Mapped[float] = mapped_column(Double)
    times: Mapped[float] = mapped_column(Double)
    period: Mapped[float] = mapped_column(Double)
    taken: Mapped[float] = mapped_column(Double)


class LeaseRow(Base):
    """How many of something a process holds for somebody, and until when that is true. Only used where several
    processes share a PostgreSQL (``leases.py``)."""

    __tablename__ = "leases"
    __table_args__ = (Index("leases_process", "process"),)

    name: Mapped[str] = mapped_column(primary_key=True)
    """A hash of what is held and for whom."""
    process: Mapped[str] = mapped_column(primary_key=True)
    held: Mapped[int]
    until: Mapped[float] = mapped_column(Double)


class ValueRow(Base):
    """Single values of the server, such as the key that signs its cookies."""

    __tablename__ = "server_values"

    name: Mapped[str] = mapped_column(primary_key=True)
    value: Mapped[str]
