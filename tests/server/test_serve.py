"""The command that starts the server."""

import os
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import typer

from armorial.cli.serve import serve
from armorial.server.run import link, listen
from armorial.server.settings import Settings
from tests.server.table_server import ROOT


def test_options_win_over_the_environment(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    seen: list[tuple[Settings, bool]] = []

    def run(settings: Settings, *, open_browser: bool) -> int:
        seen.append((settings, open_browser))
        return 0

    monkeypatch.setattr("armorial.server.run.serve", run)
    monkeypatch.setenv("ARMORIAL_PORT", "9000")
    monkeypatch.setenv("ARMORIAL_HOST", "0.0.0.0")
    serve(port=0, data_dir=tmp_path, open=True)
    settings, opened = seen[0]
    assert (settings.host, settings.port, settings.data_dir, opened) == ("0.0.0.0", 0, tmp_path, True)


def test_what_fails_is_told_by_the_exit_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("armorial.server.run.serve", lambda settings, open_browser: 2)
    with pytest.raises(typer.Exit) as left:
        serve()
    assert left.value.exit_code == 2


def started(**settings: Any) -> subprocess.CompletedProcess[str]:
    """A server that cannot start."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    environment |= {f"ARMORIAL_{name.upper()}": str(value) for name, value in settings.items()}
    command = [sys.executable, "-m", "armorial.server.run"]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)


def test_a_database_that_cannot_be_used_is_one_sentence() -> None:
    tried = started(database="postgresql://nobody:secret@127.0.0.1:1/x", port=0)
    assert tried.returncode == 2
    assert tried.stderr.startswith("Cannot use the database: ")
    assert "secret" not in tried.stderr
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
