"""Boards for the terminal, one module per game. A board is drawn from a view, so it cannot show what is hidden."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final, Protocol

from rich.console import RenderableType
from rich.text import Text

from armorial.text import Speaker

SEAT_MARKS: Final = ("●", "▲", "■", "◆", "★", "♥", "♣", "♠")
"""A player's sign, besides their colour."""
SEAT_STYLES: Final = ("bold cyan", "bold yellow", "bold magenta", "bold blue", "bold red", "bold green", "bold", "bold")


class Board(Protocol):
    """What the board of a game offers."""

    quiet: frozenset[str]
    """Events that only fill the board: they are in the log, but not told one by one."""

    def draw(self, view: dict[str, Any], seat: int, width: int) -> RenderableType:
        """The whole board as a seat (or ``SPECTATOR``) sees it."""

    def status(self, view: dict[str, Any], seat: int) -> Text:
        """On one line what a player has."""

    def scores(self, view: dict[str, Any]) -> tuple[dict[str, str], list[dict[str, int]]]:
        """The parts of a score in words, and what of it is known for each seat."""

    def introduction(self) -> RenderableType:
        """What a newcomer needs to know."""


def make_board(game: str, printed: dict[str, Any], speaker: Speaker, names: list[str], kinds: list[str]) -> Board:
    """The board of a game. ``printed`` are its component values; ``kinds`` says of each seat what bot it is, if any."""
    module = f"{__name__}.{game}"
    if find_spec(module) is None:
        plain: Board = import_module(f"{__name__}.plain").make(game, speaker, names, kinds)
        return plain
    board: Board = import_module(module).make(printed, speaker, names, kinds)
    return board
