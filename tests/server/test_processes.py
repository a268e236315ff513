"""Several processes, processes that are killed, and processes that are asked to stop."""

import asyncio
import random
import signal
import threading
import uuid
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from armorial.match import read_record, verify
from tests.patience import LONGEST
from tests.server.conftest import People, new_database
from tests.server.players import answer, both_at_once, get, hot_seat, live, position, post, send
from tests.server.table_server import ProcessServer, process_server, thread_server, web

MATCHES = 20


class Acknowledged:
    """What clients were told is done, and what they do not know about."""

    def __init__(self) -> None:
        self.lines: dict[str, list[tuple[int, str]]] = {}
        self.unknown: dict[str, tuple[dict[str, Any], str]] = {}
        """The last request of each table that got no answer, with its key."""
        self.more = threading.Condition()

    def add(self, table: str, seq: int, token: str) -> None:
        with self.more:
            self.lines.setdefault(table, []).append((seq, token))
            self.more.notify_all()

    def enough(self) -> bool:
        """Whether every match is well under way."""
        lines = list(self.lines.values())
        return len(lines) == MATCHES and min(map(len, lines)) > 1 and sum(map(len, lines)) >= 6 * MATCHES


def play_until_cut_off(
    url: str, cookies: dict[str, str], table: str, known: Acknowledged, stop: threading.Event
) -> None:
    """Answer at a table until the server is gone."""
    rng = random.Random(table)
    with web(url, cookies=cookies) as client:
        while not stop.is_set():
            try:
                seen = position(client, table)
            except (httpx.TransportError, httpx.HTTPError):
                return
            if seen["over"] or not seen["question"]:
                return
            token = rng.choice(seen["question"]["options"])["token"]
            body = {"seat": seen["seat"], "seq": seen["seq"], "token": token}
            key = str(uuid.uuid4())
            try:
                reply = send(client, f"/api/tables/{table}/answer", body, key)
            except httpx.TransportError:
                known.unknown[table] = (body, key)
                return
            assert reply.status_code == 200, reply.text
            known.add(table, seen["seq"] + 1, token)


def test_killed_in_the_middle_nothing_is_lost(database: str, people: People) -> None:
    """Twenty running matches; the server is killed; all that was acknowledged is there once, and play goes on."""
    known = Acknowledged()
    with process_server(database) as first:
        ada = people(first, "Ada")
        tables = [hot_seat(ada) for _ in range(MATCHES)]
        cookies = dict(ada.cookies)
        stop = threading.Event()
        threads = [
            threading.Thread(target=play_until_cut_off, args=(first.url, cookies, table, known, stop))
            for table in tables
        ]
        for thread in threads:
            thread.start()
        with known.more:
            assert known.more.wait_for(known.enough, LONGEST)
        first.kill()
        stop.set()
        for thread in threads:
            thread.join(LONGEST)
    with process_server(database) as second:
        again = people(second, cookies=cookies)
        for table in tables:
            check_story(again, table, known)
        for table in tables[:3]:
            have = known.lines[table][0][0]
            with live(again, table, have=have) as play:
                play.until(lambda p: bool(p.position))
                assert play.position["events_from"] == have + 1
                assert play.position["question"]["options"]
                play.play(random.Random(1), most=2)


def check_story(client: httpx.Client, table: str, known: Acknowledged) -> None:
    record = read_record(client.get(f"/api/tables/{table}/record").text)
    assert verify(record).ok
    lines = {line.seq: line.token for line in record.lines}
    for seq, token in known.lines.get(table, []):
        assert lines[seq] == token, "an acknowledged answer is lost"
    chosen = [line.seq for line in record.lines if line.seat >= 0 and not line.forced]
    mine = [seq for seq, _ in known.lines.get(table, [])]
    body, key = known.unknown.get(table, ({}, ""))
    if body:  # whether or not it was stored before the end: the same request again is carried out once
        mine.append(body["seq"] + 1)
        reply = send(client, f"/api/tables/{table}/answer", body, key)
        assert reply.status_code == 200, reply.text
        record = read_record(client.get(f"/api/tables/{table}/record").text)
        chosen = [line.seq for line in record.lines if line.seat >= 0 and not line.forced]
    assert chosen == mine, "an answer is there that nobody gave, or twice"


@pytest.fixture
def two_processes(request: pytest.FixtureRequest, tmp_path: Any) -> Any:
    database = new_database("postgresql", request, tmp_path)
    with process_server(database) as first, process_server(database) as second:
        yield first, second


