"""Measures Armorial, interpreted and compiled, beside catanatron and OpenSpiel: one run, one core, slices in turn.

    python bench/run.py                   every game, five rounds of about three seconds a slice
    python bench/run.py --game village    one game only; may be given several times
    python bench/run.py --quick           two rounds of about one second a slice
    python bench/run.py --json out.json   also writes every slice and the summary

Every slice is a fresh process pinned to the same core. A round is a slice of everything that is measured, so that a
busy moment of the machine falls on all. catanatron lives in an environment of its own, `.bench-venv`, made on the first
run. The compiled engine is measured if it is there: `armorial compile` (or `make bench`) builds it.
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

from armorial.engine import COMPILED, INTERPRETED, find_build
from armorial.games import GAMES

ROOT = Path(__file__).resolve().parent.parent
BENCH = ROOT / "bench"
PEER_VENV = ROOT / ".bench-venv"
PEER_PINS = ("catanatron==3.2.1", "networkx==3.6.1")
PEER = "catanatron"
OPEN_SPIEL_GAMES = ("backgammon", "gin_rummy")

Slice = dict[str, Any]

COUNTED = """\
How it is counted (in CPU time of the process, so that a busy machine disturbs less)
  decisions   a second, in whole games between random players, setting up the game included; only whole games count
              (catanatron ends a game without a winner after 1,000 turns). Ours and OpenSpiel: every answer of a
              player; chance (dice, draws) takes time but is not counted. catanatron: every action in its own log,
              where a roll of the dice is a player's action. Answers without a choice count everywhere ("forced").
  copy        microseconds. Ours and OpenSpiel: clone() halfway through a game; catanatron: game.copy() after 150
              actions, of about 940. Eight positions each, copied in turn.
  greedy      microseconds of an answer where there is a choice, over positions of a whole game. Ours: `greedy`, which
              deals hidden cards anew, follows a move through all its questions, and judges positions by the game's
              worth. catanatron: VictoryPointPlayer, which tries each action once and counts points.
  search      iterations a second. Ours: `mcts` on positions dealt anew, none played to the end. OpenSpiel: its MCTSBot
              in C++, each simulation with one random play-out to the end. catanatron's package has none.
  judged      positions that a judge judges a second, for all seats, over positions of a whole game: the one that has
              learned, and the one by hand, which is all there was in 0.5.2.
  times       ours over catanatron's, median over median; above 1 means ours is faster. The range is that of rounds.
  The games differ, so this compares engines as they are used, not the same work."""


def peer_python() -> Path:
    """The Python of catanatron's environment, which is made if it is missing or has other pins."""
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


class Measured:
    """One thing that is measured, and its slices."""

    def __init__(self, name: str, command: list[str], engine: str | None = None) -> None:
        self.name = name
        self.command = command
        self.engine = engine
        """Which of our engines, None for a peer."""
        self.slices: list[Slice] = []

    def measure(self, arguments: list[str], core: int | None) -> None:
        """One slice in a fresh process on that core."""

        def pin() -> None:
            if core is not None:
                os.sched_setaffinity(0, {core})

        env = dict(os.environ, PYTHONHASHSEED="0")
        if self.engine is not None:
            env["ARMORIAL_ENGINE"] = self.engine
        command = [*self.command, *arguments]
        done = subprocess.run(command, stdout=subprocess.PIPE, text=True, preexec_fn=pin, env=env, cwd=ROOT)
        if done.returncode != 0:
            sys.exit(f"A measuring slice failed: {' '.join(command)}")
        self.slices.append(json.loads(done.stdout))

    def figure(self, key: str) -> float | None:
        """The median over the rounds; None for what it does not have."""
        return float(median(s[key] for s in self.slices)) if key in self.slices[0] else None

    def length(self) -> float:
        return float(sum(s["decisions"] for s in self.slices) / sum(s["games"] for s in self.slices))

    def summary(self, peer: Measured) -> dict[str, Any]:
        """All medians, and how many times as fast as the peer this is, with the range of single rounds."""
        found: dict[str, Any] = {key: self.figure(key) for key in FIGURES}
        found["decisions_per_game"] = self.length()
        for key, smaller_is_better in FIGURES.items():
            if smaller_is_better is None or key not in self.slices[0] or key not in peer.slices[0]:
                continue
            pairs = [(a[key], b[key]) for a, b in zip(self.slices, peer.slices, strict=True)]
            times = [b / a if smaller_is_better else a / b for a, b in pairs]
            mine, other = median(a for a, _ in pairs), median(b for _, b in pairs)
            ratio = other / mine if smaller_is_better else mine / other
            found[f"{key}_times"] = {"ratio": ratio, "least": min(times), "most": max(times)}
        return found


FIGURES: dict[str, bool | None] = {
    "decisions_per_second": False,
    "copy_us": True,
    "greedy_us": True,
    "iterations_per_second": False,
    "judged_per_second": None,
    "judged_by_hand_per_second": None,
    "forced_share": None,
}
"""What is measured, and whether less of it is better."""


