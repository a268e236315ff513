"""One measuring slice of catanatron, run by the Python of its own environment. Prints one line of JSON.

catanatron is licensed under the GPL: it is measured here from outside, and nothing of Armorial imports it.
"""

from __future__ import annotations

import argparse
import json
import platform
from importlib.metadata import version
from time import perf_counter

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer

COLORS = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)
COPY_TICKS = 150  # of about 940 in a game; later copies take longer, because the log is copied too
COPY_STATES = 8


def new_game(seats: int, seed: int) -> Game:
    return Game([RandomPlayer(color) for color in COLORS[:seats]], seed=seed)


def play(seats: int, seed: int) -> int:
    """One whole game between random players; returns catanatron's own count of actions."""
    game = new_game(seats, seed)
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        game.play_tick()
    return len(game.state.actions)


def forced_share(seats: int, seed: int) -> float:
    """The share of decisions with only one answer, in one game played outside the measured time."""
    game = new_game(seats, seed)
    forced = 0
    while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        forced += len(game.state.playable_actions) == 1
        game.play_tick()
    return forced / len(game.state.actions)


def position(seats: int, seed: int) -> Game:
    game = new_game(seats, seed)
    for _ in range(COPY_TICKS):
        game.play_tick()
    return game


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=4, choices=(2, 3, 4))
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()

    shares = [forced_share(args.seats, args.seed + n) for n in range(3)]  # also warms up
    states = [position(args.seats, args.seed + n) for n in range(COPY_STATES)]

    games = decisions = 0
    start = perf_counter()
    stop = start + args.seconds * 0.75
    now = start
    while now < stop:
        decisions += play(args.seats, args.seed + games)
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
                state.copy()
        copies += 25 * COPY_STATES
        now = perf_counter()
    copy_seconds = now - start

    print(
        json.dumps(
            {
                "engine": f"catanatron {version('catanatron')}",
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
