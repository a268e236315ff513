"""Search where much is undecided after a move: answers race under the same luck."""

import random
from typing import Any

import pytest

from armorial.bots import mcts
from armorial.bots.chances import prospects
from armorial.bots.mcts import Mcts
from armorial.bots.race import EARLIEST, LAPS, MOST, WIDTH, Race
from armorial.bots.runner import bot_thought
from armorial.games import load_game
from armorial.kernel.contract import Game
from tests.bots.lottery import Lottery
from tests.bots.nim import Nim
from tests.bots.test_search import LONG, play_on

ENOUGH = LAPS * MOST


def race_of(game: Game[Any], s: Any, iterations: int = ENOUGH, rng: random.Random | None = None) -> Race:
    question = game.asked(s)
    assert question is not None
    return Race(game, s, question.seat, question.moves(s), rng or random.Random(1), iterations)


def run(race: Race, iterations: int) -> Race:
    for _ in range(iterations):
        race.iterate()
    return race


# -- who starts, and who drops out ----------------------------------------------------------------------------


def test_only_answers_start_that_look_good() -> None:
    shows = [0.0, 1.0 - WIDTH, -0.5 - WIDTH, -1.0, 0.5]
    race = race_of(Lottery(shows, shows), Lottery(shows, shows).new(2))
    assert [runner.option for runner in race.running] == [4, 0, 3, 1]


@pytest.mark.parametrize(
    ("iterations", "starters"), [(1, 2), (3 * LAPS, 3), (3 * LAPS + LAPS - 1, 3), (1000 * LAPS, MOST)]
)
def test_no_more_start_than_can_be_told_apart(iterations: int, starters: int) -> None:
    game = Lottery([0.0] * 10, [0.0] * 10)
    assert len(race_of(game, game.new(2), iterations).running) == starters


class Slow(Nim):
    """A clock goes on by a second with every answer that is tried in a search."""

    foresight = 1
    seconds = 0.0

    def clock(self) -> float:
        return self.seconds

    def answer(self, s: Any, option: int, out: Any) -> None:
        self.seconds += 1.0
        super().answer(s, option, out)


@pytest.mark.parametrize(("seconds", "runners"), [(1e9, 3), (7 * 2 * LAPS, 2)])
def test_no_more_run_than_there_is_time_for(seconds: float, runners: int, monkeypatch: pytest.MonkeyPatch) -> None:
    game = Slow(60)
    monkeypatch.setattr(mcts.time, "perf_counter", game.clock)
    thought = Mcts(ENOUGH, seconds).think(game, game.new(2), [0, 1, 2], random.Random(1))
    assert sum(choice.visits > 0 for choice in thought.choices) == runners


def test_whoever_is_clearly_behind_drops_out_and_the_race_ends() -> None:
    game = Lottery([0.0, 0.0, 0.0], [0.0, 20.0, 0.0])
    race = run(race_of(game, game.new(2)), 3 * EARLIEST - 1)
    assert len(race.running) == 3
    assert not race.decided
    race.iterate()
    assert [runner.option for runner in race.running] == [1]
    assert race.decided


def test_without_a_decision_the_budget_is_used_up(rng: random.Random) -> None:
    """After only so many laps nobody can be sure."""
    game = Lottery([0.0, 0.0], [0.0, 0.0])
    bot = Mcts(25, LONG)
    thought = bot_thought(game, game.new(2), bot, rng)
    assert bot.done == 25
    assert sorted(choice.visits for choice in thought.choices) == [12, 13]


def test_a_race_about_nothing_ends(rng: random.Random) -> None:
    """Two that never differ: after a while more laps would not tell anything that matters."""
    game = Lottery([0.0, 0.0], [0.0, 0.0])
    bot = Mcts(2000, LONG)
    bot_thought(game, game.new(2), bot, rng)
    assert 2 * EARLIEST < bot.done < 100


def test_a_decided_race_leaves_the_rest_of_the_budget(rng: random.Random) -> None:
    game = Lottery([0.0, 0.0], [0.0, 20.0])
    bot = Mcts(400, LONG)
    assert bot_thought(game, game.new(2), bot, rng).option == 1
    assert bot.done == 2 * EARLIEST


# -- what it finds --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(5))
def test_it_finds_what_first_sight_does_not_show(seed: int) -> None:
    """A draw is worth up to 19 points, the better ticket two; and it looks worse by one."""
    game = Lottery([1.0, 0.0, 1.0], [0.0, 2.0, 0.0])
    thought = bot_thought(game, game.new(3), Mcts(300, LONG), random.Random(seed))
    assert thought.option == thought.choices[0].option == 1


def test_answers_are_compared_under_the_same_luck() -> None:
    """The better ticket is better in every lap, whatever is drawn; and the draws differ from lap to lap."""
    game = Lottery([0.0, 0.0], [0.0, 0.1])
    race = run(race_of(game, game.new(2)), 40)
    worse, better = sorted(race.all, key=lambda runner: runner.option)
    assert all(a < b for a, b in zip(worse.found, better.found, strict=False))
    assert len(set(better.found)) > 10


