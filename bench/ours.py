"""One measuring slice of Armorial. Prints one line of JSON.

`bench/run.py` runs this beside its peers; alone: python bench/ours.py village --seats 4 --seconds 3
The environment variable ARMORIAL_ENGINE says which engine is measured.
"""

from __future__ import annotations

import argparse
import json
import platform
from random import Random
from typing import Any

import armorial
from armorial.bots import make_bot
from armorial.bots.judge import Judge
from armorial.bots.learned import BY_HAND, judge_of
from armorial.bots.mcts import Mcts
from armorial.bots.playout import play_out
from armorial.bots.runner import bot_answer
from armorial.engine import running
from armorial.games import load_game
from timing import measure_copies, measure_play, spend

COPY_STATES = 8
SEARCH_STATES = 4
ITERATIONS = 50
"""Of a search that is timed: as many as an answer takes at the least."""


def walk(game: Any, seats: int, seed: int, limit: int = -1) -> tuple[Any, int, float]:
    """Random play, unmeasured, up to `limit` answers: the state, the answers, the share of those with no choice."""
    state = game.new(seats, {})
    count = play_out(state, Random(seed), limit)
    return state, count.decisions, count.forced / max(1, count.decisions)


def with_choices(game: Any, seats: int, seed: int, wanted: int) -> list[Any]:
    """Positions of one game in which a player has a choice, evenly spread over it."""
    rng = Random(seed)
    state = game.new(seats, {})
    found = []
    while state.stack:
        question = state.stack[-1]
        if question.seat >= 0 and len(question.moves(state)) > 1:
            found.append(state.clone())
        play_out(state, rng, 1)
    return found[:: max(1, len(found) // wanted)]


def measure_greedy(game: Any, states: list[Any], seconds: float) -> float:
    """Microseconds of an answer of `greedy`, where there is a choice."""
    bot = make_bot("greedy")
    rng = Random(1)

    def answer(number: int) -> int:
        bot_answer(game, states[number % len(states)], bot, rng)
        return 1

    return spend(seconds, answer).microseconds


def measure_search(game: Any, states: list[Any], seconds: float) -> float:
    """Iterations of `mcts` a second."""
    rng = Random(1)

    def search(number: int) -> int:
        bot = Mcts(ITERATIONS, 3600.0)
        bot_answer(game, states[number % len(states)], bot, rng)
        return bot.done

    return spend(seconds, search).a_second


def measure_judge(judge: Judge, states: list[Any], seconds: float) -> float:
    """Positions judged a second, for all seats."""

    def look(number: int) -> int:
        judge.points(states[number % len(states)])
        return 1

    return spend(seconds, look).a_second


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()

    game = load_game(args.game)
    walks = [walk(game, args.seats, seed) for seed in range(args.seed, args.seed + COPY_STATES)]  # also warms up
    halfway = [walk(game, args.seats, args.seed + n, length // 2)[0] for n, (_, length, _) in enumerate(walks)]
    choices = with_choices(game, args.seats, args.seed, 40)

    def play(number: int) -> int:
        """A whole game between random players; answers of players count, chance does not."""
        return play_out(game.new(args.seats, {}), Random(args.seed + number)).decisions

    result = {
        "engine": f"armorial {armorial.__version__} {args.game} {running()}",
        "python": platform.python_version(),
        "forced_share": sum(share for _, _, share in walks) / len(walks),
        **measure_play(args.seconds * 0.5, play),
        "copy_us": measure_copies(args.seconds * 0.1, [state.clone for state in halfway]),
        "greedy_us": measure_greedy(game, choices, args.seconds * 0.2),
        "iterations_per_second": measure_search(game, choices[:: len(choices) // SEARCH_STATES], args.seconds * 0.2),
        "judged_per_second": measure_judge(judge_of(game), choices, args.seconds * 0.1),
        "judged_by_hand_per_second": measure_judge(judge_of(game, BY_HAND), choices, args.seconds * 0.1),
    }
    print(json.dumps(result))


if __name__ == "__main__":
    main()
