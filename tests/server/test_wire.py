"""Connections: half requests, too many of them, and floods of tiny frames."""

import json
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any
from urllib.parse import urlsplit

import httpx
import pytest
from websockets.frames import Frame, Opcode

from armorial.server.wire import PIECE, Door, text_frame
from tests.patience import LONGEST, until
from tests.server.conftest import People
from tests.server.players import get, hot_seat, post
from tests.server.table_server import ThreadServer, thread_server

MOST = 10
FLOOD = 20_000
LARGE = 50_000_000
"""More bytes than any system holds back for a connection."""
PING, PONG = b"\x89\x80\x00\x00\x00\x00", b"\x8a\x00"
"""A masked ping without content, and the answer. JSON has no such bytes."""


class Ended:
    """Connections by name, and which of them were ended."""

    def __init__(self, most: int, of_network: int, trusted: str = "") -> None:
        self.door = Door(most, of_network, trusted)
        self.ended: list[str] = []

    def enter(self, address: str, name: str = "") -> object:
        guest = self.door.enter(address, lambda: self.ended.append(name))
        if guest is not None:
            self.door.is_silent(guest, True)
        return guest


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_a_text_is_framed_as_the_standard_says(length: int) -> None:
    text = b"x" * length
    assert text_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_a_network_may_have_so_many_connections() -> None:
    here = Ended(10, 2, trusted="127.0.0.1, 10.0.0.0/8")
    guests = [here.door.enter("2001:db8::1", lambda: None), here.door.enter("2001:db8::2", lambda: None)]
    assert here.enter("2001:db8::3") is None
    assert here.enter("2001:db8:0:1::1") is not None
    for _ in range(3):
        assert here.enter("10.1.2.3") is not None, "a proxy brings many"
    assert guests[0] is not None
    here.door.leave(guests[0])
    here.door.leave(guests[0])
    assert here.enter("2001:db8::3") is not None


def test_when_the_house_is_full_the_silent_have_to_go() -> None:
    here = Ended(2, 2)
    talking = here.door.enter("192.0.2.1", lambda: here.ended.append("talking"))
    assert talking is not None
    here.enter("192.0.2.2", "silent")
    assert here.enter("192.0.2.3", "later") is not None
    assert here.ended == ["silent"]
    last = here.door.enter("192.0.2.4", lambda: None)
    assert here.ended == ["silent", "later"]
    assert last is not None
    assert here.enter("192.0.2.5") is None, "all have asked for something"


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadServer]:
    """A server with little patience, and few connections for each network."""
    folder = tmp_path_factory.mktemp("narrow")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html>")
    with (folder / "assets" / "large.bin").open("wb") as large:
        large.truncate(LARGE)
    limits: dict[str, Any] = {"limit_network_connections": MOST, "trusted_proxies": "192.0.2.1", "static_dir": folder}
    with thread_server(f"sqlite:///{folder}/armorial.db", header_time=1, body_time=1, **limits) as server:
        yield server


def dial(server: ThreadServer, source: str = "127.0.0.1") -> socket.socket:
    where = urlsplit(server.url)
    assert where.hostname is not None
    return socket.create_connection((where.hostname, where.port or 0), LONGEST, (source, 0))


def rest(half: socket.socket) -> bytes:
    """All that comes until the other side ends it."""
    found = b""
    try:
        while more := half.recv(1000):
            found += more
    except ConnectionResetError:
        pass
    return found


