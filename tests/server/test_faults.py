"""What goes wrong around the server: disks, locks, newer databases, killed processes, requests that never end."""

import asyncio
import os
import resource
import signal
import socket
import sqlite3
import stat
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final

import asyncpg  # type: ignore[import-untyped]
import httpx
import pytest

from armorial.server.run import _prepare
from armorial.server.services import Services
from armorial.server.settings import Settings
from armorial.server.store.database import Database
from armorial.server.store.upgrading import newest
from tests.patience import LONGEST, until
from tests.programs import finished, runs
from tests.server.conftest import People, new_database
from tests.server.players import get, position, post
from tests.server.table_server import ProcessServer, ThreadServer, process_server, thread_server
from tests.server.test_serve import started

MORE_THAN_CONNECTIONS = 30
FULL_DISK = 4096
"""No file of a process may grow beyond this many bytes."""


def mode(path: Path) -> str:
    return oct(stat.S_IMODE(path.stat().st_mode))


def test_nobody_else_can_read_the_database(tmp_path: Path) -> None:
    """Finding 10: a new database is made for its owner only, and that of an earlier version is mended at the start."""
    folder = tmp_path / "data"
    file = folder / "armorial.db"
    before = os.umask(0o022)
    try:
        with process_server("", data_dir=folder):
            assert (mode(folder), mode(file)) == ("0o700", "0o600")
        folder.chmod(0o755)
        file.chmod(0o644)
        with closing(sqlite3.connect(file)) as open_elsewhere:  # else SQLite takes the files beside it away
            open_elsewhere.execute("create table if not exists something(n)")
            beside = [Path(f"{file}{ending}") for ending in ("-wal", "-shm")]
            for each in beside:
                each.chmod(0o644)
            asyncio.run(_prepare(Settings(data_dir=folder)))
            assert [mode(path) for path in (folder, file, *beside)] == ["0o700", "0o600", "0o600", "0o600"]
    finally:
        os.umask(before)


def test_a_folder_for_everybody_stays_one(tmp_path: Path) -> None:
    """Finding 10: only our own folder is closed, not the one that a database was put into by name."""
    shared = tmp_path / "shared"
    shared.mkdir(mode=0o755)
    Database(f"sqlite:///{shared / 'games.db'}")
    assert (mode(shared), mode(shared / "games.db")) == ("0o755", "0o600")


def test_a_second_look_at_the_database_keeps_its_locks(tmp_path: Path) -> None:
    """A server opens its database twice (once to purge) while ``armorial admin`` comes and goes: the journal stays."""
    file = tmp_path / "armorial.db"
    come_and_go = f"import sqlite3; c = sqlite3.connect({str(file)!r}); c.execute('select * from kept'); c.close()"
    Database(f"sqlite:///{file}")
    with closing(sqlite3.connect(file)) as running:
        running.execute("pragma journal_mode=wal")
        running.execute("create table kept(n)")
        Database(f"sqlite:///{file}")
        assert finished([sys.executable, "-c", come_and_go]).returncode == 0
        assert Path(f"{file}-wal").exists()
        with running:
            running.execute("insert into kept values (1)")
        with closing(sqlite3.connect(file)) as other:
            assert other.execute("select n from kept").fetchall() == [(1,)]


def test_a_newer_database_is_one_sentence(tmp_path: Path) -> None:
    """Finding 18: it is no fault of Armorial, and the host is told what to do."""
    asyncio.run(_prepare(Settings(data_dir=tmp_path)))
    with closing(sqlite3.connect(tmp_path / "armorial.db")) as database, database:
        database.execute("update alembic_version set version_num = '9876'")
    tried = started(data_dir=tmp_path, port=0)
    assert tried.returncode == 2
    assert len(tried.stderr.splitlines()) == 1
    assert tried.stderr.startswith("Cannot use the database: a newer version of Armorial has used it")
    assert f"9876, and this version knows up to {newest()}" in tried.stderr
    assert "restore a backup" in tried.stderr


def ready(client: httpx.Client) -> int:
    return client.get("/api/ready").status_code


def test_a_full_disk_is_not_ready(sqlite: str, people: People) -> None:
    """Finding 15: readiness is that something can be written."""
    with process_server(sqlite) as server:
        nobody = people(server)
        assert ready(nobody) == 200
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (FULL_DISK, resource.RLIM_INFINITY))
        until(lambda: ready(nobody) == 503, "a disk that is full is noticed")
        assert nobody.get("/api/health").status_code == 200
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        until(lambda: ready(nobody) == 200, "it goes on when there is room again")


@contextmanager
def postgres_by_hand(url: str) -> Iterator[Any]:
    """Runs statements beside the server."""
    with asyncio.Runner() as runner:
        connection = runner.run(asyncpg.connect(url, command_timeout=LONGEST))
        try:
            yield lambda statement: runner.run(connection.execute(statement))
        finally:
            runner.run(connection.close())


@pytest.fixture(scope="module")
def on_postgres(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[ThreadServer, str]]:
    url = new_database("postgresql", request, tmp_path_factory.mktemp("faults"))
    with thread_server(url, database_timeout=600) as server:
        yield server, url