def test_the_hidden_cards_are_the_same_in_a_lap_and_others_later() -> None:
    game = load_game("legacy")
    s = game.new(2, {})
    play_on(game, s, random.Random(1), 8)
    race = race_of(game, s)
    while len(race.running) < 4:
        play_on(game, s, random.Random(1), 1)
        race = race_of(game, s)
    deals: list[list[str]] = [[]]
    while len(deals) < 3 * EARLIEST:
        race.iterate()
        deals[-1].append(str(game.dump(race.deal.position)))
        if race.next == 0:
            deals.append([])
    assert all(len(set(lap)) <= 1 for lap in deals)
    assert len({lap[0] for lap in deals if len(lap) > 1}) > 1


def test_a_lap_that_was_not_run_by_all_does_not_count() -> None:
    game = Lottery([0.0, 0.0], [0.0, 0.0])
    race = run(race_of(game, game.new(2)), 4)
    before = [runner.promise() for runner in race.all]
    race.iterate()
    assert [runner.promise() for runner in race.all] == before
    race.iterate()
    assert [runner.promise() for runner in race.all] != before


def test_whoever_dropped_out_early_is_told_apart_by_what_he_lacked_not_by_luck() -> None:
    """It ran in the first laps only, which may have been lucky ones; and one answer did not start at all."""
    game = Lottery([0.0, 0.0, -2 * WIDTH], [0.0, 5.0, -2 * WIDTH])
    race = run(race_of(game, game.new(2)), 2 * EARLIEST)
    leader, loser, other = race.choices()
    assert [leader.option, loser.option, other.option] == [1, 0, 2]
    leading, losing, _ = race.all
    leading.found += [1.0] * 20
    leading.total += 20.0
    leading.laps += 20
    late_leader, late_loser, late_other = race.choices()
    assert late_leader.value > leader.value
    assert late_leader.value - late_loser.value == pytest.approx(leader.value - loser.value)
    assert late_leader.value - late_other.value == pytest.approx(leader.value - other.value)
    assert losing.laps == EARLIEST


def test_points_are_those_of_the_answer_not_of_what_comes_later(rng: random.Random) -> None:
    """Everybody wins some ten points a turn by the draws."""
    game = Lottery([0.0, 1.0], [0.0, 1.0])
    thought = bot_thought(game, game.new(2), Mcts(60, LONG), rng)
    assert {choice.option: choice.points for choice in thought.choices} == {0: 0.0, 1: 1.0}


def test_of_one_answer_alone_all_is_found_that_the_budget_allows(rng: random.Random) -> None:
    game = Lottery([0.0, 0.0], [0.0, 20.0])
    bot = Mcts(60, LONG)
    thought = bot.think(game, game.new(2), [0], rng)
    assert bot.done == thought.choices[0].visits == 60


# -- how it looks ---------------------------------------------------------------------------------------------


class Watched(Nim):
    """Remembers which heaps were judged. Every heap looks the same, so those who play on take one match."""

    def __init__(self, heap: int, foresight: int) -> None:
        super().__init__(heap)
        self.foresight = foresight
        self.judged: list[int] = []

    def worth(self, s: Any, seat: int) -> float:
        self.judged.append(s.heap)
        return 0.0


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("foresight", [1, 3])
def test_a_position_is_judged_after_some_turns_of_each_seat(foresight: int, seats: int) -> None:
    game = Watched(60, foresight)
    race = race_of(game, game.new(seats))
    first = race.running[0].option + 1
    race.iterate()
    assert game.judged[-1] == 60 - first - foresight * seats


def test_what_counts_is_the_mean_of_all_positions_on_the_way() -> None:
    """Judged after one turn of each and after two; here only the turns played say what a position is worth."""

    class Fading(Lottery):
        foresight = 2

        def worth(self, s: Any, seat: int) -> float:
            return 8.0 if s.turns == 37 and seat == 0 else 0.0

    game = Fading([0.0, 0.0], [0.0, 0.0])
    s = game.new(2)
    race = run(race_of(game, s), 1)
    after_one, after_two = s.clone(), s.clone()
    after_one.turns, after_two.turns = 37, 35
    shares = [prospects(game, position, [0.0, 0.0])[0] for position in (after_one, after_two)]
    assert shares[0] > shares[1]
    assert race.running[0].found == [pytest.approx(sum(shares) / 2)]


@pytest.mark.parametrize(("seats", "races"), [(1, False), (2, True), (4, True)])
def test_whoever_plays_alone_searches_by_a_tree(seats: int, races: bool) -> None:
    game = load_game("legacy")
    s = game.new(seats, {})
    assert game.foresight
    play_on(game, s, random.Random(1), 2)
    bot = Mcts(4, LONG)
    bot_thought(game, s, bot, random.Random(1))
    assert (bot.tree is None) == races


def test_the_luck_of_a_search_is_not_the_luck_of_the_game() -> None:
    """The same dice would let it see the future: whoever asks finds his dice as if it had not thrown them."""
    game = load_game("legacy")
    s = game.new(2, {})
    play_on(game, s, random.Random(1), 4)
    after = []
    for iterations in (3, 30):
        rng = random.Random(5)
        run(race_of(game, s, rng=rng), iterations)
        after.append(rng.random())
    assert after[0] == after[1]
