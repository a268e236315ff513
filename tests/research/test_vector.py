"""Many games in one array."""

import random
from multiprocessing import get_context
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
import pytest

from armorial.kernel.errors import RuleError
from armorial.research.observing import mask_of, numbers
from armorial.research.play import IllegalAction, Setting, new_play
from armorial.research.vector import VectorEnv, game_seed
from tests.patience import LONGEST
from tests.research.cases import CASES, Case


def choices(env: VectorEnv, rng: random.Random) -> np.ndarray[Any, Any]:
    """A random action in each game."""
    return np.array([rng.choice(np.flatnonzero(mask).tolist()) for mask in env.masks])


@pytest.mark.parametrize("case", CASES, ids=str)
def test_each_row_is_a_game_of_its_own(case: Case) -> None:
    """Row i shows what a single game with the same seed and actions shows, over the end of games too."""
    env = VectorEnv(case.game, 3, case.seats, case.options)
    env.reset(seed=4)
    single = [new_play(env.setting, game_seed(4, i)) for i in range(3)]
    for play, i in zip(single, range(3), strict=True):
        play.reset(game_seed(4, i))
    rng = random.Random(1)
    ended = 0
    for _ in range(150):
        actions = choices(env, rng)
        _, rewards, dones, truncated, info = env.step(actions)
        assert not truncated.any()
        for i, play in enumerate(single):
            play.act(int(actions[i]))
            assert dones[i] == (play.seat < 0)
            if play.seat < 0:
                assert rewards[i].tolist() == pytest.approx(play.rewards())
                assert info["scores"][i].tolist() == play.scores()
                ended += 1
                play.reset()
            else:
                assert not rewards[i].any()
            assert env.players[i] == play.seat
            assert (env.observations[i] == numbers(env.setting.encoder, play.state, play.seat)).all()
            assert (env.masks[i] == mask_of(play, play.seat)).all()
    assert ended or case.seats > 1


def test_game_i_does_not_depend_on_the_number_of_games() -> None:
    small, large = VectorEnv("village", 2), VectorEnv("village", 5)
    small.reset(seed=9)
    large.reset(seed=9)
    assert (small.observations == large.observations[:2]).all()
    assert len({row.tobytes() for row in large.observations}) == 5


def test_an_illegal_action_changes_nothing_anywhere() -> None:
    env = VectorEnv("lorenzo", 3)
    env.reset(seed=1)
    actions = choices(env, random.Random(1))
    actions[2] = int(np.flatnonzero(env.masks[2] == 0)[-1])
    before = env.observations.copy()
    saved = env.save()
    with pytest.raises(IllegalAction, match=r"game 2: .* choose by the action mask"):
        env.step(actions)
    with pytest.raises(IllegalAction, match="3 games need 3 actions, not 2"):
        env.step(actions[:2])
    assert (env.observations == before).all()
    assert env.save() == saved


def test_saved_games_go_on() -> None:
    env, other = VectorEnv("troyes", 4), VectorEnv("troyes", 4)
    env.reset(seed=1)
    for _ in range(30):
        env.step(choices(env, random.Random(1)))
    other.load(env.save())
    for _ in range(20):
        actions = choices(env, random.Random(2))
        env.step(actions)
        other.step(actions)
        assert (other.observations == env.observations).all()
    with pytest.raises(RuleError, match="4 games were saved, but this environment has 2"):
        VectorEnv("troyes", 2).load(env.save())


def fill(name: str, games: int, first: int) -> None:
    """In a process of its own: two games, written into its part of a shared array."""
    memory = SharedMemory(name)
    setting = Setting("village", 2, {}, "rank", False, True)
    shape, dtype = VectorEnv.buffers(setting, games)["observations"]
    everything: np.ndarray[Any, Any] = np.ndarray(shape, dtype, memory.buf)
    env = VectorEnv("village", 2, out={"observations": everything[first : first + 2]})
    env.reset(seed=first)
    for _ in range(10):
        env.step(choices(env, random.Random(1)))
    del env, everything
    memory.close()


def test_several_processes_fill_one_shared_array() -> None:
    setting = Setting("village", 2, {}, "rank", False, True)
    shape, dtype = VectorEnv.buffers(setting, 4)["observations"]
    memory = SharedMemory(create=True, size=int(np.prod(shape)) * dtype.itemsize)
    try:
        processes = [get_context("spawn").Process(target=fill, args=(memory.name, 4, first)) for first in (0, 2)]
        for process in processes:
            process.start()
        for process in processes:
            process.join(LONGEST)
            assert process.exitcode == 0
        shared: np.ndarray[Any, Any] = np.ndarray(shape, dtype, memory.buf)
        for first in (0, 2):
            env = VectorEnv("village", 2)
            env.reset(seed=first)
            for _ in range(10):
                env.step(choices(env, random.Random(1)))
            assert (shared[first : first + 2] == env.observations).all()
        del shared
    finally:
        memory.close()
        memory.unlink()


def test_wrong_settings() -> None:
    with pytest.raises(RuleError, match="the number of games is from 1 to 1000000, not 0"):
        VectorEnv("village", 0)
    with pytest.raises(RuleError, match="there is no array 'obs' to fill; choose from: observations, masks"):
        VectorEnv("village", 2, out={"obs": np.zeros(3)})
    with pytest.raises(RuleError, match=r"'masks' must have shape \(2, 2331\) and type int8, not \(3,\) and float64"):
        VectorEnv("village", 2, out={"masks": np.zeros(3)})
    with pytest.raises(RuleError, match="'observations' must be writable, and its rows must lie one after the other"):
        VectorEnv("village", 2, out={"observations": np.zeros((2, 1138), np.int16)[:, ::2]})
