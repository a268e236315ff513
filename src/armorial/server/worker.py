"""The processes that bots think in: how they start, stand back, and end with the server."""

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

NICENESS: Final = 5
"""How far a thinking bot stands back behind the server, which answers people."""


@contextmanager
def deaf() -> Iterator[None]:
    """Processes that are started meanwhile hear no polite signals, from their first moment on: those that go to the
    whole group, from Ctrl-C or a service manager, are for the server to deal with, and it ends its processes itself."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    heard = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, heard)


@contextmanager
def unburdened() -> Iterator[None]:
    """Processes that are started meanwhile import what they are asked for, and nothing else. Usually each would first
    import the program that the server was started by, and with it the whole server."""
    program: dict[str, Any] = vars(sys.modules["__main__"])
    hidden: dict[str, Any] = {name: program.pop(name) for name in ("__spec__", "__file__") if name in program}
    program["__spec__"] = None
    try:
        yield
    finally:
        program.update({"__spec__": None, **hidden})


def stand_back(niceness: int) -> None:
    """What a process does before it thinks."""
    threading.Thread(target=_follow, name="follow", daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(niceness)


def _follow() -> None:
    """A server that is killed cannot end its processes: they notice that its end of a pipe has closed."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)
