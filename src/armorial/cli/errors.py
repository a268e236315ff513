"""Every error that a person can cause becomes one sentence here, and nothing else becomes one."""

import errno
import os
from typing import Final

FAILED: Final = 1
"""The exit code of a record that does not verify."""
MISUSED: Final = 2
"""The exit code of everything that was asked for and cannot be done."""
BUG: Final = 70
INTERRUPTED: Final = 130
PIPE_CLOSED: Final = 141

_SYSTEM: Final = {
    errno.ENOENT: "there is no such file or folder",
    errno.EISDIR: "it is a folder, and a file is needed",
    errno.ENOTDIR: "a part of its path is a file, not a folder",
    errno.EACCES: "you have no permission",
    errno.EPERM: "you have no permission",
    errno.ENOSPC: "the disk is full",
    errno.EROFS: "the disk can only be read",
    errno.ENAMETOOLONG: "the name is too long",
}


class CliError(Exception):
    """Something that was asked for and cannot be done. The message is a sentence that says what would be right."""


def sentence(error: BaseException) -> str | None:
    """What to tell the person who caused the error, on one line; None if it is a fault of the program."""
    from armorial.engine import EngineError

    if isinstance(error, EngineError):  # first: without an engine nothing below can be imported
        return one_line(str(error))
    from armorial.bots import UnknownBot
    from armorial.bots.learned import WeightsError
    from armorial.data.reader import ComponentError
    from armorial.games import UnknownGame
    from armorial.kernel.errors import RuleError
    from armorial.match import RecordError
    from armorial.text import UnknownLanguage

    if isinstance(error, OSError):
        return one_line(f"cannot use '{error.filename}': {system_reason(error)}" if error.filename else str(error))
    if isinstance(error, UnknownGame | UnknownBot | WeightsError | UnknownLanguage | CliError | RuleError):
        return one_line(str(error))
    if isinstance(error, RecordError):
        return one_line(f"the record cannot be used: {error}")
    if isinstance(error, ComponentError):
        return one_line(f"the component file cannot be used: {error}")
    return None


def system_reason(error: OSError) -> str:
    """What the system says, in the words of this program where it has some."""
    if error.errno is None:
        return str(error)
    return _SYSTEM.get(error.errno, os.strerror(error.errno).lower())


def one_line(text: str) -> str:
    return " ".join(text.split())