def test_two_processes_on_one_database(two_processes: tuple[ProcessServer, ProcessServer], people: People) -> None:
    """Two writers at once: exactly one wins. What one process writes, the other tells those who are connected to it."""
    first, second = two_processes
    ada = people(first, "Ada")
    other = people(second, cookies=dict(ada.cookies))
    table = hot_seat(ada)
    with live(other, table) as watching:
        watching.until(lambda p: bool(p.position))
        for _ in range(10):
            seen = position(ada, table)
            assert position(other, table)["seq"] == seen["seq"], "what one process has stored the other knows"
            replies = both_at_once(ada, other, table, seen)
            won = [token for token, reply in replies if reply.status_code == 200]
            lost = [reply.json()["error"]["code"] for _, reply in replies if reply.status_code != 200]
            assert (len(won), lost) == (1, ["stale"])
            lines = read_record(ada.get(f"/api/tables/{table}/record").text).lines
            assert lines[seen["seq"]].token == won[0]
            now = position(ada, table)["seq"]
            watching.until(lambda p, now=now: p.position["seq"] >= now)  # type: ignore[misc]
    post(ada, f"/api/tables/{table}/chat", {"text": "hello"})
    with live(other, table) as watching:
        watching.until(lambda p: bool(p.position))
        post(ada, f"/api/tables/{table}/chat", {"text": "over there"})
        watching.until(lambda p: bool(p.chat))
        assert [line["text"] for line in watching.chat] == ["over there"]


def test_a_process_refuses_nothing_for_what_was_true_before(
    request: pytest.FixtureRequest, tmp_path: Any, people: People
) -> None:
    """What another process has stored is looked up before a request is refused, if it was not heard of yet."""
    database = new_database("postgresql", request, tmp_path)
    with thread_server(database) as first, thread_server(database) as deaf:
        stopping = deaf.app.state.services.notifier.stop()
        asyncio.run_coroutine_threadsafe(stopping, deaf.loop).result(LONGEST)
        ada = people(deaf, "Ada")
        table = post(ada, "/api/tables", {"game": "village", "seats": 2})["id"]
        post(people(first, "Bob"), f"/api/tables/{table}/join")
        assert post(ada, f"/api/tables/{table}/start")["state"] == "running"


def test_a_process_goes_on_with_the_bots_of_one_that_died(request: pytest.FixtureRequest, tmp_path: Any) -> None:
    database = new_database("postgresql", request, tmp_path)
    with process_server(database, bot_sweep=0.5) as second:
        with process_server(database, bot_delay=5) as first, web(first) as ada:
            seats = {"game": "village", "seats": 2, "sit": False, "others": [{"bot": "random"}] * 2}
            table = post(ada, "/api/tables", seats)["id"]
            stopped = post(ada, f"/api/tables/{table}/start")["seq"]
            first.kill()
        with web(second) as eve:
            assert position(eve, table, have=stopped, wait=20)["seq"] > stopped


def test_stopping_politely(database: str, people: People) -> None:
    """Sockets are closed with 1012, those who wait are let go, what was acknowledged is stored, the exit is clean."""
    with process_server(database, bot_delay=0.05) as server:
        ada = people(server, "Ada")
        table = hot_seat(ada)
        post(ada, "/api/play-now", {"game": "village", "seats": 2})
        waiting = position(ada, table)
        answer(ada, table, waiting, waiting["question"]["options"][0]["token"]).raise_for_status()
        seq = position(ada, table)["seq"]
        bob = people(server, "Bob")
        polled: list[int] = []

        def wait_for_news() -> None:
            polled.append(bob.get(f"/api/tables/{table}/position?have={seq}&wait=30").status_code)

        poll = threading.Thread(target=wait_for_news)
        poll.start()
        with live(ada, table) as play:
            play.until(lambda p: bool(p.position))
            server.process.send_signal(signal.SIGTERM)
            with pytest.raises(ConnectionClosed) as closed:
                play.until(lambda p: False)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1012
        assert server.stop() == 0
        poll.join(LONGEST)
        assert polled == [200], "who waits for news is answered, not cut off"
        assert not [line for line in server.errors if "level=error" in line]
        assert any("message=stopping" in line for line in server.errors)
        cookies = dict(ada.cookies)
    with process_server(database) as server:
        again = people(server, cookies=cookies)
        assert position(again, table)["seq"] == seq
        assert get(again, "/api/ready")["status"] == "ready"
