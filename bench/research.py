"""Measures the research environments beside PettingZoo's and OpenSpiel's own games: one run, one core, slices in turn.

    python bench/research.py                   three rounds of two seconds a slice, about three minutes
    python bench/research.py --quick           one round of half a second
    python bench/research.py --json out.json   also writes every slice

Every slice is a fresh process pinned to the same core, with the same loop of random actions (research_slice.py).
PettingZoo's own games need packages that Armorial does not; they live in an environment of their own,
`.bench-venv-research`, made on the first run.
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

from armorial import engine
from armorial.games import GAMES

ROOT = Path(__file__).resolve().parent.parent
PEER_VENV = ROOT / ".bench-venv-research"
PEER_PINS = ("pettingzoo==1.27.0", "gymnasium==1.4.0", "numpy==2.4.6", "pygame-ce==2.5.8", "chess==1.11.2")
OURS = ("aec", "vector", "adapter")
PETTINGZOO = ("tictactoe_v3", "connect_four_v3", "chess_v6")
OPENSPIEL = ("python_tic_tac_toe", "connect_four", "backgammon", "chess")
TITLES = {
    "aec": "PettingZoo environment",
    "vector": "vector of 32 games",
    "adapter": "OpenSpiel adapter",
    "pettingzoo": "PettingZoo's own",
    "openspiel": "OpenSpiel's own",
}


def peer_python() -> Path:
    """The Python of the peers' environment, which is made if it is missing or has other pins."""
    python, stamp = PEER_VENV / "bin" / "python", PEER_VENV / ".stamp"
    want = f"{PEER_VENV}\n{sys.version}\n" + "\n".join(PEER_PINS)
    if stamp.exists() and stamp.read_text() == want:
        return python
    print(f"Making {PEER_VENV.name} for PettingZoo's own games.", file=sys.stderr)
    env = {k: v for k, v in os.environ.items() if k not in ("PIP_CONSTRAINT", "PIP_BUILD_CONSTRAINT")}
    subprocess.run([sys.executable, "-m", "venv", "--clear", str(PEER_VENV)], check=True)
    subprocess.run([str(python), "-m", "pip", "install", "-q", *PEER_PINS], check=True, env=env)
    stamp.write_text(want)
    return python


def measure(python: Path, what: str, seconds: float, seed: int, core: int | None) -> dict[str, float]:
    """One slice in a fresh process on that core."""

    def pin() -> None:
        if core is not None:
            os.sched_setaffinity(0, {core})

    command = [str(python), str(ROOT / "bench" / "research_slice.py"), what, str(seconds), str(seed)]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, preexec_fn=pin, cwd=ROOT)
    if done.returncode != 0:
        sys.exit(f"A measuring slice failed: {' '.join(command)}")
    result: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return result


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--json", type=Path)
    given = parser.parse_args()
    rounds, seconds = (1, 0.5) if given.quick else (given.rounds, given.seconds)
    core = max(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else None
    own, peer = Path(sys.executable), peer_python()
    slices: list[tuple[str, Path]] = [(f"{kind}:{game}", own) for game in GAMES for kind in (*OURS, "copy")]
    slices += [(f"pettingzoo:{name}", peer) for name in PETTINGZOO] + [(f"openspiel:{name}", own) for name in OPENSPIEL]
    results: dict[str, list[dict[str, float]]] = {what: [] for what, _ in slices}
    for number in range(rounds):
        for what, python in slices:
            results[what].append(measure(python, what, seconds, 1 + number, core))
            print(".", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    show(results)
    about: dict[str, Any] = {
        "date": datetime.date.today().isoformat(),
        "python": sys.version.split()[0],
        "engine": engine.running(),
        "rounds": rounds,
        "seconds": seconds,
    }
    print(
        f"\n{about['date']}, Python {about['python']}, {about['engine']} engine, 2 seats, "
        f"{rounds} rounds of {seconds:g} s a slice"
    )
    if given.json:
        given.json.write_text(json.dumps({**about, "slices": results}, indent=2))
    return 0


def show(results: dict[str, list[dict[str, float]]]) -> None:
    """Steps a second: medians, with the range of single rounds."""
    print(f"{'steps a second, with observation and mask':45}{'median':>10}   range")
    for what, measured in results.items():
        kind, _, name = what.partition(":")
        if kind == "copy":
            continue
        speeds = [one["steps_per_second"] for one in measured]
        title = f"{TITLES[kind]}: {name}"
        print(f"{title:45}{median(speeds):>10,.0f}   {min(speeds):,.0f} to {max(speeds):,.0f}")
    print(f"\n{'a clone of an environment, microseconds':45}{'median':>10}")
    for what, measured in results.items():
        if what.startswith("copy:"):
            print(f"{what.removeprefix('copy:'):45}{median(one['copy_us'] for one in measured):>10.1f}")


if __name__ == "__main__":
    sys.exit(main())
