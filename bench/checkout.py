"""Other versions of Armorial to measure beside this one: sources and compiled engines, kept in `build/versions`."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
from io import BytesIO
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "build" / "versions"
HERE = "."
"""Names the tree as it is here, with what is not committed yet."""

BUILD = """\
import sys
from armorial.engine import PACKED
from armorial.engine.build import build_into
key = build_into(PACKED, lambda line: print(line, file=sys.stderr))
(PACKED / "key").write_text(key)
"""
"""Puts the engine into the package itself, where it is looked for first, and where no other build replaces it."""

BUILD_HERE = "from armorial.engine.build import build; build(print)"


def sources_of(version: str, engine: str = "compiled") -> Path:
    """The folder for PYTHONPATH with the sources of a commit, its engine built; made on the first call."""
    if version == HERE:
        return _with_engine(ROOT / "src", engine, BUILD_HERE)
    commit = _git("rev-parse", "--verify", f"{version}^{{commit}}").decode().strip()
    tree = KEPT / commit[:10]
    if not tree.is_dir():
        unfinished = tree.with_suffix(".unfinished")
        shutil.rmtree(unfinished, ignore_errors=True)
        with tarfile.open(fileobj=BytesIO(_git("archive", commit, "src"))) as archive:
            archive.extractall(unfinished, filter="data")
        unfinished.rename(tree)
    return _with_engine(tree / "src", engine, BUILD)


def environment(sources: Path, engine: str) -> dict[str, str]:
    """What a process needs to run these sources."""
    return {"PYTHONPATH": str(sources), "ARMORIAL_ENGINE": engine, "PYTHONHASHSEED": "0"}


def _with_engine(sources: Path, engine: str, build: str) -> Path:
    if engine == "compiled" and not _runs(sources):
        print(f"Compiling the engine of {sources}.", file=sys.stderr)
        subprocess.run(
            [sys.executable, "-c", build], check=True, env={**os.environ, **environment(sources, "interpreted")}
        )
    return sources


def _runs(sources: Path) -> bool:
    """Whether there is a compiled engine of just these sources."""
    check = "import sys; from armorial.engine import find_build; sys.exit(find_build() is None)"
    env = {**os.environ, **environment(sources, "interpreted")}
    return subprocess.run([sys.executable, "-c", check], env=env).returncode == 0


def _git(*words: str) -> bytes:
    done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True)
    if done.returncode != 0:
        sys.exit(f"error: git {' '.join(words)}: {done.stderr.decode().strip()}")
    return done.stdout
