"""Doubts that make chances true."""

import random
from math import exp

import pytest

from armorial.training.calibrate import Stated, doubts


def games(count: int, doubt: float, seats: int, seed: int) -> list[Stated]:
    """Whoever is ahead wins as often as is said with this doubt; a position of the first stage in every game."""
    rng = random.Random(seed)
    made: list[Stated] = []
    for number in range(count):
        points = [rng.gauss(30, 10) for _ in range(seats)]
        weights = [exp(4 * each / doubt) for each in points]
        winner = rng.choices(range(seats), weights)[0]
        made.append(Stated(number, [0], [points], [float(seat == winner) for seat in range(seats)]))
    return made


@pytest.mark.parametrize("doubt", [15.0, 60.0])
def test_the_doubt_is_found_by_which_the_games_were_won(doubt: float) -> None:
    (found,) = doubts(games(4000, doubt, 2, 1), 1)
    assert found[2] == pytest.approx(doubt, rel=0.1)


def test_numbers_of_seats_have_doubts_of_their_own() -> None:
    (found,) = doubts([*games(4000, 20.0, 2, 1), *games(4000, 40.0, 3, 2)], 1)
    assert found[2] == pytest.approx(20.0, rel=0.15)
    assert found[3] == pytest.approx(40.0, rel=0.15)


def test_a_stage_that_nobody_saw_has_none() -> None:
    assert doubts(games(100, 20.0, 2, 1), 2)[1] == {}
