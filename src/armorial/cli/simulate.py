"""Many games between players who answer at random.

Every game has a generator of its own, made from the seed and the number of the game, so the scores are the same
however the games are shared out among processes.
"""

import json
import random
import sys
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from armorial.bots.playout import play_out
from armorial.cli.engine import fast_engine, simulation_seconds
from armorial.cli.errors import INTERRUPTED, CliError
from armorial.cli.setting import game_with, options_of
from armorial.cli.workers import carried_out, check_jobs, watched
from armorial.kernel.contract import Game

CHUNK: Final = 20
"""How many games a process plays before it reports."""


class Task:
    """What to simulate. Plain data, so that it can be sent to other processes."""

    def __init__(
        self,
        game: str,
        seats: int | None,
        games: int,
        seed: int,
        jobs: int,
        options: list[str],
        components: Path | None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.games = games
        self.seed = seed
        self.jobs = jobs
        self.options = options
        self.components = components

    def begin(self) -> "Callable[[int], Tally]":
        """Gives what plays the game with a number. Called once in every process."""
        return partial(play_game, game_with(self.game, self.components)[0], self)


class Tally:
    """What was counted. Tallies of different games can be added in any order."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.decisions = 0
        self.forced = 0
        self.chance = 0
        self.shortest = 0
        self.longest = 0
        self.totals = [0] * seats
        self.least = [0] * seats
        self.most = [0] * seats

    def add(self, other: "Tally") -> None:
        first = self.games == 0
        self.games += other.games
        self.decisions += other.decisions
        self.forced += other.forced
        self.chance += other.chance
        self.shortest = other.shortest if first else min(self.shortest, other.shortest)
        self.longest = max(self.longest, other.longest)
        for seat in range(len(self.totals)):
            self.totals[seat] += other.totals[seat]
            self.least[seat] = other.least[seat] if first else min(self.least[seat], other.least[seat])
            self.most[seat] = other.most[seat] if first else max(self.most[seat], other.most[seat])


def simulate(task: Task, as_json: bool) -> int:
    """Play the games and report; gives the exit code."""
    _check(task)
    engine = fast_engine(simulation_seconds(task.games, task.jobs))
    tally = Tally(task.seats or 0)
    start = perf_counter()
    interrupted = False
    try:
        _run(task, tally, quiet=as_json)
    except KeyboardInterrupt:
        interrupted = True
    report = _report(task, tally, perf_counter() - start, engine)
    if as_json:
        print(json.dumps(report, indent=2))
    elif tally.games:
        _print(report)
    if interrupted:
        print(f"error: interrupted after {tally.games} of {task.games} games", file=sys.stderr)
    return INTERRUPTED if interrupted else 0


def _check(task: Task) -> None:
    """Refuse what is not possible, before anything is played."""
    game, _ = game_with(task.game, task.components)
    if task.seats is None:
        task.seats = max(game.seat_counts)
    game.check(task.seats, options_of(task.options))
    if task.games < 1:
        raise CliError(f"the number of games must be 1 or more, not {task.games}")
    check_jobs(task.jobs)


def _run(task: Task, tally: Tally, quiet: bool) -> None:
    games = carried_out(task, range(task.games), task.jobs, CHUNK)
    with closing(games), closing(watched(games, task.game, task.games, quiet=quiet)) as played:
        for game in played:
            tally.add(game)


def play_game(game: Game[Any], task: Task, number: int) -> Tally:
    """One whole game."""
    rng = random.Random(f"armorial simulate {task.seed} {number}")
    seats = task.seats or 0
    state = game.new(seats, options_of(task.options))
    tally = Tally(seats)
    count = play_out(state, rng)
    tally.decisions, tally.forced, tally.chance = count.decisions, count.forced, count.chance
    tally.games = 1
    tally.shortest = tally.longest = tally.decisions
    tally.totals = [game.score(state, seat).total for seat in range(seats)]
    tally.least, tally.most = list(tally.totals), list(tally.totals)
    return tally


def _report(task: Task, tally: Tally, seconds: float, engine: str) -> dict[str, Any]:
    games = tally.games
    return {
        "game": task.game,
        "seats": task.seats,
        "games": games,
        "seed": task.seed,
        "engine": engine,
        "decisions": tally.decisions,
        "forced": tally.forced,
        "chance": tally.chance,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(tally.decisions / seconds, 1),
        "games_per_second": round(games / seconds, 2),
        "scores": [
            {
                "seat": seat,
                "mean": round(tally.totals[seat] / games, 3) if games else None,
                "min": tally.least[seat],
                "max": tally.most[seat],
            }
            for seat in range(task.seats or 0)
        ],
        "decisions_per_game": {
            "mean": round(tally.decisions / games, 2) if games else None,
            "min": tally.shortest,
            "max": tally.longest,
        },
    }


def _print(report: dict[str, Any]) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False)
    length = report["decisions_per_game"]
    console.print(
        f"[bold]{report['game']}[/], {report['seats']} seats: {report['games']} random games, {report['engine']} engine"
    )
    console.print(
        f"{report['decisions']} decisions ({report['forced']} of them forced), {report['chance']} draws;"
        f" {length['min']} to {length['max']} decisions per game, {length['mean']} on average"
    )
    console.print(
        f"{report['seconds']} seconds: {report['decisions_per_second']:.0f} decisions"
        f" and {report['games_per_second']} games a second"
    )
    table = Table("seat", "mean score", "least", "most", box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.header_style = "bold"
    for row in report["scores"]:
        table.add_row(str(row["seat"]), str(row["mean"]), str(row["min"]), str(row["max"]))
    console.print()
    console.print(table)
