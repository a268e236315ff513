"""My box on the server: filled in, kept, shared, compared, played with; hostile files; and it goes with its owner."""

import asyncio
import tomllib
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select

from armorial.box.mine import checked
from armorial.cli import main
from armorial.games import load_game
from armorial.match import load_record
from armorial.server.moderation.admin import Admin
from armorial.server.store.database import Database
from armorial.server.store.schema import BoxRow
from tests.patience import until
from tests.server.conftest import People
from tests.server.finished_games import finish
from tests.server.players import get, hot_seat, my_id, position, post
from tests.server.table_server import ThreadServer

BOX = "/api/boxes/village"
SMITHY = "workshop.smithy.price.orange"
POINTS = "customer.2_wagon.points"


def fill(client: httpx.Client, **wish: Any) -> Any:
    reply = client.put(BOX, json=wish)
    assert reply.status_code == 200, reply.text
    return reply.json()


def denied(reply: httpx.Response, code: str) -> None:
    assert reply.status_code >= 400, reply.text
    assert reply.json()["error"]["code"] == code


def number(box: Any, path: str) -> Any:
    return next(each for thing in box["things"] for each in thing["numbers"] if each["path"] == path)


def test_an_owner_fills_in_a_card(either: ThreadServer, people: People) -> None:
    ada = people(either, "Ada")
    before = get(ada, BOX)
    told = fill(ada, changes={SMITHY: 2, POINTS: 15}, confirmed=["workshop.scriptorium.price.pink"])
    assert [remark["path"] for remark in told["odd"]] == [POINTS]
    assert "2 to 6" in told["odd"][0]["message"].replace("\u2068", "").replace("\u2069", "")
    assert (told["sure"], told["mine"], told["differ"]) == (before["sure"] + 2, 2, 1)
    smithy = next(thing for thing in told["things"] if thing["id"] == "workshop.smithy")
    assert (smithy["confidence"], smithy["unsure"]) == ("known", 0)
    told = fill(ada, changes={POINTS: 15, "mill.coins": 99}, sure=[POINTS])
    assert not told["odd"]
    assert [remark["path"] for remark in told["impossible"]] == ["mill.coins"]
    box = get(ada, BOX)
    assert number(box, POINTS)["mine"] == 15
    assert number(box, POINTS)["standard"] == 4
    assert get(ada, f"{BOX}/printed")["workshops"]["smithy"]["price"] == {"orange": 2}
    unsure = [bool(thing["unsure"]) for thing in box["things"]]
    assert unsure == sorted(unsure, reverse=True), "what is to be looked up comes first"
    mine = {each["game"]: each["mine"] for each in get(ada, "/api/boxes")["boxes"]}
    assert mine == {"village": 3, "lorenzo": 0, "troyes": 0, "legacy": 0}
    assert get(people(either), BOX)["mine"] == 0, "others have boxes of their own"


def test_a_table_has_a_copy_of_the_box(either: ThreadServer, people: People, tmp_path: Path) -> None:
    ada, bob = people(either, "Ada"), people(either, "Bob")
    fill(ada, changes={SMITHY: 2, "mill.coins": 3})
    file = tmp_path / "box.toml"
    file.write_text(ada.get(f"{BOX}/file").text)
    table = post(ada, "/api/tables", {"game": "village", "seats": 2, "box": "mine"})
    fill(ada, changes={"mill.coins": 1})
    assert (table["numbers"], table["box"]) == ("owner", {"owner": "Ada", "yours": True})
    changes = get(bob, f"/api/tables/{table['id']}/numbers")["changes"]
    assert [(each["what"], each["here"]) for each in changes if "Mill" in each["what"]] == [("Mill: coins", "3")]
    post(bob, f"/api/tables/{table['id']}/join")
    post(ada, f"/api/tables/{table['id']}/start")
    seen = get(bob, position(bob, table["id"])["printed"])
    assert seen == load_game("village", file).printed(), "the terminal plays with the same numbers"
    assert tomllib.loads(ada.get(f"{BOX}/file").text)["mill"]["coins"] == 1, "the box went on, the table did not"


def test_the_record_of_a_game_has_the_numbers_of_the_file(server: ThreadServer, people: People, tmp_path: Path) -> None:
    """Terminal and server agree: what was played with a box is verified as played with its file."""
    ada = people(server, "Ada")
    fill(ada, changes={SMITHY: 2, "mill.coins": 3})
    file, record = tmp_path / "box.toml", tmp_path / "game.armorial"
    file.write_text(ada.get(f"{BOX}/file").text)
    table = hot_seat(ada, box="mine")
    finish(server, table)
    record.write_text(ada.get(f"/api/tables/{table}/record").text)
    assert load_record(record).components == checked("village", file)
    assert main(["verify", str(record)]) == 0


