"""Whole games with a coach."""

import random

import pytest

from armorial.bots import make_bot
from armorial.bots.runner import bot_answer
from armorial.games import GAMES, load_game
from armorial.kernel.pools import determinize
from armorial.lessons.coach import observe
from tests.lessons.coaches import names_in


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_coached(game: str) -> None:
    """A sensible player against a novice: the coach has something to say from the first question on, always leaves an
    answer to be given, and does not stand in the way of somebody who plays well."""
    rules, rng = load_game(game), random.Random(f"coached {game}")
    bots = [make_bot("careful"), make_bot("novice")]
    state = rules.new(2)
    said, asked, held = set[str](), 0, 0
    while (question := rules.asked(state)) is not None:
        if question.seat < 0:
            option = question.sample(state, rng)  # type: ignore[attr-defined]
        else:
            option = bot_answer(rules, state, bots[question.seat], rng)
        if question.seat == 0 and len(question.options(state)) > 1:
            found = observe(rules, determinize(rules, state, 0, rng))
            assert len(found.mistakes) < len(question.options(state))
            said |= {f"coach-{game}-{name}" for name in found.remarks}
            said |= {f"coach-{game}-not-{name}" for name in found.mistakes.values()}
            asked, held = asked + 1, held + (question.table.names[option] in found.mistakes)
        rules.answer(state, option, None)
    assert said <= names_in(game)
    assert len(said) > len(names_in(game)) / 3, said
    assert held < asked / 8, f"{held} of {asked} answers were warned of"
