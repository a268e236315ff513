"""Names: readable, nobody's twin at the table, and not the server's own."""

import pytest

from armorial.table import names
from tests.server.conftest import People
from tests.server.players import post, refused
from tests.server.table_server import ThreadServer


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  Ada \u0007 Lovelace\u202e ", "Ada Lovelace"),
        ("Ａｄａ", "Ada"),
        ("Ada\u200d\u3164", "Ada"),
        ("Zo\u0065\u0301", "Zoé"),
        ("A\u0301\u0302\u0303\u0304\u0305b", "Á\u0302\u0303b"),
        ("Łukasz Żółć", "Łukasz Żółć"),
        ("Артём", "Артём"),
        ("李 😀", "李 😀"),
    ],
)
def test_a_name_is_made_readable(given: str, shown: str) -> None:
    assert names.anything(given) == shown


@pytest.mark.parametrize(
    "blank", ["\u3164", "\u115f \u1160", "\u2800\u2800", "\u200b\u2066", "\u0301", "\ufe0f", "...", " "]
)
def test_names_of_blanks_are_refused(server: ThreadServer, people: People, blank: str) -> None:
    """Finding 19."""
    error = refused(people(server), "/api/me", {"name": blank})
    assert (error["code"], error["message"]["key"]) == ("invalid", "server-name-blank")


@pytest.mark.parametrize(
    "name", ["Armorial", "ＡＤＭＩＮ", "Аdmin", "Host", "Bot 3", "bоt", "Team Armorial", "Бот 7", "Gospodarz"]
)
def test_nobody_poses_as_the_server(server: ThreadServer, people: People, name: str) -> None:
    eve = people(server, "Eve")
    wishes = {"game": "village", "seats": 2}
    for path, body in (
        ("/api/me", {"name": name}),
        ("/api/tables", {**wishes, "name": name}),
        ("/api/tables", {**wishes, "others": [{"name": name}]}),
        ("/api/play-now", {"game": "village", "name": name}),
    ):
        assert refused(eve, path, body)["message"]["key"] == "server-name-poses"
    assert eve.patch("/api/me", json={"name": name}).status_code == 422


def test_a_bot_may_be_called_one(server: ThreadServer, people: People) -> None:
    made = post(
        people(server, "Ada"),
        "/api/tables",
        {"game": "village", "seats": 2, "others": [{"bot": "novice", "name": "Bot 2"}]},
    )
    assert made["seats"][1]["name"] == "Bot 2"


@pytest.mark.parametrize("name", ["Botticelli", "Roberta", "Ghost", "Боткин", "Guest", "Hostia", "Adminka", "Serwery"])
def test_names_that_only_begin_alike_are_names(name: str) -> None:
    assert names.somebodys(name) == name


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ada", "Аdа"),
        ("Ada", "ADA."),
        ("Paweł", "Pawel"),
        ("Артём", "артем"),
        ("Νίκος", "νικος"),
        ("Ivan", "lvan"),
        ("modern", "modem"),
        ("Вова", "Boba"),
        ("Bob", "B0b"),
        ("李", "李"),
    ],
)
def test_names_that_look_alike(one: str, other: str) -> None:
    assert names.alike(one, ["Somebody", other]) == other
    assert names.alike(other, [one]) == one


@pytest.mark.parametrize(
    ("one", "other"), [("Ada", "Eda"), ("Anna", "Anna 2"), ("李", "王"), ("Олег", "Ольга"), ("😀", "😁")]
)
def test_names_that_do_not(one: str, other: str) -> None:
    assert names.alike(one, [other]) is None


def test_nobody_is_mistaken_for_another_at_a_table(server: ThreadServer, people: People) -> None:
    """Whoever asks for a name like another's is told so; somebody's usual name gets a number."""
    ada, eve, other = people(server, "Ada"), people(server, "Eve"), people(server, "Аdа")
    table = post(ada, "/api/tables", {"game": "village", "seats": 4})["id"]
    path = f"/api/tables/{table}"
    error = refused(eve, f"{path}/join", {"name": "АDА"})
    assert (error["code"], error["message"]["key"]) == ("illegal", "server-name-alike")
    assert post(other, f"{path}/join")["seats"][1]["name"] == "Аdа 2"
    assert post(ada, f"{path}/join", {"name": "Ada's aunt"})["seats"][2]["name"] == "Ada's aunt"


def test_a_host_without_a_seat_has_a_name_too(server: ThreadServer, people: People) -> None:
    """They write in the chat under the name they had when they made the table, whatever they are called now."""
    ada, eve = people(server, "Ada"), people(server, "Eve")
    path = f"/api/tables/{post(ada, '/api/tables', {'game': 'village', 'seats': 2, 'sit': False})['id']}"
    assert refused(eve, f"{path}/join", {"name": "Ada"})["message"]["key"] == "server-name-alike"
    post(eve, f"{path}/join", {"name": "Eve"})
    post(ada, "/api/me", {"name": "Eve"})
    assert post(ada, f"{path}/chat", {"text": "Hello"})["name"] == "Ada"
