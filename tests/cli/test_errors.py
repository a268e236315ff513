"""Whatever is asked wrongly: one sentence, an exit code, no traceback, no file changed."""

import hashlib
import os
from pathlib import Path

import pytest

from armorial.match import load_record, write_record
from tests.cli.conftest import Ran, Run

WRONG = {
    "no such command": (["dance"], "no such command"),
    "no such option": (["games", "--fast"], "--fast"),
    "a word for a number": (["play", "village", "--seats", "many"], "--seats"),
    "no game": (["play"], "missing argument 'GAME'"),
    "unknown game": (["play", "chess"], "there is no game 'chess'; choose from: village"),
    "unknown game to simulate": (["simulate", "chess"], "there is no game 'chess'; choose from: village"),
    "unknown game to list": (["components", "chess"], "there is no game 'chess'; choose from: village"),
    "unknown bot": (["play", "village", "--bot", "deep"], "there is no bot 'deep'; choose from: novice, careful"),
    "too many seats": (["play", "village", "--seats", "9"], "village is played with 2, 3, 4 seats, not 9"),
    "too few seats": (["simulate", "village", "--seats", "1"], "village is played with 2, 3, 4 seats, not 1"),
    "too many people": (["play", "village", "--seats", "2", "--humans", "3"], "do not fit on 2 seats"),
    "less than nobody": (["play", "village", "--humans", "-1"], "the number of people must be from 0"),
    "the same name twice": (["play", "village", "--human", "Ann", "--human", "Ann"], "two people are called 'Ann'"),
    "a bot's name": (["play", "village", "--human", "Ann [greedy]"], "a name must have 1 to 20 letters"),
    "names and number": (["play", "village", "--human", "Ann", "--humans", "2"], "does not fit"),
    "unknown option of the game": (["play", "village", "--options", "long=yes"], "village has no option 'long'"),
    "an option without value": (["simulate", "village", "--options", "long"], "key=value, not 'long'"),
    "unknown language": (["play", "village", "--lang", "fr"], "the languages are en, ru, pl"),
    "no games": (["simulate", "village", "--games", "0"], "the number of games must be 1 or more, not 0"),
    "no jobs": (["simulate", "village", "--jobs", "0"], "the number of jobs must be from 1 to 256, not 0"),
    "unknown game for an arena": (["arena", "chess", "--bots", "random,random"], "there is no game 'chess'"),
    "no bots": (["arena", "village"], "missing option '--bots'"),
    "unknown bot in an arena": (["arena", "village", "--bots", "greedy,deep"], "there is no bot 'deep'; choose from:"),
    "an empty bot": (["arena", "village", "--bots", "greedy,"], "there is no bot ''; choose from:"),
    "a search without budget": (["arena", "village", "--bots", "mcts,random"], "'mcts' needs a budget"),
    "a search without end": (["arena", "village", "--bots", "mcts:0,random"], "'mcts:0' needs a budget"),
    "one bot for a game of two": (
        ["arena", "village", "--bots", "random"],
        "is played with 2, 3, 4 seats, and --bots names 1",
    ),
    "five bots": (["arena", "legacy", "--bots", "random,random,random,random,random"], "--bots names 5"),
    "unknown option in an arena": (["arena", "troyes", "--bots", "random,random", "--options", "a=b"], "no option 'a'"),
    "an arena of nothing": (["arena", "village", "--bots", "random,random", "--games", "0"], "1 or more, not 0"),
    "an arena by nobody": (["arena", "village", "--bots", "random,random", "--jobs", "0"], "from 1 to 256, not 0"),
    "an arena into a folder": (["arena", "village", "--bots", "random,random", "--file", "{folder}"], "it is a folder"),
    "an arena over a poem": (
        ["arena", "village", "--bots", "random,random", "--file", "{folder}/poem.txt"],
        "is not an arena file",
    ),
    "a closed Ray address": (
        ["arena", "village", "--bots", "random,random", "--ray", "127.0.0.1:1"],
        "no Ray cluster answers",
    ),
    "a Ray address without port": (
        ["arena", "village", "--bots", "random,random", "--ray", "here"],
        "written as HOST:PORT",
    ),
    "missing record to analyse": (["analyse", "{folder}/none"], "there is no such file"),
    "no record to analyse": (["analyse", "{folder}/poem.txt"], "this is not an Armorial record"),
    "a corrupt record to analyse": (["analyse", "{folder}/corrupt"], "cannot analyse"),
    "unknown bot to analyse": (["analyse", "{folder}/good", "--bot", "deep"], "there is no bot 'deep'"),
    "a bot without reasons": (["analyse", "{folder}/good", "--bot", "random"], "'random' plays without thinking"),
    "a plot of another kind": (["analyse", "{folder}/good", "--plot", "{folder}/a.gif"], "must end with .png or .svg"),
    "a plot in no folder": (["analyse", "{folder}/good", "--plot", "{folder}/none/a.png"], "there is no such folder"),
    "missing record": (["replay", "{folder}/none"], "there is no such file"),
    "missing record to verify": (["verify", "{folder}/none"], "there is no such file"),
    "missing record to load": (["play", "village", "--load", "{folder}/none"], "there is no such file"),
    "a folder": (["verify", "{folder}"], "it is a folder"),
    "not a record": (["verify", "{folder}/poem.txt"], "this is not an Armorial record"),
    "not even text": (["replay", "{folder}/bytes"], "this is not an Armorial record"),
    "empty": (["verify", "{folder}/empty"], "this is not an Armorial record"),
    "truncated": (["verify", "{folder}/truncated"], "the record is cut off here"),
    "truncated to load": (["play", "village", "--load", "{folder}/truncated"], "the record is cut off here"),
    "newer": (["replay", "{folder}/newer"], "saved by a newer version of Armorial"),
    "a line too far": (["replay", "{folder}/good", "--at", "99999"], "there is no line 99999"),
    "a line before the start": (["replay", "{folder}/good", "--at", "-1"], "there is no line -1"),
    "load with settings": (["play", "village", "--load", "{folder}/good", "--seats", "2"], "without --seats"),
    "missing components": (["components", "village", "--components", "{folder}/none"], "cannot read"),
    "bad components": (["components", "village", "--components", "{folder}/bad.toml"], "line 2"),
    "no components": (["simulate", "village", "--components", "{folder}/poem.txt"], "is not a TOML file"),
    "bad components to play with": (["play", "village", "--components", "{folder}/bad.toml"], "line 2"),
}


