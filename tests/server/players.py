"""People who play: over HTTP and over a WebSocket."""

import json
import random
import threading
import uuid
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.patience import LONGEST, again

Json = dict[str, Any]


def get(client: httpx.Client, path: str, **params: Any) -> Json:
    answer = client.get(path, params=params)
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def post(client: httpx.Client, path: str, body: Json | None = None, key: str | None = None) -> Json:
    """A request that is expected to work."""
    answer = send(client, path, body, key)
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def send(client: httpx.Client, path: str, body: Json | None = None, key: str | None = None) -> httpx.Response:
    headers = {} if key is None else {"Idempotency-Key": key}
    return client.post(path, json={} if body is None else body, headers=headers)


def refused(client: httpx.Client, path: str, body: Json | None = None, key: str | None = None) -> Json:
    """The error of a request that is expected not to work."""
    answer = send(client, path, body, key)
    assert answer.status_code >= 400, answer.text
    error: Json = answer.json()["error"]
    assert error["message"]["text"]
    return error


def position(client: httpx.Client, table: str, **params: Any) -> Json:
    return get(client, f"/api/tables/{table}/position", **params)


def answer(client: httpx.Client, table: str, where: Json, token: str, key: str | None = None) -> httpx.Response:
    """Answer the question of a position."""
    body = {"seat": where["question"]["seat"], "seq": where["seq"], "token": token}
    return send(client, f"/api/tables/{table}/answer", body, key)


