"""``armorial bot``: a bot that speaks the protocol of docs/protocol.md on standard input and output."""

import io
import sys

from armorial import __version__
from armorial.bots.speaking import Speaking


def speak(level: str) -> None:
    """Play until the table says ``quit``, or says no more."""

    def say(line: str) -> None:
        sys.stdout.write(line)
        sys.stdout.flush()

    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8")
    Speaking(level, f"Armorial {__version__} {level}", say).listen(sys.stdin)
