"""The laws with owners' numbers: every number of a game drawn from its usual span, and games come to their end."""

import random
from collections import Counter
from functools import cache
from typing import Any

import pytest

from armorial.bots import make_bot
from armorial.bots.runner import bot_answer
from armorial.box.sheet import sheet_of
from armorial.games import GAMES, load_game
from armorial.kernel.contract import Chance, Question
from tests.both import compiled
from tests.boxes import Within, drawn, overlay
from tests.conformance import laws
from tests.conformance.driver import MOST_ANSWERS, Case, prove_all, walk
from tests.conformance.law import SAMPLE

BOXES = (1, 2, 3)
DRAWS = BOXES[:2] if compiled() else BOXES[:1]
"""Those that are played with at random; bots play with the last one."""
FAR = range(12) if compiled() else range(3)
LEVELS = ("greedy", "careful") if compiled() else ("greedy",)
PACE = 0.2
"""Bots think shorter than usual: whether a game ends does not depend on how well it is played."""
CHANGED = 0.93
"""So large a part of the numbers is another one in every box; words, and what a card does without a number, stay."""
ROUNDS = {"village": 30, "lorenzo": 6, "troyes": 8, "legacy": 27}
"""So many rounds a game has at most, whatever its numbers are. V-117, L-10, T-10, G-10"""
IN_A_ROUND = 600
"""So many answers take up all that a round has: cubes, members, dice, pawns."""
TIED = {"troyes": {"players.2.citizens", "players.4.citizens", "players.4.characters"}}
"""Counts that go together with nothing but the standard ones of others."""


class Played(Case):
    """A game that was played before, by whomever."""

    def __init__(self, case: Case, answers: list[int]) -> None:
        super().__init__(case.game, case.seats, case.options)
        self.answers = answers

    def chosen(self, step: int, question: Question[Any], s: Any, rng: random.Random) -> int:
        return self.answers[step]


@cache
def case_of(name: str, seed: int, within: Within = "span") -> Case:
    game = load_game(name, overlay(name, drawn(name, seed, within)))
    return Case(game, game.seat_counts[seed % len(game.seat_counts)], {v.key: v.values[0] for v in game.variants})


@pytest.mark.parametrize("name", GAMES)
def test_every_number_is_another_one(name: str) -> None:
    """Nearly all in every box, and all in one or another."""
    sheet = sheet_of(name)
    free = {path: own for path, own in sheet.fields.items() if own.span and own.span[0] < own.span[1]}
    unchanged = set(free)
    for seed in BOXES:
        numbers = drawn(name, seed)
        changed = {path for path, own in free.items() if numbers.get(path, own.standard) != own.standard}
        assert len(changed) > CHANGED * len(free)
        assert not any(sheet.field(path).odd(numbers[path]) for path in changed)
        unchanged -= changed
    assert unchanged == TIED.get(name, set())


@pytest.mark.parametrize("seed", DRAWS)
@pytest.mark.parametrize("name", GAMES)
def test_laws(name: str, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    prove_within_spans(case_of(name, seed), seed, monkeypatch)


def prove_within_spans(case: Case, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Gains and prices within their spans add up to more than ours, so features may be larger: a patron's goal alone
    has brought 200 honour."""
    monkeypatch.setattr(laws, "LARGEST", 10 * laws.LARGEST)
    prove_all({law: min(most or SAMPLE, SAMPLE) for law, most in laws.LAWS.items()}, case, seed)


@pytest.mark.parametrize("seed", FAR)
@pytest.mark.parametrize("name", GAMES)
def test_a_game_ends_with_the_least_and_the_most_that_is_possible(name: str, seed: int) -> None:
    """What would make a game endless is beyond the limits: rounds are counted and none comes again, and every answer in
    a round uses something up."""
    case = case_of(name, seed, "limits")
    rounds = [case.game.view(position.state, 0)["round"] for position in walk(case, seed)]
    assert rounds == sorted(rounds)
    assert rounds[-1] <= ROUNDS[name]
    assert max(Counter(rounds).values()) <= IN_A_ROUND


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", GAMES)
def test_laws_in_games_of_bots(name: str, level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots go where hardly any game at random goes; and they come to an end."""
    case = case_of(name, BOXES[-1])
    bots = [make_bot(level, PACE) for _ in range(case.seats)]
    s, rng, answers = case.new(), random.Random(name), list[int]()
    while (question := case.game.asked(s)) is not None:
        if isinstance(question, Chance):
            answers.append(question.sample(s, rng))
        else:
            answers.append(bot_answer(case.game, s, bots[question.seat], rng))
        case.game.answer(s, answers[-1], None)
        assert len(answers) < MOST_ANSWERS
    prove_within_spans(Played(case, answers), 0, monkeypatch)
