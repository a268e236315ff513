"""The tooltips of the boards' symbols: short in every language, and each used by the board of its game."""

import re

import pytest

from armorial.text import LANGUAGES
from tests.games import DRAWN
from tests.text.files import messages, plain_text
from tests.text.source import CLIENT

MOST_WORDS = 12
LIST = "legend.ts"
"""All symbols of a game, for its rules page."""
LEGEND = [key for key in messages("en") if key.startswith("legend-")]
BOARDS = sorted({key.split("-")[1] for key in LEGEND})


def words(text: str) -> list[str]:
    return [word for word in text.split() if any(letter.isalnum() for letter in word)]


def test_boards_have_legends() -> None:
    """Every board that is drawn; a game without one is shown in words."""
    assert set(BOARDS) == set(DRAWN)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tooltip_is_short(language: str) -> None:
    long = {key: plain_text(messages(language)[key]) for key in LEGEND}
    assert {key: text for key, text in long.items() if not 1 <= len(words(text)) <= MOST_WORDS} == {}


@pytest.mark.parametrize("game", BOARDS)
def test_every_symbol_of_the_legend_is_on_its_board(game: str) -> None:
    folder = CLIENT / "games" / game
    files = [file for kind in ("*.ts", "*.svelte") for file in folder.rglob(kind) if file.name != LIST]
    source = "\n".join(file.read_text(encoding="utf-8") for file in files)
    used = set(re.findall(rf"['\"](legend-{game}-[a-z-]+)['\"]", source))
    assert used == {key for key in LEGEND if key.startswith(f"legend-{game}-")}


@pytest.mark.parametrize("game", BOARDS)
def test_the_rules_page_lists_every_symbol_once(game: str) -> None:
    listed = re.findall(r"key: '([a-z-]+)'", (CLIENT / "games" / game / LIST).read_text(encoding="utf-8"))
    assert sorted(listed) == sorted(key for key in LEGEND if key.startswith(f"legend-{game}-"))


@pytest.mark.parametrize("game", BOARDS)
def test_every_symbol_that_the_rules_page_shows_exists(game: str) -> None:
    drawn = (CLIENT / "games" / game / LIST).read_text(encoding="utf-8")
    sprite = (CLIENT / "kit" / "sprite.svg").read_text(encoding="utf-8")
    named = {
        f"i-{name}" for names in re.findall(r"icons: \[([^\]]*)\]", drawn) for name in re.findall(r"'([a-z]+)'", names)
    }
    named |= {
        f"cube-{name}"
        for names in re.findall(r"cubes: \[([^\]]*)\]", drawn)
        for name in re.findall(r"'([a-z]+)'", names)
    }
    named |= set(re.findall(r"art: '([a-z0-9-]+)'", drawn))
    assert named
    assert {name for name in named if f'id="{name}"' not in sprite} == set()
