"""Files with which an owner replaces components: what they make of a game, and how bad ones are refused."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from armorial.data.reader import ComponentError
from armorial.games import game_module, load_game

Rows = dict[str, tuple[Any, str]]
"""Values with their confidence, by path."""
Bad = tuple[str, int, str]
"""A file, the line that is wrong, and words of the sentence that says so."""


def rows_of(game: str, file: Path | None = None) -> Rows:
    """All values of a game, with those of a file in their places."""
    return {path: (value, confidence) for path, value, confidence in game_module(game).components(file).rows()}


def check_the_rest_stays(game: str, replaced: Rows, changed: set[str]) -> None:
    """A file has changed nothing but what it names."""
    standard = rows_of(game)
    assert replaced.keys() == standard.keys()
    assert {path for path, row in replaced.items() if row != standard[path]} == changed


def check_refused(game: str, file: Path, bad: Bad) -> None:
    """In one sentence that names the line."""
    text, line, words = bad
    file.write_text(text)
    with pytest.raises(ComponentError) as caught:
        load_game(game, file)
    message = str(caught.value)
    assert words in message
    assert message.startswith(f"{file}, line {line}: ")
    assert "\n" not in message


def check_refused_in_a_record(game: str, bad: Bad) -> None:
    """A record holds the values but not the file: there is no line."""
    text, _, words = bad
    with pytest.raises(ComponentError, match=r"^the components of the record: ") as caught:
        load_game(game, tomllib.loads(text))
    assert words in str(caught.value)
