"""The board in the terminal shows every price that a player has to know."""

import io
from collections.abc import Iterator

import pytest
from rich.console import Console

from armorial.cli.boards.village import make
from armorial.games.village.components import components
from armorial.text import LANGUAGES, Speaker
from tests.village.scene import Scene


def lines_of(language: str, width: int) -> Iterator[str]:
    """The board of a new game, line by line."""
    scene = Scene.started(3)
    printed = components().values
    board = make(printed, Speaker(language, strict=True), ["Ann", "Ben", "Cleo"], ["you", "bot", "bot"])
    paper = io.StringIO()
    Console(file=paper, width=width, color_system=None).print(board.draw(scene.game.view(scene.s, 0), 0, width))
    return iter(paper.getvalue().splitlines())


@pytest.mark.parametrize("width", [80, 140])
def test_v60_the_price_of_the_council_is_shown(width: int) -> None:
    """V-60: two green cubes or a scroll, for every step."""
    assert any("Each step:  G2  / scroll" in line for line in lines_of("en", width))


@pytest.mark.parametrize("width", [80, 140])
def test_v95_the_grain_for_each_step_in_the_church_is_shown(width: int) -> None:
    """V-95, V-70: from the leftmost window to the rightmost; and what the way into the bag costs."""
    shown = list(lines_of("en", width))
    assert any(_inside(line, "6") == ["6", "4", "←", "2", "3", "←", "2", "2", "←", "1"] for line in shown)
    assert any("grain for the step to the left" in line for line in shown)
    assert any("Into the bag:  B  / 3 time" in line for line in shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_speaks_every_language(language: str) -> None:
    each = Speaker(language).text("village-board-each-step")
    assert any(each in line for line in lines_of(language, 140))


def _inside(line: str, first: str) -> list[str]:
    """The words in the last box of a line that begins with a word."""
    words = [part.split() for part in line.split("│") if part.split()[:1] == [first]]
    return words[-1] if words else []
