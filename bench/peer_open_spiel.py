"""One measuring slice of a game of OpenSpiel, whose games are C++ driven from Python. Prints one line of JSON.

Two of its games are measured, both for two: backgammon, with dice, and gin rummy, with hidden cards. They are driven
as its own Python examples do it: ask for the legal actions, pick one, apply it.
"""

from __future__ import annotations

import argparse
import json
import platform
from importlib.metadata import version
from random import Random
from typing import Any

import pyspiel

from timing import measure_copies, measure_play, spend

COPY_STATES = 8
SEARCHED = ("backgammon",)
"""Games that OpenSpiel's search can be asked about: it needs to see everything."""
SIMULATIONS = 50


def play(game: Any, seed: int, limit: int = -1) -> tuple[Any, int, int]:
    """Random play up to `limit` answers and the dice after them: the state, the answers, those with no choice."""
    rng = Random(seed)
    state = game.new_initial_state()
    decisions = forced = 0
    while not state.is_terminal() and (decisions != limit or state.is_chance_node()):
        if state.is_chance_node():
            at = rng.random()
            for outcome, chance in state.chance_outcomes():
                action = outcome
                at -= chance
                if at < 0:
                    break
        else:
            actions = state.legal_actions()
            action = actions[int(rng.random() * len(actions))]
            decisions += 1
            forced += len(actions) == 1
        state.apply_action(action)
    return state, decisions, forced


def measure_search(game: Any, states: list[Any], seconds: float) -> float:
    """Simulations a second of its own search in C++, each with one random play-out to the end of the game."""

    def search(number: int) -> int:
        evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
        bot = pyspiel.MCTSBot(game, evaluator, 1.4, SIMULATIONS, 100, False, 1, False)
        bot.step(states[number % len(states)])
        return SIMULATIONS

    return spend(seconds, search).a_second


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()

    game = pyspiel.load_game(args.game)
    walks = [play(game, seed) for seed in range(args.seed, args.seed + COPY_STATES)]  # also warms up
    halfway = [play(game, args.seed + n, length // 2)[0] for n, (_, length, _) in enumerate(walks)]
    result = {
        "engine": f"open_spiel {version('open_spiel')} {args.game}",
        "python": platform.python_version(),
        "forced_share": sum(forced / length for _, length, forced in walks) / len(walks),
        **measure_play(args.seconds * 0.6, lambda number: play(game, args.seed + number)[1]),
        "copy_us": measure_copies(args.seconds * 0.2, [state.clone for state in halfway]),
    }
    if args.game in SEARCHED:
        result["iterations_per_second"] = measure_search(game, halfway, args.seconds * 0.2)
    print(json.dumps(result))


if __name__ == "__main__":
    main()