def test_a_file_is_put_in(server: ThreadServer, people: People) -> None:
    ada = people(server, "Ada")
    fill(ada, changes={"mill.coins": 3})
    text = "[workshop.smithy]\nprice = { orange = 4 }\n[customer.2_wagon]\npoints = 12\n"
    asked = post(ada, f"{BOX}/file", {"text": text})
    assert not asked["taken"]
    assert sorted(remark["path"] for remark in asked["odd"]) == [POINTS, SMITHY]
    assert asked["mine"] == 1, "nothing of it was taken"
    assert post(ada, f"{BOX}/file", {"text": text, "sure": True})["mine"] == 3
    assert post(ada, f"{BOX}/file", {"text": text, "replace": True})["mine"] == 2, (
        "what was asked once is not asked again"
    )
    assert number(get(ada, BOX), "mill.coins")["mine"] is None


HOSTILE = {
    "huge": ("x" * 200_000, "100000"),
    "deep": ("[farm]\nlife_track = " + "[" * 30_000, "line 2: it is nested too deeply"),
    "deep tables": ("\na" + ".a" * 40_000 + " = 1\n", "line 2: it is nested too deeply"),
    "wrong types": ("[farm]\nlife_track = '10'\n", "line 2: farm.life_track must be a whole number"),
    "a whole table": ("farm = 3\n", "line 1: farm must be a table"),
    "script in a name": ('[customer."<script>alert(1)</script>"]\npoints = 3\n', "there is no customer"),
    "script as a value": ('[route]\nbetween = "<script>"\n', "route must be a list of tables"),
    "no time goes by": ("[farm]\n\nplague_time = 0\n", "line 3: farm.plague_time must be from 1 to 6"),
    "nobody dies": ("[farm]\nlife_track = 20\nplague_time = 1\n[supply]\nplague = 3\n", "hardly anybody would die"),
    "more graves than people": (
        "[setup.2]\r\ngraves = 7\r\n",
        "line 2: setup.2.graves: chronicle and graves",
    ),
    "a well that gives": (
        "\ufeff# \u2028\u2029\x85\n[well]\ncubes = 1\n",
        "line 3: well.cubes: an action gives 2 for the 1 of the well",
    ),
    "the same twice": ("[mill]\ncoins = 1\ncoins = 2\n", "line 3"),
    "a table twice": ("[mill]\ncoins = 1\n[mill]\ntime = 2\n", "line 3"),
    "a date": ("[farm]\nlife_track = 2026-01-01\n", "line 2: farm.life_track must be a whole number"),
    "another alphabet": ('[mill]\n"c\u043eins" = 1\n', "line 2: there is no mill.c\u043eins"),
    "a heap of tables": ("".join(f"[a{n}]\n" for n in range(9_000)), "there is no a0"),
    "a heap of keys": ("[mill]\n" + "".join(f"a{n} = 1\n" for n in range(9_000)), "mill.a0"),
    "a number without end": ("[farm]\nlife_track = " + "9" * 4_000 + "\n", "line 2"),
    "a number that Python does not read": (
        "[farm]\nlife_track = " + "9" * 5_000,
        "line 2: a number here has thousands",
    ),
    "a number that Python does not write": ("[farm]\nlife_track = 0x" + "f" * 5_000, "line 2: farm.life_track must be"),
    "a name that looks like another": ('\n"mill.coins" = 3\n', "line 2: there is no mill.coins"),
    "a name of two lines": ('[mill]\n"a\\nb" = 3\n', "line 2: there is no mill.a\ufffdb"),
    "no number": ("[farm]\nlife_track = nan\n", "line 2: farm.life_track must be a whole number"),
    "a yes": ("[farm]\nlife_track = true\n", "line 2: farm.life_track must be a whole number"),
    "no TOML": ("[farm\n", "line 1"),
    "nothing after it": ("[farm]\nlife_track", "line 2: this is not a TOML file: an = is missing"),
}


