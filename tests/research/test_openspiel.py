"""The OpenSpiel adapter: OpenSpiel's own random simulation, and what goes beyond it."""

import random
from typing import Any

import numpy as np
import pyspiel
import pytest

import armorial.research.openspiel  # noqa: F401 (it registers the games)
from armorial.games import GAMES
from armorial.kernel.errors import RuleError
from tests.research.cases import CASES, Case


def load(case: Case) -> Any:
    return pyspiel.load_game(f"armorial_{case.game}", {"seats": case.seats, **case.options})


def played(game: Any, seed: int, steps: int) -> Any:
    """A state after some random answers, chance by its weights."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    for _ in range(steps):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(rng.choices([o for o, _ in outcomes], [p for _, p in outcomes])[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("case", CASES, ids=str)
def test_random_simulation(case: Case) -> None:
    """Clones, serialization, masks, chances, tensors and returns, as OpenSpiel checks them for its own games."""
    pyspiel.random_sim_test(load(case), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_whole_games(case: Case) -> None:
    """Returns are the ranks; chances add up to 1."""
    game = load(case)
    assert game.num_players() == case.seats
    state = game.new_initial_state()
    rng = random.Random(1)
    chances = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(p for _, p in outcomes) == pytest.approx(1)
            state.apply_action(rng.choices([o for o, _ in outcomes], [p for _, p in outcomes])[0])
            chances += 1
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    assert chances > 5
    returns = state.returns()
    if case.seats == 1:
        assert returns == [-1.0 if state._setting.game.lost(state.position, 0) else 1.0]
        return
    assert sum(returns) == pytest.approx(0)
    ranks = state._setting.game.ranks(state.position)
    assert sorted(range(case.seats), key=lambda seat: (ranks[seat], seat)) == sorted(
        range(case.seats), key=lambda seat: (-returns[seat], seat)
    )


def test_observations_are_those_of_the_encoder() -> None:
    game = load(Case("troyes", 3, {}))
    state = played(game, 1, 60)
    for player in range(3):
        encoded = state._setting.encoder.encode(state.position, player)
        assert state.observation_tensor(player) == encoded
    assert len(state.observation_tensor(0)) == np.prod(game.observation_tensor_shape())


def test_information_states_tell_only_what_a_seat_knows() -> None:
    """In the draft of Lorenzo the others see that a leader was kept, and not which."""
    game = load(Case("lorenzo", 2, {"advanced": "leaders"}))
    state = played(game, 2, 0)
    while "Draft keep:" not in state.information_state_string(0):
        state = played(game, 2, state.move_number() + 1)
    mine = state.information_state_string(0).splitlines()
    other = state.information_state_string(1).splitlines()
    assert len(mine) == len(other) == len(state.history())
    kept = next(number for number, line in enumerate(mine) if line.startswith("0 Draft keep:"))
    assert other[kept] == "0 Draft ?"
    dealt = [(a, b) for a, b in zip(mine, other, strict=True) if " Deal " in a]
    assert all((a == "* Deal ?") != (b == "* Deal ?") for a, b in dealt)


def test_information_states_remember() -> None:
    """Two games that come to the same position by other ways have other information states."""
    state = played(load(Case("village", 2, {})), 1, 80)
    strings = {played(load(Case("village", 2, {})), 1, n).information_state_string(1) for n in range(40, 80)}
    assert len(strings) == 40
    assert state.information_state_string(0).startswith("* FirstPlayer first:")


def test_actions_have_names() -> None:
    state = played(load(Case("village", 2, {})), 1, 200)
    while state.is_chance_node() or state.current_player() < 0:
        state = played(load(Case("village", 2, {})), 1, state.move_number() - 1)
    action = state.legal_actions()[0]
    name = state.action_to_string(state.current_player(), action)
    assert "/" in name
    assert state.string_to_action(state.current_player(), name) == action


def test_wrong_settings() -> None:
    with pytest.raises(RuleError, match="troyes is played with 2, 3, 4 seats, not 7"):
        pyspiel.load_game("armorial_troyes", {"seats": 7})
    with pytest.raises(RuleError, match="option 'advanced' is one of off, on, leaders, tiles, not 'much'"):
        pyspiel.load_game("armorial_lorenzo", {"advanced": "much"})


def test_every_game_is_registered() -> None:
    assert {f"armorial_{game}" for game in GAMES} <= set(pyspiel.registered_names())
