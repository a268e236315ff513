"""``armorial admin`` as it is typed, beside a server that has been stopped."""

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest

from armorial.server.messages import MakeReport
from armorial.server.moderation.reports import report
from armorial.server.people import new_guest
from armorial.server.settings import Settings
from armorial.server.store.database import Database
from armorial.server.store.tables import insert_table
from armorial.table.table import Seat, Table
from tests.cli.conftest import Run


async def _a_club(url: str) -> dict[str, Any]:
    """Two guests at an open table, and what one reports about the other; and two accounts."""
    database = Database(url)
    await database.migrate()
    ada, eve = new_guest("Ada", "203.0.113.7"), new_guest("Eve", "203.0.113.8")
    table = Table("kX3v9QpL2mZs7TqA", "village", {}, "public", ada.id, "Ada", [Seat("person", "Ada", ada.id), Seat()])
    async with database.write() as session:
        session.add(ada)
        session.add(eve)
        for name in ("zoe", "max"):
            member = new_guest(name.title(), "203.0.113.9")
            member.login = name
            session.add(member)
        await session.flush()
        await insert_table(session, table)
    wish = MakeReport(seat=1, reason="abuse", words="She shouts.")
    await report(database, ada.id, eve.id, "Eve", table.id, wish)
    await database.close()
    return {"ada": ada.id, "eve": eve.id, "table": table.id}


@pytest.fixture
def club(data: Path) -> dict[str, Any]:
    return asyncio.run(_a_club(Settings(data_dir=data).database_url))


def test_every_command_has_json(run: Run, club: dict[str, Any]) -> None:
    def asked(*words: str) -> Any:
        ran = run("admin", *words, "--json")
        assert (ran.code, ran.err) == (0, ""), ran.err
        return json.loads(ran.out)

    assert [person["name"] for person in asked("people", "list", "--search", "ev")] == ["Eve"]
    assert asked("people", "show", "Ada")["tables"][0]["id"] == club["table"]
    assert [row["id"] for row in asked("tables", "list", "--state", "open", "--host", "Ada")] == [club["table"]]
    assert asked("tables", "show", club["table"])["seats"][0]["name"] == "Ada"
    number = asked("reports", "list")[0]["id"]
    assert asked("reports", "show", str(number))["words"] == "She shouts."
    banned = asked("ban", "Eve", "--reason", "Insults", "--for", "7d")
    assert banned["until"] > time.strftime("%Y-%m-%d", time.gmtime())
    asked("ban", "203.0.113.7", "--reason", "Flood", "--until", "2999-12-31")
    asked("mute", "Ada", "--reason", "Shouting")
    assert {(row["kind"], row["network"]) for row in asked("bans")} == {
        ("ban", None),
        ("ban", "203.0.113.7/32"),
        ("mute", None),
    }
    assert asked("unban", "203.0.113.7") == asked("unmute", "Ada") == asked("unban", "Eve") == {"lifted": 1}
    assert asked("bans") == []
    assert len(asked("bans", "--all")) == 3
    assert asked("rename", "Eve", "Evelyn")["name"] == "Evelyn"
    assert asked("login", "zoe", "Zoe.2")["login"] == "zoe.2"
    assert asked("people", "show", "zoe.2")["name"] == "Zoe"
    assert asked("reports", "resolve", str(number), "--note", "Done")["state"] == "resolved"
    assert asked("tables", "close", club["table"])["closed"] == "server"
    assert asked("purge", "--dry-run")["dry_run"] is True
    assert asked("purge", "--guests", "0", "--open-tables", "0")["guests"] == 0
    assert asked("log")[0]["what"] == "purge"


def test_it_reads_well(run: Run, club: dict[str, Any]) -> None:
    listed = run("admin", "people", "list").out
    assert listed.splitlines()[0].split() == ["id", "name", "kind", "login", "created", "seen", "network"]
    assert club["eve"] in listed
    shown = run("admin", "reports", "show", "1").out
    assert "words: She shouts." in shown
    assert "evidence: none" in shown
    assert run("admin", "bans").out == "none\n"
    assert run("admin", "purge", "--dry-run").out == "would go: nothing\n"
    assert "reports list" in run("admin", "--help").out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("people", "show", "Nobody"), "there is nobody called 'Nobody'"),
        (("tables", "show", "x"), "there is no table 'x'"),
        (("tables", "close", "x"), "there is no table 'x'"),
        (("reports", "show", "99"), "there is no report 99"),
        (("ban", "Eve"), "--reason"),
        (("ban", "Eve", "--reason", "x", "--for", "soon"), "'soon' is not a time"),
        (("ban", "Eve", "--reason", "x", "--until", "soon"), "'soon' is not a date"),
        (("ban", "Eve", "--reason", "x", "--until", "2001-01-01"), "the end is in the past"),
        (("ban", "Eve", "--reason", "x", "--until", "2999-01-01", "--for", "1d"), "not both"),
        (("ban", "203.0.113.0/99", "--reason", "x"), "is no network"),
        (("ban", "0.0.0.0/0", "--reason", "x"), "large part of the internet"),
        (("unban", "Eve"), "Eve is not banned"),
        (("rename", "Eve", "\u3164"), "this is no name"),
        (("login", "Eve", "eve"), "'Eve' is a guest"),
        (("login", "zoe", "MAX"), "the login 'max' is taken"),
        (("login", "zoe", "z o e"), "'z o e' is no login"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(run: Run, club: dict[str, Any], words: tuple[str, ...], said: str) -> None:
    ran = run("admin", *words)
    assert (ran.code, ran.out) == (2, "")
    assert said in ran.err
    assert len(ran.err.splitlines()) == 1
