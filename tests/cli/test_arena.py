"""Bots against bots on the command line: the report, and stopping and going on."""

import fcntl
import json
import os
import shlex
import signal
import sys
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

from armorial.bots.arena import Result, Setting, play_game
from armorial.cli.errors import CliError
from armorial.games import load_game
from tests.cli.conftest import Run
from tests.patience import until
from tests.programs import Running

QUICK = ("arena", "village", "--bots", "random,random", "--seed", "3")
TIMES = ("seconds", "ms_per_answer", "ms_slowest")


def outcome(report: dict[str, Any]) -> dict[str, Any]:
    """A report without what differs from run to run: how long it took, and where it was kept."""
    bots = [{key: value for key, value in row.items() if key not in TIMES} for row in report["bots"]]
    left_out = ("seconds", "file", "resumed", "interrupted", "bots")
    return {**{key: value for key, value in report.items() if key not in left_out}, "bots": bots}


# -- the report -----------------------------------------------------------------------------------------------


def test_the_report_counts_the_games(run: Run) -> None:
    ran = run("arena", "village", "--bots", "greedy,random", "--games", "4", "--seed", "7", "--json")
    assert ran.code == 0
    report = json.loads(ran.out)
    assert set(report) >= {"game", "seats", "games", "seconds", "seed", "options", "engine", "interrupted", "by_seat"}
    assert (report["game"], report["seats"], report["games"], report["interrupted"]) == ("village", 2, 4, False)
    assert set(report["bots"][0]) >= {"bot", "wins", "win_share", "interval", "mean_score", "mean_rank", "rating"}
    game, setting = load_game("village"), Setting("village", ["greedy", "random"], 7, {})
    results = [play_game(game, setting, number) for number in range(4)]
    for bot, row in enumerate(report["bots"]):
        seats = [result.order.index(bot) for result in results]
        wins = sum(result.shares[seat] for result, seat in zip(results, seats, strict=True))
        scores = [result.scores[seat] for result, seat in zip(results, seats, strict=True)]
        assert row["wins"] == wins
        assert row["win_share"] == wins / 4
        assert row["mean_score"] == pytest.approx(sum(scores) / 4)
        assert row["interval"][0] <= row["win_share"] <= row["interval"][1]
    greedy, rand = report["bots"]
    assert greedy["rating"] > rand["rating"]
    assert greedy["mean_rank"] < rand["mean_rank"]
    assert [seat["seat"] for seat in report["by_seat"]] == [0, 1]
    assert sum(seat["wins"] for seat in report["by_seat"]) == 4


def test_the_report_in_words(run: Run) -> None:
    ran = run("arena", "village", "--bots", "greedy,random,random", "--games", "2")
    assert ran.code == 0
    assert "village, 3 seats: 2 games" in ran.out
    assert "95% interval" in ran.out
    assert [line.split()[:3] for line in ran.out.splitlines() if line.startswith("greedy")] == [
        ["greedy", "2", "100.0%"]
    ]


def test_one_plays_alone(run: Run) -> None:
    report = json.loads(run("arena", "legacy", "--bots", "random", "--games", "3", "--json").out)
    (row,) = report["bots"]
    game, setting = load_game("legacy"), Setting("legacy", ["random"], 1, {})
    assert row["wins"] == sum(play_game(game, setting, number).shares[0] for number in range(3))
    assert row["rating"] is None
    assert "1 seat: 3 games" in run("arena", "legacy", "--bots", "random", "--games", "3").out


def test_options_of_the_game(run: Run) -> None:
    wanted = ("arena", "lorenzo", "--bots", "random,random", "--games", "2", "--json")
    basic, advanced = json.loads(run(*wanted).out), json.loads(run(*wanted, "--options", "advanced=on").out)
    assert advanced["options"] == {"advanced": "on"}
    assert basic["bots"][0]["mean_score"] != advanced["bots"][0]["mean_score"]


def test_jobs_do_not_change_the_results(run: Run) -> None:
    one = json.loads(run(*QUICK, "--games", "13", "--json").out)
    two = json.loads(run(*QUICK, "--games", "13", "--json", "--jobs", "2").out)
    assert outcome(one) == outcome(two)


# -- the file -------------------------------------------------------------------------------------------------


