"""Tables: finding, making, joining, starting, giving up, going back, playing again."""

import random
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from armorial.bots.names import NAMES
from tests.server.conftest import People, dealt
from tests.server.finished_games import finish
from tests.server.players import (
    answer,
    get,
    hot_seat,
    live,
    mover,
    play_http,
    position,
    post,
    refused,
    send,
    two_people,
    until_asked,
)
from tests.server.table_server import ThreadServer, thread_server


def make(client: httpx.Client, **wishes: Any) -> dict[str, Any]:
    return post(client, "/api/tables", {"game": "village", "seats": 3, **wishes})


def table_of(client: httpx.Client, table: str) -> dict[str, Any]:
    return get(client, f"/api/tables/{table}")


def listed(client: httpx.Client, **params: Any) -> list[str]:
    return [table["id"] for table in get(client, "/api/tables", **params)["tables"]]


def test_games_tell_what_can_be_chosen(server: ThreadServer, people: People) -> None:
    games = people(server).get("/api/games").json()
    village = next(game for game in games if game["game"] == "village")
    assert village["title"] == "Village"
    assert village["seat_counts"] == [2, 3, 4]
    assert village["bots"] == ["novice", "careful", "strong", "master"]
    assert village["default_bot"] in village["bots"]


def test_levels_of_bots(server: ThreadServer, people: People) -> None:
    """People choose a level wherever a bot is seated; what is not there is refused with a sentence."""
    ada = people(server, "Ada")
    table = make(ada, seats=4, others=[{"bot": "novice"}, {"bot": "master", "name": "Deep"}])
    seats = table["seats"]
    assert [seat["bot"] for seat in seats] == [None, "novice", "master", None]
    assert seats[1]["name"] in NAMES
    assert seats[2]["name"] == "Deep"
    path = f"/api/tables/{table['id']}"
    again = post(ada, f"{path}/seats/1", {"bot": "strong"})["seats"][1]
    assert (again["bot"], again["name"]) == ("strong", seats[1]["name"]), "another level has the same name"
    error = refused(ada, f"{path}/seats/3", {"bot": "mcts:9999999"})
    assert error["code"] == "not_found"
    assert error["message"]["text"] == "There is no such bot. Choose from: novice, careful, strong, master"
    assert refused(ada, "/api/play-now", {"game": "village", "bot": "clever"})["code"] == "not_found"
    assert refused(ada, f"{path}/start", {"fill": "clever"})["code"] == "not_found"
    assert table_of(ada, table["id"])["seats"][3]["kind"] == "open", "a refused start seats nobody"


def test_bots_are_called_differently(server: ThreadServer, people: People) -> None:
    ada = people(server, NAMES[0])
    for _ in range(10):
        seats = post(ada, "/api/play-now", {"game": "village", "seats": 4, "bot": "random"})["seats"]
        names = [seat["name"] for seat in seats]
        assert len(set(names)) == 4
        assert set(names) <= set(NAMES)
    assert [seat["bot"] for seat in seats] == [None, "random", "random", "random"]


def test_from_the_lobby_to_the_start(either: ThreadServer, people: People) -> None:
    ada, bob, eve = people(either, "Ada"), people(either, "Bob"), people(either, "Eve")
    table = make(ada)
    path = f"/api/tables/{table['id']}"
    assert table["id"] in listed(bob, game="village", state="open")
    assert table["id"] not in listed(bob, state="running")
    assert refused(ada, f"{path}/start")["code"] == "illegal"
    assert post(bob, f"{path}/join", {"seat": 2, "name": "Bobby"})["seats"][2]["name"] == "Bobby"
    assert refused(eve, f"{path}/join", {"seat": 2})["code"] == "illegal"
    assert refused(eve, f"{path}/join", {"seat": 9})["code"] == "not_found"
    assert refused(bob, f"{path}/start")["code"] == "forbidden"
    assert refused(bob, f"{path}/seats/1", {"bot": "greedy"})["code"] == "forbidden"
    assert refused(ada, f"{path}/seats/2", {"bot": "greedy"})["code"] == "illegal"
    assert refused(ada, f"{path}/seats/1", {"bot": "clever"})["code"] == "not_found"
    assert post(ada, f"{path}/seats/1", {"bot": "random"})["seats"][1]["kind"] == "bot"
    assert refused(eve, f"{path}/join")["message"]["key"] == "server-table-full"
    assert post(ada, f"{path}/seats/1", {"bot": None})["seats"][1]["kind"] == "open"
    assert refused(ada, f"{path}/position")["code"] in ("not_found", "invalid")
    assert ada.get(f"{path}/position").json()["error"]["message"]["key"] == "server-not-started"
    started = post(ada, f"{path}/start", {"fill": "random"})
    assert started["state"] == "running"
    assert [seat["kind"] for seat in started["seats"]] == ["person", "bot", "person"]
    assert refused(eve, f"{path}/join")["message"]["key"] == "server-already-started"
    assert refused(bob, f"{path}/leave")["message"]["key"] == "server-already-started"
    assert table["id"] in listed(eve, state="running")
    assert position(eve, table["id"])["seat"] is None


