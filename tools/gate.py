"""What a change must pass: stages that run side by side, and in the end a table of what took how long.

    python tools/gate.py all             `make test`: everything, with both engines
    python tools/gate.py lint            `make lint`: style, types, and the checks of the web client
    python tools/gate.py quick [GAME]    `make quick`: what a change to one game needs, in less than a minute

A stage begins when those it needs have passed and one of JOBS places is free. After a failure no further stage
begins; those that run are finished, so that all that is known to be wrong is told at once. A stage that hangs is ended,
and fails: it is asked for its stacks first, which Python's fault handler writes to its log.

It is known what the checks of the web client read. While that is as it was when they passed, they are not run again.
"""

import argparse
import hashlib
import os
import shlex
import signal
import subprocess
import sys
import time
import xml.etree.ElementTree as ET
from collections import defaultdict
from collections.abc import Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Final

ROOT: Final = Path(__file__).resolve().parents[1]
LOGS: Final = ROOT / "build" / "gate"
PYTHON: Final = sys.executable
BIN: Final = Path(sys.executable).parent
NO_TESTS: Final = 5
"""What pytest says when nothing was chosen: with ARGS one of the two halves may have nothing to do."""
LONGEST: Final = 1800
"""The seconds after which a stage hangs: about three times as long as the longest takes."""
LAST_WORDS: Final = 10
ENVIRONMENT: Final = {"PYTHONDONTWRITEBYTECODE": ""}
"""Hundreds of processes read the same modules, and should not each compile them again."""
CLIENT: Final = ("web", "src/armorial/text")
"""What the client is made of."""
GAMES: Final = sorted(file.parent.name for file in (ROOT / "src" / "armorial" / "games").glob("*/__init__.py"))


@dataclass(frozen=True)
class Stage:
    """One command, what must have passed before it, and what is set in its environment; and the places that it reads,
    where they and the command alone decide how it ends."""

    name: str
    command: Sequence[str | Path]
    needs: tuple[str, ...] = ()
    env: dict[str, str] = field(default_factory=dict)
    tests: bool = False
    reads: tuple[str, ...] = ()

    @property
    def log(self) -> Path:
        return LOGS / f"{self.name.replace(' ', '-')}.log"

    @property
    def junit(self) -> Path:
        return self.log.with_suffix(".xml")

    @property
    def stamp(self) -> Path:
        """Holds the sum of what it read when it last passed."""
        return self.log.with_suffix(".passed")

    def sum(self) -> str:
        """Over its command and all it reads; nothing where that is not known, or where there is no git to list it."""
        listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", *self.reads]
        files = subprocess.run(listed, cwd=ROOT, capture_output=True).stdout.split(b"\0") if self.reads else []
        total = hashlib.sha256(repr(self.command).encode())
        for file in sorted(set(filter(None, files))):
            path = ROOT / os.fsdecode(file)
            total.update(file + b"\0" + (path.read_bytes() if path.is_file() else b"") + b"\0")
        return total.hexdigest() if any(files) else ""


@dataclass(frozen=True)
class Result:
    """How a stage ended, when it ran, in seconds since the gate began, and how long processors worked for it: where
    others use the machine too, only this can be compared."""

    stage: Stage
    passed: bool
    began: float
    ended: float
    work: float = 0.0
    before: bool = False
    """Whether it has passed before, and nothing has changed since."""


# -- the stages --------------------------------------------------------------------------------------------------


def web(name: str, script: str, *needs: str) -> Stage:
    return Stage(name, [PYTHON, "web/build.py", "run", script, "--silent"], ("web modules", *needs), reads=CLIENT)


def style() -> Stage:
    both = f"{shlex.quote(str(BIN / 'ruff'))} check . && {shlex.quote(str(BIN / 'ruff'))} format --check ."
    return Stage("ruff", ["bash", "-c", both])


def lint() -> list[Stage]:
    return [
        style(),
        Stage("web modules", [PYTHON, "web/build.py", "install"]),
        Stage("mypy", [BIN / "mypy"]),
        web("web types", "check:types"),
        web("web lint", "check:lint"),
        web("web format", "check:format"),
        web("web interface", "check:api"),
        web("web tests", "test"),
    ]


def pytest(name: str, engine: str, workers: int, arguments: Sequence[str | Path], needs: tuple[str, ...] = ()) -> Stage:
    """Tests of one file share what they have made ready, so they are run by one process; in the order of the folders,
    which has the long files first."""
    spread = ["-n", str(workers), "--dist", "loadfile", "--no-loadscope-reorder"] if workers > 1 else []
    stage = Stage(name, [], needs, {"ARMORIAL_ENGINE": engine}, tests=True)
    command = [PYTHON, "-m", "pytest", *spread, "-m", "not soak", f"--junitxml={stage.junit}", *arguments]
    return Stage(name, command, needs, stage.env, tests=True)


