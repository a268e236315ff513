"""Search where much is undecided after a move: answers race under the same luck."""

import random
from typing import Any

import pytest

from armorial.bots.chances import prospects
from armorial.bots.learned import judge_of
from armorial.bots.mcts import Mcts
from armorial.bots.race import EARLIEST, ENDS, LAPS, MOST, TRUST, WIDTH, Race
from armorial.bots.runner import bot_thought
from armorial.bots.tree import Node
from armorial.games import load_game
from armorial.kernel.contract import Game
from tests.bots.lottery import Lottery
from tests.bots.nim import Nim
from tests.bots.playing import LONG, play_on

ENOUGH = LAPS * MOST


def race_of(game: Game[Any], s: Any, iterations: int = ENOUGH, rng: random.Random | None = None) -> Race:
    question = game.asked(s)
    assert question is not None
    root = Node(type(question), question.seat)
    return Race(judge_of(game), s, question.seat, question.moves(s), rng or random.Random(1), root, iterations)


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
    monkeypatch.setattr("armorial.bots.mcts.time.perf_counter", game.clock)
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
    assert {choice.option: choice.points for choice in thought.choices} == pytest.approx({0: 0.0, 1: 1.0})


def test_points_are_also_those_that_first_sight_does_not_show() -> None:
    """Both look the same; one brings two points more, which shows in every lap."""
    game = Lottery([0.0, 0.0], [0.0, 2.0])
    race = run(race_of(game, game.new(2)), 40)
    better, worse = race.choices()
    assert (better.option, worse.option) == (1, 0)
    assert better.points - worse.points == pytest.approx(2.0 * worse.visits / (worse.visits + TRUST))


def test_where_play_led_to_is_remembered_under_the_same_luck() -> None:
    game = Lottery([0.0, 0.0], [0.0, 2.0], turns=60)
    race = run(race_of(game, game.new(2)), 2 * (ENDS + 3))
    better, worse = race.choices()
    assert len(better.ends) == min(ENDS, len(race.all[0].found))
    pairs: list[tuple[Any, Any]] = list(zip(better.ends, worse.ends, strict=False))
    assert len(pairs) >= EARLIEST
    assert [one.points[0] - two.points[0] for one, two in pairs] == pytest.approx([2.0] * len(pairs))


def test_of_one_answer_alone_all_is_found_that_the_budget_allows(rng: random.Random) -> None:
    game = Lottery([0.0, 0.0], [0.0, 20.0])
    bot = Mcts(60, LONG)
    thought = bot.think(game, game.new(2), [0], rng)
    assert bot.done == thought.choices[0].visits == 60


# -- the further questions of a move --------------------------------------------------------------------------

UNLIKE = [[0.0, 6.0], [2.0, 2.0]]
"""The first ticket brings more than the second, to one who keeps its right half."""
ALIKE = [[0.0, 0.0], [0.0, 0.0]]


def after_the_ticket(halves: list[list[float]], iterations: int, seed: int = 1) -> tuple[Lottery, Any, Mcts, Race]:
    """A bot that has taken a ticket and is to be asked about the halves, and what it knows."""
    game = Lottery([0.0, 0.0], [0.0, 0.0], halves=halves)
    s = game.new(2)
    bot = Mcts(iterations, LONG)
    game.answer(s, bot_thought(game, s, bot, random.Random(seed)).option, None)
    assert isinstance(bot.tree, Race)
    return game, s, bot, bot.tree


@pytest.mark.parametrize("seed", range(5))
def test_the_tree_finds_the_further_answers_that_make_an_answer_good(seed: int) -> None:
    """Who takes the halves as they look keeps the left one, and so the second ticket would be better."""
    game, s, bot, _ = after_the_ticket(UNLIKE, 300, seed)
    assert bot.answered == 0
    assert bot_thought(game, s, bot, random.Random(seed)).option == 1


def test_the_luck_of_a_lap_is_the_same_for_further_answers() -> None:
    """Whatever is known of a lap would be found once more if it were tried."""
    game, s, bot, first = after_the_ticket(UNLIKE, 100)
    bot_thought(game, s, bot, random.Random(2))
    second = bot.tree
    assert isinstance(second, Race)
    assert second is not first
    known = dict(second.known)
    assert len(known) > EARLIEST
    runners = {runner.index: runner for runner in second.all}
    for (lap, index), found in known.items():
        second.lap = lap
        assert second._try(runners[index]) == found


