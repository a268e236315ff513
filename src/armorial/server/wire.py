"""Connections: how many there may be, how long one may take to ask for something, and how fast it may send.

uvicorn speaks HTTP and WebSocket; here is what it leaves open. Whoever begins a request and never ends it is cut off.
Whatever comes in is read in small pieces, so that no single read, whatever it is made of, holds the event loop.
"""

import asyncio
import contextlib
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

import h11
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

from armorial.server.limits import client_of
from armorial.server.moderation.networks import Network, inside, read_network
from armorial.server.settings import Settings

PIECE: Final = 1024
"""How many bytes are looked at in one go: at most 170 of the smallest frames, which takes two milliseconds."""
FRAMES: Final = 200
"""How many frames a WebSocket may send at once …"""
FRAMES_A_SECOND: Final = 50
"""… and how many a second it may go on with. Whoever sends more is read more slowly."""
RESERVED: Final = 128
"""How many open files are kept for the database, the bots and the client's files."""
MOST_FILES: Final = 65_536
TEXT: Final = 0x81
"""The first byte of a frame that is a whole text."""
TOO_SLOW: Final = b"HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


@dataclass(eq=False)
class Guest:
    """A connection: where it comes from (None from a proxy, which brings many), and how to end it."""

    network: str | None
    end: Callable[[], None]


class Door:
    """Counts the connections of this process."""

    def __init__(self, most: int, most_of_network: int, trusted: str) -> None:
        self._most = most
        self._most_of_network = most_of_network
        self._trusts_all = trusted.strip() == "*"
        self._trusted = list(_networks(trusted))
        self._inside: set[Guest] = set()
        self._networks: Counter[str] = Counter()
        self._silent: OrderedDict[Guest, None] = OrderedDict()
        """Those who have not asked for anything yet, or not for all of it: who has been so for longest is first."""

    def enter(self, address: str, end: Callable[[], None]) -> Guest | None:
        """Let somebody in; None if there are too many of them. When the house is full, whoever has been silent for
        longest has to go."""
        proxy = self._trusts_all or any(inside(address, network) for network in self._trusted)
        network = None if proxy else client_of(address)
        if network is not None and self._networks[network] >= self._most_of_network:
            return None
        if len(self._inside) >= self._most:
            if not self._silent:
                return None
            oldest = next(iter(self._silent))
            self.leave(oldest)
            oldest.end()
        guest = Guest(network, end)
        self._inside.add(guest)
        if network is not None:
            self._networks[network] += 1
        return guest

    def leave(self, guest: Guest) -> None:
        if guest not in self._inside:
            return
        self._inside.remove(guest)
        self._silent.pop(guest, None)
        if guest.network is not None:
            self._networks[guest.network] -= 1
            if not self._networks[guest.network]:
                del self._networks[guest.network]

    def is_silent(self, guest: Guest, silent: bool) -> None:
        if not silent:
            self._silent.pop(guest, None)
        elif guest in self._inside:
            self._silent.setdefault(guest)


def _networks(trusted: str) -> Iterator[Network]:
    """The addresses among what is trusted; uvicorn also takes names of sockets."""
    for part in trusted.split(","):
        with contextlib.suppress(ValueError):
            yield read_network(part.strip())


