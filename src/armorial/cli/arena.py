"""Bots against bots: the command. Games are played in bots/arena.py and counted in bots/standings.py."""

import json
import shlex
import sys
from collections.abc import Generator
from contextlib import closing
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from armorial import __version__
from armorial.bots import make_bot
from armorial.bots.arena import Result, Setting
from armorial.bots.standings import Standing, Summary
from armorial.cli.arena_file import ArenaFile, own_file
from armorial.cli.engine import arena_seconds, fast_engine
from armorial.cli.errors import INTERRUPTED, CliError
from armorial.cli.setting import game_with, options_of
from armorial.cli.workers import carried_out, check_jobs, watched
from armorial.kernel.contract import Game


class Contest:
    """What the command line asks for."""

    def __init__(
        self,
        game: str,
        bots: str,
        games: int = 100,
        seed: int = 1,
        jobs: int | None = None,
        options: list[str] | None = None,
        components: Path | None = None,
        file: Path | None = None,
        ray: str | None = None,
    ) -> None:
        self.game = game
        self.bots = [name.strip() for name in bots.split(",")]
        self.games = games
        self.seed = seed
        self.jobs = jobs
        self.options = options or []
        self.components = components
        self.file = file
        self.ray = ray


def arena(contest: Contest, as_json: bool) -> int:
    """Play the games and report; gives the exit code."""
    game, setting = _checked(contest)
    file = ArenaFile(contest.file or own_file(contest.game), setting, game.rules_version, __version__)
    results = [result for result in file.read() if result.number < contest.games]
    kept = len(results)
    if contest.ray is None and kept < contest.games:
        fast_engine(arena_seconds(setting.bots, contest.games - kept, contest.jobs))
    start = perf_counter()
    interrupted = False
    try:
        _play(contest, setting, file, results, quiet=as_json)
    except KeyboardInterrupt:
        interrupted = True
    except CliError as error:
        if not file.keeps:
            raise
        raise CliError(f"{error}; {_how_to_go_on(contest, len(results), str(file.file))}") from error
    finally:
        file.close()
        if contest.file is None and not file.keeps:
            file.remove()
    report = _report(contest, setting, results, perf_counter() - start)
    report |= {"resumed": kept, "interrupted": interrupted}
    report["file"] = str(file.file) if contest.file or (interrupted and file.keeps) else None
    if as_json:
        print(json.dumps(report, indent=2))
    elif results:
        _print(report)
    if interrupted:
        words = f"interrupted after {len(results)} of {contest.games} games"
        print(f"error: {words}; {_how_to_go_on(contest, len(results), str(file.file))}", file=sys.stderr)
        return INTERRUPTED
    if contest.file is None:
        file.remove()
    return 0


def _checked(contest: Contest) -> tuple[Game[Any], Setting]:
    """The game and the setting, once everything that was asked for is possible."""
    game, components = game_with(contest.game, contest.components)
    for name in contest.bots:
        make_bot(name)
    seats = len(contest.bots)
    if seats not in game.seat_counts:
        counts = ", ".join(str(n) for n in game.seat_counts)
        raise CliError(
            f"{game.name} is played with {counts} seats, and --bots names {seats}: one for each seat is needed"
        )
    options = game.check(seats, options_of(contest.options))
    if contest.games < 1:
        raise CliError(f"the number of games must be 1 or more, not {contest.games}")
    if contest.jobs is not None:
        check_jobs(contest.jobs)
    return game, Setting(contest.game, contest.bots, contest.seed, options, components.overlay)


def _play(contest: Contest, setting: Setting, file: ArenaFile, results: list[Result], quiet: bool) -> None:
    """Play what is still to be played, and keep every game as soon as it is finished."""
    played = {result.number for result in results}
    numbers = [number for number in range(contest.games) if number not in played]
    if not numbers:
        return
    with closing(_games(contest, setting, numbers)) as games:
        file.open()
        bar = watched(games, contest.game, contest.games, len(results), quiet)
        with closing(bar):
            for result in bar:
                file.add(result)
                results.append(result)


