"""Generation after generation: play, learn, keep what was learned if it wins.

All is kept in a folder, so that a training can be stopped at any time and goes on. Every step is given by the seed: the
same command makes the same weights.
"""

import json
from collections.abc import Callable, Generator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, NamedTuple, Protocol

from armorial import __version__
from armorial.bots.arena import Setting as Match
from armorial.bots.judge import SEAT_COUNTS
from armorial.bots.learned import BY_HAND, FORMAT, WORTH, forget, judge_of
from armorial.bots.standings import Summary, wilson
from armorial.games import load_game
from armorial.kernel.contract import Game
from armorial.kernel.errors import RuleError
from armorial.training.calibrate import Earnest, Stated, write_doubts
from armorial.training.fit import Fitted, fit
from armorial.training.selfplay import Lesson, Seen, Setting
from armorial.training.shelf import read_games, write_games

FILE_GAMES: Final = 2000
"""Games in one file: so many are lost at most when it is stopped."""
REMEMBERED: Final = 3
"""How many generations of games it learns from: older ones were played too badly to tell much."""
BOT: Final = "careful"
"""Which bot tries out what was learned."""


class Work(Protocol):
    """What can be shared out: see ``cli/workers.py``."""

    def begin(self) -> Callable[[int], Any]: ...


class Hands(Protocol):
    """Those who do the work, here or elsewhere."""

    def __call__(self, work: Work, numbers: Sequence[int], title: str) -> Generator[Any, None, None]: ...


class Plan(NamedTuple):
    """What is to be done."""

    game: str
    settings: list[Setting]
    generations: int
    games: int
    """In each generation."""
    trial: int
    """Games between what was learned and what was known before."""
    seed: int
    folder: Path
    begin: str = BY_HAND
    """Whose weights the first generation plays by: by hand, or a file."""


class Generation(NamedTuple):
    """What came of one."""

    number: int
    positions: int
    explained: float
    by_worth: float
    wins: float
    interval: tuple[float, float]
    kept: bool


SEATS: Final = (2, 2, 2, 3, 2, 2, 4)
"""How many play, game after game: two most often."""


def settings_of(game: Game[Any]) -> list[Setting]:
    """All ways to play a game, in turn: every value of every option, with all numbers of seats."""
    chosen: list[dict[str, str]] = [{}]
    for variant in game.variants:
        chosen = [{**options, variant.key: value} for options in chosen for value in variant.values]
    settings: list[Setting] = []
    for options in chosen:
        for seats in (*SEATS, *((1,) if 1 in game.seat_counts else ())):
            try:
                settings.append(Setting(seats, game.check(seats, options)))
            except RuleError:  # not every option goes with every number of seats
                continue
    return settings


def train(plan: Plan, hands: Hands, told: Callable[[Generation], None]) -> Path | None:
    """Go on until all generations are done. Gives the file of the best weights, if anything was learned."""
    plan.folder.mkdir(parents=True, exist_ok=True)
    game = load_game(plan.game)
    best = plan.begin
    for number in range(plan.generations):
        done = plan.folder / f"generation-{number}.json"
        if done.is_file():
            generation = _told_before(done)
        else:
            generation = _generation(plan, game, number, best, hands)
            done.write_text(json.dumps(generation._asdict()) + "\n", encoding="utf-8")
        told(generation)
        if generation.kept:
            best = str(_weights(plan, number))
    return None if best == plan.begin else Path(best)


def _told_before(file: Path) -> Generation:
    told = json.loads(file.read_text(encoding="utf-8"))
    return Generation(**{**told, "interval": tuple(told["interval"])})


def _weights(plan: Plan, number: int) -> Path:
    return plan.folder / f"judge-{number}.json"


def _generation(plan: Plan, game: Game[Any], number: int, best: str, hands: Hands) -> Generation:
    _play(plan, number, best, hands)
    games = [seen for g in range(max(0, number + 1 - REMEMBERED), number + 1) for seen in _kept_games(plan, game, g)]
    shared, own = sizes(game)
    fitted = fit(games, game.stages, shared, own, plan.seed)
    file = _weights(plan, number)
    file.write_text(written(plan, game, number, len(games), fitted), encoding="utf-8")
    forget(str(file))
    judge_of(game, str(file))
    wins, interval = _try_out(plan, file, best, number, hands)
    if wins > 0.5:
        _calibrate(plan, game, file, number, hands)
    positions = sum(each.positions for each in fitted)

    def mean(values: list[float]) -> float:
        return sum(v * each.positions for v, each in zip(values, fitted, strict=True)) / positions

    return Generation(
        number,
        positions,
        mean([each.explained for each in fitted]),
        mean([each.by_worth for each in fitted]),
        wins,
        interval,
        wins > 0.5,
    )


