"""A bot's judgement of a recorded game: every choice, the mistakes, the picture, and no secrets."""

import json
import random
import xml.etree.ElementTree as ElementTree
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from armorial.bots import make_bot
from armorial.bots.analysis import Budget
from armorial.bots.runner import bot_thought
from armorial.bots.study import Study
from armorial.games import load_game
from armorial.match import Match, SeededChance, load_record, write_record
from tests.cli.conftest import Run
from tests.cli.test_errors import assert_one_sentence

GREEDY = "greedy@hand"
"""A judge that does not change with what bots learn."""
MIDDLE = 60
"""From this line on a blunder is planted."""


def greedy_game(blunder: int) -> tuple[Match, dict[int, float], str]:
    """A game of Village by two greedy bots, of whom one takes the worst answer at a line.

    The match, what could be thrown away at each line, and what would have been right.
    """
    rng = random.Random(11)
    game = load_game("village")
    match = Match.start(game, 2, names=["Ann", "Bob [greedy]"], chance=SeededChance(11))
    gaps: dict[int, float] = {}
    right = ""
    while (seat := match.to_move) is not None:
        question = match.asked()
        assert question is not None
        thought = bot_thought(game, match.state, make_bot(GREEDY), rng)
        option, worst = thought.option, min(thought.choices, key=lambda choice: choice.value)
        line = match.version + 1
        gaps[line] = thought.choices[0].value - worst.value
        if line == blunder:
            option, right = worst.option, question.table.names[thought.option]
        match.answer(seat, question.table.names[option])
    return match, gaps, right


@cache
def with_blunder() -> tuple[str, int, str]:
    """A game with one great blunder: its record, the line, what would have been right."""
    _, gaps, _ = greedy_game(0)
    blunder = max((line for line in gaps if line > MIDDLE), key=lambda line: gaps[line])
    assert gaps[blunder] > 0.2
    match, _, right = greedy_game(blunder)
    return write_record(match.record()), blunder, right


@pytest.fixture
def blundered(tmp_path: Path) -> Path:
    file = tmp_path / "blunder.armorial"
    file.write_text(with_blunder()[0])
    return file


def judged(run: Run, *arguments: str | Path) -> dict[str, Any]:
    ran = run("analyse", *arguments, "--json")
    assert ran.code == 0, ran.err
    report: dict[str, Any] = json.loads(ran.out)
    return report


# -- what is found --------------------------------------------------------------------------------------------


def test_a_planted_blunder_is_the_only_mistake(run: Run, blundered: Path) -> None:
    report = judged(run, blundered, "--bot", GREEDY)
    _, line, right = with_blunder()
    (worst,) = report["mistakes"]  # all other choices were this bot's own
    assert worst["line"] == line
    assert worst["loss"] > 0.1
    assert worst["played"] == load_record(blundered).lines[line - 1].token
    assert worst["bot"] == right


def test_a_search_finds_the_planted_blunder_too(run: Run, blundered: Path) -> None:
    found = judged(run, blundered, "--bot", "mcts:25@hand")["mistakes"]
    assert with_blunder()[1] in [row["line"] for row in found[:3]]


def test_every_choice_is_judged_and_nothing_else(run: Run, finished: Path) -> None:
    report = judged(run, finished, "--bot", "greedy")
    record = load_record(finished)
    free = [line.seq for line in record.lines if line.seat >= 0 and not line.forced]
    told = [row["line"] for row in report["decisions"]]
    assert told == sorted(set(told))
    assert set(told) <= set(free)
    assert len(told) > 0.9 * len(free), "only ways to the same position are left out"
    for row in report["decisions"]:
        line = record.lines[row["line"] - 1]
        assert (row["seat"], row["played"]) == (line.seat, line.token)
        assert 0 <= row["after"] <= row["before"] <= 1
        assert row["loss"] == pytest.approx(row["before"] - row["after"], abs=2e-4)
        assert sum(row["chances"]) == pytest.approx(1, abs=1e-3)
    losses = [row["loss"] for row in report["mistakes"]]
    assert losses == sorted(losses, reverse=True)
    assert losses[0] == max(row["loss"] for row in report["decisions"])
    assert report["result"] in ([1.0, 0.0], [0.0, 1.0])
    assert [player["decisions"] for player in report["players"]] == [
        sum(row["seat"] == seat for row in report["decisions"]) for seat in (0, 1)
    ]


def test_answers_that_were_taken_back_are_not_judged(run: Run, tmp_path: Path) -> None:
    match = Match.start(load_game("village"), 2, chance=SeededChance(1))
    seat = match.to_move
    assert seat is not None
    match.answer(seat, match.options()[0])
    gone = max(line.seq for line in match.lines if line.seat == seat)
    match.undo(seat)
    match.answer(seat, match.options()[-1])
    kept = max(line.seq for line in match.lines if line.seat == seat)
    file = tmp_path / "undone.armorial"
    file.write_text(write_record(match.record(), private=True))
    lines = [row["line"] for row in judged(run, file, "--bot", "greedy")["decisions"]]
    assert gone not in lines
    assert kept in lines


