"""Work that is shared out among processes: all of it is done, elsewhere, and ends when nobody wants it any more."""

import os
import signal
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from armorial.cli.errors import CliError
from armorial.cli.workers import carried_out, watched
from tests.patience import LONGEST, until


class Where:
    """Tells in which process a number was dealt with."""

    def begin(self) -> Callable[[int], tuple[int, int]]:
        return self.tell

    def tell(self, number: int) -> tuple[int, int]:
        if number == 13:
            raise ValueError("an unlucky number")
        return number, os.getpid()


class Deaf:
    """Tells whether its process hears of Ctrl-C."""

    def begin(self) -> Callable[[int], bool]:
        return self.hears

    def hears(self, number: int) -> bool:
        return signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, [])


class Dying:
    """Ends its process, as a system without memory would."""

    def begin(self) -> Callable[[int], int]:
        return self.die

    def die(self, number: int) -> int:
        os._exit(1)


class Slow:
    """Takes longer than any test with every number but the first, and leaves a mark when it is through."""

    def __init__(self, folder: str) -> None:
        self.folder = folder

    def begin(self) -> Callable[[int], int]:
        return self.work

    def work(self, number: int) -> int:
        if number:
            (Path(self.folder) / f"begun-{number}").touch()
            time.sleep(2 * LONGEST)
            (Path(self.folder) / f"done-{number}").touch()
        return number


def test_one_job_is_done_here() -> None:
    assert list(carried_out(Where(), range(5), 1)) == [(number, os.getpid()) for number in range(5)]


@pytest.mark.parametrize("chunk", [1, 3])
def test_more_jobs_are_done_by_others(chunk: int) -> None:
    found = list(carried_out(Where(), range(10), 2, chunk))
    assert sorted(number for number, _ in found) == list(range(10))
    assert os.getpid() not in {where for _, where in found}


def test_nothing_to_do() -> None:
    assert list(carried_out(Where(), [], 2)) == []


def test_a_faster_engine_is_used_in_a_new_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that has loaded the interpreted engine keeps it: the compiled one runs beside it."""
    monkeypatch.setattr("armorial.cli.workers.slower_here", lambda: True)
    found = list(carried_out(Where(), range(3), 1))
    assert sorted(number for number, _ in found) == [0, 1, 2]
    assert os.getpid() not in {where for _, where in found}


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_goes_wrong_is_told(jobs: int) -> None:
    with pytest.raises(ValueError, match="an unlucky number"):
        list(carried_out(Where(), [1, 13, 2], jobs))


@pytest.mark.skipif(os.name != "posix", reason="signals")
def test_only_the_first_process_hears_of_an_interruption() -> None:
    assert list(carried_out(Deaf(), range(4), 2)) == [False] * 4
    assert list(carried_out(Deaf(), range(1), 1)) == [True], "and it hears of it again"


def test_a_process_that_is_killed_is_told() -> None:
    with pytest.raises(CliError, match="a worker process was killed"):
        list(carried_out(Dying(), range(4), 2))


def test_work_that_nobody_waits_for_ends(tmp_path: Path) -> None:
    results = carried_out(Slow(str(tmp_path)), range(6), 2)
    assert next(results) == 0
    until(lambda: list(tmp_path.glob("begun-*")), "the work has begun")
    results.close()
    assert list(tmp_path.glob("done-*")) == []


def test_watching_changes_nothing() -> None:
    assert list(watched(iter([3, 1, 2]), "title", 3)) == [3, 1, 2]
