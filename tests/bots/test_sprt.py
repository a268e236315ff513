"""The sequential test: what it makes of known games, and how often it is wrong."""

import random
from collections import Counter
from math import log

import pytest

from armorial.bots.arena import Result, seating
from armorial.bots.sprt import ACCEPTED, OPEN, REJECTED, BadBounds, Sprt, Trial, elo_of, share_of


def finished(number: int, share: float, seats: int = 2) -> Result:
    """A game of which the first bot has a share."""
    order = seating(seats, number)
    shares = [share if bot == 0 else (1 - share) / (seats - 1) for bot in order]
    nothing = [0] * seats
    return Result(number, order, nothing, nothing, shares, nothing, [0.0] * seats, [0.0] * seats, "")


def trial(shares: list[float], bounds: str = "share0=0.5,share1=0.6", seats: int = 2) -> Trial:
    results = [finished(number, share, seats) for number, share in enumerate(shares)]
    return Trial(Sprt.read(bounds, seats), results)


def test_elo_is_a_share() -> None:
    assert share_of(0, 2) == 0.5
    assert share_of(0, 4) == 0.25
    assert share_of(400, 2) == pytest.approx(10 / 11)
    assert share_of(400, 4) == pytest.approx(10 / 13), "ten times as likely to win as each of the three others"
    for seats in (2, 3, 4):
        assert elo_of(share_of(35, seats), seats) == pytest.approx(35)


def test_the_bounds_are_those_of_wald() -> None:
    sprt = Sprt.read("elo0=0,elo1=20,alpha=0.01,beta=0.1", 2)
    assert sprt.lower == pytest.approx(log(0.1 / 0.99))
    assert sprt.upper == pytest.approx(log(0.9 / 0.01))


def test_wins_are_accepted_losses_rejected() -> None:
    assert trial([1.0] * 60).verdict == ACCEPTED
    assert trial([0.0] * 60).verdict == REJECTED
    assert trial([1.0, 0.0] * 10).verdict == OPEN
    assert trial([1.0, 0.0] * 400).verdict == REJECTED, "as good as the other, for sure"
    assert trial([]).verdict == OPEN


def test_wins_alone_count_as_much_as_they_are_likelier() -> None:
    """With nothing but wins, the likelihoods are the shares themselves: one round of two wins, 0.6 against 0.5."""
    assert trial([1.0, 1.0]).llr == pytest.approx(log(0.6 / 0.5), rel=0.02)
    assert trial([1.0] * 20).llr == pytest.approx(10 * log(0.6 / 0.5), rel=0.02)
    assert trial([0.0] * 20).llr == pytest.approx(10 * log(0.4 / 0.5), rel=0.02)


def test_where_seats_decide_fewer_games_are_needed() -> None:
    """Whoever begins wins, but now and then the first bot wins as second too: the seats cancel out."""
    level = [1.0, 0.0] * 9 + [1.0, 1.0]
    shuffled = sorted(level)
    assert trial(level * 3).llr > trial(shuffled * 3).llr


def test_the_order_of_finishing_does_not_matter() -> None:
    rng = random.Random(3)
    results = [finished(number, float(rng.random() < 0.75)) for number in range(200)]
    one = Trial(Sprt.read("share0=0.5,share1=0.6", 2), results)
    assert one.verdict == ACCEPTED
    assert one.games < 200
    assert one.games % 2 == 0
    mixed = results[:]
    rng.shuffle(mixed)
    other = Trial(Sprt.read("share0=0.5,share1=0.6", 2), mixed)
    assert (other.verdict, other.games, other.llr) == (one.verdict, one.games, one.llr)


def test_a_round_counts_when_all_its_games_are_finished() -> None:
    running = Trial(Sprt.read("share0=0.25,share1=0.4", 4))
    for number in (0, 2, 3):
        running.add(finished(number, 1.0, 4))
        assert running.games == 0
    running.add(finished(1, 1.0, 4))
    assert running.games == 4
    assert running.llr > 0


def test_a_trial_reports_its_bounds() -> None:
    report = trial([1.0] * 60, "elo0=0,elo1=50").report("master")
    assert report["result"] == ACCEPTED
    assert (report["bot"], report["elo0"], report["elo1"], report["alpha"]) == ("master", 0, 50, 0.05)
    assert report["llr"] >= report["upper"] > 0 > report["lower"]


@pytest.mark.parametrize(("seats", "low", "high"), [(2, 0.5, 0.65), (4, 0.25, 0.4)])
def test_it_is_wrong_as_seldom_as_it_says(seats: int, low: float, high: float) -> None:
    """Two hundred tests of players of known strength, of which about ten may go wrong."""
    rng = random.Random(8)
    sprt = Sprt.read(f"share0={low},share1={high}", seats)
    for true, wanted in ((low, REJECTED), (high, ACCEPTED)):
        verdicts = Counter(_verdict(sprt, true, rng) for _ in range(200))
        assert verdicts[OPEN] == 0
        assert 2 <= 200 - verdicts[wanted] <= 20


def _verdict(sprt: Sprt, true: float, rng: random.Random) -> str:
    running = Trial(sprt)
    for number in range(4000):
        running.add(finished(number, float(rng.random() < true), sprt.seats))
        if running.verdict != OPEN:
            break
    return running.verdict


@pytest.mark.parametrize(
    ("bounds", "seats", "problem"),
    [
        ("elo0=0", 2, "needs two bounds"),
        ("elo0=0,share1=0.6", 2, "needs two bounds"),
        ("elo0=20,elo1=0", 2, "the first bound .* is below the second"),
        ("share0=0.5,share1=1.5", 2, "shares lie between 0 and 1"),
        ("elo0=0,elo1=20,alpha=0.7", 2, "alpha and beta"),
        ("elo0=zero,elo1=20", 2, "'elo0' of a sequential test is a number, not 'zero'"),
        ("bounds=3", 2, "is written as elo0=0,elo1=20"),
        ("elo0=0,elo1=20", 1, "a solo player has nobody"),
    ],
)
def test_bounds_that_make_no_test(bounds: str, seats: int, problem: str) -> None:
    with pytest.raises(BadBounds, match=problem):
        Sprt.read(bounds, seats)
