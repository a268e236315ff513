"""This version against an older one, in every game: the table by which a version's bots are judged.

    python bench/against.py                        all of it; hours, and it can be stopped and goes on
    python bench/against.py --games 10             ten games in every cell
    python bench/against.py --match careful --title troyes --title lorenzo-advanced
    python bench/against.py --jobs 2 --json table.json

Both versions play as programs, each with a compiled engine of its own (`armorial bot`, `old_bot.py`), so their times
per answer are measured alike. The rules and the table are today's. Finished games are kept in `build/against`, one file
per cell; a cell goes on where it ended, as long as both versions stay the same.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

from armorial.engine import COMPILED
from checkout import HERE, ROOT, environment, sources_of

OLD = "9757260"
"""0.5.2"""
KEPT = ROOT / "build" / "against"
SEED = 502
THINKING = ("bots", "games", "kernel", "data")
"""The parts of the package that decide how bots play."""

TITLES = {
    "village": ("village", []),
    "lorenzo": ("lorenzo", []),
    "lorenzo-advanced": ("lorenzo", ["advanced=on"]),
    "troyes": ("troyes", []),
    "legacy": ("legacy", []),
}
"""The titles: the game and its options."""


class Match:
    """A row of the table: one new bot against so many old ones, and which share of the games it is to win."""

    def __init__(self, level: str, rivals: int, games: int, wanted: dict[str, float], timed: bool) -> None:
        self.level = level
        self.rivals = rivals
        self.games = games
        self.wanted = wanted
        self.timed = timed
        """Whether it may take no more time for an answer than the old one."""


MATCHES = {
    "careful": Match("careful", 1, 400, dict(zip(TITLES, (0.80, 0.90, 0.90, 0.75, 0.60), strict=True)), timed=False),
    "master": Match("master", 1, 200, dict(zip(TITLES, (0.75, 0.80, 0.85, 0.75, 0.60), strict=True)), timed=True),
    "one-of-four": Match("master", 3, 100, dict(zip(TITLES, (0.50, 0.55, 0.55, 0.50, 0.40), strict=True)), timed=False),
}


def versions(old: str) -> str:
    """Names both versions: the old one, and what the bots of this tree are made of, with all that they have learned."""
    digest = hashlib.sha256(old.encode())
    for part in THINKING:
        for file in sorted((ROOT / "src" / "armorial" / part).rglob("*")):
            if file.is_file() and file.suffix != ".pyc":
                digest.update(f"{file.relative_to(ROOT)} {file.stat().st_size}\n".encode() + file.read_bytes())
    return digest.hexdigest()[:10]


def played(match: Match, title: str, args: argparse.Namespace, env: dict[str, str]) -> dict[str, Any]:
    """The report of the arena of one cell."""
    game, options = TITLES[title]
    new = f"program:{shlex.join([sys.executable, '-m', 'armorial.cli', 'bot', match.level])}"
    old = f"program:{shlex.join([sys.executable, str(ROOT / 'bench' / 'old_bot.py'), args.old, match.level])}"
    bots = [new] + [old] * match.rivals
    games = args.games or match.games
    file = args.folder / f"{title}-{match.level}-{1 + match.rivals}-{args.seed}-{versions(args.old)}.jsonl"
    command = [sys.executable, "-m", "armorial.cli", "arena", game, "--bots", ",".join(f'"{bot}"' for bot in bots)]
    command += [
        "--games",
        str(games),
        "--seed",
        str(args.seed),
        "--jobs",
        str(args.jobs),
        "--file",
        str(file),
        "--json",
    ]
    for option in options:
        command += ["--options", option]
    done = subprocess.run(command, stdout=subprocess.PIPE, env=env, check=False)
    if done.returncode != 0:
        sys.exit(f"error: {title} was not played to its end; the same command continues from there")
    report: dict[str, Any] = json.loads(done.stdout)
    return report


def cell(match: Match, title: str, report: dict[str, Any]) -> dict[str, Any]:
    """What the table says of a cell."""
    new, *old = report["bots"]
    answers = sum(row["answers"] for row in old)
    old_ms = 1000 * sum(row["seconds"] for row in old) / answers if answers else 0.0
    notes: dict[str, int] = {}
    for row in old:
        for note, times in row["notes"].items():
            notes[note] = notes.get(note, 0) + times
    wanted = match.wanted[title]
    return {
        "games": report["games"],
        "share": new["win_share"],
        "interval": new["interval"],
        "wanted": wanted,
        "holds": new["win_share"] >= wanted,
        "ms_new": new["ms_per_answer"],
        "ms_old": round(old_ms, 3),
        "time_holds": new["ms_per_answer"] <= old_ms if match.timed else None,
        "score_new": new["mean_score"],
        "score_old": round(sum(row["mean_score"] for row in old) / len(old), 3),
        "old_answers": answers,
        "old_notes": notes,
        "new_notes": new["notes"],
        "failures": report["failures"],
    }


def show(name: str, title: str, found: dict[str, Any]) -> None:
    low, high = found["interval"]
    verdict = "holds" if found["holds"] else "does not hold"
    slower = "" if found["time_holds"] in (None, True) else ", slower"
    notes = ", ".join(f"{note} {times}" for note, times in found["old_notes"].items())
    print(
        f"{name:12} {title:17} {found['games']:4} games  {found['share']:6.1%}  ({low:.1%} – {high:.1%})"
        f"  wanted {found['wanted']:.0%}: {verdict}{slower}"
        f"   {found['ms_new']:.1f} ms, old {found['ms_old']:.1f} ms"
        f"   points {found['score_new']:.1f} : {found['score_old']:.1f}"
        + (f"   old in {found['old_answers']} answers: {notes}" if notes else "")
        + (f"   {len(found['failures'])} failures" if found["failures"] else ""),
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--match", action="append", choices=MATCHES, help="a row of the table; may be repeated")
    parser.add_argument("--title", action="append", choices=TITLES, help="a column of the table; may be repeated")
    parser.add_argument("--games", type=int, metavar="N", help="so many in every cell, instead of 400, 200 and 100")
    parser.add_argument("--old", default=OLD, metavar="COMMIT", help=f"the other version [default: {OLD}, 0.5.2]")
    parser.add_argument("--seed", type=int, default=SEED, help=f"[default: {SEED}]")
    parser.add_argument("--jobs", type=int, default=1, help="how many games at once; 1 for honest times")
    parser.add_argument("--folder", type=Path, default=KEPT, metavar="FOLDER", help="where finished games are kept")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the table here, after every cell")
    args = parser.parse_args()
    if args.games is not None and args.games < 1:
        parser.error("--games is 1 or more")
    sources_of(args.old, COMPILED)
    env = {**os.environ, **environment(sources_of(HERE, COMPILED), COMPILED)}
    table: dict[str, Any] = {"old": args.old, "seed": args.seed, "cells": {}}
    for name in args.match or MATCHES:
        for title in args.title or TITLES:
            match = MATCHES[name]
            found = cell(match, title, played(match, title, args, env))
            show(name, title, found)
            table["cells"].setdefault(name, {})[title] = found
            if args.json:
                args.json.write_text(json.dumps(table, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
