"""Who sits where, what a game of an arena comes to, and how games are counted."""

from collections import Counter
from itertools import permutations
from math import factorial

import pytest

from armorial.bots.arena import Result, Setting, play_game, seating
from armorial.bots.standings import Summary, ratings, wilson
from armorial.games import load_game
from armorial.kernel.contract import CHANCE
from tests.toy import Fair

# -- seats ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bots", [1, 2, 3, 4])
def test_every_arrangement_comes_up_equally_often(bots: int) -> None:
    seen = Counter(tuple(seating(bots, number)) for number in range(3 * factorial(bots)))
    assert set(seen) == set(permutations(range(bots)))
    assert set(seen.values()) == {3}


@pytest.mark.parametrize("bots", [2, 3, 4])
def test_every_bot_sits_everywhere_equally_often_in_every_round(bots: int) -> None:
    for first in range(0, 2 * factorial(bots), bots):
        orders = [seating(bots, number) for number in range(first, first + bots)]
        for seat in range(bots):
            assert {order[seat] for order in orders} == set(range(bots))


# -- a game ---------------------------------------------------------------------------------------------------


def fair_setting(seats: int, seed: int = 1) -> Setting:
    return Setting("fair", ["random"] * seats, seed, {})


def facts(result: Result) -> tuple[object, ...]:
    """All of a result but how long it took."""
    return result.order, result.scores, result.ranks, result.shares, result.answers


def test_a_game_depends_on_seed_and_number_only(fair: Fair) -> None:
    games = [facts(play_game(fair, fair_setting(3), number)) for number in range(6)]
    assert [facts(play_game(fair, fair_setting(3), number)) for number in reversed(range(6))] == games[::-1]
    assert games[0] != games[3], "the same seats, another number"
    assert [facts(play_game(fair, fair_setting(3, seed=2), number)) for number in range(6)] != games


def test_a_shared_victory_counts_as_its_share(fair: Fair) -> None:
    results = [play_game(fair, fair_setting(4), number) for number in range(120)]
    shared = [result for result in results if result.ranks.count(1) == 2]
    assert shared
    for result in shared:
        assert [share for share, rank in zip(result.shares, result.ranks, strict=True) if rank == 1] == [0.5, 0.5]
    summary = Summary(4, results)
    assert sum(standing.wins for standing in summary.bots) == pytest.approx(120)
    assert sum(standing.wins for standing in summary.seats) == pytest.approx(120)


def test_what_a_bot_did_is_counted_for_it_wherever_it_sat() -> None:
    game = load_game("village")
    setting = Setting("village", ["greedy", "random"], 5, {})
    results = [play_game(game, setting, number) for number in range(4)]
    assert [result.order for result in results] == [[0, 1], [1, 0], [0, 1], [1, 0]]
    greedy, rand = Summary(2, results).bots
    assert greedy.wins == 4
    assert rand.wins == 0
    assert greedy.mean_rank == 1
    assert greedy.points == sum(result.scores[result.order.index(0)] for result in results)
    assert greedy.answers > 100, "only real choices are put to a bot, but these are many"
    assert greedy.seconds > rand.seconds, "looking at every answer takes longer than taking any"
    assert greedy.slowest > greedy.mean_seconds


def test_every_game_has_its_own_dice(fair: Fair) -> None:
    dice = []
    for number in range(6):
        recorder = Recorder()
        play_game(recorder, fair_setting(2), number)
        dice.append(recorder.chances)
    assert len({tuple(rolls) for rolls in dice}) > 3
    recorder = Recorder()
    play_game(recorder, Setting("fair", ["greedy", "greedy"], 1, {}), 5)
    assert recorder.chances[0] == dice[5][0], "the first roll has nothing to do with the bots"


def test_forced_answers_are_not_put_to_a_bot(fair: Fair) -> None:
    asked = sum(sum(play_game(fair, fair_setting(2), number).answers) for number in range(5))
    setting = fair_setting(2)
    choices = 0
    for number in range(5):
        recorder = Recorder()
        play_game(recorder, setting, number)
        choices += recorder.real_choices
    assert asked == choices


class Recorder(Fair):
    """Keeps what was rolled, and counts the questions that have more than one answer."""

    def __init__(self) -> None:
        super().__init__()
        self.real_choices = 0
        self.chances: list[int] = []

    def answer(self, s, option, out) -> None:  # type: ignore[no-untyped-def]
        question = self.asked(s)
        assert question is not None
        if question.seat == CHANCE:
            self.chances.append(option)
        self.real_choices += question.seat >= 0 and len(question.moves(s)) > 1
        super().answer(s, option, out)


# -- counting -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (8, 10, 0.4902, 0.9433),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (10.5, 20, 0.3205, 0.7215),
        (380, 400, 0.9240, 0.9674),
        (0, 0, 0.0, 1.0),
    ],
)
def test_intervals(wins: float, games: int, low: float, high: float) -> None:
    assert list(wilson(wins, games)) == pytest.approx([low, high], abs=5e-5)


def game(number: int, order: list[int], ranks: list[int]) -> Result:
    seats = len(order)
    return Result(number, order, [0] * seats, ranks, [0.0] * seats, [1] * seats, [0.0] * seats, [0.0] * seats, "")


def test_ratings_are_in_the_order_of_strength() -> None:
    """Bot 2 always wins, bot 0 is always second, bot 1 last, wherever they sit."""
    place = {2: 1, 0: 2, 1: 3}
    orders = [seating(3, number) for number in range(12)]
    results = [game(number, order, [place[bot] for bot in order]) for number, order in enumerate(orders)]
    found = ratings(3, results)
    first, second, third = (found[bot] for bot in (2, 0, 1))
    assert first is not None
    assert second is not None
    assert third is not None
    assert first.mu > second.mu > third.mu
    assert first.sigma < 25 / 3, "surer than at the beginning"


def test_ratings_do_not_depend_on_which_game_was_finished_first() -> None:
    results = [game(number, seating(2, number), [1, 2]) for number in range(7)]
    mixed = [results[number] for number in (3, 0, 6, 1, 5, 2, 4)]
    assert [rating and rating.mu for rating in ratings(2, mixed)] == [
        rating and rating.mu for rating in ratings(2, results)
    ]


def test_equals_are_rated_equal() -> None:
    one, two = ratings(2, [game(number, seating(2, number), [1, 1]) for number in range(4)])
    assert one is not None
    assert two is not None
    assert one.mu == pytest.approx(two.mu)


def test_one_who_plays_alone_has_no_rating() -> None:
    assert ratings(1, [game(0, [0], [1])]) == [None]


def test_nothing_played_is_nothing_counted() -> None:
    (standing, _) = Summary(2, []).bots
    assert (standing.wins, standing.win_share, standing.interval, standing.mean_score) == (0, 0, (0.0, 1.0), 0)
