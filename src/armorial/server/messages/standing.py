"""Who has played what, how it ended, and how strong everybody is."""

from typing import Annotated, Literal

from pydantic import Field

from armorial.table.messages.base import Sent
from armorial.table.messages.tables import TableInfo

Share = Annotated[float, Field(ge=0, le=1)]


class RatingPoint(Sent):
    """A rating after a game."""

    at: float
    rating: int


class RatingInfo(Sent):
    """How strong somebody is in a game for so many players."""

    game: str
    seats: int
    games: int
    """How many rated games it rests on."""
    rating: int | None
    """1500 is the careful bot; None until it is sure enough to mean something."""
    spread: int
    """How far off it may well be."""
    change: int
    """In the last 30 days."""
    curve: list[RatingPoint]
    """After each of the last games since it is sure enough, the oldest first."""


class GameRecord(Sent):
    """What somebody has done in a game."""

    game: str
    games: int
    won: int
    average: float | None
    """Of the points, in games that were played to their end."""
    best: int | None


class Fact(Sent):
    """The most of something that somebody ever had at the end of a game."""

    game: str
    fact: str
    """What, by name: ``score``, ``family``, ``luck``."""
    value: int
    ended: float
    table: str | None
    """The table, if the reader may see it."""


class Opponent(Sent):
    """Somebody whom one has played against."""

    who: str
    """To be asked for in the history: a bot's level (``bot:master``), or a seat at a table (``TABLE.SEAT``)."""
    name: str
    bot: str | None
    games: int
    won: int


class Profile(Sent):
    """What there is to say about somebody who plays here."""

    name: str
    you: bool
    since: float
    games: int
    won: int
    address: str | None
    """Of the public profile, if there is one."""
    ratings: list[RatingInfo]
    records: list[GameRecord]
    among_people: list[GameRecord]
    """The same without games in which bots played."""
    facts: list[Fact]
    opponents: list[Opponent]
    """Those one has met most often; only the reader's own."""


class PastGame(Sent):
    """A finished game of somebody."""

    table: TableInfo
    seat: int
    """Whose: theirs."""
    place: int
    left: bool
    """Whether they did not play it to the end."""
    ended: float
    change: int | None
    """What it did to their rating; None if it was not rated."""
    unrated: str | None
    """Why it was not rated."""


class History(Sent):
    """Finished games, the newest first."""

    games: list[PastGame]
    before: int | None
    """Ask again with this for older ones; None if there are none."""


class GameCount(Sent):
    """How often a game was played to its end here, by so many players."""

    game: str
    seats: int
    games: int
    among_people: int


class SiteStatistics(Sent):
    """What is played here."""

    counts: list[GameCount]


class TurnShare(Sent):
    """How those did who were first, second, … in the order of turns at the beginning."""

    games: int
    share: Share
    """Of the victories."""
    low: Share
    high: Share
    """Between these it lies in truth, with 95 % certainty."""
    average: float
    """Points."""


class Histogram(Sent):
    """How often a number was in each of several steps of the same width."""

    first: int
    """Where the first step begins."""
    width: int
    counts: list[int]
    average: float


class PartAverage(Sent):
    """A part of the score: what winners had of it, and what all others."""

    part: str
    winners: float
    others: float


class GameStatistics(Sent):
    """What comes of a game for so many players."""

    game: str
    seats: int
    games: int
    turns: list[TurnShare]
    """By the place in the order of turns."""
    scores: Histogram | None
    winning_scores: Histogram | None
    """In the same steps."""
    lengths: Histogram | None
    """How many choices all players made in a game."""
    parts: list[PartAverage]
    dice: list[int]
    """How often each face came up; empty in games without dice."""
    unlikely: float | None
    """How often fair dice would come up at least as unevenly, as a share of all such series."""


class Ranked(Sent):
    """Somebody in the order of strength: a person with a public profile, or a bot."""

    name: str
    bot: str | None
    address: str | None
    """Of the public profile."""
    rating: int
    spread: int
    games: int | None
    """Rated ones; of bots those in which they were measured are not counted."""
    you: bool


class Ranking(Sent):
    """The strongest of those who have a public profile, among the bots and the reader."""

    game: str
    seats: int
    ranked: list[Ranked]


HistoryResult = Literal["won", "lost"]
