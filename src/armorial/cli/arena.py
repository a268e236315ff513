"""Bots against bots: the command. Games are played in bots/arena.py and counted in bots/standings.py.

What it prints is in arena_report.py.
"""

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
from armorial.bots.program import PATIENCE, ProgramFailed, command_of, is_program
from armorial.bots.program import options_of as program_options
from armorial.bots.sprt import OPEN, BadBounds, Sprt, Trial
from armorial.cli.arena_file import ArenaFile, own_file
from armorial.cli.arena_report import print_report, report_of
from armorial.cli.engine import arena_seconds, fast_engine
from armorial.cli.errors import INTERRUPTED, CliError
from armorial.cli.setting import game_with, options_of
from armorial.cli.workers import carried_out, check_jobs, watched
from armorial.kernel.contract import Game

GAMES: Final = 100
MOST_GAMES: Final = 10_000
"""How many games are played at most if a test may end them sooner, and nobody says otherwise."""
LOSE: Final = "lose"
STOP: Final = "stop"
"""What happens when a program fails: it loses its game, or the arena is stopped."""
LONGEST_PATIENCE: Final = 86_400.0


class Contest:
    """What the command line asks for."""

    def __init__(
        self,
        game: str,
        bots: str,
        games: int | None = None,
        seed: int = 1,
        jobs: int | None = None,
        options: list[str] | None = None,
        components: Path | None = None,
        file: Path | None = None,
        ray: str | None = None,
        sprt: str | None = None,
        patience: float = PATIENCE,
        on_failure: str = LOSE,
    ) -> None:
        self.game = game
        self.words = bots
        self.bots = names_of(bots)
        self.games = games if games is not None else GAMES if sprt is None else MOST_GAMES
        self.seed = seed
        self.jobs = jobs
        self.options = options or []
        self.components = components
        self.file = file
        self.ray = ray
        self.sprt = sprt
        self.patience = patience
        self.on_failure = on_failure


def names_of(bots: str) -> list[str]:
    """The bots of a list with commas. A name may have commas of its own between quotes, as commands of programs do."""
    names, quote = [""], ""
    for letter in bots:
        if letter == "," and not quote:
            names.append("")
            continue
        if letter == quote:
            quote = ""
        elif letter in "\"'" and not quote:
            quote = letter
        names[-1] += letter
    return [_unquoted(name.strip()) for name in names]


def _unquoted(name: str) -> str:
    """A name without the quotes around all of it; those within it are for the program."""
    whole = len(name) > 1 and name[0] == name[-1] and name[0] in "\"'" and name[0] not in name[1:-1]
    return name[1:-1] if whole else name


def arena(contest: Contest, as_json: bool) -> int:
    """Play the games and report; gives the exit code."""
    game, setting, sprt = _checked(contest)
    file = ArenaFile(contest.file or own_file(contest.game), setting, game.rules_version, __version__)
    results = [result for result in file.read() if result.number < contest.games]
    kept = len(results)
    trial = Trial(sprt, results) if sprt else None
    if contest.ray is None and kept < contest.games and not _ended(trial):
        fast_engine(arena_seconds(setting.bots, contest.games - kept, contest.jobs))
    start = perf_counter()
    interrupted = False
    try:
        _play(contest, setting, file, results, trial, quiet=as_json)
    except KeyboardInterrupt:
        interrupted = True
    except (CliError, ProgramFailed) as error:
        if not file.keeps:
            raise CliError(str(error)) from error
        raise CliError(f"{error}; {_how_to_go_on(contest, len(results), str(file.file))}") from error
    finally:
        file.close()
        if contest.file is None and not file.keeps:
            file.remove()
    if trial is not None and trial.verdict != OPEN:
        results = [result for result in results if result.number < trial.games]
    report = report_of(setting, results, contest.games, perf_counter() - start)
    report |= {"resumed": min(kept, len(results)), "interrupted": interrupted}
    report["sprt"] = trial.report(setting.bots[0]) if trial else None
    report["file"] = str(file.file) if contest.file or (interrupted and file.keeps) else None
    if as_json:
        print(json.dumps(report, indent=2))
    elif results:
        print_report(report)
    if interrupted:
        words = f"interrupted after {len(results)} of {contest.games} games"
        print(f"error: {words}; {_how_to_go_on(contest, len(results), str(file.file))}", file=sys.stderr)
        return INTERRUPTED
    if contest.file is None:
        file.remove()
    return 0


def _checked(contest: Contest) -> tuple[Game[Any], Setting, Sprt | None]:
    """The game, the setting and the test, once everything that was asked for is possible."""
    game, components = game_with(contest.game, contest.components)
    for name in contest.bots:
        if is_program(name):
            command_of(name)
            program_options(name)
        else:
            make_bot(name).judge_of(game)  # a file of weights is read now, not in every process first
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
    if not 0 < contest.patience <= LONGEST_PATIENCE:
        raise CliError(f"the patience with programs is up to {LONGEST_PATIENCE:g} seconds, not {contest.patience:g}")
    if contest.on_failure not in (LOSE, STOP):
        raise CliError(f"what happens on a failure is {LOSE} or {STOP}, not '{contest.on_failure}'")
    try:
        sprt = None if contest.sprt is None else Sprt.read(contest.sprt, seats)
    except BadBounds as error:
        raise CliError(str(error)) from None
    setting = Setting(
        contest.game,
        contest.bots,
        contest.seed,
        options,
        components.overlay,
        contest.patience,
        go_on=contest.on_failure == LOSE,
    )
    return game, setting, sprt


def _play(
    contest: Contest, setting: Setting, file: ArenaFile, results: list[Result], trial: Trial | None, quiet: bool
) -> None:
    """Play what is still to be played, and keep every game as soon as it is finished."""
    played = {result.number for result in results}
    numbers = [number for number in range(contest.games) if number not in played]
    if not numbers or _ended(trial):
        return
    with closing(_games(contest, setting, numbers)) as games:
        file.open()
        bar = watched(games, contest.game, contest.games, len(results), quiet)
        with closing(bar):
            for result in bar:
                file.add(result)
                results.append(result)
                if trial is not None:
                    trial.add(result)
                if _ended(trial):
                    return


def _ended(trial: Trial | None) -> bool:
    return trial is not None and trial.verdict != OPEN


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
        return "the same command continues from there"
    command = ["armorial", "arena", contest.game, "--bots", contest.words, "--games", str(contest.games)]
    command += ["--seed", str(contest.seed)]
    for pair in contest.options:
        command += ["--options", pair]
    if contest.components is not None:
        command += ["--components", str(contest.components)]
    if contest.jobs is not None:
        command += ["--jobs", str(contest.jobs)]
    if contest.ray is not None:
        command += ["--ray", contest.ray]
    if contest.sprt is not None:
        command += ["--sprt", contest.sprt]
    if contest.patience != PATIENCE:
        command += ["--patience", f"{contest.patience:g}"]
    if contest.on_failure != LOSE:
        command += ["--on-failure", contest.on_failure]
    return f"continue with: {shlex.join([*command, '--file', file])}"
