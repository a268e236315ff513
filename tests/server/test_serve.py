"""The command that starts the server."""

import contextlib
import io
import os
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any
from unittest import mock

import pytest
import typer

from armorial.cli.app import run as armorial
from armorial.cli.serve import serve
from armorial.server import run
from armorial.server.run import link, listen
from armorial.server.settings import Settings
from tests.programs import finished
from tests.server.table_server import ProcessServer


def test_options_win_over_the_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    seen: list[tuple[Settings, bool]] = []

    def pretend(settings: Settings, *, open_browser: bool) -> int:
        seen.append((settings, open_browser))
        return 0

    monkeypatch.setattr("armorial.server.run.serve", pretend)
    monkeypatch.setenv("ARMORIAL_PORT", "9000")
    monkeypatch.setenv("ARMORIAL_HOST", "0.0.0.0")
    serve(port=0, data_dir=tmp_path, open=True)
    settings, opened = seen[0]
    assert (settings.host, settings.port, settings.data_dir, opened) == ("0.0.0.0", 0, tmp_path, True)


@pytest.mark.parametrize("path", ["", "/", "armorial", "/armorial", "/armorial/", "/games/armorial-2.0_b~x/"])
def test_the_path_of_a_site(path: str) -> None:
    assert Settings(base_path=path).base_path == f"/{path.strip('/')}/".replace("//", "/")


@pytest.mark.parametrize(
    "path",
    ["a?b", "/a#b/", "a b", "a//b", "//a", "a/../b", ".", "a%20b", "https://example.org/a", "a\\b", "zamek-ż", "a\n"],
)
def test_what_is_no_path_is_refused(path: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert armorial(["serve", "--base-path", path]) == 2
    said = capsys.readouterr().err
    assert said.startswith("error: the settings cannot be used: ARMORIAL_BASE_PATH: the path of a site has letters")
    assert said.count("\n") == 1


def test_the_hosts_own_files(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Settings] = []

    def pretend(settings: Settings, open_browser: bool) -> int:
        seen.append(settings)
        return 0

    monkeypatch.setattr("armorial.server.run.serve", pretend)
    serve(components=["village=my village.toml", "troyes=/box/troyes=1.toml"])
    assert seen[0].components == {"village": Path("my village.toml"), "troyes": Path("/box/troyes=1.toml")}
    for wrong in ("village", "=x.toml", "village="):
        with pytest.raises(typer.BadParameter, match="given as GAME=FILE"):
            serve(components=[wrong])
    with pytest.raises(typer.BadParameter, match="two component files are given for village"):
        serve(components=["village=a.toml", "village=b.toml"])


def test_what_fails_is_told_by_the_exit_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("armorial.server.run.serve", lambda settings, open_browser: 2)
    with pytest.raises(typer.Exit) as left:
        serve()
    assert left.value.exit_code == 2


def started(**settings: Any) -> subprocess.CompletedProcess[str]:
    """A server that cannot start: what the program does, in this process. It would import all of it anew."""
    said = io.StringIO()
    with mock.patch.object(run, "set_up_logs"), contextlib.redirect_stderr(said):
        code = run.serve(Settings(**settings))
    return subprocess.CompletedProcess([], code, "", said.getvalue())


def test_a_database_that_cannot_be_used_is_one_sentence() -> None:
    """Of a whole program: nothing else is said on the way."""
    settings = {"ARMORIAL_DATABASE": "postgresql://nobody:secret@127.0.0.1:1/x", "ARMORIAL_PORT": "0"}
    environment = {**os.environ, "PYTHONPATH": str(ProcessServer.root / "src"), **settings}
    tried = finished([sys.executable, "-m", "armorial.server.run"], env=environment)
    assert tried.returncode == 2
    assert tried.stderr.startswith("Cannot use the database: ")
    assert "secret" not in tried.stderr
    assert len(tried.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("game", "text", "words"),
    [
        ("village", "[mill]\ncoins = 77\n", "own.toml, line 2: mill.coins must be from 1 to 9, not 77"),
        ("village", None, "cannot read "),
        ("chess", "", "there is no game 'chess'"),
    ],
)
def test_a_file_of_the_host_that_cannot_be_used_is_one_sentence(
    tmp_path: Path, game: str, text: str | None, words: str
) -> None:
    file = tmp_path / "own.toml"
    if text is not None:
        file.write_text(text)
    tried = started(data_dir=tmp_path, port=0, components={game: file})
    assert tried.returncode == 2
    assert tried.stderr.startswith("Cannot use the components: ")
    assert words in tried.stderr
    assert len(tried.stderr.splitlines()) == 1


def test_a_port_that_is_taken_is_one_sentence(tmp_path: Path) -> None:
    with listen("127.0.0.1", 0) as taken:
        taken.listen()
        port = taken.getsockname()[1]
        tried = started(data_dir=tmp_path, port=port)
    assert tried.returncode == 2
    assert f"Cannot listen on 127.0.0.1:{port}" in tried.stderr


def test_the_link_can_be_clicked() -> None:
    with listen("0.0.0.0", 0) as everywhere:
        assert link(everywhere) == f"http://127.0.0.1:{everywhere.getsockname()[1]}/"
        assert everywhere.proto == socket.IPPROTO_TCP, "else small answers wait for more"
