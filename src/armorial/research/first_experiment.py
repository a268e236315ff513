"""A first experiment: a linear judge of positions that learns from the games it plays against random players.

    python -m armorial.research.first_experiment --plot curve.png

The learner looks one action ahead: for every action it asks what the position after it is worth, and takes the best;
now and then it tries something else. What a position is worth is a weighted sum of the numbers of its observation.
After every block of games the weights are fitted again, by least squares, to how the games went on from there.
It starts with nothing, and plays its first games at random; the curve shows how large a share of the games it wins.
"""

import argparse
import json
import sys
from math import sqrt
from pathlib import Path
from time import perf_counter
from typing import Final

import numpy as np
from numpy.typing import NDArray

from armorial.games import GAMES
from armorial.kernel.errors import RuleError
from armorial.research.observing import numbers, scale_of
from armorial.research.play import Play, Setting, new_play, rewards

BLOCK: Final = 20
"""Games between two fits, and for one point of the curve."""
AT_RANDOM: Final = 100
"""Games before the first fit."""
RIDGE: Final = 300.0
"""How much evidence it takes to believe in a weight."""
EXPLORE: Final = 0.1
"""How often the learner tries something else."""
FORGET: Final = 0.95
"""How much of the earlier games is kept at every fit: they were played by a weaker player."""


class Judge:
    """Says what a position is worth to a seat, and learns it from games."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.scale = scale_of(setting.encoder)
        size = setting.encoder.size + 1
        self.weights: NDArray[np.float64] = np.zeros(size)
        self._squares: NDArray[np.float64] = np.zeros((size, size))
        self._products: NDArray[np.float64] = np.zeros(size)

    def features(self, play: Play, seat: int) -> NDArray[np.float32]:
        """The observation in numbers of about 1, and a constant."""
        return np.append(numbers(self.setting.encoder, play.state, seat) / self.scale, np.float32(1))

    def choose(self, play: Play, seed: int) -> int:
        """The action after which the position looks best."""
        seat = play.seat
        mind = play.imagine(seat, seed)
        actions = play.actions()
        rows: list[NDArray[np.float32]] = []
        for action in actions:
            after = mind.clone()
            after.act(action)
            rows.append(self.features(after, seat))
        return actions[int(np.argmax(np.stack(rows) @ self.weights))]

    def learn(self, games: list[tuple[list[NDArray[np.float32]], float]]) -> None:
        """Fit the weights to the positions of some games and how those ended."""
        self._squares *= FORGET
        self._products *= FORGET
        for rows, result in games:
            if rows:
                matrix = np.stack(rows).astype(np.float64)
                self._squares += matrix.T @ matrix
                self._products += matrix.sum(axis=0) * result
        fitted = np.linalg.solve(self._squares + RIDGE * np.eye(len(self.weights)), self._products)
        self.weights = fitted.astype(np.float64)


class Point:
    """A point of the curve: how many games were played until then, and the share of wins among the last block."""

    def __init__(self, games: int, wins: float, of: int, seconds: float) -> None:
        self.games = games
        self.share = wins / of
        self.seconds = seconds
        low, high = interval(wins, of)
        self.low = low
        self.high = high


def interval(wins: float, of: int) -> tuple[float, float]:
    """The 95% interval of a share, after Wilson."""
    z = 1.96
    share = wins / of
    middle = (share + z * z / (2 * of)) / (1 + z * z / of)
    half = z / (1 + z * z / of) * sqrt(share * (1 - share) / of + z * z / (4 * of * of))
    return max(0.0, middle - half), min(1.0, middle + half)


def play_one(judge: Judge, seed: int, explore: float) -> tuple[list[NDArray[np.float32]], float, float]:
    """A game against random players: the positions after the learner's actions, the result, the share of the win."""
    setting = judge.setting
    rng = np.random.default_rng(seed)
    play = new_play(setting, seed)
    own = seed % setting.seats
    rows: list[NDArray[np.float32]] = []
    while play.seat >= 0:
        mine = play.seat == own
        if mine and rng.random() >= explore:
            play.act(judge.choose(play, int(rng.integers(1 << 32))))
        else:
            play.act(play.actions()[rng.integers(len(play.options))])
        if mine:
            rows.append(judge.features(play, own))
    winners = setting.game.winners(play.state)
    share = 1 / len(winners) if own in winners else 0.0
    return rows, rewards(setting.game, play.state, "margin")[own] / setting.game.spread, share


def run(game: str, seats: int, seconds: float, seed: int, games: int | None) -> list[Point]:
    """Play and learn for so long, or for so many games."""
    judge = Judge(Setting(game, seats, {}, "rank", False, True))
    start = perf_counter()
    points: list[Point] = []
    played = 0
    while (perf_counter() - start < seconds) if games is None else (played < games):
        explore = 1.0 if played < AT_RANDOM else EXPLORE
        block = [play_one(judge, seed + played + number, explore) for number in range(BLOCK)]
        played += BLOCK
        judge.learn([(rows, result) for rows, result, _ in block])
        points.append(Point(played, sum(share for _, _, share in block), BLOCK, perf_counter() - start))
        point = points[-1]
        print(f"{point.games:5d} games {point.seconds:5.0f} s   wins {point.share:4.0%}", file=sys.stderr, flush=True)
    return points


def check_picture(path: Path) -> None:
    """Whether the picture can be drawn at the end, said before a minute has gone."""
    if path.suffix not in (".png", ".svg"):
        raise RuleError(f"the picture is a .png or .svg file, not '{path.name}'")
    if not path.parent.is_dir():
        raise RuleError(f"there is no folder '{path.parent}' for the picture")


def plot(points: list[Point], title: str, path: Path) -> None:
    """The learning curve as a picture."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise RuleError("a plot needs matplotlib: install it with pip install 'armorial[research]'") from None
    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.subplots()
    games = [point.games for point in points]
    axes.fill_between(games, [p.low for p in points], [p.high for p in points], alpha=0.2, label="95% interval")
    axes.plot(games, [point.share for point in points], marker="o", label=f"wins in the last {BLOCK} games")
    axes.axhline(0.5, linestyle="--", linewidth=1, color="grey", label="a random player")
    axes.axvline(AT_RANDOM, linestyle=":", linewidth=1, color="grey", label="until here it plays at random itself")
    axes.set(xlabel="games played", ylabel="share of wins against random", ylim=(0, 1), title=title)
    axes.legend(loc="lower right")
    figure.savefig(path, dpi=120)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m armorial.research.first_experiment", description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--game", choices=GAMES, default="lorenzo")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=50.0, help="how long to play and learn")
    parser.add_argument("--games", type=int, help="how many games, in place of the time")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", type=Path, help="where to put the picture of the curve (PNG or SVG)")
    parser.add_argument("--json", action="store_true", help="the points of the curve as JSON")
    given = parser.parse_args(arguments)
    try:
        if given.plot is not None:
            check_picture(given.plot)
        points = run(given.game, given.seats, given.seconds, given.seed, given.games)
        if given.plot is not None:
            plot(points, f"{given.game}, {given.seats} seats: a linear judge learns", given.plot)
    except (RuleError, OSError) as error:
        print(f"error: {error}", file=sys.stderr)
        return 1
    if given.json:
        print(json.dumps([vars(point) for point in points], indent=2))
    else:
        tenth = max(1, len(points) // 5)
        first = sum(point.share for point in points[:tenth]) / tenth
        last = sum(point.share for point in points[-tenth:]) / tenth
        print(f"wins in the first {tenth * BLOCK} games: {first:.0%}, in the last {tenth * BLOCK}: {last:.0%}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