def everything(jobs: int, arguments: Sequence[str]) -> list[Stage]:
    """The long work is begun first that others wait for. The tests of the compiled engine come in parts, each with more
    processes than its share of the cores, as two parts run side by side; more would only have more to get ready."""
    built = ("packages", "web build", "compile")
    gate = ["--gate", *arguments]
    return [
        Stage("packages", ["make", "--no-print-directory", "packages"]),
        Stage("web build", [PYTHON, "web/build.py"]),
        Stage("compile", [BIN / "armorial", "compile"], ("packages",)),
        *[stage for stage in lint() if stage.name != "web modules"],
        pytest("browser tests", "compiled", jobs, [*gate, "--part=browser"], built),
        pytest("interpreted tests", "interpreted", 1, gate, ("mypy",)),  # which one of them uses
        pytest("server tests", "compiled", jobs, [*gate, "--part=server"], built),
        pytest("other tests", "compiled", jobs, [*gate, "--part=rest"], built),
    ]


def changed() -> list[str]:
    """Files that differ from main, or are not committed yet."""

    def git(*arguments: str) -> list[str]:
        return subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True).stdout.splitlines()

    base = next((found for name in ("origin/main", "main") if (found := git("merge-base", "HEAD", name))), ["HEAD"])
    return sorted({*git("diff", "--name-only", *base), *git("ls-files", "--others", "--exclude-standard")})


def quick(game: str, jobs: int, arguments: Sequence[str]) -> list[Stage]:
    """Style, types, the rules and words of the games that were changed (or of the one named), their laws."""
    files = changed()
    games = [game] if game else [each for each in GAMES if any(f"/{each}" in file for file in files)]
    wanted = ["tests/kernel", "tests/test_architecture.py", "tests/test_rule_ids.py", "tests/text/test_files.py"]
    wanted += [f"tests/{each}" for each in games]
    wanted += [words for each in games if (ROOT / (words := f"tests/text/test_{each}.py")).is_file()]
    laws = ["tests/conformance/test_laws.py", "-k", " or ".join(games or ["fair"])]
    stages = [
        style(),
        Stage("mypy", [BIN / "mypy"]),
        pytest("rules", "interpreted", jobs, [*wanted, *arguments]),
        pytest("laws", "interpreted", 1, ["--gate", *laws, *arguments]),
    ]
    sources = [str(ROOT / file) for file in files if file.startswith("web/src/") and (ROOT / file).is_file()]
    if sources:
        run = [PYTHON, "web/build.py", "run"]
        stages += [
            Stage("web modules", [PYTHON, "web/build.py", "install"]),
            Stage("web lint", [*run, "lint:files", "--silent", "--", *sources], ("web modules",)),
            Stage("web format", [*run, "format:files", "--silent", "--", *sources], ("web modules",)),
            web("web types", "check:types"),
            web("web tests", "test"),
        ]
    return stages


# -- running them ------------------------------------------------------------------------------------------------


def end(process: subprocess.Popen[bytes], kindly: signal.Signals) -> None:
    """End a stage and all that it started: first with a signal that lets it say something, then for certain."""
    for each in (kindly, signal.SIGKILL):
        try:
            os.killpg(process.pid, each)
            process.wait(LAST_WORDS)
        except ProcessLookupError:
            return
        except subprocess.TimeoutExpired:
            continue


def wait_for(process: subprocess.Popen[bytes]) -> float:
    """Wait until a stage has ended, but not for ever. Gives the seconds of processors that it took, with all that it
    started and waited for."""
    end = time.monotonic() + LONGEST
    while time.monotonic() < end:
        ended, status, used = os.wait4(process.pid, os.WNOHANG)
        if ended:
            process.returncode = os.waitstatus_to_exitcode(status)
            return used.ru_utime + used.ru_stime
        time.sleep(0.05)
    raise subprocess.TimeoutExpired(process.args, LONGEST)


