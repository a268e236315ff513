"""The files of the web client, sent packed to those who can unpack them.

The build leaves a packed copy beside each file that gets smaller (``app.js.br``, ``app.js.gz``), so nothing is packed
while people wait.
"""

import mimetypes
import os
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import FileResponse, Response

from armorial.server.packing import accepted

ASSETS: Final = "assets/"
"""The folder whose files have a sum of their contents in their names, so that they never change."""
FOREVER: Final = "public, max-age=31536000, immutable"
ENDINGS: Final = {"br": ".br", "gzip": ".gz"}
"""The best way of packing first."""
KEPT_HEADERS: Final = ("cache-control", "etag", "vary")
"""What an answer without a body says, too."""


class ClientFiles:
    """A folder with the built client, which is one page."""

    def __init__(self, folder: Path) -> None:
        self._root = folder.resolve()

    @property
    def built(self) -> bool:
        return (self._root / "index.html").is_file()

    def answer(self, request: Request, path: str) -> Response | None:
        """The file, or the page for every other path; None for an asset that is not there."""
        file = self._file(path)
        if file is None:
            if path.startswith(ASSETS):
                return None
            path = "index.html"
            file = self._root / path
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

    def _file(self, path: str) -> Path | None:
        """A file of the client; nothing outside its folder is one."""
        if "\0" in path:
            return None
        file = Path(os.path.realpath(self._root / path))
        return file if os.path.isfile(file) and file.is_relative_to(self._root) else None


def _not_modified(asked: Headers, answer: FileResponse) -> Response | None:
    """A short answer for those who have the file already."""
    known = [tag.strip().removeprefix("W/") for tag in asked.get("if-none-match", "").split(",")]
    if answer.headers["etag"] not in known:
        return None
    return Response(status_code=304, headers={name: answer.headers[name] for name in KEPT_HEADERS})
