"""Waiting for what another process does, where only a file or a list of processes tells of it."""

import time
from collections.abc import Callable, Iterator
from typing import Final

LONGEST: Final = 300.0
"""Only to end a test that hangs: a busy machine is no failure."""


def again(what: str) -> Iterator[None]:
    """For loops that ask for the same thing until it has come: they do not go on for ever."""
    end = time.monotonic() + LONGEST
    while True:
        yield
        assert time.monotonic() < end, f"waited in vain: {what}"


def until(condition: Callable[[], object], what: str) -> None:
    """Look again and again. Whatever can be waited for itself (a thread, a reply, an event) should be."""
    for _ in again(what):
        if condition():
            return
        time.sleep(0.02)
