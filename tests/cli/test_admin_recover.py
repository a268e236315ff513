"""``armorial admin recover``, as whoever runs a server uses it."""

import json
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner

from armorial.cli.admin_recover import HELP, recover
from armorial.cli.errors import CliError
from tests.server.players import post
from tests.server.table_server import thread_server, web

app = typer.Typer()
app.command(help=HELP)(recover)


def test_a_code_of_the_host_sets_a_new_password(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = f"sqlite:///{tmp_path}/armorial.db"
    monkeypatch.setenv("ARMORIAL_PUBLIC_URL", "https://table.example.org/")
    with thread_server(database) as server, web(server) as ada:
        post(ada, "/api/account", {"login": "ada", "password": "forgotten soon"})
        made = CliRunner().invoke(app, ["Ada", "--data-dir", str(tmp_path), "--json", "--hours", "2"])
        told = json.loads(made.output)
        assert told == {
            "login": "ada",
            "code": told["code"],
            "hours": 2,
            "link": f"https://table.example.org/recover#{told['code']}",
        }
        finish = {"code": told["code"], "password": "a new password"}
        assert post(ada, "/api/recover/finish", finish)["person"]["login"] == "ada"
        read = CliRunner().invoke(app, ["ada", "--database", database])
        assert "within 24 hours" in read.output
        nobody = CliRunner().invoke(app, ["bob", "--database", database])
        assert isinstance(nobody.exception, CliError)
        assert "no account with the login 'bob'" in str(nobody.exception)