def _play(plan: Plan, number: int, best: str, hands: Hands) -> None:
    """The games of a generation, as far as they are not there."""
    lesson = Lesson(plan.game, plan.settings, best, f"{plan.seed} {number}")
    for first in range(0, plan.games, FILE_GAMES):
        file = plan.folder / f"games-{number}-{first // FILE_GAMES}.npz"
        if not file.is_file():
            numbers = range(first, min(plan.games, first + FILE_GAMES))
            games: list[list[Seen]] = list(hands(lesson, numbers, f"generation {number}, games from {first}"))
            games.sort(key=lambda lines: lines[0].number)  # they come as they end, which differs from run to run
            write_games(file, [line for lines in games for line in lines])


def _kept_games(plan: Plan, game: Game[Any], number: int) -> list[Seen]:
    files = sorted(plan.folder.glob(f"games-{number}-*.npz"), key=lambda file: int(file.stem.rpartition("-")[2]))
    shared, own = sizes(game)
    return [seen for file in files for seen in read_games(file, shared, own)]


def sizes(game: Game[Any]) -> tuple[int, int]:
    """How many features there are of the table and of a seat."""
    return len(SEAT_COUNTS) + len(game.shared_features), 1 + len(game.own_features)


def _try_out(plan: Plan, file: Path, best: str, number: int, hands: Hands) -> tuple[float, tuple[float, float]]:
    """How many games the new weights win against those before, with two at the table or as many as there may be."""
    wins, games = 0.0, 0
    settings = [setting for setting in plan.settings if setting.seats == 2] or plan.settings
    unlike: list[Setting] = []
    for setting in settings:
        if setting not in unlike:
            unlike.append(setting)
    for place, setting in enumerate(unlike):
        bots = [f"{BOT}@{file}", *[f"{BOT}@{best}"] * (setting.seats - 1)]
        match = Match(plan.game, bots, plan.seed + 1_000_003 * (number + 1) + place, setting.options)
        results = list(hands(match, range(plan.trial // len(unlike)), f"generation {number}, trial"))
        standing = Summary(setting.seats, results).bots[0]
        wins += standing.wins
        games += standing.games
    return wins / games, wilson(wins, games)


def _calibrate(plan: Plan, game: Game[Any], file: Path, number: int, hands: Hands) -> None:
    """Write down how far the new weights may be wrong in games that are played in earnest."""
    settings = [setting for setting in plan.settings if setting.seats > 1]
    if not settings:
        return
    work = Earnest(plan.game, settings, str(file), f"{plan.seed} {number}")
    games: list[Stated] = list(hands(work, range(plan.games // 2), f"generation {number}, chances"))
    write_doubts(file, games, game.stages, {})
    forget(str(file))


def _before(plan: Plan) -> dict[str, Any]:
    """What made the weights that the training began with."""
    if plan.begin == BY_HAND:
        return {}
    return {"began_with": json.loads(Path(plan.begin).read_text(encoding="utf-8"))["made"]}


def written(plan: Plan, game: Game[Any], number: int, games: int, fitted: list[Fitted]) -> str:
    """The file of the weights, a line for each feature, with what made them."""
    told = {
        "format": FORMAT,
        "game": game.name,
        "made": {
            "version": __version__,
            "rules_version": game.rules_version,
            "date": datetime.now(UTC).strftime("%Y-%m-%d"),
            "seed": plan.seed,
            "generation": number,
            "games": games,
            "positions": [each.positions for each in fitted],
            "explained": [round(each.explained, 3) for each in fitted],
            "explained_by_worth": [round(each.by_worth, 3) for each in fitted],
            **_before(plan),
        },
        "shared": [*(f"seats_{n}" for n in SEAT_COUNTS), *game.shared_features],
        "own": [WORTH, *game.own_features],
        "stages": [each.net for each in fitted],
    }
    return json.dumps(told, separators=(",", ":")) + "\n"