def test_leaving_hands_the_table_on_or_closes_it(either: ThreadServer, people: People) -> None:
    ada, bob = people(either, "Ada"), people(either, "Bob")
    table = make(ada, seats=2)
    path = f"/api/tables/{table['id']}"
    post(bob, f"{path}/join")
    assert refused(ada, f"{path}/leave", {"seat": 1})["code"] == "forbidden"
    left = post(ada, f"{path}/leave")
    assert (left["host"], left["you_host"], left["state"]) == ("Bob", False, "open")
    assert refused(ada, f"{path}/leave")["code"] == "forbidden"
    assert post(bob, f"{path}/leave")["state"] == "closed"
    assert table["id"] not in listed(ada)
    assert refused(ada, f"{path}/join")["message"]["key"] == "server-table-closed"


@pytest.mark.parametrize("visibility", ["unlisted", "private"])
def test_only_those_with_the_link_find_a_hidden_table(either: ThreadServer, people: People, visibility: str) -> None:
    ada, bob, eve = people(either, "Ada"), people(either, "Bob"), people(either, "Eve")
    table = make(ada, seats=2, visibility=visibility)
    path = f"/api/tables/{table['id']}"
    assert table["id"] not in listed(eve)
    if visibility == "unlisted":
        assert table["invite"] is None
        assert get(eve, path)["id"] == table["id"]
        return
    assert len(table["invite"]) >= 16
    for request in (
        eve.get(path),
        eve.get(path, params={"invite": "guess"}),
        send(eve, f"{path}/join", {"invite": "guess"}),
    ):
        assert request.json()["error"]["code"] == "not_found"
    assert get(bob, path, invite=table["invite"])["invite"] is None
    post(bob, f"{path}/join", {"invite": table["invite"]})
    assert get(bob, path)["invite"] == table["invite"]
    post(ada, f"{path}/start")
    for part in ("position", "log", "record", "chat"):
        assert eve.get(f"{path}/{part}").json()["error"]["code"] == "not_found"
    with live(eve, table["id"]) as watching:
        assert watching.receive()["error"]["code"] == "not_found"
    with live(eve, table["id"], invite=table["invite"]) as watching:
        watching.until(lambda p: bool(p.position))


def test_wishes_that_make_no_table(server: ThreadServer, people: People) -> None:
    ada = people(server, "Ada")
    assert refused(ada, "/api/tables", {"game": "chess", "seats": 2})["code"] == "not_found"
    assert refused(ada, "/api/tables", {"game": "village", "seats": 7})["code"] == "invalid"
    assert refused(ada, "/api/tables", {"game": "village", "seats": 2, "options": {"a": "b"}})["code"] == "invalid"
    too_many = {"game": "village", "seats": 2, "others": [{"bot": "random"}] * 2}
    assert refused(ada, "/api/tables", too_many)["message"]["key"] == "server-too-many-seats"
    assert get(ada, "/api/my/tables")["tables"] == []


def test_my_tables_have_my_turn_first(either: ThreadServer, people: People) -> None:
    ada, bob = people(either, "Ada"), people(either, "Bob")
    waiting = [two_people(ada, bob) for _ in range(2)]
    for table in waiting:
        who, seen = mover([ada, bob], table)
        while who is ada:
            answer(who, table, seen, seen["question"]["options"][0]["token"]).raise_for_status()
            who, seen = mover([ada, bob], table)
    mine = hot_seat(ada)
    make(ada)
    tables = get(ada, "/api/my/tables")["tables"]
    assert tables[0]["id"] == mine
    assert [table["your_turn"] for table in tables] == [True, False, False, False]
    assert get(people(either), "/api/my/tables")["tables"] == []


