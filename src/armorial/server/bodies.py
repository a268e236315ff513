"""What requests carry: how much of it, in how many parts, and how many large ones at the same time.

A body is read by the event loop, and checked part by part, so a large one of many small parts would hold up everybody.
The few that may be large are mostly one text: a record, or a file of components. And what is half sent is in memory,
so only a few of them may be on their way.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any, Final, NoReturn

import orjson
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from armorial.server.limits import client_of, too_many
from armorial.server.replies import failure
from armorial.table.errors import ApiError, refuse
from armorial.table.words import best_language

LARGEST: Final = 400_000
"""Bytes of a body: a file of components with room for what JSON makes of its letters."""
LARGEST_RECORD: Final = 1_200_000
RECORDS: Final = frozenset(["/api/import"])
"""Who is sent whole records."""
LIGHT: Final = 64_000
"""Up to so many bytes a body counts for nothing: all connections together can hold no more than that much each."""
FEW: Final = 4_000
"""Up to so many bytes it does not matter what a body is made of."""
MOST_PARTS: Final = 5_000
"""Values of objects and lists. The most that anybody needs are the numbers of a box, about two thousand."""
HEAVY_AT_ONCE: Final = 32
"""Bodies that are not light, on their way to this process …"""
HEAVY_OF_NETWORK: Final = 4
"""… and from one network."""


class Bodies:
    """Refuses requests with bodies that are too much."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._heavy: Counter[str] = Counter()
        """Large bodies on their way, by network."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        network = client_of(scope["client"][0]) if scope.get("client") else ""
        body = Body(LARGEST_RECORD if scope["path"] in RECORDS else LARGEST, lambda: self._take_place(network))
        started = False

        async def receiving() -> Message:
            message = await receive()
            body.add(message.get("body", b""), more=message.get("more_body", False))
            return message

        async def sending(message: Message) -> None:
            nonlocal started
            if body.refusal is None or started:  # else it is refused here, whatever others make of it
                started = True
                await send(message)

        try:
            body.check_size(_declared(Headers(scope=scope)))
            await self._app(scope, receiving, sending)
        except Refused:
            pass
        finally:
            if body.heavy:
                self._heavy[network] -= 1
                self._heavy += Counter()  # drops those who have none
        if body.refusal is not None and not started:
            language = best_language(Headers(scope=scope).get("accept-language", ""))
            await failure(body.refusal, language)(scope, receive, send)

    def _take_place(self, network: str) -> bool:
        """Whether one more large body may come."""
        if self._heavy[network] >= HEAVY_OF_NETWORK or self._heavy.total() >= HEAVY_AT_ONCE:
            return False
        self._heavy[network] += 1
        return True


class Refused(Exception):
    """A body is too much."""


class Body:
    """One that comes in piece by piece. ``may_be_heavy`` is asked when it turns out to be large."""

    def __init__(self, most: int, may_be_heavy: Callable[[], bool]) -> None:
        self.refusal: ApiError | None = None
        self.heavy = False
        self._most = most
        self._may_be_heavy = may_be_heavy
        self._pieces: list[bytes] = []
        self._size = 0

    def add(self, piece: bytes, *, more: bool) -> None:
        """Raises ``Refused`` as soon as it is too much."""
        if piece:
            self._pieces.append(piece)
            self._size += len(piece)
            self.check_size(self._size)
        if not more and self._size > FEW and too_many_parts(b"".join(self._pieces)):
            self._refuse(refuse("invalid", "too-large"))

    def check_size(self, size: int) -> None:
        if size > self._most:
            self._refuse(refuse("invalid", "too-large"))
        if size > LIGHT and not self.heavy:
            self.heavy = self._may_be_heavy()
            if not self.heavy:
                self._refuse(too_many())

    def _refuse(self, error: ApiError) -> NoReturn:
        self.refusal = error
        self._pieces.clear()
        raise Refused


def too_many_parts(body: bytes) -> bool:
    """Whether JSON is made of more parts than makes sense. What is no JSON is refused elsewhere."""
    try:
        waiting: list[Any] = [orjson.loads(body)]
    except orjson.JSONDecodeError:
        return False
    parts = 0
    while waiting and parts <= MOST_PARTS:
        value = waiting.pop()
        if isinstance(value, dict | list):
            parts += len(value)
            if parts <= MOST_PARTS:
                waiting += value.values() if isinstance(value, dict) else value
    return parts > MOST_PARTS


def _declared(headers: Headers) -> int:
    length = headers.get("content-length", "0")
    return int(length) if length.isascii() and length.isdigit() else 0
