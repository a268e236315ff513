"""Looking for others to play with: seated once, at once, and not with those who are gone."""

import asyncio
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from armorial.server.finding.seeks import LONGEST, PRESENT
from armorial.server.messages.finding import SeekWish
from armorial.server.people import new_guest
from armorial.server.services import Services
from armorial.server.settings import Settings
from armorial.server.store.schema import HappeningRow, RatingRow, SeekRow, TableRow
from tests.server.conftest import People
from tests.server.finished_games import with_account
from tests.server.players import get, my_id, post, refused, two_people
from tests.server.table_server import QUICK, ThreadServer, thread_server

pytestmark = pytest.mark.usefixtures("full_outbox")
WISH = {"game": "lorenzo", "seats": 2}


def seek(person: httpx.Client, **wish: Any) -> dict[str, Any]:
    found: dict[str, Any] = post(person, "/api/seek", {**WISH, **wish})["seek"]
    return found


def found(person: httpx.Client) -> Any:
    return get(person, "/api/seek")["seek"]


def stop(person: httpx.Client) -> None:
    assert person.delete("/api/seek").json() == {"seek": None}


def turn(server: ThreadServer, seconds: float) -> None:
    """Let time pass, and the server look."""

    async def pass_by(services: Services) -> None:
        services.clock.turn(seconds)
        await services.seeks.look()

    server.do(pass_by)


def told(server: ThreadServer, table: str) -> list[tuple[str, str]]:
    async def read(services: Services) -> list[tuple[str, str]]:
        async with services.database.read() as session:
            rows = list(await session.scalars(select(HappeningRow).where(HappeningRow.table == table)))
        return [(row.kind, row.person) for row in rows]

    return server.do(read)


def test_two_who_look_for_the_same_are_at_a_table_that_has_begun(database: str, people: People) -> None:
    with thread_server(database) as server:
        ada, bob = people(server, "Ada"), people(server, "Ada")
        first = seek(ada)
        assert (first["table"], first["waiting"], first["reach"]) == (None, 1, 100)
        table = seek(bob)["table"]
        assert found(ada)["table"] == table
        seen = get(ada, f"/api/tables/{table}")
        assert (seen["state"], seen["visibility"], seen["pace"]["kind"]) == ("running", "public", "live")
        assert {seat["name"] for seat in seen["seats"]} == {"Ada", "Ada 2"}, "nobody is mistaken for the other"
        assert sorted(told(server, table)) == sorted([("begins", my_id(ada)), ("begins", my_id(bob))])
        stop(ada)
        assert found(ada) is None
        assert get(ada, "/api/my/tables")["tables"][0]["id"] == table, "the table stays"


def test_somebody_who_stops_or_goes_is_not_seated(either: ThreadServer, people: People) -> None:
    ada, bob, eve = (people(either, name) for name in ("Ada", "Bob", "Eve"))
    seek(ada, game="troyes")
    stop(ada)
    assert seek(bob, game="troyes")["table"] is None
    turn(either, PRESENT + 1)
    assert found(bob) is None, "who wants to play live has to be there"
    assert seek(eve, game="troyes")["table"] is None
    stop(eve)


def test_days_wait_for_days_but_not_for_ever(either: ThreadServer, people: People) -> None:
    ada, bob = people(either, "Ada"), people(either, "Bob")
    seek(ada, game="village", pace="days")
    turn(either, LONGEST["days"] - 60)
    assert found(ada)["table"] is None
    turn(either, 120)
    assert found(ada) is None
    assert seek(bob, game="village", pace="days")["table"] is None
    stop(bob)


def test_whoever_looks_again_looks_for_that_instead(either: ThreadServer, people: People) -> None:
    ada, bob = people(either, "Ada"), people(either, "Bob")
    seek(ada, game="legacy")
    seek(ada, game="legacy", seats=3)
    assert seek(bob, game="legacy")["table"] is None
    stop(ada)
    stop(bob)


def test_strength_counts_until_one_has_waited(either: ThreadServer, people: People) -> None:
    ada, bob = with_account(people(either, "Ada")), with_account(people(either, "Bob"))
    bobs_id = my_id(bob)

    async def strong(services: Services) -> None:
        async with services.database.write() as session:
            session.add(RatingRow(person=bobs_id, game="legacy", seats=2, mu=35.0, sigma=2.0, games=30))

    either.do(strong)
    wish = {"game": "legacy", "rated": True}
    seek(ada, **wish)
    assert seek(bob, **wish)["table"] is None
    turn(either, PRESENT - 10)
    assert found(ada)["table"] == found(bob)["table"]
    assert found(ada)["table"] is not None, "300 points apart, and each accepts 366 by now"
    assert get(ada, f"/api/tables/{found(ada)['table']}")["rated"]


def test_who_has_blocked_the_other_waits_on(either: ThreadServer, people: People) -> None:
    ada, bob, eve = (people(either, name) for name in ("Ada", "Bob", "Eve"))
    table = two_people(ada, bob)
    post(ada, f"/api/tables/{table}/block", {"seat": 1})
    seek(ada, game="troyes", seats=2)
    assert seek(bob, game="troyes", seats=2)["table"] is None
    assert seek(eve, game="troyes", seats=2)["table"] == found(ada)["table"], "the first of them has waited longest"
    stop(bob)


def test_what_cannot_be_looked_for(either: ThreadServer, people: People) -> None:
    guest = people(either, "Ada")
    assert "account" in refused(guest, "/api/seek", {**WISH, "rated": True})["message"]["text"]
    assert refused(guest, "/api/seek", {**WISH, "seats": 9})["code"] == "invalid"
    assert refused(guest, "/api/seek", {**WISH, "game": "chess"})["code"] == "not_found"
    assert get(people(either), "/api/seek") == {"seek": None}
    assert found(guest) is None


def test_two_processes_seat_everybody_once(database: str) -> None:
    """Both look at the same moment, again and again, while people come to both."""

    async def looked() -> tuple[int, list[str]]:
        one, other = (Services(Settings(database=database, **QUICK)) for _ in range(2))
        await one.database.migrate()
        guests = [new_guest(f"Guest {n}", "127.0.0.1") for n in range(8)]
        async with one.database.write() as session:
            for guest in guests:
                session.add(guest)
        now = one.clock.now()
        wish = SeekWish(game="village", seats=2).model_dump(exclude={"name"})
        async with one.database.write() as session:
            for guest in guests:
                session.add(SeekRow(person=guest.id, since=now, seen=now, table=None, **wish))
        await asyncio.gather(one.seeks.look(), other.seeks.look(), one.seeks.look(), other.seeks.look())
        async with one.database.read() as session:
            tables = list(await session.scalars(select(TableRow.id)))
            seated = [str(table) for table in await session.scalars(select(SeekRow.table))]
        for services in (one, other):
            await services.database.close()
            await asyncio.to_thread(services.aside.stop)
        return len(tables), seated

    count, seated = asyncio.run(looked())
    assert count == 4, "nobody sits at two tables, and no table is left empty"
    assert sorted(seated.count(table) for table in set(seated)) == [2, 2, 2, 2]
