"""What every request goes through first: its origin, its size, and the headers of the answer."""

from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from armorial.server.replies import failure
from armorial.table.errors import refuse

SAFE_METHODS: Final = frozenset(["GET", "HEAD", "OPTIONS"])
LARGEST_BODY: Final = 1_200_000
CONTENT_POLICY: Final = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # boards place and colour their parts by style attributes
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
UNUSED: Final = (
    *("accelerometer", "autoplay", "browsing-topics", "camera", "display-capture", "encrypted-media", "geolocation"),
    *("gyroscope", "hid", "magnetometer", "microphone", "midi", "payment", "serial", "usb", "xr-spatial-tracking"),
)
"""Powers of a browser that a table has no use for."""
HEADERS: Final = {
    "Content-Security-Policy": CONTENT_POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": ", ".join(f"{power}=()" for power in UNUSED),
}

ASSET_HEADERS: Final = {name: HEADERS[name] for name in ("X-Content-Type-Options", "Cross-Origin-Resource-Policy")}
"""Those that say something about a script, a style or a font. The others are about pages."""


class TooLarge(Exception):
    """The body of a request is longer than any that makes sense."""


class Guard:
    """Refuses requests of other sites and endless bodies, and sends the security headers."""

    def __init__(self, app: ASGIApp, origins: str = "", hsts: int = 0) -> None:
        self._app = app
        self._hsts = hsts
        self._origins = {origin.strip().rstrip("/") for origin in origins.split(",") if origin.strip()}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        changing = scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS
        if changing and not self._same_site(headers):
            await self._refuse(scope, receive, send)
            return
        if scope["type"] == "websocket":
            await self._app(scope, receive, send)
            return
        await self._guarded(scope, headers, receive, send)

    def _same_site(self, headers: Headers) -> bool:
        """Browsers say where a page comes from; programs that are no browsers need not."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site") in (None, "same-origin", "none")
        return urlsplit(origin).netloc == headers.get("host") or origin in self._origins

    async def _refuse(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008, "reason": "other origin"})
        else:
            await failure(refuse("forbidden", "other-origin"), "en")(scope, receive, send)

    async def _guarded(self, scope: Scope, headers: Headers, receive: Receive, send: Send) -> None:
        started = False
        length = 0

        async def sending(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                answer = MutableHeaders(scope=message)
                for name, value in (ASSET_HEADERS if scope["path"].startswith("/assets/") else HEADERS).items():
                    answer.setdefault(name, value)
                if self._hsts and scope["scheme"] == "https":
                    answer.setdefault("Strict-Transport-Security", f"max-age={self._hsts}")
                if scope["path"].startswith("/api/"):  # for now and for one reader: nobody keeps it
                    answer.setdefault("Cache-Control", "no-store")
            await send(message)

        async def receiving() -> Message:
            nonlocal length
            message = await receive()
            length += len(message.get("body", b""))
            if length > LARGEST_BODY:
                raise TooLarge
            return message

        try:
            if _declared(headers) > LARGEST_BODY:
                raise TooLarge
            await self._app(scope, receiving, sending)
        except TooLarge:
            if not started:
                await failure(refuse("invalid", "too-large"), "en")(scope, receive, sending)


def _declared(headers: Headers) -> int:
    length = headers.get("content-length", "0")
    return int(length) if length.isascii() and length.isdigit() else 0
