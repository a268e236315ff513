"""Whole games at the desk: stored after every answer, gone on with after every reload, verified in the end; and nothing
leaves the desk that the eyes it is for may not see."""

import json
import random
from typing import Any

import pytest

from armorial.games import GAMES
from armorial.match import read_record, verify
from tests.desk.glue import Tab
from tests.desk.players import ALONE, against_bots, hot_seat, new_tab, play
from tests.hiding import Hiding


def finished(tab: Tab, table: str) -> Hiding:
    """The record of a game that is over."""
    text = tab.get(f"tables/{table}/record")
    verdict = verify(read_record(text))
    assert verdict.ok, verdict.problem
    assert verdict.rolls_checked > 0
    return Hiding(read_record(text))


@pytest.mark.parametrize("game", ALONE)
def test_a_game_against_bots(game: str) -> None:
    tab = new_tab()
    table = against_bots(tab, game)
    tab.open(table, steps=True)
    reload_every = {"village": 2, "testament": 2}.get(game, 9)
    tab = play(tab, table, random.Random(5), reload_every)
    over = tab.position()
    secrets = finished(tab, table)
    assert over["secret"] == secrets.secret
    assert [score["total"] for score in over["scores"]] == secrets.replay.record.result
    listed = tab.get("my/tables")["tables"]
    assert [(info["state"], info["result"]["scores"]) for info in listed] == [
        ("finished", secrets.replay.record.result)
    ]
    assert Tab(tab.shelf).get("my/tables")["tables"] == listed, "from the heads alone"
    check_hidden(tab, secrets, 0)


@pytest.mark.parametrize("game", GAMES)
def test_two_at_one_device(game: str) -> None:
    """Each sees with their own eyes, and never what the other alone may know."""
    tab = new_tab()
    table = hot_seat(tab, game)
    tab.open(table, steps=True)
    tab = play(tab, table, random.Random(3))
    secrets = finished(tab, table)
    eyes = {told["seat"] for told in tab.positions()}
    assert eyes == {0, 1}
    for told in tab.positions():
        check_view(secrets, told)


def check_hidden(tab: Tab, secrets: Hiding, seat: int) -> None:
    """Everything that has left the desk before the end, looked at as text."""
    never = secrets.secret_answers(seat)
    seq = checked = 0
    for text in tab.left:
        told: Any = json.loads(text) if text.startswith("{") else {}
        shown = told.get("position", told) if told.get("type") in ("position", "step") else None
        if shown is not None:
            check_view(secrets, shown)
            seq = shown["seq"]
            checked += 1
            if shown["over"]:
                return
        assert secrets.secret not in text
        assert not secrets.told(never, text, seat, seq)
    raise AssertionError(f"no end among {checked} positions")


def check_view(secrets: Hiding, shown: dict[str, Any]) -> None:
    """A position has what the rules show these eyes; only they are offered answers."""
    then, seat = secrets.replay.at(shown["seq"]), shown["seat"]
    assert shown["view"] == json.loads(json.dumps(secrets.game.view(then.state, seat)))
    news = [(n, event) for n, event in then.events if n >= shown["events_from"]]
    told = [(n, event.message.key) for n, event in news if event.known_to(seat)]
    assert [(entry["seq"], entry["key"]) for entry in shown["events"]] == told
    asked = shown["question"]
    if asked is not None and asked["options"]:
        assert asked["seat"] == shown["seat"]
