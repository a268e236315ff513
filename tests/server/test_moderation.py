"""Keeping the peace: what people and whoever runs the server can do, and whom nobody is told of. What hosts can do is
in test_hosts.py."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from typing import TypeVar

import pytest
from sqlalchemy import update
from websockets.exceptions import ConnectionClosed

from armorial.server.moderation.admin import Admin, AdminError
from armorial.server.moderation.networks import inside, network_of, read_network
from armorial.server.moderation.retention import Ages
from armorial.server.settings import Settings
from armorial.server.store.database import Database
from armorial.server.store.schema import PersonRow, ReportRow, TableRow
from tests.patience import until
from tests.server.conftest import People, new_database
from tests.server.players import (
    answer,
    get,
    listed,
    live,
    make,
    mover,
    my_id,
    post,
    refused,
    said,
    send,
    two_people,
)
from tests.server.table_server import ThreadServer, thread_server

Value = TypeVar("Value")
SERVER_BY_TURNS = "club"
DAY = 86_400.0


@pytest.fixture(scope="module")
def club(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadServer]:
    """A server that looks often for what its admin did."""
    database = new_database(request.param, request, tmp_path_factory.mktemp("club"))
    with thread_server(database, admin_check=0.05, limit_reports=3) as server:
        yield server


def admin(server: ThreadServer, work: Callable[[Admin], Awaitable[Value]]) -> Value:
    """What ``armorial admin`` does, beside the running server."""

    async def done(database: Database) -> Value:
        return await work(Admin(database))

    return beside(server, done)


def beside(server: ThreadServer, work: Callable[[Database], Awaitable[Value]]) -> Value:
    async def done() -> Value:
        database = Database(Settings(database=server.settings.database).database_url)
        try:
            return await work(database)
        finally:
            await database.close()

    return asyncio.run(done())


# -- blocks and reports -----------------------------------------------------------------------------------------


def test_blocking_somebody(either: ThreadServer, people: People) -> None:
    ada, bob, eve = people(either, "Ada"), people(either, "Bob"), people(either, "Eve")
    table = two_people(ada, eve)
    path = f"/api/tables/{table}"
    post(eve, f"{path}/chat", {"text": "Nasty"})
    assert refused(ada, f"{path}/block", {"seat": 0})["message"]["key"] == "server-not-yourself"
    assert refused(ada, f"{path}/block", {"line": 999_999})["code"] == "not_found"
    assert refused(ada, f"{path}/block", {})["code"] == "invalid"
    line = get(ada, f"{path}/chat")["lines"][0]["id"]
    with live(ada, table) as told:
        told.until(lambda p: bool(p.position))
        block = post(ada, f"{path}/block", {"line": line})["blocks"][0]
        assert block["name"] == "Eve"
        assert len(post(ada, f"{path}/block", {"seat": 1})["blocks"]) == 1, "once is enough"
        assert said(ada, table) == []
        assert said(eve, table) == ["Nasty"], "nobody is told"
        post(eve, f"{path}/chat", {"text": "Again"})
        post(ada, f"{path}/chat", {"text": "Peace"})
        told.until(lambda p: bool(p.chat))
        assert [line["text"] for line in told.chat] == ["Peace"]
    shown = {person["name"]: person for person in get(ada, f"{path}/people")["people"]}
    assert shown["Eve"]["block"] == block["id"]
    assert [person["block"] for person in get(eve, f"{path}/people")["people"]] == [None, None]
    mine = make(ada)["id"]
    assert refused(eve, f"/api/tables/{mine}/join")["message"]["key"] == "server-cannot-join"
    assert mine not in listed(eve, joinable=True)
    assert mine in listed(bob, joinable=True)
    assert make(eve)["id"] not in listed(ada, joinable=True)
    assert refused(people(either), "/api/blocks")["code"] in ("forbidden", "invalid")
    assert eve.delete(f"/api/blocks/{block['id']}").json()["blocks"] == [], "only one's own"
    assert get(ada, "/api/blocks")["blocks"] == [block]
    assert ada.delete(f"/api/blocks/{block['id']}").json()["blocks"] == []
    assert said(ada, table) == ["Nasty", "Again", "Peace"]
    post(eve, f"/api/tables/{mine}/join")


def test_a_rematch_brings_nobody_together_who_wants_to_be_apart(club: ThreadServer, people: People) -> None:
    ada, eve = people(club, "Ada"), people(club, "Eve")
    table = two_people(ada, eve)

    async def finish(database: Database) -> None:
        async with database.write() as session:
            values = {"state": "finished", "revision": TableRow.revision + 1}
            await session.execute(update(TableRow).where(TableRow.id == table).values(**values))

    beside(club, finish)
    post(ada, f"/api/tables/{table}/block", {"seat": 1})
    get(ada, f"/api/tables/{table}")  # the table is read anew
    seats = post(eve, f"/api/tables/{table}/rematch")["seats"]
    assert [(seat["kind"], seat["name"]) for seat in seats] == [("person", "Eve"), ("open", "")]


def test_forgetting_somebody_forgets_blocks(club: ThreadServer, people: People) -> None:
    ada, eve = people(club, "Ada"), people(club, "Eve")
    post(ada, f"/api/tables/{two_people(ada, eve)}/block", {"seat": 1})
    post(eve, "/api/delete-me")
    assert get(ada, "/api/blocks")["blocks"] == []


def test_a_report_keeps_what_was_said(club: ThreadServer, people: People) -> None:
    ada, eve = people(club, "Ada"), people(club, "Eve")
    table = two_people(ada, eve)
    path = f"/api/tables/{table}"
    for text in ("Insult", "Another insult"):
        post(eve, f"{path}/chat", {"text": text})
    wish = {"seat": 1, "reason": "abuse", "words": "She shouts."}
    assert post(ada, f"{path}/report", wish) == {"lines": 2}
    post(eve, "/api/delete-me")
    assert post(ada, f"{path}/report", wish) == {"lines": 2}, "the same once more is the same report"
    number = admin(club, lambda admin: admin.reports(False))[0]["id"]
    kept = admin(club, lambda admin: admin.report(number))
    assert (kept["reason"], kept["words"], kept["accused_name"]) == ("abuse", "She shouts.", "Eve")
    assert [line["text"] for line in kept["evidence"]] == ["Insult", "Another insult"]
    resolved = admin(club, lambda admin: admin.resolve(number, "Talked to her"))
    assert (resolved["state"], resolved["resolution"]) == ("resolved", "Talked to her")
    with pytest.raises(AdminError):
        admin(club, lambda admin: admin.resolve(number, "Again"))
    assert number not in [each["id"] for each in admin(club, lambda admin: admin.reports(False))]


def test_reports_are_limited(sqlite: str, people: People) -> None:
    with thread_server(sqlite, limit_reports=2) as server:
        ada, eve = people(server, "Ada"), people(server, "Eve")
        path = f"/api/tables/{two_people(ada, eve)}/report"
        replies = [send(ada, path, {"seat": 1, "reason": "spam", "words": str(n)}) for n in range(4)]
        assert [reply.status_code for reply in replies] == [200, 200, 429, 429]
        assert int(replies[-1].headers["Retry-After"]) > 0


# -- whoever runs the server ------------------------------------------------------------------------------------


def test_a_ban_takes_effect_on_a_running_server(club: ThreadServer, people: People) -> None:
    ada, eve = people(club, "Ada"), people(club, "Eve the spammer")
    table = two_people(ada, eve)
    until_when = time.time() + DAY
    with live(eve, table) as told:
        told.until(lambda p: bool(p.position))
        admin(club, lambda admin: admin.sanction("ban", my_id(eve), "Spam", until_when))
        with pytest.raises(ConnectionClosed):
            told.until(lambda p: False)
        error = told.replies[None]["error"]
    assert error["code"] == "forbidden"
    assert error["message"]["key"] == "server-banned-until"
    assert error["message"]["args"]["reason"] == "Spam"
    assert "Spam" in error["message"]["text"]
    for reply in (
        eve.get("/api/my/tables"),
        send(eve, "/api/play-now", {"game": "village"}),
        eve.get(f"/api/tables/{table}"),
    ):
        assert reply.status_code == 403
        assert reply.json()["error"] == error
    with live(eve, table) as shut:
        assert shut.receive()["error"] == error
    assert eve.get("/api/me").status_code == 200
    assert eve.get("/api/games").status_code == 200
    assert people(club).get("/api/my/tables").status_code == 200, "others are not concerned"
    admin(club, lambda admin: admin.lift("ban", my_id(eve)))
    until(lambda: eve.get("/api/my/tables").status_code == 200, "a ban that is taken back")


def test_whoever_is_banned_leaves_their_seats(club: ThreadServer, people: People) -> None:
    ada, eve = people(club, "Ada"), people(club, "Eve")
    running, waiting = two_people(ada, eve), make(ada)["id"]
    post(eve, f"/api/tables/{waiting}/join")
    hosted = make(eve)["id"]
    made = admin(club, lambda admin: admin.sanction("ban", my_id(eve), "Stalling", None, leave=True))
    assert set(made["left"]) == {running, waiting, hosted}
    assert get(ada, f"/api/tables/{running}")["seats"][1]["kind"] == "bot"
    assert get(ada, f"/api/tables/{waiting}")["seats"][1]["kind"] == "open"
    assert get(ada, f"/api/tables/{hosted}")["state"] == "closed"


def test_a_network_is_banned(sqlite: str, people: People) -> None:
    with thread_server(sqlite, admin_check=0.05) as server:
        ada = people(server, "Ada")
        admin(server, lambda admin: admin.sanction("ban", "127.0.0.0/8", "Flood", None))
        until(lambda: ada.get("/api/my/tables").status_code == 403, "a ban of a network")
        assert refused(people(server), "/api/me", {"name": "Another"})["message"]["key"] == "server-banned"
        admin(server, lambda admin: admin.lift("ban", "127.0.0.0/8"))
        until(lambda: ada.get("/api/my/tables").status_code == 200, "a ban that is taken back")


def test_networks() -> None:
    assert network_of("203.0.113.7") == "203.0.113.7"
    assert network_of("::ffff:203.0.113.7") == "203.0.113.7"
    assert network_of("2001:db8:1:2:3:4:5:6") == "2001:db8:1:2::/64"
    assert network_of("testclient") is None
    assert inside("2001:db8:1:2:ffff::1", read_network("2001:db8:1:2:3:4:5:6")), "a /64 is one client"
    assert inside("::ffff:203.0.113.9", read_network("203.0.113.0/24"))
    assert not inside("203.0.114.9", read_network("203.0.113.0/24"))
    assert not inside("", read_network("203.0.113.0/24"))


def test_a_mute_everywhere(club: ThreadServer, people: People) -> None:
    ada, eve = people(club, "Ada"), people(club, "Eve")
    path = f"/api/tables/{two_people(ada, eve)}/chat"
    admin(club, lambda admin: admin.sanction("mute", my_id(eve), "Shouting", None))
    until(lambda: send(eve, path, {"text": "Hey"}).status_code == 403, "a mute")
    assert refused(eve, path, {"text": "Hey"})["message"]["key"] == "server-muted-everywhere"
    admin(club, lambda admin: admin.lift("mute", my_id(eve)))
    until(lambda: send(eve, path, {"text": "Hey"}).status_code == 200, "a mute that is taken back")


def test_a_mute_outlives_the_process(club: ThreadServer, people: People) -> None:
    """Also one made while a game runs, when most changes are stored in a shorter way."""
    ada, bob = people(club, "Ada"), people(club, "Bob")
    table = two_people(ada, bob)
    post(ada, f"/api/tables/{table}/mute", {"seat": 1})
    stored = admin(club, lambda admin: admin.table(table))
    assert stored["muted"] == [my_id(bob)]


def test_the_admin_closes_a_table_and_renames_somebody(club: ThreadServer, people: People) -> None:
    ada, eve = people(club, "Ada"), people(club, "Rude name")
    table = two_people(ada, eve)
    post(eve, f"/api/tables/{table}/chat", {"text": "Hello"})
    with live(ada, table) as told:
        told.until(lambda p: bool(p.position))
        admin(club, lambda admin: admin.rename(my_id(eve), "Eve"))
        told.until(lambda p: p.table["seats"][1]["name"] == "Eve")
        assert get(ada, f"/api/tables/{table}/chat")["lines"][0]["name"] == "Eve"
        who, seen = mover([ada, eve], table)
        answer(who, table, seen, seen["question"]["options"][0]["token"]).raise_for_status()
        admin(club, lambda admin: admin.close(table))
        told.until(lambda p: p.table["closed"] == "server" and p.position["closed"])
    with pytest.raises(AdminError):
        admin(club, lambda admin: admin.close(table))
    with pytest.raises(AdminError):
        admin(club, lambda admin: admin.rename(my_id(eve), "\u3164"))
    what = [act["what"] for act in admin(club, lambda admin: admin.acts(2))]
    assert what == ["close", "rename"]


def test_people_are_found(club: ThreadServer, people: People) -> None:
    ada = people(club, "Zoë of the club")
    found = admin(club, lambda admin: admin.people("of the CLUB", "guests", 10))
    assert [person["id"] for person in found] == [my_id(ada)]
    assert found[0]["network"] == "127.0.0.1"
    assert admin(club, lambda admin: admin.people("of the club", "accounts", 10)) == []
    assert admin(club, lambda admin: admin.person("Zoë of the club"))["id"] == my_id(ada)
    people(club, "Zoë of the club")
    with pytest.raises(AdminError, match="several people"):
        admin(club, lambda admin: admin.person("Zoë of the club"))
    with pytest.raises(AdminError, match="nobody"):
        admin(club, lambda admin: admin.person("Nobody at all"))


# -- the lobby, and what is not kept ----------------------------------------------------------------------------


def test_nobody_fills_the_lobby_alone(database: str, people: People) -> None:
    """Finding 13: 240 tables of four guests pushed a real one out of the lobby. Here 24, in a lobby of a tenth."""
    with thread_server(database) as server:
        real = make(people(server, "Ada"))["id"]
        crowd = [people(server, f"Crowd {n}") for n in range(4)]
        made = [make(each)["id"] for _ in range(6) for each in crowd]
        reader = people(server, "Reader")
        for params in ({}, {"joinable": True}, {"state": "open", "game": "village"}):
            first = get(reader, "/api/tables", most=20, **params)
            assert real in [table["id"] for table in first["tables"][:5]]
            assert (len(first["tables"]), first["more"]) == (20, True)
            rest = get(reader, "/api/tables", after=first["next"], **params)
            assert (rest["more"], rest["next"]) == (False, None)
            assert {table["id"] for table in first["tables"] + rest["tables"]} == {real, *made}


def test_what_nobody_uses_goes(club: ThreadServer, people: People) -> None:
    """Finding 13: open tables never expired."""
    ages = Ages(guests=90, open_tables=14, sandboxes=180, reports=365, networks=30)
    ada, idle, guest = people(club, "Ada"), people(club, "Idle"), people(club, "Guest")
    old, fresh, playing = make(ada)["id"], make(ada)["id"], two_people(ada, guest)
    copy = post(ada, f"/api/tables/{playing}/sandbox")["id"]
    post(ada, f"/api/tables/{playing}/report", {"seat": 1, "reason": "other"})
    ids = {name: my_id(client) for name, client in (("idle", idle), ("guest", guest))}

    async def age(database: Database) -> None:
        then = time.time() - 400 * DAY
        async with database.write() as session:
            aged = TableRow.id.in_([old, copy, playing])
            await session.execute(update(TableRow).where(aged).values(changed=then))
            away = PersonRow.id.in_(ids.values())
            await session.execute(update(PersonRow).where(away).values(seen=then))
            about = ReportRow.table == playing
            await session.execute(update(ReportRow).where(about).values(state="resolved", resolved=then))

    beside(club, age)
    would = admin(club, lambda admin: admin.purge(ages, dry_run=True)).counts()
    assert would == {
        "closed_tables": 1,
        "unstarted_tables": 0,
        "sandboxes": 1,
        "guests": 1,
        "reports": 1,
        "networks": 2,
    }
    with live(ada, old) as told:
        told.until(lambda p: bool(p.table))
        gone = admin(club, lambda admin: admin.purge(ages, dry_run=False)).counts()
        assert gone == {**would, "networks": 1}, "the other one has gone with its guest"
        told.until(lambda p: p.table["closed"] == "age")
    assert get(idle, "/api/me") == {"person": None}
    assert get(guest, "/api/me")["person"]["name"] == "Guest", "who sits somewhere stays"
    assert ada.get(f"/api/tables/{copy}").status_code == 404
    assert get(ada, f"/api/tables/{playing}")["state"] == "running", "games are never purged"
    assert get(ada, f"/api/tables/{fresh}")["state"] == "open"
    assert not any(admin(club, lambda admin: admin.purge(Ages(), dry_run=False)).counts().values()), "0 keeps all"
    beside(club, age)
    assert admin(club, lambda admin: admin.purge(ages, dry_run=False)).counts()["unstarted_tables"] == 1
    assert ada.get(f"/api/tables/{old}").status_code == 404


def test_the_newest_sandboxes_of_a_person_stay(club: ThreadServer, people: People) -> None:
    """One guest could fill the disk with copies."""
    ada, bob = people(club, "Ada"), people(club, "Bob")
    table = two_people(ada, bob)
    copies = [post(ada, f"/api/tables/{table}/sandbox")["id"] for _ in range(3)]
    of_bob = post(bob, f"/api/tables/{table}/sandbox")["id"]
    gone = admin(club, lambda admin: admin.purge(Ages(sandboxes_each=2), dry_run=False)).counts()
    assert gone["sandboxes"] == 1
    left = [ada.get(f"/api/tables/{copy}").status_code for copy in copies]
    assert left == [404, 200, 200]
    assert get(bob, f"/api/tables/{of_bob}")["sandbox"]


def test_a_server_purges_by_itself(sqlite: str, people: People) -> None:
    with thread_server(sqlite) as server:
        ada = people(server, "Ada")
        table = make(ada)["id"]

        async def age(database: Database) -> None:
            async with database.write() as session:
                await session.execute(update(TableRow).values(changed=time.time() - 15 * DAY))

        beside(server, age)
    with thread_server(sqlite) as server:
        again = people(server, cookies=ada.cookies)
        until(lambda: get(again, f"/api/tables/{table}")["closed"] == "age", "the first purge after a start")
