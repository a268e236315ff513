"""Tournaments: made by anybody with an account, paired and counted by the server."""

from typing import Annotated, Literal, Self

from pydantic import AfterValidator, Field, StringConstraints, model_validator

from armorial.table import names
from armorial.table.messages.base import Number, Received, Sent, Token, Word
from armorial.table.messages.pace import PaceInfo

LONGEST_TITLE = 60
FEWEST = 3
"""With fewer people it is a series of games."""
MOST = {"swiss": 64, "round_robin": 16}
"""How many people may sign up."""
MOST_ROUNDS = 11

Title = Annotated[str, StringConstraints(max_length=LONGEST_TITLE), AfterValidator(names.somebodys)]
TournamentFormat = Literal["swiss", "round_robin"]
TournamentState = Literal["open", "running", "finished", "cancelled"]
TieBreakName = Literal["opponents", "beaten", "won", "share"]


class MakeTournament(Received):
    """A new tournament. People sign up until its maker begins it."""

    name: Title
    game: Token
    format: TournamentFormat = "swiss"
    seats: Annotated[int, Field(ge=2, le=4)] = 2
    """At a table. If the number of people does not fit, some tables have fewer."""
    rounds: Annotated[int, Field(ge=1, le=MOST_ROUNDS)] = 3
    """Of a Swiss tournament; a round robin has as many as it needs."""
    most: Annotated[int, Field(ge=FEWEST, le=max(MOST.values()))] = 16
    """How many people may sign up."""
    options: dict[Word, Token] = Field(default={}, max_length=30)
    pace: PaceInfo = PaceInfo(kind="days", days=3)
    absence: Literal["bot", "end"] = "bot"
    """What the others at a table may do when somebody's time is out: a round has to come to its end."""
    rated: bool = False
    by_hand: bool = False
    """Whether the maker begins each round; else it begins as soon as the one before is over."""
    listed: bool = True
    """Whether everybody can find it and sign up; else those who have the link."""
    enter: bool = True
    """Whether the maker plays too."""

    @model_validator(mode="after")
    def _possible(self) -> Self:
        if self.pace.kind == "none":
            raise ValueError("a tournament needs a clock: it is live, or by days")
        if self.most > MOST[self.format]:
            raise ValueError(f"at most {MOST[self.format]} people can play in such a tournament")
        return self


class EnterTournament(Received):
    """Sign up."""

    invite: Token | None = None
    """Of one by link."""


class BeginRound(Received):
    """The organiser begins a round; the first one ends the sign-up. One that has begun has begun."""

    number_of_round: Annotated[int, Field(ge=1, le=1000)]


class RemoveEntrant(Received):
    """The organiser takes somebody out. A bot plays on for them, if they are at a table."""

    entrant: Number
    number_of_round: Number
    """The round that the organiser has seen: 0 before the first."""


class TournamentInfo(Sent):
    """A tournament, as lists show it."""

    id: str
    name: str
    game: str
    format: TournamentFormat
    seats: int
    rounds: int | None
    """None of a round robin that has not begun."""
    round: int
    """The one that is played; 0 before the first."""
    state: TournamentState
    most: int
    entrants: int
    pace: PaceInfo
    rated: bool
    listed: bool
    organiser: str
    you_organise: bool
    you_play: bool
    your_table: str | None
    """The table of the caller in this round, while the game goes on."""
    created: float


class Entrant(Sent):
    """Somebody who plays, by the number that all other parts name them by."""

    number: int
    name: str
    you: bool
    profile: str | None
    """The address of their public profile."""
    left: int | None
    """The round in which they withdrew."""


class TournamentPlayer(Sent):
    """A seat at a table of a round."""

    entrant: int
    place: int | None
    """None while the game goes on."""
    score: int | None
    """None too where it was not played to its end."""
    points: float | None
    gone: bool
    """Whether they did not play it to the end."""


class TournamentTable(Sent):
    table: str | None
    """None in the moment until it is made, and where the reader may not see it."""
    over: bool
    players: list[TournamentPlayer]
    """By place, once there are places."""


class TournamentRound(Sent):
    number: int
    tables: list[TournamentTable]
    byes: list[int]
    """Entrants."""


class TournamentStanding(Sent):
    """Somebody's place in the tournament so far."""

    rank: int
    entrant: int
    points: float
    tie_breaks: list[float]
    """In the order in which they count."""
    played: int
    byes: int


class TournamentPage(Sent):
    """All about a tournament."""

    info: TournamentInfo
    options: dict[str, str]
    absence: Literal["bot", "end"]
    by_hand: bool
    invite: str | None
    """Of one by link: the secret, for those who are in it."""
    entrants: list[Entrant]
    blocked: list[int]
    """Entrants whom the reader has blocked. They may have to meet all the same."""
    rounds: list[TournamentRound]
    """The newest first."""
    standings: list[TournamentStanding]
    tie_breaks: list[TieBreakName]
    may_begin: bool
    """Whether the caller can begin it, or its next round, now."""


class TournamentList(Sent):
    """Those that go on or wait for people first, then the newest."""

    tournaments: list[TournamentInfo]
