"""Builds the web client into the package, with Node from the machine or, where there is none, from PyPI.

    python web/build.py            install what npm needs and build, if anything has changed
    python web/build.py install    only install what npm needs, if that has changed
    python web/build.py check      types, lint, format and unit tests of the client
    python web/build.py run WHAT   any script of package.json
    python web/build.py ahead      build where this machine has Node already, while Python is still being set up

Everything goes into this folder (node_modules) and into src/armorial/server/static, nothing into the system.
"""

import fcntl
import hashlib
import subprocess
import sys
from pathlib import Path

import packs
import site_files
from node import find_npm, node_is_good

WEB = Path(__file__).resolve().parent
ROOT = WEB.parent
MODULES = WEB / "node_modules"
STATIC = ROOT / "src" / "armorial" / "server" / "static"
WORDS = ROOT / "src" / "armorial" / "text"


def run(*arguments: str) -> None:
    npm, environment = find_npm()
    done = subprocess.run([npm, *arguments], cwd=WEB, env=environment, check=False)
    if done.returncode:
        sys.exit(f"npm {' '.join(arguments)} failed")


def sum_of(*places: Path) -> str:
    """One sum over the names and contents of files and folders, without what Python has compiled there since: or the
    client would be built anew, and be gone meanwhile, under a server that runs."""
    total = hashlib.sha256()
    for place in places:
        within = [p for p in place.rglob("*") if p.is_file() and "__pycache__" not in p.parts]
        files = sorted(within) if place.is_dir() else [place]
        for file in files:
            total.update(str(file.relative_to(ROOT)).encode() + b"\0" + file.read_bytes() + b"\0")
    return total.hexdigest()


def up_to_date(stamp: Path, wanted: str) -> bool:
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted


def install() -> None:
    stamp, wanted = MODULES / ".installed", sum_of(WEB / "package-lock.json")
    if not up_to_date(stamp, wanted):
        print("Installing what the web client is built with.")
        run("ci", "--no-audit", "--no-fund", "--loglevel=error")
        stamp.write_text(wanted, encoding="utf-8")


def build() -> None:
    sources = [
        WEB / name for name in ("src", "public", "index.html", "package-lock.json", "vite.config.ts", "packed.ts")
    ]
    stamp, wanted = STATIC / ".stamp", sum_of(*sources, WORDS)
    if not up_to_date(stamp, wanted):
        print("Building the web client.")
        run("run", "build", "--silent", "--", "--logLevel", "warn")
        stamp.write_text(wanted, encoding="utf-8")
    pack()


def pack() -> None:
    """What the table in the browser runs on, beside the client; it also changes when only Python does."""
    stamp = STATIC / ".packed"
    wanted = sum_of(
        *packs.read(),
        WEB / "packs.py",
        WEB / "compile.mjs",
        WEB / "package-lock.json",
        ROOT / "constraints.txt",
        STATIC / ".stamp",
    )
    if not up_to_date(stamp, wanted):
        print("Packing the table for browsers.")
        packs.write(STATIC)
        site_files.list_files(STATIC, alone=False)
        stamp.write_text(wanted, encoding="utf-8")


def main() -> None:
    wish = sys.argv[1:2]
    if wish == ["ahead"]:
        if not node_is_good():
            return
        wish = []
    with (ROOT / ".web.lock").open("w") as lock:  # two makes at once: the second finds the work done
        fcntl.flock(lock, fcntl.LOCK_EX)
        install()
        if not wish:
            build()
    if wish == ["check"]:
        run("run", "check", "--silent")
    elif wish == ["run"]:
        run("run", *sys.argv[2:])


if __name__ == "__main__":
    main()