def test_what_is_known_is_not_tried_again() -> None:
    game, s, bot, first = after_the_ticket(ALIKE, 24)
    of_this_ticket = [trial for trial in first.trials if trial.indices[0] == first.root.index_of(bot.answered)]
    thought = bot_thought(game, s, bot, random.Random(2))
    race = bot.tree
    assert isinstance(race, Race)
    assert race.kept == len(of_this_ticket) > 0
    assert race.kept + bot.done == 24, "the budget of an answer is for all that it rests on"
    tried = [(trial.lap, trial.indices[0]) for trial in race.trials]
    assert len(tried) == len(set(tried)) == 24
    for choice in thought.choices:
        index = race.root.index_of(choice.option)
        assert [(lap, index) in tried for lap in range(choice.visits)] == [True] * choice.visits


def test_what_is_known_of_all_who_run_costs_nothing() -> None:
    """A lap that is known is gone through at once; an iteration is one trial, whatever else is known."""
    game, s, bot, _ = after_the_ticket(UNLIKE, 100)
    bot_thought(game, s, bot, random.Random(2))
    race = race_of(game, s)
    race.known = {(lap, index): 0.5 for lap in range(EARLIEST - 1) for index in (0, 1)}
    race.iterate()
    assert race.lap == EARLIEST - 1
    assert len(race.trials) == race.next == 1


@pytest.mark.parametrize("iterations", [40, 41])
def test_a_further_answer_does_not_seem_good_for_being_tried_under_good_luck(iterations: int) -> None:
    """All bring the same, so none is ahead of its rivals. A lap that not all have run does not count yet."""
    game = Lottery([0.0] * 3, [0.0] * 3, halves=[[0.0, 0.0]] * 3)
    race = run(race_of(game, game.new(2)), iterations)
    below = [node for nodes in race.root.below for node in nodes]
    assert len(race.running) == len(below) == 3
    for node in below:
        assert node.totals == pytest.approx([0.0, 0.0])
        assert node.trials == sum(node.visits) == 13
        assert min(node.visits) > 2


def test_what_the_rivals_found_tells_how_good_a_further_answer_is() -> None:
    """The right half of the first ticket brings six points more than the left, or than any half of the others."""
    game = Lottery([0.0] * 3, [0.0] * 3, halves=[[0.0, 6.0], [0.0, 0.0], [0.0, 0.0]])
    race = run(race_of(game, game.new(2)), 3 * (EARLIEST - 1))
    first, second, third = [nodes[0] for nodes in race.root.below]
    left, right = [total / visits for total, visits in zip(first.totals, first.visits, strict=True)]
    assert left == pytest.approx(0.0)
    assert right > 2.0 * race.point
    assert max(second.totals + third.totals) < 1e-9


@pytest.mark.parametrize("known", range(4))
def test_who_cannot_be_afforded_leaves_in_the_midst_of_a_lap(known: int) -> None:
    """What is known is gone through before it turns out that time is short."""
    game = Lottery([0.0] * 5, [0.0] * 5)
    race = race_of(game, game.new(2))
    race.known = {(0, runner.index): 0.5 for runner in race.running[:known]}
    race.iterate()
    assert race.next == known + 1
    race.afford(2 * LAPS)
    assert len(race.running) == 2
    assert (race.lap, race.next) == ((0, 1) if known == 0 else (1, 0))
    run(race, 2)
    assert [len(runner.found) for runner in race.running] == ([2, 1] if known == 0 else [2, 2])


def test_if_an_answer_shows_what_was_hidden_the_next_race_begins_anew() -> None:
    """What was tried with other cards than those that were seen since tells nothing."""
    game, s, bot, first = after_the_ticket(ALIKE, 24)
    position: Any = first.deals[-1].position
    position.points[1] += 1.0
    bot_thought(game, s, bot, random.Random(2))
    race = bot.tree
    assert isinstance(race, Race)
    assert race.kept == 0
    assert race.known == {}
    assert race.fate != first.fate
    assert bot.done == 24


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
    judge = judge_of(game)
    both = (after_one, after_two)
    shares = [prospects(judge, position, judge.points(position), [0.0, 0.0])[0] for position in both]
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
    assert isinstance(bot.tree, Race) == races


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
