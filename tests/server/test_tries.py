"""Tries at a password: strangers run out of them, the owner does not; and nobody else waits for them."""

import contextlib
import threading
from collections.abc import Iterator
from contextlib import closing

import httpx
import pytest
from argon2 import PasswordHasher, extract_parameters
from argon2.exceptions import VerifyMismatchError

from armorial.server import hashing
from armorial.server.limits import Limits
from armorial.server.settings import Settings
from armorial.server.tries import Tries
from armorial.table.errors import ApiError
from tests.patience import LONGEST
from tests.server.conftest import People
from tests.server.players import post, send
from tests.server.table_server import ThreadServer, thread_server, web

PASSWORD = "correct horse"


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadServer]:
    """A server that counts more strictly than usual: each try costs time."""
    with thread_server(f"sqlite:///{tmp_path_factory.mktemp('strict')}/armorial.db", limit_sign_in=3) as server:
        yield server


def tries(person: httpx.Client, login: str, password: str, times: int = 1) -> list[int]:
    body = {"login": login, "password": password}
    return [send(person, "/api/sign-in", body).status_code for _ in range(times)]


def test_retrying_a_login_does_not_lock_its_owner_out(strict: ThreadServer, people: People) -> None:
    """Finding 12: the owner was refused in 5 of 6 correct tries, even from a device they had used before."""
    ada, eve = people(strict, "Ada"), people(strict)
    post(ada, "/api/account", {"login": "ada", "password": PASSWORD})
    post(ada, "/api/sign-out")
    assert 429 in tries(eve, "ada", "a wrong one", 8)
    assert tries(ada, "ada", PASSWORD, 2) == [200, 200], "a browser that ada has signed in with"


def test_a_stolen_browser_has_no_more_tries_than_others(strict: ThreadServer, people: People) -> None:
    bob, ada = people(strict, "Bob"), people(strict, "Ada")
    post(bob, "/api/account", {"login": "bob", "password": PASSWORD})
    post(ada, "/api/account", {"login": "carol", "password": PASSWORD})
    for person in (bob, ada):
        post(person, "/api/sign-out")
    assert 429 in tries(bob, "bob", "a wrong one", 8)
    assert 429 in tries(ada, "bob", "a wrong one", 8), "known to carol is not known to bob"


def counter(key: str = "key") -> Tries:
    return Tries(Limits(Settings(limit_sign_in=10)), key)


def often(count: Tries, times: int, network: str, login: str, cookie: str | None = None) -> int:
    """How many of so many tries are let through."""
    let = 0
    for _ in range(times):
        with contextlib.suppress(ApiError):
            count.sign_in(network, login, f"person of {login}", cookie)
            let += 1
    return let


def test_one_network_cannot_use_up_the_tries_of_others() -> None:
    count = counter()
    assert often(count, 1000, "203.0.113.1", "ada") == 10
    assert often(count, 1000, "203.0.113.1", "bob") == 10
    assert often(count, 1000, "203.0.113.1", "carol") == 10
    assert often(count, 5, "203.0.113.2", "ada") == 5
    assert often(count, 5, "2001:db8::1", "ada") + often(count, 10, "2001:db8::2", "ada") == 10, "one client has a /64"
    everywhere = sum(often(count, 10, f"198.51.100.{n}", "ada") for n in range(100))
    assert everywhere < 300, "a hundred networks together are slowed down"
    known = count.known(None, "person of ada")
    assert often(count, 5, "203.0.113.9", "ada", known) == 5, "the owner is not"


def test_a_device_cookie_is_ours_and_for_a_few_accounts() -> None:
    count = counter()
    cookie: str | None = None
    for n in range(7):
        cookie = count.known(cookie, f"person {n}")
    assert [f"person {n}" in count._devices(cookie) for n in range(7)] == [False, False, *[True] * 5]
    again = count.known(cookie, "person 3")
    assert count._devices(again)["person 3"] == count._devices(cookie)["person 3"], "its tries are not given back"
    for bad in (None, "", "x", again[:-1], counter("another key").known(None, "person 3"), "y" * 10_000):
        assert count._devices(bad) == {}


def test_a_login_that_nobody_has_takes_as_long_as_a_wrong_password() -> None:
    """Nothing fits what it is compared with, and that asks for the same effort as the hash of a password."""
    hasher = PasswordHasher()
    nothing = hashing._hash_of_nothing(hasher)
    assert extract_parameters(nothing) == extract_parameters(hasher.hash(PASSWORD))
    with pytest.raises(VerifyMismatchError):
        hasher.verify(nothing, PASSWORD)


def test_nobody_waits_for_the_passwords_of_others(
    server: ThreadServer, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Finding 3: forty sign-ins at once took all threads, and "play now" waited for 6 to 9 seconds. Here they never
    end, until a table was made all the same."""
    passwords = server.app.state.services.people._passwords
    go = threading.Event()

    def slow(hashed: str, password: str) -> None:
        go.wait(LONGEST)
        raise VerifyMismatchError

    monkeypatch.setattr(passwords, "_verify", slow)

    def sign_in() -> None:
        with closing(web(server)) as stranger:
            send(stranger, "/api/sign-in", {"login": "nobody", "password": PASSWORD})

    threads = [threading.Thread(target=sign_in) for _ in range(40)]
    for thread in threads:
        thread.start()
    try:
        ada = people(server, "Ada")
        assert post(ada, "/api/play-now", {"game": "village", "seats": 2})["state"] == "running"
    finally:
        go.set()
        for thread in threads:
            thread.join(LONGEST)
