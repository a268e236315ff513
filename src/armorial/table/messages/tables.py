"""Games, tables and seats."""

from typing import Annotated, Literal, Self

from pydantic import Field, StringConstraints, model_validator
from typing_extensions import TypedDict

from armorial.table import names
from armorial.table.messages.base import (
    LONGEST_COMPONENTS,
    LONGEST_RECORD,
    AnyName,
    ClosedBy,
    House,
    Name,
    Number,
    Numbers,
    Received,
    ResignRule,
    Sent,
    TableState,
    Token,
    Visibility,
    Word,
)
from armorial.table.messages.pace import Clocks, PaceInfo
from armorial.table.messages.words import Words
from armorial.table.pace.clock import Absence

LONGEST_SERIES = 9
Components = Annotated[str, StringConstraints(max_length=LONGEST_COMPONENTS)]
BoxWish = Annotated[str, StringConstraints(pattern=r"^(mine|[A-Za-z0-9_-]{16,40})$")]


class SeriesInfo(Sent):
    """Which game of a series this is."""

    round: int
    rounds: int | None
    """How many were planned; None if people just went on playing."""


class SeriesPlayer(Sent):
    """Somebody in a series. People keep their house in all its games."""

    house: House
    name: str
    won: float
    """How many games; of a shared victory a share."""
    points: int


class SeriesGame(Sent):
    table: str
    round: int
    state: TableState
    scores: list[int | None]
    """In the order of the players; None where somebody did not play, or the game is not over."""
    winners: list[int]
    """Places in the list of players."""


class SeriesResults(Sent):
    """The games of a series, in order, and the players, the best first."""

    rounds: int | None
    players: list[SeriesPlayer]
    games: list[SeriesGame]


class OptionInfo(Sent):
    """An option of a game; the first value is the default."""

    key: str
    values: list[str]


class GameInfo(Sent):
    """A game that can be played here."""

    game: str
    title: str
    about: str
    """A sentence about it; empty if nobody has written one."""
    initial: str
    """The letter it goes by in the reader's language."""
    seat_counts: list[int]
    options: list[OptionInfo]
    bots: list[str]
    """The levels of bots that people choose from, weakest first."""
    default_bot: str
    """The level for those who choose none."""
    houses: list[House]
    """The houses of the seats, in order."""
    numbers: Numbers
    """Whose numbers tables are played with unless their maker brings others."""
    lessons: list[str]
    """The names of its lessons, in order."""


class SeatInfo(TypedDict):
    """A place at a table. ``out`` has resigned and does as little as possible."""

    seat: int
    kind: Literal["open", "person", "bot", "out"]
    name: str
    house: House
    """Whose colours the seat has. In a rematch everybody keeps theirs."""
    bot: str | None
    """The level of the bot (at older tables ``greedy`` or ``random``); a seat that it took over keeps its name."""
    yours: bool
    connected: bool
    """Whether they are here, or were a moment ago; in a game over days, whether they were here within a day."""
    lent: bool
    """Whether a bot keeps the seat until its owner comes back."""
    lent_by_you: bool
    taken_over_at: int | None
    """The line from which on its owner no longer plays it: resigned, lost by the clock, or lent."""


class Result(Sent):
    """How a match ended."""

    scores: list[int]
    """By seat."""
    winners: list[int] | None
    """Their seats; nobody where all have lost. Matches that ended before version 0.6 do not say."""


class BoxOf(Sent):
    """Whose box the numbers of a table are from."""

    owner: str
    """What they are called at the table, or were when it was made."""
    yours: bool


class TableInfo(Sent):
    """A table without its position."""

    id: str
    game: str
    state: TableState
    visibility: Visibility
    options: dict[str, str]
    confirm: bool
    resign: ResignRule
    sandbox: bool
    host: str
    """The host's name."""
    you_host: bool
    seats: list[SeatInfo]
    seq: int
    """The number of the last line; 0 before the start."""
    to_move: int | None
    your_turn: bool
    invite: str | None
    """The secret of the invite link, for those at a private table."""
    rematch: str | None
    """The table of the next match."""
    created: float
    changed: float
    """When something last happened: seconds since 1970."""
    pace: PaceInfo
    absence: Absence
    clocks: Clocks | None = None
    """While a match goes on, if somebody needs them."""
    last: Words | None = None
    """What happened last in the match."""
    result: Result | None = None
    """Once the match is over."""
    origin: str | None = None
    """Of a sandbox: the table whose position was copied."""
    numbers: Numbers = "standard"
    """Whose numbers the game is played with."""
    box: BoxOf | None = None
    """Of numbers of an owner: whose box they are from, if that is known."""
    rated: bool = False
    """Whether the game counts for ratings, if those who play it have any."""
    series: SeriesInfo | None = None
    """Which game of a series this is."""
    tournament: str | None = None
    """The tournament that it is a table of."""
    removed: bool = False
    """Whether the host has removed you from this table."""
    muted: list[int] = []
    """The seats whose people may not write in the chat."""
    closed: ClosedBy | None = None
    """Who closed the table; a closed one without it was left by all."""


