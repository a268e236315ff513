"""Programs in arenas on the command line, the bot as a program, and tests that end an arena early."""

import json
import os
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import pytest

from armorial.cli.arena import names_of
from armorial.cli.workers import carried_out
from tests.cli.conftest import Run
from tests.patience import until
from tests.programs import Running

EXAMPLE: Final = Path(__file__).parents[2] / "examples" / "player.py"
PLAYER: Final = f"program:{shlex.join([sys.executable, str(EXAMPLE)])}"


def program(tmp_path: Path, think: str) -> str:
    """The example, with something else to do before it answers."""
    code = EXAMPLE.read_text().replace('elif command == "think":', f'elif command == "think":\n            {think}')
    file = tmp_path / "faulty.py"
    file.write_text(code)
    return f"program:{shlex.join([sys.executable, str(file)])}"


def arena(run: Run, *arguments: str | Path) -> dict[str, Any]:
    ran = run("arena", *arguments, "--json")
    assert ran.code == 0, ran.err
    report: dict[str, Any] = json.loads(ran.out)
    return report


def outcome(report: dict[str, Any]) -> list[Any]:
    return [(row["bot"], row["wins"], row["mean_score"], row["answers"]) for row in report["bots"]]


# -- names -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "names"),
    [
        ("master, careful", ["master", "careful"]),
        ("master,program:python x.py", ["master", "program:python x.py"]),
        ('master,"program:python x.py --a 1,2"', ["master", "program:python x.py --a 1,2"]),
        ("program:python 'x,y.py',careful@my.bin", ["program:python 'x,y.py'", "careful@my.bin"]),
        ('"careful@a,b.bin",random', ["careful@a,b.bin", "random"]),
        ("'a' 'b',random", ["'a' 'b'", "random"]),
        ("a,,b", ["a", "", "b"]),
    ],
)
def test_names_may_have_commas_between_quotes(words: str, names: list[str]) -> None:
    assert names_of(words) == names


# -- programs --------------------------------------------------------------------------------------------------------


def test_a_program_plays(run: Run) -> None:
    report = arena(run, "village", "--bots", f"random,{PLAYER}", "--games", "4")
    rand, player = report["bots"]
    assert player["bot"] == PLAYER
    assert player["answers"] > 40
    assert player["ms_per_answer"] > 0
    assert (player["failures"], player["notes"], report["failures"]) == (0, {}, [])
    assert "failures" not in rand


def test_the_bot_as_a_program_plays_as_well(run: Run) -> None:
    """Its level is set by the name, and it reads every position."""
    command = shlex.join([sys.executable, "-m", "armorial.cli", "bot", "random"])
    report = arena(run, "village", "--bots", f"program[level=greedy]:{command},random", "--games", "2")
    greedy = report["bots"][0]
    assert (greedy["wins"], greedy["failures"], greedy["notes"]) == (2, 0, {})


def test_jobs_do_not_change_the_results_and_programs_end(run: Run, tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    write = f"import os; print(os.getpid(), file=open({str(pids)!r}, 'a'))"
    bots = f"random,{program(tmp_path, write)}"
    one = arena(run, "village", "--bots", bots, "--games", "6")
    two = arena(run, "village", "--bots", bots, "--games", "6", "--jobs", "2")
    assert outcome(one) == outcome(two)
    started = set(pids.read_text().split())
    assert 2 <= len(started) <= 3, "one for each process that plays"
    for pid in started:
        until(lambda pid=pid: not Path(f"/proc/{pid}").exists(), "no program is left")  # type: ignore[misc]


def test_failures_are_in_the_report(run: Run, tmp_path: Path) -> None:
    bots = f"random,{program(tmp_path, 'sys.exit(7)')}"
    file = tmp_path / "arena.jsonl"
    report = arena(run, "village", "--bots", bots, "--games", "2", "--file", file)
    assert [(failure["game"], failure["seat"]) for failure in report["failures"]] == [(0, 1), (1, 0)]
    assert report["failures"][0]["bot"].startswith("program:")
    assert report["failures"][0]["what"].startswith("ended with exit code 7")
    assert report["bots"][0]["wins"] == 2
    assert report["bots"][1]["failures"] == 2
    again = arena(run, "village", "--bots", bots, "--games", "2", "--file", file)
    assert again["resumed"] == 2
    assert again["failures"] == report["failures"], "the file keeps them"
    words = run("arena", "village", "--bots", bots, "--games", "2", "--file", file).out
    assert "Programs failed in 2 games, which they lost:" in words
    assert "game 0, seat 1: program:" in words


def test_a_failure_can_stop_the_arena(run: Run, tmp_path: Path) -> None:
    bots = f"random,{program(tmp_path, 'sys.exit(7)')}"
    ran = run("arena", "village", "--bots", bots, "--games", "2", "--on-failure", "stop")
    assert ran.code == 2
    assert "ended with exit code 7" in ran.err
    assert "(game 0, seat 1)" in ran.err
    assert ran.err.count("\n") == 1


def test_notes_are_in_the_report(run: Run, tmp_path: Path) -> None:
    bots = "random," + program(tmp_path, "say('note hard')")
    row = arena(run, "legacy", "--bots", bots, "--games", "1")["bots"][1]
    assert row["notes"] == {"hard": row["answers"]}
    assert f"answers: hard {row['answers']}" in " ".join(
        run("arena", "legacy", "--bots", bots, "--games", "1").out.split()
    )


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (("--bots", "random,program:"), "needs a command"),
        (("--bots", "random,program:no-such-program"), "there is no program 'no-such-program'"),
        (("--bots", "random,program[x]:python"), "written as program[key=value"),
        (("--bots", f"random,program:{shlex.quote(sys.executable)} -c 0"), "ended with exit code 0"),
        (("--bots", "random,random", "--patience", "0"), "patience with programs"),
        (("--bots", "random,random", "--on-failure", "cry"), "lose or stop, not 'cry'"),
        (("--bots", "random,random", "--sprt", "elo0=3"), "needs two bounds"),
        (("--bots", "random,random", "--games", "0"), "must be 1 or more"),
    ],
)
def test_what_cannot_be_done_is_told(run: Run, arguments: tuple[str, ...], problem: str) -> None:
    ran = run("arena", "village", *arguments)
    assert ran.code == 2
    assert problem in ran.err
    assert ran.err.count("\n") == 1


