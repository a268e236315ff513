"""One slice of bench/research.py: plays one environment for some seconds with random actions, prints a line of JSON.

    python bench/research_slice.py pettingzoo:connect_four_v3 2

The same loop drives our environments and those of PettingZoo, and the same loop our games and those of OpenSpiel. Runs
in either environment: Armorial is only imported for our own. Time is that of the processor, so that other work on the
machine counts less.
"""

from __future__ import annotations

import importlib
import json
import os
import random
import sys
from time import process_time
from typing import Any

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

Figures = dict[str, float]


def aec(env: Any, seconds: float, seed: int) -> Figures:
    """Whole turns of agents: look, choose by the mask, step."""
    import numpy as np

    rng = random.Random(seed)
    steps = games = 0
    start = process_time()
    while process_time() - start < seconds:
        env.reset(seed=seed + games)
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = np.flatnonzero(observation["action_mask"])
            env.step(int(legal[int(rng.random() * len(legal))]))
            steps += 1
        games += 1
    return figures(steps, games, process_time() - start)


def vector(env: Any, seconds: float, seed: int) -> Figures:
    """All games of the array at once; a step is an action in one game."""
    import numpy as np

    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    steps = games = 0
    start = process_time()
    while process_time() - start < seconds:
        actions = [legal[int(rng.random() * len(legal))] for legal in map(np.flatnonzero, env.masks)]
        env.step(actions)
        steps += len(actions)
        games += int(env.dones.sum())
    return figures(steps, games, process_time() - start)


def openspiel(name: str, parameters: dict[str, Any], seconds: float, seed: int) -> Figures:
    """Players look at the observation tensor before they act; chance is sampled. A step is an action of a player."""
    import pyspiel

    game = pyspiel.load_game(name, parameters)
    rng = random.Random(seed)
    steps = games = 0
    start = process_time()
    while process_time() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(rng.choices([o for o, _ in outcomes], [p for _, p in outcomes])[0])
                continue
            state.observation_tensor(state.current_player())
            state.apply_action(rng.choice(state.legal_actions()))
            steps += 1
        games += 1
    return figures(steps, games, process_time() - start)


def copies(game: str, seconds: float, seed: int) -> Figures:
    """How long a clone of an environment takes in the middle of a game."""
    from armorial.research.pettingzoo import ArmorialAEC

    env = ArmorialAEC(game)
    env.reset(seed=seed)
    rng = random.Random(seed)
    for _ in range(12):
        if env.play.seat >= 0:
            env.step(rng.choice(env.play.actions()))
    n = 0
    start = process_time()
    while process_time() - start < seconds:
        for _ in range(100):
            env.clone()
        n += 100
    return {"copy_us": (process_time() - start) / n * 1e6}


def figures(steps: int, games: int, seconds: float) -> Figures:
    return {"steps_per_second": steps / seconds, "games": games, "steps": steps}


def run(what: str, seconds: float, seed: int) -> Figures:
    kind, _, name = what.partition(":")
    if kind == "pettingzoo":
        return aec(importlib.import_module(f"pettingzoo.classic.{name}").env(), seconds, seed)
    if kind == "aec":
        from armorial.research.pettingzoo import ArmorialAEC

        return aec(ArmorialAEC(name), seconds, seed)
    if kind == "vector":
        from armorial.research.vector import VectorEnv

        return vector(VectorEnv(name, 32), seconds, seed)
    if kind == "copy":
        return copies(name, seconds, seed)
    if kind == "adapter":
        import armorial.research.openspiel  # noqa: F401  # registers the games

        return openspiel(f"armorial_{name}", {}, seconds, seed)
    if kind == "openspiel":
        if name.startswith("python_"):
            importlib.import_module(f"open_spiel.python.games.{name.removeprefix('python_')}")
        return openspiel(name, {}, seconds, seed)
    raise SystemExit(f"unknown slice '{what}'")


if __name__ == "__main__":
    run(sys.argv[1], 0.3, 1)  # not measured
    print(json.dumps(run(sys.argv[1], float(sys.argv[2]), int(sys.argv[3]) if len(sys.argv) > 3 else 1)))
