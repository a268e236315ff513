"""Builds the compiled engine, once for each state of the sources, and keeps it where it is found again."""

import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from armorial.engine import LIBRARY, PACKAGE, SUFFIX, EngineError, find_build, folders, key

KEPT: Final = 3
"""How many builds are kept, the newest: going back and forth between two states of the sources builds nothing."""
EXTRA: Final = "pip install 'armorial[compile]'"
DEBIAN: Final = "on Debian, as root: apt-get install gcc libc6-dev python3-dev"

Progress = Callable[[str], None]


def obstacle() -> str | None:
    """Why the engine cannot be compiled here, in a sentence that says what to do; None if nothing is seen."""
    if sys.implementation.name != "cpython" or sysconfig.get_config_var("Py_GIL_DISABLED"):
        return "only the usual CPython can run a compiled engine"
    missing = [name for name in ("mypyc", "setuptools") if importlib.util.find_spec(name) is None]
    if missing:
        return f"{' and '.join(missing)} {'is' if len(missing) == 1 else 'are'} missing: {EXTRA}"
    if sys.platform != "win32" and compiler() is None:
        return f"there is no C compiler: install one ({DEBIAN})"
    if not _headers().is_file():
        return f"the headers of Python are missing ({_headers()}): install them ({DEBIAN})"
    return None


def lacking() -> list[str]:
    """Debian's packages that are missing for a build."""
    need = [] if compiler() else ["gcc"]
    if Path("/etc/debian_version").is_file() and not Path("/usr/include/stdio.h").is_file():
        need.append("libc6-dev")
    if not _headers().is_file():
        need.append("python3-dev")
    return need


def _headers() -> Path:
    return Path(sysconfig.get_path("include"), "Python.h")


def compiler() -> str | None:
    """The C compiler: that of CC, that which Python was built with, or a usual one."""
    configured = [os.environ.get("CC") or "", sysconfig.get_config_var("CC") or ""]
    for command in [*configured, "cc", "gcc", "clang"]:
        if command.split() and shutil.which(command.split()[0]):
            return command
    return None


def build(progress: Progress) -> Path:
    """The library of the sources as they are now; built if it is not there. Raises an EngineError that says why not."""
    library = find_build()
    if library is not None:
        return library
    reason = obstacle()
    if reason is not None:
        raise EngineError(f"the engine cannot be compiled: {reason}")
    home = _writable_folder()
    with _locked(home):
        library = find_build()  # another process may have built it while this one waited
        if library is None:
            library = _build_in(home, progress)
            _tidy(home, library.parent)
    return library


def build_into(folder: Path, progress: Progress) -> str:
    """Put the library into a folder (for a wheel); gives its key. It is built if there is none of these sources yet."""
    ready = find_build()
    if ready is not None:
        folder.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ready, folder / ready.name)
        return key()
    reason = obstacle()
    if reason is not None:
        raise EngineError(f"the engine cannot be compiled: {reason}")
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="armorial-engine-") as work:
        copy = _copy_sources(Path(work))
        _compile(copy.parent, Path(work) / "c", folder / f"{LIBRARY}{SUFFIX}", progress)
        return key(copy)


def _build_in(home: Path, progress: Progress) -> Path:
    with tempfile.TemporaryDirectory(prefix="unfinished-", dir=home) as name:
        work = Path(name)
        copy = _copy_sources(work)
        made = work / "made"
        made.mkdir()
        _compile(copy.parent, work / "c", made / f"{LIBRARY}{SUFFIX}", progress)
        place = home / key(copy)
        os.replace(made, place)
    return place / f"{LIBRARY}{SUFFIX}"


def _copy_sources(work: Path) -> Path:
    """A copy of the program's Python files: what is compiled cannot change underway, and needs no settings of mypy."""
    copy = work / "src" / "armorial"
    for path in PACKAGE.rglob("*.py"):
        target = copy / path.relative_to(PACKAGE)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)
    return copy


def _compile(root: Path, work: Path, library: Path, progress: Progress) -> None:
    """Run to_c.py on the copy below ``root``."""
    command = [sys.executable, "-P", "-m", "armorial.engine.to_c", str(work), str(library)]
    env = {name: value for name, value in os.environ.items() if name not in ("MYPYPATH", "PYTHONSAFEPATH")}
    env |= {"PYTHONPATH": str(root), "ARMORIAL_ENGINE": "interpreted"}
    if sys.platform != "win32":
        env["CC"] = compiler() or ""
    tail: list[str] = []
    with subprocess.Popen(
        command, cwd=root, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
    ) as process:
        assert process.stdout is not None
        try:
            for line in process.stdout:
                if line.startswith("compiled "):
                    progress(line.strip())
                else:
                    tail = [*tail, line][-200:]
        except BaseException:
            process.kill()
            raise
    if process.returncode != 0 or not library.is_file():
        errors = [line.strip() for line in tail if "error" in line.lower()]
        raise EngineError(f"the engine could not be compiled: {(errors or tail or ['no reason given'])[0].strip()}")


def _writable_folder() -> Path:
    """The first folder for builds that can be written to."""
    for folder in folders():
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            continue
        if os.access(folder, os.W_OK):
            return folder
    raise EngineError(f"there is no place for the compiled engine: {folders()[-1]} cannot be written to")


@contextmanager
def _locked(home: Path) -> Iterator[None]:
    """One build at a time; the second finds the work done."""
    with open(home / "lock", "w") as lock:
        try:
            import fcntl
        except ImportError:
            pass  # no such lock on this system: both build, and one replaces the other's
        else:
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _tidy(home: Path, newest: Path) -> None:
    """Remove all but the newest builds, and what interrupted builds left."""
    builds = [path for path in home.iterdir() if path.is_dir() and path != newest]
    builds.sort(key=lambda path: path.stat().st_mtime, reverse=True)
    finished = [path for path in builds if not path.name.startswith("unfinished-")]
    for path in [*finished[KEPT - 1 :], *(path for path in builds if path not in finished)]:
        shutil.rmtree(path, ignore_errors=True)
