"""One measuring slice of catanatron, run by the Python of its own environment. Prints one line of JSON.

catanatron is licensed under the GPL: it is measured here from outside, and nothing of Armorial imports it. Its package
on PyPI has a player that looks one action ahead, and none that searches a tree.
"""

from __future__ import annotations

import argparse
import json
import platform
from importlib.metadata import version

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer
from catanatron.players.search import VictoryPointPlayer

from timing import measure_copies, measure_play, spend

COLORS = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)
COPY_TICKS = 150  # of about 940 in a game; later copies take longer, because the log is copied too
COPY_STATES = 8
GREEDY_STATES = 40


def new_game(seats: int, seed: int) -> Game:
    return Game([RandomPlayer(color) for color in COLORS[:seats]], seed=seed)


def over(game: Game) -> bool:
    return game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT


def play(seats: int, seed: int) -> int:
    """One whole game between random players; returns catanatron's own count of actions."""
    game = new_game(seats, seed)
    while not over(game):
        game.play_tick()
    return len(game.state.actions)


def forced_share(seats: int, seed: int) -> float:
    """The share of decisions with only one answer, in one game played outside the measured time."""
    game = new_game(seats, seed)
    forced = 0
    while not over(game):
        forced += len(game.state.playable_actions) == 1
        game.play_tick()
    return forced / len(game.state.actions)


def position(seats: int, seed: int) -> Game:
    game = new_game(seats, seed)
    for _ in range(COPY_TICKS):
        game.play_tick()
    return game


def with_choices(seats: int, seed: int) -> list[Game]:
    """Positions of one game in which a player has a choice, evenly spread over it."""
    game = new_game(seats, seed)
    found = []
    while not over(game):
        if len(game.state.playable_actions) > 1:
            found.append(game.copy())
        game.play_tick()
    return found[:: max(1, len(found) // GREEDY_STATES)]


def measure_greedy(states: list[Game], seconds: float) -> float:
    """Microseconds of an answer of VictoryPointPlayer, where there is a choice."""
    players = {color: VictoryPointPlayer(color) for color in COLORS}

    def answer(number: int) -> int:
        game = states[number % len(states)]
        players[game.state.current_color()].decide(game, game.state.playable_actions)
        return 1

    return spend(seconds, answer).microseconds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=4, choices=(2, 3, 4))
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()

    shares = [forced_share(args.seats, args.seed + n) for n in range(3)]  # also warms up
    copied = [position(args.seats, args.seed + n) for n in range(COPY_STATES)]
    result = {
        "engine": f"catanatron {version('catanatron')}",
        "python": platform.python_version(),
        "forced_share": sum(shares) / len(shares),
        **measure_play(args.seconds * 0.6, lambda number: play(args.seats, args.seed + number)),
        "copy_us": measure_copies(args.seconds * 0.2, [game.copy for game in copied]),
        "greedy_us": measure_greedy(with_choices(args.seats, args.seed), args.seconds * 0.2),
    }
    print(json.dumps(result))


if __name__ == "__main__":
    main()
