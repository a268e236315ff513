"""What hosts can do at their tables, and who may know of a table: a private one is like one that is not there."""

import re
from typing import Any

import httpx
import pytest
from fastapi.routing import APIRoute
from websockets.exceptions import ConnectionClosed

from tests.patience import until
from tests.server.conftest import People
from tests.server.players import answer, get, listed, live, make, mover, position, post, refused, said, two_people
from tests.server.table_server import ThreadServer, thread_server

# -- hosts ------------------------------------------------------------------------------------------------------


def test_the_host_mutes_somebody(either: ThreadServer, people: People) -> None:
    ada, bob = people(either, "Ada"), people(either, "Bob")
    table = two_people(ada, bob)
    path = f"/api/tables/{table}"
    assert refused(bob, f"{path}/mute", {"seat": 0})["message"]["key"] == "server-host-only"
    assert refused(ada, f"{path}/mute", {"seat": 0})["message"]["key"] == "server-mute-yourself"
    assert refused(ada, f"{path}/mute", {"seat": 7})["code"] == "not_found"
    with live(bob, table) as told:
        told.until(lambda p: bool(p.position))
        assert post(ada, f"{path}/mute", {"seat": 1})["muted"] == [1]
        told.until(lambda p: p.table["muted"] == [1])
        assert told.ask("chat", text="Hey")["error"]["message"]["key"] == "server-muted"
        who, seen = mover([ada, bob], table)  # an answer is stored in another way: it must not lose the mute
        answer(who, table, seen, seen["question"]["options"][0]["token"]).raise_for_status()
        assert refused(bob, f"{path}/chat", {"text": "Hey"})["code"] == "forbidden"
        post(ada, f"{path}/mute", {"seat": 1, "muted": False})
        told.until(lambda p: p.table["muted"] == [])
        assert told.ask("chat", text="Thanks")["type"] == "done"
    assert said(ada, table) == ["Thanks"]


def test_the_host_closes_an_open_table(either: ThreadServer, people: People) -> None:
    ada, bob = people(either, "Ada"), people(either, "Bob")
    table = make(ada)["id"]
    post(bob, f"/api/tables/{table}/join")
    assert refused(bob, f"/api/tables/{table}/close")["message"]["key"] == "server-host-only"
    with live(bob, table) as told:
        told.until(lambda p: bool(p.table))
        closed = post(ada, f"/api/tables/{table}/close")
        assert (closed["state"], closed["closed"]) == ("closed", "host")
        told.until(lambda p: p.table["closed"] == "host")
    assert table not in listed(bob)
    assert refused(bob, f"/api/tables/{table}/join")["message"]["key"] == "server-table-closed"
    assert refused(ada, f"/api/tables/{table}/close")["message"]["key"] == "server-table-closed"


def test_a_running_game_is_closed_only_on_purpose_and_kept(either: ThreadServer, people: People) -> None:
    ada, bob = people(either, "Ada"), people(either, "Bob")
    table = two_people(ada, bob)
    path = f"/api/tables/{table}"
    who, seen = mover([ada, bob], table)
    assert refused(ada, f"{path}/close")["message"]["key"] == "server-close-running"
    with live(bob, table) as told:
        told.until(lambda p: bool(p.position))
        post(ada, f"{path}/close", {"end_game": True})
        told.until(lambda p: p.position["closed"] and p.table["state"] == "closed")
        assert told.position["question"] is None
    late = answer(who, table, seen, seen["question"]["options"][0]["token"]).json()["error"]
    assert (late["code"], late["message"]["key"]) == ("finished", "server-table-closed")
    assert position(bob, table)["view"] == position(bob, table, at=position(bob, table)["seq"])["view"]
    assert bob.get(f"{path}/record").status_code == 200


