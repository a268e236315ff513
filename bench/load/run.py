"""Measures the Armorial server beside boardgame.io's: one run, the same number of matches, slices in turn.

boardgame.io is measured twice: with its own storage in files, which keeps games over a restart as ours does, and with
its storage in memory, which does not. With --floor there are two more sides: servers on the same stack as ours that
send constant bytes (floor.py), without and with the commit to the disk.

    python bench/load/run.py                   100 matches a side, three rounds of 20 seconds a side
    python bench/load/run.py --quick           two rounds of six seconds a side
    python bench/load/run.py --floor           also the least that our stack takes
    python bench/load/run.py --beside 5404972  also another version of Armorial
    python bench/load/run.py --no-peer         without boardgame.io
    python bench/load/run.py --json out.json   also writes every slice and the summary

Our server runs the compiled engine if there is one, as everywhere (`make load` builds it); the report says which.
ARMORIAL_ENGINE=interpreted measures the other.

Each side has one server and one process of scripted players, which stay for the whole run; while one side is
measured the other is silent. Servers share one core and players another, where there are two. All of it is on this
machine, and ends with the run. The peer is installed into `bench/load/peer/node_modules` on the first run (npm).
"""

from __future__ import annotations

import argparse
import contextlib
import ctypes
import datetime
import json
import os
import re
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import IO, Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path.append(str(ROOT / "bench"))
from armorial.server.settings import Settings  # noqa: E402
from checkout import sources_of  # noqa: E402 (it lies in the folder above)

PEER = HERE / "peer"
TICK = os.sysconf("SC_CLK_TCK")
START_SECONDS = 120.0
NO_LIMITS = {f"ARMORIAL_{name.upper()}": "1000000000" for name in Settings.model_fields if name.startswith("limit_")}
"""For all clients have one address."""
TARGET = 0.5
"""At most so much of the CPU that boardgame.io takes for a move; of another version of Armorial at most as much."""
OURS = "armorial"
THEIRS = ("bgio, files", "bgio, memory")
"""boardgame.io with each of its two kinds of storage; the first keeps games, as ours does."""
FLOORS = {"stack": [], "stack, disk": ["--disk"]}
"""The same stack, sending constant bytes, with the arguments of floor.py."""

Slice = dict[str, Any]

COUNTED = """\
How it is counted
  moves      acknowledged answers. ours: `done` for the answer of a player, which is on the disk by then (SQLite,
             synchronous=FULL). theirs: the `update` with the next state at the player who made the move, which is
             sent before it is stored. "files" is its FlatFile (node-persist: the whole state and the whole log of a
             match are written anew for each move, without waiting for the disk), "memory" is lost with the process.
             Matches that end are begun anew, which takes time but is not counted.
             Moves sent and acknowledgements counted must agree, but for those on the way.
  CPU        user and system time of the server process, its threads and children, over the moves of the slice.
             That of the players is not counted.
  latency    from sending an answer to its acknowledgement, at the player. All matches answer at once when they are
             asked, so a fast server is always busy, and it is mostly waiting in line; the calm slice is with pauses.
  bytes      received by the two players of a match, for each move.
  stack      with --floor: a server on the same stack as ours that computes nothing and sends as many messages, of the
             same sizes, to the same players; "disk" also commits each answer as ours does.
  The games differ. Ours is Village, whose answers set off chance and forced answers (each move is about two lines of
  its log); players get what their seat may see, the asked one also every option and every refusal, in words. Theirs
  is a claim of one of nine fields in twenty lines; all players get the whole state, without words."""


class Failed(Exception):
    """The run cannot go on."""


class Program:
    """A process that speaks in lines of JSON, and does not outlive the run."""

    def __init__(self, command: list[str], core: int | None, env: dict[str, str], log: IO[bytes]) -> None:
        def prepare() -> None:
            ctypes.CDLL(None).prctl(1, signal.SIGKILL)  # end with this process, whatever happens to it
            if core is not None:
                os.sched_setaffinity(0, {core})

        self.name = Path(command[-1]).name if len(command) < 3 else " ".join(Path(part).name for part in command[:3])
        self.process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=log,
            preexec_fn=prepare,
            env={**os.environ, **env},
            cwd=ROOT,
        )

    def line(self, seconds: float) -> str:
        """The next line it says."""
        assert self.process.stdout is not None
        if not select.select([self.process.stdout], [], [], seconds)[0]:
            raise Failed(f"{self.name} has said nothing for {seconds:.0f} seconds")
        text = self.process.stdout.readline().decode()
        if not text:
            raise Failed(f"{self.name} has ended")
        return text

    def hear(self, seconds: float) -> Slice:
        found: Slice = json.loads(self.line(seconds))
        return found

    def tell(self, message: Slice) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(message).encode() + b"\n")
        self.process.stdin.flush()

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(15)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()


