"""Logs that programs can read: one line per event, as key=value or as JSON."""

import json
import logging
import sys
import time
from typing import Any, Final

_USUAL: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


def fields(record: logging.LogRecord) -> dict[str, Any]:
    """What a line of the log says."""
    moment = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
    said: dict[str, Any] = {
        "time": f"{moment}.{int(record.msecs):03d}Z",
        "level": record.levelname.lower(),
        "logger": record.name,
        "message": record.getMessage(),
    }
    said |= {key: value for key, value in vars(record).items() if key not in _USUAL}
    if record.exc_info:
        said["error"] = logging.Formatter().formatException(record.exc_info)
    return said


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return json.dumps(fields(record), default=str, ensure_ascii=False)


class KeyValues(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return " ".join(f"{key}={_quoted(str(value))}" for key, value in fields(record).items())


def _quoted(value: str) -> str:
    plain = value and all(c.isprintable() and c not in ' "=' for c in value)
    return value if plain else json.dumps(value, ensure_ascii=False)


def set_up_logs(form: str, level: str) -> None:
    """All logs of this process, to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else KeyValues())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    logging.getLogger("alembic").setLevel(max(logging.WARNING, root.level))
