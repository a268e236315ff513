"""The bot that searches: it finds what can be found, keeps to its budget, and knows no more than its seat."""

import random
from typing import Any

import pytest

from armorial.bots.greedy import Greedy, look_ahead
from armorial.bots.learned import judge_of
from armorial.bots.mcts import Mcts
from armorial.bots.runner import bot_answer, bot_thought
from armorial.bots.tree import FIRST_POSITIONS
from armorial.games import load_game
from armorial.kernel.contract import CHANCE, Chance, Game
from tests.bots.nim import Nim
from tests.bots.playing import LONG, play_on

# -- what it finds --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("heap", [5, 6, 7, 9, 10, 11])
def test_it_finds_the_only_move_that_wins(heap: int, rng: random.Random) -> None:
    game = Nim(heap)
    thought = bot_thought(game, game.new(2), Mcts(600, LONG), rng)
    assert thought.option + 1 == heap % 4
    best, *others = thought.choices
    assert best.option == thought.option
    assert best.value > 0.8
    assert all(other.value < best.value for other in others)


def test_a_lost_game_is_known_to_be_lost(rng: random.Random) -> None:
    game = Nim(8)
    assert all(choice.value < 0.4 for choice in bot_thought(game, game.new(2), Mcts(2000, LONG), rng).choices)


def test_with_three_seats_each_plays_for_himself(rng: random.Random) -> None:
    """Three matches for three players: whoever takes all of them wins at once."""
    game = Nim(3)
    assert bot_answer(game, game.new(3), Mcts(100, LONG), rng) == 2


def test_of_an_answer_that_was_not_tried_it_tells_the_points_at_first_sight(rng: random.Random) -> None:
    game = load_game("village")
    s = game.new(2)
    play_on(game, s, rng, 0)
    question = game.asked(s)
    assert question is not None
    thought = bot_thought(game, s, Mcts(5, LONG), rng)
    untried = {choice.option: choice.points for choice in thought.choices if not choice.visits}
    judge = judge_of(game)
    now = judge.points(s)[question.seat]
    looks = look_ahead(judge, s, question.moves(s), FIRST_POSITIONS)
    seen = {look.option: judge.points(look.position)[question.seat] - now for look in looks}
    assert untried == {option: points for option, points in seen.items() if option in untried}
    assert len(set(untried.values())) > 1


# -- what it spends -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("iterations", [1, 7, 60])
def test_iterations_are_counted_exactly(iterations: int, rng: random.Random) -> None:
    game = load_game("village")
    s = game.new(2)
    play_on(game, s, rng, 1)
    bot = Mcts(iterations, LONG)
    thought = bot_thought(game, s, bot, rng)
    assert bot.done == iterations
    assert sum(choice.visits for choice in thought.choices) == iterations


def test_a_time_that_is_over_ends_the_search(rng: random.Random) -> None:
    game = load_game("village")
    s = game.new(2)
    play_on(game, s, rng, 1)
    bot = Mcts(1_000_000, 0.05)
    bot_answer(game, s, bot, rng)
    assert 1 <= bot.done < 100_000


def test_an_answer_without_a_choice_needs_no_search(rng: random.Random) -> None:
    bot = Mcts(50, LONG)
    game = Nim(1)
    assert bot_answer(game, game.new(2), bot, rng) == 0
    assert bot.done == 0


def test_one_answer_alone_can_be_asked_about(rng: random.Random) -> None:
    game = Nim(7)
    bot = Mcts(50, LONG)
    thought = bot.think(game, game.new(2), [1], rng)
    assert [choice.option for choice in thought.choices] == [1]
    assert thought.choices[0].visits == bot.done == 50


# -- what it keeps --------------------------------------------------------------------------------------------


def two_questions_running(seed: int) -> tuple[Game[Any], Any, Any, Mcts, random.Random]:
    """A game in which one seat is asked twice running, with the positions before and after the first answer."""
    game = load_game("lorenzo")
    rng = random.Random(seed)
    s = game.new(2)
    play_on(game, s, rng, 6)
    while True:
        question = game.asked(s)
        assert question is not None
        bot = Mcts(80, LONG)
        before = s.clone()
        game.answer(s, bot_answer(game, s, bot, rng), None)
        after = game.asked(s)
        if after is not None and after.seat == question.seat and len(after.moves(s)) > 1:
            return game, before, s, bot, rng
        play_on(game, s, rng, 0)


def test_the_same_turn_goes_on_with_the_same_tree() -> None:
    game, _, after, bot, rng = two_questions_running(1)
    thought = bot_thought(game, after, bot, rng)
    assert 0 < bot.done < 80
    visits = sum(choice.visits for choice in thought.choices)
    kept = visits - bot.done
    assert visits == max(80, kept + 1), "it goes on to its budget, and tries once at least"


def test_another_position_is_searched_from_the_start() -> None:
    game, before, after, bot, rng = two_questions_running(2)
    bot_answer(game, before, bot, rng)
    assert bot.done == 80, "asked about the same position once more"
    bot_answer(game, before, bot, rng)
    question = game.asked(before)
    assert question is not None
    other = before.clone()
    game.answer(other, next(move for move in question.moves(before) if move != bot.answered), None)
    play_on(game, other, rng, 0)
    bot_answer(game, other, bot, rng)
    assert bot.done == 80, "asked after another answer than its own"
    bot_answer(game, after, bot, rng)
    assert bot.done == 80, "asked about a position long before"


def test_one_answer_alone_is_searched_from_the_start() -> None:
    """The kept tree is about all answers, and most of its trials may be about others."""
    game, _, after, bot, rng = two_questions_running(1)
    question = game.asked(after)
    assert question is not None
    thought = bot.think(game, after, question.moves(after)[:1], rng)
    assert bot.done == thought.choices[0].visits == 80


@pytest.mark.parametrize("what", ["a coin more", "something else to happen later"])
def test_a_position_that_only_looks_the_same_is_searched_from_the_start(what: str) -> None:
    game, _, after, bot, rng = two_questions_running(1)
    other = after.clone()
    if what == "a coin more":
        other.players[0][0] += 1
    else:
        other.stack.insert(0, other.stack[0])
    bot_answer(game, other, bot, rng)
    assert bot.done == 80


# -- how well it plays ----------------------------------------------------------------------------------------


def wins(game: Game[Any], bots: list[Any], games: int) -> float:
    """What the first of two bots wins, seats in turn."""
    won = 0.0
    for number in range(games):
        rng = random.Random(number // 2)
        s = game.new(2)
        while (question := game.asked(s)) is not None:
            if question.seat == CHANCE:
                assert isinstance(question, Chance)
                game.answer(s, question.sample(s, rng), None)
            else:
                game.answer(s, bot_answer(game, s, bots[(question.seat + number) % 2], rng), None)
        winners = game.winners(s)
        won += (number % 2 in winners) / len(winners)
    return won


def test_search_beats_looking_one_move_ahead(fair: Game[Any]) -> None:
    """With little to search, and in a game with dice, hidden cards and secret picks."""
    assert wins(fair, [Mcts(30, LONG), Greedy()], 120) >= 70