class NumberChange(Sent):
    """A number that is another one than in the standard file, in the reader's language."""

    what: str
    thing: str
    """The card or place that it is of; empty where there is no such."""
    number: str
    """What it is of the card or place."""
    here: str
    standard: str


class NumbersInfo(Sent):
    """The numbers that a table is played with, as far as they differ from the standard file."""

    numbers: Numbers
    printed: str
    """Where the printed numbers are that the board draws: pictures of the rules draw them too."""
    changes: list[NumberChange]


class TableList(Sent):
    """Tables, the most urgent first."""

    tables: list[TableInfo]
    more: bool = False
    """Whether there are more."""
    next: str | None = None
    """If there are: ask again with ``after`` this."""


class SeatWish(Received):
    """Who is to sit somewhere: a bot of some level, another player at the caller's device, or nobody yet."""

    bot: Token | None = None
    name: AnyName | None = None
    """Of the bot, or of a player of one's own at this device."""

    @model_validator(mode="after")
    def _persons_have_names_of_persons(self) -> "SeatWish":
        if self.bot is None and self.name is not None:
            names.somebodys(self.name)
        return self


class WithNumbers(Received):
    """A table that may be played with other numbers than the standard ones."""

    components: Components | None = None
    """The numbers of one's own box: a component file (TOML), which replaces what it names."""
    box: BoxWish | None = None
    """The numbers of a box that is kept here: ``mine``, or the secret of a link to one that somebody shares."""

    @model_validator(mode="after")
    def _one_source(self) -> Self:
        if self.box is not None and self.components is not None:
            raise ValueError("numbers come from a box or from a file, not from both")
        return self


class MakeTable(WithNumbers):
    """A new table. The maker hosts it and, unless ``sit`` is false, takes the first seat that is not given away."""

    game: Token
    seats: Annotated[int, Field(ge=1, le=12)]
    options: dict[Word, Token] = Field(default={}, max_length=30)
    visibility: Visibility = "public"
    confirm: bool | None = None
    resign: ResignRule = "bot"
    pace: PaceInfo = PaceInfo()
    absence: Absence = "wait"
    """What the others may do when somebody is away and their time is out."""
    rated: bool = False
    """Whether the game is to count for ratings. Then there are no hints, nobody plays two seats, and nobody can close
    it while it is being played."""
    rounds: Annotated[int, Field(ge=1, le=LONGEST_SERIES)] = 1
    """How many games the same people are going to play: after each of them, a rematch is the next."""
    sit: bool = True
    name: Name | None = None
    """The maker's name at this table; also the name of a new guest."""
    others: list[SeatWish] = Field(default=[], max_length=12)
    """The other seats in order, after the maker's."""


class PlayNow(WithNumbers):
    """A table against bots, started at once."""

    game: Token
    seats: Annotated[int, Field(ge=1, le=12)] | None = None
    bot: Token | None = None
    options: dict[Word, Token] = Field(default={}, max_length=30)
    confirm: bool | None = None
    name: Name | None = None


class Join(Received):
    """Sit down: on a given seat, or the first free one. Again for another player at the same device."""

    seat: Number | None = None
    name: Name | None = None
    invite: Token | None = None


class Leave(Received):
    """Stand up before the start: from one seat, or from all of one's own."""

    seat: Number | None = None


class PutBot(Received):
    """The host puts a bot on a free seat or a bot's seat, or (``null``) frees a bot's seat."""

    bot: Token | None


class Remove(Received):
    """The host removes whoever sits here, with all their seats, before the start."""

    seat: Number


class Mute(Received):
    """The host mutes whoever sits here, or lets them write again."""

    seat: Number
    muted: bool = True


class Close(Received):
    """The host closes the table. A game that is being played is ended only with ``end_game``."""

    end_game: bool = False


class Start(Received):
    """The host starts; ``fill`` puts this bot on all free seats."""

    fill: Token | None = None


class Sandbox(Received):
    """A private copy of a position in which one moves all seats. Only what one may know is copied."""

    at: Number | None = None
    seat: Number | None = None
    bots: bool = False
    """Whether one moves only ``seat``, and bots the others: those that played there, or strong ones."""


class Import(Received):
    """A record as text; ``at`` is the line after which to go on, the last if left out."""

    record: Annotated[str, StringConstraints(max_length=LONGEST_RECORD)]
    at: Number | None = None