def cpu_seconds(pid: int) -> tuple[float, float]:
    """User and system time of a process with its threads, and of its children, also those that have ended."""
    user = system = 0
    for process in [pid, *children(pid)]:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        user += int(fields[11]) + int(fields[13])
        system += int(fields[12]) + int(fields[14])
    return user / TICK, system / TICK


def children(pid: int) -> list[int]:
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        with contextlib.suppress(OSError):
            for child in (task / "children").read_text().split():
                found += [int(child), *children(int(child))]
    return found


def resident_mb(pid: int) -> float:
    """Of a process and its children: a server may be started by a small program that waits for it."""
    pages = 0
    for process in [pid, *children(pid)]:
        with contextlib.suppress(FileNotFoundError):
            pages += int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


class Side:
    """A server and its players."""

    def __init__(self, name: str, server: Program, players: Program, matches: int, engine: str = "") -> None:
        self.name = name
        self.engine = engine
        self.matches = matches
        self.server = server
        self.players = players

    def measure(self, kind: str, settle: float, seconds: float, think: float) -> Slice:
        pid = self.server.process.pid
        self.players.tell({"settle": settle, "seconds": seconds, "think": think})
        assert self.players.hear(settle + 30)["begun"]
        before = cpu_seconds(pid)
        assert self.players.hear(seconds + 30)["ended"]
        after = cpu_seconds(pid)
        system = after[1] - before[1]
        cpu = after[0] - before[0] + system
        result = self.players.hear(30)
        times = sorted(result.pop("latencies"))
        if not times:
            raise Failed(f"{self.name}: no move was acknowledged; errors: {result['errors'][:3]}")
        took, errors = result["seconds"], result["errors"]
        # One answer of each player may be on the way: who is asked next may hear of it before the other's receipt.
        if abs(result["sent"] - len(times)) > 2 * self.matches:
            raise Failed(f"{self.name}: {result['sent']} moves were sent, but {len(times)} acknowledgements counted")
        return {
            "side": self.name,
            "kind": kind,
            "moves": len(times),
            "moves_per_second": len(times) / took,
            "cpu_ms_per_move": cpu / len(times) * 1000,
            "system_ms_per_move": system / len(times) * 1000,
            "cpu_share": cpu / took,
            **{f"p{part}_ms": times[min(len(times) - 1, len(times) * part // 100)] for part in (50, 95, 99)},
            "bytes_per_move": result["bytes"] / len(times),
            "matches_begun": result["restarts"],
            "resident_mb": resident_mb(pid),
            "errors": len(errors),
            "error_kinds": dict(Counter(errors).most_common(5)),
        }


def install_peer() -> None:
    """boardgame.io in the version of the lock file."""
    lock = PEER / "package-lock.json"
    stamp = PEER / "node_modules" / ".stamp"
    if stamp.exists() and stamp.read_text() == lock.read_text():
        return
    npm = shutil.which("npm")
    if npm is None:
        raise Failed("npm and node (20 or newer) are needed for boardgame.io, and there is none")
    print("Installing boardgame.io into bench/load/peer/node_modules.", file=sys.stderr)
    subprocess.run([npm, "ci", "--no-audit", "--no-fund", "--ignore-scripts"], cwd=PEER, check=True, timeout=600)
    stamp.write_text(lock.read_text())


class Stage:
    """Starts servers and players, and stops them all."""

    def __init__(self, log: IO[bytes], matches: int, cores: tuple[int | None, int | None], folder: Path) -> None:
        self.log = log
        self.matches = matches
        self.cores = cores
        """Of servers, and of players."""
        self.folder = folder
        self.programs: list[Program] = []

    def start(self, command: list[str], core: int | None, env: dict[str, str]) -> Program:
        self.programs.append(Program(command, core, env, self.log))
        return self.programs[-1]

    def armorial(self, name: str, sources: Path) -> Side:
        """A server of these sources."""
        data = self.folder / name.replace(" ", "-")
        settings = {"ARMORIAL_PORT": "0", "ARMORIAL_DATA_DIR": str(data)}
        env = {"PYTHONPATH": str(sources), **settings, **NO_LIMITS}
        server = self.start([sys.executable, "-m", "armorial.server.run"], self.cores[0], env)
        players = self._scripted(server)
        engines = re.findall(r"\bengine=(\w+)", Path(self.log.name).read_text(errors="replace"))
        if not engines:
            raise Failed("the Armorial server does not say which engine it runs")
        return Side(name, server, players, self.matches, engines[-1])

    def floor(self, name: str) -> Side:
        env = {"PYTHONPATH": str(ROOT / "src")}
        server = self.start([sys.executable, str(HERE / "floor.py"), *FLOORS[name]], self.cores[0], env)
        return Side(name, server, self._scripted(server), self.matches)

    def peer(self, name: str, ballast: int) -> Side:
        node = {"NODE_ENV": "production", "LOAD_BALLAST": str(ballast)}
        store = str(self.folder / "flat-files") if name == THEIRS[0] else ""
        server = self.start(["node", str(PEER / "server.js")], self.cores[0], {**node, "LOAD_STORE": store})
        port = str(server.hear(START_SECONDS)["port"])
        players = self.start(["node", str(PEER / "clients.js"), port, str(self.matches)], self.cores[1], node)
        return Side(name, server, players, self.matches)

    def _scripted(self, server: Program) -> Program:
        """The players of a server that speaks as ours does, and says first where it listens."""
        found = re.search(r":(\d+)/", server.line(START_SECONDS))
        if found is None:
            raise Failed(f"{server.name} does not say where it listens")
        env = {"PYTHONPATH": str(ROOT / "src")}
        return self.start([sys.executable, str(HERE / "players.py"), found[1], str(self.matches)], self.cores[1], env)

    def stop(self) -> None:
        for program in reversed(self.programs):
            program.stop()


@contextlib.contextmanager
def running(args: argparse.Namespace, log: IO[bytes], folder: Path) -> Iterator[list[Side]]:
    """All sides, with all their matches begun."""
    usable = sorted(os.sched_getaffinity(0))
    stage = Stage(log, args.matches, (usable[0], usable[1]) if len(usable) > 1 else (None, None), folder)
    try:
        sides = [stage.armorial(OURS, ROOT / "src")]
        sides += [stage.armorial(version, sources_of(version)) for version in args.beside]
        sides += [stage.floor(name) for name in FLOORS if args.floor]
        sides += [stage.peer(name, args.ballast) for name in args.peers]
        for side in sides:
            assert side.players.hear(START_SECONDS)["ready"]
        yield sides
    finally:
        stage.stop()


def summary(slices: list[Slice]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for kind in dict.fromkeys(each["kind"] for each in slices):
        sides: dict[str, Any] = {}
        for side in dict.fromkeys(each["side"] for each in slices):
            mine = _slices(slices, kind, side)
            numbers = [key for key, value in mine[0].items() if isinstance(value, int | float)]
            sides[side] = {key: median(each[key] for each in mine) for key in numbers}
            sides[side]["errors"] = sum(each["errors"] for each in mine)
            sides[side]["cpu_ms_range"] = [f(each["cpu_ms_per_move"] for each in mine) for f in (min, max)]
        ours = sides[OURS]
        for name, other in sides.items():
            if name in FLOORS or name == OURS:
                continue
            pairs = zip(_slices(slices, kind, OURS), _slices(slices, kind, name), strict=True)
            other["cpu_ratios"] = [a["cpu_ms_per_move"] / b["cpu_ms_per_move"] for a, b in pairs]
            other["cpu_ratio"] = ours["cpu_ms_per_move"] / other["cpu_ms_per_move"]
            other["rate_ratio"] = ours["moves_per_second"] / other["moves_per_second"]
        found[kind] = sides
    return found


def _slices(slices: list[Slice], kind: str, side: str) -> list[Slice]:
    return [each for each in slices if each["kind"] == kind and each["side"] == side]


COLUMNS = [
    ("moves_per_second", "moves/s", "{:.0f}"),
    ("cpu_ms_per_move", "CPU ms/move", "{:.3f}"),
    ("system_ms_per_move", "of it system", "{:.3f}"),
    ("cpu_share", "cores busy", "{:.2f}"),
    ("p50_ms", "p50 ms", "{:.1f}"),
    ("p95_ms", "p95 ms", "{:.1f}"),
    ("p99_ms", "p99 ms", "{:.1f}"),
    ("bytes_per_move", "bytes/move", "{:.0f}"),
    ("matches_begun", "new matches", "{:.0f}"),
    ("resident_mb", "MB", "{:.0f}"),
    ("errors", "errors", "{:.0f}"),
]


def report(found: dict[str, Any], matches: int, engine: str) -> str:
    lines = ["", f"Armorial runs its {engine} engine."]
    for kind, sides in found.items():
        lines += ["", f"{matches} matches, {kind}", f"  {'':14}" + "".join(f"{name:>13}" for _, name, _ in COLUMNS)]
        for side in sides:
            cells = "".join(f"{shape.format(sides[side][key]):>13}" for key, _, shape in COLUMNS)
            low, high = sides[side]["cpu_ms_range"]
            lines.append(f"  {side:14}{cells}   CPU of single slices {low:.3f} to {high:.3f}")
        for name, side in sides.items():
            if "cpu_ratio" not in side:
                continue
            slices = ", ".join(f"{ratio:.2f}" for ratio in side["cpu_ratios"])
            cpu, rate = side["cpu_ratio"], side["rate_ratio"]
            target = TARGET if name in THEIRS else 1.0
            aim = f" (target at most {target}: {'met' if cpu <= target else 'NOT met'})" if kind == "busy" else ""
            lines.append(f"  ours over {name}: CPU a move {cpu:.2f}{aim}, slice by slice {slices}; rate {rate:.2f}")
    return "\n".join([*lines, "", COUNTED])


def wishes() -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--rounds", type=int)
    parser.add_argument("--seconds", type=float, help="of one slice")
    parser.add_argument("--settle", type=float, default=2.0, help="seconds before each slice that are not counted")
    parser.add_argument("--pause", type=float, default=1.0, help="seconds a player thinks in the calm slice")
    parser.add_argument(
        "--ballast", type=int, default=0, help="bytes of further state in the peer's game (a view of Village has 2400)"
    )
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--floor", action="store_true", help="also servers on the same stack that send constant bytes")
    parser.add_argument("--beside", action="append", default=[], metavar="COMMIT", help="also that version of Armorial")
    parser.add_argument("--no-peer", action="store_true", help="without boardgame.io")
    parser.add_argument("--json", type=Path, metavar="FILE")
    args = parser.parse_args()
    args.peers = () if args.no_peer else THEIRS
    args.rounds = args.rounds or (2 if args.quick else 3)
    args.seconds = args.seconds or (6.0 if args.quick else 20.0)
    return args


def measured(args: argparse.Namespace, log: IO[bytes], folder: Path) -> tuple[str, list[Slice]]:
    """The engine of our server, and all slices: busy ones in turn, then a calm one of each side."""
    slices: list[Slice] = []
    if args.peers:
        install_peer()
    print(f"Beginning {args.matches} matches a side.", file=sys.stderr)
    with running(args, log, folder) as sides:
        engine = sides[0].engine
        print(f"The engine of the Armorial server is {engine}.", file=sys.stderr)
        for number in range(args.rounds):
            for side in sides:
                one = side.measure("busy", args.settle, args.seconds, 0.0)
                slices.append(one)
                print(
                    f"round {number + 1}, {one['side']}: {one['moves_per_second']:.0f} moves/s,"
                    f" {one['cpu_ms_per_move']:.3f} ms CPU a move, {one['errors']} errors",
                    file=sys.stderr,
                )
        for side in sides:
            slices.append(side.measure(f"calm (pauses of {args.pause:g} s)", args.settle, args.seconds, args.pause))
    return engine, slices


def main() -> int:
    args = wishes()
    if sys.platform != "linux":
        sys.exit("This reads CPU times from /proc, so it needs Linux.")
    with tempfile.TemporaryDirectory(prefix="armorial-load-") as folder, open(Path(folder) / "log", "w+b") as log:
        try:
            engine, slices = measured(args, log, Path(folder))
        except (Failed, subprocess.SubprocessError) as error:
            log.seek(0)
            said = [line for line in log.read().decode(errors="replace").splitlines() if "level=info" not in line]
            print(*said[-40:], sep="\n", file=sys.stderr)
            sys.exit(f"The run failed: {error}")
    found = summary(slices)
    if args.json:
        when = datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds")
        data = {"when": when, "engine": engine}
        data |= {key: getattr(args, key) for key in ("matches", "rounds", "seconds", "ballast")}
        args.json.write_text(json.dumps({**data, "summary": found, "slices": slices}, indent=1) + "\n")
    print(report(found, args.matches, engine))
    return 0


if __name__ == "__main__":
    started = time.monotonic()
    code = main()
    print(f"\nThe run took {time.monotonic() - started:.0f} seconds.", file=sys.stderr)
    sys.exit(code)
