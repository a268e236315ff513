"""Records out and in, and private copies to try things on."""

import random
import re

import pytest

from armorial.bots import make_bot
from armorial.bots.runner import bot_answer
from armorial.games import load_game
from armorial.kernel.contract import SPECTATOR
from armorial.match import Match, Record, SeededChance, read_record, verify, write_record
from armorial.table.sandbox import from_position
from armorial.table.table import Seat, Table
from tests.games import LARGE
from tests.server.conftest import People, dealt
from tests.server.players import answer, get, hot_seat, mover, play_http, position, post, refused, two_people
from tests.server.table_server import ThreadServer


def played(seed: int, game: str = "village") -> Record:
    """The record of a whole match."""
    match = Match.start(load_game(game), 2, names=["Peter", "Anna"], chance=SeededChance(seed))
    rng = random.Random(seed)
    while not match.finished:
        match.answer(match.to_move or 0, rng.choice(match.options()))
    return match.record()


@dealt("either", "game", ["village", "lorenzo"])
def test_export_and_import(either: ThreadServer, people: People, game: str) -> None:
    ada, eve = people(either, "Ada"), people(either, "Eve")
    table = hot_seat(ada, game=game)
    play_http(ada, table, random.Random(41), most=20)
    text = ada.get(f"/api/tables/{table}/record").text
    verdict = verify(read_record(text))
    assert verdict.ok, verdict.problem
    assert "secret" not in text
    assert "snapshot" not in text
    copy = post(eve, "/api/import", {"record": text})
    assert (copy["sandbox"], copy["visibility"], copy["state"]) == (True, "private", "running")
    seen, original = position(eve, copy["id"]), position(ada, table)
    assert seen["seq"] == original["seq"]
    assert seen["view"] == original["view"]
    assert [seat["yours"] for seat in seen["seats"]] == [True, True]
    assert play_http(eve, copy["id"], random.Random(42), most=20)["seq"] >= seen["seq"] + 20
    assert verify(read_record(eve.get(f"/api/tables/{copy['id']}/record").text)).ok
    assert position(ada, table)["seq"] == original["seq"], "the table itself is as it was"
    for stranger in (ada, people(either)):
        for path in ("", "/position", "/record", "/log", "/chat"):
            assert stranger.get(f"/api/tables/{copy['id']}{path}").status_code == 404
    assert copy["id"] not in [found["id"] for found in get(ada, "/api/tables")["tables"]]


def test_a_record_with_secret_answers_waits_for_the_end(server: ThreadServer, people: People) -> None:
    """In Troyes everybody gets a character in secret: until the game is over its record cannot be carried out."""
    ada = people(server, "Ada")
    table = hot_seat(ada, game="troyes")
    text = ada.get(f"/api/tables/{table}/record").text
    assert verify(read_record(text)).ok
    assert "hidden until the game is over" in refused(ada, "/api/import", {"record": text})["message"]["text"]


@pytest.mark.parametrize("game", LARGE)
def test_a_sandbox_of_any_line_of_a_finished_match(server: ThreadServer, people: People, game: str) -> None:
    eve = people(server, "Eve")
    record = played(1, game)
    text = write_record(record)
    for at in (30, 60):
        copy = post(eve, "/api/import", {"record": text, "at": at})["id"]
        assert position(eve, copy)["seq"] >= at
    whole = post(eve, "/api/import", {"record": text})["id"]
    assert position(eve, whole)["over"]
    again = post(eve, f"/api/tables/{whole}/sandbox", {"at": 50})["id"]
    seen = position(eve, again)
    assert not seen["over"]
    answer(eve, again, seen, seen["question"]["options"][0]["token"]).raise_for_status()
    assert refused(eve, "/api/import", {"record": text, "at": 10_000})["code"] == "not_found"


def test_records_that_cannot_be_used(server: ThreadServer, people: People) -> None:
    eve = people(server, "Eve")
    text = write_record(played(2))
    first_answer = next(line for line in text.splitlines() if " take:" in line)
    for wrong in (
        "nothing",
        "",
        text.replace("game village", "game chess"),
        re.sub(r"(?m)^rules .*", "rules 99", text),
        text.replace(first_answer, first_answer.split(" take:")[0] + " take:nothing:pink"),
        text.replace("seats 2", "seats 9"),
        text.replace("log\n", 'components {"nothing": {"here": 1}}\nlog\n', 1),
        "\n".join(text.splitlines()[:30]),
    ):
        assert refused(eve, "/api/import", {"record": wrong})["code"] in ("invalid", "not_found")


def running_table() -> Table:
    """A table at which seat 1 has served two customers."""
    for seed in range(20):
        match = Match.start(load_game("village"), 2, chance=SeededChance(seed))
        rng = random.Random(seed)
        while (question := match.asked()) is not None:
            if match.game.view(match.state, SPECTATOR)["players"][1]["customer_count"] == 2:
                seats = [Seat("person", "Ada", "a"), Seat("person", "Bob", "b")]
                return Table("t", "village", {}, "public", "a", "Ada", seats, state="running", match=match)
            token = question.table.names[bot_answer(match.game, match.state, make_bot("greedy"), rng)]
            match.answer(question.seat, token)
    raise AssertionError("nobody serves customers any more")


def test_a_copied_position_has_only_what_one_may_know() -> None:
    table = running_table()
    match = table.playing()
    truth = match.game.view(match.state, 1)["players"][1]["customers"]
    dealt = []
    for _ in range(8):
        copy = from_position(match, match.state, 0, table.names(), "a", "Ada").playing()
        assert copy.game.view(copy.state, 0) == match.game.view(match.state, 0), "what one may know is the same"
        dealt.append(copy.game.view(copy.state, 1)["players"][1]["customers"])
    assert any(tiles != truth for tiles in dealt), "what one may not know is dealt anew"


def test_a_sandbox_of_a_running_match(either: ThreadServer, people: People) -> None:
    ada, bob = people(either, "Ada"), people(either, "Bob")
    table = two_people(ada, bob)
    who, seen = mover([ada, bob], table)
    answer(who, table, seen, seen["question"]["options"][0]["token"]).raise_for_status()
    original = position(ada, table)
    copy = post(ada, f"/api/tables/{table}/sandbox")["id"]
    now = position(ada, copy)
    assert position(ada, copy, seat=0)["view"] == original["view"]
    answer(ada, copy, now, now["question"]["options"][0]["token"]).raise_for_status()
    assert position(ada, table)["seq"] == original["seq"]
    error = refused(ada, f"/api/tables/{copy}/undo-request", {"seat": 0, "seq": position(ada, copy)["seq"]})
    assert error["message"]["key"] == "server-no-history"
    assert ada.get(f"/api/tables/{copy}/record").json()["error"]["message"]["key"] == "server-no-history"
    assert ada.get(f"/api/tables/{copy}/position", params={"at": 0}).status_code == 409
    assert refused(bob, f"/api/tables/{copy}/sandbox")["code"] == "not_found"
    earlier = post(ada, f"/api/tables/{table}/sandbox", {"at": seen["seq"]})["id"]
    assert position(ada, earlier)["view"]["turn"] == seen["view"]["turn"]