def test_undo_by_consent(either: ThreadServer, people: People) -> None:
    ada, bob = people(either, "Ada"), people(either, "Bob")
    table = two_people(ada, bob)
    path = f"/api/tables/{table}"
    rng = random.Random(21)
    start = position(ada, table)
    for _ in range(12):
        who, seen = mover([ada, bob], table)
        answer(who, table, seen, rng.choice(seen["question"]["options"])["token"]).raise_for_status()
    now = position(ada, table)["seq"]
    to = start["seq"] + 1
    post(ada, f"{path}/undo-request", {"seat": 0, "seq": now, "to": to})
    asked = position(bob, table)["undo_request"]
    assert asked == {"seat": 0, "to": to, "agreed": [], "waiting": [1]}
    assert get(bob, "/api/my/tables")["tables"][0]["your_turn"]
    assert refused(bob, f"{path}/undo-request", {"seat": 1, "seq": now})["message"]["key"] == "server-undo-asked"
    post(bob, f"{path}/undo-reply", {"seat": 1, "seq": now, "agree": False})
    assert position(ada, table)["undo_request"] is None
    assert position(ada, table)["seq"] == now
    assert refused(bob, f"{path}/undo-reply", {"seat": 1, "seq": now, "agree": True})["code"] == "illegal"
    post(ada, f"{path}/undo-request", {"seat": 0, "seq": now, "to": to})
    post(bob, f"{path}/undo-reply", {"seat": 1, "seq": now, "agree": True})
    back = position(ada, table, have=now)
    assert back["seq"] == now + 1
    assert back["view"] == start["view"]
    assert back["events_from"] == to
    assert [event["key"] for event in back["events"]] == ["match-rewind"]


def test_going_on_says_no_to_an_undo(server: ThreadServer, people: People) -> None:
    ada, bob = people(server, "Ada"), people(server, "Bob")
    table = two_people(ada, bob)
    path = f"/api/tables/{table}"
    seats = {id(ada): 0, id(bob): 1}
    for _ in range(6):
        who, seen = mover([ada, bob], table)
        answer(who, table, seen, seen["question"]["options"][0]["token"]).raise_for_status()
    who, seen = mover([ada, bob], table)
    other = bob if who is ada else ada
    post(other, f"{path}/undo-request", {"seat": seats[id(other)], "seq": seen["seq"]})
    assert position(who, table)["undo_request"]["to"] <= seen["seq"], "its own last choice"
    answer(who, table, seen, seen["question"]["options"][0]["token"]).raise_for_status()
    assert position(who, table)["undo_request"] is None


def test_against_bots_nobody_has_to_be_asked(server: ThreadServer, people: People) -> None:
    ada = people(server, "Ada")
    table = post(ada, "/api/play-now", {"game": "village", "seats": 2, "bot": "random"})["id"]
    play_http(ada, table, random.Random(22), most=4)
    seen = until_asked(ada, table)
    post(ada, f"/api/tables/{table}/undo-request", {"seat": 0, "seq": seen["seq"]})
    assert position(ada, table)["seq"] == seen["seq"] + 1


@dealt("either", "rule", ["bot", "out"])
def test_resigning(either: ThreadServer, people: People, rule: str) -> None:
    """The others play on to the end, with a bot on the seat or with one that only passes."""
    ada, bob = people(either, "Ada"), people(either, "Bob")
    table = two_people(ada, bob, resign=rule)
    now = position(ada, table)["seq"]
    assert refused(bob, f"/api/tables/{table}/resign", {"seat": 0, "seq": now})["code"] == "forbidden"
    wrong = refused(ada, f"/api/tables/{table}/resign", {"seat": 0, "seq": now, "bot": "clever"})
    assert wrong["message"]["key"] == "server-no-such-bot"
    post(ada, f"/api/tables/{table}/resign", {"seat": 0, "seq": now, "bot": "novice"})
    seat = position(bob, table)["seats"][0]
    assert (seat["kind"], seat["name"]) == (rule, "Ada")
    assert seat["bot"] == ("novice" if rule == "bot" else None)
    assert refused(ada, f"/api/tables/{table}/resign", {"seat": 0, "seq": now})["code"] in ("forbidden", "stale")
    end = play_http(bob, table, random.Random(23))
    assert end["over"]
    if rule == "out":
        left = end["view"]["players"][0]
        assert not any([left["grain"], *left["goods"].values()]), "nobody worked there any more"
    assert position(ada, table)["seat"] is None, "who has resigned watches"


