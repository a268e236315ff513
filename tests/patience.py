"""Waiting for what another process does, where only a file or a list of processes tells of it."""

import time
from collections.abc import Callable
from typing import Final

LONGEST: Final = 300.0
"""Only to end a test that hangs: a busy machine is no failure."""


def until(condition: Callable[[], object], what: str) -> None:
    """Look again and again. Whatever can be waited for itself (a thread, a reply, an event) should be."""
    end = time.monotonic() + LONGEST
    while not condition():
        assert time.monotonic() < end, f"waited in vain: {what}"
        time.sleep(0.02)
