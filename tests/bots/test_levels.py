"""Bots by their names, and levels that differ."""

import random
from typing import Any

import pytest

from armorial.bots import KINDS, LEVELS, UnknownBot, make_bot
from armorial.bots.greedy import Greedy
from armorial.bots.levels import ITERATIONS, MISJUDGED, MISJUDGED_AT_LENGTH, SECONDS, Novice
from armorial.bots.mcts import Mcts
from armorial.bots.random import Random
from armorial.bots.runner import bot_answer, bot_thought
from armorial.games import GAMES, load_game
from armorial.games.village.state import PRESTIGE
from armorial.kernel.contract import Game
from armorial.server.settings import Settings
from tests.bots.playing import play_on
from tests.bots.test_search import wins
from tests.games import LARGE


@pytest.mark.parametrize("name", [*LEVELS, "random", "greedy", "mcts:1", "mcts:400", "mcts:1s", "mcts:0.5s"])
def test_bots_by_name(name: str, fair: Game[Any], rng: random.Random) -> None:
    s = fair.new(2)
    play_on(fair, s, rng, 0)
    bot = make_bot(name)
    if name == "mcts:1s":
        assert isinstance(bot, Mcts)
        assert bot.seconds == 1.0
        return
    question = fair.asked(s)
    assert question is not None
    assert bot_answer(fair, s, bot, rng) in question.moves(s)


@pytest.mark.parametrize(
    "name",
    [
        *("", "Novice", "mcts", "mcts:", "mcts:abc", "mcts:0", "mcts:-1", "mcts:-1s", "mcts:0s", "mcts:1.5"),
        *(
            "mcts:1e3",
            "mcts:99999999",
            "mcts:9999999999999",
            "mcts:601s",
            "mcts:nans",
            "mcts:infs",
            "mcts:4 ",
            "mcts: 4",
        ),
        *("mcts: 4", "mcts:٤", "greedy:3", "novice:2", "mcts:4:5", "mcts:s"),
    ],
)
def test_what_is_no_bot(name: str) -> None:
    with pytest.raises(UnknownBot) as caught:
        make_bot(name)
    assert "mcts:400" in str(caught.value)


def test_budgets_are_what_was_asked_for() -> None:
    count, time = make_bot("mcts:77"), make_bot("mcts:2.5s")
    assert isinstance(count, Mcts)
    assert isinstance(time, Mcts)
    assert count.iterations == 77
    assert time.seconds == 2.5
    assert time.iterations > 100_000


def test_levels_think_differently() -> None:
    novice, careful, strong, master = [make_bot(level) for level in LEVELS]
    assert isinstance(novice, Novice)
    assert isinstance(careful, Greedy)
    assert isinstance(strong, Mcts)
    assert isinstance(master, Mcts)
    assert 4 * strong.iterations <= master.iterations
    assert {type(make_bot(kind)) for kind in KINDS[:2]} == {Random, Greedy}


def test_levels_answer_before_the_server_stops_waiting() -> None:
    limit = Settings.model_fields["bot_timeout"].default
    assert set(SECONDS) == set(ITERATIONS)
    assert all(2 * seconds < limit for seconds in SECONDS.values())


def test_a_busy_server_gets_shorter_answers() -> None:
    bot, quick = make_bot("master"), make_bot("master", pace=0.25)
    assert isinstance(bot, Mcts)
    assert isinstance(quick, Mcts)
    assert quick.iterations * 4 == bot.iterations
    assert quick.seconds * 4 == bot.seconds
    hurried = make_bot("strong", pace=0.0001)
    assert isinstance(hurried, Mcts)
    assert hurried.iterations == 1


@pytest.mark.parametrize("name", LARGE)
def test_a_novice_overlooks_what_the_careful_sees(name: str, rng: random.Random) -> None:
    """He does not always answer alike, and more often than not sensibly: what he takes is better than the middle."""
    game = load_game(name)
    s = game.new(2)
    answers: set[tuple[int, int]] = set()
    better = looks = 0
    for number in range(8):
        play_on(game, s, rng, 5)
        question = game.asked(s)
        if question is None:
            break
        choices = make_bot("greedy").think(game, s.clone(), list(question.moves(s)), rng).choices
        middle = sorted(choice.points for choice in choices)[len(choices) // 2]
        for _ in range(6):
            thought = bot_thought(game, s, Novice(), rng)
            answers.add((number, thought.option))
            seen = next(choice for choice in choices if choice.option == thought.option)
            looks += 1
            better += seen.points >= middle
    assert len(answers) > 8
    assert better > 0.6 * looks


class Errors(random.Random):
    """Remembers how far somebody was wrong."""

    deviation = 0.0

    def gauss(self, mu: float = 0.0, sigma: float = 1.0) -> float:
        self.deviation = sigma
        return mu


def test_a_novice_errs_more_where_a_mistake_costs_little(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else luck would hide how much better a careful player is."""
    game = load_game("legacy")
    s = game.new(2)
    play_on(game, s, random.Random(3), 20)
    deviations: list[float] = []
    for foresight in (game.foresight, 0):
        monkeypatch.setattr(game, "foresight", foresight)
        rng = Errors(4)
        bot_thought(game, s, Novice(), rng)
        deviations.append(rng.deviation)
    assert deviations[0] == pytest.approx(deviations[1] * MISJUDGED_AT_LENGTH / MISJUDGED)
    assert deviations[0] > deviations[1] > 0


@pytest.mark.parametrize("name", GAMES)
def test_the_careful_beats_chance(name: str) -> None:
    assert wins(load_game(name), [Greedy(), Random()], 6) >= 5


def test_the_careful_beats_the_novice() -> None:
    assert wins(load_game("village"), [Greedy(), Novice()], 10) >= 7


@pytest.mark.parametrize("kind", ["greedy", "mcts:30", "novice"])
def test_what_a_bot_says_goes_with_what_it_does(kind: str, rng: random.Random) -> None:
    """The answer comes first, and what is said about it is about the seat that is asked."""
    game = load_game("village")
    s = game.new(2)
    play_on(game, s, rng, 3)
    question = game.asked(s)
    assert question is not None
    s.players[1 - question.seat][PRESTIGE] += 60
    for ahead in (False, True):
        if ahead:
            s.players[question.seat][PRESTIGE] += 120
        thought = bot_thought(game, s, make_bot(kind), rng)
        assert thought.option == thought.choices[0].option
        assert (thought.choices[0].value > 0.8) == ahead
        assert (thought.choices[0].value < 0.1) == (not ahead)
        assert all(abs(choice.points) < 20 for choice in thought.choices)
