"""Whose bot thinks next: the order alone, without clocks or processes; and once with everything."""

import asyncio
import random
import threading

import pytest

from armorial.server.fairness import WATCHED_IN_A_ROW, Asker, FairQueue, Ticket, share_of
from armorial.table.thinking import Puzzle, think
from tests.patience import LONGEST
from tests.server.conftest import People
from tests.server.players import live, post
from tests.server.table_server import thread_server


class Queue:
    """Tickets by name; all search, unless they are said to be quick."""

    def __init__(self) -> None:
        self.queue: FairQueue[str] = FairQueue()
        self.watched: set[str] = set()

    def put(self, name: str, owner: str, bot: str = "master") -> Ticket[str]:
        ticket = Ticket(Asker(owner, lambda: name in self.watched), bot, name, name)
        self.queue.put(ticket)
        return ticket

    def order(self, *, quick: bool = False) -> list[str]:
        found = []
        while (ticket := self.queue.next(quick=quick)) is not None:
            found.append(ticket.turn)
        return found


def test_owners_take_turns() -> None:
    """Finding 4: sixty tables of one guest came before the one of somebody else."""
    queue = Queue()
    for number in range(4):
        queue.put(f"a{number}", "ada")
    queue.put("b0", "bob")
    queue.put("c0", "cid")
    queue.put("b1", "bob")
    assert queue.order() == ["a0", "b0", "c0", "a1", "b1", "a2", "a3"]
    assert len(queue.queue) == 0


def test_who_has_just_been_served_waits_for_the_others() -> None:
    queue = Queue()
    queue.put("a0", "ada")
    queue.put("b0", "bob")
    assert queue.queue.next() is not None
    queue.put("a1", "ada")
    assert queue.order() == ["b0", "a1"]


def test_those_who_watch_come_first_but_not_for_ever() -> None:
    queue = Queue()
    for number in range(WATCHED_IN_A_ROW + 2):
        queue.watched.add(queue.put(f"w{number}", f"owner {number}").turn)
    queue.put("u0", "somebody")
    queue.put("u1", "somebody")
    order = queue.order()
    assert order == ["w0", "w1", "w2", "w3", "u0", "w4", "w5", "u1"]


def test_somebody_who_comes_to_watch_is_seen_when_the_next_is_chosen() -> None:
    queue = Queue()
    for name in ("a", "b", "c"):
        queue.put(name, name)
    queue.watched.add("c")
    assert queue.order() == ["c", "a", "b"]


def test_quick_bots_have_a_lane() -> None:
    queue = Queue()
    queue.put("slow", "ada")
    queue.put("quick", "ada", "careful")
    assert queue.order(quick=True) == ["quick"]
    assert queue.order() == ["slow"]


def test_nobody_waits_for_what_is_dropped() -> None:
    queue = Queue()
    gone = queue.put("gone", "ada")
    queue.put("there", "bob")
    queue.queue.drop(gone)
    queue.queue.drop(gone)
    assert queue.order() == ["there"]


def test_how_long_a_search_may_take() -> None:
    """An owner's many tables make each other's bots think shorter, not those of others."""
    queue = Queue()
    many = [queue.put(f"a{number}", "ada") for number in range(10)]
    one = queue.put("b", "bob")
    everybody = [*many, one]
    assert share_of(one.asker, everybody, 2) == 1
    assert share_of(many[0].asker, everybody, 2) == pytest.approx(0.1)
    queue.watched.add("b")
    assert share_of(one.asker, everybody, 2) == 2, "nobody watches the others"
    assert share_of(many[0].asker, many, 1) == pytest.approx(0.1)


class Slow:
    """In the place of a searcher's process: it thinks until it is let go, and writes down who has thought."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun = threading.Event()
        self.go = threading.Event()
        self.order: list[str] = []

        async def here(worker: object, how: object, bot: str, puzzle: Puzzle, pace: float) -> str:
            return await asyncio.to_thread(self._think, bot, puzzle, pace)

        monkeypatch.setattr("armorial.server.thinking.Worker.ask", here)

    def _think(self, bot: str, puzzle: Puzzle, pace: float) -> str:
        if bot == "master":
            self.order.append(puzzle.place.split()[0])
            self.begun.set()
            assert self.go.wait(LONGEST)
        return think("random", puzzle, pace, 1)


def test_many_tables_of_one_guest_hold_up_nobody(sqlite: str, people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    """Finding 4, with everything: Eve's masters occupy the process that searches; Ada's careful bot answers all the
    same, and her master is the next to think."""
    slow = Slow(monkeypatch)
    with thread_server(sqlite, limit_bot_tables=100) as server:
        eve, ada = people(server, "Eve"), people(server, "Ada")
        crowd = {"game": "village", "seats": 2, "sit": False, "others": [{"bot": "master"}] * 2}
        for _ in range(5):
            post(eve, f"/api/tables/{post(eve, '/api/tables', crowd)['id']}/start")
        assert slow.begun.wait(LONGEST)
        quick = post(ada, "/api/play-now", {"game": "village", "seats": 2, "bot": "careful"})["id"]
        with live(ada, quick) as playing:
            playing.play(random.Random(1), most=3)
            playing.until(lambda seen: seen.my_turn())
        hers = post(ada, f"/api/tables/{post(ada, '/api/tables', crowd)['id']}/start")["id"]
        with live(ada, hers) as watching:
            watching.until(lambda seen: bool(seen.position))
            before = len(slow.order)
            slow.go.set()
            watching.until(lambda seen: hers in slow.order)
        assert slow.order[before] == hers
