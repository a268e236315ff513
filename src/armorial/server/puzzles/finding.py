"""Whether a choice in a game is a puzzle: the work that is done in another process."""

from typing import Any

from armorial.bots.analysis import Inquiry
from armorial.bots.puzzles import puzzle_of
from armorial.table.thinking import analyst_at


def seek_puzzle(place: str, inquiry: Inquiry, number: int) -> tuple[int, dict[str, Any] | None]:
    """How many choices a game has, and the puzzle of one of them, if it is one."""
    analyst = analyst_at(place, inquiry)
    choices = len(analyst.moments)
    return choices, puzzle_of(analyst, number) if number < choices else None
