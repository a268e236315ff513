"""What lists of tables show of a match without loading it: what happened last, and how it ended."""

from typing import Any, Final

from typing_extensions import TypedDict

from armorial.games import load_game
from armorial.kernel.contract import EVERYBODY
from armorial.match import Match
from armorial.table.messages import Said
from armorial.table.words import said

LOOKED_BACK: Final = (0, 40)
"""How many lines to look back for something that everybody may know: mostly the last line has it."""


class Summary(TypedDict):
    """As it is stored with the table."""

    last: Said | None
    """The last thing that happened and that everybody may know."""
    scores: list[int] | None
    """The final points by seat; None until the end."""
    winners: list[int] | None


def summary_of(match: Match) -> Summary:
    over = match.finished
    return {
        "last": _last(match),
        "scores": match.scores() if over else None,
        "winners": match.game.winners(match.state) if over else None,
    }


def summary_of_old(game: str, components: dict[str, Any] | None, snapshot: dict[str, Any], result: Any) -> Summary:
    """The summary of a match that ended before summaries were stored, from its last position."""
    try:
        rules = load_game(game, components)
        winners = rules.winners(rules.load(snapshot))
    except (LookupError, ValueError):  # a game or position that these rules no longer know
        winners = None
    return {"last": None, "scores": result, "winners": winners}


def _last(match: Match) -> Said | None:
    for lines in LOOKED_BACK:
        for _, event in reversed(match.events_since(max(0, match.version - lines))):
            if event.audience == EVERYBODY:
                return said(event.message)
    return None
