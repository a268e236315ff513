"""Which engine runs, and that it makes no difference to what is played."""

import ast
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
from armorial.games import GAMES, load_game
from tests.engine.played import everything

SOURCE = Path(armorial.__file__).parent
COMPILED = engine.running() == engine.COMPILED


def python(*arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, **variables}
    return subprocess.run([sys.executable, *arguments], capture_output=True, text=True, env=env, timeout=600)


# -- the engine that was asked for ------------------------------------------------------------------------------------


def test_what_runs_is_what_was_asked_for() -> None:
    assert engine.running() == os.environ["ARMORIAL_ENGINE"]
    for name in GAMES:
        load_game(name)
    everything_imported = [sys.modules[name] for name in sorted(engine.group() & sys.modules.keys())]
    assert len(everything_imported) > 50
    endings = {"".join(Path(str(module.__file__)).suffixes[-1:]) for module in everything_imported}
    assert endings == ({Path(engine.SUFFIX).suffix} if COMPILED else {".py"})


def test_the_group_is_what_the_rules_are_made_of() -> None:
    assert {"armorial.kernel.contract", "armorial.games.village.turn", "armorial.data.reader"} <= engine.group()
    assert {"armorial.bots.mcts", "armorial.bots.playout"} <= engine.group()
    assert {"armorial.match.course", "armorial.games.village.view", "armorial.games.legacy.matches"} <= engine.group()
    assert "armorial.games.legacy.judgement.worth" in engine.group()
    assert [name for name in engine.group() if name.startswith(("armorial.cli", "armorial.server"))] == []
    for name in engine.BOTS:
        assert (SOURCE / "bots" / f"{name}.py").is_file()
    for name in engine.MATCH:
        assert (SOURCE / "match" / f"{name}.py").is_file()


if COMPILED:  # only the second half of `make test` can compare: in the first there need not be a build

    def test_both_engines_play_the_same_games_and_give_the_same_answers() -> None:
        other = python("-m", "tests.engine.played", ARMORIAL_ENGINE="interpreted")
        assert other.returncode == 0, other.stderr
        interpreted = json.loads(other.stdout)
        compiled = json.loads(json.dumps(everything()))
        assert (interpreted["engine"], compiled["engine"]) == ("interpreted", "compiled")
        for name, played in interpreted["games"].items():
            assert compiled["games"][name] == played, name


def test_what_declares_the_shape_of_views_is_not_compiled() -> None:
    """A compiled TypedDict forgets its fields, and the server could not describe it."""
    assert [path.name for path in engine.sources() if "TypedDict" in path.read_text("utf-8")] == []


def float_tuples(source: str) -> list[str]:
    """Constants that mypyc compiles wrongly: a Final tuple of known length that begins with a float."""
    found: list[str] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Tuple) and node.value.elts:
            first = node.value.elts[0]
            number = first.operand if isinstance(first, ast.UnaryOp) else first
            known = isinstance(node.annotation, ast.Name) and node.annotation.id == "Final"
            if known and isinstance(number, ast.Constant) and isinstance(number.value, float):
                found.append(ast.unparse(node.target))
    return found


def test_no_constant_is_compiled_wrongly() -> None:
    """mypyc 2.4 says that such a constant "was not set" when it is read: it has to be a tuple[float, ...]."""
    assert float_tuples("A: Final = (1.5, 2)\nB: Final = (-1.5,)\nC: Final = (1, 2.5)") == ["A", "B"]
    assert float_tuples("A: Final[tuple[float, ...]] = (1.5, 2.5)") == []
    wrong = {path.name: float_tuples(path.read_text("utf-8")) for path in engine.sources()}
    assert {name: names for name, names in wrong.items() if names} == {}


def sums(source: str) -> list[str]:
    """Constants whose numbers mypyc takes for any objects: made by ``sum``, and not said to be ints."""
    found: list[str] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.AnnAssign) and isinstance(node.annotation, ast.Name) and node.value is not None:
            calls = [part.func for part in ast.walk(node.value) if isinstance(part, ast.Call)]
            if node.annotation.id == "Final" and any(isinstance(call, ast.Name) and call.id == "sum" for call in calls):
                found.append(ast.unparse(node.target))
    return found


def test_no_constant_is_slow_for_want_of_a_type() -> None:
    """mypy says that a sum is an ``int`` or a literal 0, which mypyc does not take for a number."""
    assert sums("A: Final = sum(B)\nC: Final = tuple(sum(D[:g]) for g in D)\nE: Final = len(D)") == ["A", "C"]
    assert sums("A: Final[int] = sum(B)\nC: Final[tuple[int, ...]] = tuple(sum(D[:g]) for g in D)") == []
    slow = {path.name: sums(path.read_text("utf-8")) for path in engine.sources()}
    assert {name: names for name, names in slow.items() if names} == {}


# -- builds -----------------------------------------------------------------------------------------------------------


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
    (copy / "kernel" / "pools.py").write_text("def broken() -> int:\n    return 'no number'\n", "utf-8")
    ran = armorial_in(copy, "compile", XDG_CACHE_HOME=str(tmp_path / "cache"))
    assert ran.returncode == 2
    assert (
        "error: the engine could not be compiled: armorial/kernel/pools.py:2: error: Incompatible return" in ran.stderr
    )
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
