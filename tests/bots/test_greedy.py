"""Greedy looks closely only at what may still be the best; its answers are those of one who looks at everything."""

import random
from typing import Any

import pytest

from armorial.bots.greedy import Sight, look_ahead
from armorial.bots.playout import play_out
from armorial.games import GAMES, load_game
from armorial.kernel.contract import Game, State

POSITIONS = 60
"""As many as it takes to follow most moves, and to give up some before they are finished."""


def judged(game: Game[Any], s: State, option: int, seat: int, budget: int) -> tuple[float, int]:
    """The best that an answer leads to, and how many positions that took: every one judged in full, on a copy."""
    after = s.clone()
    game.answer(after, option, None)
    question = game.asked(after)
    further = question.moves(after) if question is not None and question.seat == seat else []
    if not further or len(further) > budget:
        return game.evaluate(after, seat), 1
    found = [judged(game, after, each, seat, budget // len(further)) for each in further]
    return max(lead for lead, _ in found), sum(positions for _, positions in found)


def positions_of(game: Game[Any], seats: int, seed: int) -> list[State]:
    """Questions with a choice from all over a game between random players."""
    rng = random.Random(seed)
    s = game.new(seats)
    found: list[State] = []
    while (question := game.asked(s)) is not None:
        if question.seat >= 0 and 1 < len(question.moves(s)) <= POSITIONS:
            found.append(s.clone())
        play_out(s, rng, 1)
    return found[:: max(1, len(found) // 12)]


class Fixed(Game[State]):
    """Every position is worth the same."""

    def __init__(self, *worths: float) -> None:
        self.fixed = worths

    def worth(self, s: State, seat: int) -> float:
        return self.fixed[seat]


@pytest.mark.parametrize(
    ("worths", "least", "lead"),
    [
        ((5.0,), 9.0, 5.0),  # alone there is nobody to be behind
        ((5.0, 3.0, 4.0), 0.0, 1.0),
        ((5.0, 3.0, 4.0), 1.0, 1.0),  # as good as the best is not less
        ((5.0, 3.0, 4.0), 2.0, 1.0),  # even with the first of the others, and behind the second
        ((5.0, 3.0, 4.0), 2.5, 2.0),  # less than wanted: the second does not matter any more
    ],
)
def test_a_lead_is_exact_unless_it_is_too_small(worths: tuple[float, ...], least: float, lead: float) -> None:
    assert Sight(Fixed(*worths), 0, len(worths)).lead(State(), least) == lead


def test_who_was_too_far_ahead_is_compared_with_first() -> None:
    sight = Sight(Fixed(5.0, 3.0, 4.0, 9.0), 0, 4)
    assert sight.lead(State(), 0.0) == -4.0
    assert sight.others == [3, 2, 1]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_seen_is_what_judging_everything_finds(name: str, seats: int) -> None:
    game = load_game(name)
    for s in positions_of(game, seats, seats):
        question = game.asked(s)
        assert question is not None
        moves = question.moves(s)
        wanted = [judged(game, s, move, question.seat, POSITIONS // len(moves)) for move in moves]
        before = game.dump(s)
        looks = look_ahead(game, s, moves, POSITIONS)
        assert [(look.lead, look.positions) for look in looks] == wanted
        assert [game.evaluate(look.position, question.seat) for look in looks] == [lead for lead, _ in wanted]
        assert game.dump(s) == before, "looking changed the position"


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seats", [2, 4])
def test_one_who_wants_the_best_only_finds_all_of_the_best(name: str, seats: int) -> None:
    game = load_game(name)
    for s in positions_of(game, seats, seats + 10):
        question = game.asked(s)
        assert question is not None
        moves = question.moves(s)
        wanted = [judged(game, s, move, question.seat, POSITIONS // len(moves))[0] for move in moves]
        leads = [look.lead for look in look_ahead(game, s, moves, POSITIONS, best_only=True)]
        best = max(wanted)
        assert max(leads) == best
        assert [lead == best for lead in leads] == [lead == best for lead in wanted]