class Gate:
    """Runs stages, tells of each when it begins and ends, and says in the end what took how long."""

    def __init__(self, stages: Sequence[Stage], jobs: int) -> None:
        names = {stage.name for stage in stages}
        self.waiting = list(stages)
        self.needs = {stage.name: {need for need in stage.needs if need in names} for stage in stages}
        self.jobs = jobs
        self.began = float(os.environ.get("GATE_BEGAN") or time.time())
        self.results: list[Result] = []
        self.processes: set[subprocess.Popen[bytes]] = set()
        if os.environ.get("GATE_BEGAN"):
            self.results.append(Result(Stage("setup", []), True, 0.0, self.now()))

    def now(self) -> float:
        return time.time() - self.began

    def run(self) -> bool:
        LOGS.mkdir(parents=True, exist_ok=True)
        running: dict[Future[Result], Stage] = {}
        with ThreadPoolExecutor(self.jobs) as places:
            while True:
                while len(running) < self.jobs and (stage := self.next()):
                    running[places.submit(self.one, stage)] = stage
                if not running:
                    break
                try:
                    done, _ = wait(running, return_when=FIRST_COMPLETED)
                except KeyboardInterrupt:
                    for process in list(self.processes):
                        end(process, signal.SIGINT)
                    raise
                for future in done:
                    del running[future]
                    self.results.append(future.result())
        self.tell()
        return not self.waiting and all(result.passed for result in self.results)

    def next(self) -> Stage | None:
        """The first stage that has all it needs; none after a failure."""
        if not all(result.passed for result in self.results):
            return None
        passed = {result.stage.name for result in self.results}
        for stage in self.waiting:
            if self.needs[stage.name] <= passed:
                self.waiting.remove(stage)
                return stage
        return None

    def one(self, stage: Stage) -> Result:
        began = self.now()
        reads = stage.sum()
        if reads and stage.stamp.is_file() and stage.stamp.read_text(encoding="utf-8") == reads:
            print(f"[{began:5.0f} s] {stage.name}: nothing has changed since it passed", flush=True)
            return Result(stage, True, began, self.now(), before=True)
        print(f"[{began:5.0f} s] {stage.name} …", flush=True)
        stage.stamp.unlink(missing_ok=True)
        stage.junit.unlink(missing_ok=True)
        with stage.log.open("w", encoding="utf-8") as log:
            code, work = self.call(stage, log)
        passed = code == 0 or (stage.tests and code == NO_TESTS)
        if passed and reads:
            stage.stamp.write_text(reads, encoding="utf-8")
        ended = self.now()
        said = stage.log.read_text(encoding="utf-8", errors="replace").strip().splitlines()
        last = f": {said[-1]}" if stage.tests and said else ""
        print(f"[{ended:5.0f} s] {stage.name} {'passed' if passed else 'FAILED'}{last}", flush=True)
        return Result(stage, passed, began, ended, work)

    def call(self, stage: Stage, log: IO[str]) -> tuple[int, float]:
        """In a group of its own, so that a stage is ended with all that it started. Gives its exit code, and how long
        processors worked for it."""
        process = subprocess.Popen(
            [str(part) for part in stage.command],
            cwd=ROOT,
            env={**os.environ, **ENVIRONMENT, **stage.env},
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        self.processes.add(process)
        try:
            work = wait_for(process)
            return process.returncode, work
        except subprocess.TimeoutExpired:
            end(process, signal.SIGABRT)
            log.write(f"\n{stage.name} did not end within {LONGEST} s.\n")
            return 1, 0.0
        finally:
            self.processes.discard(process)

    # What is told in the end

    def tell(self) -> None:
        failed = [result for result in self.results if not result.passed]
        for result in failed:
            print(f"\n===== {result.stage.name}: {shlex.join(map(str, result.stage.command))}")
            print(result.stage.log.read_text(encoding="utf-8", errors="replace"))
        print(f"\n{'stage':<20} {'began':>7} {'took':>7} {'work':>7}")
        for result in self.results:
            mark = "   FAILED" if not result.passed else "   passed before" if result.before else ""
            took = result.ended - result.began
            print(f"{result.stage.name:<20} {result.began:5.0f} s {took:5.0f} s {result.work:5.0f} s{mark}")
        for stage in self.waiting:
            print(f"{stage.name:<20}   not begun")
        self.tell_suites()
        work = sum(result.work for result in self.results)
        print(f"\n{'all together':<28} {self.now():5.0f} s {work:5.0f} s on {self.jobs} cores")

    def tell_suites(self) -> None:
        """Where the tests spent their time: the sum over the processes of a stage, by folder."""
        for result in self.results:
            if result.stage.junit.is_file() and result.stage.tests:
                spent: dict[str, float] = defaultdict(float)
                for case in ET.parse(result.stage.junit).iter("testcase"):
                    parts = case.get("classname", "").split(".")
                    spent[parts[1] if len(parts) > 2 else "others"] += float(case.get("time", 0))
                print(f"\n{result.stage.name}, seconds of work:")
                most = sorted(spent.items(), key=lambda each: -each[1])
                print("  " + ", ".join(f"{suite} {seconds:.0f}" for suite, seconds in most))


def main() -> None:
    parser = argparse.ArgumentParser(description="What a change must pass.")
    parser.add_argument("what", choices=["all", "lint", "quick"])
    parser.add_argument("game", nargs="?", default="", choices=["", *GAMES])
    parser.add_argument("--jobs", type=int, default=2, help="how many processors there are to use")
    parser.add_argument("--args", default="", help="further arguments for pytest")
    given = parser.parse_args()
    arguments = shlex.split(given.args)
    if given.what == "all":
        stages = everything(given.jobs, arguments)
    elif given.what == "lint":
        stages = lint()
    else:
        stages = quick(given.game, given.jobs, arguments)
    sys.exit(0 if Gate(stages, given.jobs).run() else 1)


if __name__ == "__main__":
    main()
