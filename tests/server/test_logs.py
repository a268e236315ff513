"""Nothing about people gets into the logs, whatever fails."""

import asyncio
import io
import json
import logging
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing

import pytest
from pydantic import BaseModel, ValidationError
from sqlalchemy import make_url, text

from armorial.server.logs import JsonLines, KeyValues, log_lost_errors, set_up_logs
from armorial.server.settings import Settings
from armorial.server.store.database import Database
from armorial.table.errors import refuse
from tests.patience import LONGEST
from tests.server.conftest import People
from tests.server.players import hot_seat, send
from tests.server.table_server import process_server

SECRET = "Ada-wrote-this"
log = logging.getLogger("armorial.tests")

FAILING = {
    "a key that is there": "insert into server_values (name, value) values (:v, 'x'), (:v, 'x')",
    "nothing where something is needed": "insert into server_values (name, value) values (:v, null)",
    "another kind of value": "update people set epoch = cast(:v as integer) / 0, name = cast(:v as text)",
    "no such column": "insert into people (nothing) values (:v)",
    "no such table": "insert into nothing (name) values (:v)",
    "no SQL": "inserted into people values (:v)",
    "a key of nobody": 'insert into chat ("table", person, name, text, at) values (:v, :v, :v, :v, 0)',
    "not even a statement's value": "insert into server_values (name, value) values (:v, :missing)",
}


@pytest.fixture
def lines() -> Iterator[io.StringIO]:
    """What is logged, in both forms."""
    written = io.StringIO()
    handlers = [logging.StreamHandler(written), logging.StreamHandler(written)]
    handlers[0].setFormatter(JsonLines())
    handlers[1].setFormatter(KeyValues())
    root = logging.getLogger()
    for handler in handlers:
        root.addHandler(handler)
    yield written
    for handler in handlers:
        root.removeHandler(handler)


def test_statements_that_fail(database: str, lines: io.StringIO) -> None:
    """Finding 5: every way a statement can fail, on both databases."""

    async def fail() -> None:
        store = Database(Settings(database=database).database_url)
        await store.migrate()
        for what, statement in FAILING.items():
            try:
                async with store.write() as session:
                    await session.execute(text(statement), {"v": SECRET})
            except Exception:
                log.exception("failed")
            else:
                assert what == "another kind of value", what  # SQLite makes a number of everything
        await store.close()

    asyncio.run(fail())
    said = lines.getvalue()
    assert SECRET not in said
    assert "insert into people (nothing)" in said, "what failed is still told"
    assert "test_logs.py" in said, "and where"


def test_a_request_that_fails(sqlite: str, people: People) -> None:
    """Finding 5: a name, a line of chat and a password, sent to a server whose tables are gone."""
    with process_server(sqlite, log_format="json") as server:
        ada = people(server, "Ada")
        table = hot_seat(ada)
        without(sqlite, "chat", "notes")
        failed = [send(ada, f"/api/tables/{table}/chat", {"text": SECRET})]
        failed.append(ada.put(f"/api/tables/{table}/notes", json={"text": SECRET}))
        without(sqlite, "people")
        failed.append(send(people(server), "/api/me", {"name": SECRET}))
        failed.append(send(people(server), "/api/sign-in", {"login": SECRET.lower(), "password": SECRET}))
        server.stop()
    said = "\n".join(server.errors)
    assert SECRET.lower() not in said.lower()
    assert [answer.status_code for answer in failed] == [503] * 4
    assert "the database failed" in said
    told = [json.loads(line).get("request") for line in server.errors if line.startswith("{")]
    assert {answer.headers["X-Request-Id"] for answer in failed} <= set(told), "a line of the log names the request"


def without(database: str, *names: str) -> None:
    """As after a fault of the database."""
    with closing(sqlite3.connect(make_url(database).database or "", timeout=LONGEST)) as file, file:
        for name in names:
            file.execute(f"alter table {name} rename to {name}_gone")


class Form(BaseModel):
    number: int


def test_exceptions_that_quote(lines: io.StringIO) -> None:
    """Finding 5: also in causes, contexts, groups, lost tasks and threads."""
    try:
        try:
            Form.model_validate({"number": SECRET})
        except ValidationError as error:
            raise ExceptionGroup(SECRET, [KeyError(SECRET), refuse("invalid", "invalid", why=SECRET)]) from error
    except ExceptionGroup:
        log.exception("a request failed")

    async def fail() -> None:
        raise RuntimeError(SECRET)

    async def lose() -> None:
        asyncio.get_running_loop().set_exception_handler(log_lost_errors)
        await asyncio.wait([asyncio.create_task(fail())])

    asyncio.run(lose())
    said = lines.getvalue()
    assert SECRET not in said
    for kind in ("pydantic_core", "ExceptionGroup", "KeyError", "ApiError: invalid server-invalid", "never retrieved"):
        assert kind in said


def test_libraries_never_debug(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Finding 5: at the level debug a library logs every message that comes over a WebSocket."""
    root = logging.getLogger()
    before = (root.handlers[:], root.level, threading.excepthook)
    with monkeypatch.context() as patched:
        for hook in ("excepthook", "unraisablehook"):
            patched.setattr(f"sys.{hook}", None)
        try:
            set_up_logs("json", "debug")
            logging.getLogger("websockets.server").debug("< TEXT %r", SECRET)
            log.debug("our own")
            thread = threading.Thread(target=int, args=(SECRET,))
            thread.start()
            thread.join(LONGEST)
        finally:
            root.handlers[:], _, threading.excepthook = before
            root.setLevel(before[1])
            logging.getLogger("armorial").setLevel(logging.NOTSET)
    said = capsys.readouterr().err
    assert SECRET not in said
    assert [json.loads(line)["message"] for line in said.splitlines()] == ["our own", "an exception was not caught"]
