"""Limits: buckets and networks, shared by all processes, and what somebody is told who does too much."""

import asyncio
import json
import random
import re
import threading
from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import pytest

from armorial.match import Replay
from armorial.server.leases import Leases
from armorial.server.limits import Limit, Limits, client_of
from armorial.server.services import Services
from armorial.server.settings import Settings
from armorial.server.sharing import Sharing
from armorial.server.store.database import Database
from armorial.table.errors import ApiError
from tests.patience import LONGEST, again
from tests.server.conftest import People, new_database
from tests.server.players import answer, hot_seat, live, mover, play_http, position, post, refused, send, two_people
from tests.server.table_server import ThreadServer, thread_server
from tests.server.test_sockets import closed_with

ACTIONS = 5


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_is_refilled_with_time() -> None:
    clock = Clock()
    limit = Limit(2, 60, clock)
    limit.spend("a", "b")
    limit.spend("a")
    with pytest.raises(ApiError) as refused:
        limit.spend("b", "a")
    assert refused.value.retry_after == pytest.approx(30)
    limit.spend("b")  # nothing was taken from it
    clock.now += 29
    assert limit.wait(limit.left("a")) == pytest.approx(1)
    clock.now += 1
    limit.spend("a")
    clock.now += 3600
    assert (limit.wait(limit.left("a")), limit.wait(limit.left("never seen"))) == (0, 0)
    for _ in range(2):
        limit.spend("a")
    assert limit.wait(limit.left("a")) == pytest.approx(30), "it never holds more than it can"


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("a unix socket", "a unix socket"),
    ],
)
def test_what_counts_as_one_client(address: str, network: str) -> None:
    """Finding 3: a provider gives everybody a /64, which is one client."""
    assert client_of(address) == network


def test_limits_hold_for_all_processes_together(request: pytest.FixtureRequest) -> None:
    """On version 0.5.2 each process counted for itself."""
    url = new_database("postgresql", request, request.getfixturevalue("tmp_path"))
    settings = Settings(database=url, limit_chat=4)

    async def run() -> None:
        database = Database(settings.database_url)
        await database.migrate()
        here, there, elsewhere = (Limits(settings) for _ in range(3))
        sharing = [Sharing(database, limits, Leases(database, "one")) for limits in (here, there, elsewhere)]
        for one in sharing:
            one._key = b"key"
        for _ in range(4):
            here.spend("chat", person="ada", network="192.0.2.7")
        await sharing[0].share()
        there.spend("chat", person="ada", network="192.0.2.8")  # it has not heard of the others yet
        await sharing[1].share()
        with pytest.raises(ApiError, match="rate_limited"):
            there.spend("chat", person="ada", network="192.0.2.9")
        there.spend("chat", person="bob", network="192.0.2.7")
        await sharing[2].share()  # nothing to tell
        await database.close()

    asyncio.run(run())


def _server(folder: Path, **limits: Any) -> AbstractContextManager[ThreadServer]:
    return thread_server(f"sqlite:///{folder}/armorial.db", **limits)


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadServer]:
    """A server where nearly everything is soon too much."""
    limits = {"actions": ACTIONS, "replays": 2, "sockets": 3, "open_tables": 2, "lists": 2}
    named = {f"limit_{name}": times for name, times in limits.items()}
    with _server(tmp_path_factory.mktemp("strict"), **named) as server:
        yield server


@pytest.fixture(scope="module")
def sparing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadServer]:
    """A server where one can play, but not do the rest often."""
    folder = tmp_path_factory.mktemp("sparing")
    with _server(folder, limit_sign_in=3, limit_undone=6, limit_tables=2, limit_bot_tables=1) as server:
        yield server


def test_a_network_of_ipv6_is_one_client(sparing: ThreadServer, people: People) -> None:
    """Finding 3: with another address of the same /64 for every request there was no limit."""
    codes = []
    for address in [*(f"2001:db8::{host}" for host in range(1, 6)), "2001:db8:0:1::1"]:
        somebody = people(sparing, headers={"X-Forwarded-For": address})
        wrong = {"login": "ada", "password": "wrong password"}
        codes.append(send(somebody, "/api/sign-in", wrong).status_code)
    assert codes == [403, 403, 403, 429, 429, 403]


