"""Addresses that people give must not lead into the host's network."""

import asyncio
import socket
import threading
from pathlib import Path
from typing import Any

import pytest

from armorial.server.notices import outward
from armorial.server.notices.outward import Failed, Outward, is_public
from tests.patience import LONGEST
from tests.server.receivers import receiver


def failure(url: str, out: Outward) -> Failed:
    with pytest.raises(Failed) as found:
        asyncio.run(out.post(url, {}, b"{}"))
    return found.value


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("93.184.215.14", True),
        ("2606:2800:21f:cb07:6820:80da:af6b:8b2c", True),
        ("127.0.0.1", False),
        ("10.1.2.3", False),
        ("172.16.0.1", False),
        ("192.168.1.1", False),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),
        ("224.0.0.1", False),
        ("255.255.255.255", False),
        ("::1", False),
        ("::", False),
        ("fe80::1%eth0", False),
        ("fd00::1", False),
        ("ff02::1", False),
        ("::ffff:127.0.0.1", False),
        ("::ffff:93.184.215.14", True),
        ("64:ff9b::7f00:1", False),
        ("64:ff9b:1::7f00:1", False),
        ("2002:7f00:1::", False),
        ("::7f00:1", False),
        ("::ffff:0:7f00:1", False),
        ("fec0::1", False),
    ],
)
def test_which_addresses_are_of_the_internet(address: str, public: bool) -> None:
    assert is_public(address) is public


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org/",
        "ftp://example.org/",
        "https://",
        "https:///path",
        "https://user@example.org/",
        "https://example.org:99999/",
        "https://exämple.org/",
        "https://example.org/a b",
        "https://example.org/\r\nHost: other",
        "https://[::1/",
    ],
)
def test_which_urls_are_refused(url: str) -> None:
    assert (failure(url, Outward(private=True)).why, failure(url, Outward()).for_good) == ("address", True)


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "2130706433", "127.1", "0x7f.1", "localhost", "[::1]", "[::ffff:7f00:1]"]
)
def test_this_machine_is_not_asked_under_any_name(host: str, tmp_path: Path) -> None:
    with receiver(tmp_path) as box:
        port = box.url.rpartition(":")[2]
        failed = failure(f"https://{host}:{port}/", Outward())
        assert (failed.why, failed.for_good) == ("address", True)
        assert box.came.empty()


def test_one_address_that_is_not_public_spoils_all_of_a_name() -> None:
    async def both(host: str, port: int) -> list[str]:
        return ["93.184.215.14", "10.0.0.1"]

    assert failure("https://example.org/", Outward(resolve=both)).why == "address"


def test_the_address_that_was_looked_at_is_the_one_that_is_connected_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second time a name could lead elsewhere: it is asked for once. The certificate is that of the name."""
    asked: list[str] = []

    async def here(host: str, port: int) -> list[str]:
        asked.append(host)
        return ["127.0.0.1"]

    with receiver(tmp_path) as box:
        port = box.url.rpartition(":")[2]
        monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "127.0.0.1.pem"))
        out = Outward(private=True, resolve=here)
        asyncio.run(out.post(f"https://127.0.0.1:{port}/x?y=1", {"A": "b"}, b"{}"))
        came = box.next()
        assert (came.path, came.headers["host"], came.headers["a"]) == ("/x?y=1", f"127.0.0.1:{port}", "b")
        assert asked == ["127.0.0.1"]
        assert failure(f"https://example.org:{port}/", out).why == "unreachable", "somebody else's certificate"
        assert box.came.empty()


@pytest.mark.parametrize(
    ("status", "why", "for_good", "after"),
    [
        (302, "refused", True, 0),
        (400, "refused", True, 0),
        (404, "gone", True, 0),
        (410, "gone", True, 0),
        (429, "refused", False, 90),
        (503, "refused", False, 90),
    ],
)
def test_what_answers_mean(
    status: int, why: str, for_good: bool, after: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with receiver(tmp_path) as box:
        monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "127.0.0.1.pem"))
        box.answers = [(status, {"Retry-After": "90", "Location": f"{box.url}/elsewhere"})]
        failed = failure(box.url, Outward(private=True))
        assert (failed.why, failed.for_good, failed.after) == (why, for_good, after)
        assert len(box.all()) == 1, "no redirect is followed"


def test_an_endless_answer_is_not_read_to_its_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with receiver(tmp_path) as box:
        monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "127.0.0.1.pem"))
        box.answers = [(200, {"Endless": "x" * 60_000})]
        assert failure(box.url, Outward(private=True)).why == "unreachable"


def test_nobody_is_waited_for_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outward, "PATIENCE", 0.05)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        url = f"https://127.0.0.1:{silent.getsockname()[1]}/"
        assert failure(url, Outward(private=True)).why == "unreachable"


def test_slow_names_hold_up_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever gives an address may have its name looked up as slowly as they like."""
    go = threading.Event()

    def slow(*about: Any, **more: Any) -> list[Any]:
        go.wait(LONGEST)
        return [(0, 0, 0, "", ("10.0.0.1", 443))]

    monkeypatch.setattr(socket, "getaddrinfo", slow)

    async def run() -> list[Any]:
        asked = [asyncio.create_task(Outward().check_address("https://example.org/")) for _ in range(40)]
        await asyncio.sleep(0)
        await asyncio.to_thread(int)
        assert not any(each.done() for each in asked)
        go.set()
        return await asyncio.gather(*asked, return_exceptions=True)

    assert {type(found) for found in asyncio.run(run())} == {Failed}
