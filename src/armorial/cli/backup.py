"""``armorial backup`` and ``armorial restore``: everything the server keeps, while it runs."""

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer

from armorial.cli.errors import CliError
from armorial.cli.server_database import Folder, Url, server_installed, settings_of, usable_database

Target = Annotated[Path, typer.Argument(metavar="FILE", help="The backup, or a folder to put it into by the time.")]
Source = Annotated[Path, typer.Argument(metavar="FILE", help="A backup.")]
Force = Annotated[bool, typer.Option("--force", help="Replace what is there.")]
Keep = Annotated[
    int | None, typer.Option(metavar="N", min=1, help="In a folder: keep the newest N backups and remove the others.")
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON and nothing else.")]


def backup(
    file: Target,
    database: Url = None,
    data_dir: Folder = None,
    keep: Keep = None,
    force: Force = False,
    as_json: Json = False,
) -> None:
    """Write everything that the server keeps into a file, while it runs."""
    store = _store()
    if keep is not None and not file.is_dir():
        raise CliError(f"--keep is for a folder of backups, and '{file}' is none")
    began = time.monotonic()
    target = store.name_now(file) if file.is_dir() else file
    url = settings_of(database=database, data_dir=data_dir).database_url
    with _told():
        made = store.make_backup(url, target, force=force)
    gone = [] if keep is None else store.keep_newest(file, keep)
    report = {**made.report(), "seconds": round(time.monotonic() - began, 3), "removed": [str(old) for old in gone]}
    words = f"Backed up {_contents(report)} to {made.file}."
    _say(report, words + (f" Removed {len(gone)} older." if gone else ""), as_json)


def restore(
    file: Source,
    database: Url = None,
    data_dir: Folder = None,
    force: Force = False,
    as_json: Json = False,
) -> None:
    """Put a backup in the place of what the server keeps. Running servers continue with it."""
    store = _store()
    began = time.monotonic()
    url = settings_of(database=database, data_dir=data_dir).database_url
    with _told():
        read, replaced = store.restore(url, file, force=force)
    report = {**read.report(), "seconds": round(time.monotonic() - began, 3)}
    report["replaced"] = None if replaced is None else str(replaced)
    words = f"Restored {_contents(report)} from {file}."
    _say(report, words + (f" What was there before is in {replaced}." if replaced else ""), as_json)


def _contents(report: dict[str, Any]) -> str:
    return f"{report['tables']} tables and {report['people']} people ({report['bytes'] / 1e6:.1f} MB)"


def _say(report: dict[str, Any], words: str, as_json: bool) -> None:
    typer.echo(json.dumps(report, indent=2) if as_json else words)


def _store() -> Any:
    with server_installed():
        from armorial.server.store import backup as store
    return store


@contextmanager
def _told() -> Iterator[None]:
    """What a person can cause is one sentence."""
    from armorial.server.store.backup import BackupError

    try:
        with usable_database():
            yield
    except BackupError as error:
        raise CliError(str(error)) from error
