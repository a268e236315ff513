"""The layers of the program, and how large its parts may be: read from the source, so no import escapes.

    kernel  <-  games  <-  match  <-  { bots, lessons }  <-  table  <-  { server, browser }

``data`` and ``text`` stand beside the games: they know nothing of them, and everything from the games on may use
them; ``text`` says what is wrong with ``data``. ``engine`` knows in which form all this runs, compiled or
interpreted, and nothing of what it is. A ``table`` is the same wherever it is kept: it knows no web
framework, database, event loop or thread. ``research`` and ``training`` use the bots, and the command line may use all.
"""

import ast
import sys
import xml.etree.ElementTree as Xml
from collections.abc import Callable
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import Final

import pytest

import armorial

SOURCE: Final = Path(armorial.__file__).parent
PICTURE: Final = Path(__file__).parent.parent / "docs" / "pictures" / "house.svg"

LONGEST_FILE: Final = 500
LONGEST_FUNCTION: Final = 60

INNER: Final = ("kernel", "data", "text", "games")
USES: Final[dict[str, tuple[str, ...]]] = {
    "": ("engine",),
    "engine": ("",),
    "kernel": (),
    "data": ("kernel.words", "text"),
    "text": ("kernel.words",),
    "games": ("kernel", "data", "text"),
    "box": ("kernel", "data", "text", "games"),
    "match": ("", "engine", *INNER),
    "bots": ("", "engine", *INNER, "match"),
    "research": ("", "engine", *INNER, "match", "bots"),
    "training": ("", "engine", *INNER, "match", "bots"),
    "lessons": ("", "engine", *INNER, "match"),
    "table": ("", "engine", *INNER, "box", "match", "bots", "lessons"),
    "server": ("", "engine", *INNER, "box", "match", "bots", "lessons", "table"),
    "browser": ("", "engine", *INNER, "box", "match", "bots", "lessons", "table"),
    "cli": (
        *("", "engine", *INNER, "box", "match", "bots", "research", "training", "lessons", "table", "browser"),
        "server",
    ),
    "__main__": ("cli",),
}
"""Which parts of the program each layer may import besides itself; ``""`` is the package ``armorial`` alone."""

PURE_MODULES: Final = frozenset(
    [
        "__future__",
        "abc",
        "bisect",
        "collections",
        "dataclasses",
        "enum",
        "functools",
        "heapq",
        "itertools",
        "math",
        "operator",
        "string",
        "types",
        "typing",
    ]
)
"""All the kernel may import: no clock, no file, no network, no process, no random generator."""
NOT_IN_RULES: Final = frozenset(
    [
        "asyncio",
        "concurrent",
        "datetime",
        "http",
        "io",
        "multiprocessing",
        "os",
        "random",
        "secrets",
        "shutil",
        "socket",
        "sqlite3",
        "subprocess",
        "tempfile",
        "threading",
        "time",
        "urllib",
        "uuid",
    ]
)
"""What the rules of a game may not import, so that the same answers always give the same game."""
NOT_AT_A_TABLE: Final = frozenset(
    [
        "asyncio",
        "concurrent",
        "http",
        "multiprocessing",
        "os",
        "queue",
        "selectors",
        "signal",
        "socket",
        "sqlite3",
        "ssl",
        "subprocess",
        "tempfile",
        "threading",
        "urllib",
    ]
)
"""What a table may not import, so that it can be kept anywhere, in a browser too; nor may the browser's part."""
THIRD_PARTY: Final[dict[str, tuple[str, ...]]] = {
    "": (),
    "kernel": (),
    "data": (),
    "games": (),
    "text": ("fluent",),
    "table": ("pydantic", "pydantic_core", "typing_extensions"),
    "browser": ("pydantic",),
}
"""Layers that may import only these packages from outside; the others are free but for ``RESERVED``."""
WEB: Final = [
    "aiohttp",
    "django",
    "fastapi",
    "flask",
    "hypercorn",
    "litestar",
    "quart",
    "sanic",
    "starlette",
    "tornado",
    "uvicorn",
    "websockets",
]
FOR_THE_COMPILER: Final = ("armorial.kernel.openness", "mypy_extensions")
"""Marks that only the compiler reads; nothing is imported when the program runs."""
LEARNING: Final = ["numpy", "gymnasium", "pettingzoo", "pyspiel", "open_spiel"]
RESERVED: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys(LEARNING, ("research",)),
    "numpy": ("research", "training"),
    **dict.fromkeys(WEB, ("server",)),
    "matplotlib": ("research", "cli"),
}
"""Packages that few layers have for themselves."""