END: Final = (
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and "
    "pid <> pg_backend_pid()"
)
"""Ends all other connections to a database, as a PostgreSQL that is started anew does."""


def test_connections_that_postgresql_has_ended_are_made_anew(
    on_postgres: tuple[ThreadServer, str], people: People
) -> None:
    """Before each use they are looked at, without asking: nobody notices anything."""
    server, url = on_postgres
    ada = people(server, "Ada")
    with postgres_by_hand(url) as run, ThreadPoolExecutor(4) as many:
        for _ in range(3):
            list(many.map(lambda _: get(ada, "/api/tables"), range(4)))
            run(END)
            until(lambda: server.do(_open_connections) == 0, "the server hears of it")
            assert get(ada, "/api/me")["person"]["name"] == "Ada"


async def _open_connections(services: Services) -> int:
    """Of those that wait to be used."""
    pool: Any = services.database._engine.pool
    waiting = [record.dbapi_connection for record in pool._pool._queue._queue]
    return sum(not each.driver_connection.is_closed() for each in waiting if each is not None)


def test_a_postgresql_that_only_reads_is_not_ready(on_postgres: tuple[ThreadServer, str], people: People) -> None:
    """Finding 15."""
    server, url = on_postgres
    nobody = people(server)
    assert ready(nobody) == 200
    with postgres_by_hand(url) as run:
        name = httpx.URL(url).path.strip("/")
        run(f"alter database {name} set default_transaction_read_only = on")
        run(END)
        until(lambda: ready(nobody) == 503, "a database that only reads is noticed")
        run("set transaction_read_only = off")
        run(f"begin; set transaction read write; alter database {name} set default_transaction_read_only = off; commit")
        run(END)
        until(lambda: ready(nobody) == 200, "and that it writes again")


def test_ready_does_not_wait_for_a_lock(on_postgres: tuple[ThreadServer, str], people: People) -> None:
    """Finding 16: statements may take ten minutes here, so only a limit of its own lets readiness answer."""
    server, url = on_postgres
    nobody = people(server)
    until(lambda: ready(nobody) == 200, "nobody holds a lock yet")
    with postgres_by_hand(url) as run:
        run("begin")
        run("lock table server_values, people in access exclusive mode")
        until(lambda: ready(nobody) == 503, "a lock is noticed")
        run("rollback")
    until(lambda: ready(nobody) == 200, "and that it is gone")


def test_a_lock_in_postgresql_is_no_fault(request: pytest.FixtureRequest, tmp_path: Path, people: People) -> None:
    """Finding 16: 503 with the time to try again, not 500, also for those who get no connection; the rest goes on."""
    url = new_database("postgresql", request, tmp_path)
    with thread_server(url, database_timeout=0.5) as server:
        ada = people(server, "Ada")
        with postgres_by_hand(url) as run:
            run("begin")
            run("lock table tables in access exclusive mode")
            with ThreadPoolExecutor(MORE_THAN_CONNECTIONS) as many:
                late = list(many.map(lambda _: ada.get("/api/tables"), range(MORE_THAN_CONNECTIONS)))
            assert {(each.status_code, each.json()["error"]["code"]) for each in late} == {(503, "unavailable")}
            assert all(int(each.headers["Retry-After"]) > 0 for each in late)
            assert ada.get("/api/me").status_code == 200
            run("rollback")
        post(ada, "/api/play-now", {"game": "village", "seats": 2})


def children(process: int) -> list[int]:
    return [int(pid) for pid in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def with_bots(server: ProcessServer, people: People) -> list[int]:
    """Lets bots think, until one of them has answered; gives their processes."""
    ada = people(server, "Ada")
    watched = {"game": "village", "seats": 2, "sit": False, "others": [{"bot": "strong"}] * 2}
    table = post(ada, "/api/tables", watched)["id"]
    began = post(ada, f"/api/tables/{table}/start")["seq"]
    until(lambda: position(ada, table, have=began, wait=20)["seq"] > began, "a bot answers")
    return children(server.process.pid)


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="processes are looked up in /proc")
def test_bots_end_with_a_server_that_is_killed(sqlite: str, people: People) -> None:
    """Finding 17: only the server is killed; the processes of its bots notice."""
    with process_server(sqlite) as server:
        bots = with_bots(server, people)
        server.process.kill()
        server.stop()
        until(lambda: not any(map(runs, bots)), "the processes of bots end with their server")


def test_stopping_the_whole_group_is_no_failure(sqlite: str, people: People) -> None:
    """Finding 21: a signal to all processes of the service; and a request whose body never comes holds up nothing."""
    with process_server(sqlite) as server:
        with_bots(server, people)
        where = httpx.URL(server.url)
        with socket.create_connection((where.host, where.port or 80)) as half:
            half.sendall(f"POST /api/me HTTP/1.1\r\nHost: {where.host}\r\nContent-Length: 100\r\n\r\n{{".encode())
            assert people(server).get("/api/health").status_code == 200, "the half request came before this one"
            os.killpg(server.process.pid, signal.SIGTERM)
            assert server.stop() == 0
        assert not [line for line in server.errors if "level=error" in line], "nothing was cut off by the clock"