def both_at_once(
    first: httpx.Client, second: httpx.Client, table: str, where: Json
) -> list[tuple[str, httpx.Response]]:
    """Two different answers to the same question at the same time, with their tokens."""
    tokens = [option["token"] for option in where["question"]["options"]][:2]
    replies: list[tuple[str, httpx.Response]] = []

    def give(client: httpx.Client, token: str) -> None:
        replies.append((token, answer(client, table, where, token)))

    threads = [threading.Thread(target=give, args=pair) for pair in zip((first, second), tokens, strict=True)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(LONGEST)
    return replies


def two_people(host: httpx.Client, guest: httpx.Client, **wishes: Any) -> str:
    """A running table of two people."""
    table = post(host, "/api/tables", {"game": "village", "seats": 2, **wishes})
    invite = {"invite": table["invite"]} if table["invite"] else {}
    post(guest, f"/api/tables/{table['id']}/join", invite)
    post(host, f"/api/tables/{table['id']}/start")
    return str(table["id"])


def hot_seat(person: httpx.Client, **wishes: Any) -> str:
    """A running table of two players at one device: one person moves both, so that tests are quick."""
    wish = {"game": "village", "seats": 2, "others": [{"name": "Bob"}], "visibility": "unlisted", **wishes}
    table = post(person, "/api/tables", wish)
    post(person, f"/api/tables/{table['id']}/start")
    return str(table["id"])


class EndedEarly(AssertionError):
    """The game is over: in Legacy a family that is played without care can die out in the first generation."""


def mover(people: list[httpx.Client], table: str) -> tuple[httpx.Client, Json]:
    """Who is to answer, with the position as they see it."""
    for person in people:
        seen = position(person, table)
        if seen["question"] and seen["question"]["options"]:
            return person, seen
        if seen["over"]:
            raise EndedEarly
    raise AssertionError("nobody is asked")


def until_asked(client: httpx.Client, table: str) -> Json:
    """The position when there is something to answer, which bots may have to play to first."""
    seen = position(client, table)
    for _ in again("there is something to answer"):
        if seen["question"] and seen["question"]["options"]:
            break
        seen = position(client, table, have=seen["seq"], wait=20)
    return seen


def play_http(client: httpx.Client, table: str, rng: random.Random, most: int = 10_000) -> Json:
    """Play one's seats with random answers until the game is over (or ``most`` answers are given)."""
    have = 0
    given = 0
    for _ in again("the game goes on"):
        seen = position(client, table, have=have, wait=20)
        have = seen["seq"]
        if seen["over"] or given == most:
            break
        if seen["question"] and seen["question"]["options"]:
            reply = answer(client, table, seen, rng.choice(seen["question"]["options"])["token"])
            assert reply.status_code == 200, reply.text
            given += 1
    return seen


class Live:
    """A WebSocket client that keeps what it was sent."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.raw: list[str] = []
        self.table: Json = {}
        self.position: Json = {}
        self.events: list[Json] = []
        self.chat: list[Json] = []
        self.replies: dict[str | None, Json] = {}

    def receive(self, timeout: float = LONGEST) -> Json:
        text = self.socket.recv(timeout=timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        message: Json = json.loads(text)
        kind = message["type"]
        if kind in ("position", "step"):
            shown = message["position"] if kind == "step" else message
            kept = [event for event in self.events if event["seq"] < shown["events_from"]]
            self.events = kept + shown["events"]
        if kind == "position":
            self.position = message
        elif kind == "table":
            self.table = message["table"]
        elif kind == "chat":
            self.chat.append(message["line"])
        elif kind in ("done", "error"):
            self.replies[message["key"]] = message
        return message

    def until(self, what: Callable[["Live"], bool]) -> "Live":
        for _ in again("the server tells something else"):
            if what(self):
                break
            self.receive()
        return self

    def ask(self, kind: str, **fields: Any) -> Json:
        """Send a request and wait for its answer."""
        key = fields.pop("key", None) or str(uuid.uuid4())
        self.replies.pop(key, None)
        self.socket.send(json.dumps({"type": kind, "key": key, **fields}))
        return self.until(lambda live: key in live.replies).replies[key]

    def my_turn(self) -> bool:
        question = self.position.get("question")
        return bool(question and question["options"])

    def answer(self, token: str) -> Json:
        question = self.position["question"]
        return self.ask("answer", seat=question["seat"], seq=self.position["seq"], token=token)

    def play(self, rng: random.Random, most: int = 10_000) -> Json:
        """Random answers until the game is over, or ``most`` were given."""
        for _ in range(most):
            self.until(lambda live: live.my_turn() or bool(live.position.get("over")))
            if self.position["over"]:
                break
            before = self.position["seq"]
            reply = self.answer(rng.choice(self.position["question"]["options"])["token"])
            assert reply["type"] == "done", reply
            self.until(lambda live, seq=before: live.position["seq"] > seq)  # type: ignore[misc]
        return self.position


def play_together(
    players: list[Live],
    rng: random.Random,
    after: Callable[[int], None] = lambda seq: None,
    prefer: tuple[str, ...] = (),
) -> None:
    """Random answers of several people until the game is over; ``after`` each is told the last line.

    Answers whose tokens begin with something that they ``prefer`` are given when they can be.
    """
    for player in players:
        player.until(lambda live: bool(live.position))
    while not players[0].position["over"]:
        mover = next(player for player in players if player.my_turn())
        tokens = [option["token"] for option in mover.position["question"]["options"]]
        reply = mover.answer(rng.choice([token for token in tokens if token.startswith(prefer)] or tokens))
        assert reply["type"] == "done", reply
        for player in players:
            player.until(lambda live, seq=reply["seq"]: live.position["seq"] >= seq)  # type: ignore[misc]
        after(reply["seq"])


@contextmanager
def live(client: httpx.Client, table: str, **params: Any) -> Iterator[Live]:
    """Sit at a table with a WebSocket, as the person of a browser: one that reads whatever comes, and is patient, so
    that nobody hangs up on a busy machine."""
    url = client.build_request("GET", f"/api/tables/{table}/live", params=params).url
    cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    address = str(url).replace("http://", "ws://", 1)
    headers = {"Cookie": cookies} if cookies else None
    patient: dict[str, Any] = {"open_timeout": LONGEST, "ping_interval": None, "max_size": None, "max_queue": None}
    with connect(address, additional_headers=headers, **patient) as socket:
        yield Live(socket)


def make(client: httpx.Client, **wishes: Any) -> dict[str, Any]:
    return post(client, "/api/tables", {"game": "village", "seats": 2, **wishes})


def my_id(client: httpx.Client) -> str:
    return str(get(client, "/api/me")["person"]["id"])


def listed(client: httpx.Client, **params: Any) -> list[str]:
    return [table["id"] for table in get(client, "/api/tables", **params)["tables"]]


def said(client: httpx.Client, table: str) -> list[str]:
    return [line["text"] for line in get(client, f"/api/tables/{table}/chat")["lines"]]
