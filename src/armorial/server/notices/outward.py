"""Requests to addresses that people have given. The server must not become their way into somebody's network.

Only HTTPS, only to addresses of the internet (unless the host allows others), and the address that was looked at is the
one that is connected to: a name that leads elsewhere the second time helps nobody. Redirects are not followed. Of the
answer only its beginning is read, and only for a few seconds.
"""

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property, partial
from typing import Final
from urllib.parse import urlsplit

import h11

from armorial.server.messages.notices import Trouble

PATIENCE: Final = 10.0
"""How long a request may take, in seconds."""
LONGEST_REPLY: Final = 32 * 1024
PIECE: Final = 4096
HTTPS: Final = 443
INTERNET: Final = ipaddress.IPv6Network("2000::/3")
"""Where all addresses of IPv6 are that anybody was ever given. Elsewhere are those of networks themselves, and several
kinds that stand for one of IPv4, which may be anywhere …"""
HIDDEN: Final = ipaddress.IPv6Network("2002::/16")
"""… and so do these."""

_names: Final = ThreadPoolExecutor(8, "armorial-names")
"""Whoever gives an address may see to it that looking up its name takes very long: so nobody else waits for that."""

Resolve = Callable[[str, int], Awaitable[list[str]]]


class Failed(Exception):
    """Something could not be sent. ``for_good``: it makes no sense to try again. ``after``: but not before so many
    seconds."""

    def __init__(self, why: Trouble, *, for_good: bool = False, after: float = 0.0) -> None:
        super().__init__(why)
        self.why: Trouble = why
        self.for_good = for_good
        self.after = after


class Outward:
    """Sends requests to the internet."""

    def __init__(self, *, private: bool = False, resolve: Resolve | None = None) -> None:
        self._private = private
        self._resolve = resolve or _resolved

    @cached_property
    def _context(self) -> ssl.SSLContext:
        return ssl.create_default_context()

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> None:
        """Raises ``Failed`` unless the answer says that all is well."""
        try:
            async with asyncio.timeout(PATIENCE):
                reply = await self._post(url, headers, body)
        except (OSError, TimeoutError, h11.RemoteProtocolError):
            raise Failed("unreachable") from None
        check(reply)

    async def check_address(self, url: str) -> None:
        """Raises ``Failed`` if nothing is ever sent to an address, or nobody can tell now where it leads."""
        try:
            async with asyncio.timeout(PATIENCE):
                await self._address(*split(url))
        except (OSError, TimeoutError):
            raise Failed("unreachable") from None

    async def _post(self, url: str, headers: Mapping[str, str], body: bytes) -> h11.Response:
        host, port = split(url)
        address = await self._address(host, port)
        context = await asyncio.to_thread(lambda: self._context)  # the first time, it reads many certificates
        reader, writer = await asyncio.open_connection(address, port, ssl=context, server_hostname=host)
        try:
            connection = h11.Connection(h11.CLIENT)
            writer.write(_request(connection, url, headers, body))
            await writer.drain()
            return await _reply(connection, reader)
        finally:
            writer.close()

    async def _address(self, host: str, port: int) -> str:
        """The address to connect to. One that must not be used spoils all that a name has."""
        addresses = await self._resolve(host, port)
        if not self._private and not all(map(is_public, addresses)):
            raise Failed("address", for_good=True)
        return addresses[0]


def split(url: str) -> tuple[str, int]:
    """The host and the port of an address that may be used."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        raise Failed("address", for_good=True) from None
    plain = url.isascii() and url.isprintable() and " " not in url
    if parts.scheme != "https" or not host or "@" in parts.netloc or not plain:
        raise Failed("address", for_good=True)
    return host, port or HTTPS


def is_public(address: str) -> bool:
    """Whether an address is one of the internet, for everybody."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is None and (found not in INTERNET or found in HIDDEN):
            return False
        found = found.ipv4_mapped or found
    return found.is_global and not found.is_multicast


def check(reply: h11.Response) -> None:
    """Raises ``Failed`` unless a request was carried out."""
    status = reply.status_code
    if 200 <= status < 300:
        return
    if status in (404, 410):
        raise Failed("gone", for_good=True)
    if status == 429 or status >= 500:
        raise Failed("refused", after=_retry_after(reply))
    raise Failed("refused", for_good=True)


def _retry_after(reply: h11.Response) -> float:
    for name, value in reply.headers:
        if name == b"retry-after" and value.isdigit() and len(value) <= 5:
            return float(value)
    return 0.0


async def _resolved(host: str, port: int) -> list[str]:
    look_up = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    found = await asyncio.get_running_loop().run_in_executor(_names, look_up)
    return [str(address[0]) for _, _, _, _, address in found]


def _request(connection: h11.Connection, url: str, headers: Mapping[str, str], body: bytes) -> bytes:
    where = urlsplit(url)
    target = (where.path or "/") + (f"?{where.query}" if where.query else "")
    usual = {"Host": where.netloc, "Content-Length": str(len(body)), "Connection": "close"}
    try:
        request = h11.Request(method="POST", target=target, headers=list({**usual, **headers}.items()))
    except h11.LocalProtocolError:
        raise Failed("address", for_good=True) from None
    parts = (request, h11.Data(data=body), h11.EndOfMessage())
    return b"".join(connection.send(part) or b"" for part in parts)


async def _reply(connection: h11.Connection, reader: asyncio.StreamReader) -> h11.Response:
    """The head of the answer. Its body says nothing that we need."""
    for _ in range(LONGEST_REPLY // PIECE):
        connection.receive_data(await reader.read(PIECE))
        while (event := connection.next_event()) is not h11.NEED_DATA:
            if isinstance(event, h11.Response):
                return event
            if not isinstance(event, h11.InformationalResponse):
                raise Failed("unreachable")
    raise Failed("unreachable")
