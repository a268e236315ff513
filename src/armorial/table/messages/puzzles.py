"""The puzzle of the day."""

from typing_extensions import TypedDict

from armorial.table.messages.analysis import ExpectedTurn
from armorial.table.messages.base import Received, Token
from armorial.table.messages.position import Position
from armorial.table.messages.words import Words


class PuzzleDay(TypedDict):
    """Which title a day's puzzle is of."""

    day: str
    """Such as ``2026-11-17``, by the clock of Greenwich."""
    game: str


class PuzzleList(TypedDict):
    """Today's puzzle first, then those before it."""

    days: list[PuzzleDay]


class Solution(TypedDict):
    """The best answer to a puzzle."""

    best: str
    label: Words
    chance: float
    """The share of the victory it promises, from 0 to 1 ..."""
    others: dict[str, float]
    """... and what the other answers do, by their tokens."""
    why: list[Words]
    then: list[ExpectedTurn]


class MyPuzzles(TypedDict):
    """Whether one's finished games may become puzzles."""

    consent: bool
    made: int
    """How many of the puzzles that are shown or to come are from them."""


class ConsentToPuzzles(Received):
    """Nobody is named, and a game counts only if everybody in it consents. Who withdraws takes away what was made of
    their games."""

    consent: bool


class DaysPuzzle(TypedDict):
    """A position to find the best answer in, as the seat that is asked sees it."""

    day: str
    game: str
    people: bool
    """Whether it is from a game of people here, who consent to it, and not from one of bots."""
    position: Position
    solution: Solution | None
    """Of a day that is over."""


class TryPuzzle(Received):
    """An answer to a puzzle; none by somebody who gives up."""

    token: Token | None = None


class PuzzleVerdict(TypedDict):
    """Whether that was it."""

    right: bool
    solution: Solution | None
    """For those who found it, or gave up."""
