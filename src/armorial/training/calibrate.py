"""Makes chances of winning true: a bot that says "two in three" should win two games in three.

While they learn, bots have whims and blunder, so who is ahead wins more surely than among bots who play as well as they
can. So when the weights are found, bots play by them in earnest, and what the judge said on the way is set against who
won. That gives the doubt for every stage (all numbers of seats together, for luck is much the same) and how far it is
more or less by the number of seats.
"""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from armorial.bots.greedy import Greedy
from armorial.bots.judge import SEAT_COUNTS
from armorial.bots.learned import judge_of
from armorial.bots.runner import bot_answer
from armorial.games import load_game
from armorial.kernel.contract import Chance
from armorial.training.selfplay import Setting

Numbers = NDArray[np.float64]

DOUBTS: Final = np.geomspace(0.5, 300.0, 200)
RATIOS: Final = np.geomspace(0.3, 3.0, 100)
FEWEST: Final = 50
"""Of fewer games nothing is learned about a number of seats by itself."""


class Stated(NamedTuple):
    """What the judge said in one game."""

    number: int
    stages: list[int]
    points: list[list[float]]
    """What it expected each seat to end with, position by position."""
    shares: list[float]
    """The share of the victory of each."""


class Earnest:
    """Games without whims. Plain data, so that it can be sent to other processes and machines."""

    def __init__(self, game: str, settings: list[Setting], weights: str, seed: str) -> None:
        self.game = game
        self.settings = settings
        self.weights = weights
        self.seed = seed

    def begin(self) -> Callable[[int], Stated]:
        game = load_game(self.game)
        judge = judge_of(game, self.weights)

        def play(number: int) -> Stated:
            rng = random.Random(f"armorial calibrate {self.seed} {number}")
            setting = self.settings[number % len(self.settings)]
            bot = Greedy()
            bot.judge = judge
            state = game.new(setting.seats, setting.options)
            stages: list[int] = []
            points: list[list[float]] = []
            while (question := game.asked(state)) is not None:
                if isinstance(question, Chance):
                    game.answer(state, question.sample(state, rng), None)
                    continue
                seat = question.seat
                game.answer(state, bot_answer(game, state, bot, rng), None)
                after = game.asked(state)
                if after is not None and after.seat != seat:
                    stages.append(game.stage(state))
                    points.append(judge.points(state))
            winners = game.winners(state)
            shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(setting.seats)]
            return Stated(number, stages, points, shares)

        return play


class Group:
    """All positions of games with one number of seats."""

    def __init__(self, games: list[Stated]) -> None:
        self.games = len(games)
        self.stage = np.array([stage for game in games for stage in game.stages])
        self.said = np.array([points for game in games for points in game.points])
        self.won = np.array([game.shares for game in games for _ in game.stages])

    def surprise(self, rows: NDArray[np.bool_], doubts: Numbers | float) -> float:
        """How unlikely the winners were, by ``chances.shares`` with these doubts."""
        logits = 4.0 * self.said[rows] / np.reshape(doubts, (-1, 1))
        logits = logits - logits.max(axis=1, keepdims=True)
        return float((np.log(np.exp(logits).sum(axis=1)) - (self.won[rows] * logits).sum(axis=1)).sum())


def doubts(games: list[Stated], stages: int) -> list[dict[int, float]]:
    """For every stage, by number of seats; nothing for a stage that nobody saw."""
    groups = {
        seats: Group([game for game in games if len(game.shares) == seats])
        for seats in sorted({len(game.shares) for game in games})
    }
    by_stage = np.zeros(stages)
    for stage in range(stages):
        here = [(group, group.stage == stage) for group in groups.values()]
        if any(rows.any() for _, rows in here):
            by_stage[stage] = min(DOUBTS, key=lambda doubt: sum(group.surprise(rows, doubt) for group, rows in here))
    ratios = dict.fromkeys(SEAT_COUNTS, 1.0)
    for seats, group in groups.items():
        if group.games >= FEWEST:
            everywhere = np.ones(len(group.stage), dtype=bool)
            usual = by_stage[group.stage]
            ratios[seats] = float(min(RATIOS, key=lambda ratio: group.surprise(everywhere, usual * ratio)))
    return [
        {seats: round(float(doubt) * ratio, 3) for seats, ratio in ratios.items() if seats > 1} if doubt else {}
        for doubt in by_stage
    ]


def write_doubts(file: Path, games: list[Stated], stages: int, made: dict[str, Any]) -> None:
    """Into a file of weights, with what is to be said besides of how they were made."""
    games = sorted(games, key=lambda stated: stated.number)
    told = json.loads(file.read_text(encoding="utf-8"))
    for net, found in zip(told["stages"], doubts(games, stages), strict=True):
        for seats, doubt in found.items():
            net["doubt"][seats] = doubt
    told["made"] |= made
    file.write_text(json.dumps(told, separators=(",", ":")) + "\n", encoding="utf-8")
