"""Where games are kept, and writing them there without harm to any other file."""

import os
import tempfile
from datetime import datetime
from pathlib import Path

from armorial.cli.errors import CliError, system_reason
from armorial.match import Match, RecordError, load_record, save_record


def data_folder() -> Path:
    """The folder of this user's games."""
    home = os.environ.get("XDG_DATA_HOME", "")
    base = Path(home) if os.path.isabs(home) else Path.home() / ".local" / "share"
    return base / "armorial"


def new_file(game: str) -> Path:
    """A name in that folder that no file has yet."""
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    folder = data_folder()
    number = 1
    file = folder / f"{stem}.armorial"
    while file.exists():
        number += 1
        file = folder / f"{stem}-{number}.armorial"
    return file


def save_by_itself(match: Match, file: Path) -> Path:
    """Save into a file of the data folder; if that cannot be, into the folder for temporary files."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        save(match, file)
    except (CliError, OSError):
        file = Path(tempfile.mkdtemp(prefix="armorial-")) / file.name
        save(match, file)
    return file


def save_as_told(match: Match, file: Path) -> None:
    """Save into a file that a person has named. Only an earlier save of the same game is replaced."""
    if file.exists() and not _earlier_save(match, file):
        raise CliError(f"'{file}' already exists and is not an earlier save of this game; choose another name")
    save(match, file)


def save(match: Match, file: Path) -> None:
    """An unfinished game is saved with its secrets, for this user only; a finished one has none."""
    record = match.record()
    try:
        save_record(file, record, private=not record.finished)
    except OSError as error:
        raise CliError(f"cannot write '{file}': {system_reason(error)}") from error


def _earlier_save(match: Match, file: Path) -> bool:
    try:
        old = load_record(file)
    except (OSError, RecordError):
        return False
    now = match.record()
    same = (old.game, old.seats, old.names, old.commitment) == (now.game, now.seats, now.names, now.commitment)
    return same and old.lines == now.lines[: len(old.lines)]
