"""Makes a site of plain files out of the built client: everything of Armorial that needs no server.

    python web/site_files.py FOLDER      what `armorial site` does where it runs from its sources

The folder may lie on any host, at the root of a site or below a path (docs/hosting.md).
"""

import gzip
import hashlib
import json
import re
import shutil
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
STATIC: Final = ROOT / "src" / "armorial" / "server" / "static"
WORKER: Final = "service-worker.js"
PAGE: Final = "index.html"
UNLISTED: Final = (".br", ".gz", ".pack")
"""What a service worker does not keep: copies that hosts send packed, and packs, which are kept by who unpacks them."""
BUILD: Final = re.compile(r"^const BUILD = .*;$", re.MULTILINE)


def list_files(folder: Path, *, alone: bool) -> None:
    """Write the names of all files into the service worker, so that it keeps one version, whole."""
    worker = folder / WORKER
    forget_packed(worker)
    files = sorted(
        path.relative_to(folder).as_posix()
        for path in folder.rglob("*")
        if path.is_file() and path.suffix not in UNLISTED and path != worker and not path.name.startswith(".")
    )
    total = hashlib.sha256()
    for name in files:
        total.update(name.encode() + b"\0" + (folder / name).read_bytes() + b"\0")
    listed = ["" if name == PAGE else name for name in files]
    build = {"version": total.hexdigest()[:16], "files": listed, "alone": alone}
    text = worker.read_text("utf-8")
    worker.write_text(BUILD.sub(lambda _: f"const BUILD = {json.dumps(build)};", text, count=1), "utf-8")
    pack(worker)


def forget_packed(file: Path) -> None:
    for ending in (".br", ".gz"):
        file.with_name(file.name + ending).unlink(missing_ok=True)


def pack(file: Path) -> None:
    """Beside a file that is written anew, as beside all others, what hosts may send instead."""
    file.with_name(f"{file.name}.gz").write_bytes(gzip.compress(file.read_bytes(), mtime=0))


def make(folder: Path, static: Path = STATIC) -> None:
    """The client as it is, with a page that finds everything beside itself and knows that there is no server."""
    if not (static / PAGE).is_file() or not (static / "here.json").is_file():
        raise SystemExit("The web client is not built: run `make web`.")
    if folder.exists():
        shutil.rmtree(folder)
    shutil.copytree(static, folder, ignore=shutil.ignore_patterns(".*"))
    page = (folder / PAGE).read_text("utf-8").replace('="/', '="./')
    mark = '<meta name="armorial-site" content="files" />'
    page = page.replace('<meta name="armorial-base" content="./" />', mark)
    if mark not in page:
        raise SystemExit(f"{PAGE} does not say where the client lives.")
    (folder / PAGE).write_text(page, "utf-8")
    forget_packed(folder / PAGE)
    pack(folder / PAGE)
    list_files(folder, alone=True)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    make(Path(sys.argv[1]))
