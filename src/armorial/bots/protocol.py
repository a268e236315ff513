"""The lines between a table and a program that plays at it: how they are written and read; see docs/protocol.md.

A line is a command, perhaps followed by a space and its argument: a word, a sentence, or an object in JSON. The side of
the table is program.py, that of a program is speaking.py. This module needs nothing of Armorial, so an older one can
speak too (bench/old_bot.py).
"""

import json
from typing import Any, Final

VERSION: Final = 1
"""Grows when a program that speaks the last one could misunderstand. New commands and new fields need no new number:
everybody ignores what they do not know."""

# What the table says ...
ARMORIAL: Final = "armorial"
SET: Final = "set"
GAME: Final = "game"
POSITION: Final = "position"
THINK: Final = "think"
STOP: Final = "stop"
OVER: Final = "over"
QUIT: Final = "quit"

# ... and what a program says.
ID: Final = "id"
OPTION: Final = "option"
WANTS: Final = "wants"
READY: Final = "ready"
ANSWER: Final = "answer"
NOTE: Final = "note"
ERROR: Final = "error"

VIEW: Final = "view"
STATE: Final = "state"
WORDS: Final = "words"
"""What a program may want to be told of a position, besides the answers that are legal."""


class ProtocolError(ValueError):
    """A line that is not what it should be."""


def write_line(command: str, argument: str | dict[str, Any] | None = None) -> str:
    """A line, with its end."""
    if argument is None:
        return f"{command}\n"
    if not isinstance(argument, str):
        return f"{command} {json.dumps(argument, ensure_ascii=False, separators=(',', ':'))}\n"
    return f"{command} {' '.join(argument.split())}\n"


def read_line(line: str) -> tuple[str, str]:
    """The command of a line, and its argument as it is written."""
    command, _, argument = line.strip().partition(" ")
    return command, argument.strip()


def read_object(argument: str, command: str) -> dict[str, Any]:
    """The argument of a command that takes an object; an empty one may be left out."""
    try:
        found = json.loads(argument) if argument else {}
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        raise ProtocolError(f"'{command}' takes a JSON object, not: {argument[:80]}")
    return found
