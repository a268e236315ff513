"""Measures Armorial beside catanatron: one run, one core, slices in turn.

    python bench/run.py                   every game, seven rounds of about three seconds a side
    python bench/run.py --game village    one game only; may be given several times
    python bench/run.py --quick           three rounds of about one second a side
    python bench/run.py --json out.json   also writes every slice and the summary

Every slice is a fresh process pinned to the same core. A round is a slice of each game and one of the peer, so that a
busy moment of the machine falls on all. The peer lives in an environment of its own, `.bench-venv`, made on the first
run.
"""

from __future__ import annotations

import argparse
import datetime
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any

from armorial.games import GAMES

ROOT = Path(__file__).resolve().parent.parent
BENCH = ROOT / "bench"
PEER_VENV = ROOT / ".bench-venv"
PEER_PINS = ("catanatron==3.2.1", "networkx==3.6.1")

Slice = dict[str, Any]
Summary = dict[str, Any]

COUNTED = """\
How it is counted
  decisions  whole games between random players, setting up the game included; only whole games
             count (catanatron ends a game without a winner after 1,000 turns).
             ours:   every answer of a player; chance (dice, draws) takes time but is not counted.
             theirs: every action in catanatron's own log; a roll of the dice is a player's action there.
             Answers without a choice count on both sides; their share is in the table.
  copy       ours: state.clone() halfway through a game. theirs: game.copy() after 150 actions, of about 940.
             Eight positions a side, copied in turn.
  ratio      median over median; above 1 means ours is faster. The range is that of single rounds.
  The games differ (ours is not Catan), so this compares engines as they are used, not the same work."""


def peer_python() -> Path:
    """The Python of the peer's environment, which is made if it is missing or has other pins."""
    python = PEER_VENV / "bin" / "python"
    stamp = PEER_VENV / ".stamp"
    want = f"{PEER_VENV}\n{sys.version}\n" + "\n".join(PEER_PINS)
    with open(ROOT / ".bench.lock", "w") as lock:
        try:
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        except ImportError:
            pass  # no such lock on this system
        if stamp.exists() and stamp.read_text() == want:
            return python
        print(f"Making {PEER_VENV.name} for the peer: {', '.join(PEER_PINS)}.", file=sys.stderr)
        # Our own pins are not for the peer.
        env = {k: v for k, v in os.environ.items() if k not in ("PIP_CONSTRAINT", "PIP_BUILD_CONSTRAINT")}
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(PEER_VENV)], check=True)
        subprocess.run([str(python), "-m", "pip", "install", "-q", *PEER_PINS], check=True, env=env)
        stamp.write_text(want)
    return python


def measure(command: list[str], core: int | None) -> Slice:
    """Runs one slice in a fresh process on that core and reads its line of JSON."""

    def pin() -> None:
        if core is not None:
            os.sched_setaffinity(0, {core})

    env = dict(os.environ, PYTHONHASHSEED="0")
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, preexec_fn=pin, env=env, cwd=ROOT)
    if done.returncode != 0:
        sys.exit(f"A measuring slice failed: {' '.join(command)}")
    result: Slice = json.loads(done.stdout)
    return result


def summary(ours: list[Slice], theirs: list[Slice]) -> Summary:
    """Medians a side, ratio of the medians, and the range of the ratios of single rounds."""

    def compare(key: str, smaller_is_better: bool) -> dict[str, float]:
        pairs = [(a[key], b[key]) for a, b in zip(ours, theirs, strict=True)]
        ratios = [b / a if smaller_is_better else a / b for a, b in pairs]
        mine, other = median(a for a, _ in pairs), median(b for _, b in pairs)
        return {
            "ours": mine,
            "theirs": other,
            "ratio": other / mine if smaller_is_better else mine / other,
            "ratio_min": min(ratios),
            "ratio_max": max(ratios),
        }

    return {
        "decisions_per_second": compare("decisions_per_second", False),
        "copy_us": compare("copy_us", True),
        "games_per_second": {
            "ours": median(s["games_per_second"] for s in ours),
            "theirs": median(s["games_per_second"] for s in theirs),
        },
        "decisions_per_game": {
            "ours": sum(s["decisions"] for s in ours) / sum(s["games"] for s in ours),
            "theirs": sum(s["decisions"] for s in theirs) / sum(s["games"] for s in theirs),
        },
        "forced_share": {
            "ours": median(s["forced_share"] for s in ours),
            "theirs": median(s["forced_share"] for s in theirs),
        },
    }