@pytest.fixture
def folder(tmp_path: Path, finished: Path) -> Path:
    """Records and component files, good and bad."""
    text = finished.read_text()
    lines = text.splitlines(keepends=True)
    files = tmp_path / "files"
    files.mkdir()
    (files / "good").write_text(text)
    (files / "poem.txt").write_text("roses are red\n")
    (files / "bytes").write_bytes(bytes(range(128, 256)))
    (files / "empty").write_text("")
    (files / "truncated").write_text("".join(lines[: len(lines) // 2]))
    (files / "newer").write_text(text.replace("armorial 1", "armorial 99", 1))
    answer = next(line for line in lines if " take:" in line)
    (files / "corrupt").write_text(text.replace(answer, f"{' '.join(answer.split()[:2])} take:nothing:at-all\n", 1))
    (files / "bad.toml").write_text("[farm]\nlife_track = 'long'\n")
    return files


def sums(*folders: Path) -> dict[Path, str]:
    files = [file for folder in folders for file in folder.rglob("*") if file.is_file()]
    return {file: hashlib.sha256(file.read_bytes()).hexdigest() for file in files}


def assert_one_sentence(ran: Ran, words: str) -> None:
    assert words in ran.err
    assert ran.err.startswith("error: ")
    assert ran.err.endswith("\n")
    assert ran.err.count("\n") == 1
    assert ran.out == ""


@pytest.mark.parametrize("name", WRONG)
def test_wrong_use(run: Run, folder: Path, data: Path, name: str) -> None:
    arguments, words = WRONG[name]
    before = sums(folder, data)
    ran = run(*(argument.replace("{folder}", str(folder)) for argument in arguments))
    assert ran.code == 2
    assert_one_sentence(ran, words)
    assert sums(folder, data) == before


def test_a_false_record_does_not_verify(run: Run, folder: Path, data: Path) -> None:
    before = sums(folder, data)
    ran = run("verify", folder / "corrupt")
    assert ran.code == 1
    assert "not verified: line" in ran.out
    assert "take:nothing:at-all" in ran.out
    ran = run("replay", folder / "corrupt")
    assert ran.code == 2
    assert_one_sentence(ran, "take:nothing:at-all")
    assert sums(folder, data) == before


@pytest.mark.parametrize("where", ["{folder}/none/save", "{folder}", "{folder}/poem.txt", "{folder}/good"])
def test_a_save_that_cannot_be(run: Run, folder: Path, where: str) -> None:
    before = sums(folder)
    ran = run("play", "village", "--seed", "1", typed=[f"save {where.replace('{folder}', str(folder))}", "quit", "no"])
    assert ran.code == 0
    assert "cannot write" in ran.out or "already exists" in ran.out
    assert "Goodbye." in ran.out
    assert sums(folder) == before


def test_a_data_folder_that_cannot_be(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    (tmp_path / "temporary").mkdir()
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "temporary"))
    ran = run("play", "village", "--seed", "1")
    assert ran.code == 0
    (saved,) = (tmp_path / "temporary").rglob("*.armorial")
    assert str(saved) in ran.out
    assert load_record(saved).game == "village"


def test_a_public_record_of_an_unfinished_game_cannot_be_played_on(run: Run, data: Path, tmp_path: Path) -> None:
    run("play", "village", "--seed", "1")
    (saved,) = data.iterdir()
    shared = tmp_path / "shared"
    shared.write_text(write_record(load_record(saved)))
    ran = run("play", "village", "--load", shared)
    assert ran.code == 2
    assert_one_sentence(ran, "can be replayed but not played on")


def test_a_save_is_for_its_owner_only(run: Run, data: Path) -> None:
    run("play", "village", "--seed", "1")
    (saved,) = data.iterdir()
    if os.name == "posix":
        assert saved.stat().st_mode & 0o077 == 0
