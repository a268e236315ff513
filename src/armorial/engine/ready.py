"""Sees to it, before long work begins, that the fastest engine runs that can be had here, and says so if it is not."""

import sys

from armorial.engine import COMPILED, INTERPRETED, EngineError, find_build, wish
from armorial.engine.build import build, obstacle

WORTH_BUILDING = 30.0
"""Interpreted work of so many seconds is worth a build, which takes about a minute, and only once."""


def ready(seconds: float | None = None) -> str:
    """Which engine will run, in this process if nothing of the engine is imported yet, and in every new one.

    ``seconds`` is how long the work would take interpreted, roughly; None is for a server, which runs for days. A build
    that is missing is made if it can be and if the work is long enough.
    """
    wanted = wish()
    if wanted == INTERPRETED:
        return INTERPRETED
    if find_build() is not None:
        return COMPILED
    reason = obstacle()
    if wanted == COMPILED and reason is not None:
        raise EngineError(f"the engine cannot be compiled: {reason}")
    if reason is not None:
        _say(f"The engine runs interpreted, several times slower than compiled: {reason}.")
    elif wanted != COMPILED and seconds is not None and seconds < WORTH_BUILDING:
        _say("The engine runs interpreted; 'armorial compile' builds one that is several times as fast.")
    else:
        try:
            build_and_show()
        except EngineError as error:
            if wanted == COMPILED:
                raise
            _say(f"The engine runs interpreted: {error}.")
    return COMPILED if find_build() is not None else INTERPRETED


def build_and_show() -> None:
    """Build, and show that it goes on."""
    _say("Compiling the engine for this machine: once, about a minute (ARMORIAL_ENGINE=interpreted goes without).")
    if not sys.stderr.isatty():
        build(_nothing)
        return
    try:
        build(_show)
    finally:
        _show("")


def _show(words: str) -> None:
    """A line on the terminal that changes."""
    sys.stderr.write(f"\r{words:30}\r")
    sys.stderr.flush()


def _nothing(words: str) -> None:
    pass


def _say(words: str) -> None:
    print(words, file=sys.stderr, flush=True)
