"""What a seat may not know never leaves the server: every byte that is sent over a whole match is looked at."""

import json
import random
import re
from typing import Any

from armorial.games import load_game
from armorial.games.village.components import CUSTOMERS
from armorial.kernel.contract import SPECTATOR
from armorial.match import Match, Replay, SeededChance, read_record
from armorial.server.tables.show import Reader, position
from armorial.server.tables.table import Seat, Table
from tests.server.conftest import People
from tests.server.players import Live, live, play_together, post, two_people
from tests.server.table_server import ThreadServer

IN_TEXT = re.compile(rf'[":]({"|".join(re.escape(name) for name in sorted(CUSTOMERS, key=len, reverse=True))})"')
"""The name of a customer as it stands in data: as a whole string, or at the end of a token."""


SELLING = ("serve:", "harvest", "make:", "buy:", "take:grain:", "take:market:", "take:crafts:")
"""Answers of people who want customers: without any there would be nothing to hide."""


def visible(view: dict[str, Any]) -> set[str]:
    """The customers that a view may show."""
    tiles = [tile for tile in view["stalls"] if tile] + view["queue"]
    for player in view["players"]:
        tiles += player["customers"] or []
    return {tile["id"] for tile in tiles}


def test_nothing_hidden_is_ever_sent(server: ThreadServer, people: People) -> None:
    """The dice are fresh: in the rare match without a single sale there was nothing to hide, so another is played."""
    assert any(_match_in_which_something_was_hidden(server, people, seed) for seed in (11, 12, 13))


def _match_in_which_something_was_hidden(server: ThreadServer, people: People, seed: int) -> bool:
    """Two people over WebSockets and a spectator, with all other answers of the API asked for on the way."""
    ada, bob, eve = people(server, "Ada"), people(server, "Bob"), people(server)
    table = two_people(ada, bob)
    rng = random.Random(seed)
    other_texts: list[tuple[int, int, str]] = []
    with live(ada, table) as first, live(bob, table) as second, live(eve, table) as third:
        readers = {0: (ada, first), 1: (bob, second), SPECTATOR: (eve, third)}

        def look_around(seq: int) -> None:
            if rng.random() > 0.1 or first.position["over"]:
                return
            for seat, (client, _) in readers.items():
                for path in ("/log", "/record", "/chat", f"/position?at={rng.randrange(seq)}", ""):
                    other_texts.append((seat, seq, client.get(f"/api/tables/{table}{path}").text))

        play_together([first, second], rng, look_around, SELLING)
        third.until(lambda p: bool(p.position.get("over")))
    record = read_record(ada.get(f"/api/tables/{table}/record").text)
    replay = Replay(record)
    assert record.secret is not None
    for seat, (_, play) in readers.items():
        _check_messages(play, replay, seat, record.secret.hex())
    shown_until = _shown_until(replay)
    assert len(other_texts) > 30
    for seat, seq, text in other_texts:
        assert record.secret.hex() not in text
        assert "snapshot" not in text
        if not text.startswith("armorial"):  # the record has the public log; whoever served whom is no secret
            assert set(IN_TEXT.findall(text)) <= shown_until[seat][seq]
    return _there_was_something_to_hide(replay)


def _shown_until(replay: Replay) -> dict[int, list[set[str]]]:
    """For each reader and line, the customers that were open to it at some time up to there."""
    shown: dict[int, list[set[str]]] = {}
    for seat in (0, 1, SPECTATOR):
        so_far: set[str] = set()
        shown[seat] = []
        for then in replay.positions():
            so_far = so_far | visible(replay.game.view(then.state, seat))
            shown[seat].append(so_far)
    return shown


def _check_messages(play: Live, replay: Replay, seat: int, secret: str) -> None:
    checked = 0
    for text in play.raw:
        message = json.loads(text)
        if message["type"] != "position":
            assert secret not in text
            assert not IN_TEXT.findall(text)
            continue
        state = replay.at(message["seq"]).state
        view = replay.game.view(state, seat)
        assert message["view"] == json.loads(json.dumps(view))
        assert set(IN_TEXT.findall(text)) <= visible(view)
        if message["over"]:
            assert message["secret"] == secret
            continue
        assert secret not in text
        for other, score in enumerate(message["scores"]):
            assert score["complete"] == (other == seat)
            assert ("customers" in score["parts"]) == (other == seat)
        checked += 1
    assert checked > 20


def _there_was_something_to_hide(replay: Replay) -> bool:
    last = replay.at(replay.last - 1).state
    view = replay.game.view(last, SPECTATOR)
    assert len(visible(view)) < len(CUSTOMERS)
    return sum(player["customer_count"] for player in view["players"]) > 0


def unconfirmed_end() -> Match:
    """A match whose last turn is played but not confirmed."""
    for seed in range(20):
        match = Match.start(load_game("village"), 2, chance=SeededChance(seed), confirm=True)
        rng = random.Random(seed)
        while not match.finished:
            seat = match.to_move
            assert seat is not None
            if not match.waiting_for_confirm:
                match.answer(seat, rng.choice(match.options()))
            elif match.game.asked(match.state) is None:
                return match
            else:
                match.confirm(seat)
    raise AssertionError("no match ends with a turn that can be confirmed")


def test_a_last_turn_that_is_not_confirmed_shows_nothing() -> None:
    """The rules turn everything over when the game is over; until the last turn is confirmed it is not."""
    match = unconfirmed_end()
    seats = [Seat("person", "Ada", "a"), Seat("person", "Bob", "b")]
    table = Table("t", "village", {}, "public", "a", "Ada", seats, confirm=True, state="running", match=match)
    seen = position(table, Reader("a", "en"), 0)
    assert not seen["over"]
    assert seen["secret"] is None
    assert [player["customers"] is None for player in seen["view"]["players"]] == [False, True]
    assert [score["complete"] for score in seen["scores"]] == [True, False]
    match.confirm(match.to_move or 0)
    seen = position(table, Reader("a", "en"), 0)
    assert seen["over"]
    assert [player["customers"] is None for player in seen["view"]["players"]] == [False, False]


def test_others_get_no_options(server: ThreadServer, people: People) -> None:
    ada, bob, eve = people(server, "Ada"), people(server, "Bob"), people(server)
    table = two_people(ada, bob)
    with_options = []
    for client in (ada, bob, eve):
        question = client.get(f"/api/tables/{table}/position").json()["question"]
        assert question["prompt"]["text"]
        with_options.append(bool(question["options"]))
        assert bool(question["refused"]) <= bool(question["options"])
    assert sorted(with_options) == [False, False, True]
    assert with_options[2] is False
    post(people(server, "Zoe"), f"/api/tables/{table}/sandbox")
