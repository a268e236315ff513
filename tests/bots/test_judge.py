"""The judge of positions: it computes what its weights say, reads them by name, and says what is wrong with a file."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from armorial.bots import make_bot
from armorial.bots.judge import SEAT_COUNTS, Judge, Learned, Whim, lead_of
from armorial.bots.learned import BY_HAND, FORMAT, WORTH, WeightsError, judge_of, nets, packed
from armorial.bots.playout import play_out
from armorial.games import GAMES, load_game
from armorial.kernel.contract import Game, State

UNITS = 3
LEARNERS = [name for name in GAMES if load_game(name).own_features]


def weights(game: Game[Any], seed: int = 1) -> dict[str, Any]:
    """A file of random weights."""
    rng = random.Random(seed)

    def rows(n: int) -> list[list[float]]:
        return [[round(rng.uniform(-1, 1), 3) for _ in range(UNITS + 1)] for _ in range(n)]

    shared = [*(f"seats_{n}" for n in SEAT_COUNTS), *game.shared_features]
    own = [WORTH, *game.own_features]
    stages = [
        {
            "shared": rows(len(shared)),
            "own": rows(len(own)),
            "others": rows(len(own)),
            "bias": rows(1)[0],
            "out": [0.5, -2.0, 1.5, 1.0],
            "doubt": [0.0, 9.0, 10.0, 11.0, 12.0],
        }
        for _ in range(game.stages)
    ]
    return {"format": FORMAT, "game": game.name, "shared": shared, "own": own, "stages": stages}


def said(game: Game[Any], told: dict[str, Any], s: State, seat: int) -> float:
    """What a file of weights says of a seat, computed as it is written down: feature by feature."""
    net = told["stages"][game.stage(s)]
    table = [float(s.seats == n) for n in SEAT_COUNTS]
    game.write_shared(s, table)
    seen: list[list[float]] = []
    for who in range(s.seats):
        features = [game.worth(s, who)]
        game.write_own(s, who, features)
        seen.append(features)
    others = [features for who, features in enumerate(seen) if who != seat]
    mean = [sum(column) / len(others) for column in zip(*others, strict=True)] if others else [0.0] * len(seen[0])
    inputs = [*table, *seen[seat], *mean]
    rows = [*net["shared"], *net["own"], *net["others"]]
    total = 0.0
    for unit, counts in enumerate(net["out"]):
        value = net["bias"][unit] + sum(x * row[unit] for x, row in zip(inputs, rows, strict=True))
        total += counts * (value if unit == UNITS else max(0.0, value))
    return total


def positions_of(game: Game[Any], seats: int) -> list[State]:
    rng = random.Random(seats)
    s = game.new(seats)
    found: list[State] = []
    while s.stack:
        found.append(s.clone())
        play_out(s, rng, 7)
    return found[:: max(1, len(found) // 6)]


@pytest.mark.parametrize("name", LEARNERS)
@pytest.mark.parametrize("seats", [2, 3])
def test_it_says_what_its_weights_say(name: str, seats: int) -> None:
    game = load_game(name)
    told = weights(game)
    judge = Learned(game, nets(game, json.dumps(told), "test"))
    for s in positions_of(game, seats):
        assert judge.points(s) == pytest.approx([said(game, told, s, seat) for seat in range(seats)])
        assert judge.doubt(s) == {2: 10.0, 3: 11.0}[seats]


@pytest.mark.parametrize("name", LEARNERS)
def test_at_the_end_the_points_are_those_of_the_game(name: str) -> None:
    game = load_game(name)
    s = game.new(2)
    play_out(s, random.Random(5))
    judge = Learned(game, nets(game, json.dumps(weights(game)), "test"))
    assert judge.points(s) == [game.worth(s, 0), game.worth(s, 1)]


def test_a_lead_is_over_the_best_of_the_others() -> None:
    assert lead_of([5.0, 3.0, 4.0], 0) == 1.0
    assert lead_of([5.0, 3.0, 4.0], 1) == -2.0
    assert lead_of([5.0], 0) == 5.0  # alone there is nobody to be behind


def test_a_whim_changes_only_its_own_seat() -> None:
    game = load_game(LEARNERS[0])
    hand = Judge(game)
    for s in positions_of(game, 2):
        features: list[float] = []
        game.write_own(s, 1, features)
        plain, with_whim = hand.points(s), Whim(hand, 1, [3], [2.0]).points(s)
        assert with_whim == [plain[0], pytest.approx(plain[1] + 2.0 * features[3])]


# -- files ----------------------------------------------------------------------------------------------------


def test_a_game_that_has_learned_nothing_is_judged_by_hand() -> None:
    game = load_game("village")
    game.own_features = ()
    judge = judge_of(game)
    assert not isinstance(judge, Learned)
    assert judge.points(game.new(2)) == [game.worth(game.new(2), seat) for seat in range(2)]


def test_features_are_found_by_name() -> None:
    """The order in the file does not matter, and what the game looks at besides counts nothing."""
    game = load_game(LEARNERS[0])
    told = weights(game)
    known = judge_of_told(game, told)
    turned = {**told, "own": told["own"][::-1]}
    turned["stages"] = [{**net, "own": net["own"][::-1], "others": net["others"][::-1]} for net in told["stages"]]
    fewer = {**told, "own": told["own"][:-1]}
    fewer["stages"] = [{**net, "own": net["own"][:-1], "others": net["others"][:-1]} for net in told["stages"]]
    unknown = weights(game)
    for net in unknown["stages"]:
        net["own"][-1] = net["others"][-1] = [0.0] * (UNITS + 1)
    for s in positions_of(game, 2):
        assert judge_of_told(game, turned).points(s) == known.points(s)
        assert judge_of_told(game, fewer).points(s) == judge_of_told(game, unknown).points(s)


def judge_of_told(game: Game[Any], told: dict[str, Any]) -> Learned:
    return Learned(game, nets(game, json.dumps(told), "test"))


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"game": "chess"}, "not for"),
        ({"format": 99}, "not for"),
        ({"stages": []}, "not for"),
        ({"own": ["worth", "unicorns"]}, "no feature 'unicorns' any more"),
        ({"shared": None}, "not the weights of a judge"),
    ],
)
def test_a_wrong_file_is_told(change: dict[str, Any], words: str, tmp_path: Path) -> None:
    game = load_game(LEARNERS[0])
    file = tmp_path / "weights.json"
    file.write_text(json.dumps({**weights(game), **change}))
    with pytest.raises(WeightsError, match=words):
        make_bot(f"careful@{file}").judge_of(game)


def test_a_file_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(WeightsError, match="cannot read the weights"):
        make_bot(f"careful@{tmp_path / 'none.json'}").judge_of(load_game(LEARNERS[0]))
    file = tmp_path / "weights.json"
    file.write_text("what?")
    with pytest.raises(WeightsError, match="not the weights of a judge"):
        make_bot(f"careful@{file}").judge_of(load_game(LEARNERS[0]))


@pytest.mark.parametrize("name", ["village", "lorenzo", "troyes"])
def test_games_come_with_what_they_have_learned(name: str) -> None:
    """Legacy does not: nothing that it learned in this way has won against its own weights."""
    game = load_game(name)
    text = packed(name)
    assert text is not None
    assert len(text) < 1_000_000
    told = json.loads(text)
    assert told["own"] == [WORTH, *game.own_features]
    assert told["made"]["rules_version"] == game.rules_version
    assert told["made"]["games"] > 1000
    assert isinstance(judge_of(game), Learned)
    assert not isinstance(judge_of(game, BY_HAND), Learned)
