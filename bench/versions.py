"""Measures versions of Armorial beside each other: decisions, copies, greedy answers and search of the same games.

    python bench/versions.py 5404972 .                 a commit, and the tree as it is here; compiled, five rounds
    python bench/versions.py 5404972 . --game troyes   one game only; may be given several times
    python bench/versions.py 5404972 . --interpreted   the interpreted engine
    python bench/versions.py 5404972 . --instructions  counts instructions of random play instead (valgrind)
    python bench/versions.py 5404972 . --json out.json also writes every slice

The first version is what the others are compared with. Every slice is a fresh process pinned to the same core, with the
same seeds in every version, and slices of versions come in turn. Versions are kept, compiled, in `build/versions`.

On a machine that does other things as well, CPU time wavers by more than a few percent; instructions do not.
"""

from __future__ import annotations

import argparse
import datetime
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

from armorial.engine import COMPILED, INTERPRETED
from armorial.games import GAMES
from checkout import HERE, ROOT, environment, sources_of

FIGURES = {
    "decisions_per_second": ("decisions/s", True),
    "copy_us": ("copy us", False),
    "greedy_us": ("greedy us", False),
    "iterations_per_second": ("search/s", True),
}
"""What is measured, and whether more of it is better."""
COUNTED = "instructions"
GAMES_COUNTED = 8

PLAY = """\
from armorial.bots.playout import play_games
from armorial.games import load_game
print(play_games(load_game("{game}"), {seats}, {{}}, list(range({games}))))
"""

Slice = dict[str, Any]


class Version:
    """A version that is measured."""

    def __init__(self, name: str, engine: str) -> None:
        self.name = "here" if name == HERE else name
        self.sources = sources_of(name, engine)
        self.env = {**os.environ, **environment(self.sources, engine)}
        self.slices: dict[str, list[Slice]] = {}
        """By game."""

    def measure(self, game: str, arguments: list[str], core: int | None) -> None:
        """One slice in a fresh process on that core."""

        def pin() -> None:
            if core is not None:
                os.sched_setaffinity(0, {core})

        command = [sys.executable, str(ROOT / "bench" / "ours.py"), game, *arguments]
        done = subprocess.run(command, stdout=subprocess.PIPE, text=True, preexec_fn=pin, env=self.env)
        if done.returncode != 0:
            sys.exit(f"error: a slice of {self.name} failed: {' '.join(command)}")
        self.slices.setdefault(game, []).append(json.loads(done.stdout))

    def count(self, game: str, seats: int) -> None:
        """The instructions of some games between random players, set-up included, by callgrind."""
        play = PLAY.format(game=game, seats=seats, games=GAMES_COUNTED)
        options = ["--tool=callgrind", "--callgrind-out-file=/dev/null"]
        options.append("--toggle-collect=CPyDef_playout___play_games")
        command = ["valgrind", *options, sys.executable, "-c", play]
        done = subprocess.run(command, capture_output=True, text=True, env=self.env)
        collected = re.search(r"Collected : (\d+)", done.stderr)
        if done.returncode != 0 or collected is None or collected[1] == "0":
            sys.exit(f"error: counting {game} in {self.name} failed:\n{done.stderr[-2000:]}")
        decisions = int(done.stdout)
        self.slices[game] = [{"decisions": decisions, COUNTED: int(collected[1]) / decisions}]

    def figure(self, game: str, key: str) -> float:
        return float(median(each[key] for each in self.slices[game]))


def measured(versions: list[Version], games: list[str], args: argparse.Namespace) -> None:
    if args.instructions:
        for game in games:
            for version in versions:
                version.count(game, args.seats)
        return
    core = max(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else None
    for number in range(args.rounds):
        arguments = ["--seconds", str(args.seconds), "--seats", str(args.seats), "--seed", str(1 + 1000 * number)]
        for game in games:
            # Every other round the other way round, so that nobody always comes first.
            for version in versions if number % 2 == 0 else versions[::-1]:
                version.measure(game, arguments, core)
        print(f"round {number + 1} of {args.rounds}", file=sys.stderr)


def summary(versions: list[Version], games: list[str], figures: dict[str, tuple[str, bool]]) -> dict[str, Any]:
    """By game, version and figure: the median, and how many times as good as the first version it is."""
    found: dict[str, Any] = {}
    for game in games:
        found[game] = {}
        for version in versions:
            row = found[game][version.name] = {}
            for key, (_, more_is_better) in figures.items():
                first, mine = versions[0].figure(game, key), version.figure(game, key)
                row[key] = mine
                row[f"{key}_times"] = mine / first if more_is_better else first / mine
    return found


def show(found: dict[str, Any], figures: dict[str, tuple[str, bool]]) -> None:
    for game, rows in found.items():
        print(f"\n{game:20}" + "".join(f"{title:>16}{'':>8}" for title, _ in figures.values()))
        for name, row in rows.items():
            cells = [f"{row[key]:>16,.2f}{row[f'{key}_times']:>7.3f}x" for key in figures]
            print(f"  {name:18}{''.join(cells)}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("versions", nargs="+", metavar="COMMIT", help=f"or {HERE} for the tree as it is here")
    parser.add_argument("--game", action="append", choices=GAMES, metavar="NAME", help=f"of {', '.join(GAMES)}")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=3.0, help="of a slice")
    parser.add_argument("--interpreted", action="store_true", help="measure the interpreted engines")
    parser.add_argument("--instructions", action="store_true", help="count instructions of random play with valgrind")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all slices and the summary here")
    args = parser.parse_args()
    if args.instructions and (args.interpreted or shutil.which("valgrind") is None):
        sys.exit("error: instructions are counted of the compiled engines, by valgrind, which must be installed")
    games: list[str] = list(dict.fromkeys(args.game or GAMES))
    engine = INTERPRETED if args.interpreted else COMPILED
    versions = [Version(name, engine) for name in args.versions]
    measured(versions, games, args)
    figures = {COUNTED: (f"{COUNTED}/decision", False)} if args.instructions else FIGURES
    found = summary(versions, games, figures)
    show(found, figures)
    if args.json:
        slices = {version.name: version.slices for version in versions}
        about = {"date": datetime.date.today().isoformat(), "engine": engine, "seats": args.seats}
        args.json.write_text(json.dumps({**about, "summary": found, "slices": slices}, indent=2) + "\n")


if __name__ == "__main__":
    main()