def test_a_file_goes_on_where_it_ended(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    first = json.loads(run(*QUICK, "--games", "5", "--file", file, "--json").out)
    assert (first["games"], first["resumed"], first["file"]) == (5, 0, str(file))
    kept = file.read_bytes()
    whole = json.loads(run(*QUICK, "--games", "9", "--json").out)
    second = json.loads(run(*QUICK, "--games", "9", "--file", file, "--json").out)
    assert (second["games"], second["resumed"]) == (9, 5)
    assert outcome(second) == outcome(whole)
    assert file.read_bytes().startswith(kept), "lines are only ever added"
    assert len(file.read_text().splitlines()) == 10
    again = json.loads(run(*QUICK, "--games", "5", "--file", file, "--json").out)
    assert outcome(again) == outcome(first), "games beyond those that are asked for do not count"


def test_without_a_file_nothing_is_left(run: Run, data: Path) -> None:
    assert run(*QUICK, "--games", "2").code == 0
    assert list(data.iterdir()) == []


def test_what_a_crash_left_of_a_line_is_played_again(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    whole = json.loads(run(*QUICK, "--games", "4", "--file", file, "--json").out)
    text = file.read_text()
    file.write_text(text[:-30])
    again = json.loads(run(*QUICK, "--games", "4", "--file", file, "--json").out)
    assert again["resumed"] == 3
    assert outcome(again) == outcome(whole)
    assert json.loads(run(*QUICK, "--games", "4", "--file", file, "--json").out)["resumed"] == 4


@pytest.mark.parametrize(
    ("arguments", "difference"),
    [
        (("arena", "village", "--bots", "random,random", "--seed", "4"), "seed: 3, not 4"),
        (("arena", "village", "--bots", "random,greedy", "--seed", "3"), "bots: random,random, not random,greedy"),
        (("arena", "troyes", "--bots", "random,random", "--seed", "3"), "game: village, not troyes"),
    ],
)
def test_a_file_of_other_settings_is_refused(
    run: Run, tmp_path: Path, arguments: tuple[str, ...], difference: str
) -> None:
    file = tmp_path / "arena.jsonl"
    run(*QUICK, "--games", "2", "--file", file)
    before = file.read_bytes()
    ran = run(*arguments, "--games", "3", "--file", file)
    assert ran.code == 2
    assert f"holds an arena with other settings ({difference})" in ran.err
    assert ran.err.count("\n") == 1
    assert file.read_bytes() == before


def test_other_options_are_other_settings(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    lorenzo = ("arena", "lorenzo", "--bots", "random,random", "--games", "1", "--file", str(file))
    run(*lorenzo)
    assert "(options: advanced=off, not advanced=on)" in run(*lorenzo, "--options", "advanced=on").err


@pytest.mark.parametrize(
    ("content", "problem"),
    [
        ("dear diary\n", "already exists and is not an arena file"),
        ("{}\n", "already exists and is not an arena file"),
        ("no end of line", "already exists and is not an arena file"),
        ("{header}\n{\n", "line 2 of"),
        ('{header}\n{"number":1}\n', "line 2 of"),
        ("{header}\n{game}\n{turned}\n", "line 3 of"),
    ],
)
def test_a_file_of_something_else_is_refused(run: Run, tmp_path: Path, content: str, problem: str) -> None:
    file = tmp_path / "arena.jsonl"
    run(*QUICK, "--games", "1", "--file", file)
    header, game = file.read_text().splitlines()
    turned = json.dumps({**json.loads(game), "number": 1})
    content = content.replace("{header}", header).replace("{game}", game).replace("{turned}", turned)
    file.write_text(content)
    ran = run(*QUICK, "--games", "2", "--file", file)
    assert ran.code == 2
    assert problem in ran.err
    assert ran.err.count("\n") == 1
    assert file.read_text() == content


def test_only_one_arena_writes_to_a_file(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    run(*QUICK, "--games", "1", "--file", file)
    with file.open("ab") as stream:
        fcntl.flock(stream, fcntl.LOCK_EX)
        ran = run(*QUICK, "--games", "2", "--file", file)
    assert ran.code == 2
    assert "another arena is writing to" in ran.err
    assert len(file.read_text().splitlines()) == 2


def test_what_was_played_before_a_failure_is_kept(run: Run, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(setting: Setting, numbers: list[int], jobs: int) -> Generator[Result, None, None]:
        play = setting.begin()
        yield play(numbers[0])
        yield play(numbers[1])
        raise CliError("the lights went out")

    with monkeypatch.context() as dark:
        dark.setattr("armorial.cli.arena.carried_out", failing)
        ran = run(*QUICK, "--games", "4")
    assert ran.code == 2
    assert ran.err.startswith("error: the lights went out; continue with: armorial arena")
    command = shlex.split(ran.err.rpartition("continue with: ")[2])
    report = json.loads(run(*command[1:], "--json").out)
    assert (report["games"], report["resumed"]) == (4, 2)


def test_a_failure_before_the_first_game_leaves_nothing(run: Run, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(setting: Setting, numbers: list[int], jobs: int) -> Generator[Result, None, None]:
        raise CliError("the lights went out")
        yield

    monkeypatch.setattr("armorial.cli.arena.carried_out", failing)
    ran = run(*QUICK, "--games", "4")
    assert ran.err == "error: the lights went out\n"
    assert list(data.iterdir()) == []


def test_a_folder_that_cannot_be_written_to_is_no_hindrance(run: Run, data: Path) -> None:
    data.parent.mkdir()
    data.write_text("a file, where a folder should be")
    assert run(*QUICK, "--games", "2").code == 0


# -- interruptions --------------------------------------------------------------------------------------------

LONG = ("arena", "village", "--bots", "greedy,random", "--games", "40", "--seed", "3")


def interrupted(
    arguments: list[str], data: Path, file: Path | None, number: int = signal.SIGINT
) -> tuple[int, str, str]:
    """Start an arena, and press Ctrl-C (or kill it) as soon as a few games are in its file."""
    environment = {**os.environ, "XDG_DATA_HOME": str(data.parent)}
    with Running([sys.executable, "-m", "armorial.cli", *arguments], env=environment) as program:
        process = program.process

        def under_way() -> bool:
            files = [file] if file else list(data.glob("*.jsonl"))
            return any(one.exists() and one.read_bytes().count(b"\n") > 3 for one in files)

        until(lambda: under_way() or process.poll() is not None, "a few games are played")
        if number == signal.SIGINT:
            os.killpg(process.pid, number)  # as a terminal does: all processes hear it
        else:
            process.send_signal(number)
        code = program.ended()
        until(lambda: is_gone(process.pid), "all processes end")
    return code, program.out, program.err


def is_gone(group: int) -> bool:
    """Whether nothing is left running. What has ended is there until somebody has taken notice of it."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return True
    return False


@pytest.mark.skipif(os.name != "posix", reason="signals")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupted_arena_keeps_its_games_and_goes_on(run: Run, data: Path, tmp_path: Path, jobs: str) -> None:
    file = tmp_path / "arena.jsonl"
    arguments = [*LONG, "--jobs", jobs, "--file", str(file), "--json"]
    code, out, err = interrupted(arguments, data, file)
    assert code == 130
    report = json.loads(out)
    assert report["interrupted"] is True
    assert 3 <= report["games"] < 40
    assert err.endswith(
        f"error: interrupted after {report['games']} of 40 games; the same command continues from there\n"
    )
    assert "Traceback" not in err
    assert len(file.read_text().splitlines()) == 1 + report["games"]
    resumed = json.loads(run(*arguments).out)
    assert resumed["resumed"] == report["games"]
    assert outcome(resumed) == outcome(json.loads(run(*LONG, "--json").out))


@pytest.mark.skipif(os.name != "posix", reason="signals")
def test_an_arena_without_a_file_keeps_its_games_too(run: Run, data: Path) -> None:
    code, out, err = interrupted([*LONG, "--jobs", "2"], data, None)
    assert code == 130
    assert "village, 2 seats:" in out, "what was played is told"
    (file,) = data.glob("*.jsonl")
    command = shlex.split(err.rpartition("continue with: ")[2])
    assert command[:2] == ["armorial", "arena"]
    assert command[-2:] == ["--file", str(file)]
    report = json.loads(run(*command[1:], "--json").out)
    assert report["games"] == 40
    assert report["resumed"] >= 3


@pytest.mark.skipif(os.name != "posix", reason="signals")
@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
def test_a_killed_arena_keeps_its_games_and_leaves_no_process(
    run: Run, data: Path, tmp_path: Path, number: int
) -> None:
    file = tmp_path / "arena.jsonl"
    code, _, _ = interrupted([*LONG, "--jobs", "2", "--file", str(file)], data, file, number)
    assert code == -number
    kept = len(file.read_text().splitlines()) - 1
    report = json.loads(run(*LONG, "--games", "4", "--file", file, "--json").out)
    assert report["games"] == 4
    assert 0 < report["resumed"] <= kept
