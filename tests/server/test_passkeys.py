"""Passkeys that are wrong: nobody gets in with whatever comes as one. That right ones work is shown in the browser."""

import base64
import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from armorial.server.passkeys import site_of
from armorial.server.settings import Settings
from armorial.table.errors import ApiError
from tests.server.conftest import People
from tests.server.players import post, refused
from tests.server.table_server import ThreadServer, thread_server

PASSWORD = "correct horse"


@pytest.fixture(scope="module")
def secure(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadServer]:
    """A server that is reached as localhost, which browsers trust as they trust HTTPS."""
    with thread_server(f"sqlite:///{tmp_path_factory.mktemp('secure')}/armorial.db") as server:
        server.url = server.url.replace("127.0.0.1", "localhost")
        yield server


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def credential(challenge: str, origin: str, kind: str = "webauthn.get", **said: Any) -> dict[str, Any]:
    client = {"type": kind, "challenge": encoded(challenge.encode()), "origin": origin, **said}
    answer = {"clientDataJSON": encoded(json.dumps(client).encode()), "authenticatorData": encoded(b"\0" * 37)}
    response = {**answer, "signature": encoded(b"\1" * 70), "attestationObject": encoded(b"\xa0")}
    return {"id": "AAAA", "rawId": "AAAA", "type": "public-key", "response": response}


def challenge_of(options: dict[str, Any]) -> str:
    text = options["options"]["challenge"]
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)).decode()


def member(server: ThreadServer, people: People, login: str) -> httpx.Client:
    person = people(server, "Ada")
    post(person, "/api/account", {"login": login, "password": PASSWORD})
    return person


def test_what_devices_are_asked_for(secure: ThreadServer, people: People) -> None:
    ada = member(secure, people, "asked")
    path = "/api/account/passkeys/options"
    assert refused(ada, path)["message"]["key"] == "server-password-needed"
    assert refused(ada, path, {"password": "not this one"})["code"] == "forbidden"
    assert refused(people(secure, "Guest of the club"), path)["message"]["key"] == "server-account-needed"
    options = post(ada, path, {"password": PASSWORD})["options"]
    assert options["rp"] == {"id": "localhost", "name": "Armorial"}
    assert options["authenticatorSelection"]["userVerification"] == "required"
    assert options["authenticatorSelection"]["residentKey"] == "required"
    use = post(people(secure), "/api/passkey/options")["options"]
    assert (use["rpId"], use["userVerification"], use["allowCredentials"]) == ("localhost", "required", [])


def test_nobody_gets_in_with_a_wrong_passkey(secure: ThreadServer, people: People) -> None:
    eve, ada = people(secure), member(secure, people, "wronged")
    good = challenge_of(post(eve, "/api/passkey/options"))
    to_add = challenge_of(post(ada, "/api/account/passkeys/options", {"password": PASSWORD}))
    tries = [
        credential(good, secure.url),
        credential(good, "https://evil.example.org"),
        credential(to_add, secure.url),
        credential("made up", secure.url),
        credential(good[:-1], secure.url),
        {**credential(good, secure.url), "response": {"clientDataJSON": encoded(b"[]")}},
        {**credential(good, secure.url), "response": {"clientDataJSON": encoded(b"\xff")}},
    ]
    for wrong in tries:
        error = refused(eve, "/api/passkey/sign-in", {"credential": wrong})
        assert (error["code"], error["message"]["key"]) == ("forbidden", "server-wrong-passkey")
        error = refused(ada, "/api/account/passkeys", {"credential": wrong, "name": "x"})
        assert error["code"] == "forbidden"
    huge = credential(good, secure.url)
    huge["response"]["attestationObject"] = "A" * 30_000
    assert refused(eve, "/api/passkey/sign-in", {"credential": huge})["code"] == "invalid"
    assert refused(ada, "/api/account/passkeys", {"credential": {}, "name": "x"})["code"] == "invalid"


def test_passkeys_of_others_are_not_there(secure: ThreadServer, people: People) -> None:
    eve = member(secure, people, "eve-passkeys")
    assert eve.patch("/api/account/passkeys/AAAA", json={"name": "x"}).status_code == 404
    assert eve.delete("/api/account/passkeys/AAAA").status_code == 404


@pytest.mark.parametrize(
    ("settings", "scheme", "host", "name", "origins"),
    [
        ({}, "http", "localhost:8000", "localhost", ["http://localhost:8000"]),
        ({}, "https", "club.example.org", "club.example.org", ["https://club.example.org"]),
        (
            {"public_url": "https://Club.example.org/armorial/"},
            "https",
            "other.example.org",
            "club.example.org",
            ["https://club.example.org"],
        ),
        (
            {"origins": "http://localhost:5173, https://evil.example.org"},
            "http",
            "localhost:8000",
            "localhost",
            ["http://localhost:8000", "http://localhost:5173"],
        ),
    ],
)
def test_a_passkey_belongs_to_a_name(
    settings: dict[str, Any], scheme: str, host: str, name: str, origins: list[str]
) -> None:
    site = site_of(Settings(**settings), scheme, host)
    assert (site.name, site.origins) == (name, origins)


@pytest.mark.parametrize(
    ("scheme", "host"),
    [("http", "127.0.0.1:8000"), ("https", "[::1]:8000"), ("http", "club.example.org"), ("https", ""), ("https", "[")],
)
def test_there_are_no_passkeys_for_addresses_or_without_https(scheme: str, host: str) -> None:
    with pytest.raises(ApiError) as refusal:
        site_of(Settings(), scheme, host)
    assert refusal.value.message.key == "server-passkeys-need-https"
