"""Wheels: a pure one, and one that carries the compiled engine. Each is built, installed elsewhere, and plays."""

import os
import shutil
import sys
import venv
import zipfile
from pathlib import Path

import librt
import mypy_extensions
import pytest

from armorial import engine
from tests.programs import finished

ROOT = Path(__file__).parent.parent.parent
COMPILED = engine.running() == engine.COMPILED
NEEDED = ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", ".gitignore")
"""Of the repository, besides sources and rules. Without ``web`` no client is built: other tests do that."""
MAKE = "import sys; from hatchling.build import build_wheel; print(build_wheel(sys.argv[1]))"
PLAY = """
import sys
from armorial.bots.playout import play_games
from armorial.engine import LIBRARY, running
from armorial.games import GAMES, load_game
from armorial.kernel import contract
source = sys.modules.get(LIBRARY, contract).__file__
print(running(), source, *[play_games(load_game(name), 2, {}, [1, 2]) for name in GAMES])
"""

BUILD = """
from pathlib import Path
assets = Path(__file__).parents[1] / "src" / "armorial" / "server" / "static" / "assets"
assets.mkdir(parents=True)
for ending in ("", ".br", ".gz"):
    (assets / f"app-1a2b.js{ending}").write_text("let a")
"""
"""Stands for the build of the web client: what it leaves behind."""
SITE = """
import sys
from pathlib import Path
folder = Path(sys.argv[1])
folder.mkdir(parents=True)
for name in ("index.html", "here.json"):
    (folder / name).write_text("a site")
"""
"""The same for the site of files."""


def run(folder: Path, command: list[str | Path], **variables: str) -> str:
    env = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "ARMORIAL_ENGINE")}
    # Builds that the person made elsewhere are not found.
    env |= {"XDG_CACHE_HOME": str(folder / "cache"), "PIP_DISABLE_PIP_VERSION_CHECK": "1", **variables}
    ran = finished(command, cwd=folder, env=env)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout


@pytest.fixture(scope="module")
def repository(tmp_path_factory: pytest.TempPathFactory) -> Path:
    copy = tmp_path_factory.mktemp("repository")
    for name in NEEDED:
        shutil.copyfile(ROOT / name, copy / name)
    unwanted = shutil.ignore_patterns("__pycache__", "static", "built")
    shutil.copytree(ROOT / "src" / "armorial", copy / "src" / "armorial", ignore=unwanted)
    shutil.copytree(ROOT / "docs" / "rules", copy / "docs" / "rules")
    return copy


def wheel(repository: Path, kind: str) -> Path:
    """Made as pip makes it, with what the environment of the tests has."""
    said = run(repository, [sys.executable, "-c", MAKE, str(repository / "dist")], ARMORIAL_WHEEL=kind)
    return repository / "dist" / said.splitlines()[-1]


def installed(made: Path, place: Path) -> Path:
    """The Python of an environment that has this wheel, and librt with what that needs. The engine needs no more."""
    venv.create(place / "env", with_pip=False)
    python = place / "env" / "bin" / "python"
    pip: list[str | Path] = ["-m", "pip", "--python", python, "install", "-q", "--no-deps", "--no-index", made]
    run(place, [sys.executable, *pip])
    (there,) = (place / "env" / "lib").glob("python*/site-packages")
    shutil.copytree(librt.__path__[0], there / "librt")
    shutil.copyfile(mypy_extensions.__file__, there / "mypy_extensions.py")
    return python


def played(python: Path, place: Path, wish: str) -> list[str]:
    """Which engine runs, where it is, and how many answers some games had."""
    return run(place, [python, "-c", PLAY], ARMORIAL_ENGINE=wish).split()


if not COMPILED:  # once is enough

    def test_a_pure_wheel_runs_interpreted_everywhere(repository: Path, tmp_path: Path) -> None:
        made = wheel(repository, "pure")
        assert made.name.endswith("-py3-none-any.whl")
        running, file, *games = played(installed(made, tmp_path), tmp_path, "auto")
        assert running == "interpreted"
        assert Path(file).parts[-3:] == ("armorial", "kernel", "contract.py")
        assert tmp_path in Path(file).parents
        assert all(int(answers) > 50 for answers in games)

    def test_a_wheel_has_the_client_with_its_packed_copies(repository: Path, tmp_path: Path) -> None:
        copy = tmp_path / "repository"
        shutil.copytree(repository, copy, ignore=shutil.ignore_patterns("dist", "build", "cache"))
        (copy / "web").mkdir()
        (copy / "web" / "build.py").write_text(BUILD)
        (copy / "web" / "site_files.py").write_text(SITE)
        names = zipfile.ZipFile(wheel(copy, "pure")).namelist()
        assert "armorial/browser/site/index.html" in names
        for ending in ("", ".br", ".gz"):
            assert f"armorial/server/static/assets/app-1a2b.js{ending}" in names

    def test_a_kind_of_wheel_that_does_not_exist(repository: Path) -> None:
        with pytest.raises(AssertionError, match="ARMORIAL_WHEEL is one of pure, compiled, not 'fast'"):
            wheel(repository, "fast")


if COMPILED:  # here is a build that the wheel can take: of sources without one it would compile first

    def test_a_compiled_wheel_runs_compiled_without_a_compiler(repository: Path, tmp_path: Path) -> None:
        made = wheel(repository, "compiled")
        assert made.name.endswith(".whl")
        assert not made.name.endswith("-none-any.whl")
        python = installed(made, tmp_path)
        running, file, *games = played(python, tmp_path, "auto")
        assert running == "compiled"
        assert Path(file).name == f"{engine.LIBRARY}{engine.SUFFIX}"
        assert Path(file).parent.parts[-3:] == ("armorial", "engine", "built")
        assert tmp_path in Path(file).parents
        running, file, *others = played(python, tmp_path, "interpreted")
        assert (running, others) == ("interpreted", games)
        assert Path(file).name == "contract.py"