class Pieces:
    """Hands on what comes in piece by piece, each in a turn of its own of the event loop."""

    def __init__(
        self, take: Callable[[bytes], None], may_read: Callable[[], bool], pause: Callable[[], float] | None = None
    ) -> None:
        """``may_read`` says whether more is wanted when all is handed on, ``pause`` how many seconds to wait before the
        next piece."""
        self._take = take
        self._may_read = may_read
        self._pause = pause or _at_once
        self._held = bytearray()
        self._next: asyncio.Handle | None = None

    def __bool__(self) -> bool:
        """Whether something is held."""
        return bool(self._held)

    def add(self, data: bytes, transport: asyncio.Transport) -> None:
        if self._next is None and not self._held and len(data) <= PIECE:  # nearly always
            self._hand_on(data, transport)
            return
        self._held += data
        if self._next is None:
            self._go_on(transport)
        elif transport.is_reading():
            transport.pause_reading()

    def _go_on(self, transport: asyncio.Transport) -> None:
        self._next = None
        piece = bytes(self._held[:PIECE])
        del self._held[:PIECE]
        self._hand_on(piece, transport)

    def _hand_on(self, piece: bytes, transport: asyncio.Transport) -> None:
        self._take(piece)
        if transport.is_closing():
            self._held.clear()
        wait = self._pause()
        if not self._held and not wait:
            return
        if transport.is_reading():
            transport.pause_reading()
        self._next = asyncio.get_running_loop().call_later(wait, self._continue, transport)

    def _continue(self, transport: asyncio.Transport) -> None:
        self._go_on(transport)
        done = self._next is None and not transport.is_closing() and not transport.is_reading()
        if done and self._may_read():
            transport.resume_reading()

    def stop(self) -> None:
        """Nothing more is handed on. Nobody is held on to any longer: a connection that has ended leaves the memory at
        once, and not when somebody looks for garbage in circles, which is long after for one that has lasted."""
        self._held.clear()
        self._take, self._may_read, self._pause = _left, _never, _at_once
        if self._next is not None:
            self._next.cancel()
            self._next = None


def _left(piece: bytes) -> None:
    """Whoever wanted it is gone."""


def _never() -> bool:
    return False


def _at_once() -> float:
    return 0.0


class Flow(FlowControl):
    """Reads on only when all that is held is handed on."""

    def __init__(self, transport: asyncio.Transport, pieces: Pieces) -> None:
        super().__init__(transport)
        self._pieces = pieces

    def resume_reading(self) -> None:
        if self._pieces:
            self.read_paused = False
        else:
            super().resume_reading()


