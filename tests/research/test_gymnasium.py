"""One seat against bots: Gymnasium's own test, and what goes beyond it."""

import copy
import pickle
import random
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from armorial.bots import Bot, UnknownBot
from armorial.games import GAMES
from armorial.kernel.errors import RuleError
from armorial.research.gymnasium import IDS, ArmorialEnv
from armorial.research.play import IllegalAction


@pytest.mark.parametrize("game", GAMES)
def test_check_env(game: str) -> None:
    env = gymnasium.make(IDS[game], render_mode="ansi")
    check_env(env.unwrapped)


def test_check_env_of_solo_games() -> None:
    for solo in ("standard", "testament"):
        check_env(gymnasium.make(IDS["legacy"], seats=1, options={"solo": solo}, render_mode="ansi").unwrapped)


def play_on(env: ArmorialEnv, info: dict[str, Any], rng: random.Random, steps: int = 10_000) -> list[Any]:
    """Random steps, and everything that could be seen on the way."""
    seen: list[Any] = []
    for _ in range(steps):
        action = rng.choice(np.flatnonzero(info["action_mask"]).tolist())
        observation, reward, terminated, _, info = env.step(action)
        seen.append((observation["observation"].tobytes(), reward, terminated, info.get("scores")))
        if terminated:
            break
    return seen


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seat", [0, 2])
def test_only_the_own_seat_is_asked(game: str, seat: int) -> None:
    env = ArmorialEnv(game, seats=3, opponents=["random", "greedy"], seat=seat)
    _, info = env.reset(seed=1)
    rng = random.Random(1)
    while not env.play.seat < 0:
        assert env.play.seat == seat == info["seat"]
        assert (env.action_masks() == info["action_mask"].astype(bool)).all()
        action = rng.choice(np.flatnonzero(info["action_mask"]).tolist())
        _, reward, terminated, _, info = env.step(action)
    assert terminated
    assert reward == env.play.rewards()[seat]
    assert info["scores"] == env.play.scores()
    with pytest.raises(IllegalAction, match=r"call reset\(\)"):
        env.step(0)


class Watched(Bot):
    """Answers as it likes, and remembers for which seat it was asked."""

    def __init__(self) -> None:
        self.seats: set[int] = set()

    def choose(self, game: Any, state: Any, options: list[int], rng: random.Random) -> int:
        self.seats.add(game.asked(state).seat)
        return rng.choice(options)


@pytest.mark.parametrize(("seat", "asked"), [(0, [1, 2]), (1, [0, 2]), (2, [0, 1])])
def test_opponents_sit_in_the_order_they_are_named(
    seat: int, asked: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("armorial.research.gymnasium.make_bot", lambda name: Watched())
    env = ArmorialEnv("village", seats=3, opponents=["first", "second"], seat=seat)
    _, info = env.reset(seed=1)
    bots = env.bots
    play_on(env, info, random.Random(1), 20)
    assert [bot.seats for bot in bots if isinstance(bot, Watched)] == [{asked[0]}, {asked[1]}]


def test_greedy_is_stronger_than_random() -> None:
    """The opponents really are those that were asked for."""
    results = {}
    for bot in ("random", "greedy"):
        env = ArmorialEnv("lorenzo", opponents=bot, seat=0)
        total = 0.0
        for seed in range(60, 66):
            _, info = env.reset(seed=seed)
            total += play_on(env, info, random.Random(seed))[-1][1]
        results[bot] = total
    assert results["greedy"] <= -4 < results["random"]


def test_the_same_seed_is_the_same_game() -> None:
    games = []
    for _ in range(2):
        env = ArmorialEnv("village", opponents="greedy")
        _, info = env.reset(seed=3)
        games.append((info["seat"], play_on(env, info, random.Random(1))))
    assert games[0] == games[1]
    env = ArmorialEnv("village", seats=4)
    assert len({env.reset(seed=seed)[1]["seat"] for seed in range(20)}) == 4


@pytest.mark.parametrize("how", ["clone", "pickle", "deepcopy", "save"])
def test_copies_play_on_alike(how: str) -> None:
    env = ArmorialEnv("troyes", opponents="random", seat=1)
    _, info = env.reset(seed=1)
    info = {"action_mask": info["action_mask"]}
    play_on(env, info, random.Random(1), 1)
    mask = {"action_mask": env.action_masks()}
    other = ArmorialEnv("troyes", opponents="random", seat=1)
    if how == "save":
        other.load(env.save())
    else:
        ways: dict[str, Callable[[ArmorialEnv], ArmorialEnv]] = {
            "clone": ArmorialEnv.clone,
            "deepcopy": copy.deepcopy,
            "pickle": _pickled,
        }
        other = ways[how](env)
    position = env.play.save()
    seen = play_on(other, mask, random.Random(2))
    assert env.play.save() == position
    assert play_on(env, mask, random.Random(2)) == seen


def _pickled(env: ArmorialEnv) -> ArmorialEnv:
    copied: ArmorialEnv = pickle.loads(pickle.dumps(env))
    return copied


def test_an_illegal_action() -> None:
    env = ArmorialEnv("village")
    _, info = env.reset(seed=1)
    name = env.play.setting.actions.name
    wrong = next(n for n in range(len(info["action_mask"])) if not name(n).startswith("TakeCube/"))
    assert not info["action_mask"][wrong]
    _, reward, terminated, truncated, info = env.step(wrong)
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert "is not an answer to the open question, TakeCube" in info["illegal"]
    strict = ArmorialEnv("village", illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalAction, match="choose by the action mask"):
        strict.step(wrong)


@pytest.mark.parametrize(
    ("arguments", "kind", "problem"),
    [
        ({"seats": 3, "opponents": ["greedy"]}, RuleError, "3 seats need 2 opponents, not 1"),
        ({"opponents": "grandmaster"}, UnknownBot, "there is no bot 'grandmaster'"),
        ({"seat": 2}, RuleError, "the agent.s seat is from 0 to 1, or None for another one in every game, not 2"),
        ({"seats": 1}, RuleError, "village is played with 2, 3, 4 seats, not 1"),
        ({"render_mode": "human"}, RuleError, "render_mode is one of ansi"),
    ],
)
def test_wrong_settings(arguments: dict[str, Any], kind: type[Exception], problem: str) -> None:
    with pytest.raises(kind, match=problem):
        ArmorialEnv("village", **arguments)
