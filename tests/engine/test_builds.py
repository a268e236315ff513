"""Builds of the engine: what they belong to, what is said where there is none, and what a failed one leaves."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import armorial
from armorial import engine
from armorial.engine import build
from armorial.engine.to_c import units
from tests.engine.programs import python

SOURCE = Path(armorial.__file__).parent


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The program with a changed source, of which there is no build."""
    package = tmp_path / "src" / "armorial"
    shutil.copytree(SOURCE, package, ignore=shutil.ignore_patterns("__pycache__", "static", "built"))
    changed = package / "kernel" / "pools.py"
    changed.write_text(changed.read_text("utf-8") + "# a change\n", "utf-8")
    return package


def test_a_build_belongs_to_its_sources(copy: Path) -> None:
    before = engine.key(copy)
    assert before != engine.key()
    unchanged = copy / "kernel" / "pools.py"
    unchanged.write_text((SOURCE / "kernel" / "pools.py").read_text("utf-8"), "utf-8")
    assert engine.key(copy) == engine.key()
    (copy / "cli" / "app.py").write_text("", "utf-8")  # not part of the engine
    assert engine.key(copy) == engine.key()
    (copy / "games" / "village" / "another.py").write_text("", "utf-8")
    assert engine.key(copy) != engine.key()


def armorial_in(copy: Path, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    return python("-m", "armorial.cli", *arguments, PYTHONPATH=str(copy.parent), **variables)


def test_without_a_build_the_sources_run(copy: Path) -> None:
    ran = armorial_in(copy, "simulate", "village", "--games", "1", "--json", ARMORIAL_ENGINE="auto")
    assert json.loads(ran.stdout)["engine"] == "interpreted"
    assert ran.stderr.strip() == (
        "The engine runs interpreted; 'armorial compile' builds one that is several times as fast."
    )


def test_without_a_build_the_compiled_engine_is_an_error(copy: Path) -> None:
    ran = armorial_in(copy, "games", ARMORIAL_ENGINE="compiled")
    assert ran.returncode == 2
    assert ran.stderr == (
        "error: ARMORIAL_ENGINE is 'compiled', and there is no compiled engine of these sources:"
        " run 'armorial compile', or set ARMORIAL_ENGINE to auto\n"
    )


def test_an_engine_that_does_not_exist(copy: Path) -> None:
    ran = armorial_in(copy, "games", ARMORIAL_ENGINE="fast")
    assert (ran.returncode, ran.stderr) == (
        2,
        "error: ARMORIAL_ENGINE is one of auto, compiled, interpreted, not 'fast'\n",
    )


NO_COMPILER = {"PATH": "/nowhere", "CC": ""}


def test_without_a_compiler_compile_says_what_to_install(copy: Path) -> None:
    ran = armorial_in(copy, "compile", **NO_COMPILER)
    assert ran.returncode == 2
    assert ran.stderr.startswith("error: the engine cannot be compiled: there is no C compiler: install one")
    ran = armorial_in(copy, "compile", "--if-possible", **NO_COMPILER)
    assert ran.returncode == 0
    assert ran.stdout.startswith("The engine runs interpreted: there is no C compiler")


def test_without_a_compiler_long_work_is_interpreted_and_says_so(copy: Path) -> None:
    words = ("from armorial.engine.ready import ready; print(ready())",)
    ran = python("-c", *words, PYTHONPATH=str(copy.parent), ARMORIAL_ENGINE="auto", **NO_COMPILER)
    assert ran.stdout == "interpreted\n"
    assert ran.stderr.startswith("The engine runs interpreted, several times slower than compiled: there is no C comp")
    ran = python("-c", *words, PYTHONPATH=str(copy.parent), ARMORIAL_ENGINE="compiled", **NO_COMPILER)
    assert ran.returncode != 0
    assert "the engine cannot be compiled: there is no C compiler" in ran.stderr


def test_without_mypyc_compile_says_which_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "mypyc", None)
    assert build.obstacle() == "mypyc is missing: pip install 'armorial[compile]'"
    monkeypatch.setitem(sys.modules, "setuptools", None)
    assert build.obstacle() == "mypyc and setuptools are missing: pip install 'armorial[compile]'"


def test_without_headers_compile_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "_headers", lambda: Path("/nowhere/Python.h"))
    assert str(build.obstacle()).startswith("the headers of Python are missing (/nowhere/Python.h): install them")
    assert build.lacking() == ["python3-dev"]


def test_a_failed_build_leaves_nothing(copy: Path, tmp_path: Path) -> None:
    (copy / "games" / "village" / "broken.py").write_text("broken = )\n", "utf-8")
    ran = armorial_in(copy, "compile", XDG_CACHE_HOME=str(tmp_path / "cache"))
    assert ran.returncode == 2
    assert "error: the engine could not be compiled: armorial/games/village/broken.py:1: error: " in ran.stderr
    for folder in engine.folders():
        assert not folder.is_dir() or not list(folder.glob("unfinished-*"))


def test_only_the_newest_builds_are_kept(tmp_path: Path) -> None:
    for age, name in enumerate(["newest", "second", "third", "fourth", "unfinished-1"]):
        (tmp_path / name).mkdir()
        os.utime(tmp_path / name, (1e9 - age, 1e9 - age))
    (tmp_path / "lock").touch()
    build._tidy(tmp_path, tmp_path / "newest")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["lock", "newest", "second", "third"]


def test_the_files_of_a_game_are_compiled_together() -> None:
    names = ["armorial_engine", "armorial___kernel___contract", "armorial___kernel___codec", "armorial___bots___mcts"]
    names += [f"armorial___games___{name}" for name in ("village___turn", "village___farm", "troyes___turn")]
    found = units([(f"/c/__native_{name}.c", 900_000) for name in names] + [("/c/getargs.c", 9)])
    shown = [[file.removeprefix("/c/").removeprefix("__native_armorial").strip("_") for file in unit] for unit in found]
    assert shown == [
        ["engine.c", "getargs.c"],
        ["bots___mcts.c", "kernel___codec.c"],
        ["kernel___contract.c"],
        ["games___troyes___turn.c"],
        ["games___village___farm.c", "games___village___turn.c"],
    ]
