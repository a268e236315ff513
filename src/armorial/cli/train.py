"""``armorial train``: the command. What is done is in the package training."""

import json
import sys
from collections.abc import Generator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from armorial.bots.learned import BY_HAND, WeightsError, judge_of
from armorial.cli.engine import arena_seconds, fast_engine
from armorial.cli.errors import INTERRUPTED, CliError
from armorial.cli.workers import carried_out, check_jobs, watched
from armorial.games import load_game
from armorial.kernel.contract import Game

if TYPE_CHECKING:
    from armorial.training.loop import Generation, Work

CHUNK = 10
"""Games are short, so processes get some at a time."""


class Course:
    """What the command line asks for."""

    def __init__(
        self,
        game: str,
        generations: int,
        games: int,
        trial: int,
        seed: int,
        folder: Path | None,
        jobs: int | None,
        ray: str | None,
        begin: Path | None = None,
    ) -> None:
        self.game = game
        self.generations = generations
        self.games = games
        self.trial = trial
        self.seed = seed
        self.folder = folder or Path(f"training-{game}")
        self.jobs = jobs
        self.ray = ray
        self.begin = begin


def _game_of(course: Course) -> Game[Any]:
    """The game, which can be learned in this way."""
    game = load_game(course.game)
    if not game.own_features:
        raise CliError(f"{course.game} describes no features to learn from; docs/bots.md says how to add them")
    if course.jobs is not None:
        check_jobs(course.jobs)
    if course.begin is not None:
        try:
            judge_of(game, str(course.begin))
        except WeightsError as error:
            raise CliError(str(error)) from error
    return game


def train(course: Course, as_json: bool) -> int:
    """Play, learn and report; gives the exit code."""
    game = _game_of(course)
    try:
        from armorial.training.loop import Plan, settings_of
        from armorial.training.loop import train as begin
    except ModuleNotFoundError as error:
        raise CliError(f"training needs '{error.name}': install 'armorial[train]'") from error
    if course.ray is None:
        fast_engine(arena_seconds(["greedy", "greedy"], course.games, course.jobs))
    plan = Plan(
        course.game,
        settings_of(game),
        course.generations,
        course.games,
        course.trial,
        course.seed,
        course.folder,
        BY_HAND if course.begin is None else str(course.begin),
    )
    told: list[dict[str, Any]] = []

    def hands(work: "Work", numbers: Sequence[int], title: str) -> Generator[Any, None, None]:
        if course.ray is None:
            results = carried_out(work, numbers, course.jobs or 1, CHUNK)
        else:
            from armorial.cli.cluster import carried_out_on_ray

            results = carried_out_on_ray(work, numbers, course.ray, course.jobs)
        return watched(results, title, len(numbers), quiet=as_json)

    def tell(generation: "Generation") -> None:
        told.append(generation._asdict())
        if not as_json:
            print(_words(generation), flush=True)

    try:
        best = begin(plan, hands, tell)
    except KeyboardInterrupt:
        print(f"error: interrupted; the same command continues from '{course.folder}'", file=sys.stderr)
        return INTERRUPTED
    except OSError as error:
        raise CliError(f"cannot write to '{error.filename}': {error.strerror}") from error
    if as_json:
        print(json.dumps({"game": course.game, "generations": told, "best": str(best) if best else None}, indent=2))
    elif best is not None:
        print(f"The best weights are in {best}; try them with careful@{best}.")
    else:
        print(f"Nothing that was learned won against {course.begin or 'the hand-made judgement'}.")
    return 0


def _words(generation: "Generation") -> str:
    low, high = generation.interval
    return (
        f"generation {generation.number}: {generation.positions:,} positions; leads explained"
        f" {generation.explained:.3f} (worth alone {generation.by_worth:.3f});"
        f" wins {generation.wins:.1%} ({low:.1%} to {high:.1%})"
        f" against those before: {'kept' if generation.kept else 'not kept'}"
    )
