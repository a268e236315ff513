"""The files of the web client, sent packed to those who can unpack them.

The build leaves a packed copy beside each file that gets smaller (``app.js.br``, ``app.js.gz``), so nothing is packed
while people wait. The page is written for the root of a site. For a server below another path that is put in front of
every address in it; all other files find each other by relative addresses.
"""

import hashlib
import mimetypes
import os
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import FileResponse, Response

from armorial.server.base_path import ROOT
from armorial.server.packing import accepted

ASSETS: Final = "assets/"
"""The folder whose files have a sum of their contents in their names, so that they never change."""
PAGE: Final = "index.html"
FOREVER: Final = "public, max-age=31536000, immutable"
ENDINGS: Final = {"br": ".br", "gzip": ".gz"}
"""The best way of packing first."""
KEPT_HEADERS: Final = ("cache-control", "etag", "vary")
"""What an answer without a body says, too."""


class ClientFiles:
    """A folder with the built client, which is one page."""

    def __init__(self, folder: Path, base: str = ROOT) -> None:
        self._root = folder.resolve()
        self._base = base
        self._moved: tuple[float, bytes, str] | None = None
        """The page for another path, with the time of the file it was made from and its tag."""

    @property
    def built(self) -> bool:
        return (self._root / PAGE).is_file()

    def answer(self, request: Request, path: str) -> Response | None:
        """The file, or the page for every other path; None for an asset that is not there."""
        file = self._file(path)
        if file is None:
            if path.startswith(ASSETS):
                return None
            path = PAGE
            file = self._root / path
        if path == PAGE and self._base != ROOT:
            return self._moved_page(request)
        kept = FOREVER if path.startswith(ASSETS) else "no-cache"
        headers = {"Cache-Control": kept, "Vary": "Accept-Encoding"}
        kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
        wanted = accepted(request.headers.get("accept-encoding", ""))
        for encoding, ending in ENDINGS.items():
            packed = self._file(path + ending) if encoding in wanted else None
            if packed is not None:
                file = packed
                headers["Content-Encoding"] = encoding
                break
        answer = FileResponse(file, headers=headers, media_type=kind, stat_result=os.stat(file))
        return _not_modified(request.headers, answer) or answer

    def _moved_page(self, request: Request) -> Response:
        file = self._root / PAGE
        written = file.stat().st_mtime
        if self._moved is None or self._moved[0] != written:
            page = file.read_bytes().replace(b'="/', b'="' + self._base.encode())
            self._moved = (written, page, f'"{hashlib.sha256(page).hexdigest()[:32]}"')
        _, page, tag = self._moved
        headers = {"Cache-Control": "no-cache", "ETag": tag, "Vary": "Accept-Encoding"}
        answer = Response(page, headers=headers, media_type="text/html")
        return _not_modified(request.headers, answer) or answer

    def _file(self, path: str) -> Path | None:
        """A file of the client; nothing outside its folder is one."""
        if "\0" in path:
            return None
        file = Path(os.path.realpath(self._root / path))
        return file if os.path.isfile(file) and file.is_relative_to(self._root) else None


def _not_modified(asked: Headers, answer: Response) -> Response | None:
    """A short answer for those who have the file already."""
    known = [tag.strip().removeprefix("W/") for tag in asked.get("if-none-match", "").split(",")]
    if answer.headers["etag"] not in known:
        return None
    return Response(status_code=304, headers={name: answer.headers[name] for name in KEPT_HEADERS})
