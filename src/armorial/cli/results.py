"""Scores in a table, and who has won."""

from typing import Any

from rich.table import Table
from rich.text import Text

from armorial.cli.boards import Board
from armorial.cli.boards.marks import SEAT_MARKS, SEAT_STYLES
from armorial.kernel.contract import Game, State
from armorial.text import Speaker


def score_table(board: Board, view: dict[str, Any], speaker: Speaker, names: list[str]) -> Table:
    """The parts of everybody's score as far as the viewer may know them; the total where all are known."""
    parts, scores = board.scores(view)
    title = speaker.text("cli-final-score" if view.get("over") else "cli-score-now")
    table = Table(title=Text(title, "bold"), title_justify="left", box=None, pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column("")
    for seat, name in enumerate(names):
        table.add_column(Text(f"{SEAT_MARKS[seat]} {name}", SEAT_STYLES[seat]), justify="right")
    for key, words in parts.items():
        table.add_row(words, *(_signed(score[key]) if key in score else "?" for score in scores))
    totals = [_signed(sum(score.values())) + ("" if len(score) == len(parts) else "+?") for score in scores]
    table.add_row(Text(speaker.text("cli-total"), "bold"), *(Text(total, "bold") for total in totals))
    return table


def _signed(points: int) -> str:
    """With a minus sign, which is not a hyphen, as everywhere in words."""
    return str(points).replace("-", "−")


def ranking(game: Game[Any], state: State, speaker: Speaker, names: list[str]) -> Text:
    """The places with their points. A tie in points that something else has decided is said to be one."""
    ranks = game.ranks(state)
    totals = [game.score(state, seat).total for seat in range(len(names))]
    text = Text()
    for seat in [] if len(names) == 1 else sorted(range(len(names)), key=lambda seat: ranks[seat]):
        place = speaker.text("cli-place", n=ranks[seat], name=names[seat], points=totals[seat])
        text.append(f"{SEAT_MARKS[seat]} ", SEAT_STYLES[seat])
        text.append(place, "bold" if ranks[seat] == 1 else "")
        tied = [other for other in range(len(names)) if other != seat and totals[other] == totals[seat]]
        if any(ranks[other] == ranks[seat] for other in tied):
            text.append(f"  ({speaker.text('cli-tied')})", "dim")
        elif tied:
            text.append(f"  ({speaker.text('cli-tie-broken')})", "dim")
        text.append("\n")
    text.append(*_verdict(game, state, speaker, names))
    return text


def _verdict(game: Game[Any], state: State, speaker: Speaker, names: list[str]) -> tuple[str, str]:
    """Who has won, in words, and how they look. A solo player has won or lost; several may all have lost."""
    winners = game.winners(state)
    if len(names) == 1:
        if not winners:
            return speaker.text("cli-alone-lost", name=names[0]), "bold red"
        return speaker.text("cli-alone-won", name=names[0], points=game.score(state, 0).total), "bold green"
    key = "cli-nobody-wins" if not winners else "cli-winner" if len(winners) == 1 else "cli-winners"
    named = {"names": ", ".join(names[seat] for seat in winners)} if winners else {}
    return speaker.text(key, **named), "bold green" if winners else "bold"