def test_rematch(server: ThreadServer, people: People) -> None:
    ada, bob, eve = people(server, "Ada"), people(server, "Bob"), people(server, "Eve")
    table = two_people(ada, bob)
    path = f"/api/tables/{table}"
    assert refused(ada, f"{path}/rematch")["code"] == "illegal"
    finish(server, table)
    assert refused(eve, f"{path}/rematch")["code"] == "forbidden"
    again = post(ada, f"{path}/rematch")
    assert post(bob, f"{path}/rematch")["id"] == again["id"]
    assert [seat["name"] for seat in again["seats"]] == ["Bob", "Ada"]
    assert position(bob, table)["rematch"] == again["id"]
    assert post(ada, f"/api/tables/{again['id']}/start")["state"] == "running"


def test_everybody_keeps_their_house_in_a_rematch(server: ThreadServer, people: People) -> None:
    ada, bob = people(server, "Ada"), people(server, "Bob")
    table = two_people(ada, bob)
    finish(server, table)
    houses = {seat["name"]: seat["house"] for seat in position(ada, table)["seats"]}
    assert houses == {"Ada": "gules", "Bob": "azure"}
    again = post(ada, f"/api/tables/{table}/rematch")
    assert [(seat["name"], seat["house"]) for seat in again["seats"]] == [("Bob", "azure"), ("Ada", "gules")]
    post(ada, f"/api/tables/{again['id']}/start")
    assert [seat["house"] for seat in position(bob, again["id"])["seats"]] == ["azure", "gules"]
    copy = post(bob, f"/api/tables/{again['id']}/sandbox")
    assert [seat["house"] for seat in copy["seats"]] == ["azure", "gules"], "a sandbox looks like its table"
    assert copy["origin"] == again["id"]


def test_seats_have_the_houses_that_the_game_tells(server: ThreadServer, people: People) -> None:
    ada = people(server, "Ada")
    for game in ada.get("/api/games").json():
        seats = make(ada, game=game["game"], seats=max(game["seat_counts"]))["seats"]
        assert [seat["house"] for seat in seats] == game["houses"][: len(seats)]
        assert len(set(game["houses"])) == len(game["houses"])


def test_the_lobby_offers_what_can_be_joined(either: ThreadServer, people: People) -> None:
    ada, bob, eve = people(either, "Ada"), people(either, "Bob"), people(either, "Eve")
    free, full = make(ada, seats=2)["id"], make(ada, seats=2, others=[{"bot": "novice"}])["id"]
    playing = make(ada, seats=2)["id"]
    post(ada, f"/api/tables/{playing}/start", {"fill": "random"})
    assert {free, full} <= set(listed(bob, state="open"))
    offered = listed(bob, joinable=True)
    assert free in offered
    assert full not in offered
    assert playing not in offered
    assert free in listed(people(either), joinable=True), "who is nobody yet can join too"
    assert free not in listed(ada, joinable=True), "who hosts it is there already"
    post(bob, f"/api/tables/{free}/join")
    assert free not in listed(bob, joinable=True)
    late = refused(eve, f"/api/tables/{free}/join")
    assert late["message"]["text"] == "All seats at this table have been taken."


def test_the_host_removes_somebody_before_the_start(either: ThreadServer, people: People) -> None:
    ada, bob, eve = people(either, "Ada"), people(either, "Bob"), people(either, "Eve")
    table = make(ada, seats=4)["id"]
    path = f"/api/tables/{table}"
    post(bob, f"{path}/join", {"name": "Bob"})
    post(bob, f"{path}/join", {"name": "Bob's brother"})
    assert refused(bob, f"{path}/remove", {"seat": 0})["code"] == "forbidden"
    assert refused(people(either), f"{path}/remove", {"seat": 1})["code"] == "forbidden"
    assert refused(ada, f"{path}/remove", {"seat": 0})["message"]["key"] == "server-remove-yourself"
    assert refused(ada, f"{path}/remove", {"seat": 3})["message"]["key"] == "server-nobody-there"
    assert refused(ada, f"{path}/remove", {"seat": 9})["code"] == "not_found"
    assert refused(ada, f"{path}/remove", {})["code"] == "invalid"
    with live(bob, table) as told:
        told.until(lambda p: bool(p.table) and p.table["seats"][1]["yours"])
        left = post(ada, f"{path}/remove", {"seat": 1})
        assert [seat["kind"] for seat in left["seats"]] == ["person", "open", "open", "open"], "with all their seats"
        told.until(lambda p: bool(p.table["removed"]))
    assert not table_of(eve, table)["removed"]
    assert table not in listed(bob, joinable=True)
    assert table in listed(eve, joinable=True)
    assert refused(bob, f"{path}/join")["message"]["key"] == "server-removed"
    assert refused(bob, f"{path}/chat", {"text": "Why?"})["code"] == "forbidden"
    post(eve, f"{path}/join")
    post(ada, f"{path}/start", {"fill": "random"})
    assert refused(ada, f"{path}/remove", {"seat": 1})["message"]["key"] == "server-already-started"


