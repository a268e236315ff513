"""A desk and a server are told the same and say the same: every position, every log, the record."""

import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from types import SimpleNamespace
from typing import Any
from unittest import mock

import httpx
import pytest

from armorial.match import Match, SecretChance
from armorial.server.app import make_app
from armorial.server.description import described
from armorial.server.settings import Settings
from armorial.table import seating
from armorial.table.offers import TOGETHER
from tests.desk.glue import Tab
from tests.desk.players import ALONE, chosen, new_tab
from tests.server.conftest import People, people
from tests.server.table_server import ThreadServer, thread_server

__all__ = ["people"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadServer]:
    with thread_server(f"sqlite:///{tmp_path_factory.mktemp('same')}/armorial.db") as running:
        yield running


@contextmanager
def same_dice() -> Iterator[None]:
    dice = SecretChance(b"the same for server and browser!")
    with mock.patch.object(seating, "Match", SimpleNamespace(start=partial(Match.start, chance=dice))):
        yield


class Both:
    """The same requests to a server and to a desk. What differs is only what has to: names of tables, and when."""

    def __init__(self, client: httpx.Client, tab: Tab) -> None:
        self.client, self.tab = client, tab
        self.tables = ("", "")

    def ask(self, method: str, path: str, body: Any = None, **query: Any) -> Any:
        there, here = (path.replace("TABLE", table) for table in self.tables)
        answer = self.client.request(method, f"/api/{there}", params=query, json=body)
        reply = self.tab.replies[self.tab.request(method, here, body, **query)]
        assert reply["status"] == answer.status_code, (path, reply, answer.text)
        if not reply["type"].startswith("application/json"):
            assert reply["body"] == answer.text
            return reply["body"]
        found = json.loads(reply["body"])
        assert self.plain(found) == self.plain(answer.json()), path
        if isinstance(found, dict) and "created" in found and path in ("tables", "play-now", "import"):
            self.tables = (answer.json()["id"], found["id"])
        return found

    def plain(self, told: Any) -> Any:
        """Without the names of tables, moments, and who is connected."""
        if isinstance(told, list):
            return [self.plain(each) for each in told]
        if not isinstance(told, dict):
            return "TABLE" if told in self.tables and told else told
        left_out = ("created", "changed", "connected", "revision", "invite", *(("id",) if "created" in told else ()))
        return {name: self.plain(value) for name, value in told.items() if name not in left_out}


@pytest.mark.parametrize("game", ALONE)
def test_the_same_answers_give_the_same_game(server: ThreadServer, people: People, game: str) -> None:
    title, seats, options = ALONE[game]
    both = Both(people(server, "Ada"), new_tab())
    others = [{"name": "Bob"}] * (seats - 1)
    wish = {"game": title, "seats": seats, "options": options, "others": others, "visibility": "unlisted"}
    both.ask("POST", "tables", wish)
    with same_dice():
        both.ask("POST", "tables/TABLE/start", {})
    rng, have, undone = random.Random(8), 0, 0
    while not (now := both.ask("GET", "tables/TABLE/position", have=have, lang=rng.choice(["en", "ru", "pl"])))["over"]:
        have = now["seq"]
        if now["can_undo"] and undone < 4 and rng.random() < 0.3:
            undone += 1
            both.ask("POST", "tables/TABLE/undo", {"seat": now["seat"], "seq": have})
            continue
        asked = now["question"]
        token = chosen(asked["options"], rng, title)
        both.ask("POST", "tables/TABLE/answer", {"seat": asked["seat"], "seq": have, "token": token})
    assert undone or game == "testament"
    both.ask("GET", "tables/TABLE/log")
    both.ask("GET", "tables/TABLE/position", at=have // 2)
    record = both.ask("GET", "tables/TABLE/record")
    both.ask("POST", "import", {"record": record})
    both.ask("GET", "tables/TABLE/position")


def test_the_same_pages_and_the_same_refusals(server: ThreadServer, people: People) -> None:
    both = Both(people(server, "Ada"), new_tab())
    for path in ("games", "lessons", "puzzles", "puzzles/today", "rules/village", "words/pl/troyes"):
        both.ask("GET", path, lang="ru")
    both.ask("GET", "no/such/page")
    both.ask("GET", "games/legacy/components")
    both.ask("GET", "games/chess/components")
    both.ask("POST", "lessons/village/first", {"step": 0})
    both.ask("POST", "puzzles/today/try", {"token": None})
    both.ask("POST", "play-now", {"game": "chess"})
    both.ask("POST", "tables", {"game": "village"})
    both.ask("POST", "tables", {"game": "village", "seats": 9})
    both.ask("POST", "import", {"record": "armorial 1\ngame village\n"})
    both.ask("POST", "tables", {"game": "village", "seats": 2, "visibility": "unlisted"})
    for body in ({"seat": 1, "name": "Bob"}, {"seat": 1}, {"seat": 7}, {"seats": 1}):
        both.ask("POST", "tables/TABLE/join", body)
    both.ask("POST", "tables/TABLE/leave", {"seat": 1})
    both.ask("POST", "tables/TABLE/start", {})
    both.ask("GET", "tables/TABLE/position")
    both.ask("POST", "tables/TABLE/seats/1", {"bot": "grandmaster"})
    both.ask("POST", "tables/TABLE/join", {"name": "Bob"})
    with same_dice():
        both.ask("POST", "tables/TABLE/start", {})
    for wrong in ({"seat": 0, "seq": 1, "token": "x"}, {"seat": 0, "seq": 0}, {"seat": 5, "seq": 0, "token": "x"}):
        both.ask("POST", "tables/TABLE/answer", wrong)
    both.ask("GET", "tables/TABLE/position", at=9999)
    both.ask("POST", "tables/TABLE/analysis", {})
    both.ask("GET", "tables/TABLE/analysis")
    both.ask("POST", "tables/TABLE/rematch")
    both.ask("PUT", "tables/TABLE/notes", {"text": "Sell early."})
    both.ask("GET", "tables/TABLE/notes")
    both.ask("GET", "tables/TABLE/numbers")
    both.ask("GET", "tables/TABLE/series")
    both.ask("POST", "tables/TABLE/close", {})
    both.ask("POST", "tables/TABLE/close", {"end_game": True})


def test_every_request_of_a_server_is_answered_or_said_to_be_absent() -> None:
    tab = new_tab()
    absent = set()
    for path, methods in described(make_app(Settings()))["paths"].items():
        place = path.removeprefix("/api/").replace("{game}", "village").replace("{language}", "en")
        for method in methods:
            ticket = tab.request(method.upper(), place.replace("{", "").replace("}", ""), {})
            reply = tab.replies[ticket]
            if reply["status"] == 200:
                continue
            error = json.loads(reply["body"])["error"]
            assert error["message"]["key"] not in ("server-no-such-page", "server-wrong-method"), path
            assert (reply["status"] == 501) == (error["code"] == "absent")
            if error["code"] == "absent":
                absent.add(error["reason"])
    offers = tab.get("offers")
    assert offers["kept"] == "browser"
    assert not absent & set(offers["parts"])
    assert absent == set(TOGETHER)


def test_a_server_offers_all(server: ThreadServer, people: People) -> None:
    there = people(server).get("/api/offers").json()
    assert there["kept"] == "server"
    assert set(there["parts"]) > set(new_tab().get("offers")["parts"]) - {"forget"}
