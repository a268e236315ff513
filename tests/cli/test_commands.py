"""Every command once as it should be used."""

import json
import re
import sys
from pathlib import Path

import pytest

from armorial import __version__
from armorial.cli.simulate import Task, play_game
from armorial.engine import running
from armorial.games import GAMES, load_game
from armorial.match import load_record, save_record
from tests.cli.conftest import Run, whole_game
from tests.programs import finished


def test_help_tells_what_it_can_do(run: Run) -> None:
    ran = run("--help")
    assert ran.code == 0
    for word in (
        "play",
        "simulate",
        "arena",
        "analyse",
        "replay",
        "verify",
        "components",
        "games",
        "Examples",
        "--load",
    ):
        assert word in ran.out
    assert "completion" not in ran.out


def test_help_does_not_load_the_games() -> None:
    code = "import sys; from armorial.cli import main; main(['--help']); print(sorted(sys.modules))"
    ran = finished([sys.executable, "-c", code])
    assert ran.returncode == 0, ran.stderr
    assert "armorial.games" not in ran.stdout
    assert "armorial.text" not in ran.stdout


def test_every_command_has_help(run: Run) -> None:
    for command in ("games", "play", "simulate", "arena", "analyse", "replay", "verify", "components"):
        ran = run(command, "--help")
        assert ran.code == 0
        assert "Usage: armorial" in ran.out


def test_version(run: Run) -> None:
    assert run("--version").out == f"armorial {__version__}, {running()} engine\n"


def test_nothing_at_all_shows_the_help(run: Run) -> None:
    ran = run()
    assert "Usage: armorial" in ran.out + ran.err


def test_games(run: Run) -> None:
    listed = {game["name"]: game for game in json.loads(run("games", "--json").out)}
    assert list(listed) == list(GAMES)
    assert listed["village"]["seats"] == [2, 3, 4]
    assert listed["village"]["options"] == []
    (advanced,) = listed["lorenzo"]["options"]
    assert advanced == {"key": "advanced", "values": ["off", "on", "leaders", "tiles"], "default": "off"}
    assert [name for name in GAMES if name not in run("games").out] == []


def test_components(run: Run, tmp_path: Path) -> None:
    assert "farm.life_track" in run("components", "village").out
    data = json.loads(run("components", "village", "--json").out)
    assert sum(data["counts"].values()) == len(data["values"])
    assert {"path": "farm.life_track", "value": 10, "confidence": "known"} in data["values"]
    own = tmp_path / "own.toml"
    own.write_text("[workshop.smithy]\nprice = { orange = 2 }\n")
    values = json.loads(run("components", "village", "--components", own, "--json").out)["values"]
    assert {"path": "workshop.smithy.price", "value": {"orange": 2}, "confidence": "known"} in values


# -- simulate -------------------------------------------------------------------------------------------------


def test_simulate_counts(run: Run) -> None:
    data = json.loads(run("simulate", "village", "--seats", "2", "--games", "3", "--seed", "7", "--json").out)
    assert set(data) >= {
        "game",
        "seats",
        "games",
        "decisions",
        "forced",
        "chance",
        "seconds",
        "decisions_per_second",
        "games_per_second",
        "scores",
        "decisions_per_game",
    }
    assert (data["game"], data["seats"], data["games"]) == ("village", 2, 3)
    task = Task("village", 2, 3, 7, 1, [], None)
    played = [play_game(load_game("village"), task, number) for number in range(3)]
    assert data["decisions"] == sum(game.decisions for game in played)
    assert data["forced"] == sum(game.forced for game in played)
    assert data["chance"] == sum(game.chance for game in played)
    assert [row["max"] for row in data["scores"]] == [max(g.totals[seat] for g in played) for seat in (0, 1)]
    assert data["decisions_per_game"]["min"] == min(game.decisions for game in played)


def test_simulate_in_words(run: Run) -> None:
    ran = run("simulate", "village", "--games", "2")
    assert ran.code == 0
    assert "2 random games" in ran.out
    assert "mean score" in ran.out


def test_jobs_do_not_change_the_scores(run: Run) -> None:
    wanted = ("simulate", "village", "--seats", "2", "--games", "41", "--seed", "3", "--json")
    one, two = json.loads(run(*wanted).out), json.loads(run(*wanted, "--jobs", "2").out)
    for key in ("games", "decisions", "forced", "chance", "scores", "decisions_per_game"):
        assert one[key] == two[key]


# -- records --------------------------------------------------------------------------------------------------


def test_replay_tells_every_line(run: Run, finished: Path) -> None:
    ran = run("replay", finished)
    assert ran.code == 0
    assert "Round 1 begins" in ran.out
    assert "The winner is" in ran.out
    data = json.loads(run("replay", finished, "--json").out)
    record = load_record(finished)
    assert [line["token"] for line in data["lines"][1:]] == [line.token for line in record.lines]
    assert data["result"] == record.result


@pytest.mark.parametrize("game", GAMES)
def test_replay_tells_in_words_only(run: Run, tmp_path: Path, game: str) -> None:
    file = tmp_path / "whole.armorial"
    file.write_text(whole_game(game))
    out = run("replay", file).out
    tokens = {line.token for line in load_record(file).lines if ":" in line.token}
    assert len(tokens) > 10
    assert not [token for token in tokens if token in out]


