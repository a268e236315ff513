"""People: guests, accounts, settings, being forgotten; chat and notes."""

import random

from tests.server.conftest import People, dealt
from tests.server.players import get, hot_seat, live, play_http, position, post, refused, send, two_people
from tests.server.table_server import ThreadServer, thread_server

PASSWORD = "correct horse"


def test_a_guest_is_a_cookie(either: ThreadServer, people: People) -> None:
    ada = people(either)
    assert ada.get("/api/me").json() == {"person": None}
    made = ada.post("/api/me", json={"name": "  Ada\u0007\n Lovelace\u202e "})
    assert made.json()["person"]["name"] == "Ada Lovelace"
    cookie = made.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert get(ada, "/api/me")["person"]["login"] is None
    assert post(ada, "/api/me", {"name": "Countess"})["person"]["id"] == made.json()["person"]["id"]
    forged = people(either, cookies={"armorial": ada.cookies["armorial"][:-3] + "abc"})
    assert get(forged, "/api/me") == {"person": None}
    assert refused(ada, "/api/me", {"name": "\u200b \n"})["code"] == "invalid"
    assert refused(ada, "/api/me", {"name": "x" * 41})["code"] == "invalid"


def test_settings_are_kept(either: ThreadServer, people: People) -> None:
    ada = people(either, "Ada")
    wish = {"language": "pl", "theme": "dark", "animations": False, "confirm": True}
    wish |= {"public_profile": True, "extra": {"sound": False}}
    assert ada.patch("/api/me", json={"settings": wish}).json()["person"]["settings"] == wish
    assert get(ada, "/api/me")["person"]["settings"] == wish
    table = post(ada, "/api/play-now", {"game": "village", "seats": 2})
    assert table["confirm"] is True
    assert ada.patch("/api/me", json={"settings": {"theme": "pink"}}).status_code == 422
    assert people(either).patch("/api/me", json={"name": "Eve"}).status_code == 403


def test_an_account_finds_the_same_games_elsewhere(either: ThreadServer, people: People) -> None:
    ada, phone, eve = people(either, "Ada"), people(either), people(either, "Eve")
    login = f"ada{random.getrandbits(40)}"
    table = hot_seat(ada)
    assert post(ada, "/api/account", {"login": login, "password": PASSWORD})["person"]["login"] == login
    assert refused(ada, "/api/account", {"login": "other", "password": PASSWORD})["code"] == "illegal"
    taken = refused(eve, "/api/account", {"login": login.upper(), "password": PASSWORD})
    assert taken["message"]["key"] == "server-login-taken"
    for wrong in ({"login": login, "password": "wrong password"}, {"login": "nobody", "password": PASSWORD}):
        error = refused(phone, "/api/sign-in", wrong)
        assert (error["code"], error["message"]["key"]) == ("forbidden", "server-wrong-password")
    post(phone, "/api/sign-in", {"login": login, "password": PASSWORD})
    assert [found["id"] for found in get(phone, "/api/my/tables")["tables"]] == [table]
    assert position(phone, table)["question"]["options"]
    post(phone, "/api/sign-out")
    assert get(phone, "/api/me") == {"person": None}
    assert get(ada, "/api/me")["person"]["login"] == login


def test_a_password_is_not_stored(sqlite: str, people: People) -> None:
    with thread_server(sqlite) as server:
        ada = people(server, "Ada")
        post(ada, "/api/account", {"login": "ada", "password": PASSWORD})
    path = sqlite.removeprefix("sqlite:///")
    with open(path, "rb") as file:
        stored = file.read()
    assert b"argon2" in stored
    assert PASSWORD.encode() not in stored


@dealt("either", "rule", ["bot", "out"])
def test_being_forgotten_breaks_nobodys_game(either: ThreadServer, people: People, rule: str) -> None:
    ada, bob = people(either, "Ada"), people(either, "Bob")
    login = f"ada{random.getrandbits(40)}"
    post(ada, "/api/account", {"login": login, "password": PASSWORD})
    table = two_people(ada, bob, resign=rule)
    waiting = post(ada, "/api/tables", {"game": "village", "seats": 2})["id"]
    sandbox = post(ada, f"/api/tables/{table}/sandbox")["id"]
    post(ada, f"/api/tables/{table}/chat", {"text": "hello"})
    cookie = dict(ada.cookies)
    assert refused(ada, "/api/delete-me")["code"] == "forbidden"
    post(ada, "/api/delete-me", {"password": PASSWORD})
    for former in (ada, people(either, cookies=cookie)):
        assert get(former, "/api/me") == {"person": None}
    seat = position(bob, table)["seats"][0]
    assert (seat["name"], seat["kind"]) == ("Anonymous", rule)
    assert get(bob, f"/api/tables/{table}/chat")["lines"][0]["name"] == "Anonymous"
    assert get(bob, f"/api/tables/{table}")["host"] == "Bob"
    assert get(bob, f"/api/tables/{waiting}")["state"] == "closed"
    assert bob.get(f"/api/tables/{sandbox}").status_code == 404
    now = position(bob, table)["seq"]
    assert play_http(bob, table, random.Random(31), most=10)["seq"] >= now + 10
    assert "Ada" not in bob.get(f"/api/tables/{table}/record").text
    assert refused(bob, "/api/sign-in", {"login": login, "password": PASSWORD})["code"] == "forbidden"


def test_chat_is_for_the_table(either: ThreadServer, people: People) -> None:
    ada, bob, eve = people(either, "Ada"), people(either, "Bob"), people(either, "Eve")
    table = two_people(ada, bob)
    path = f"/api/tables/{table}/chat"
    with live(bob, table) as second:
        second.until(lambda p: bool(p.position))
        first = post(ada, path, {"text": "<b>Good\u0000 luck</b>\u0007"}, key="chat 1")
        assert post(ada, path, {"text": "<b>Good luck</b>"}, key="chat 1") == first
        assert first["text"] == "<b>Good luck</b>", "words are words, without control characters"
        second.until(lambda p: bool(p.chat))
        assert second.ask("chat", text="You too")["type"] == "done"
        second.until(lambda p: len(p.chat) == 2)
        assert [(line["name"], line["yours"]) for line in second.chat] == [("Ada", False), ("Bob", True)]
    assert [line["text"] for line in get(eve, path)["lines"]] == ["<b>Good luck</b>", "You too"]
    assert refused(eve, path, {"text": "me too"})["code"] == "forbidden"
    assert refused(ada, path, {"text": "x" * 501})["code"] == "invalid"
    private = two_people(ada, bob, visibility="private")
    assert refused(eve, f"/api/tables/{private}/chat", {"text": "me too"})["code"] == "not_found"


def test_notes_are_for_oneself(either: ThreadServer, people: People) -> None:
    ada, bob = people(either, "Ada"), people(either, "Bob")
    table = two_people(ada, bob)
    path = f"/api/tables/{table}/notes"
    ada.put(path, json={"text": "Bob wants\nthe scroll"}).raise_for_status()
    ada.put(path, json={"text": "Bob wants\nthe ox"}).raise_for_status()
    assert get(ada, path) == {"text": "Bob wants\nthe ox"}
    assert get(bob, path) == {"text": ""}
    assert people(either).get(path).status_code == 403
    assert ada.put(path, json={"text": "x" * 20_001}).status_code == 422
    private = two_people(ada, bob, visibility="private")
    eve = people(either, "Eve")
    assert eve.put(f"/api/tables/{private}/notes", json={"text": "hm"}).status_code == 404
    assert send(eve, "/api/tables/nothing/chat", {"text": "hm"}).status_code == 404
