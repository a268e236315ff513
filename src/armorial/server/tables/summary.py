"""What lists of tables show of a match without loading it: what happened last, and how it ended."""

from typing import Final

from typing_extensions import TypedDict

from armorial.kernel.contract import EVERYBODY
from armorial.match import Match
from armorial.server.messages import Said
from armorial.server.words import said

LOOKED_BACK: Final = 40
"""In so many lines something happens that everybody may know."""


class Summary(TypedDict):
    """As it is stored with the table."""

    last: Said | None
    """The last thing that happened and that everybody may know."""
    scores: list[int] | None
    """The final points by seat; None until the end."""
    winners: list[int] | None


def summary_of(match: Match) -> Summary:
    told = match.events_since(max(0, match.version - LOOKED_BACK))
    last = next((event.message for _, event in reversed(told) if event.audience == EVERYBODY), None)
    over = match.finished
    return {
        "last": None if last is None else said(last),
        "scores": match.scores() if over else None,
        "winners": match.game.winners(match.state) if over else None,
    }
