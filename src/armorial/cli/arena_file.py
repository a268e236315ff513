"""The file in which an arena keeps its games, so that it can be stopped and resumed.

The first line says what is played, every further line is one finished game, all as JSON. Lines are only ever added,
each in one write; what a crash left of a line is cut off when the arena goes on.
"""

import json
import os
import tempfile
from datetime import datetime
from pathlib import Path
from typing import Any, BinaryIO, Final

from armorial.bots.arena import Result, Setting, seating
from armorial.cli.errors import CliError, system_reason
from armorial.cli.saves import data_folder

FORMAT: Final = 1
_LISTS: Final = ("order", "scores", "ranks", "shares", "answers", "seconds", "slowest")
_FIELDS: Final = ("number", *_LISTS, "engine")
_OF_PROGRAMS: Final[dict[str, type]] = {"failures": str, "notes": dict}
"""Written only where there is something to tell."""


class ArenaFile:
    """Finished games of one setting. Nothing is written before the first game is finished."""

    def __init__(self, file: Path, setting: Setting, rules_version: int, version: str) -> None:
        self.file = file
        self._seats = len(setting.bots)
        self._header = {
            "armorial-arena": FORMAT,
            "game": setting.game,
            "rules": rules_version,
            "bots": setting.bots,
            "seed": setting.seed,
            "options": setting.options,
            "components": setting.overlay,
            "version": version,
        }
        self._stream: BinaryIO | None = None
        self._added = False
        self._size = 0
        """How long the file was when it was read."""
        self._cut = 0
        """Where its last whole line ends."""

    def read(self) -> list[Result]:
        """The games that are there already. Refuses a file of anything else, and changes nothing."""
        try:
            data = self.file.read_bytes()
        except FileNotFoundError:
            return []
        except OSError as error:
            raise CliError(f"cannot read '{self.file}': {system_reason(error)}") from error
        lines = data.split(b"\n")[:-1]
        self._size = len(data)
        self._cut = sum(len(line) + 1 for line in lines)
        if not lines and not data:
            return []
        self._check_header(_object(lines[0]) if lines else None)
        results: dict[int, Result] = {}
        for at, line in enumerate(lines[1:], 2):
            result = self._result(_object(line))
            if result is None:
                raise CliError(
                    f"line {at} of '{self.file}' is not a game of an arena; remove the line, or use another file"
                )
            results[result.number] = result
        return list(results.values())

    def _check_header(self, found: dict[str, Any] | None) -> None:
        if found is None or found.get("armorial-arena") != FORMAT:
            raise CliError(f"'{self.file}' already exists and is not an arena file; choose another name")
        for key, wanted in self._header.items():
            if found.get(key) != wanted:
                raise CliError(
                    f"'{self.file}' holds an arena with other settings ({key}: {_short(found.get(key))}, not"
                    f" {_short(wanted)}); repeat those, or choose another file"
                )

    def _result(self, data: dict[str, Any] | None) -> Result | None:
        if data is None or any(field not in data for field in _FIELDS):
            return None
        number = data["number"]
        lists = [data[field] for field in _LISTS]
        if (
            not isinstance(number, int)
            or number < 0
            or any(not _listed(values, self._seats, int | float) for values in lists)
        ):
            return None
        told = {field: data[field] for field in _OF_PROGRAMS if field in data}
        if any(not _listed(values, self._seats, _OF_PROGRAMS[field]) for field, values in told.items()):
            return None
        result = Result(*(data[field] for field in _FIELDS), **told)
        return result if result.order == seating(self._seats, number) else None

    def open(self) -> None:
        """Get ready to add games. Only one arena at a time may."""
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self._stream = open(self.file, "ab", buffering=0)  # noqa: SIM115 - it stays open until the arena ends
            _lock(self._stream)
            if os.fstat(self._stream.fileno()).st_size != self._size:
                raise BlockingIOError
            self._stream.truncate(self._cut)
            if not self._cut:
                self._write(self._header)
        except BlockingIOError:
            raise CliError(f"another arena is writing to '{self.file}'; wait for it, or choose another file") from None
        except OSError as error:
            raise CliError(f"cannot write '{self.file}': {system_reason(error)}") from error

    def add(self, result: Result) -> None:
        told = {field: getattr(result, field) for field in _OF_PROGRAMS}
        told = {field: values for field, values in told.items() if any(values)}
        self._write({**{field: getattr(result, field) for field in _FIELDS}, **told})
        self._added = True

    def _write(self, data: dict[str, Any]) -> None:
        assert self._stream is not None
        try:
            self._stream.write(json.dumps(data, separators=(",", ":")).encode() + b"\n")
        except OSError as error:
            raise CliError(f"cannot write '{self.file}': {system_reason(error)}") from error

    @property
    def keeps(self) -> bool:
        """Whether games have been added."""
        return self._added

    def close(self) -> None:
        if self._stream is not None:
            self._stream.close()
            self._stream = None

    def remove(self) -> None:
        self.close()
        self.file.unlink(missing_ok=True)


def own_file(game: str) -> Path:
    """A new file in the user's folder, or else among the temporary ones, for an arena that was given none."""
    folder = data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        usable = os.access(folder, os.W_OK)
    except OSError:
        usable = False
    name = f"arena-{game}-{datetime.now():%Y%m%d-%H%M%S}-{os.getpid()}.jsonl"
    return (folder if usable else Path(tempfile.gettempdir())) / name


def _lock(stream: BinaryIO) -> None:
    """Raises a BlockingIOError if another process holds it. Systems without such locks do without."""
    try:
        import fcntl
    except ImportError:
        return
    fcntl.flock(stream, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _object(line: bytes) -> dict[str, Any] | None:
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return data if isinstance(data, dict) else None


def _listed(values: Any, length: int, kind: Any) -> bool:
    if not isinstance(values, list) or len(values) != length:
        return False
    return all(isinstance(value, kind) and not isinstance(value, bool) for value in values)


def _short(value: Any) -> str:
    """A setting as a person would write it."""
    if value is None or value in ({}, []):
        return "none"
    if isinstance(value, list):
        return ",".join(str(item) for item in value)
    if isinstance(value, dict):
        return " ".join(f"{key}={item}" if isinstance(item, str) else str(key) for key, item in value.items())
    return str(value)
