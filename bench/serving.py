"""A server of its own for a measurement, on an SQLite file, and the time of the processor that it takes."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
TICK = os.sysconf("SC_CLK_TCK")


@contextmanager
def serving(file: Path, **settings: str) -> Iterator[int]:
    """`armorial serve`, once it is ready; gives its process."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "ARMORIAL_PORT": "0", "ARMORIAL_LOG_LEVEL": "error"}
    environment |= {"ARMORIAL_DATABASE": f"sqlite:///{file}", **settings}
    command = [sys.executable, "-m", "armorial.cli", "serve"]
    server = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        found = re.search(r"http://\S+", server.stdout.readline())
        if found is None:
            sys.exit("the server did not start")
        while not ready(f"{found.group()}api/ready"):
            time.sleep(0.01)
        yield server.pid
    finally:
        server.terminate()
        server.communicate()


def ready(link: str) -> bool:
    try:
        with urllib.request.urlopen(link) as answer:
            return bool(answer.status == 200)
    except urllib.error.HTTPError:
        return False


def spent(pid: int) -> float:
    """The time of the processor that a process has taken, in seconds."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICK
