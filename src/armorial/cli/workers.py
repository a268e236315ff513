"""Many pieces of work that do not depend on each other: here, in processes of their own, and with a bar to watch.

A piece of work is a number. What is done with it is the same wherever it is done, so results do not depend on how the
pieces are shared out; only the order in which they come does.
"""

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing.util import Finalize
from typing import Any, Final, Protocol, TypeVar

from armorial.cli.errors import CliError
from armorial.engine import INTERPRETED, find_build, running, wish

MOST_JOBS: Final = 256
AHEAD: Final = 3
"""So many chunks a process are handed out in advance, so that none has to wait."""

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


class Work(Protocol[T_co]):
    """What to do with a number. Plain data, so that it can be sent to other processes."""

    def begin(self) -> Callable[[int], T_co]:
        """Gives what does it. Called once in every process. If that has a ``close``, it is called in the end."""


def check_jobs(jobs: int) -> None:
    if not 1 <= jobs <= MOST_JOBS:
        raise CliError(f"the number of jobs must be from 1 to {MOST_JOBS}, not {jobs}")


def carried_out(work: Work[T], numbers: Sequence[int], jobs: int, chunk: int = 1) -> Generator[T, None, None]:
    """The results for all numbers, as they come. One who stops asking for more ends the work at once."""
    if not numbers:
        return
    chunks = [numbers[first : first + chunk] for first in range(0, len(numbers), chunk)]
    if (jobs == 1 or len(chunks) <= 1) and not slower_here():
        do = work.begin()
        try:
            for number in numbers:
                yield do(number)
        finally:
            _end(do)
        return
    known = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(
        min(jobs, len(chunks)), multiprocessing.get_context("spawn"), initializer=_begin_worker, initargs=(work,)
    )
    try:
        waiting: set[Future[list[Any]]] = set()
        ahead = iter(chunks)
        while True:
            for numbers in ahead:
                with _interruptions_later():
                    waiting.add(pool.submit(_do_chunk, numbers))
                if len(waiting) >= AHEAD * jobs:
                    break
            if not waiting:
                break
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield from future.result()
    except BrokenProcessPool:
        raise CliError("a worker process was killed; if memory ran out, use fewer --jobs") from None
    except BaseException:
        for process in set(multiprocessing.active_children()) - known:
            process.terminate()
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def slower_here() -> bool:
    """Whether new processes have a faster engine than this one: it was built after this one began."""
    return running() == INTERPRETED and wish() != INTERPRETED and find_build() is not None


@contextmanager
def _interruptions_later() -> Iterator[None]:
    """A process that is started now never hears of Ctrl-C: it is ended by this one, which does."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


_worker: list[Callable[[int], Any]] = []
"""In a process of its own: what it does."""


def _begin_worker(work: Work[Any]) -> None:
    threading.Thread(target=_end_with_parent, daemon=True).start()
    do = work.begin()
    _worker.append(do)
    Finalize(None, _end, (do,), exitpriority=0)  # a process of a pool does not run what is registered with atexit


def _end(do: Callable[[int], Any]) -> None:
    close = getattr(do, "close", None)
    if close is not None:
        close()


def _end_with_parent() -> None:
    """Nobody is left to take the results when the first process was killed."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _do_chunk(numbers: Sequence[int]) -> list[Any]:
    return [_worker[0](number) for number in numbers]


def watched(
    results: Iterable[T], title: str, total: int, done: int = 0, quiet: bool = False
) -> Generator[T, None, None]:
    """The same results, with a bar on stderr that shows how many there are and how long the rest will take."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, disable=quiet or not console.is_terminal, transient=True) as progress:
        bar = progress.add_task(title, total=total, completed=done)
        for result in results:
            yield result
            progress.advance(bar)
