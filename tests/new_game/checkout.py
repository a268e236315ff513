"""A copy of the checkout in a temporary folder, so that a game can be added without a trace in this one."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from tests.programs import finished

ROOT: Final = Path(__file__).parents[2]
NAME: Final = "quince"
LEFT_OUT: Final = shutil.ignore_patterns("static", "golden", "stored", "built", "node_modules")


class Checkout:
    """The sources, the rules and the tests; what is run here sees nothing of the real ones."""

    def __init__(self, root: Path) -> None:
        self.root = root
        for folder in ("src/armorial", "docs/rules", "tests"):
            shutil.copytree(ROOT / folder, root / folder, ignore=LEFT_OUT)
        shutil.copyfile(ROOT / "pyproject.toml", root / "pyproject.toml")

    def python(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run Python here, with the interpreted engine: there is no compiled one of these sources."""
        environment = {
            **os.environ,
            "PYTHONPATH": f"{self.root / 'src'}{os.pathsep}{self.root}",
            "ARMORIAL_ENGINE": "interpreted",
            "PYTEST_ADDOPTS": "-p no:cacheprovider",
        }
        return finished([sys.executable, *arguments], cwd=self.root, env=environment)

    def armorial(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        return self.python("-m", "armorial.cli", *arguments)

    def make(self, name: str = NAME) -> list[Path]:
        """Make a game; gives its files."""
        done = self.armorial("new-game", name, "--json")
        assert done.returncode == 0, done.stderr
        return [self.root / file for file in json.loads(done.stdout)["files"]]

    def files(self) -> set[Path]:
        """All files but those that Python leaves behind."""
        return {path for path in self.root.rglob("*") if path.is_file() and "__pycache__" not in path.parts}