def test_a_bot_that_thinks_at_a_closed_table_stops(
    sqlite: str, people: People, caplog: pytest.LogCaptureFixture
) -> None:
    """Its answer comes too late, which is no fault of anybody."""
    with thread_server(sqlite, bot_delay=1) as server:
        ada = people(server, "Ada")
        wish = {"game": "village", "seats": 2, "sit": False, "others": [{"bot": "random"}, {"bot": "random"}]}
        table = post(ada, "/api/tables", wish)["id"]
        post(ada, f"/api/tables/{table}/start")
        post(ada, f"/api/tables/{table}/close", {"end_game": True})
        seq = position(ada, table)["seq"]
        room = server.app.state.services.rooms.room(table)
        until(lambda: room.driving is None, "a bot that stops")
        assert position(ada, table)["seq"] == seq
    assert "bots have stopped" not in caplog.text


@pytest.mark.parametrize("visibility", ["public", "unlisted", "private"])
def test_a_new_invite_shuts_out_whoever_has_an_older_link(
    either: ThreadServer, people: People, visibility: str
) -> None:
    ada, bob, eve = people(either, "Ada"), people(either, "Bob"), people(either, "Eve")
    made = make(ada, visibility=visibility)
    table, old = made["id"], made["invite"]
    path = f"/api/tables/{table}"
    assert refused(eve, f"{path}/new-invite")["code"] in ("forbidden", "not_found")
    with live(eve, table, **({"invite": old} if old else {})) as watching:
        watching.until(lambda p: bool(p.table))
        new = post(ada, f"{path}/new-invite")
        assert new["visibility"] == "private"
        assert new["invite"] not in (None, old)
        assert watching.receive()["error"]["code"] == "not_found"
        with pytest.raises(ConnectionClosed):
            watching.receive()
    assert eve.get(path, params={"invite": old} if old else {}).status_code == 404
    assert table not in listed(bob)
    post(bob, f"{path}/join", {"invite": new["invite"]})


def test_who_is_removed_cannot_come_back_as_another_guest(either: ThreadServer, people: People) -> None:
    ada, bob = people(either, "Ada"), people(either, "Bob")
    made = make(ada, visibility="unlisted")
    path = f"/api/tables/{made['id']}"
    post(bob, f"{path}/join")
    after = post(ada, f"{path}/remove", {"seat": 1})
    assert after["visibility"] == "private"
    assert refused(people(either, "Not Bob"), f"{path}/join")["code"] == "not_found"
    assert refused(bob, f"{path}/join")["code"] == "not_found"
    assert post(bob, f"{path}/join", {"invite": after["invite"]})["seats"][1]["name"] == "Bob", "invited anew"


def test_whoever_leaves_a_private_table_hears_no_more_of_it(either: ThreadServer, people: People) -> None:
    """Finding 8: their WebSocket went on getting the chat."""
    ada, bob = people(either, "Ada"), people(either, "Bob")
    made = make(ada, seats=3, visibility="private")
    table, invite = made["id"], made["invite"]
    post(bob, f"/api/tables/{table}/join", {"invite": invite})
    with live(bob, table) as first, live(bob, table, invite=invite) as second:
        for told in (first, second):
            told.until(lambda p: bool(p.table) and p.table["seats"][1]["yours"])
        post(bob, f"/api/tables/{table}/leave")
        post(ada, f"/api/tables/{table}/chat", {"text": "Among us"})
        for told in (first, second):
            with pytest.raises(ConnectionClosed):
                told.until(lambda p: False)
            assert told.chat == []
            assert told.replies[None]["error"]["code"] == "not_found"
    assert bob.get(f"/api/tables/{table}/chat").status_code == 404


# -- private or missing -----------------------------------------------------------------------------------------


def routes_about_tables(server: ThreadServer) -> set[str]:
    """Every request that names a table: whoever adds one is to ask here what strangers are told."""
    routes = (route for route in server.app.routes if isinstance(route, APIRoute))
    begin = "/api/tables/{table_id}"
    named = (route for route in routes if route.path.startswith(begin))
    return {_route(method, route.path.removeprefix(begin)) for route in named for method in route.methods or ()}


def _route(method: str, path: str) -> str:
    return f"{method} " + re.sub("(?<=/printed/).*|(?<=/seats/).*", "…", path.partition("?")[0])


