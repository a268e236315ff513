"""Whose bot thinks next: the order alone, without clocks or processes; and once with everything."""

import asyncio
import random
import sys
import threading
from importlib.util import find_spec

import pytest

from armorial.server.fairness import WATCHED_IN_A_ROW, Asker, FairQueue, Ticket, share_of
from armorial.server.thinking import MOST_ADVICE, Thinkers, Worker
from armorial.server.worker import NICENESS
from armorial.table.errors import ApiError
from armorial.table.thinking import Puzzle, think
from tests.patience import LONGEST
from tests.server import bad_bots
from tests.server.conftest import People
from tests.server.players import live, post
from tests.server.table_server import thread_server


class Queue:
    """Tickets by name."""

    def __init__(self) -> None:
        self.queue: FairQueue[str] = FairQueue()
        self.watched: set[str] = set()

    def put(self, name: str, owner: str) -> Ticket[str]:
        ticket = Ticket(Asker(owner, lambda: name in self.watched), name, name)
        self.queue.put(ticket)
        return ticket

    def order(self) -> list[str]:
        found = []
        while (ticket := self.queue.next()) is not None:
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


async def settled() -> None:
    """Let everything go as far as it goes by itself."""
    for _ in range(20):
        await asyncio.sleep(0)


def test_a_quick_bot_never_waits_for_those_that_search_nor_thinks_where_they_do(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Finding 4, counted: however many masters think and wait, the next two careful bots think at once, in processes
    that stand back for nobody; a third one waits for them and not for a process of theirs, even an idle one."""

    async def run() -> None:
        thinking: list[tuple[str, int]] = []
        go = asyncio.Event()

        async def here(worker: Worker, how: object, bot: str, puzzle: Puzzle, pace: float) -> str:
            thinking.append((puzzle.place, worker.niceness))
            await go.wait()
            return "pass"

        monkeypatch.setattr(Worker, "ask", here)
        thinkers = Thinkers(2, LONGEST)

        def ask(bot: str, place: str, owner: str) -> asyncio.Task[str]:
            puzzle = Puzzle(place, "village", None, {}, ["pass"])
            return asyncio.create_task(thinkers.answer(bot, puzzle, Asker(owner)))

        asked = [ask("master", "eve 1", "eve")]
        await settled()
        asked += [ask("careful", f"ada {number}", "ada") for number in (1, 2, 3)]
        await settled()
        quick = [("ada 1", 0), ("ada 2", 0)]
        assert thinking == [("eve 1", NICENESS), *quick], "one that searches is idle, and stays so"
        asked += [ask("master", f"eve {number}", "eve") for number in range(2, 60)]
        await settled()
        assert thinking == [("eve 1", NICENESS), *quick, ("eve 2", NICENESS)]
        assert thinkers.census() == (4, 58)
        go.set()
        await asyncio.gather(*asked)
        assert {niceness for place, niceness in thinking if place.startswith("ada")} == {0}
        await thinkers.stop()

    asyncio.run(run())


def test_whoever_asks_for_much_advice_waits_for_some_of_it_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """A request whose sender is gone is still carried out: so nobody leaves thousands of them behind."""

    async def run() -> None:
        go = asyncio.Event()

        async def here(worker: Worker, how: object, bot: str, puzzle: Puzzle, pace: float) -> None:
            await go.wait()

        monkeypatch.setattr(Worker, "ask", here)
        thinkers = Thinkers(1, LONGEST)

        def ask(owner: str) -> asyncio.Task[object]:
            return asyncio.create_task(thinkers.coaching(Puzzle(owner, "village", None, {}, []), Asker(owner)))

        asked = [ask("eve") for _ in range(MOST_ADVICE)]
        await settled()
        too_much = await asyncio.gather(ask("eve"), return_exceptions=True)
        assert isinstance(too_much[0], ApiError)
        assert (too_much[0].code, thinkers.census()) == ("rate_limited", (1, MOST_ADVICE - 1))
        asked.append(ask("ada"))
        go.set()
        assert await asyncio.gather(*asked) == [None] * len(asked)
        assert await ask("eve") is None, "as soon as they wait for less"
        await thinkers.stop()

    asyncio.run(run())


def test_the_process_of_quick_bots_is_there_before_somebody_waits_for_one() -> None:
    async def run() -> None:
        thinkers = Thinkers(1, LONGEST)
        thinkers.warm_up(after=0)
        assert thinkers.census() == (0, 0)
        await settled()
        assert thinkers.census() == (1, 0)
        assert thinkers._warming is not None
        await thinkers._warming
        assert [worker.started for worker in thinkers._quick._workers] == [True, False]
        await thinkers.stop()

    asyncio.run(run())


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


def test_a_process_that_bots_think_in_imports_nothing_of_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not even the program that the server was started by: bots would wait for it, and every process would keep it."""
    monkeypatch.setattr(sys.modules["__main__"], "__spec__", find_spec("armorial.server.run"))

    async def look() -> set[str]:
        worker = Worker(LONGEST)
        try:
            return await worker.run(bad_bots.imported)
        finally:
            await worker.stop()

    found = asyncio.run(look())
    assert "armorial.table.thinking" in found
    assert not {"fastapi", "sqlalchemy", "armorial.server.run"} & found