def test_too_many_actions_at_one_table(strict: ThreadServer, people: People) -> None:
    """Finding 2: they were not limited. Whoever does too much is told in their language when to go on, over HTTP and
    WebSocket alike; at their other tables they go on now."""
    ada = people(strict, "Ada")
    table, other = hot_seat(ada), hot_seat(ada)
    nonsense = {"seat": 0, "seq": 999}
    codes = [send(ada, f"/api/tables/{table}/confirm", nonsense).status_code for _ in range(ACTIONS + 2)]
    assert codes[-1] == 429
    late = ada.post(f"/api/tables/{table}/confirm", json=nonsense, params={"lang": "ru"})
    assert late.status_code == 429
    error = late.json()["error"]
    assert (error["code"], error["message"]["key"]) == ("rate_limited", "server-rate-limited")
    assert "Слишком" in error["message"]["text"]
    assert int(late.headers["Retry-After"]) == error["retry_after"] > 0
    with live(ada, table) as sitting:
        reply = sitting.ask("confirm", **nonsense)
        assert reply["error"]["code"] == "rate_limited"
        assert reply["error"]["retry_after"] > 0
    play_http(ada, other, random.Random(1), most=2)


def test_lines_that_are_taken_back_are_limited(sparing: ThreadServer, people: People) -> None:
    """Finding 2: answering and taking back made a log as long as one wanted."""
    ada = people(sparing, "Ada")
    table = hot_seat(ada)
    path = f"/api/tables/{table}"
    for _ in range(20):
        play_http(ada, table, random.Random(4), most=1)
        seen = position(ada, table)
        undone = send(ada, f"{path}/undo-request", {"seat": seen["seat"], "seq": seen["seq"], "to": seen["seq"]})
        if undone.status_code != 200:
            break
    assert undone.json()["error"]["message"]["key"] == "server-undone-enough"
    for what in ("undo", "restart"):
        error = refused(ada, f"{path}/{what}", {"seat": seen["seat"], "seq": seen["seq"]})
        assert error["message"]["key"] == "server-undone-enough"
    assert play_http(ada, table, random.Random(5), most=2)["seq"] > seen["seq"], "the game goes on"


def test_looking_back_is_limited(strict: ThreadServer, people: People) -> None:
    """Finding 9: anybody could have any number of past positions looked for."""
    ada = people(strict, "Ada")
    table = hot_seat(ada)
    path = f"/api/tables/{table}/position"
    assert [ada.get(path, params={"at": 0}).status_code for _ in range(3)] == [200, 200, 429]
    assert ada.get(path).status_code == 200, "the game itself can be looked at"


def test_lists_are_limited(strict: ThreadServer, people: People) -> None:
    """Version 0.15 made 1,500 of them a minute for one guest, which takes nearly a minute of the processor."""
    ada = people(strict, "Ada")
    for path in ("/api/tables", "/api/my/tables"):
        assert ada.get(path).status_code == 200
    for path in ("/api/tables", "/api/tournaments", f"/api/tables/{hot_seat(ada)}/series"):
        assert ada.get(path).status_code == 429


def test_sockets_are_limited(strict: ThreadServer, people: People) -> None:
    ada = people(strict, "Ada")
    table = hot_seat(ada)
    with live(ada, table) as one, live(ada, table), live(ada, table), live(ada, table) as many:
        assert many.receive()["error"]["code"] == "rate_limited"
        assert closed_with(many) == 1013
        one.until(lambda seen: bool(seen.position))
        assert "key" in one.ask("confirm", seat=0, seq=999), "those that are open stay open"


def test_messages_count_as_requests(tmp_path: Path, people: People) -> None:
    """Each connection may send fifty a second; but somebody may have thirty connections."""
    with _server(tmp_path, limit_requests=20) as server:
        ada = people(server, "Ada")
        with live(ada, hot_seat(ada)) as one:
            one.until(lambda seen: bool(seen.position))
            replies = [one.ask("confirm", seat=0, seq=999)["error"]["code"] for _ in range(21)]
            assert (replies[0], replies[-1]) == ("stale", "rate_limited")


def test_open_tables_are_limited(strict: ThreadServer, people: People) -> None:
    """Finding 13: tables of a few guests filled the lobby."""
    ada = people(strict, "Ada")
    wish = {"game": "village", "seats": 2}
    tables = [post(ada, "/api/tables", wish)["id"] for _ in range(2)]
    error = refused(ada, "/api/tables", wish)
    assert (error["code"], error["message"]["key"]) == ("rate_limited", "server-tables-open")
    post(ada, f"/api/tables/{tables[0]}/leave", {})
    post(ada, "/api/tables", wish)


