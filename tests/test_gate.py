"""The gate ends what hangs, and says where it hung: a change must never be left without an answer."""

import importlib.util
import signal
import sys
import time
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

from tests.both import in_part
from tests.patience import until
from tests.programs import finished, runs

ROOT = Path(__file__).parents[1]
HANGING = """
import faulthandler, subprocess, sys, threading
faulthandler.enable()
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
print("waits:", child.pid, flush=True)
def wait_for_nobody():
    print("hangs", flush=True)
    threading.Event().wait()
wait_for_nobody()
"""


@pytest.fixture
def gate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    spec = importlib.util.spec_from_file_location("gate", ROOT / "tools" / "gate.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "gate", module)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "LOGS", tmp_path)
    monkeypatch.delenv("GATE_BEGAN", raising=False)
    return module


def test_a_stage_that_hangs_fails_and_says_where(
    gate: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Its time is over when it waits for nobody, however long that took."""
    stage = gate.Stage("hanging", [sys.executable, "-c", HANGING])

    def clock() -> float:
        return gate.LONGEST if stage.log.is_file() and "hangs" in stage.log.read_text() else 0.0

    monkeypatch.setattr(gate, "time", SimpleNamespace(monotonic=clock, time=time.time, sleep=time.sleep))
    assert not gate.Gate([stage], 1).run()
    said = capsys.readouterr().out
    assert "hanging FAILED" in said
    assert "in wait_for_nobody" in said
    assert f"hanging did not end within {gate.LONGEST} s." in said
    child = int(said.rpartition("\nwaits: ")[2].split()[0])
    until(lambda: not runs(child), "what the stage started is ended too")


def test_every_test_of_the_compiled_engine_is_in_one_stage(gate: ModuleType) -> None:
    parts = [
        word.removeprefix("--part=")
        for stage in gate.everything(2, [])
        if stage.env.get("ARMORIAL_ENGINE") == "compiled"
        for word in map(str, stage.command)
        if word.startswith("--part=")
    ]
    for file in (ROOT / "tests").rglob("test_*.py"):
        assert sum(in_part(file, part) for part in parts) == 1, file


def test_a_stage_that_ends_is_judged_by_its_code(gate: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad = (gate.Stage(name, [sys.executable, "-c", f"exit({code})"]) for name, code in (("good", 0), ("bad", 3)))
    assert gate.Gate([good], 1).run()
    assert not gate.Gate([good, bad], 1).run()
    assert "bad FAILED" in capsys.readouterr().out


def test_the_work_of_a_stage_and_of_what_it_starts_is_told(
    gate: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whatever else the machine does meanwhile."""
    busy = "import time\nwhile time.process_time() < 1: pass"
    parent = f"import subprocess, sys; subprocess.run([sys.executable, '-c', {busy!r}])"
    done = gate.Gate([gate.Stage("busy", [sys.executable, "-c", parent])], 1)
    assert done.run()
    (result,) = done.results
    assert 1 <= result.work < 3
    assert f"{result.work:5.0f} s" in capsys.readouterr().out


def test_what_has_passed_is_not_run_again_until_something_changes(
    gate: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(gate, "ROOT", tmp_path)
    assert finished(["git", "init", "-q", tmp_path]).returncode == 0
    source = tmp_path / "web" / "source"
    source.parent.mkdir()
    source.write_text("good")
    check = "import pathlib, sys; print('looked'); sys.exit(pathlib.Path('web/source').read_text() != 'good')"

    def run(reads: tuple[str, ...] = ("web",), option: str = "-c") -> tuple[bool, bool]:
        """Whether it passes, and whether it was looked at at all."""
        stage = gate.Stage("check", [sys.executable, option, check], reads=reads)
        stage.log.unlink(missing_ok=True)
        return gate.Gate([stage], 1).run(), stage.log.is_file()

    assert run() == (True, True)
    assert run() == (True, False)
    assert "passed before" in capsys.readouterr().out
    assert run(option="-Bc") == (True, True), "another command"
    source.write_text("bad")
    assert run() == (False, True)
    assert run() == (False, True), "what fails is looked at every time"
    source.write_text("good")
    assert run() == (True, True)
    (source.parent / "another").touch()
    assert run() == (True, True)
    assert run(reads=()) == run(reads=()) == (True, True), "where it is not known what it reads"


def test_a_test_that_hangs_ends_its_process(tmp_path: Path) -> None:
    """The settings that do it are our own; only the time is shorter."""
    (tmp_path / "test_hanging.py").write_text("import threading\ndef test_it(): threading.Event().wait()\n")
    command = [sys.executable, "-m", "pytest", "-c", str(ROOT / "pyproject.toml"), "-o", "faulthandler_timeout=3"]
    command += ["-p", "no:cacheprovider", "--rootdir", str(tmp_path), str(tmp_path)]
    ended = finished(command, cwd=tmp_path)
    assert ended.returncode not in (0, -signal.SIGKILL)
    assert "in test_it" in ended.stderr
