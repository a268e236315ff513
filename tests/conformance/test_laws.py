"""Every law for every game, number of seats and combination of options."""

import os
import random

import pytest

from armorial.games import GAMES
from armorial.kernel.contract import Chance, Question
from armorial.kernel.errors import RuleError
from tests.both import compiled
from tests.conformance import hidden, laws
from tests.conformance.driver import MOST_ANSWERS, SEEDS, Case, all_cases, prove_all, walk
from tests.toy import Fair

CASES = all_cases()
if not compiled():  # the compiled engine proves the laws for all of them, in a fraction of the time
    CASES = list({case.game.name: case for case in reversed(CASES)}.values())
MORE_SEEDS = 100
"""So many more games of each case are played to find questions that seldom come up."""

WIDE = os.environ.get("HYPOTHESIS_PROFILE") == "wide"
PROVED = [
    (case, seed) for number, case in enumerate(CASES) for seed in (SEEDS if WIDE else SEEDS[number % len(SEEDS) :][:1])
]
"""The games are dealt out among the cases of a title, which differ little; whoever has time looks at all of each."""

for_every_case = pytest.mark.parametrize("case", CASES, ids=str)
for_every_game = pytest.mark.parametrize(("case", "seed"), PROVED, ids=lambda each: str(each))


@for_every_game
def test_laws(case: Case, seed: int) -> None:
    prove_all(laws.LAWS, case, seed)


@pytest.mark.parametrize("name", [Fair().name, *GAMES])
def test_every_question_comes_up(name: str) -> None:
    """The laws are proved for all questions of a game: for those too rare to come up in the games above, where more
    games ask them first."""
    cases = all_cases([name])
    asked = {type(position.question) for case in cases for seed in SEEDS for position in walk(case, seed)}
    missing = {frame for frame in cases[0].game.frames.values() if issubclass(frame, Question)} - asked
    for seed in range(100, 100 + MORE_SEEDS):
        for case in cases if missing else []:
            for position in walk(case, seed):
                if type(position.question) in missing:
                    missing -= {type(position.question)}
                    for law in laws.LAWS:
                        law(position)
    assert not missing, f"never asked: {sorted(question.__name__ for question in missing)}"


@for_every_case
def test_seats_that_nobody_plays_come_to_the_end(case: Case) -> None:
    """An idle answer that only leads back to where it was asked would go on forever."""
    s, rng = case.new(), random.Random(1)
    for _ in range(MOST_ANSWERS):
        question = case.game.asked(s)
        if question is None:
            return
        case.game.answer(s, question.sample(s, rng) if isinstance(question, Chance) else question.idle(s), None)
    pytest.fail(f"no end after {MOST_ANSWERS} idle answers")


@for_every_case
def test_setting_up_has_no_chance_in_it(case: Case) -> None:
    assert case.game.dump(case.new()) == case.game.dump(case.new())


@for_every_case
def test_wrong_seats_and_options_are_refused(case: Case) -> None:
    for seats, options in ((max(case.game.seat_counts) + 1, {}), (case.seats, {"no-such-option": "1"})):
        with pytest.raises(RuleError):
            case.game.new(seats, options)


@for_every_game
def test_dealing_anew_varies(case: Case, seed: int) -> None:
    hidden.dealing_anew_varies(case, seed)