def test_running_tables_of_bots_are_limited(sparing: ThreadServer, people: People) -> None:
    """Finding 4: one guest could let bots think at any number of tables."""
    ada = people(sparing, "Ada")
    wish = {"game": "village", "seats": 2, "sit": False, "others": [{"bot": "master"}] * 2}
    first, second = (post(ada, "/api/tables", wish)["id"] for _ in range(2))
    post(ada, f"/api/tables/{first}/start")
    error = refused(ada, f"/api/tables/{second}/start")
    assert (error["code"], error["message"]["key"]) == ("rate_limited", "server-bots-busy")
    assert error["retry_after"] > 0


def test_the_limit_is_looked_at_before_a_sandbox_is_made(
    sparing: ThreadServer, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Finding 9: positions were copied first."""
    ada = people(sparing, "Ada")
    table = hot_seat(ada)
    post(ada, f"/api/tables/{table}/sandbox")
    made: list[object] = []
    monkeypatch.setattr("armorial.table.sandbox.from_position", lambda *about: made.append(about))
    assert refused(ada, f"/api/tables/{table}/sandbox")["code"] == "rate_limited"
    assert made == []


class Held:
    """Holds up every replay until it is let go."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun = threading.Event()
        self._go = threading.Event()
        plain = Replay.at

        def at(replay: Replay, seq: int) -> Any:
            self.begun.set()
            assert self._go.wait(LONGEST)
            return plain(replay, seq)

        monkeypatch.setattr(Replay, "at", at)

    def let_go(self) -> None:
        self._go.set()


class Busy:
    """Keeps the thread of a pool busy."""

    def __init__(self, server: ThreadServer, pool: str) -> None:
        self._server, self._pool = server, pool
        self._over = threading.Event()

    def __enter__(self) -> None:
        async def begin(services: Services) -> asyncio.Task[bool]:
            return asyncio.create_task(getattr(services.aside, self._pool).run(self._over.wait, LONGEST))

        self._server.do(begin)

    def __exit__(self, *about: object) -> None:
        self._over.set()


def test_who_looks_back_holds_up_nobody(server: ThreadServer, people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    """Finding 9: a past position was looked for in the queue of the table, and its players waited."""
    ada, bob, eve = people(server, "Ada"), people(server, "Bob"), people(server)
    table = two_people(ada, bob)
    held = Held(monkeypatch)
    found: list[int] = []
    looking = threading.Thread(target=lambda: found.append(position(eve, table, at=0)["at"]))
    looking.start()
    assert held.begun.wait(LONGEST)
    who, seen = mover([ada, bob], table)
    assert answer(who, table, seen, seen["question"]["options"][0]["token"]).status_code == 200
    assert found == [], "still looking"
    held.let_go()
    looking.join(LONGEST)
    assert found == [0]


@pytest.mark.parametrize("what", ["log", "record"])
def test_the_story_of_a_table_holds_up_nobody(server: ThreadServer, people: People, what: str) -> None:
    """Version 0.14 told it in the queue of the table: with twenty readers an answer took two seconds."""
    ada, bob, eve = people(server, "Ada"), people(server, "Bob"), people(server)
    table = two_people(ada, bob)
    with Busy(server, "replays"):
        told: list[str] = []
        reading = threading.Thread(target=lambda: told.append(eve.get(f"/api/tables/{table}/{what}").text))
        reading.start()
        for _ in again("somebody reads"):
            if server.do(_reading) == 2:
                break
        who, seen = mover([ada, bob], table)
        assert answer(who, table, seen, seen["question"]["options"][0]["token"]).status_code == 200
        assert told == [], "still waiting"
    reading.join(LONGEST)
    lines = json.loads(told[0])["seq"] if what == "log" else len(re.findall(r"(?m)^\d+ ", told[0]))
    assert lines <= seen["seq"], "as it was when it was asked for"


async def _reading(services: Services) -> int:
    return services.aside.replays._now


def test_those_who_play_wait_for_nothing_else(server: ThreadServer, people: People) -> None:
    """Records that are brought along, going back and large pages have threads of their own."""
    ada, eve = people(server, "Ada"), people(server, "Eve")
    record = ada.get(f"/api/tables/{hot_seat(ada)}/record").text
    asked = [
        lambda: send(eve, "/api/import", {"record": record}),
        lambda: eve.get("/api/boxes/village"),
    ]
    with Busy(server, "records"), Busy(server, "pages"), Busy(server, "rewinds"):
        codes: list[int] = []
        waiting = [threading.Thread(target=lambda ask=ask: codes.append(ask().status_code)) for ask in asked]
        for each in waiting:
            each.start()
        play_http(ada, hot_seat(ada), random.Random(5), most=2)
        assert codes == []
    for each in waiting:
        each.join(LONGEST)
    assert codes == [200, 200]


def test_going_back_holds_up_only_its_table(
    server: ThreadServer, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Finding 2: a match was replayed in the event loop, and everybody waited."""
    ada, eve = people(server, "Ada"), people(server, "Eve")
    table, other = hot_seat(ada), hot_seat(eve)
    play_http(ada, table, random.Random(2), most=3)
    seen = position(ada, table)
    held = Held(monkeypatch)
    replies: list[int] = []
    request = {"seat": seen["seat"], "seq": seen["seq"], "to": 1}
    going = threading.Thread(
        target=lambda: replies.append(send(ada, f"/api/tables/{table}/undo-request", request).status_code)
    )
    going.start()
    assert held.begun.wait(LONGEST)
    play_http(eve, other, random.Random(3), most=2)
    assert replies == []
    held.let_go()
    going.join(LONGEST)
    assert replies == [200]
    assert position(ada, table)["seq"] > seen["seq"], "with the line that says so, and the dice thrown anew"


def test_no_hints_in_a_copy_of_a_match_against_people(server: ThreadServer, people: People) -> None:
    """Finding 14: hints were refused at the table, and given in a sandbox of it; nor in a copy of that copy."""
    ada, bob = people(server, "Ada"), people(server, "Bob")
    table = two_people(ada, bob)
    copy = post(ada, f"/api/tables/{table}/sandbox")["id"]
    copied = post(ada, f"/api/tables/{copy}/sandbox")["id"]
    record = ada.get(f"/api/tables/{table}/record").text
    brought = post(ada, "/api/import", {"record": record})["id"]
    unsigned = post(ada, "/api/import", {"record": re.sub("(?m)^commitment .*\n", "", record)})["id"]
    of_brought = post(ada, f"/api/tables/{brought}/sandbox")["id"]
    for one in (copy, copied, brought, unsigned, of_brought):
        seen = position(ada, one)
        asked = {"seat": seen["to_move"], "seq": seen["seq"]}
        assert refused(ada, f"/api/tables/{one}/hint", asked)["message"]["key"] == "server-hint-copy"
    for one in (brought, unsigned):  # version 0.15 analysed what one tried out in a record of the running match
        play_http(ada, one, random.Random(6), most=1)
        assert refused(ada, f"/api/tables/{one}/analysis")["message"]["key"] == "server-hint-copy"
    for one in (table, copy):  # nor do bots play there, in one's own place least of all
        seen = position(ada, one)
        wish = {"seat": 1 - seen["to_move"], "bots": True}
        assert refused(ada, f"/api/tables/{one}/sandbox", wish)["message"]["key"] == "server-hint-copy"
    giving_up = {"seat": seen["to_move"], "seq": seen["seq"], "bot": "master"}
    assert refused(ada, f"/api/tables/{copy}/resign", giving_up)["message"]["key"] == "server-hint-copy"
    for person, seat in ((ada, 0), (bob, 1)):
        for _ in again("one can resign"):  # the bot that has taken the other seat plays meanwhile
            wish = {"seat": seat, "seq": position(person, table)["seq"], "bot": "random"}
            code = send(person, f"/api/tables/{table}/resign", wish).status_code
            if code != 409:
                break
        assert code == 200
    for one in (copy, of_brought):
        seen = position(ada, one)
        post(ada, f"/api/tables/{one}/hint", {"seat": seen["to_move"], "seq": seen["seq"]})


def test_hints_in_a_record_of_another_match(server: ThreadServer, people: People) -> None:
    """Also while some match of the same game goes on, and where the record stops before anything is drawn."""
    ada, bob = people(server, "Ada"), people(server, "Bob")
    running = two_people(ada, bob)
    alone = ada.get(f"/api/tables/{hot_seat(ada)}/record").text
    against_bob = ada.get(f"/api/tables/{running}/record").text
    for wish in ({"record": alone}, {"record": against_bob, "at": 0}):
        copy = post(ada, "/api/import", wish)["id"]
        seen = position(ada, copy)
        post(ada, f"/api/tables/{copy}/hint", {"seat": seen["to_move"], "seq": seen["seq"]})
