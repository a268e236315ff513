"""Reasons for liking one position better than another: they are exact, and what differs is what is named."""

import random
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from armorial.bots.learned import WORTH
from armorial.bots.playout import play_out
from armorial.bots.reasons import AS_IT_STANDS, RIVALS, reasons_between
from armorial.games import GAMES, load_game
from armorial.games.village.state import PRESTIGE
from armorial.kernel.contract import Game
from tests.bots.test_judge import UNITS, judge_of_told, positions_of, weights
from tests.text.files import messages


@pytest.mark.parametrize("name", GAMES)
def test_every_feature_is_under_exactly_one_reason(name: str) -> None:
    game = load_game(name)
    counted = Counter(feature for features in game.feature_reasons.values() for feature in features)
    assert counted == Counter(game.own_features)


@pytest.mark.parametrize("name", GAMES)
def test_every_reason_has_words_and_there_are_no_others(name: str) -> None:
    beginning = f"reason-{name}-"
    written = {key.removeprefix(beginning) for key in messages("en") if key.startswith(beginning)}
    assert written == set(load_game(name).feature_reasons)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seats", [2, 3])
def test_reasons_add_up_to_the_lead(name: str, seats: int) -> None:
    """Between any two positions of a game, of the same stage or not."""
    game = load_game(name)
    judge = judge_of_told(game, weights(game))
    found = positions_of(game, seats)
    stages = set()
    for one, two in pairwise(found):
        stages.add(game.stage(one) == game.stage(two))
        found_reasons = reasons_between(judge, one, two, seats - 1)
        lead = judge.lead(one, seats - 1) - judge.lead(two, seats - 1)
        assert sum(found_reasons.values()) == pytest.approx(lead)
    assert False in stages


def only(game: Game[Any], feature: str, points: float) -> dict[str, Any]:
    """Weights of a judge who looks at nothing but one feature of a seat, by a plain sum and by a unit that switches."""
    told = weights(game)
    for net in told["stages"]:
        for block in ("shared", "own", "others"):
            net[block] = [[0.0] * (UNITS + 1) for _ in net[block]]
        net["bias"] = [0.0] * (UNITS + 1)
        net["out"] = [1.0] * (UNITS + 1)
        net["own"][told["own"].index(feature)] = [points / 2, 0.0, 0.0, points / 2]
    return told


@pytest.mark.parametrize(
    ("name", "feature", "reason"),
    [
        ("village", "time", "time"),
        ("lorenzo", "servants", "resources"),
        ("troyes", "deniers", "money"),
        ("legacy", "gold", "gold"),
    ],
)
def test_what_differs_is_named(name: str, feature: str, reason: str) -> None:
    game = load_game(name)
    judge = judge_of_told(game, only(game, feature, 3.0))
    at = game.own_features.index(feature)
    seen = 0
    positions = positions_of(game, 2)
    for one in positions:
        mine: list[float] = []
        others: list[float] = []
        game.write_own(one, 0, mine)
        game.write_own(positions[0], 0, others)
        difference = 3.0 * (mine[at] - others[at])
        found = reasons_between(judge, one, positions[0], 0)
        assert found[f"reason-{name}-{reason}"] == pytest.approx(difference)
        assert {key for key, points in found.items() if abs(points) > 1e-9} <= {f"reason-{name}-{reason}", RIVALS}
        seen += difference != 0.0
    assert seen


def test_what_others_lose_is_told_apart() -> None:
    """A judge who looks at what things are worth: what the rival has more is no gain of the seat, but a reason."""
    game = load_game("village")
    judge = judge_of_told(game, only(game, WORTH, 1.0))
    one = positions_of(game, 2)[2]
    two = one.clone()
    two.players[1][PRESTIGE] += 2  # type: ignore[attr-defined]
    found = reasons_between(judge, one, two, 0)
    gained = game.worth(two, 1) - game.worth(one, 1)
    assert gained != 0.0
    assert found[RIVALS] == pytest.approx(gained)
    assert found[AS_IT_STANDS] == 0.0


def test_what_a_seat_takes_from_its_rival_is_due_to_what_it_has() -> None:
    """A judge who thinks that a seat loses what the other one gains: the reason is the thing, not the other one."""
    game = load_game("village")
    told = only(game, WORTH, 0.0)
    for net in told["stages"]:
        net["others"][told["own"].index("prestige")] = [0.0, 0.0, 0.0, -8.0]
    one = positions_of(game, 2)[2]
    two = one.clone()
    two.players[0][PRESTIGE] += 2  # type: ignore[attr-defined]
    found = reasons_between(judge_of_told(game, told), two, one, 0)
    assert {key: points for key, points in found.items() if abs(points) > 1e-9} == pytest.approx(
        {"reason-village-prestige": 2.0}
    )


def test_points_that_are_counted_are_not_judged() -> None:
    game = load_game("village")
    judge = judge_of_told(game, weights(game))
    one = positions_of(game, 2)[-1]
    two = one.clone()
    play_out(two, random.Random(1))
    found = reasons_between(judge, two, one, 1)
    assert {key for key, points in found.items() if points} <= {AS_IT_STANDS, RIVALS}
    assert sum(found.values()) == pytest.approx(judge.lead(two, 1) - judge.lead(one, 1))
