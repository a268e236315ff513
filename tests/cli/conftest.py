"""Runs ``armorial`` with arguments and typed lines."""

import io
import random
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path

import pytest

from armorial.cli import main
from armorial.games import load_game
from armorial.match import Match, SeededChance, write_record


class Ran:
    """What came of it."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err


Run = Callable[..., Ran]


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the user's games."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data" / "armorial"


@pytest.fixture
def run(data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("COLUMNS", "120")

    def go(*arguments: str | Path, typed: Sequence[str] = ()) -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        capsys.readouterr()
        code = main([str(argument) for argument in arguments])
        out, err = capsys.readouterr()
        assert "Traceback" not in out + err
        return Ran(code, out, err)

    return go


@cache
def whole_game(game: str) -> str:
    """The record of a whole game between a person's name and a bot's, both played at random."""
    rng = random.Random(4)
    match = Match.start(load_game(game), 2, names=["Ann", "Bruno [random]"], chance=SeededChance(4))
    while (seat := match.to_move) is not None:
        match.answer(seat, rng.choice(match.options()))
    return write_record(match.record())


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """The record of a whole game."""
    file = tmp_path / "finished.armorial"
    file.write_text(whole_game("village"))
    return file
