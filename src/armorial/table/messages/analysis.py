"""The analysis of a game: typed dictionaries, which are made at once of what was found and sent as they are."""

from typing import Literal

from typing_extensions import TypedDict

from armorial.table.messages.words import Words

AnalysisState = Literal["none", "running", "done", "failed"]
MistakeSize = Literal["blunder", "mistake", "slip"]


class ExpectedTurn(TypedDict):
    """What a seat is expected to answer, one question after another."""

    seat: int
    tokens: list[str]
    answers: list[Words]


class Decision(TypedDict):
    """A choice, and what a bot thinks of it. Chances are shares of the victory, from 0 to 1."""

    line: int
    """Of the answer: the position it was given in is the one after the line before."""
    seat: int
    question: Words
    played: str
    played_label: Words
    best: str
    """What the bot would have answered."""
    best_label: Words
    before: float
    """The chance with the best answer that was looked at ..."""
    after: float
    """... and with the one that was given."""
    points: float
    """By how many points the best answer promises more."""
    chances: list[float]
    """Of all seats, before the answer."""
    size: MistakeSize | None
    """None if it lost next to nothing."""
    why: list[Words]
    """What makes the difference; only of choices that were looked at closely."""
    then: list[ExpectedTurn]
    """What should have followed the best answer; only of these, too."""


class AnalysisChapter(TypedDict):
    """A round or generation, from the line it begins after."""

    line: int
    heading: Words | None


class AnalysisPoints(TypedDict):
    """The scores after a line at which one of them changed."""

    line: int
    scores: list[int]


class AnalysedSeat(TypedDict):
    """How a seat was played, and how lucky it was."""

    seat: int
    decisions: int
    as_bot: int
    """How many of them were the bot's own choice."""
    mean_loss: float | None
    accuracy: float | None
    """From 0 to 1: 1 for somebody who never gave a chance away."""
    luck: float | None
    """How many points dice and draws were worth to it, compared with what was to be expected."""


class PointSource(TypedDict):
    """A part of the score, and what each seat won with it in each chapter."""

    part: str
    seats: list[list[int]]


class Analysis(TypedDict):
    """The analysis of a game as far as it is done."""

    state: AnalysisState
    seq: int
    """How many lines of the log it is about."""
    done: int
    total: int
    """How many of its pieces are done, of how many, as far as that is known."""
    bot: str
    """Who looked at what mattered most."""
    untold: int
    """How many choices show what not everybody may know."""
    chapters: list[AnalysisChapter]
    decisions: list[Decision]
    mistakes: list[int]
    """The lines of the choices that lost most, the largest loss first."""
    points: list[AnalysisPoints]
    seats: list[AnalysedSeat]
    sources: list[PointSource]
    luck: list[list[float]]
    """The luck of each seat in each chapter, in points."""
    result: list[float] | None
    """The shares of the victory in the end."""