class Import:
    """A module that a module imports, by its full name, and the line."""

    def __init__(self, module: str, line: int) -> None:
        self.module = module
        self.line = line


@cache
def nodes(source: str) -> list[ast.AST]:
    """All of a source; each is looked at several times."""
    return list(ast.walk(ast.parse(source)))


def imports(module: str, source: str, *, package: bool = False) -> list[Import]:
    """All imports of a module, wherever they stand; ``from a import b`` counts as ``a.b``, which may be a module."""
    found: list[Import] = []
    for node in nodes(source):
        if isinstance(node, ast.Import):
            found += [Import(alias.name, node.lineno) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            above = module.split(".")
            base = above[: len(above) - node.level + package] if node.level else []
            start = [*base, node.module] if node.module else base
            found += [Import(".".join([*start, alias.name]), node.lineno) for alias in node.names]
    return found


def types_only(source: str) -> set[int]:
    """The lines of a module that are there for the type checker alone."""
    lines: set[int] = set()
    for node in nodes(source):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            lines.update(line for inner in node.body for line in range(inner.lineno, (inner.end_lineno or 0) + 1))
    return lines


def import_cycle(modules: dict[str, tuple[str, bool]]) -> list[str]:
    """Modules that import each other in a circle, if any; each with its source and whether it is a package."""
    uses: dict[str, set[str]] = {}
    for module, (source, package) in modules.items():
        left_out = types_only(source)
        names = [found.module for found in imports(module, source, package=package) if found.line not in left_out]
        found = {name if name in modules else name.rpartition(".")[0] for name in names}
        uses[module] = (found & modules.keys()) - {module}
    try:
        TopologicalSorter(uses).prepare()
    except CycleError as error:
        cycle: list[str] = error.args[1]
        return cycle
    return []


def layer_of(module: str) -> str:
    """The part of the program a module of ``armorial`` belongs to."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 and parts[1] in USES else ""


def game_of(module: str) -> str | None:
    """The game a module belongs to, if it is in the package of one."""
    parts = module.split(".")
    return parts[2] if parts[:2] == ["armorial", "games"] and len(parts) > 2 else None


def is_judgement(module: str) -> bool:
    """Whether a module says how bots judge the positions of a game."""
    return module.split(".")[3:4] == ["judgement"]


def problem_inside(module: str, imported: str) -> str | None:
    """Why a module may not import a part of the program."""
    layer, other = layer_of(module), layer_of(imported)
    if layer == other == "games":
        own = game_of(module)
        if own is not None and game_of(imported) != own:
            return f"the game {own} imports what is not its own"
        if own is not None and is_judgement(imported) and not (is_judgement(module) or module.endswith(".info")):
            return "no rule may ask how bots judge"
        return None
    allowed = USES[layer]
    inside = imported.removeprefix("armorial").removeprefix(".")
    if layer == other or other in allowed or any(f"{inside}.".startswith(f"{part}.") for part in allowed if part):
        return None
    return f"{layer or 'armorial'} may not import {other or 'armorial'}"


def problem_outside(module: str, imported: str) -> str | None:
    """Why a module may not import something from outside the program."""
    layer, root = layer_of(module), imported.split(".")[0]
    if root in sys.stdlib_module_names:
        if layer == "kernel" and root not in PURE_MODULES:
            return f"the kernel may not import {root}"
        if game_of(module) is not None and root in NOT_IN_RULES:
            return f"the rules of a game may not import {root}"
        if layer in ("table", "browser") and root in NOT_AT_A_TABLE:
            return f"a table may not import {root}"
        return None
    if (module, root) == FOR_THE_COMPILER:
        return None
    if layer in THIRD_PARTY and root not in THIRD_PARTY[layer]:
        return f"{layer or 'armorial'} may not import packages from outside"
    if layer not in RESERVED.get(root, (layer,)):
        return f"only {' and '.join(RESERVED[root])} may import {root}"
    return None


def import_problems(module: str, source: str, *, package: bool = False) -> list[str]:
    """What is wrong with the imports of a module: the line, the import and why."""
    problems: list[str] = []
    for found in imports(module, source, package=package):
        inside = found.module.split(".")[0] == "armorial"
        problem = (problem_inside if inside else problem_outside)(module, found.module)
        if problem is not None:
            problems.append(f"line {found.line}: imports {found.module}: {problem}")
    return problems


def size_problems(source: str) -> list[str]:
    """Files and functions that are too long to be read at a sitting."""
    problems: list[str] = []
    lines = source.count("\n")
    if lines > LONGEST_FILE:
        problems.append(f"{lines} lines, more than {LONGEST_FILE}: split it")
    for node in nodes(source):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            length = (node.end_lineno or node.lineno) - node.lineno + 1
            if length > LONGEST_FUNCTION:
                problems.append(f"line {node.lineno}: {node.name} has {length} lines, more than {LONGEST_FUNCTION}")
    return problems


# -- the program -------------------------------------------------------------------------------------------------

FILES: Final = sorted(SOURCE.rglob("*.py"))


def module_name(path: Path) -> str:
    parts = path.relative_to(SOURCE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def report(path: Path, problems: list[str]) -> str:
    return "\n".join(f"{path.relative_to(SOURCE.parent)}: {problem}" for problem in problems)


@pytest.mark.parametrize("folder", ["tests", "tools", "bench", "examples", "web/src"])
def test_files_beside_the_program_are_short_too(folder: str) -> None:
    root = SOURCE.parents[1]
    files = [file for kind in ("py", "ts", "svelte") for file in (root / folder).rglob(f"*.{kind}")]
    written = [file for file in files if "node_modules" not in file.parts and not file.name.endswith(".gen.ts")]
    assert written
    long = {str(file.relative_to(root)) for file in written if file.read_text("utf-8").count("\n") > LONGEST_FILE}
    assert not long
    found = {
        str(file.relative_to(root)): size_problems(file.read_text("utf-8")) for file in written if file.suffix == ".py"
    }
    assert not {file: problems for file, problems in found.items() if problems}


def test_every_file_is_in_a_known_layer() -> None:
    folders = {path.relative_to(SOURCE).parts[0] for path in FILES if len(path.relative_to(SOURCE).parts) > 1}
    assert {"kernel", "games"} <= folders
    assert folders <= set(USES), f"new layers: {sorted(folders - set(USES))}; say in USES what they may import"


def reports(check: Callable[[Path], list[str]]) -> str:
    """What is wrong with any file. A test of its own for each would take three times as long as looking."""
    return "\n".join(report(path, problems) for path in FILES if (problems := check(path)))


def test_layers() -> None:
    def check(path: Path) -> list[str]:
        return import_problems(module_name(path), path.read_text(), package=path.name == "__init__.py")

    found = reports(check)
    assert not found, found


def test_no_modules_import_each_other() -> None:
    modules = {module_name(path): (path.read_text(), path.name == "__init__.py") for path in FILES}
    assert import_cycle(modules) == []


def test_sizes() -> None:
    found = reports(lambda path: size_problems(path.read_text()))
    assert not found, found


def drawn_uses() -> dict[str, set[str]]:
    """What each room of the picture reaches along its arrows."""
    elements = list(Xml.parse(PICTURE).iter())
    uses: dict[str, set[str]] = {room: set() for e in elements if (room := e.get("data-room")) is not None}
    arrows = [(e.attrib["data-from"], e.attrib["data-to"]) for e in elements if "data-from" in e.attrib]
    for _ in uses:  # no way is longer than there are rooms
        for start, end in arrows:
            uses[start] |= {end} | uses[end]
    return uses


def test_the_picture_of_the_house_is_true() -> None:
    drawn = drawn_uses()
    assert drawn.pop("web") == set(drawn) - {"cli", "research", "training"}, "the web talks to server and browser only"
    everywhere = {"", "engine", "__main__"}
    told = {layer: {part.split(".")[0] for part in uses} - everywhere for layer, uses in USES.items()}
    assert drawn == {layer: uses for layer, uses in told.items() if layer not in everywhere}


# -- the checker itself ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("module", "source", "problem"),
    [
        ("kernel.pools", "import random", "imports random: the kernel may not import random"),
        ("kernel.pools", "def f():\n    from time import time", "line 2: imports time.time: the kernel may not"),
        ("kernel.pools", "import os.path as p", "the kernel may not import os"),
        ("kernel.pools", "from pathlib import Path", "the kernel may not import pathlib"),
        ("kernel.pools", "import numpy", "kernel may not import packages from outside"),
        ("kernel.pools", "import mypy_extensions", "kernel may not import packages from outside"),
        ("kernel.pools", "import armorial.engine", "kernel may not import engine"),
        ("engine.build", "from armorial.games import GAMES", "engine may not import games"),
        ("kernel.pools", "from armorial.games import GAMES", "kernel may not import games"),
        ("kernel.pools", "from armorial import games", "kernel may not import games"),
        ("kernel.pools", "from ..match import log", "imports armorial.match.log: kernel may not import match"),
        ("kernel.pools", "if TYPE_CHECKING:\n    import armorial.cli", "kernel may not import cli"),
        ("data.reader", "import tomli", "data may not import packages from outside"),
        ("data.reader", "import armorial.kernel.contract", "data may not import kernel"),
        ("text.say", "from armorial.kernel.contract import Game", "text may not import kernel"),
        ("text.say", "import babel", "text may not import packages from outside"),
        ("games.village.turn", "import armorial.match", "games may not import match"),
        (
            "games.village.turn",
            "from armorial.games.troyes import dice",
            "the game village imports what is not its own",
        ),
        ("games.village.turn", "from ..troyes import dice", "imports armorial.games.troyes.dice: the game village"),
        ("games.village.turn", "from armorial.games import load_game", "the game village imports what is not its own"),
        ("games.village.turn", "from armorial.games.village.judgement import worth", "no rule may ask how bots judge"),
        ("games.village.turn", "from .judgement.worth import worth", "no rule may ask how bots judge"),
        ("games.village.turn", "import random", "the rules of a game may not import random"),
        ("games.village.turn", "import pydantic", "games may not import packages from outside"),
        ("match.log", "from armorial.server import app", "match may not import server"),
        ("match.log", "import fastapi", "only server may import fastapi"),
        ("bots.mcts", "import numpy as np", "only research and training may import numpy"),
        ("bots.mcts", "import armorial.cli", "bots may not import cli"),
        ("research.vector", "from starlette.routing import Route", "only server may import starlette"),
        ("research.vector", "import armorial.server.app", "research may not import server"),
        ("table.play", "import armorial.server.rooms", "table may not import server"),
        ("table.play", "import asyncio", "a table may not import asyncio"),
        ("table.play", "from threading import Lock", "a table may not import threading"),
        ("table.show", "import orjson", "table may not import packages from outside"),
        ("table.show", "import armorial.browser.desk", "table may not import browser"),
        ("browser.desk", "import armorial.server.rooms", "browser may not import server"),
        ("browser.desk", "import threading", "a table may not import threading"),
        ("server.rooms", "import armorial.browser.desk", "server may not import browser"),
        ("server.app", "import armorial.cli", "server may not import cli"),
        ("cli.play", "import numpy.random", "only research and training may import numpy"),
        ("cli.play", "import pyspiel", "only research may import pyspiel"),
        ("bots.mcts", "from pettingzoo import AECEnv", "only research may import pettingzoo"),
        ("server.app", "import matplotlib", "only research and cli may import matplotlib"),
    ],
)
def test_wrong_import_is_noticed(module: str, source: str, problem: str) -> None:
    assert problem in "\n".join(import_problems(f"armorial.{module}", source))


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("kernel.contract", "from collections.abc import Sequence\nfrom armorial.kernel.codec import Codec"),
        ("kernel.contract", "from . import codec"),
        ("kernel.openness", "if TYPE_CHECKING:\n    from mypy_extensions import mypyc_attr"),
        ("engine.to_c", "from mypyc.build import mypycify\nfrom armorial.engine import sources"),
        ("data.reader", "import re, tomllib\nfrom pathlib import Path"),
        ("text.say", "from armorial.kernel import words"),
        ("text.say", "from fluent.runtime import FluentBundle\nfrom armorial.kernel.words import Message"),
        ("games.village.turn", "from armorial.games.village.state import Village\nfrom . import farm"),
        ("games.village.turn", "from armorial.kernel import contract\nfrom armorial.data.reader import Components"),
        ("games.village.info", "from armorial.games.village.judgement import worth as worths"),
        ("games.village.judgement.worth", "from armorial.games.village.judgement import sights"),
        ("match.log", "import random, time\nfrom armorial.games import load_game\nfrom armorial import __version__"),
        ("bots.mcts", "import random\nfrom armorial.match.match import Match"),
        ("research.vector", "import numpy\nimport armorial.bots.greedy"),
        ("research.pettingzoo", "import gymnasium\nfrom pettingzoo import AECEnv"),
        ("cli.plot", "from matplotlib.figure import Figure"),
        ("table.show", "import secrets, time\nimport pydantic\nimport armorial.bots"),
        ("server.app", "import fastapi\nimport armorial.table.show"),
        ("cli.play", "import typer, rich\nfrom armorial.server import app"),
    ],
)
def test_right_imports_are_let_through(module: str, source: str) -> None:
    assert import_problems(f"armorial.{module}", source) == []


def test_relative_imports_of_a_package_start_at_itself() -> None:
    assert [i.module for i in imports("armorial.games", "from . import village", package=True)] == [
        "armorial.games.village"
    ]
    assert [i.module for i in imports("armorial.games.village.turn", "from .. import troyes")] == [
        "armorial.games.troyes"
    ]


def test_modules_that_import_each_other_are_noticed() -> None:
    turn, state = "armorial.games.village.turn", "armorial.games.village.state"
    uses_state = "from armorial.games.village.state import Village"
    assert import_cycle({turn: (uses_state, False), state: ("", False)}) == []
    assert import_cycle({turn: (uses_state, False), state: ("def f():\n    from . import turn", False)}) == [
        *(turn, state, turn)
    ]
    only_types = "if TYPE_CHECKING:\n    from armorial.games.village.turn import Turn"
    assert import_cycle({turn: (uses_state, False), state: (only_types, False)}) == []


def test_long_files_and_functions_are_noticed() -> None:
    assert size_problems("x = 1\n" * LONGEST_FILE) == []
    assert size_problems("x = 1\n" * (LONGEST_FILE + 1)) == ["501 lines, more than 500: split it"]
    body = "    x = 1\n"
    assert size_problems("def f():\n" + body * (LONGEST_FUNCTION - 1)) == []
    nested = "class A:\n    async def f():\n" + f"    {body}" * LONGEST_FUNCTION
    assert size_problems(nested) == ["line 2: f has 61 lines, more than 60"]
