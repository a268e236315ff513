"""Files that nobody else on the machine can read: a database has everybody's secrets, and the key of the cookies."""

import logging
import os
import stat
from contextlib import suppress
from pathlib import Path
from typing import Final

log = logging.getLogger(__name__)

FILE_MODE: Final = 0o600
FOLDER_MODE: Final = 0o700
BESIDE: Final = ("", "-wal", "-shm", "-journal")
"""SQLite makes these files beside the database, with the rights that it finds there."""


def private_folder(folder: Path) -> None:
    """A folder of ours: made, or closed to others."""
    folder.mkdir(mode=FOLDER_MODE, parents=True, exist_ok=True)
    if not folder.stat().st_mode & stat.S_ISVTX:  # a folder for everybody, such as /tmp, is none of ours
        _close(folder, FOLDER_MODE)


def private_database(file: Path) -> None:
    """An SQLite file: made, or closed to others with what lies beside it. A folder that was there stays as it is."""
    file.parent.mkdir(mode=FOLDER_MODE, parents=True, exist_ok=True)
    # A file that is there is never opened here. Closing any handle of a file drops all locks that SQLite holds on it in
    # this process: another one could then take itself for the last, and delete the journal under a running server.
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL, FILE_MODE))
    for ending in BESIDE:
        beside = Path(f"{file}{ending}")
        if beside.is_file():
            _close(beside, FILE_MODE)


def _close(path: Path, mode: int) -> None:
    """Leave others no rights. Who may not do that is told so, and goes on."""
    if os.name != "posix" or not stat.S_IMODE(path.stat().st_mode) & 0o077:
        return
    try:
        path.chmod(mode)
    except OSError as error:
        log.warning("others can read this", extra={"file": str(path), "why": error.strerror})
    else:
        log.info("closed to others", extra={"file": str(path)})