ROWS = (
    ("decisions a second", "decisions_per_second", "{:,.0f}"),
    ("copy, microseconds", "copy_us", "{:.2f}"),
    ("games a second", "games_per_second", "{:.1f}"),
    ("decisions a game", "decisions_per_game", "{:.0f}"),
    ("without a choice", "forced_share", "{:.0%}"),
)


def show_game(ours: str, theirs: str, figures: Summary) -> None:
    """The table of one game beside the peer."""
    width = [max(len(ours), 12), max(len(theirs), 12)]
    print()
    print(f"{'':20}{ours:>{width[0]}}  {theirs:>{width[1]}}  {'ratio':>7}  range of rounds")
    for title, key, form in ROWS:
        row = figures[key]
        line = f"{title:20}{form.format(row['ours']):>{width[0]}}  {form.format(row['theirs']):>{width[1]}}"
        if "ratio" in row:
            line += f"  {row['ratio']:7.2f}  {row['ratio_min']:.2f} to {row['ratio_max']:.2f}"
        print(line)


def show(result: dict[str, Any]) -> None:
    for measured in result["games"].values():
        show_game(measured["ours"], result["theirs"], measured["summary"])
    print(
        f"\n{result['date']}, Python {result['python']}, {result['seats']} seats, "
        f"{result['rounds']} rounds of {result['seconds']:g} s a side "
        f"(three quarters play, one quarter copies), "
        f"{'one core' if result['pinned'] else 'NOT pinned to a core'}\n"
    )
    print(COUNTED)


def say_round(number: int, rounds: int, mine: dict[str, Slice], theirs: Slice) -> None:
    """One line for each round, so that a long measurement shows that it goes on."""
    figures = [f"{name} {slice_['decisions_per_second']:,.0f}" for name, slice_ in mine.items()]
    figures.append(f"peer {theirs['decisions_per_second']:,.0f}")
    print(f"round {number} of {rounds}: {', '.join(figures)} decisions a second", file=sys.stderr)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", choices=GAMES, metavar="NAME", help=f"of {', '.join(GAMES)}")
    parser.add_argument("--seats", type=int, default=4, help="on both sides; catanatron seats 2 to 4")
    parser.add_argument("--rounds", type=int, help="7, or 3 with --quick")
    parser.add_argument("--seconds", type=float, help="of a slice: 3, or 1 with --quick")
    parser.add_argument("--quick", action="store_true", help="a rough figure in a few seconds")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all slices and the summary here")
    args = parser.parse_args()
    names: list[str] = list(dict.fromkeys(args.game or GAMES))
    rounds = args.rounds or (3 if args.quick else 7)
    seconds = args.seconds or (1.0 if args.quick else 3.0)

    core = max(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else None
    common = ["--seats", str(args.seats), "--seconds", str(seconds)]
    peer_command = [str(peer_python()), str(BENCH / "peer_catanatron.py"), *common]

    ours: dict[str, list[Slice]] = {name: [] for name in names}
    theirs: list[Slice] = []
    for number in range(rounds):
        seed = ["--seed", str(1 + 1000 * number)]
        for name in names:
            ours[name].append(measure([sys.executable, str(BENCH / "ours.py"), name, *common, *seed], core))
        theirs.append(measure(peer_command + seed, core))
        say_round(number + 1, rounds, {name: slices[-1] for name, slices in ours.items()}, theirs[-1])

    result: dict[str, Any] = {
        "date": datetime.date.today().isoformat(),
        "python": ours[names[0]][0]["python"],
        "theirs": theirs[0]["engine"],
        "seats": args.seats,
        "rounds": rounds,
        "seconds": seconds,
        "pinned": core is not None,
        "games": {
            name: {"ours": slices[0]["engine"], "summary": summary(slices, theirs), "slices": slices}
            for name, slices in ours.items()
        },
        "peer_slices": theirs,
    }
    show(result)
    if args.json:
        args.json.write_text(json.dumps(result, indent=2) + "\n")


if __name__ == "__main__":
    main()
