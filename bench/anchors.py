"""How strong the bots of this version are, for the ratings of people: ``src/armorial/server/standing/anchors.json``.

    python -m bench.anchors --games 200 --jobs 2        (hours: masters think)

All levels play each other in every game and for every number of players, each group ``--games`` games. What is
``measured`` are the skills under which these results are most likely, by the model that people are rated with; the
careful bot is put in the middle of the scale. The ``skills`` that ratings use lean on more: where few games were
played, on what the same level is worth for other numbers of players, and in other games.

With ``--keep FOLDER`` every game is kept, and the same command continues from there. With ``--minutes 60`` it ends
after about an hour, and all groups have had as much of it: quick bots play more games than masters. Until each group
of a number of players has played, what was measured of it stays as it is.
"""

import argparse
import json
from collections.abc import Callable, Sequence
from itertools import combinations
from math import exp, inf, sqrt
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Any, Final, NamedTuple

from armorial import __version__
from armorial.bots import LEVELS, MOST_SECONDS
from armorial.bots.arena import Arena, Setting
from armorial.bots.levels import SECONDS
from armorial.cli.arena_file import ArenaFile
from armorial.cli.workers import carried_out
from armorial.games import GAMES, load_game
from armorial.server.standing.leaning import MIDDLE, SUREST, leaning
from armorial.server.standing.ratings import START, model

TARGET: Final = Path(__file__).parents[1] / "src" / "armorial" / "server" / "standing" / "anchors.json"
SEED: Final = 11
STEPS: Final = 400
STRETCH: Final = 30.0
"""How long a group plays on at most before another has its turn, in seconds, if its games are shorter than that: far
longer than its processes take to start."""

Ranking = list[tuple[str, int]]
"""Who played, and with what place each ended."""


class Unhurried:
    """The games of an arena in which no bot looks at the clock: on a busy machine one that does would be measured
    weaker than people will meet it."""

    def __init__(self, setting: Setting) -> None:
        self._setting = setting

    def begin(self) -> Arena:
        SECONDS.update(dict.fromkeys(SECONDS, MOST_SECONDS))
        return self._setting.begin()


def played(game: str, bots: tuple[str, ...], games: int, jobs: int, folder: Path) -> list[Ranking]:
    """So many games of one group, or all that were kept if there are more: those that are missing are played."""
    rules = load_game(game)
    setting = Setting(game, list(bots), SEED, rules.check(len(bots), {}))
    name = f"{game}-{'-'.join(bots)}.jsonl"
    file = ArenaFile(folder / name, setting, rules.rules_version, __version__)
    results = list(file.read())
    known = {result.number for result in results}
    numbers = [number for number in range(games) if number not in known]
    if numbers:
        file.open()
        for result in carried_out(Unhurried(setting), numbers, jobs):
            results.append(result)
            file.add(result)
        file.close()
    return [[(bots[bot], result.ranks[seat]) for seat, bot in enumerate(result.order)] for result in results]


def skills_of(rankings: list[Ranking], seats: int) -> dict[str, dict[str, float]]:
    """The most likely skills, by Plackett and Luce with what is known of nobody as a beginning.

    Each place is won against all who are not placed yet, with a chance that goes by ``exp(mu / scale)``; those who
    share a place have each won it. The scale is that of openskill for players whose skill is known.
    """
    scale = sqrt(seats) * model().beta
    skills = dict.fromkeys(LEVELS, START.mu)
    slopes = dict.fromkeys(LEVELS, 0.0)
    bends = dict.fromkeys(LEVELS, 0.0)
    for _ in range(STEPS):
        for level in LEVELS:
            slopes[level] = (START.mu - skills[level]) / START.sigma**2
            bends[level] = 1 / START.sigma**2
        for ranking in rankings:
            for winner, place in ranking:
                left = [bot for bot, theirs in ranking if theirs >= place]
                weights = [exp((skills[bot] - START.mu) / scale) for bot in left]
                total = sum(weights)
                slopes[winner] += 1 / scale
                for bot, weight in zip(left, weights, strict=True):
                    chance = weight / total
                    slopes[bot] -= chance / scale
                    bends[bot] += chance * (1 - chance) / scale**2
        for level in LEVELS:
            skills[level] += 0.5 * slopes[level] / bends[level]
    games = {level: sum(bot == level for ranking in rankings for bot, _ in ranking) for level in LEVELS}
    shift = START.mu - skills[MIDDLE]
    return {
        level: {
            "mu": round(skills[level] + shift, 2),
            "sigma": round(max(SUREST, 1 / sqrt(bends[level])), 2),
            "games": games[level],
        }
        for level in LEVELS
    }


