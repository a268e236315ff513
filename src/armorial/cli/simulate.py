"""Many games between players who answer at random.

Every game has a generator of its own, made from the seed and the number of the game, so the scores are the same
however the games are shared out among processes.
"""

import json
import random
import sys
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from armorial.cli.errors import INTERRUPTED, CliError
from armorial.cli.setting import game_with, options_of
from armorial.kernel.contract import Chance, Game

MOST_JOBS: Final = 256
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
    game = _checked(task)
    tally = Tally(task.seats or 0)
    start = perf_counter()
    interrupted = False
    try:
        _run(task, game, tally, quiet=as_json)
    except KeyboardInterrupt:
        interrupted = True
    report = _report(task, tally, perf_counter() - start)
    if as_json:
        print(json.dumps(report, indent=2))
    elif tally.games:
        _print(report)
    if interrupted:
        print(f"error: interrupted after {tally.games} of {task.games} games", file=sys.stderr)
    return INTERRUPTED if interrupted else 0


def _checked(task: Task) -> Game[Any]:
    """The game, once everything that was asked for is possible."""
    game, _ = game_with(task.game, task.components)
    if task.seats is None:
        task.seats = max(game.seat_counts)
    game.check(task.seats, options_of(task.options))
    if task.games < 1:
        raise CliError(f"the number of games is 1 or more, not {task.games}")
    if not 1 <= task.jobs <= MOST_JOBS:
        raise CliError(f"the number of jobs is from 1 to {MOST_JOBS}, not {task.jobs}")
    return game


def _run(task: Task, game: Game[Any], tally: Tally, quiet: bool) -> None:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), disable=quiet, transient=True) as progress:
        bar = progress.add_task(task.game, total=task.games)
        for played in _tallies(task, game):
            tally.add(played)
            progress.update(bar, completed=tally.games)


def _tallies(task: Task, game: Game[Any]) -> Iterator[Tally]:
    chunks = [range(first, min(first + CHUNK, task.games)) for first in range(0, task.games, CHUNK)]
    if task.jobs == 1 or len(chunks) == 1:
        for chunk in chunks:
            for number in chunk:
                yield play_game(game, task, number)
        return
    executor = ProcessPoolExecutor(
        min(task.jobs, len(chunks)), mp_context=get_context("spawn"), initializer=_begin_worker, initargs=(task,)
    )
    try:
        waiting: set[Future[Tally]] = {executor.submit(play_chunk, chunk.start, chunk.stop) for chunk in chunks}
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        executor.shutdown(wait=True, cancel_futures=True)


_worker: list[tuple[Task, Game[Any]]] = []
"""In a process of its own: what it works on."""


def _begin_worker(task: Task) -> None:
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent is interrupted, and then lets the workers finish
    _worker.append((task, game_with(task.game, task.components)[0]))


def play_chunk(first: int, stop: int) -> Tally:
    task, game = _worker[0]
    tally = Tally(task.seats or 0)
    for number in range(first, stop):
        tally.add(play_game(game, task, number))
    return tally


def play_game(game: Game[Any], task: Task, number: int) -> Tally:
    """One whole game."""
    rng = random.Random(f"armorial simulate {task.seed} {number}")
    seats = task.seats or 0
    state = game.new(seats, options_of(task.options))
    tally = Tally(seats)
    while (question := game.asked(state)) is not None:
        if isinstance(question, Chance):
            option = question.sample(state, rng)
            tally.chance += 1
        else:
            options = question.moves(state)
            option = options[int(rng.random() * len(options))]
            tally.decisions += 1
            tally.forced += len(options) == 1
        game.answer(state, option, None)
    tally.games = 1
    tally.shortest = tally.longest = tally.decisions
    tally.totals = [game.score(state, seat).total for seat in range(seats)]
    tally.least, tally.most = list(tally.totals), list(tally.totals)
    return tally


def _report(task: Task, tally: Tally, seconds: float) -> dict[str, Any]:
    games = tally.games
    return {
        "game": task.game,
        "seats": task.seats,
        "games": games,
        "seed": task.seed,
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
    console.print(f"[bold]{report['game']}[/], {report['seats']} seats: {report['games']} random games")
    console.print(
        f"{report['decisions']} decisions ({report['forced']} of them forced), {report['chance']} draws;"
        f" {length['min']} to {length['max']} decisions a game, {length['mean']} on average"
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
