"""Backups while people play, and going on from them: on both databases, and from one to the other."""

import json
import os
import random
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from armorial.cli.app import run
from armorial.match import read_record, verify
from armorial.server.store.schema import Base
from tests.patience import until
from tests.server.conftest import People, new_database
from tests.server.players import answer, hot_seat, live, position, post
from tests.server.table_server import ThreadServer, thread_server
from tests.server.test_faults import mode

Armorial = Callable[..., tuple[int, str, str]]


@pytest.fixture
def armorial(capsys: pytest.CaptureFixture[str]) -> Armorial:
    """The command line: the exit code, what was said, and what was complained about."""

    def call(*words: Any) -> tuple[int, str, str]:
        code = run([str(word) for word in words])
        said = capsys.readouterr()
        return code, said.out, said.err

    return call


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadServer]:
    with thread_server(new_database(request.param, request, tmp_path_factory.mktemp("backup"))) as running:
        yield running


def play_on(client: httpx.Client, table: str, answers: int = 1) -> int:
    """Answer whatever comes. Gives the line it has come to."""
    for _ in range(answers):
        seen = position(client, table)
        answer(client, table, seen, seen["question"]["options"][0]["token"]).raise_for_status()
    return int(position(client, table)["seq"])


def rows(file: Path) -> dict[str, list[tuple[Any, ...]]]:
    """Everything in a backup."""
    with closing(sqlite3.connect(file)) as database:
        names = [table.name for table in Base.metadata.sorted_tables]
        return {name: sorted(database.execute(f'select * from "{name}"').fetchall(), key=repr) for name in names}


def test_a_running_server_goes_on_from_a_backup(
    server: ThreadServer, people: People, armorial: Armorial, tmp_path: Path
) -> None:
    """A backup between two moves; more is played; the backup is put back under the running server, and play goes on."""
    url = server.settings.database
    ada = people(server, "Ada")
    table = hot_seat(ada)
    post(ada, f"/api/tables/{table}/chat", {"text": "before"})
    then = play_on(ada, table, 2)
    file = tmp_path / "club.db"
    code, said, _ = armorial("backup", file, "--database", url, "--json")
    assert code == 0
    report = json.loads(said)
    assert (report["tables"] >= 1, report["people"] >= 1, report["file"]) == (True, True, str(file))
    assert mode(file) == "0o600"
    with live(ada, table) as play:
        play.until(lambda p: bool(p.position))
        later = play_on(ada, table, 3)
        lost = hot_seat(ada)
        play.until(lambda p: p.position["seq"] == later)
        code, said, _ = armorial("restore", file, "--database", url, "--force", "--json")
        assert code == 0
        assert Path(json.loads(said)["replaced"]).is_file(), "what was there is kept"
        play.until(lambda p: p.position["seq"] == then)
        assert play.position["events_from"] == 0, "what it had of the lost moves is another story"
        play.play(random.Random(1), most=2)
    assert ada.get(f"/api/tables/{lost}").status_code == 404
    now = play_on(ada, table, 2)
    assert now > then
    assert verify(read_record(ada.get(f"/api/tables/{table}/record").text)).ok
    post(ada, f"/api/tables/{table}/chat", {"text": "after"})
    lines = ada.get(f"/api/tables/{table}/chat").json()["lines"]
    assert [line["text"] for line in lines] == ["before", "after"]


def test_from_one_database_to_the_other(
    request: pytest.FixtureRequest, server: ThreadServer, people: People, armorial: Armorial, tmp_path: Path
) -> None:
    """A club that grows moves to PostgreSQL, and could move back: not a row is lost or changed."""
    ada = people(server, "Ada")
    table = hot_seat(ada)
    seq = play_on(ada, table, 2)
    first, second = tmp_path / "first.db", tmp_path / "second.db"
    assert armorial("backup", first, "--database", server.settings.database)[0] == 0
    kind = "postgresql" if server.settings.database.startswith("sqlite") else "sqlite"
    other = new_database(kind, request, tmp_path, empty=True)
    code, _, complaint = armorial("restore", first, "--database", other)
    assert (code, complaint) == (0, ""), "an empty database needs no --force"
    assert armorial("backup", second, "--database", other)[0] == 0
    before, after = rows(first), rows(second)
    for name in before:
        if name not in ("tables", "server_values"):  # whose revisions and marks are new
            assert after[name] == before[name], name
    assert len(after["tables"]) == len(before["tables"])
    with thread_server(other) as moved:
        again = people(moved, cookies=dict(ada.cookies))
        assert position(again, table)["seq"] == seq
        assert play_on(again, table) > seq


