"""Where very much is kept, what is listed of it still does not hold the event loop. Its watch (``loop_watch.py``) would
complain on a calm machine; here it is counted how much the loop itself reads, however busy the machine is."""

import asyncio
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from sqlalchemy import Connection, event

from armorial.server.limits import too_many
from armorial.server.services import Services
from armorial.server.standing.statistics import Statistics
from armorial.server.store.base import Base
from armorial.server.store.schema import (
    BlockRow,
    ChatRow,
    EntryRow,
    FriendRow,
    PersonRow,
    RatingRow,
    TournamentRow,
    TournamentSeatRow,
)
from armorial.table.errors import ApiError
from tests.server.conftest import People
from tests.server.loop_watch import OFTEN
from tests.server.players import get, hot_seat, my_id
from tests.server.table_server import ThreadServer, thread_server

CROWD = 2_000
CUPS = 100
ENTERED = 64
ROUNDS = 11
A_FEW = 6

Row = dict[str, Any]


@pytest.fixture
def alone(sqlite: str) -> Iterator[ThreadServer]:
    """With a watch of its own, and room for nothing else: a file is read by the server itself."""
    with thread_server(sqlite) as server:
        yield server


def fill(server: ThreadServer, *rows: tuple[type[Any], list[Row]]) -> None:
    def insert(connection: Connection) -> None:
        for kind, values in rows:
            connection.execute(sa.insert(kind), values)

    async def run(services: Services) -> None:
        await services.database.run(insert)

    server.do(run)


def person(number: int) -> Row:
    unset = dict.fromkeys(("password", "deleted", "seen", "network", "email"))
    settings = {"public_profile": True}
    return {
        "id": f"p{number}",
        "name": f"Person {number}",
        "login": f"person-{number}",
        "settings": settings,
        "epoch": 0,
        "created": 1.0,
        **unset,
    }


def cup(number: int, organiser: str, **values: Any) -> Row:
    wish = {"game": "village", "format": "swiss", "seats": 2, "rounds": ROUNDS, "most": ENTERED, "options": {}}
    how = {"pace": {"kind": "days", "days": 3}, "absence": "bot", "rated": False, "by_hand": True, "listed": True}
    now = {"state": "open", "round": 0, "created": time.time() - number, "ended": None, "revision": 1}
    names = {"name": f"Cup {number}", "organiser": organiser, "organiser_name": organiser, "invite": "x"}
    return {"id": f"cup{number}", **names, **wish, **how, **now, **values}


def entry(cup: int, number: int) -> Row:
    return {"tournament": f"cup{cup}", "person": f"p{number}", "number": number, "name": f"P {number}", "left": None}


def seat(round_: int, number: int) -> Row:
    board = (number + round_) % ENTERED // 2
    table = {"board": board, "table": f"table {round_} {board}", "settled": True, "gone": False}
    return {
        "tournament": "cup0",
        "round": round_,
        "person": f"p{number}",
        "place": 1 + number % 2,
        "score": number,
        **table,
    }


@contextmanager
def read_by_threads() -> Iterator[Counter[int]]:
    """How many rows each thread reads."""
    read: Counter[int] = Counter()

    def note(row: object, context: object) -> None:
        read[threading.get_ident()] += 1

    event.listen(Base, "load", note, propagate=True)
    try:
        yield read
    finally:
        event.remove(Base, "load", note)


async def thread_of_loop(services: Services) -> int:
    return threading.get_ident()


