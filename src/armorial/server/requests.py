"""Every request gets a number: in the lines of the log that it causes, and in its answer."""

import re
import secrets
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from armorial.server.logs import request_id

HEADER: Final = "X-Request-Id"
_GIVEN: Final = re.compile(r"[A-Za-z0-9-]{8,64}")
"""What a proxy in front may have numbered a request with."""


class NumberedRequests:
    """Numbers requests, or takes the number that a proxy has given."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        given = Headers(scope=scope).get(HEADER, "")
        number = given if _GIVEN.fullmatch(given) else secrets.token_hex(8)
        request_id.set(number)

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message)[HEADER] = number
            await send(message)

        # What goes over a WebSocket has no headers, and there is much of it.
        await self._app(scope, receive, sending if scope["type"] == "http" else send)
