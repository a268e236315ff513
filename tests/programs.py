"""Programs that tests start. None of them is waited for without end, whatever becomes of it.

What a program says is read as it comes, so that no pipe fills up; each has a group of its own, and is ended with all
that it has started, so that nothing that is left of it keeps a pipe open.
"""

import os
import re
import signal
import subprocess
import threading
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final

from tests.patience import LONGEST

Command = Sequence[str | Path]
POLITE: Final = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
KILLED: Final = LONGEST
"""What has been killed is gone in a moment, but on a busy machine not at once."""


class Running:
    """A program that runs beside a test."""

    def __init__(
        self,
        command: Command,
        *,
        env: Mapping[str, str] | None = None,
        cwd: Path | None = None,
        stdin: int = subprocess.DEVNULL,
    ) -> None:
        self._said = {"out": b"", "err": b""}
        self._silent: set[str] = set()
        """Where it will say no more."""
        self._more = threading.Condition()
        with _signals_are_heard():
            self.process = subprocess.Popen(
                command,
                env=env,
                cwd=cwd,
                stdin=stdin,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        self._readers = [self._read("out", self.process.stdout), self._read("err", self.process.stderr)]

    def _read(self, name: str, stream: IO[bytes]) -> threading.Thread:
        def read() -> None:
            with stream:
                while more := os.read(stream.fileno(), 65536):
                    with self._more:
                        self._said[name] += more
                        self._more.notify_all()
            with self._more:
                self._silent.add(name)
                self._more.notify_all()

        thread = threading.Thread(target=read, daemon=True)
        thread.start()
        return thread

    @property
    def out(self) -> str:
        """What it has said so far."""
        return self._said["out"].decode(errors="replace")

    @property
    def err(self) -> str:
        return self._said["err"].decode(errors="replace")

    def until(self, pattern: str) -> re.Match[str]:
        """Wait until it has said something. Fails at once when it can no longer say it."""
        with self._more:
            self._more.wait_for(lambda: re.search(pattern, self.out) or "out" in self._silent, LONGEST)
        found = re.search(pattern, self.out)
        if found is None:
            self.kill()
            raise AssertionError(f"it did not say {pattern!r} but {self.out!r}, and complained {self.err!r}")
        return found

    def ended(self) -> int:
        """Wait until it has ended by itself. Gives the exit code."""
        try:
            code = self.process.wait(LONGEST)
            for reader in self._readers:
                reader.join(LONGEST)
            assert not any(reader.is_alive() for reader in self._readers), "something that it has started is left"
        except (subprocess.TimeoutExpired, AssertionError) as error:
            self.kill()
            raise AssertionError(f"{error}; it said {self.out!r}, and complained {self.err!r}") from None
        if self.process.stdin is not None:
            self.process.stdin.close()
        return code

    def kill(self) -> None:
        """With all that it has started, at once."""
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        self.process.wait(KILLED)
        for reader in self._readers:
            reader.join(KILLED)
        if self.process.stdin is not None:
            self.process.stdin.close()

    def __enter__(self) -> "Running":
        return self

    def __exit__(self, *what: object) -> None:
        self.kill()


def state(process: int) -> str:
    """What a process does, by a letter of Linux: S waits, Z has ended and only its end is not noticed yet. Nothing if
    there is none."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return ""


def runs(process: int) -> bool:
    """Whether it is there and not only waits for somebody to ask how it ended."""
    return state(process) not in ("", "Z")


def finished(
    command: Command, *, env: Mapping[str, str] | None = None, cwd: Path | None = None
) -> subprocess.CompletedProcess[str]:
    """What came of a program that ends by itself."""
    with Running(command, env=env, cwd=cwd) as program:
        code = program.ended()
        return subprocess.CompletedProcess(command, code, program.out, program.err)


@contextmanager
def _signals_are_heard() -> Iterator[None]:
    """A program that is started meanwhile hears signals, also where the tests run in the background and do not."""
    blocked = signal.pthread_sigmask(signal.SIG_UNBLOCK, POLITE)
    ignored = [number for number in POLITE if signal.getsignal(number) is signal.SIG_IGN]
    for number in ignored:
        signal.signal(number, lambda *about: None)  # what a program catches, those that it starts do not ignore
    try:
        yield
    finally:
        for number in ignored:
            signal.signal(number, signal.SIG_IGN)
        signal.pthread_sigmask(signal.SIG_SETMASK, blocked)
