"""The fields of all observations as a page of documentation, made from the encoders themselves."""

from typing import Any

from armorial.games import GAMES, load_game
from armorial.research.actions import Actions
from armorial.research.encode import has_own_encoder, make_encoder
from armorial.research.encode.generic import BOARD, OWN, PLAYER
from armorial.research.encode.layout import MOST, Encoder, Field

HEAD = """# Fields of the observations

Made by `python -m armorial.research fields > docs/research-fields.md`; a test compares. What an observation is, and how
to read one by name, is in [research.md](research.md).

An observation is a row of whole numbers (16 bits): first the board, then every player, the observer first and the
others from their left on (`player0.`, `player1.` …), then what only the observer knows (`own.`), then the open
question (`asked.`) and what lies under it on the stack of things still to happen (`stack.`). A field with one number
for each seat counts from the observer on. `scale` is what to divide by to get numbers of about 1. Where a meaning
lists names, there is a number for each of them, in that order.

What is **left out**: of several steps or questions of the same class on the stack only the topmost shows its fields; in
Lorenzo the order in which cards were taken and members came to a space (but for the council); in Troyes the order in
which dice of a group were picked, and which banner of an event every single cube lies on (of each owner the number and
the first are there); in Legacy people of a tree beyond the first 48. Orders that are left out change nothing that can
still happen.

A game that has no encoder of its own is not listed here: it is encoded from its views (`encode/generic.py`), with
{board} numbers for the board, {player} for each player, {own} for what only the observer sees, and then the same
`asked.` and `stack.`.
"""


def page() -> str:
    """The whole page."""
    head = HEAD.format(board=BOARD, player=PLAYER, own=OWN)
    return "\n".join([head, *(_game(name) for name in GAMES if has_own_encoder(name))])


def _game(name: str) -> str:
    game = load_game(name)
    encoders = {seats: make_encoder(game, seats) for seats in game.seat_counts}
    first = min(seats for seats in game.seat_counts if seats > 1)
    small, large = encoders[first], encoders[first + 1]
    sizes = ", ".join(f"{encoder.size} with {seats}" for seats, encoder in encoders.items())
    actions = Actions(game, first).size
    lines = [
        f"## {name.capitalize()}",
        "",
        f"Encoder version {small.version}. Numbers by seats: {sizes}. Actions: {actions}.",
        "",
        "| field | numbers | range | scale | meaning |",
        "|---|---:|---|---:|---|",
    ]
    sizes_of_large = {field.name: field.size for field in large.fields}
    for field in _once(small):
        lines.append(_row(field, sizes_of_large[field.name], first))
    return "\n".join([*lines, ""])


def _once(encoder: Encoder[Any]) -> list[Field]:
    """All fields, of players only those of the first."""
    return [
        field for field in encoder.fields if not field.name.startswith("player") or field.name.startswith("player0.")
    ]


def _row(field: Field, in_larger: int, seats: int) -> str:
    each = in_larger - field.size
    rest = field.size - each * seats
    size = str(field.size) if not each else "seats" if each == 1 and not rest else f"{each} × seats + {rest}"
    high = "…" if field.high == MOST else str(field.high)
    low = "…" if field.low <= -99 else str(field.low)
    name = field.name.replace("player0.", "player*N*.")
    return f"| {name} | {size} | {low} to {high} | {field.scale:g} | {field.meaning} |"
