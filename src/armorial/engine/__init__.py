"""Which engine runs: the rules, the kernel and the bots compiled to C, or the same files interpreted.

Both play the same games, answer for answer; the compiled one is several times as fast. A build belongs to exactly the
sources it was made of: its folder is named by a key, a hash of the sources, of the Python it is for and of how it is
built. So a build can never be out of date: after a change of a source the key is another one, and the interpreted
engine runs until ``armorial compile`` has been called again.

The environment variable ``ARMORIAL_ENGINE`` says what is wanted: ``auto`` (the default) takes a build if there is one,
``compiled`` insists on it, ``interpreted`` never takes it.
"""

import os
import sys
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import Final

VARIABLE: Final = "ARMORIAL_ENGINE"
WISHES: Final = ("auto", "compiled", "interpreted")
COMPILED: Final = "compiled"
INTERPRETED: Final = "interpreted"

PACKAGE: Final = Path(__file__).resolve().parent.parent
BOTS: Final = (
    "bot",
    "careful",
    "chances",
    "endgame",
    "greedy",
    "judge",
    "levels",
    "mcts",
    "playout",
    "race",
    "random",
    "runner",
    "tree",
)
MATCH: Final = ("chance", "course", "errors", "log", "match")
RESEARCH: Final = ("encode/*", "actions", "dice", "play")
TABLE: Final = ("following", "happened", "show", "words")
PARTS: Final = (
    *("kernel/*.py", "data/checks.py", "data/reader.py", "games/*/*.py", "games/*/judgement/*.py"),
    *(f"match/{name}.py" for name in MATCH),
    *(f"bots/{name}.py" for name in BOTS),
    *(f"research/{name}.py" for name in RESEARCH),
    *(f"table/{name}.py" for name in TABLE),
)
"""What is compiled, as one group, so that calls between the parts are calls of C. Without the ``__init__.py`` of the
packages: they run once, and as plain files they keep their packages where the other files are. Without the arena: it is
sent to other processes, and compiled objects cannot be. Of the table only what is made for every answer."""
LEFT_OUT: Final = ("__init__.py", "openness.py", "shapes.py")
"""Besides: the mark that only the compiler reads, and what declares the shapes of views (``TypedDict``): compiled they
would forget their fields, which the server describes to its clients."""
LIBRARY: Final = "armorial_engine__mypyc"
"""The extension module that holds the whole group. mypyc adds the ending to the name of the group."""
SUFFIX: Final = EXTENSION_SUFFIXES[0] if EXTENSION_SUFFIXES else ""
PACKED: Final = PACKAGE / "engine" / "built"
"""Where a wheel that was made with the compiled engine carries it."""


class EngineError(RuntimeError):
    """An engine that is asked for and is not there. The message says what to do."""


def wish() -> str:
    """Which engine is wanted."""
    value = os.environ.get(VARIABLE) or "auto"
    if value not in WISHES:
        raise EngineError(f"{VARIABLE} is one of {', '.join(WISHES)}, not '{value}'")
    return value


# -- builds ---------------------------------------------------------------------------------------------------------


def sources(package: Path = PACKAGE) -> list[Path]:
    """The files of the group."""
    return sorted(path for part in PARTS for path in package.glob(part) if path.name not in LEFT_OUT)


@cache
def group() -> frozenset[str]:
    """The names of the modules of the group."""
    return frozenset(".".join(("armorial", *path.relative_to(PACKAGE).with_suffix("").parts)) for path in sources())


def key(package: Path = PACKAGE) -> str:
    """The name of a build of the sources as they are now, for this Python."""
    from hashlib import sha256  # it takes longer to import than all the rest here

    digest = sha256(f"{SUFFIX}\n".encode())
    for path in [*sources(package), package / "engine" / "to_c.py"]:
        text = path.read_bytes()
        digest.update(f"{path.relative_to(package).as_posix()} {len(text)}\n".encode())
        digest.update(text)
    return digest.hexdigest()[:20]


def folders() -> list[Path]:
    """Where builds are kept: with the Python environment, or with the person where that cannot be written to."""
    caches = [Path(sys.prefix) / "share", _person_cache()]
    return [cache / "armorial" / "engine" for cache in caches if cache is not None]


def _person_cache() -> Path | None:
    try:
        home = Path.home()
    except RuntimeError:  # a service may have none
        return None
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    if sys.platform == "darwin":
        return home / "Library" / "Caches"
    return Path(os.environ.get("XDG_CACHE_HOME") or home / ".cache")


def find_build() -> Path | None:
    """The library that was built of the sources as they are now, if there is one."""
    if not any(path.is_dir() for path in [PACKED, *folders()]):
        return None
    name = key()
    packed = PACKED / "key"
    if packed.is_file() and packed.read_text("utf-8").strip() == name:
        return PACKED / f"{LIBRARY}{SUFFIX}"
    for folder in folders():
        library = folder / name / f"{LIBRARY}{SUFFIX}"
        if library.is_file():
            return library
    return None


# -- loading --------------------------------------------------------------------------------------------------------


@cache
def _chosen() -> Path | None:
    """The library that this process uses, decided when the first module of the group is imported; None for none."""
    wanted = wish()
    if wanted == INTERPRETED:
        return None
    library = find_build()
    if library is None and wanted == COMPILED:
        raise EngineError(
            f"{VARIABLE} is 'compiled', and there is no compiled engine of these sources:"
            f" run 'armorial compile', or set {VARIABLE} to auto"
        )
    return library


def running() -> str:
    """Which engine this process uses: ``compiled`` or ``interpreted``."""
    return COMPILED if _chosen() is not None else INTERPRETED


class _ModuleLoader(ExtensionFileLoader):
    """Starts a module of the group that is in the library."""

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        # The library has for each module a capsule with the function that makes it. What mypyc would build besides, a
        # file for each module that only calls this function, would double the time of linking and loading.
        import ctypes

        library = import_module(LIBRARY)
        start = f"init_{spec.name.replace('.', '___')}"
        pointer_in = ctypes.pythonapi.PyCapsule_GetPointer
        pointer_in.restype = ctypes.c_void_p
        pointer_in.argtypes = [ctypes.py_object, ctypes.c_char_p]
        pointer = pointer_in(getattr(library, start), f"{LIBRARY}.{start}".encode())
        module: ModuleType = ctypes.PYFUNCTYPE(ctypes.py_object)(pointer)()
        return module

    def exec_module(self, module: ModuleType) -> None:
        """It has run when it was made."""


class _Finder:
    """Gives the modules of the group from the library, if there is one to be used."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if fullname == LIBRARY:
            library = str(_chosen())
            return ModuleSpec(LIBRARY, ExtensionFileLoader(LIBRARY, library), origin=library)
        if not fullname.startswith("armorial.") or fullname not in group():
            return None
        if (file := _chosen()) is None:
            return None
        return ModuleSpec(fullname, _ModuleLoader(fullname, str(file)), origin=str(file))


def install() -> None:
    """Ask for the modules of the group here first. Called once, by ``armorial`` itself."""
    if not any(isinstance(finder, _Finder) for finder in sys.meta_path):
        sys.meta_path.insert(0, _Finder())