# -- a sequential test -----------------------------------------------------------------------------------------------

TEST: Final = ("village", "--bots", f"{PLAYER},random", "--sprt", "share0=0.5,share1=0.7")


def test_an_arena_stops_when_enough_is_known(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    report = arena(run, *TEST, "--file", file)
    sprt = report["sprt"]
    assert sprt["result"] == "accepted"
    assert sprt["bot"] == PLAYER
    assert (sprt["share0"], sprt["share1"], sprt["alpha"], sprt["beta"]) == (0.5, 0.7, 0.05, 0.05)
    assert sprt["llr"] >= sprt["upper"]
    assert report["games"] == sprt["games"] < 60
    two = arena(run, *TEST, "--jobs", "2")
    assert outcome(two) == outcome(report), "whichever game was finished first"
    assert two["sprt"] == sprt
    again = arena(run, *TEST, "--file", file)
    assert (again["games"], again["resumed"], again["sprt"]) == (report["games"], report["games"], sprt)


def test_the_test_in_words(run: Run) -> None:
    words = run("arena", "village", "--bots", "random,random", "--games", "4", "--sprt", "elo0=0,elo1=20").out
    assert "Sequential test of random after 4 games: still open between 50.0% and 52.9%." in words
    assert "Elo 0 or 20, alpha 0.05, beta 0.05" in words


def test_without_a_test_there_is_none(run: Run) -> None:
    assert arena(run, "village", "--bots", "random,random", "--games", "1")["sprt"] is None


# -- the bot as a program --------------------------------------------------------------------------------------------


def test_the_bot_speaks(run: Run) -> None:
    ran = run("bot", "careful", typed=["armorial 1", "quit"])
    assert ran.code == 0
    assert [line.split()[0] for line in ran.out.splitlines()] == ["id", "option", "wants", "ready"]


def test_a_bot_that_is_not_there(run: Run) -> None:
    ran = run("bot", "god")
    assert ran.code == 2
    assert "there is no bot 'god'" in ran.err


def test_its_help_shows_a_session(run: Run) -> None:
    words = run("bot", "--help").out
    assert "think" in words
    assert "< answer take:family:green" in words


def test_letters_of_any_language_arrive() -> None:
    """Lines are UTF-8 whatever the terminal is set to."""
    command = [sys.executable, "-m", "armorial.cli", "bot", "random"]
    env = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0", "LC_ALL": "C"}
    with Running(command, env=env, stdin=subprocess.PIPE) as program:
        assert program.process.stdin is not None
        program.process.stdin.write('game {"game":"Wieś"}\n'.encode())
        program.process.stdin.close()
        assert program.ended() == 0
    assert "there is no game 'Wieś'" in program.out


# -- work with an end ------------------------------------------------------------------------------------------------


class Marking:
    """Leaves a mark when there is no more to do."""

    def __init__(self, folder: str) -> None:
        self.folder = folder

    def begin(self) -> "Marking":
        return self

    def __call__(self, number: int) -> int:
        return os.getpid()

    def close(self) -> None:
        (Path(self.folder) / str(os.getpid())).touch()


@pytest.mark.parametrize("jobs", [1, 2])
def test_every_process_ends_its_work(tmp_path: Path, jobs: int) -> None:
    worked = {str(pid) for pid in carried_out(Marking(str(tmp_path)), range(6), jobs)}
    assert worked <= {mark.name for mark in tmp_path.iterdir()}