def every_request(hash: str) -> list[tuple[str, str, dict[str, Any] | None]]:
    """Of those that name a table: how, which part, and what is sent."""
    parts = (
        *("", "/position", "/position?at=0", "/log", "/record", "/chat", "/numbers", f"/printed/{hash}", "/people"),
        *("/rules", "/plans", "/analysis", "/series", "/friends", f"/printed/{'0' * 20}", "?invite=guess"),
    )
    act: dict[str, Any] = {"seat": 0, "seq": 1}
    posted: list[tuple[str, dict[str, Any]]] = [
        *[(f"/{what}", act) for what in ("undo", "restart", "confirm", "resign", "undo-request", "hint", "coach")],
        *[(f"/{what}", {"seat": 0}) for what in ("remind", "let-bot", "claim", "back", "plans/drop", "orders")],
        ("/plans/look", {**act, "tokens": []}),
        ("/analysis", {}),
        ("/invite", {"friend": 1}),
        ("/undo-reply", {**act, "agree": True}),
        ("/answer", {**act, "token": "x"}),
        ("/join", {}),
        ("/join", {"invite": "guess", "seat": 99}),
        ("/leave", {}),
        ("/seats/0", {"bot": None}),
        ("/remove", {"seat": 1}),
        ("/mute", {"seat": 1}),
        ("/new-invite", {}),
        ("/close", {"end_game": True}),
        ("/start", {}),
        ("/rematch", {}),
        ("/sandbox", {}),
        ("/chat", {"text": "Hello"}),
        ("/block", {"seat": 0}),
        ("/block", {"line": 1}),
        ("/report", {"seat": 0, "reason": "spam"}),
    ]
    return [
        *[("GET", part, None) for part in parts],
        *[("POST", part, body) for part, body in posted],
        ("PUT", "/notes", {"text": "x"}),
        ("GET", "/notes", None),
        ("PUT", "/plans", {**act, "tokens": ["x"]}),
    ]


def everything_about(client: httpx.Client, table: str, hash: str) -> dict[str, Any]:
    """What a stranger is told about a table by every request that names one."""
    told: dict[str, Any] = {}
    for method, part, body in every_request(hash):
        reply = client.request(method, f"/api/tables/{table}{part}", json=body)
        told[f"{method} {part} {body}"] = (reply.status_code, reply.json())
    reply = client.post("/api/friends", json={"table": table, "seat": 0})
    told["POST friends"] = (reply.status_code, reply.json())
    with live(client, table) as watching:
        told["live"] = watching.receive()
        with pytest.raises(ConnectionClosed) as closed:
            watching.receive()
        told["closed"] = closed.value.rcvd and closed.value.rcvd.code
    return told


@pytest.mark.parametrize("running", [False, True])
def test_a_private_table_cannot_be_told_from_a_missing_one(server: ThreadServer, people: People, running: bool) -> None:
    """Finding 19: here 403, 409 or 200 said that there is one."""
    ada, eve = people(server, "Ada"), people(server, "Eve")
    table = make(ada, visibility="private")["id"]
    hash = "0" * 20
    if running:
        post(ada, f"/api/tables/{table}/start", {"fill": "random"})
        hash = position(ada, table)["printed"].rsplit("/", 1)[1]
    missing = everything_about(eve, "x" * len(table), hash)
    private = everything_about(eve, table, hash)
    assert private == missing
    assert routes_about_tables(server) <= {_route(*what.split(" ")[:2]) for what in missing if " " in what}
    assert {status for status, _ in (told for what, told in missing.items() if " " in what)} <= {404, 200}
    assert get(ada, f"/api/tables/{table}")["state"] == ("running" if running else "open")


def test_nor_is_a_sandbox_of_somebody_else(server: ThreadServer, people: People) -> None:
    """Finding 19."""
    ada, eve = people(server, "Ada"), people(server, "Eve")
    table = two_people(ada, people(server, "Bob"))
    copy = post(ada, f"/api/tables/{table}/sandbox")["id"]
    assert everything_about(eve, copy, "0" * 20) == everything_about(eve, "x" * 16, "0" * 20)
