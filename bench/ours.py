"""One measuring slice of Armorial. Prints one line of JSON.

`bench/run.py` runs this beside its peer; alone: python bench/ours.py village --seats 4 --seconds 3
"""

from __future__ import annotations

import argparse
import json
import platform
from random import Random
from time import perf_counter
from typing import Any

import armorial
from armorial.games import load_game
from armorial.kernel import contract
from armorial.kernel.contract import CHANCE

COPY_STATES = 8


def play(game: Any, seats: int, seed: int) -> int:
    """One whole game between random players; returns how many answers players gave (not chance)."""
    rng = Random(seed)
    state = game.new(seats, {})
    decisions = 0
    while state.stack:
        question = state.stack[-1]
        if question.seat == CHANCE:
            option = question.sample(state, rng)
        else:
            options = question.moves(state)
            option = options[int(rng.random() * len(options))]
            decisions += 1
        game.answer(state, option, None)
    return decisions


def walk(game: Any, seats: int, seed: int, limit: int | None = None) -> tuple[Any, int, int]:
    """The same play, unmeasured, up to `limit` answers: the state, the answers, those with no choice."""
    rng = Random(seed)
    state = game.new(seats, {})
    decisions = forced = 0
    while state.stack and decisions != limit:
        question = state.stack[-1]
        if question.seat == CHANCE:
            option = question.sample(state, rng)
        else:
            options = question.moves(state)
            option = options[int(rng.random() * len(options))]
            decisions += 1
            forced += len(options) == 1
        game.answer(state, option, None)
    return state, decisions, forced


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()

    game = load_game(args.game)
    states = []
    shares = []
    for seed in range(args.seed, args.seed + COPY_STATES):  # also warms up
        _, length, forced = walk(game, args.seats, seed)
        shares.append(forced / length)
        states.append(walk(game, args.seats, seed, length // 2)[0])

    games = decisions = 0
    start = perf_counter()
    stop = start + args.seconds * 0.75
    now = start
    while now < stop:
        decisions += play(game, args.seats, args.seed + games)
        games += 1
        now = perf_counter()
    play_seconds = now - start

    copies = 0
    start = perf_counter()
    stop = start + args.seconds * 0.25
    now = start
    while now < stop:
        for state in states:
            for _ in range(25):
                state.clone()
        copies += 25 * COPY_STATES
        now = perf_counter()
    copy_seconds = now - start

    compiled = str(contract.__file__).endswith((".so", ".pyd"))
    how = "compiled" if compiled else "interpreted"
    print(
        json.dumps(
            {
                "engine": f"armorial {armorial.__version__} {args.game} {how}",
                "python": platform.python_version(),
                "games": games,
                "decisions": decisions,
                "play_seconds": play_seconds,
                "decisions_per_second": decisions / play_seconds,
                "games_per_second": games / play_seconds,
                "forced_share": sum(shares) / len(shares),
                "copies": copies,
                "copy_us": copy_seconds / copies * 1e6,
            }
        )
    )


if __name__ == "__main__":
    main()
