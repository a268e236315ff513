"""The laws with owners' numbers: every number of a game drawn from its usual span, and games come to their end."""

import random
from functools import cache

import pytest

from armorial.bots import make_bot
from armorial.bots.runner import bot_answer
from armorial.box.sheet import sheet_of
from armorial.games import GAMES, load_game
from armorial.kernel.contract import Chance
from tests.both import compiled
from tests.boxes import Within, drawn, overlay
from tests.conformance import laws
from tests.conformance.driver import MOST_ANSWERS, Case, prove_all, walk
from tests.conformance.law import SAMPLE

DRAWS = (1, 2, 3) if compiled() else (1,)
FAR = range(12) if compiled() else range(3)
LEVELS = ("greedy", "careful") if compiled() else ("greedy",)
PACE = 0.2
"""Bots think shorter than usual: whether a game ends does not depend on how well it is played."""
CHANGED = 0.55
"""So large a part of the numbers is another one; words, and what a card does without a number, stay."""


@cache
def case_of(name: str, seed: int, within: Within = "span") -> Case:
    game = load_game(name, overlay(name, drawn(name, seed, within)))
    return Case(game, game.seat_counts[seed % len(game.seat_counts)], {v.key: v.values[0] for v in game.variants})


@pytest.mark.parametrize("name", GAMES)
def test_nearly_every_number_is_another_one(name: str) -> None:
    """Otherwise the tests below would prove little."""
    sheet, numbers = sheet_of(name), drawn(name, DRAWS[0])
    changed = [path for path, own in sheet.fields.items() if numbers.get(path, own.standard) != own.standard]
    assert len(changed) > CHANGED * len(sheet.fields)
    assert all(not sheet.field(path).odd(numbers[path]) for path in changed)


@pytest.mark.parametrize("seed", DRAWS)
@pytest.mark.parametrize("name", GAMES)
def test_laws(name: str, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Gains and prices within their spans add up to more than ours, so features may be larger."""
    monkeypatch.setattr(laws, "LARGEST", 2 * laws.LARGEST)
    prove_all({law: min(most or SAMPLE, SAMPLE) for law, most in laws.LAWS.items()}, case_of(name, seed), seed)


@pytest.mark.parametrize("seed", FAR)
@pytest.mark.parametrize("name", GAMES)
def test_a_game_ends_with_the_least_and_the_most_that_is_possible(name: str, seed: int) -> None:
    """What would make a game endless is beyond the limits."""
    for position in walk(case_of(name, seed, "limits"), seed):
        assert position.step < MOST_ANSWERS


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", GAMES)
def test_bots_play_a_game_to_its_end(name: str, level: str) -> None:
    case = case_of(name, DRAWS[0])
    bots = [make_bot(level, PACE) for _ in range(case.seats)]
    s, rng = case.new(), random.Random(name)
    for _ in range(MOST_ANSWERS):
        question = case.game.asked(s)
        if question is None:
            return
        if isinstance(question, Chance):
            option = question.sample(s, rng)
        else:
            option = bot_answer(case.game, s, bots[question.seat], rng)
        case.game.answer(s, option, None)
    pytest.fail(f"no end after {MOST_ANSWERS} answers")
