"""Bots judge with the numbers of the table, whoever's they are, and say on what they were trained."""

import random
import re
from pathlib import Path
from typing import Any

import pytest

import armorial.games
from armorial.bots.advice import reservations
from armorial.games import GAMES, load_game
from armorial.kernel.contract import Game
from armorial.text import LANGUAGES, Speaker
from tests.boxes import drawn, overlay
from tests.conformance.driver import play_on

PACKAGE = Path(armorial.games.__file__).parent
SEED = 5


def judged(game: Game[Any], data: dict[str, Any]) -> tuple[list[float], list[float]]:
    """What a judge is told of a position, and what it is worth by hand."""
    s = game.load(data)
    told: list[float] = []
    for seat in range(2):
        game.write_own(s, seat, told)
    game.write_shared(s, told)
    return told, [game.worth(s, seat) for seat in range(2)]


@pytest.mark.parametrize("name", GAMES)
def test_the_same_position_is_judged_by_the_numbers_of_the_table(name: str) -> None:
    standard, own = load_game(name), load_game(name, overlay(name, drawn(name, SEED)))
    s = standard.new(2)
    play_on(standard, s, random.Random(SEED), 60)
    position = standard.dump(s)
    told, worth = judged(standard, position)
    told_here, worth_here = judged(own, position)
    assert told != told_here
    assert worth != worth_here


@pytest.mark.parametrize("name", GAMES)
def test_no_judgement_looks_into_the_standard_file(name: str) -> None:
    files = sorted((PACKAGE / name / "judgement").glob("*.py"))
    assert files
    assert [file.name for file in files if re.search(r"\bSTANDARD\b|standard_components", file.read_text())] == []


def test_who_takes_advice_is_told_that_the_bot_learned_with_other_numbers() -> None:
    assert reservations(None) == reservations({}) == []
    for language in LANGUAGES:
        (said,) = (Speaker(language, strict=True).say(each) for each in reservations({"mill": {"coins": 3}}))
        assert said
