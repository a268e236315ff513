"""Bots: whatever they do, the game goes on; and they go on by themselves after a restart."""

import asyncio
import json
import logging
import random
import time
from typing import Any

import pytest

from armorial.bots import BOTS
from armorial.games import load_game
from armorial.match import Match, SeededChance, read_record
from armorial.server.driver import passive
from armorial.server.thinking import Position, Think, Thinkers
from tests.server import bad_bots
from tests.server.conftest import People
from tests.server.players import answer, live, play_http, position, post
from tests.server.table_server import ThreadServer, thread_server


def asked_position() -> Position:
    match = Match.start(load_game("village"), 2, chance=SeededChance(1))
    return Position("village", None, match.game.dump(match.state), match.options())


@pytest.mark.parametrize(
    ("how", "words"),
    [
        (bad_bots.failing, "a bot failed"),
        (bad_bots.crashing, "a bot's process died"),
        (bad_bots.sleeping, "a bot took too long"),
        (bad_bots.cheating, "a bot gave an impossible answer"),
        (bad_bots.all_failing, "a bot failed"),
    ],
)
def test_a_bot_that_fails_is_replaced(how: Think, words: str, caplog: pytest.LogCaptureFixture) -> None:
    async def ask() -> str:
        thinkers = Thinkers(1, 3.0, how)
        try:
            return await thinkers.answer("random", asked_position())
        finally:
            await thinkers.stop()

    with caplog.at_level(logging.ERROR):
        token = asyncio.run(ask())
    assert token in asked_position().options
    assert words in caplog.text


def test_a_match_goes_on_with_a_broken_bot(sqlite: str, people: People) -> None:
    with thread_server(sqlite, bad_bots.failing) as server:
        ada = people(server, "Ada")
        table = post(ada, "/api/play-now", {"game": "village", "seats": 2, "bot": "random"})["id"]
        play_http(ada, table, random.Random(51), most=6)
        record = read_record(ada.get(f"/api/tables/{table}/record").text)
        assert [line for line in record.lines if line.seat == 1], "the broken bot's seat has answered"


def test_a_bot_confirms_its_turn_at_once(server: ThreadServer, people: People) -> None:
    """Nobody is ever shown a turn of a bot that waits to be confirmed."""
    eve, ada = people(server), people(server, "Ada")
    wish = {"game": "village", "seats": 2, "sit": False, "confirm": True, "others": [{"bot": "random"}] * 2}
    table = post(ada, "/api/tables", wish)["id"]
    with live(eve, table) as watching:
        post(ada, f"/api/tables/{table}/start")
        watching.until(lambda seen: bool(seen.position.get("over")) or seen.position.get("seq", 0) > 150)
        shown = [json.loads(text) for text in watching.raw]
    turns = [message["waiting_for_confirm"] for message in shown if message["type"] == "position"]
    assert len(turns) > 10
    assert not any(turns)


def test_bots_go_on_after_a_restart(database: str, people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    """While it is a bot's turn the server stops; the next one lets it play without being asked."""
    with thread_server(database, bad_bots.sleeping, bot_timeout=60) as server:
        ada = people(server, "Ada")
        table = post(ada, "/api/play-now", {"game": "village", "seats": 2, "bot": "random"})["id"]
        seen = position(ada, table)
        while seen["question"]["options"]:
            answer(ada, table, seen, seen["question"]["options"][0]["token"]).raise_for_status()
            seen = position(ada, table)
        stopped = seen["seq"]
        cookies = dict(ada.cookies)
    with thread_server(database) as server:
        services: Any = server.app.state.services
        until = time.monotonic() + 20
        while time.monotonic() < until:
            room = services.rooms._rooms.get(table)
            if room is not None and room.table is not None and room.table.seq > stopped:
                break
            time.sleep(0.05)
        again = people(server, cookies=cookies)
        assert position(again, table, have=stopped, wait=20)["seq"] > stopped
        assert play_http(again, table, random.Random(52), most=3)["seq"] > stopped


def test_who_is_out_does_as_little_as_possible() -> None:
    assert passive(["harvest", "decline"]) == "decline"
    assert passive(["take:grain:orange", "take:grain:pink"]) == "take:grain:orange"


@pytest.mark.parametrize("level", list(BOTS))
def test_a_bot_answers_what_is_possible(level: str) -> None:
    where = asked_position()
    assert bad_bots.think(level, "village", None, where.state, 1) in where.options


def test_bots_wait_so_that_people_can_follow(sqlite: str, people: People) -> None:
    with thread_server(sqlite, bot_delay=0.4) as server:
        ada = people(server, "Ada")
        table = post(
            ada, "/api/tables", {"game": "village", "seats": 2, "sit": False, "others": [{"bot": "random"}] * 2}
        )
        post(ada, f"/api/tables/{table['id']}/start")
        first = position(ada, table["id"], wait=10)
        began = time.monotonic()
        seen = first
        for _ in range(3):
            seen = position(ada, table["id"], have=seen["seq"], wait=10)
        assert time.monotonic() - began >= 0.8