class Group(NamedTuple):
    """Bots that play each other."""

    game: str
    seats: int
    bots: tuple[str, ...]


def groups_of(games: Sequence[str]) -> list[Group]:
    return [
        Group(game, seats, bots)
        for game in games
        for seats in load_game(game).seat_counts
        if 1 < seats <= len(LEVELS)
        for bots in combinations(LEVELS, seats)
    ]


def all_played(
    groups: Sequence[Group], wanted: argparse.Namespace, folder: Path, now: Callable[[], float] = monotonic
) -> dict[Group, list[Ranking]]:
    """What each group has played when all games are played, or the time is over. All groups get as much of it: quick
    bots play many games while masters play one."""
    until = inf if wanted.minutes is None else now() + 60 * wanted.minutes
    found = {group: played(group.game, group.bots, 0, wanted.jobs, folder) for group in groups}
    spent = dict.fromkeys(groups, 0.0)
    while going := [group for group in groups if len(found[group]) < wanted.games]:
        began = now()
        if began >= until:
            break
        group = min(going, key=spent.__getitem__)
        number = wanted.games if wanted.minutes is None else min(wanted.games, _next(len(found[group]), spent[group]))
        found[group] = played(group.game, group.bots, number, wanted.jobs, folder)
        spent[group] += now() - began
    return found


def _next(games: int, seconds: float) -> int:
    """How many games a group should have played the next time it is looked at: as many more as take some seconds."""
    return games + (1 if not games else max(1, min(games, int(STRETCH * games / max(seconds, 0.01)))))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200, help="games of each group of bots")
    parser.add_argument("--minutes", type=float, help="end after about so long")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="a folder that keeps every game")
    parser.add_argument("--only", choices=GAMES, help="one game; the others stay as they are in the file")
    parser.add_argument("--to", type=Path, default=TARGET)
    wanted = parser.parse_args()
    with TemporaryDirectory() as for_now:
        folder: Path = wanted.keep or Path(for_now)
        folder.mkdir(parents=True, exist_ok=True)
        found = all_played(groups_of(list(GAMES) if wanted.only is None else [wanted.only]), wanted, folder)
    before: dict[str, Any] = json.loads(wanted.to.read_text())["measured"] if wanted.to.is_file() else {}
    measured: dict[str, Any] = {game: before.get(game, {}) for game in GAMES}
    for game, seats in dict.fromkeys((group.game, group.seats) for group in found):
        of_all = [rankings for group, rankings in found.items() if (group.game, group.seats) == (game, seats)]
        number = min(map(len, of_all))
        if number:
            measured[game][str(seats)] = skills_of([each for rankings in of_all for each in rankings], seats)
        known = measured[game].get(str(seats), {})
        print(game, seats, number, {level: each["mu"] for level, each in known.items()}, flush=True)
    command = f"python -m bench.anchors --games {wanted.games}"
    if wanted.minutes is not None:
        command += f" --minutes {wanted.minutes:g}"
    written = {"version": __version__, "command": command, "skills": leaning(measured), "measured": measured}
    wanted.to.write_text(json.dumps(written, indent=2) + "\n")


if __name__ == "__main__":
    main()