def test_long_lists_hold_up_nobody(alone: ThreadServer, people: People) -> None:
    ada = people(alone, "Ada")
    me, table, now = my_id(ada), hot_seat(ada), time.time()
    running: Row = {"state": "running", "round": ROUNDS}
    fill(
        alone,
        (PersonRow, [person(number) for number in range(CROWD)]),
        (TournamentRow, [cup(number, f"p{number}", **({} if number else running)) for number in range(CUPS)]),
        (EntryRow, [entry(number, who) for number in range(CUPS) for who in range(ENTERED)]),
        (TournamentSeatRow, [seat(1 + number, who) for number in range(ROUNDS) for who in range(ENTERED)]),
        (ChatRow, [{"table": table, "person": me, "name": "Ada", "text": "so long " * 30, "at": now}] * 1_000),
        (BlockRow, [{"person": me, "blocked": f"p{number}", "name": "Eve", "at": now} for number in range(500)]),
        (FriendRow, [{"person": me, "other": f"p{number}", "at": now} for number in range(1_000, 1_300)]),
        (FriendRow, [{"person": f"p{number}", "other": me, "at": now} for number in range(1_000, 1_400)]),
    )
    pages = ["tournaments", "tournaments/cup0", "tournaments/cup0/results", "friends", "blocks", f"tables/{table}/chat"]
    with read_by_threads() as read:
        for page in pages:
            for _ in range(OFTEN):
                ada.get(f"/api/{page}").raise_for_status()
    assert sum(read.values()) > CUPS * OFTEN, "it is counted"
    assert read[alone.do(thread_of_loop)] < A_FEW * len(pages) * OFTEN, "who asks, and little else"
    (mine,) = [each for each in get(ada, "/api/tournaments")["tournaments"] if each["id"] == "cup0"]
    assert (mine["entrants"], len(get(ada, "/api/friends")["friends"])) == (ENTERED, 300)


def test_nobody_fills_the_list_of_tournaments_alone(either: ThreadServer, people: People) -> None:
    """Somebody with very many new ones leaves room for others, and everybody finds their own."""
    ada, bob = people(either, "Ada"), people(either, "Bob")
    me, mallory = my_id(ada), my_id(people(either, "Mallory"))
    other = my_id(people(either, "Olga"))
    old = {"created": 1.0}
    fill(
        either,
        (TournamentRow, [cup(1_000 + number, mallory) for number in range(2 * CUPS)]),
        (TournamentRow, [cup(2_000, other, **old), cup(2_001, me, **old), cup(2_002, me, created=2.0)]),
    )
    assert {"cup2000", "cup2002"} <= listed(bob)
    assert {"cup2000", "cup2001", "cup2002"} <= listed(ada), "both of her own"


def listed(client: httpx.Client) -> set[str]:
    return {each["id"] for each in get(client, "/api/tournaments")["tournaments"]}


@pytest.fixture
def rated(either: ThreadServer) -> list[str]:
    """Three people with ratings that mean something; one of them does not want to be seen, one is a guest."""
    people = [person(number) | {"id": f"rated{number}", "login": f"rated-{number}"} for number in range(3)]
    people[1]["settings"] = {}
    people[2]["login"] = None
    ratings = [
        {"person": each["id"], "game": "legacy", "seats": 3, "mu": 30.0 + number, "sigma": 1.0, "games": 40}
        for number, each in enumerate(people)
    ]
    fill(either, (PersonRow, people), (RatingRow, ratings))
    return [each["name"] for each in people]


def test_the_ranking_names_those_who_want_to_be_seen(either: ThreadServer, people: People, rated: list[str]) -> None:
    ranked = get(people(either), "/api/rankings/legacy/3")["ranked"]
    assert [each["name"] for each in ranked if not each["bot"]] == rated[:1]


class Desk:
    """A database that counts how often it is asked, and a place aside; neither finds anything."""

    def __init__(self) -> None:
        self.asked = 0

    async def read_aside(self, aside: object, work: object) -> tuple[list[Any], list[Any]]:
        self.asked += 1
        await asyncio.sleep(0)
        if self.asked == 1:
            raise too_many()
        return [], []

    async def run(self, work: Callable[..., Any], *arguments: Any) -> Any:
        return work(*arguments)


def test_statistics_are_counted_once_for_all_who_ask() -> None:
    """And again if that did not work."""
    desk: Any = Desk()

    async def ask() -> list[Any]:
        statistics = Statistics(desk, desk)
        at_once = [statistics.of("village", 2, False) for _ in range(10)]
        first = await asyncio.gather(*at_once, return_exceptions=True)
        return [*first, await statistics.of("village", 2, False), await statistics.of("village", 2, False)]

    answers = asyncio.run(ask())
    assert [isinstance(each, ApiError) for each in answers] == [True] * 10 + [False] * 2
    assert desk.asked == 2
