"""Commands beside a server find its database, and say in one sentence what is wrong with it or with the settings."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.cli.conftest import Run

COMMANDS = {"admin": ("admin", "log"), "recover": ("admin", "recover", "ada"), "backup": ("backup", "club.db")}
each_command = pytest.mark.parametrize("words", COMMANDS.values(), ids=COMMANDS.keys())


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def complaint(run: Run, *words: str | Path) -> str:
    ran = run(*words)
    assert (ran.code, ran.out, len(ran.err.splitlines())) == (2, "", 1), ran.err
    return ran.err


@each_command
def test_a_database_is_not_made_by_looking_for_one(run: Run, words: tuple[str, ...]) -> None:
    assert "--data-dir or --database says where" in complaint(run, *words, "--data-dir", "nowhere")
    assert not Path("nowhere").exists()


@each_command
def test_what_is_no_address_of_a_database(run: Run, words: tuple[str, ...]) -> None:
    assert "cannot use the database: " in complaint(run, *words, "--database", "armorial.db")


@each_command
def test_a_database_that_does_not_answer(run: Run, words: tuple[str, ...]) -> None:
    said = complaint(run, *words, "--database", "postgresql://nobody:secret@127.0.0.1:1/x")
    assert "cannot use the database: " in said
    assert "secret" not in said


@pytest.mark.parametrize("command", ["admin", "recover"])
def test_a_database_of_an_older_version_waits_for_the_server(run: Run, command: str) -> None:
    Path("armorial.db").touch()
    assert "an older version of Armorial" in complaint(run, *COMMANDS[command], "--data-dir", ".")


@pytest.mark.parametrize("command", ["admin", "recover"])
def test_a_database_of_a_newer_version_is_left_alone(run: Run, command: str) -> None:
    with closing(sqlite3.connect("armorial.db")) as database, database:
        database.execute("create table alembic_version (version_num text)")
        database.execute("insert into alembic_version values ('9999')")
    assert "a newer version of Armorial" in complaint(run, *COMMANDS[command], "--data-dir", ".")


@pytest.mark.parametrize("words", [*COMMANDS.values(), ("serve",)])
def test_a_wrong_setting_is_named(run: Run, words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ARMORIAL_SMTP_PORT", "twenty")
    monkeypatch.setattr("armorial.engine.ready.ready", lambda: None)
    said = complaint(run, *words)
    assert "ARMORIAL_SMTP_PORT: input should be a valid integer" in said
    assert "twenty" not in said


def test_settings_that_do_not_go_together_are_explained(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ARMORIAL_SMTP_HOST", "mail.example.org")
    assert "so set ARMORIAL_MAIL_FROM too" in complaint(run, "admin", "log")