def test_hostile_files_are_refused_with_the_line_and_the_reason(server: ThreadServer, people: People) -> None:
    ada = people(server, "Ada")
    for kind, (text, reason) in HOSTILE.items():
        reply = ada.post(f"{BOX}/file", json={"text": text, "sure": True})
        assert reply.status_code == 422, kind
        said = reply.json()["error"]["message"]["text"].replace("\u2068", "").replace("\u2069", "")
        assert reason in said, (kind, reply.text[:600])
        assert len(reply.content) < 3_000, f"{kind}: what is said back is short"
    assert get(ada, BOX)["mine"] == 0
    for wish in ({"changes": {"a" * 300: 1}}, {"changes": {POINTS: 1e300}}, {"changes": {POINTS: [1]}}, {"changes": 3}):
        denied(ada.put(BOX, json=wish), "invalid")
    endless = f'{{"changes": {{"{POINTS}": {"9" * 5_000}}}}}'
    denied(ada.put(BOX, content=endless, headers={"Content-Type": "application/json"}), "invalid")
    assert fill(ada, changes={"<script>": 1})["impossible"][0]["path"] == "<script>"


def test_a_box_is_shared_and_compared(either: ThreadServer, people: People) -> None:
    ada, bob = people(either, "Ada"), people(either, "Bob")
    fill(ada, changes={SMITHY: 2, "mill.coins": 3}, confirmed=["mill.time"])
    fill(bob, changes={SMITHY: 1, "mill.coins": 3})
    code = post(ada, f"{BOX}/share", {})["code"]
    assert post(ada, f"{BOX}/share", {})["code"] == code
    seen = get(bob, f"/api/boxes/shared/{code}")
    assert (seen["owner"], seen["yours"], seen["agree"]) == ("Ada", False, 1)
    assert [(each["path"], each["mine"], each["theirs"]) for each in seen["differences"]] == [(SMITHY, "1", "2")]
    assert tomllib.loads(bob.get(f"/api/boxes/shared/{code}/file").text)["mill"]["coins"] == 3
    table = post(bob, "/api/play-now", {"game": "village", "box": code})
    assert (table["numbers"], table["box"]) == ("owner", {"owner": "Ada", "yours": False})
    assert get(bob, position(bob, table["id"])["printed"])["workshops"]["smithy"]["price"] == {"orange": 2}
    denied(bob.post("/api/play-now", json={"game": "troyes", "box": code}), "illegal")
    denied(bob.post("/api/play-now", json={"game": "village", "box": code, "components": ""}), "invalid")
    anew = post(ada, f"{BOX}/share", {"anew": True})["code"]
    denied(bob.get(f"/api/boxes/shared/{code}"), "not_found")
    assert ada.delete(f"{BOX}/share").json()["code"] is None
    for lost in (anew, code, "A" * 24):
        denied(bob.get(f"/api/boxes/shared/{lost}"), "not_found")
        denied(bob.post("/api/tables", json={"game": "village", "seats": 2, "box": lost}), "not_found")


def test_all_seats_see_whose_box_it_is(either: ThreadServer, people: People) -> None:
    """Also when its owner hands the table on, and in a copy; and nobody is named who was forgotten."""
    ada, bob, eve = people(either, "Ada"), people(either, "Bob"), people(either, "Eve")
    fill(ada, changes={SMITHY: 2})
    code = post(ada, f"{BOX}/share", {})["code"]
    wish = {"game": "village", "seats": 2, "box": "mine", "name": "Countess"}
    mine = post(ada, "/api/tables", wish)["id"]
    theirs = hot_seat(bob, box=code)
    post(eve, f"/api/tables/{mine}/join")
    assert get(eve, f"/api/tables/{mine}")["box"] == {"owner": "Countess", "yours": False}
    post(ada, f"/api/tables/{mine}/leave")
    assert get(eve, f"/api/tables/{mine}")["host"] == "Eve"
    assert get(eve, f"/api/tables/{mine}")["box"] == {"owner": "Countess", "yours": False}
    assert get(ada, f"/api/tables/{mine}")["box"]["yours"]
    asyncio.run(renamed(either.settings.database_url, my_id(ada), "Augusta"))
    until(lambda: get(bob, f"/api/tables/{theirs}")["box"]["owner"] == "Augusta", "the owner has another name")
    assert get(eve, f"/api/tables/{mine}")["box"] == {"owner": "Augusta", "yours": False}
    copy = post(bob, f"/api/tables/{theirs}/sandbox", {})["id"]
    assert get(bob, f"/api/tables/{copy}")["box"] == {"owner": "Augusta", "yours": False}
    post(ada, "/api/delete-me", {})
    for table in (theirs, copy, mine):
        left = get(eve if table == mine else bob, f"/api/tables/{table}")
        assert (left["numbers"], left["box"]) == ("owner", None)
        assert left["state"] != "closed"


