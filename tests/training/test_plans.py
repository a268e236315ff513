"""The plans that games name are about features that they have."""

import pytest

from armorial.games import GAMES, load_game


@pytest.mark.parametrize("name", GAMES)
def test_plans_name_features(name: str) -> None:
    game = load_game(name)
    assert game.plans
    for plan in game.plans:
        assert set(plan) <= set(game.own_features)
