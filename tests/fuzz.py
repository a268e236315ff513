"""What Hypothesis does with any game: answers of all kinds in any position, with copies and saved ones in between."""

import json
import random
from collections.abc import Callable
from typing import Any, Final

from hypothesis import strategies as st

from armorial.kernel.contract import SPECTATOR, Chance, Game

Check = Callable[[Any], None]
"""Looks whether a position makes sense."""
Step = tuple[int, str]

STEP: Final = st.tuples(st.integers(0, 999), st.sampled_from(["answer", "answer", "answer", "copy", "save", "look"]))
MOST_ANSWERS: Final = 5_000


def play_on(game: Game[Any], s: Any, rng: random.Random, answers: int) -> None:
    """Answer so many questions at random, if there are so many."""
    for _ in range(answers):
        question = game.asked(s)
        if question is None:
            break
        option = question.sample(s, rng) if isinstance(question, Chance) else rng.choice(question.moves(s))
        game.answer(s, option, None)


def check_any_answers(game: Game[Any], s: Any, steps: list[Step], check: Check) -> None:
    """Copies are independent, what is saved is what is loaded, looking changes nothing, all positions make sense."""
    check(s)
    for number, what in steps:
        question = game.asked(s)
        if question is None:
            break
        options = question.options(s)
        assert options == sorted(set(options))
        assert options
        option = options[number % len(options)]
        before = game.dump(s)
        if what == "copy":
            copy = s.clone()
            game.answer(copy, option, [])
            check(copy)
            assert game.dump(s) == before, "the original has changed with its copy"
        elif what == "save":
            loaded = game.load(json.loads(json.dumps(before)))
            assert game.dump(loaded) == before
            s = loaded
        elif what == "look":
            for viewer in (*range(s.seats), SPECTATOR):
                json.dumps(game.view(s, viewer))
            assert all(question.refusal(s, refused) for refused, _ in game.refused(s))
            assert game.dump(s) == before, "looking has changed the position"
        game.answer(s, option, [])
        check(s)


def check_saved_ends_alike(game: Game[Any], s: Any, rng: random.Random, check: Check) -> None:
    """A saved position and the one it was saved from come to the same end by the same answers."""
    loaded = game.load(json.loads(json.dumps(game.dump(s))))
    for _ in range(MOST_ANSWERS):
        question = game.asked(s)
        if question is None:
            break
        option = question.sample(s, rng) if isinstance(question, Chance) else rng.choice(question.options(s))
        game.answer(s, option, None)
        game.answer(loaded, option, [])
        check(s)
    assert game.asked(s) is None, "no end"
    assert game.dump(loaded) == game.dump(s)
    assert min(game.ranks(s)) == 1
    assert game.ranks(loaded) == game.ranks(s)
    for seat in range(s.seats):
        assert game.score(loaded, seat).parts == game.score(s, seat).parts