def test_who_is_removed_from_a_private_table_needs_the_new_link(either: ThreadServer, people: People) -> None:
    ada, bob = people(either, "Ada"), people(either, "Bob")
    made = make(ada, seats=2, visibility="private")
    table, old = made["id"], made["invite"]
    path = f"/api/tables/{table}"
    post(bob, f"{path}/join", {"invite": old})
    with live(bob, table) as told:
        told.until(lambda p: bool(p.table))
        new = post(ada, f"{path}/remove", {"seat": 1})["invite"]
        told.until(lambda p: bool(p.table["removed"]))
        with pytest.raises(ConnectionClosed):
            told.receive()
    assert new != old
    assert refused(bob, f"{path}/join", {"invite": old})["code"] == "not_found"
    with live(bob, table, invite=old) as shut:
        assert shut.receive()["error"]["code"] == "not_found"
    assert post(bob, f"{path}/join", {"invite": new})["seats"][1]["name"] == "Bob"
    assert not table_of(bob, table)["removed"]


def test_lists_show_what_happened_last_and_how_it_ended(either: ThreadServer, people: People) -> None:
    ada, bob = people(either, "Ada"), people(either, "Bob")
    table = two_people(ada, bob)
    who, seen = mover([ada, bob], table)
    answer(who, table, seen, seen["question"]["options"][0]["token"]).raise_for_status()
    row = get(bob, "/api/my/tables")["tables"][0]
    log = get(bob, f"/api/tables/{table}/log")["entries"]
    assert row["last"]["text"] == log[-1]["text"]
    assert row["result"] is None
    finish(either, table)
    end = position(ada, table)
    result = {"scores": [score["total"] for score in end["scores"]], "winners": end["winners"]}
    for shown in (get(ada, "/api/my/tables", lang="ru")["tables"][0], table_of(bob, table)):
        assert shown["result"] == result
    assert get(ada, "/api/my/tables", lang="ru")["tables"][0]["last"]["text"] != row["last"]["text"]


def test_those_connected_are_shown(server: ThreadServer, people: People) -> None:
    ada, bob = people(server, "Ada"), people(server, "Bob")
    table = make(ada, seats=2)["id"]
    with live(ada, table) as first:
        first.until(lambda p: bool(p.table) and p.table["seats"][0]["connected"])
        post(bob, f"/api/tables/{table}/join")
        first.until(lambda p: p.table["seats"][1]["name"] == "Bob")
        assert not first.table["seats"][1]["connected"]
        with live(bob, table):
            first.until(lambda p: p.table["seats"][1]["connected"])
        first.until(lambda p: not p.table["seats"][1]["connected"])
        post(ada, f"/api/tables/{table}/start")
        first.until(lambda p: p.table["state"] == "running" and bool(p.position))


def test_the_lobby_can_be_seen_page_by_page(database: str, people: People) -> None:
    """Also while games go on, which brings tables to the front: nothing is missed that has stayed where it was."""
    with thread_server(database) as server:
        ada, bob = people(server, "Ada"), people(server, "Bob")
        tables = [two_people(ada, bob) for _ in range(5)] + [two_people(bob, ada) for _ in range(2)]
        eve = people(server)
        first = get(eve, "/api/tables", state="running", most=3)
        seen = [table["id"] for table in first["tables"]]
        assert set(seen[:2]) == {tables[4], tables[6]}, "one of each host"
        for table in seen:
            who, now = mover([ada, bob], table)
            answer(who, table, now, now["question"]["options"][0]["token"]).raise_for_status()
        page = first
        for _ in range(3):
            if not page["more"]:
                break
            page = get(eve, "/api/tables", state="running", most=3, after=page["next"])
            seen += [table["id"] for table in page["tables"]]
        assert set(seen) == set(tables)
        assert (page["more"], page["next"]) == (False, None)


@pytest.mark.parametrize("after", ["", "x", "open:1", "open:1:x:y", "closed:1:1:y", "open:1:1:'; --"])
def test_a_place_that_is_none(server: ThreadServer, people: People, after: str) -> None:
    reply = people(server).get("/api/tables", params={"after": after})
    assert (reply.status_code, reply.json()["error"]["code"]) == (422, "invalid")
