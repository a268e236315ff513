"""Fitting weights to games whose results are known to follow from what was seen."""

import random
from array import array

import pytest

from armorial.bots.judge import SEAT_COUNTS
from armorial.training import fit
from armorial.training.fit import Fitted
from armorial.training.selfplay import MAIN, Seen

SHARED = len(SEAT_COUNTS)
OWN = 4
GAMES = 4000


def games(rule: str, seed: int = 3) -> list[Seen]:
    """Two seats with four features each: ``worth``, and three more. One position per game."""
    rng = random.Random(seed)
    made: list[Seen] = []
    for number in range(GAMES):
        own = [[rng.gauss(0, 1) for _ in range(OWN)] for _ in range(2)]
        points = [20 + result(rule, own[seat], own[1 - seat]) + rng.gauss(0, 0.1) for seat in range(2)]
        shares = [1.0, 0.0] if points[0] > points[1] else [0.0, 1.0]
        shared = array("f", [0.0, 1.0, 0.0, 0.0]).tobytes()
        made.append(Seen(number, MAIN, MAIN, 2, [0], shared, array("f", [*own[0], *own[1]]).tobytes(), points, shares))
    return made


def result(rule: str, mine: list[float], theirs: list[float]) -> float:
    if rule == "sum":
        return 2.0 * mine[1] - 1.0 * mine[2] + 3.0 * theirs[3]
    return 4.0 * abs(mine[1])  # no plain sum says this


def fitted(rule: str) -> Fitted:
    (found,) = fit.fit(games(rule), 1, SHARED, OWN, 5)
    return found


def test_a_plain_sum_is_found() -> None:
    found = fitted("sum")
    assert found.explained > 0.98
    assert found.by_worth < 0.1
    own = [row[-1] for row in found.net["own"]]
    others = [row[-1] for row in found.net["others"]]
    assert own == pytest.approx([0.0, 2.0, -1.0, 0.0], abs=0.25)
    assert others == pytest.approx([0.0, 0.0, 0.0, 3.0], abs=0.35)


def test_units_learn_what_no_sum_can_say(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"RATE": 0.02, "EPOCHS": 40, "PATIENCE": 40, "DECAY": 0.0}.items():
        monkeypatch.setattr(fit, name, value)
    assert fitted("bent").explained > 0.8


def test_the_same_seed_gives_the_same_weights() -> None:
    assert fitted("bent").net == fitted("bent").net


def test_a_stage_that_nobody_saw_is_judged_by_worth() -> None:
    (_, found) = fit.fit(games("sum"), 2, SHARED, OWN, 5)
    assert found.positions == 0
    assert found.net["own"] == [[1.0], [0.0], [0.0], [0.0]]
    assert found.net["bias"] == [0.0]


def test_doubt_is_small_where_points_tell_the_winner() -> None:
    """With results that are nearly certain, a small lead nearly wins."""
    assert fitted("sum").net["doubt"][2] < 3.0


TABLE = array("f", [0.0, 1.0, 0.0, 0.0]).tobytes()


def line(number: int, own: list[list[float]], points: list[float], beside: int = MAIN, seat: int = MAIN) -> Seen:
    """Two seats; a stage for each position."""
    features = array("f", [feature for position in own for feature in position]).tobytes()
    shares = [1.0, 0.0] if points[0] > points[1] else [0.0, 1.0]
    return Seen(number, beside, seat, 2, list(range(len(own))), TABLE * len(own), features, points, shares)


def branching(count: int) -> list[Seen]:
    """Whoever is ahead anyway shows it by the second feature. What a seat can choose is the third, worth 2 points; and
    the second, worth nothing."""
    rng = random.Random(8)
    made: list[Seen] = []
    for number in range(count):
        strength = rng.gauss(0, 10)
        rival = [0.0, 0.0, 0.0, 0.0]
        for beside in (MAIN, 0):
            shown, gained = strength / 5 + rng.gauss(0, 1), rng.gauss(0, 1)
            points = [20 + strength + 2 * gained, 20 - strength]
            seat = MAIN if beside == MAIN else 0
            made.append(line(number, [[0.0, shown, gained, 0.0, *rival]], points, beside, seat))
    return made


def test_answers_are_told_apart_by_what_they_differ_by(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whole games alone would have it that a seat should choose to look strong."""
    monkeypatch.setattr(fit, "EPOCHS", 0)

    def effect(weight: float) -> list[float]:
        monkeypatch.setattr(fit, "ANSWERS", weight)
        (found,) = fit.fit(branching(1500), 1, SHARED, OWN, 5)
        own, others = ([row[-1] for row in found.net[name]] for name in ("own", "others"))
        return [own[feature] - others[feature] for feature in (1, 2)]

    misled, _ = effect(0.0)
    assert misled > 2.0
    shown, gained = effect(1000.0)
    assert abs(shown) < 0.5
    assert gained == pytest.approx(2.0, abs=0.3)


def late_luck(count: int) -> list[Seen]:
    """What is seen first decides what is seen later, which decides the game, with much luck on the way."""
    rng = random.Random(9)
    made: list[Seen] = []
    for number in range(count):
        first = [rng.gauss(0, 1) for _ in range(2)]
        later = [20 * value + rng.gauss(0, 1) for value in first]
        points = [20 + value + rng.gauss(0, 60) for value in later]
        seen = [[0.0, 0.0, value, 0.0] for value in first], [[0.0, value, 0.0, 0.0] for value in later]
        made.append(line(number, [[*both[0], *both[1]] for both in seen], points))
    return made


def test_an_earlier_stage_learns_from_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last stage, which learns from the results, has half of the luck; what it says has much less of it."""
    monkeypatch.setattr(fit, "EPOCHS", 0)

    def wrong(trust: float) -> float:
        monkeypatch.setattr(fit, "TRUST", trust)
        errors: list[float] = []
        for part in range(10):
            first, _ = fit.fit(late_luck(2000)[part * 200 : part * 200 + 200], 2, SHARED, OWN, 5)
            row = first.net["own"][2][-1] - first.net["others"][2][-1]
            errors.append(abs(row - 20))
        return sum(errors) / len(errors)

    assert wrong(1.0) < wrong(0.0)
