"""What is packed for browsers is smaller, and says the same."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from armorial.bots.judge import Net
from armorial.bots.learned import nets, packed
from armorial.games import GAMES, load_game

sys.path.insert(0, str(Path(__file__).parents[1] / "web"))
import packs


def numbers(net: Net) -> list[Any]:
    return [list(net.shared), list(net.own), list(net.others), list(net.bias), list(net.out), net.doubts]


@pytest.mark.parametrize("name", GAMES)
def test_a_judge_has_the_same_weights_to_the_last_bit(name: str) -> None:
    text = packed(name)
    assert text is not None
    small = packs.whole(text.encode()).decode()
    assert json.loads(small)["parts"] == packs.PARTS
    before, after = (nets(load_game(name), each, name) for each in (text, small))
    assert [numbers(net) for net in after] == [numbers(net) for net in before]
