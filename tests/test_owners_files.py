"""An owner's file, whatever the game: the standard file, an empty one, one that is none."""

from importlib import resources
from pathlib import Path

import pytest

from armorial.data.reader import ComponentError
from armorial.games import GAMES, load_game
from tests.owners_file import rows_of


@pytest.mark.parametrize("game", GAMES)
def test_the_whole_standard_file_is_a_file_an_owner_may_begin_with(own: Path, game: str) -> None:
    own.write_text(resources.files("armorial.data").joinpath(f"{game}.toml").read_text("utf-8"))
    assert rows_of(game, own) == rows_of(game)


@pytest.mark.parametrize("game", GAMES)
def test_an_empty_file_changes_nothing(own: Path, game: str) -> None:
    own.write_text("# nothing yet\n")
    assert rows_of(game, own) == rows_of(game)


@pytest.mark.parametrize("game", GAMES)
def test_a_file_that_is_not_there(tmp_path: Path, game: str) -> None:
    with pytest.raises(ComponentError, match=r"cannot read .*none\.toml: No such file or directory"):
        load_game(game, tmp_path / "none.toml")


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    with pytest.raises(ComponentError, match=r"cannot read .*: Is a directory"):
        load_game("village", tmp_path)


LONG = 100_000


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("a." * LONG + "a = 1\n", "line 1: it is nested too deeply"),
        ("[farm]\nlife_track = " + "9" * LONG, "line 2: a number here has thousands of digits"),
        ('[farm]\n"' + '\\"' * LONG, "line 2: this is not a TOML file"),
        ("x" * LONG, "line 1: this is not a TOML file"),
        ("[farm]\nconfidence = '" + "x" * LONG + "'\n", "line 2: farm has the confidence"),
        ('\n"farm.life_track" = 9\n', "line 2: there is no farm.life_track"),
    ],
    ids=["names", "a number", "marks", "a word", "a confidence", "a name that looks like another"],
)
def test_a_hostile_file_costs_nothing_in_the_terminal_either(own: Path, text: str, words: str) -> None:
    """A key of many names is compared with all before it, which took minutes; long numbers ended the program."""
    own.write_text(text)
    with pytest.raises(ComponentError) as caught:
        load_game("village", own)
    assert str(caught.value).startswith(f"{own}, {words}")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[farm\nlife_track = 9\n", "line 1"),
        ("[farm]\nlife_track 9\n", "line 2"),
        ("[farm]\nlife_track = 9\nlife_track = 8\n", "line 3"),
        ("[farm]\n\nlife_track = ten\n", "line 3"),
    ],
)
def test_a_file_that_is_not_toml(own: Path, text: str, words: str) -> None:
    own.write_text(text)
    with pytest.raises(ComponentError) as caught:
        load_game("village", own)
    message = str(caught.value)
    assert message.startswith(f"{own}, {words}: this is not a TOML file: ")


def test_a_file_without_end() -> None:
    with pytest.raises(ComponentError, match="it is too long: at most"):
        load_game("village", Path("/dev/zero"))


def test_a_file_that_is_not_text(own: Path) -> None:
    own.write_bytes(b"[farm]\nlife_track = \xff\xfe\n")
    with pytest.raises(ComponentError, match="is not a TOML file"):
        load_game("village", own)
