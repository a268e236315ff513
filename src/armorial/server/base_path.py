"""A server below a path of another site, such as ``https://example.org/armorial/``.

Inside, all paths begin at the root. Here the path of the site is taken off, if the proxy in front has left it there.
The page, the cookies and the links are told of it by the setting.
"""

import re
from typing import Final

from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Receive, Scope, Send

ROOT: Final = "/"
PART: Final = re.compile("[A-Za-z0-9._~-]+")
"""What stands between two slashes and needs no quoting: browsers, proxies and cookies agree on it."""


def tidy(path: str) -> str:
    """``armorial``, ``/armorial`` and ``/armorial/`` are all ``/armorial/``. What is no plain path is refused."""
    if not path.strip("/"):
        return ROOT
    parts = path.removeprefix("/").removesuffix("/").split("/")
    if not all(PART.fullmatch(part) and part.strip(".") for part in parts):
        raise ValueError(
            "the path of a site has letters, digits and - . _ ~ between its slashes, such as /armorial/ or /a/table/"
        )
    return f"/{'/'.join(parts)}/"


class BasePath:
    """Takes the base path off the path of a request."""

    def __init__(self, app: ASGIApp, base: str = ROOT) -> None:
        self._app = app
        self._base = base

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        base = self._base
        if base != ROOT and scope["type"] in ("http", "websocket"):
            path = scope["path"]
            if path == base[:-1] and scope["type"] == "http":  # below it, relative addresses would be wrong
                await RedirectResponse(base)(scope, receive, send)
                return
            if path.startswith(base):
                raw = scope.get("raw_path") or path.encode()
                scope = {**scope, "path": path[len(base) - 1 :], "raw_path": raw[len(base) - 1 :]}
        await self._app(scope, receive, send)