def served(server: ThreadServer, source: str) -> bool:
    """Whether somebody from there is let in."""
    try:
        with dial(server, source) as asking:
            asking.sendall(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            return rest(asking).startswith(b"HTTP/1.1 200")
    except OSError:
        return False


@pytest.mark.parametrize(
    ("sent", "answer"),
    [
        (b"", b"408"),
        (b"GET / HTTP/1.1\r\nHost: a\r\n", b"408"),
        (b"POST /api/me HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{", b""),
        (b"GET /api/health HTTP/1.1\r\nHost: a\r\n\r\nGET / HT", b"408"),
    ],
)
def test_half_a_request_is_cut_off(narrow: ThreadServer, sent: bytes, answer: bytes) -> None:
    """Finding 11: there was no time limit for headers or bodies."""
    with dial(narrow) as half:
        half.sendall(sent)
        assert answer in rest(half)


def test_half_requests_shut_nobody_out(narrow: ThreadServer, people: People) -> None:
    """Finding 11: enough half requests from one place, and nobody else was served."""
    with ExitStack() as stack:
        halves = [stack.enter_context(dial(narrow, "127.0.0.2")) for _ in range(MOST)]
        for half in halves:
            half.sendall(b"GET / HTTP/1.1\r\n")
        with dial(narrow, "127.0.0.2") as late:
            assert rest(late) == b"", "there are enough from there"
        assert get(people(narrow), "/api/health")["status"] == "ok"
    assert get(people(narrow), "/api/health")["status"] == "ok"


def test_whoever_does_not_read_is_cut_off(narrow: ThreadServer) -> None:
    """An answer that nobody takes kept its connection for ever, and a few of them shut out everybody else there."""
    with ExitStack() as stack:
        for _ in range(MOST):
            deaf = stack.enter_context(dial(narrow, "127.0.0.3"))
            deaf.sendall(b"GET /assets/large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert deaf.recv(8) == b"HTTP/1.1"
        until(lambda: served(narrow, "127.0.0.3"), "there is room for others from there")


def test_a_websocket_is_no_slow_request(narrow: ThreadServer, people: People) -> None:
    """The time for the body of a request went on, and cut every WebSocket off when it was over."""
    ada = people(narrow, "Ada")
    with dial(narrow) as live, dial(narrow) as half:
        live.sendall(upgrade(f"/api/tables/{hot_seat(ada)}/live", ada.cookies))
        assert live.recv(1000).startswith(b"HTTP/1.1 101")
        half.sendall(b"POST /api/me HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{")
        rest(half)  # it came later, so this time is over for both
        live.sendall(PING)
        found = b""
        while PONG not in found:
            more = live.recv(100_000)
            assert more, "it was cut off"
            found += more


def test_a_flood_of_frames_is_read_slowly(server: ThreadServer, people: People) -> None:
    """Finding 20: tiny frames, thousands in one packet, were all looked at before anybody else was served."""
    ada = people(server, "Ada")
    path = f"/api/tables/{hot_seat(ada)}/live"
    with dial(server) as flooding:
        flooding.sendall(upgrade(path, ada.cookies))
        assert flooding.recv(1000).startswith(b"HTTP/1.1 101")
        flooding.sendall(PING * FLOOD)
        assert get(ada, "/api/health")["status"] == "ok"
        flooding.setblocking(False)
        answered = so_far(flooding).count(PONG)
        assert answered < FLOOD / 4, "most of them are still waiting, and so are those who sent them"


def upgrade(path: str, cookies: httpx.Cookies) -> bytes:
    """The beginning of a WebSocket."""
    cookie = "; ".join(f"{name}={value}" for name, value in cookies.items())
    lines = [f"GET {path} HTTP/1.1", "Host: 127.0.0.1", f"Cookie: {cookie}", "Connection: Upgrade"]
    lines += ["Upgrade: websocket", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="]
    return "\r\n".join([*lines, "", ""]).encode()


def so_far(connection: socket.socket) -> bytes:
    """What has come, without waiting for more."""
    found = b""
    try:
        while more := connection.recv(100_000):
            found += more
    except BlockingIOError:
        pass
    return found


def test_what_comes_in_pieces_is_whole(narrow: ThreadServer, people: People) -> None:
    """However a request is cut up, and however long it is."""
    ada = people(narrow, "Ada")
    table = hot_seat(ada)
    text = "x" * (4 * PIECE)
    assert ada.put(f"/api/tables/{table}/notes", json={"text": text}).json()["text"] == text
    cookies = "; ".join(f"{name}={value}" for name, value in ada.cookies.items())
    body = json.dumps({"text": text}).encode()
    head = f"PUT /api/tables/{table}/notes HTTP/1.1\r\nHost: a\r\nCookie: {cookies}\r\nConnection: close\r\n"
    with dial(narrow) as slow:
        for part in (head.encode(), b"Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"):
            slow.sendall(part)
        slow.sendall(b"".join(b"1\r\n%c\r\n" % byte for byte in body) + b"0\r\n\r\n")
        assert rest(slow).startswith(b"HTTP/1.1 200")
    post(ada, f"/api/tables/{table}/chat", {"text": "still here"})