class Http(H11Protocol):
    """A connection that asks: all headers, then the whole body, each within its time."""

    def __init__(self, door: Door, header_time: float, body_time: float, **usual: Any) -> None:
        super().__init__(**usual)
        self._door = door
        self._times = {"headers": header_time, "body": body_time}
        self._phase = ""
        self._timer: asyncio.TimerHandle | None = None
        self._untaken: asyncio.TimerHandle | None = None
        """Goes off if nothing of an answer is taken for too long."""
        self._guest: Guest | None = None
        self._pieces = Pieces(self._take, lambda: not self.flow.read_paused)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.flow = Flow(transport, self._pieces)
        self._guest = self._door.enter(self.client[0] if self.client else "", transport.abort)
        if self._guest is None:
            transport.abort()
            return
        self._expect("headers")

    def data_received(self, data: bytes) -> None:
        self._pieces.add(data, self.transport)

    def _take(self, piece: bytes) -> None:
        super().data_received(piece)
        self._look()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._look()

    def _look(self) -> None:
        """What is to come now. Between two requests uvicorn has a time limit of its own; a WebSocket may stay."""
        if self.transport.get_protocol() is not self:
            return
        state = self.conn.their_state
        if state is h11.SEND_BODY:
            self._expect("body")
        elif state is h11.IDLE and (self.timeout_keep_alive_task is None or self.conn.trailing_data[0]):
            self._expect("headers")
        else:
            self._expect("")
        if self._guest is not None:
            self._door.is_silent(self._guest, state in (h11.IDLE, h11.SEND_BODY))

    def _expect(self, phase: str) -> None:
        if phase == self._phase:
            return
        self._phase = phase
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self.loop.call_later(self._times[phase], self._too_slow) if phase else None

    def _too_slow(self) -> None:
        if self._phase == "headers" and not self.transport.is_closing():
            self.transport.write(TOO_SLOW)
        self.transport.close()

    def pause_writing(self) -> None:
        """Whoever asks for something large and does not read it must not keep the connection for ever."""
        super().pause_writing()
        self._untaken = self.loop.call_later(self._times["body"], self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._taken()

    def _taken(self) -> None:
        if self._untaken is not None:
            self._untaken.cancel()
            self._untaken = None

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        super().handle_websocket_upgrade(event)
        guest, self._guest = self._guest, None
        self._end()
        taking_over = self.transport.get_protocol()
        if guest is not None and isinstance(taking_over, Ws):
            self._door.is_silent(guest, False)
            taking_over.took_over(self._door, guest)
        elif guest is not None:
            self._door.leave(guest)

    def connection_lost(self, exc: Exception | None) -> None:
        self._end()
        super().connection_lost(exc)

    def _end(self) -> None:
        self._expect("")
        self._taken()
        self._pieces.stop()
        if self._guest is not None:
            self._door.leave(self._guest)


def text_frame(text: bytes) -> bytes:
    """A whole text as it is sent over a WebSocket by a server (RFC 6455, 5.2)."""
    length = len(text)
    if length < 126:
        return bytes((TEXT, length)) + text
    if length < 1 << 16:
        return bytes((TEXT, 126)) + length.to_bytes(2, "big") + text
    return bytes((TEXT, 127)) + length.to_bytes(8, "big") + text


class Ws(WebSocketsSansIOProtocol):
    """A WebSocket whose frames are read no faster than makes sense."""

    def __init__(self, **usual: Any) -> None:
        super().__init__(**usual)
        self._door: tuple[Door, Guest] | None = None
        self._frames = float(FRAMES)
        self._counted = time.monotonic()
        self._pieces = Pieces(self._take, lambda: not self.read_paused, self._pause)

    def took_over(self, door: Door, guest: Guest) -> None:
        """The connection was one for HTTP so far."""
        self._door = (door, guest)

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated:
            self._pieces.add(data, self.transport)
        else:  # the request that asks for a WebSocket: uvicorn hands it on as a whole
            super().data_received(data)

    def _take(self, piece: bytes) -> None:
        super().data_received(piece)

    def handle_events(self) -> None:
        self._frames -= len(self.conn.events)
        super().handle_events()

    def _pause(self) -> float:
        now = time.monotonic()
        self._frames = min(float(FRAMES), self._frames + (now - self._counted) * FRAMES_A_SECOND)
        self._counted = now
        return 0.0 if self._frames >= 0 else -self._frames / FRAMES_A_SECOND

    async def send(self, message: Any) -> None:
        """As usual; but a text on an open connection, which nearly everything is, goes out as the one frame it is."""
        text = message.get("text")
        if text is not None and self._is_open() and self.writable.is_set():
            self.transport.write(text_frame(text.encode()))
        else:
            await super().send(message)

    def _is_open(self) -> bool:
        """Whether frames go out just as they are."""
        conn = self.conn
        ended = self.disconnected or self.close_sent
        return self.handshake_complete and not ended and conn.state is OPEN and not conn.extensions

    async def receive(self) -> Any:
        """As usual, but what is held comes first."""
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            if not self._pieces and not self.transport.is_closing():
                self.transport.resume_reading()
        return message

    def connection_lost(self, exc: Exception | None) -> None:
        self._pieces.stop()
        if self._door is not None:
            door, guest = self._door
            door.leave(guest)
        super().connection_lost(exc)


def protocols(settings: Settings) -> dict[str, Any]:
    """How uvicorn is to speak: arguments of its ``Config``."""
    door = Door(files_for(settings.limit_connections), settings.limit_network_connections, settings.trusted_proxies)
    return {"http": partial(Http, door, settings.header_time, settings.body_time), "ws": Ws}


def files_for(connections: int) -> int:
    """How many connections this process can have at most: each is an open file, and their number is limited."""
    try:
        import resource
    except ImportError:  # not on Windows
        return connections
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = min(connections + RESERVED, MOST_FILES)
    if soft < wanted and soft != resource.RLIM_INFINITY:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return connections if soft == resource.RLIM_INFINITY else max(16, min(connections, soft - RESERVED))