def _games(contest: Contest, setting: Setting, numbers: list[int]) -> Generator[Result, None, None]:
    if contest.ray is None:
        return carried_out(setting, numbers, contest.jobs or 1)
    from armorial.cli.cluster import carried_out_on_ray

    return carried_out_on_ray(setting, numbers, contest.ray, contest.jobs)


def _how_to_go_on(contest: Contest, played: int, file: str) -> str:
    """What to do to play the rest."""
    if not played:
        return "nothing was finished"
    if contest.file is not None:
        return "the same command goes on from there"
    command = ["armorial", "arena", contest.game, "--bots", ",".join(contest.bots), "--games", str(contest.games)]
    command += ["--seed", str(contest.seed)]
    for pair in contest.options:
        command += ["--options", pair]
    if contest.components is not None:
        command += ["--components", str(contest.components)]
    if contest.jobs is not None:
        command += ["--jobs", str(contest.jobs)]
    if contest.ray is not None:
        command += ["--ray", contest.ray]
    return f"go on with: {shlex.join([*command, '--file', file])}"


# -- the report -------------------------------------------------------------------------------------------------


def _report(contest: Contest, setting: Setting, results: list[Result], seconds: float) -> dict[str, Any]:
    summary = Summary(len(setting.bots), results)
    bots = []
    for name, standing, rating in zip(setting.bots, summary.bots, summary.ratings, strict=True):
        row = {"bot": name, **_row(standing)}
        row["rating"] = round(rating.mu, 3) if rating else None
        row["rating_sigma"] = round(rating.sigma, 3) if rating else None
        row["answers"] = standing.answers
        row["seconds"] = round(standing.seconds, 3)
        row["ms_per_answer"] = round(standing.mean_seconds * 1000, 3)
        row["ms_slowest"] = round(standing.slowest * 1000, 3)
        bots.append(row)
    return {
        "game": contest.game,
        "seats": len(setting.bots),
        "options": setting.options,
        "seed": contest.seed,
        "games": summary.games,
        "games_wanted": contest.games,
        "seconds": round(seconds, 3),
        "engine": " and ".join(sorted({result.engine for result in results})) or None,
        "bots": bots,
        "by_seat": [{"seat": seat, **_row(standing)} for seat, standing in enumerate(summary.seats)],
    }


def _row(standing: Standing) -> dict[str, Any]:
    return {
        "wins": round(standing.wins, 4),
        "win_share": round(standing.win_share, 4),
        "interval": [round(bound, 4) for bound in standing.interval],
        "mean_score": round(standing.mean_score, 3),
        "mean_rank": round(standing.mean_rank, 3),
    }


_COLUMNS: Final = ("wins", "share", "95 % interval", "score", "rank")


def _print(report: dict[str, Any]) -> None:
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False)
    alone = report["seats"] == 1
    earlier = f", {report['resumed']} of them earlier" if report["resumed"] else ""
    console.print(
        f"[bold]{report['game']}[/], {report['seats']} seat{'' if alone else 's'}: {report['games']} games{earlier},"
        f" {report['seconds']} seconds, {report['engine']} engine"
    )
    look: dict[str, Any] = {"box": None, "pad_edge": False, "padding": (0, 2, 0, 0), "header_style": "bold"}
    bots = Table("bot", *_COLUMNS, "rating", "ms/answer", **look)
    for row in report["bots"]:
        rating = "-" if row["rating"] is None else f"{row['rating']:.1f} ± {row['rating_sigma']:.1f}"
        bots.add_row(row["bot"], *_cells(row), rating, f"{row['ms_per_answer']:.1f}")
    console.print()
    console.print(bots)
    if alone:
        return
    seats = Table("seat", *_COLUMNS, **look)
    for row in report["by_seat"]:
        seats.add_row(str(row["seat"]), *_cells(row))
    console.print()
    console.print(seats)


def _cells(row: dict[str, Any]) -> list[str]:
    low, high = row["interval"]
    return [
        f"{row['wins']:g}",
        f"{row['win_share']:.1%}",
        f"{100 * low:.1f} – {high:.1%}",
        f"{row['mean_score']:.1f}",
        f"{row['mean_rank']:.2f}",
    ]
