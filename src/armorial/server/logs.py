"""Logs that programs can read: one line per event, as key=value or as JSON; and nothing in them about people.

What went wrong is told by the kinds of the exceptions and by the places they went through. Their words are left out
unless they are known to quote nothing: those of a database quote rows, those of a checker what somebody sent.
"""

import asyncio
import json
import logging
import sqlite3
import sys
import threading
import time
import traceback
from concurrent.futures.process import _RemoteTraceback
from contextvars import ContextVar
from types import TracebackType
from typing import Any, Final

from sqlalchemy.exc import DBAPIError

from armorial.table.errors import ApiError

log = logging.getLogger(__name__)

_USUAL: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}
_OURS: Final = "armorial"
_CHATTY: Final = ("alembic", "sqlalchemy")
"""Libraries that are only heard when something is wrong."""

request_id: ContextVar[str] = ContextVar("request_id", default="")
"""The request that this task serves. Lines of the log name it, and so does the answer."""


def fields(record: logging.LogRecord) -> dict[str, Any]:
    """What a line of the log says."""
    moment = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
    said: dict[str, Any] = {
        "time": f"{moment}.{int(record.msecs):03d}Z",
        "level": record.levelname.lower(),
        "logger": record.name,
        "message": record.getMessage(),
    }
    if request_id.get():
        said["request"] = request_id.get()
    said |= {key: value for key, value in vars(record).items() if key not in _USUAL}
    if record.exc_info and record.exc_info[1] is not None:
        said["error"] = story(record.exc_info[1])
    return said


def story(error: BaseException) -> str:
    """What happened, and where: a traceback without the words of exceptions that may quote people."""
    parts: list[str] = []
    now: BaseException | None = error
    while now is not None and len(parts) < 10:
        parts.append("".join(traceback.format_tb(now.__traceback__)) + _headline(now))
        if isinstance(now, BaseExceptionGroup):
            parts += [story(one) for one in now.exceptions[:5]]
        now = now.__cause__ or (None if now.__suppress_context__ else now.__context__)
    return "\nwhich was caused by:\n".join(parts)


def _headline(error: BaseException) -> str:
    kind = type(error)
    name = kind.__qualname__ if kind.__module__ == "builtins" else f"{kind.__module__}.{kind.__qualname__}"
    words = plain_words(error)
    return f"{name}: {words}" if words else name


def plain_words(error: BaseException) -> str:
    """What an exception says, if it is of a kind that quotes neither values of the database nor what people sent."""
    if isinstance(error, DBAPIError):
        return error.statement or ""  # with marks in place of the values
    if isinstance(error, sqlite3.Error):
        return str(error)
    if isinstance(error, ApiError):
        return f"{error.code} {error.message.key}"
    if isinstance(error, _RemoteTraceback):
        return str(error)  # of a process for bots, which knows positions but no people
    if isinstance(error, OSError) and error.errno is not None:
        return error.strerror or ""
    code = getattr(error, "sqlstate", None)  # of PostgreSQL, whose words quote whole rows
    return f"SQLSTATE {code}" if isinstance(code, str) else ""


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
    """All logs of this process, to standard error; also of what no handler has caught, wherever that was."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else KeyValues())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    logging.getLogger(_OURS).setLevel(level.upper())
    root.setLevel(max(logging.INFO, getattr(logging, level.upper())))  # debugging libraries log what people send
    for name in _CHATTY:
        logging.getLogger(name).setLevel(max(logging.WARNING, root.level))
    sys.excepthook = _uncaught
    threading.excepthook = lambda args: _uncaught(args.exc_type, args.exc_value, args.exc_traceback)
    sys.unraisablehook = lambda args: _uncaught(args.exc_type, args.exc_value, args.exc_traceback)


def _uncaught(kind: type[BaseException], error: BaseException | None, where: TracebackType | None) -> None:
    if not issubclass(kind, KeyboardInterrupt | SystemExit):
        log.error("an exception was not caught", exc_info=(kind, error or kind(), where))


def log_lost_errors(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """For the event loop, whose own handler also shows the words of exceptions."""
    log.error(context.get("message") or "an exception was not caught", exc_info=context.get("exception"))