def test_a_folder_of_backups(sqlite: str, people: People, armorial: Armorial, tmp_path: Path) -> None:
    """As the timer makes them: named by the time, and only the newest stay."""
    folder = tmp_path / "backups"
    folder.mkdir()
    for day in range(1, 5):
        (folder / f"armorial-2020-01-0{day}T03-00-00.db").write_text("old")
    (folder / "mine.db").write_text("something else")
    with thread_server(sqlite):
        code, said, _ = armorial("backup", folder, "--keep", 2, "--database", sqlite)
    assert code == 0
    assert "Removed 3 older." in said
    names = sorted(file.name for file in folder.iterdir())
    assert len(names) == 3
    assert names[0] == "armorial-2020-01-04T03-00-00.db"
    assert names[2] == "mine.db"


def test_what_is_refused(sqlite: str, people: People, armorial: Armorial, tmp_path: Path) -> None:
    """Nothing is overwritten by mistake, and nothing damaged or foreign is put in."""
    good, bad = tmp_path / "good.db", tmp_path / "bad.db"
    with thread_server(sqlite) as server:
        ada = people(server, "Ada")
        table = hot_seat(ada)
        assert armorial("backup", good, "--database", sqlite)[0] == 0
        seq = play_on(ada, table)

        def refused(*words: Any) -> str:
            code, said, complaint = armorial(*words, "--database", sqlite)
            assert (code, said, len(complaint.splitlines())) == (2, "", 1)
            return complaint

        assert "already; --force replaces it" in refused("backup", good)
        assert "the database holds 1 tables already; --force replaces them" in refused("restore", good)
        assert "there is no file" in refused("restore", tmp_path / "nothing.db")
        assert "is for a folder" in refused("backup", bad, "--keep", 3)
        bad.write_text("no database at all")
        assert "is no backup of Armorial" in refused("restore", bad, "--force")
        content = bytearray(good.read_bytes())
        content[len(content) // 2 :] = os.urandom(len(content) - len(content) // 2)
        bad.write_bytes(content)
        assert "bad.db' is " in refused("restore", bad, "--force")
        bad.write_bytes(good.read_bytes())
        with closing(sqlite3.connect(bad)) as newer, newer:
            newer.execute("update alembic_version set version_num = '9876'")
        assert "a newer version of Armorial" in refused("restore", bad, "--force")
        assert position(ada, table)["seq"] == seq, "nothing of all that has changed anything"
        assert armorial("backup", good, "--force", "--database", sqlite)[0] == 0
    code, _, complaint = armorial("backup", tmp_path / "x.db", "--data-dir", tmp_path / "nowhere")
    assert (code, "there is no database" in complaint) == (2, True)


def test_a_backup_of_an_earlier_version(armorial: Armorial, people: People, tmp_path: Path) -> None:
    """It is brought up to date on the way in; the file stays as it is."""
    import gzip

    from tests.server.test_upgrade import STORED

    file = tmp_path / "old.db"
    file.write_bytes(gzip.decompress(STORED[0].read_bytes()))
    before = file.read_bytes()
    database = f"sqlite:///{tmp_path}/new.db"
    assert armorial("restore", file, "--database", database)[0] == 0
    assert file.read_bytes() == before
    with thread_server(database) as server:
        ada = people(server)
        ada.post("/api/sign-in", json={"login": "ada", "password": "a long password"}).raise_for_status()
        tables = ada.get("/api/my/tables").json()["tables"]
        running = next(table for table in tables if table["state"] == "running")
        until(lambda: position(ada, running["id"])["question"], "it is our turn")
        assert play_on(ada, running["id"]) > running["seq"]
