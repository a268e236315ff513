"""How search plays the real games: whole moves, every table, and nothing that it may not know.

What it does with games made for a test is in ``test_search.py`` and ``test_race.py``.
"""

import random
from typing import Any

import pytest

from armorial.bots.mcts import Mcts
from armorial.bots.race import Race
from armorial.bots.runner import bot_thought
from armorial.bots.tree import follow
from armorial.games import load_game
from armorial.kernel.contract import Game
from armorial.kernel.pools import determinize
from tests.bots.playing import LONG, play_on
from tests.conformance.driver import Case, all_cases

# -- what it knows --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "options"), [("lorenzo", {"advanced": "on"}), ("troyes", {}), ("legacy", {}), ("fair", {"length": "long"})]
)
def test_it_answers_alike_whatever_it_cannot_see(name: str, options: dict[str, str], fair: Game[Any]) -> None:
    """The same numbers from the generator, other hidden cards: the same answer with the same reasons."""
    game = fair if name == "fair" else load_game(name)
    rng = random.Random(5)
    s = game.new(3, options)
    differed = 0
    for _ in range(4):
        play_on(game, s, rng, 5)
        question = game.asked(s)
        if question is None:
            break
        seen = set()
        states = [s, *[determinize(game, s, question.seat, random.Random(n)) for n in range(4)]]
        differed += any(game.dump(state) != game.dump(s) for state in states)
        for state in states:
            thought = bot_thought(game, state, Mcts(12, LONG), random.Random(9))
            seen.add((thought.option, *[(c.option, c.visits, c.value, c.points) for c in thought.choices]))
        assert len(seen) == 1
    assert differed


# -- where it plays -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("case", all_cases(), ids=str)
def test_it_plays_every_game_at_every_table(case: Case) -> None:
    """A few answers each, early and late, for any number of seats and all options."""
    rng = random.Random(3)
    bot = Mcts(6, LONG)
    s = case.new()
    for _ in range(3):
        play_on(case.game, s, rng, 12)
        question = case.game.asked(s)
        if question is None:
            break
        thought = bot_thought(case.game, s, bot, rng)
        assert thought.option in question.moves(s)
        assert all(0.0 <= choice.value <= 1.0 for choice in thought.choices)
        case.game.answer(s, thought.option, None)


# -- a whole move of Legacy -----------------------------------------------------------------------------------


def test_a_whole_move_goes_on_with_the_same_tree() -> None:
    """In Legacy most choices are part of a longer move."""
    game = load_game("legacy")
    s = game.new(2, {})
    play_on(game, s, random.Random(1), 8)
    bot = Mcts(24, LONG)
    went_on = 0
    for number in range(8):
        last, answered = bot.tree, bot.answered
        option = bot_thought(game, s, bot, random.Random(number)).option
        race = bot.tree
        assert isinstance(race, Race)
        if race.kept:
            assert isinstance(last, Race)
            assert race.fate == last.fate
            for deal, earlier in zip(race.deals, last.deals, strict=False):
                assert game.dump(deal.position) == game.dump(follow(game, earlier.position, answered))
            assert race.kept + bot.done <= 24
            went_on += 1
        game.answer(s, option, None)
        play_on(game, s, random.Random(number), 0)
    assert went_on > 1


def test_the_next_race_knows_no_more_than_the_seat() -> None:
    """Whatever others really hold in the midst of a move: the same answer with the same reasons."""
    game = load_game("legacy")
    s = game.new(2, {})
    play_on(game, s, random.Random(2), 8)
    differed = went_on = 0
    for number in range(5):
        after = s
        found = set()
        for seed in range(3):
            bot = Mcts(12, LONG)
            after = s.clone()
            game.answer(after, bot_thought(game, s, bot, random.Random(number)).option, None)
            play_on(game, after, random.Random(number), 0)
            question = game.asked(after)
            assert question is not None
            other = determinize(game, after, question.seat, random.Random(seed))
            thought = bot_thought(game, other, bot, random.Random(number))
            found.add(tuple((choice.option, choice.visits, choice.value) for choice in thought.choices))
            assert bot.tree is not None
            went_on += bot.tree.kept > 0
            differed += bot.tree.kept > 0 and game.dump(other) != game.dump(after)
        assert len(found) == 1
        s = after
    assert 0 < went_on < 15
    assert differed