def test_seed_and_jobs(run: Run, finished: Path) -> None:
    one = judged(run, finished, "--bot", "mcts:2", "--seed", "5")
    assert judged(run, finished, "--bot", "mcts:2", "--seed", "5", "--jobs", "2") == one
    assert judged(run, finished, "--bot", "mcts:2", "--seed", "6")["decisions"] != one["decisions"]


def test_mistakes_are_the_largest_losses() -> None:
    losses = [0.04, 0.3, 0.1, 0.3, 0.2]
    pieces: dict[int, dict[str, Any] | None] = {
        line: {"line": line, "before": 0.5 + loss, "after": 0.5} for line, loss in enumerate(losses, 1)
    }
    pieces[0] = {"choices": len(losses)}
    assert [found["line"] for found in Study(Budget("greedy", None, 3), pieces).mistakes()] == [2, 4, 5]
    assert [found["line"] for found in Study(Budget("greedy", None, 9), pieces).mistakes()] == [2, 4, 5, 3]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "That took the win chance from"),
        ("ru", "Шансы на победу упали с"),
        ("pl", "Szanse na wygraną spadły z"),
    ],
)
def test_mistakes_in_words(run: Run, blundered: Path, language: str, words: str) -> None:
    ran = run("analyse", blundered, "--bot", GREEDY, "--lang", language)
    assert ran.code == 0
    said = " ".join(ran.out.split())
    assert words in said
    assert f" {with_blunder()[1]} (Ann:" in said or f" {with_blunder()[1]} (Bob:" in said
    assert "cli-" not in ran.out
    assert "village-" not in ran.out


def test_one_who_plays_alone(run: Run, tmp_path: Path) -> None:
    rng = random.Random(1)
    match = Match.start(load_game("legacy"), 1, chance=SeededChance(1))
    while (question := match.asked()) is not None and match.version < 60:
        option = bot_thought(match.game, match.state, make_bot(GREEDY), rng).option
        match.answer(question.seat, question.table.names[option])
    file = tmp_path / "alone.armorial"
    file.write_text(write_record(match.record(), private=True))
    report = judged(run, file, "--bot", GREEDY)
    assert report["decisions"]
    assert report["result"] is None
    assert all(len(row["chances"]) == 1 for row in report["decisions"])


# -- secrets --------------------------------------------------------------------------------------------------


def legacy_record(finish: bool) -> str:
    """A game of Legacy, in which hands are hidden; its beginning, or the whole."""
    rng = random.Random(3)
    match = Match.start(load_game("legacy"), 2, chance=SeededChance(3))
    while (seat := match.to_move) is not None and (finish or match.version < 90):
        match.answer(seat, rng.choice(match.options()))
    return write_record(match.record(), private=not finish)


def test_of_a_finished_game_everything_is_told(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "legacy.armorial"
    file.write_text(legacy_record(finish=True))
    report = judged(run, file, "--bot", "greedy")
    assert report["untold"] == 0
    file.write_text(legacy_record(finish=False))
    running = judged(run, file, "--bot", "greedy")
    assert running["untold"] > 0


# -- the picture ----------------------------------------------------------------------------------------------


def test_a_picture_as_png(run: Run, finished: Path, tmp_path: Path) -> None:
    file = tmp_path / "chances.png"
    ran = run("analyse", finished, "--bot", "greedy", "--plot", file)
    assert ran.code == 0
    assert str(file) in ran.out.replace("\n", "")
    data = file.read_bytes()
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    assert data.rstrip().endswith(b"IEND\xaeB`\x82")
    assert int.from_bytes(data[16:20]) > 600, "its width"


def test_a_picture_as_svg(run: Run, finished: Path, tmp_path: Path) -> None:
    file = tmp_path / "chances.SVG"
    assert judged(run, finished, "--bot", "greedy", "--plot", file, "--lang", "ru")["plot"] == str(file)
    picture = ElementTree.fromstring(file.read_text())
    assert picture.tag == "{http://www.w3.org/2000/svg}svg"
    texts = {"".join(node.itertext()).strip() for node in picture.iter("{http://www.w3.org/2000/svg}text")}
    assert {"Ann", "Bruno", "шансы на победу, %"} <= texts


def test_without_matplotlib_it_says_what_to_install(
    run: Run, finished: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("armorial.cli.plot.find_spec", lambda name: None)
    ran = run("analyse", finished, "--plot", tmp_path / "a.png")
    assert ran.code == 2
    assert_one_sentence(ran, "pip install 'armorial[plot]'")


def test_a_record_of_other_rules_cannot_be_analysed(run: Run, finished: Path) -> None:
    finished.write_text(finished.read_text().replace("rules ", "rules 9", 1))
    ran = run("analyse", finished)
    assert ran.code == 2
    assert_one_sentence(ran, "this record cannot be analysed: it was played with rules 9")
