"""What requests carry is bounded: bytes, parts, and how many large ones are on their way at once."""

import json
from contextlib import ExitStack

import pytest

from armorial.server.bodies import FEW, HEAVY_OF_NETWORK, LARGEST, MOST_PARTS, too_many_parts
from tests.patience import until
from tests.server.conftest import People
from tests.server.players import refused, send
from tests.server.table_server import ThreadServer
from tests.server.test_wire import dial

TOO_LARGE = "server-too-large"


@pytest.mark.parametrize(
    "body",
    [
        {"name": "Ada", **{str(number): 1 for number in range(MOST_PARTS)}},
        {"name": "Ada", "settings": {str(number): 1 for number in range(MOST_PARTS)}},
        {"name": [1] * MOST_PARTS},
        {"name": [[] for _ in range(MOST_PARTS)]},
        {"name": [[1] * 100] * (MOST_PARTS // 100)},
    ],
)
def test_thousands_of_parts_are_not_looked_at(server: ThreadServer, people: People, body: object) -> None:
    """Each of them was checked, and an error was made of each, while everybody else waited."""
    answer = people(server).post("/api/me", json=body)
    assert (answer.status_code, answer.json()["error"]["message"]["key"]) == (422, TOO_LARGE)


def test_what_counts_as_parts() -> None:
    text = json.dumps({"text": "[1, 2]" * MOST_PARTS, "more": [1] * (MOST_PARTS - 2)})
    assert not too_many_parts(text.encode())
    assert too_many_parts(json.dumps([1] * (MOST_PARTS + 1)).encode())
    assert not too_many_parts(b"[" * 100_000), "that is no JSON"


def test_only_records_may_be_very_large(server: ThreadServer, people: People) -> None:
    ada = people(server, "Ada")
    assert refused(ada, "/api/me", {"name": "x" * LARGEST})["message"]["key"] == TOO_LARGE
    assert refused(ada, "/api/me", {"name": "x" * FEW})["message"]["key"] == "server-invalid"
    assert refused(ada, "/api/import", {"record": "x" * LARGEST})["message"]["key"] == "server-bad-record"
    chunks = ada.post("/api/me", content=(b"x" * 100_000 for _ in range(14)))
    assert chunks.json()["error"]["message"]["key"] == TOO_LARGE


def test_half_sent_bodies_do_not_fill_the_memory(server: ThreadServer, people: People) -> None:
    """Hundreds of connections could each hold a megabyte of a body that never ends."""
    ada = people(server, "Ada")
    record = {"record": "x" * 200_000}
    half = b"POST /api/import HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Length: 900000\r\n\r\n"
    with ExitStack() as stack:
        for _ in range(HEAVY_OF_NETWORK):
            sending = stack.enter_context(dial(server))
            sending.sendall(half)
            assert sending.recv(100).startswith(b"HTTP/1.1 100"), "it may come"
        late = send(ada, "/api/import", record)
        assert (late.status_code, int(late.headers["Retry-After"]) >= 1) == (429, True)
        assert send(ada, "/api/import", {"record": "x"}).status_code == 422, "what is small is not held up"
    until(lambda: send(ada, "/api/import", record).status_code == 422, "they are gone")
