"""Counting to the end: the best answer is known wherever few are left, and nothing is said elsewhere."""

import random

import pytest

from armorial.bots.endgame import WATCHED, counted
from armorial.bots.judge import Judge
from armorial.bots.mcts import Mcts
from armorial.games import load_game
from tests.bots.playing import play_on
from tests.bots.positions.position import Position, played, start
from tests.bots.positions.suite import SUITES

LIMIT = 60_000
COUNTED = [(game, position) for game, positions in SUITES.items() for position in positions if position.counted]


@pytest.mark.parametrize(
    "position", [pytest.param(position, id=f"{game}: {position.name}") for game, position in COUNTED]
)
def test_it_finds_what_trying_everything_finds(position: Position) -> None:
    """The answers of these positions are proved by another solver (``positions/solve.py``)."""
    bot = Mcts(1, 60.0)
    bot.weights = "hand"
    bot.counting = LIMIT
    line, right = played(position, bot, 1)
    assert right, f"{' '.join(line)}; better {', or '.join(position.accept)}"


def test_with_too_few_positions_nothing_is_said() -> None:
    (position,) = [position for game, position in COUNTED if position.name == "the second city beats the customer"]
    game, state, _ = start(position)
    question = game.asked(state)
    assert question is not None
    options = question.moves(state)
    assert counted(Judge(game), state, options, LIMIT, 60.0, random.Random(1))
    assert counted(Judge(game), state, options, 5, 60.0, random.Random(1)) == []


def test_without_time_nothing_is_said() -> None:
    """More positions than it looks at between two looks at the clock."""
    for _, position in COUNTED:
        game, state, _ = start(position)
        question = game.asked(state)
        assert question is not None
        options = question.moves(state)
        choices = counted(Judge(game), state, options, LIMIT, 60.0, random.Random(1))
        if choices and not counted(Judge(game), state, options, WATCHED, 60.0, random.Random(1)):
            assert counted(Judge(game), state, options, LIMIT, -1.0, random.Random(1)) == []
            return
    raise AssertionError("no position takes so long")


def test_who_plays_alone_counts_too() -> None:
    (position,) = [position for game, position in COUNTED if position.name == "alone: a child, or the family dies out"]
    game, state, _ = start(position)
    question = game.asked(state)
    assert question is not None
    choices = counted(Judge(game), state, question.moves(state), LIMIT, 60.0, random.Random(1))
    assert choices
    assert 0.0 <= choices[-1].value < choices[0].value <= 1.0


def test_early_in_a_game_it_is_not_tried() -> None:
    game = load_game("lorenzo")
    state = game.new(2, game.check(2, {}))
    play_on(game, state, random.Random(3), 20)
    question = game.asked(state)
    assert question is not None
    before = game.dump(state)
    assert counted(Judge(game), state, question.moves(state), LIMIT, 60.0, random.Random(1)) == []
    assert game.dump(state) == before


def test_a_counted_position_is_left_as_it_is() -> None:
    for _, position in COUNTED[:5]:
        game, state, _ = start(position)
        question = game.asked(state)
        assert question is not None
        before = game.dump(state)
        options = question.moves(state)
        choices = counted(Judge(game), state, options, LIMIT, 60.0, random.Random(1))
        assert sorted(choice.option for choice in choices) == sorted(options)
        assert game.dump(state) == before
