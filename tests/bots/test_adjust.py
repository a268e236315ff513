"""Corrections of learned weights by hand."""

import json
import random

import pytest
from tools.adjust_judge import adjusted

from armorial.bots.judge import Judge, Learned
from armorial.bots.learned import WORTH, nets, packed
from armorial.bots.playout import play_out
from armorial.games import load_game
from armorial.kernel.contract import State

LEGACY = load_game("legacy")
FEATURES = [WORTH, *LEGACY.own_features]


@pytest.fixture(scope="module")
def position() -> State:
    state: State = LEGACY.new(2, LEGACY.check(2, {}))
    play_out(state, random.Random(4), 8)
    return state


def judged(by_hand: float, weights: dict[str, float], position: State) -> list[float]:
    told = json.loads(packed("legacy") or "")
    return Learned(LEGACY, nets(LEGACY, json.dumps(adjusted(told, FEATURES, by_hand, weights)), "corrected")).points(
        position
    )


@pytest.mark.parametrize("share", [0.0, 0.25, 1.0])
def test_the_hand_has_its_share(share: float, position: State) -> None:
    by_hand, learned = Judge(LEGACY).points(position), judged(0.0, {}, position)
    wanted = [share * hand + (1 - share) * said for hand, said in zip(by_hand, learned, strict=True)]
    assert judged(share, {}, position) == pytest.approx(wanted, abs=0.05)


def test_a_feature_counts_what_it_is_given(position: State) -> None:
    features: list[float] = []
    LEGACY.write_own(position, 0, features)
    rivals = features[LEGACY.own_features.index("rivals")]
    assert rivals
    more = judged(0.0, {"rivals": 7.0}, position)[0] - judged(0.0, {"rivals": 5.0}, position)[0]
    assert more == pytest.approx(2.0 * rivals, abs=0.05)


def test_features_that_training_did_not_know_count_nothing() -> None:
    told = json.loads(packed("legacy") or "")
    found = adjusted(told, [*FEATURES, "new"], 0.0, {})
    assert found["own"][-1] == "new"
    assert set(found["stages"][3]["own"][-1]) == {0.0}


def test_corrections_add_up() -> None:
    told = json.loads(packed("legacy") or "")
    before = told["made"]["corrected"]
    assert before["by_hand"]
    assert before["weights"]
    after = adjusted(told, FEATURES, 0.0, {"rivals": 5.0})["made"]["corrected"]
    assert after == {"by_hand": before["by_hand"], "weights": {**before["weights"], "rivals": 5.0}}
