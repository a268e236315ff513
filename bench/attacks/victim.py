"""A server to attack, on this machine only: a version of Armorial in a process of its own, with default settings."""

from __future__ import annotations

import os
import re
import resource
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import quantiles
from typing import Any

import httpx

from checkout import environment, sources_of

FILES = 1024
"""How many connections and files a process may have open, as most systems set it."""
PATIENCE = 60.0
"""No request waits longer."""
EVERY = 0.02
"""How often somebody else asks whether the server is well, in seconds."""


class Victim:
    """A server that was started for one attack, and ends with it."""

    def __init__(self, version: str, folder: Path, settings: dict[str, str]) -> None:
        self.folder = folder
        self.data = folder / "data"
        self.version = version
        self._settings = settings
        self.process = self._start()
        self.url = self._where()

    def _start(self, behind: Path | None = None) -> subprocess.Popen[str]:
        env = {**os.environ, **environment(sources_of(self.version), "compiled")}
        env |= {"ARMORIAL_PORT": "0", "ARMORIAL_DATA_DIR": str(self.data), **self._settings}
        if behind is not None:
            env["PYTHONPATH"] = os.pathsep.join([str(behind), env["PYTHONPATH"]])
        command = [sys.executable, "-m", "armorial.server.run"]
        with (self.folder / "log").open("a") as log:
            return subprocess.Popen(
                command,
                env=env,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                start_new_session=True,
                preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, FILES)),
            )

    def _where(self) -> str:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://\S+", line)
        if found is None:
            sys.exit(f"error: {self.version} did not start: {line}{self.log()}")
        return found.group().rstrip("/")

    def restart(self, behind: Path) -> None:
        """Stop and start anew, with the modules of a folder before all others."""
        self.stop()
        self.process = self._start(behind)
        self.url = self._where()

    def fails(self) -> int:
        """Start anew, which is not to succeed; gives the exit code."""
        self.stop()
        self.process = self._start()
        return self.process.wait(60)

    @property
    def database(self) -> Path:
        return next(self.data.glob("*.db"))

    def log(self) -> str:
        return (self.folder / "log").read_text()

    @property
    def port(self) -> int:
        return int(self.url.rsplit(":", 1)[1])

    def megabytes(self) -> float:
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * resource.getpagesize() / 1e6

    def bots(self) -> list[int]:
        """The processes that the server has started."""
        own = self.process.pid
        return [each for each in _processes() if each != own and _session(each) == own]

    def stop(self) -> None:
        """The server and all it has started."""
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def somebody(self, name: str | None = None) -> Somebody:
        return Somebody(self.url, name)


class Somebody:
    """A person with a browser of their own."""

    def __init__(self, url: str, name: str | None = None, cookies: Any = None) -> None:
        limits = httpx.Limits(max_connections=1000)
        self.web = httpx.Client(base_url=url, timeout=PATIENCE, limits=limits, cookies=cookies)
        if name is not None:
            self.post("/api/me", {"name": name})

    def copy(self) -> Somebody:
        """Another browser with the same cookies."""
        return Somebody(str(self.web.base_url), cookies=dict(self.web.cookies))

    def send(self, path: str, body: dict[str, Any] | None = None) -> httpx.Response:
        return self.web.post(path, json=body or {})

    def post(self, path: str, body: dict[str, Any] | None = None) -> dict[str, Any]:
        reply = self.send(path, body)
        if reply.status_code != 200:
            raise RuntimeError(f"{path}: {reply.status_code} {reply.text[:200]}")
        found: dict[str, Any] = reply.json()
        return found

    def get(self, path: str) -> dict[str, Any]:
        reply = self.web.get(path)
        if reply.status_code != 200:
            raise RuntimeError(f"{path}: {reply.status_code} {reply.text[:200]}")
        found: dict[str, Any] = reply.json()
        return found

    def position(self, table: str) -> dict[str, Any]:
        return self.get(f"/api/tables/{table}/position")

    def hot_seat(self, game: str = "village") -> str:
        """A running table with two seats at this person's device."""
        wish = {"game": game, "seats": 2, "others": [{"name": "Bob"}], "visibility": "unlisted"}
        table = self.post("/api/tables", wish)["id"]
        self.post(f"/api/tables/{table}/start")
        return str(table)

    def answer(self, table: str) -> httpx.Response:
        """The first answer there is, confirmed where that is asked."""
        now = self.position(table)
        if now.get("waiting_for_confirm"):
            return self.send(f"/api/tables/{table}/confirm", {"seat": now["seats"][0]["seat"], "seq": now["seq"]})
        question = now["question"]
        body = {"seat": question["seat"], "seq": now["seq"], "token": question["options"][0]["token"]}
        return self.send(f"/api/tables/{table}/answer", body)


@contextmanager
def victim(version: str, settings: dict[str, str] | None = None) -> Iterator[Victim]:
    """``settings`` are variables of its environment."""
    with tempfile.TemporaryDirectory(prefix="armorial-attack-") as folder:
        found = Victim(version, Path(folder), settings or {})
        try:
            yield found
        finally:
            found.stop()


class Onlooker:
    """Somebody else, who asks all the while whether the server is well, and notes how long it takes to answer."""

    def __init__(self, server: Victim) -> None:
        self._url = server.url
        self._over = threading.Event()
        self._thread = threading.Thread(target=self._look, daemon=True)
        self.took: list[float] = []
        self.failed = 0

    def _look(self) -> None:
        with httpx.Client(base_url=self._url, timeout=10) as web:
            while not self._over.is_set():
                began = time.perf_counter()
                try:
                    web.get("/api/health")
                except httpx.HTTPError:
                    self.failed += 1
                self.took.append(time.perf_counter() - began)
                self._over.wait(EVERY)

    def __enter__(self) -> Onlooker:
        self._thread.start()
        return self

    def __exit__(self, *about: object) -> None:
        self._over.set()
        self._thread.join()

    def __str__(self) -> str:
        cuts = quantiles(self.took, n=100)
        lost = f", {self.failed} unanswered" if self.failed else ""
        return f"others wait {cuts[49] * 1000:.0f} ms (p50), {cuts[98] * 1000:.0f} ms (p99){lost}"


def running(process: int) -> bool:
    """Whether a process does anything yet, and is not only remembered."""
    return process in _processes()


def _session(process: int) -> int:
    """Which session a process belongs to; none if it has just ended."""
    try:
        return os.getsid(process)
    except ProcessLookupError:
        return 0


def _processes() -> list[int]:
    found: list[int] = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                if (folder / "stat").read_text().rsplit(")", 1)[1].split()[0] != "Z":
                    found.append(int(folder.name))
            except OSError:
                pass
    return found


def together(work: Any, *arguments: Any) -> None:
    """The same with each argument, all at once."""
    threads = [threading.Thread(target=work, args=(each,), daemon=True) for each in arguments]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
