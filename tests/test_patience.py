"""No test waits for ever: a change must never be left without an answer, whatever hangs."""

import ast
import signal
import sys
from pathlib import Path
from typing import Final

import pytest

from tests import patience, programs
from tests.patience import again, until
from tests.programs import Running, finished, runs

TESTS: Final = Path(__file__).parent
WAITING: Final = ("wait", "join", "communicate", "acquire")
STARTING: Final = ("run", "call", "check_call", "check_output", "Popen")


def unbounded(source: str) -> list[str]:
    """Calls that may never come back. What is awaited is not among them: whoever runs the loop has a bound."""
    tree = ast.parse(source)
    awaited = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Await)}
    found = []
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute) or id(node) in awaited:
            continue
        name = node.func.attr
        if name not in (*WAITING, *STARTING, "result"):
            continue
        of = ast.unparse(node.func.value)
        waits = name in WAITING and not node.args and not node.keywords
        starts = name in STARTING and of == "subprocess"
        result = name == "result" and not node.args and of.startswith("asyncio.run_coroutine_threadsafe(")
        if waits or starts or result:
            found.append(f"line {node.lineno}: {of}.{name}")
    return found


@pytest.mark.parametrize(
    "line",
    [
        "thread.join()",
        "event.wait()",
        "process.communicate()",
        "lock.acquire()",
        "subprocess.run(['true'], timeout=3)",
        "subprocess.Popen(['true'])",
        "asyncio.run_coroutine_threadsafe(work(), loop).result()",
    ],
)
def test_what_may_wait_for_ever_is_found(line: str) -> None:
    assert unbounded(line)


@pytest.mark.parametrize(
    "line", ["thread.join(LONGEST)", "', '.join(names)", "program.wait(timeout=3)", "done.result()"]
)
def test_what_has_a_bound_is_not(line: str) -> None:
    assert not unbounded(line)


def test_nothing_waits_for_ever() -> None:
    """Programs are started by ``tests/programs.py``, which ends them; all else says how long it waits."""
    allowed = {
        "programs.py: subprocess.Popen",
        "server/bad_bots.py: threading.Event().wait",  # it is what is tested
        "server/test_bots.py: self.up.wait",  # a task that is cancelled
    }
    calls = {
        f"{file.relative_to(TESTS).as_posix()}: {call.partition(': ')[2]}"
        for file in TESTS.rglob("*.py")
        for call in unbounded(file.read_text(encoding="utf-8"))
    }
    assert calls == allowed


# -- programs ----------------------------------------------------------------------------------------------------------


def python(code: str) -> list[str]:
    return [sys.executable, "-c", code]


def test_a_program_that_ends() -> None:
    ran = finished(python("import sys; print('out'); print('err', file=sys.stderr); sys.exit(3)"))
    assert (ran.returncode, ran.stdout, ran.stderr) == (3, "out\n", "err\n")


def test_a_program_that_says_much_is_not_held_up() -> None:
    """More than a pipe holds, before anybody asks for it."""
    ran = finished(python("import sys; sys.stderr.write('x' * 1_000_000); print('done')"))
    assert (len(ran.stderr), ran.stdout) == (1_000_000, "done\n")


def test_what_a_program_will_never_say_is_not_waited_for() -> None:
    failing = python("import sys; sys.exit('no room')")
    with Running(failing) as program, pytest.raises(AssertionError, match=r"did not say 'http'.*no room"):
        program.until("http")


LEAVING: Final = """
import subprocess, sys
print(subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"]).pid, flush=True)
"""


@pytest.mark.parametrize("code", ["import time; print('here', flush=True); time.sleep(600)", LEAVING])
def test_what_hangs_is_ended_with_all_that_it_started(monkeypatch: pytest.MonkeyPatch, code: str) -> None:
    """A program that does not end, and one that does, but leaves behind what holds its pipes open."""
    with Running(python(code)) as program:
        said = program.until(r"(\w+)\n").group(1)
        monkeypatch.setattr(programs, "LONGEST", 0.1)
        with pytest.raises(AssertionError, match=said):
            program.ended()
        monkeypatch.undo()
        assert program.process.returncode is not None
        until(lambda: not said.isdecimal() or not runs(int(said)), "what it left is ended too")


def test_a_program_hears_signals_though_the_tests_ignore_them() -> None:
    told = python("import signal; print(signal.getsignal(2) is signal.default_int_handler)")
    code = f"from tests.programs import finished; print(finished({told!r}).stdout)"
    ignoring = f"import signal; signal.signal(2, signal.SIG_IGN); signal.pthread_sigmask(0, [2]); {code}"
    assert finished(python(ignoring), cwd=TESTS.parent).stdout.strip() == "True"


def test_asking_again_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(patience, "LONGEST", 0)
    with pytest.raises(AssertionError, match="waited in vain: somebody comes"):
        for _ in again("somebody comes"):
            pass


# -- the process of the tests itself -----------------------------------------------------------------------------------


def test_a_thread_that_is_left_does_not_keep_the_process(tmp_path: Path) -> None:
    """When all tests are done. It says where it hangs, as a test that hangs does."""
    (tmp_path / "conftest.py").write_text(
        "import tests.conftest as ours\nours.LONGEST = 1\nfrom tests.conftest import pytest_unconfigure\n"
    )
    (tmp_path / "test_leaving.py").write_text(
        "import threading\ndef stay(): threading.Event().wait()\ndef test_it(): threading.Thread(target=stay).start()\n"
    )
    command: list[str | Path] = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "--rootdir", tmp_path]
    with Running([*command, tmp_path], cwd=TESTS.parent) as program:
        assert program.ended() not in (0, -signal.SIGKILL)
    assert "1 passed" in program.out
    assert "in stay" in program.err