def everything(names: list[str], seats: int, engines: list[str]) -> list[Measured]:
    """What is measured in a round, in this order."""
    ours = [sys.executable, str(BENCH / "ours.py")]
    found = [
        Measured(f"{name}, {engine}", [*ours, name, "--seats", str(seats)], engine)
        for name in names
        for engine in engines
    ]
    spiel = [sys.executable, str(BENCH / "peer_open_spiel.py")]
    found += [Measured(f"OpenSpiel, {name}", [*spiel, name]) for name in OPEN_SPIEL_GAMES]
    found.append(Measured(PEER, [str(peer_python()), str(BENCH / "peer_catanatron.py"), "--seats", str(seats)]))
    return found


def cell(value: float | None, form: str) -> str:
    return "-" if value is None else form.format(value)


def times(value: dict[str, float] | None) -> str:
    return "" if value is None else f"{value['ratio']:.1f}x"


def show(result: dict[str, Any]) -> None:
    """The table: a line for everything measured, with how many times as fast as catanatron it is."""
    head = f"{'':26}{'decisions/s':>12}{'':>7}{'(rounds)':>14}{'copy us':>9}{'':>7}{'greedy us':>11}{'':>7}"
    print(f"\n{head}{'search/s':>10}{'judged/s':>10}{'by hand':>10}{'forced':>8}{'a game':>8}")
    for name, row in result["measured"].items():
        speed = row.get("decisions_per_second_times")
        span = "" if speed is None or name == PEER else f"({speed['least']:.1f} to {speed['most']:.1f})"
        own = name == PEER
        print(
            f"{name:26}{row['decisions_per_second']:>12,.0f}{'' if own else times(speed):>7}{span:>14}"
            f"{row['copy_us']:>9.2f}{'' if own else times(row.get('copy_us_times')):>7}"
            f"{cell(row['greedy_us'], '{:,.0f}'):>11}{'' if own else times(row.get('greedy_us_times')):>7}"
            f"{cell(row['iterations_per_second'], '{:,.0f}'):>10}"
            f"{cell(row['judged_per_second'], '{:,.0f}'):>10}{cell(row['judged_by_hand_per_second'], '{:,.0f}'):>10}"
            f"{row['forced_share']:>8.0%}{row['decisions_per_game']:>8.0f}"
        )
    print(
        f"\n{result['date']}, Python {result['python']}, {result['seats']} seats (OpenSpiel's games 2), "
        f"{result['rounds']} rounds of {result['seconds']:g} s a slice, "
        f"{'one core' if result['pinned'] else 'NOT pinned to a core'}; "
        f"load of the machine {result['load'][0]:.1f} before, {result['load'][1]:.1f} after\n"
    )
    print(COUNTED)


def say_round(number: int, rounds: int, all_of_it: list[Measured]) -> None:
    """One line for each round, so that a long measurement shows that it goes on."""
    figures = [f"{m.name} {m.slices[-1]['decisions_per_second'] / 1000:,.0f}" for m in all_of_it]
    print(f"round {number} of {rounds}, thousands of decisions a second: {'; '.join(figures)}", file=sys.stderr)


def load() -> float:
    return os.getloadavg()[0] if hasattr(os, "getloadavg") else float("nan")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", choices=GAMES, metavar="NAME", help=f"of {', '.join(GAMES)}")
    parser.add_argument("--seats", type=int, default=4, help="of ours and catanatron, which seats 2 to 4")
    parser.add_argument("--rounds", type=int, help="5, or 2 with --quick")
    parser.add_argument("--seconds", type=float, help="of a slice: 3, or 1 with --quick")
    parser.add_argument("--quick", action="store_true", help="a rough figure in half a minute")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all slices and the summary here")
    args = parser.parse_args()
    names: list[str] = list(dict.fromkeys(args.game or GAMES))
    rounds = args.rounds or (2 if args.quick else 5)
    seconds = args.seconds or (1.0 if args.quick else 3.0)

    engines = [INTERPRETED, COMPILED]
    if find_build() is None:
        print(
            "There is no compiled engine of these sources ('armorial compile'): only the interpreted one is measured."
        )
        engines = [INTERPRETED]
    core = max(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else None
    all_of_it = everything(names, args.seats, engines)
    before = load()
    for number in range(rounds):
        arguments = ["--seconds", str(seconds), "--seed", str(1 + 1000 * number)]
        for measured in all_of_it:
            measured.measure(arguments, core)
        say_round(number + 1, rounds, all_of_it)

    peer = all_of_it[-1]
    result: dict[str, Any] = {
        "date": datetime.date.today().isoformat(),
        "python": peer.slices[0]["python"],
        "seats": args.seats,
        "rounds": rounds,
        "seconds": seconds,
        "pinned": core is not None,
        "load": [before, load()],
        "measured": {measured.name: measured.summary(peer) for measured in all_of_it},
        "slices": {measured.name: measured.slices for measured in all_of_it},
    }
    show(result)
    if args.json:
        args.json.write_text(json.dumps(result, indent=2) + "\n")


if __name__ == "__main__":
    main()