async def renamed(url: str, person: str, name: str) -> None:
    """As whoever runs the server can do, beside it."""
    database = Database(url)
    await Admin(database).rename(person, name)
    await database.close()


async def kept(url: str) -> int:
    database = Database(url)
    async with database.read() as session:
        found = await session.scalar(select(func.count()).select_from(BoxRow))
    await database.close()
    return found or 0


def test_a_box_stays_with_its_owner_and_goes_with_them(either: ThreadServer, people: People) -> None:
    """A guest who makes an account keeps it, and who is forgotten leaves none behind."""
    before = asyncio.run(kept(either.settings.database_url))
    guest = people(either)
    fill(guest, changes={SMITHY: 2})
    code = post(guest, f"{BOX}/share", {})["code"]
    state = guest.put(f"{BOX}/choices", json={"use": True, "consent": True}).json()
    assert state == {"use": True, "consent": True, "code": code}
    login = f"owner-{code[:6].lower().replace('_', 'a').replace('-', 'b')}"
    post(guest, "/api/account", {"login": login, "password": "correct horse"})
    assert get(guest, BOX)["mine"] == 1
    assert asyncio.run(kept(either.settings.database_url)) == before + 1
    post(guest, "/api/delete-me", {"password": "correct horse"})
    assert asyncio.run(kept(either.settings.database_url)) == before
    denied(people(either).get(f"/api/boxes/shared/{code}"), "not_found")


def test_two_browsers_of_one_owner_do_not_undo_each_other(either: ThreadServer, people: People) -> None:
    ada = people(either, "Ada")
    fill(ada, changes={SMITHY: 2})

    async def at_once() -> None:
        async with httpx.AsyncClient(
            base_url=ada.base_url, cookies=ada.cookies, headers=ada.headers, timeout=60
        ) as browser:
            paths = [f"customer.{name}.points" for name in ("2_wagon", "2_scroll", "horse_plow")]
            replies = await asyncio.gather(*(browser.put(BOX, json={"changes": {path: 5}}) for path in paths))
            assert {reply.status_code for reply in replies} == {200}

    asyncio.run(at_once())
    assert get(ada, BOX)["mine"] == 4


def test_a_lesson_is_played_with_the_learners_numbers(server: ThreadServer, people: People) -> None:
    """Board and words; where it does not work with them it has the standard ones, and says so."""
    ada, nobody = people(server, "Ada"), people(server)
    plague, bridge = ("/api/lessons/village/cubes", {"step": 4}), ("/api/lessons/village/time", {"step": 3})
    usual = post(ada, *plague)
    assert "lose 2 hours" in usual["why"]["text"]
    fill(ada, changes={"farm.plague_time": 3})
    own = post(ada, *plague)
    assert (own["remark"], "lose 3 hours" in own["why"]["text"]) == (None, True)
    address = own["position"]["printed"]
    assert get(ada, address)["plague_time"] == 3
    denied(nobody.get(address), "not_found")
    assert post(nobody, *plague)["position"]["printed"] == usual["position"]["printed"] != address
    fill(ada, changes={"workshop.smithy.train_time": 1, "workshop.smithy.make_time": 1})
    denied(ada.get(address), "not_found")
    crossing = post(ada, *bridge)
    assert crossing["position"]["printed"] == usual["position"]["printed"]
    assert "in your box" in crossing["remark"]["text"]


def test_emptied_boxes_are_empty(server: ThreadServer, people: People) -> None:
    ada = people(server, "Ada")
    fill(ada, changes={SMITHY: 2})
    code = post(ada, f"{BOX}/share", {})["code"]
    assert ada.delete(BOX).json() == {"use": False, "consent": False, "code": None}
    assert get(ada, BOX)["mine"] == 0
    denied(ada.get(f"/api/boxes/shared/{code}"), "not_found")
    for address in ("/api/boxes/chess", "/api/boxes/chess/file", "/api/boxes/chess/printed"):
        denied(ada.get(address), "not_found")


@pytest.mark.parametrize("wish", [{"box": "mine"}, {"components": ""}])
def test_an_empty_box_is_the_standard_one(server: ThreadServer, people: People, wish: dict[str, str]) -> None:
    ada = people(server, "Ada")
    table = post(ada, "/api/play-now", {"game": "village", **wish})
    assert get(ada, f"/api/tables/{table['id']}/numbers")["changes"] == []