@pytest.mark.parametrize(
    ("game", "headings"),
    [
        ("village", ["Round 2 begins. First player", "The mass begins.", "The game is over."]),
        ("lorenzo", ["Round 2 begins (period 1)", "Report to the Vatican", "Turn order", "The game is over."]),
        (
            "troyes",
            [
                "Round 2 begins",
                "Round 1 ends.",
                "Income and salaries.",
                "The dice are rolled.",
                "Events.",
                "The game is over.",
            ],
        ),
        ("legacy", ["Round 2: ", "Round 1 ends.", "Generation I ends.", "Generation II begins.", "The game is over."]),
    ],
)
def test_rounds_and_their_parts_have_lines_of_their_own(
    run: Run, tmp_path: Path, game: str, headings: list[str]
) -> None:
    file = tmp_path / "whole.armorial"
    file.write_text(whole_game(game))
    lines = run("replay", file).out.splitlines()
    for heading in headings:
        assert any(re.match(rf"\s+\d+  ── {re.escape(heading)}", line) for line in lines), heading


def test_a_turn_begins_with_the_sign_of_its_player(run: Run, finished: Path) -> None:
    told = re.findall(r"^ +(\d+)  ([●▲·]) ", run("replay", finished).out, re.M)
    seats = {line.seq: line.seat for line in load_record(finished).lines}
    signs = [(sign, seats[int(number)]) for number, sign in told]
    turns = [sign for sign in signs if sign[0] != "·"]
    assert set(turns) == {("●", 0), ("▲", 1)}
    assert 20 < len(turns) < len([seat for _, seat in signs if seat >= 0])


def test_a_line_about_somebody_else_has_no_sign(run: Run, tmp_path: Path) -> None:
    """Who leads in the church is told after whoever was the last to answer in the mass."""
    file = tmp_path / "whole.armorial"
    file.write_text(whole_game("village"))
    sign_of = {}
    for sign, name, did in re.findall(r"^ +\d+  ([●▲■◆·]) (\S+) (\S+)", run("replay", file).out, re.M):
        if sign != "·" and did in ("takes", "uses"):
            sign_of[name] = sign
        assert sign in ("·", sign_of.get(name, sign)), f"{sign} {name} {did}"
    assert len(sign_of) > 1


@pytest.mark.parametrize("game", ["legacy", "troyes"])
def test_a_line_tells_of_one_player(run: Run, tmp_path: Path, game: str) -> None:
    """Income and honour come to everybody at once, and are not buried in somebody else's line."""
    file = tmp_path / "whole.armorial"
    file.write_text(whole_game(game))
    lines = re.findall(r"^ +\d+  ([●▲·] .*)$", run("replay", file).out, re.M)
    for line in lines:
        assert len(set(re.findall(r"(?:^..|\. )(Ann|Bruno)\b", line))) <= 1, line
    assert len([line for line in lines if re.match("· (Ann|Bruno)", line)]) > 20


@pytest.mark.parametrize(("language", "word"), [("en", "Round 1"), ("ru", "Раунд 1"), ("pl", "Runda 1")])
def test_replay_shows_a_position(run: Run, finished: Path, language: str, word: str) -> None:
    ran = run("replay", finished, "--at", "60", "--lang", language)
    assert ran.code == 0
    assert word in ran.out
    assert "coins:brown=1" in ran.out
    data = json.loads(run("replay", finished, "--at", "60", "--json").out)
    assert data["line"] == 60
    assert data["asked"]["options"]
    assert data["view"]["round"] == 1


def test_replay_shows_the_start_and_the_end(run: Run, finished: Path) -> None:
    assert run("replay", finished, "--at", "0").code == 0
    last = len(load_record(finished).lines)
    assert "The winner is" in run("replay", finished, "--at", str(last)).out


def test_verify(run: Run, finished: Path) -> None:
    ran = run("verify", finished)
    assert ran.code == 0
    assert "verified" in ran.out
    data = json.loads(run("verify", finished, "--json").out)
    assert data["ok"]
    assert data["lines_checked"] == data["lines"]
    assert data["draws_checked"] > 20
    assert data["scores"] == load_record(finished).result


def test_verify_finds_a_changed_result(run: Run, finished: Path, tmp_path: Path) -> None:
    record = load_record(finished)
    assert record.result is not None
    record.result[0] += 1
    changed = tmp_path / "changed.armorial"
    save_record(changed, record)
    ran = run("verify", changed)
    assert ran.code == 1
    assert "not verified: line" in ran.out
    data = json.loads(run("verify", changed, "--json").out)
    assert not data["ok"]
    assert data["file_line"] > 0


def test_verify_finds_a_changed_draw(run: Run, finished: Path, tmp_path: Path) -> None:
    text = finished.read_text()
    other = {"first:0": "first:1", "first:1": "first:0"}
    draw = next(token for token in other if f" * {token}\n" in text)
    changed = tmp_path / "changed.armorial"
    changed.write_text(text.replace(f" * {draw}\n", f" * {other[draw]}\n"))
    ran = run("verify", changed)
    assert ran.code == 1
    assert "the dice gave" in ran.out
