"""Makes a site of plain files out of the built client: everything of Armorial that needs no server.

    python web/site.py [FOLDER]              make it, in build/site
    python web/site.py [FOLDER] --serve      and serve it on this machine, with nothing but a file server

Put the folder on any host, at the root of a site or below a path (docs/hosting.md).
"""

import argparse
import functools
import hashlib
import http.server
import json
import re
import shutil
from pathlib import Path
from typing import Any, Final

import packs

ROOT: Final = Path(__file__).resolve().parents[1]
STATIC: Final = ROOT / "src" / "armorial" / "server" / "static"
SITE: Final = ROOT / "build" / "site"
WORKER: Final = "service-worker.js"
PAGE: Final = "index.html"
UNLISTED: Final = (".br", ".gz", ".pack")
"""What a service worker does not keep: what hosts send packed it gets unpacked; packs are kept by those who unpack them."""
BUILD: Final = re.compile(r"^const BUILD = .*;$", re.MULTILINE)


def list_files(folder: Path, *, alone: bool) -> None:
    """Write the names of all files into the service worker, so that it keeps one version, whole."""
    worker = folder / WORKER
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


def make(folder: Path, static: Path = STATIC) -> None:
    """The client as it is, with a page that finds everything beside itself and knows that there is no server."""
    if not (static / PAGE).is_file():
        raise SystemExit("The web client is not built: run `make web`.")
    if folder.exists():
        shutil.rmtree(folder)
    shutil.copytree(static, folder, ignore=shutil.ignore_patterns(".stamp"))
    packs.write(folder)
    page = (folder / PAGE).read_text("utf-8").replace('="/', '="./')
    mark = '<meta name="armorial-site" content="files" />'
    page = page.replace('<meta name="armorial-base" content="./" />', mark)
    if mark not in page:
        raise SystemExit(f"{PAGE} does not say where the client lives.")
    (folder / PAGE).write_text(page, "utf-8")
    for packed in (".br", ".gz"):  # of the page and the worker as they were
        for name in (PAGE, WORKER):
            (folder / (name + packed)).unlink(missing_ok=True)
    list_files(folder, alone=True)


class Files(http.server.SimpleHTTPRequestHandler):
    """A plain file server that says nothing."""

    def log_message(self, format: str, *args: Any) -> None:
        pass


def serve(folder: Path, port: int) -> None:
    handler = functools.partial(Files, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", port), handler) as server:
        print(f"Play at http://127.0.0.1:{server.server_port}/ (Ctrl+C ends it; it also works without it from then on).")
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", nargs="?", type=Path, default=SITE)
    parser.add_argument("--serve", action="store_true", help="serve it on this machine")
    parser.add_argument("--port", type=int, default=8080)
    wish = parser.parse_args()
    make(wish.folder)
    print(f"The site is in {wish.folder}.")
    if wish.serve:
        serve(wish.folder, wish.port)


if __name__ == "__main__":
    main()
