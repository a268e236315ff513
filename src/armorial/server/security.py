"""What every request goes through first: its origin, and the headers of the answer."""

from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from armorial.server.replies import failure
from armorial.table.errors import refuse

SAFE_METHODS: Final = frozenset(["GET", "HEAD", "OPTIONS"])
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


class Guard:
    """Refuses requests of other sites, and sends the security headers."""

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
        await self._app(scope, receive, self._with_headers(scope, send))

    def _same_site(self, headers: Headers) -> bool:
        """Browsers say where a page comes from; programs that are no browsers need not."""
        origin = headers.get("origin")
        if origin is None:
            return headers.get("sec-fetch-site") in (None, "same-origin", "none")
        try:
            netloc = urlsplit(origin).netloc
        except ValueError:  # no browser says so
            return False
        return netloc == headers.get("host") or origin in self._origins

    async def _refuse(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008, "reason": "other origin"})
        else:
            await failure(refuse("forbidden", "other-origin"), "en")(scope, receive, send)

    def _with_headers(self, scope: Scope, send: Send) -> Send:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                answer = MutableHeaders(scope=message)
                for name, value in (ASSET_HEADERS if scope["path"].startswith("/assets/") else HEADERS).items():
                    answer.setdefault(name, value)
                if self._hsts and scope["scheme"] == "https":
                    answer.setdefault("Strict-Transport-Security", f"max-age={self._hsts}")
                if scope["path"].startswith("/api/"):  # for now and for one reader: nobody keeps it
                    answer.setdefault("Cache-Control", "no-store")
            await send(message)

        return sending
