"""Reading answers and writing to the terminal, or to a pipe."""

import shlex
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rich.console import Console, RenderableType
from rich.text import Text


class EndOfInput(Exception):
    """Nobody answers any more: Ctrl-D, the end of a pipe, or a terminal that was closed."""


class Terminal:
    """The screen and the keyboard of the players."""

    def __init__(self, console: Console | None = None) -> None:
        self.console = console or Console(highlight=False)
        self.interactive = sys.stdin.isatty() and self.console.is_terminal
        if self.interactive:
            try:
                import readline  # noqa: F401 - lines can be edited, and the last ones called up again
            except ImportError:
                pass

    @property
    def width(self) -> int:
        return self.console.width

    def say(self, words: RenderableType = "", style: str = "") -> None:
        """Print a line. Strings are taken as they are: names may have brackets."""
        self.console.print(Text(words, style) if isinstance(words, str) else words)

    def rule(self, title: str) -> None:
        self.console.rule(Text(title, "bold"), style="dim")

    @contextmanager
    def thinking(self, words: str) -> Iterator[None]:
        """Say that something takes a while, as long as it does. A pipe is told nothing."""
        if not self.console.is_terminal:
            yield
            return
        with self.console.status(Text(words, "dim"), spinner="dots"):
            yield

    def clear(self) -> None:
        """Nothing of what was shown may be left, not even above the screen. A pipe has no screen to clear."""
        if self.console.is_terminal:
            self.console.file.write("\x1b[H\x1b[2J\x1b[3J")
            self.console.file.flush()

    def ask(self, prompt: str) -> str:
        """A line from the player. Raises EndOfInput when there is none."""
        try:
            if self.interactive:
                return input(f"{prompt} ").strip()
            self.console.file.write(f"{prompt} ")
            self.console.file.flush()
            line = sys.stdin.readline()
        except EOFError:
            line = ""
        if not line:
            self.console.file.write("\n")
            raise EndOfInput
        self.console.file.write(line if line.endswith("\n") else f"{line}\n")
        return line.strip()


def command_line(game: str, file: Path) -> str:
    """The command that goes on with a saved game."""
    return f"armorial play {game} --load {shlex.quote(str(file))}"


@contextmanager
def hangup_ends_input() -> Iterator[None]:
    """A closed terminal, or a polite request to stop, is an end of input: the game is saved."""

    def stop(number: int, frame: Any) -> None:
        raise EndOfInput

    signals = [getattr(signal, name) for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]
    before = [signal.signal(number, stop) for number in signals]
    try:
        yield
    finally:
        for number, handler in zip(signals, before, strict=True):
            signal.signal(number, handler)
