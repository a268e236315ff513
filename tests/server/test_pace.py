"""Clocks at a running server."""

import random
from typing import Any

import httpx
import pytest

from armorial.games import GAMES, load_game
from armorial.match import Match
from armorial.server.clock import Clock as WallClock
from armorial.server.pace.keeper import LATER
from armorial.server.pace.times import Times
from armorial.table import play
from armorial.table.pace import keeping
from armorial.table.pace.clock import DAY, Pace
from armorial.table.seating import after_move
from armorial.table.table import Seat, Table
from tests.server.conftest import People, also_on, new_database
from tests.server.hands import BY_TURNS, LIVE, Hands, at_table, seated
from tests.server.players import Json, answer, get, live, mover, position, post, refused, two_people
from tests.server.table_server import ThreadServer, thread_server

TIMED = "sqlite"


def left(person: httpx.Client, table: str) -> list[float]:
    return [round(seat["left"], 1) for seat in position(person, table)["clocks"]["seats"]]


def pass_the_turn(players: list[httpx.Client], table: str) -> None:
    """Answer until it is somebody else's turn."""
    person, seen = mover(players, table)
    first = seen["to_move"]
    while seen["to_move"] == first:
        assert answer(person, table, seen, seen["question"]["options"][0]["token"]).status_code == 200
        seen = position(person, table)
        assert not seen["over"]


def test_the_clock_of_the_one_to_move_runs_and_everybody_sees_it(
    timed: tuple[ThreadServer, Hands], people: People
) -> None:
    server, hands = timed
    ada, bob, eve = people(server, "Ada"), people(server, "Bob"), people(server, "Eve")
    table = at_table([ada, bob], LIVE)
    first = position(ada, table)["to_move"]
    hands.turn(30)
    wanted = [600.0, 600.0]
    wanted[first] = 590.0
    assert left(ada, table) == left(bob, table) == left(eve, table) == wanted
    pass_the_turn([ada, bob], table)
    hands.turn(100)
    wanted[1 - first] = 520.0
    assert left(eve, table) == wanted
    listed = next(each for each in get(eve, "/api/tables")["tables"] if each["id"] == table)
    assert listed["pace"] == {**LIVE, "days": 0}
    assert [round(seat["left"], 1) for seat in listed["clocks"]["seats"]] == wanted


def test_tables_of_today_have_no_clock(timed: tuple[ThreadServer, Hands], people: People) -> None:
    server, hands = timed
    ada, bob = people(server, "Ada"), people(server, "Bob")
    table = two_people(ada, bob)
    hands.turn(days=400)
    seen = get(ada, f"/api/tables/{table}")
    assert (seen["pace"]["kind"], seen["absence"], seen["clocks"]) == ("none", "wait", None)
    assert position(ada, table)["clocks"] is None


@pytest.mark.parametrize(
    "pace",
    [
        {"kind": "live"},
        {"kind": "live", "bank": 59},
        {"kind": "days", "days": 4},
        {"kind": "none", "days": 3},
        {"kind": "live", "bank": 600, "days": 1},
        {"kind": "soon"},
    ],
)
def test_a_pace_that_makes_no_sense_is_refused(server: ThreadServer, people: People, pace: Json) -> None:
    ada = people(server, "Ada")
    assert refused(ada, "/api/tables", {"game": "village", "seats": 2, "pace": pace})["code"] == "invalid"


def test_bots_take_nobodys_time(timed: tuple[ThreadServer, Hands], people: People) -> None:
    server, hands = timed
    ada = people(server, "Ada")
    table = at_table([ada], LIVE, seats=2, others=[{"bot": "random"}])
    with live(ada, table) as at:
        at.until(lambda now: now.my_turn())
        before = at.position["clocks"]["seats"]
        hands.turn(10)
        at.play(random.Random(1), 5)
        clocks = at.until(lambda now: now.my_turn()).position["clocks"]["seats"]
    assert before[1]["left"] is None, "a bot has no clock"
    assert clocks[0]["left"] >= before[0]["left"] - 10.1


@also_on("postgresql")
def test_time_runs_out_once_and_is_told_before(timed: tuple[ThreadServer, Hands], people: People) -> None:
    server, hands = timed
    ada, bob = people(server, "Ada"), people(server, "Bob")
    table = at_table([ada, bob], LIVE)
    first = position(ada, table)["to_move"]
    before = position(ada, table)["revision"]
    hands.turn(555)
    assert position(ada, table)["revision"] == before, "nothing is due yet"
    hands.turn(10)
    short = [each for each in hands.told if each.table == table]
    assert [(each.kind, each.seat) for each in short] == [("time_short", first)]
    hands.turn(100)
    hands.turn(100)
    seen = position(ada, table)
    assert seen["revision"] == before + 2, "once short, once out"
    assert seen["clocks"]["seats"][first] == {
        "left": 0.0,
        "running": True,
        "out": True,
        "vacation": False,
        "unseen": seen["clocks"]["seats"][first]["unseen"],
    }
    assert len([each for each in hands.told if each.table == table]) == 1


def test_a_clock_that_fails_holds_up_no_other(
    timed: tuple[ThreadServer, Hands], people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    server, hands = timed
    ada, bob = people(server, "Ada"), people(server, "Bob")
    broken, table = at_table([ada, bob], LIVE), at_table([ada, bob], LIVE)
    before = position(ada, table)["revision"]
    plain = keeping.strike

    def strike(found: Table, times: Times) -> Any:
        if found.id == broken:
            raise LookupError("broken")
        return plain(found, times)

    monkeypatch.setattr(keeping, "strike", strike)
    hands.turn(555)
    hands.turn(10)
    assert position(ada, table)["revision"] == before + 1
    monkeypatch.undo()
    hands.turn(LATER)
    assert position(ada, broken)["revision"] > before


def test_out_of_time_one_may_still_move_as_long_as_nobody_minds(
    timed: tuple[ThreadServer, Hands], people: People
) -> None:
    server, hands = timed
    ada, bob = people(server, "Ada"), people(server, "Bob")
    table = at_table([ada, bob], LIVE)
    first = position(ada, table)["to_move"]
    hands.turn(10_000)
    pass_the_turn([ada, bob], table)
    assert not position(ada, table)["clocks"]["seats"][first]["out"]
    pass_the_turn([ada, bob], table)
    assert left(ada, table)[first] == 20.0, "what a turn brings"


def test_two_processes_let_time_run_out_once(request: pytest.FixtureRequest, tmp_path: Any, people: People) -> None:
    database = new_database("postgresql", request, tmp_path)
    with thread_server(database) as one, thread_server(database) as two:
        here, there = Hands(one), Hands(two)
        ada, bob = people(one, "Ada"), people(one, "Bob")
        tables = [at_table([ada, bob], LIVE) for _ in range(5)]
        before = [position(ada, table)["revision"] for table in tables]
        for hands in (here, there):
            hands.turn(565)
        for hands in (there, here):
            hands.turn(100)
        after = [position(ada, table)["revision"] for table in tables]
        assert after == [revision + 2 for revision in before], "once short, once out"
        assert len(here.told) + len(there.told) == len(tables)
        with live(ada, tables[0]) as at:
            at.until(lambda now: bool(now.table))
            here.look()
            with live(people(two, "Eve"), tables[0]) as elsewhere:
                elsewhere.until(lambda now: bool(now.table))
                shown = [seat["connected"] for seat in elsewhere.table["seats"]]
        assert shown == [seat == seated(ada, tables[0]) for seat in range(2)]


def test_while_the_server_is_down_time_stands_still(database: str, people: People) -> None:
    """Restarted in the middle of a turn, however long it was down and whatever the clock on the wall says."""
    with thread_server(database) as server:
        hands = Hands(server)
        ada, bob = people(server, "Ada"), people(server, "Bob")
        table = at_table([ada, bob], BY_TURNS)
        first = position(ada, table)["to_move"]
        hands.turn(days=1)
        cookies = dict(ada.cookies)
    with thread_server(database) as again:
        hands = Hands(again)
        hands.set_wall(-400 * DAY)
        hands.set_wall(800 * DAY)
        ada = people(again, cookies=cookies)
        assert left(ada, table)[first] == pytest.approx(2 * DAY, abs=60)
        hands.turn(days=1.9)
        assert not position(ada, table)["clocks"]["seats"][first]["out"]
        hands.turn(days=0.2)
        assert position(ada, table)["clocks"]["seats"][first]["out"]


def test_those_who_are_asked_to_go_back_use_their_time(timed: tuple[ThreadServer, Hands], people: People) -> None:
    server, hands = timed
    ada, bob = people(server, "Ada"), people(server, "Bob")
    table = at_table([ada, bob], LIVE)
    pass_the_turn([ada, bob], table)
    asker, seen = mover([bob, ada], table)
    waiting = ada if asker is bob else bob
    moves, asked = seated(asker, table), seated(waiting, table)
    # It is the turn of the one; the other one asks to take their move back.
    post(waiting, f"/api/tables/{table}/undo-request", {"seat": asked, "seq": seen["seq"]})
    before = left(ada, table)
    hands.turn(20)
    after = left(ada, table)
    assert after[moves] == before[moves] - 20, "they have to decide, and it is their turn"
    body = {"seat": moves, "seq": seen["seq"], "agree": False}
    post(asker, f"/api/tables/{table}/undo-reply", body)
    again = refused(waiting, f"/api/tables/{table}/undo-request", {"seat": asked, "seq": seen["seq"]})
    assert again["message"]["key"] == "server-undo-declined", "asking takes the time of others"
    # The one to move has a choice to take back, asks, and waits while the other one thinks about it.
    assert answer(asker, table, seen, seen["question"]["options"][0]["token"]).status_code == 200
    seen = position(asker, table)
    post(asker, f"/api/tables/{table}/undo-request", {"seat": moves, "seq": seen["seq"]})
    running = [clock["running"] for clock in position(ada, table)["clocks"]["seats"]]
    assert running[asked]
    assert not running[moves]
    before = left(ada, table)
    hands.turn(20)
    after = left(ada, table)
    assert (before[asked] - after[asked], before[moves] - after[moves]) == (20, 0)


@pytest.mark.parametrize(("pace", "soon"), [(LIVE, 30.0), (BY_TURNS, DAY)])
def test_nobody_wins_or_rests_by_asking_to_go_back(
    timed: tuple[ThreadServer, Hands], people: People, pace: Json, soon: float
) -> None:
    """Whoever does not answer says no before long: their time does not run out, no bot gets their seat, and the same
    turn has no second wish."""
    server, hands = timed
    ada, bob = people(server, "Ada"), people(server, "Bob")
    table = at_table([ada, bob], pace, absence="bot")
    asker, seen = mover([ada, bob], table)
    mine, other = seen["to_move"], 1 - seen["to_move"]
    hands.turn(2 * DAY if pace is BY_TURNS else 70)  # both are away by now
    assert answer(asker, table, seen, seen["question"]["options"][0]["token"]).status_code == 200
    wish = {"seat": mine, "seq": position(asker, table)["seq"]}
    post(asker, f"/api/tables/{table}/undo-request", wish)
    taking = refused(asker, f"/api/tables/{table}/let-bot", {"seat": other})
    assert taking["message"]["key"] == "server-nobody-waits", "the game does not wait for them"
    now = position(asker, table)
    assert now["clocks"]["waiting"] == []
    assert now["clocks"]["reply"] == pytest.approx(soon)
    rest = left(asker, table)[mine]
    hands.turn(soon - 1)
    assert position(asker, table)["undo_request"] is not None
    hands.turn(2)
    now = position(asker, table)
    assert (now["undo_request"], now["clocks"]["reply"]) == (None, None)
    assert [clock["running"] for clock in now["clocks"]["seats"]] == [seat == mine for seat in range(2)]
    hands.turn(10)
    assert left(asker, table)[mine] == rest - 10
    path = f"/api/tables/{table}/undo-request"
    assert refused(asker, path, wish)["message"]["key"] == "server-undo-declined"
    pass_the_turn([ada, bob], table)
    pass_the_turn([ada, bob], table)
    post(asker, path, {**wish, "seq": position(asker, table)["seq"]})


def test_asked_with_no_time_left_one_has_said_no(timed: tuple[ThreadServer, Hands], people: People) -> None:
    server, hands = timed
    ada, bob = people(server, "Ada"), people(server, "Bob")
    table = at_table([ada, bob], {"kind": "live", "bank": 300, "increment": 0}, absence="end")
    slow, _ = mover([ada, bob], table)
    asker = bob if slow is ada else ada
    hands.turn(295)
    pass_the_turn([ada, bob], table)
    seat, seen = seated(asker, table), position(asker, table)
    assert answer(asker, table, seen, seen["question"]["options"][0]["token"]).status_code == 200
    post(asker, f"/api/tables/{table}/undo-request", {"seat": seat, "seq": position(asker, table)["seq"]})
    hands.turn(6)
    now = position(asker, table)
    assert (now["undo_request"], [clock["out"] for clock in now["clocks"]["seats"]]) == (None, [False, False])
    claim = refused(asker, f"/api/tables/{table}/claim", {"seat": 1 - seat})
    assert claim["message"]["key"] == "server-nobody-waits"


def test_what_the_network_takes_is_not_counted(timed: tuple[ThreadServer, Hands], people: People) -> None:
    server, hands = timed
    ada, bob = people(server, "Ada"), people(server, "Bob")
    table = at_table([ada, bob], LIVE)
    person, seen = mover([ada, bob], table)
    with live(person, table) as at:
        at.until(lambda now: now.my_turn())
        at.socket.send('{"type": "ping", "lag": 0.5}')
        hands.turn(10)
        at.answer(seen["question"]["options"][0]["token"])
    assert left(ada, table)[seen["to_move"]] == 610.5


# -- whoever has to decide --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_in_every_game_only_whoever_is_asked_loses_time(game: str) -> None:
    """Also in the middle of somebody else's turn: each decision takes a second of the one who makes it."""
    at = 0.0
    times = Times(WallClock())
    times.monotonic = lambda: at
    times.grace = float("inf")
    times.written(0.0)
    names = ["Ada", "Bob", "Cyd"]
    match = Match.start(load_game(game), 3, names=names)
    seats = [Seat("person", name, name.lower()) for name in names]
    table = Table("t", game, {}, "public", "ada", "Ada", seats, state="running", match=match)
    table.pace = Pace("live", bank=20_000)
    keeping.settle(table, times)
    spent = [0, 0, 0]
    rng = random.Random(7)
    changes = 0
    while table.state == "running" and match.version < 400:
        seat = match.to_move
        assert seat is not None
        assert table.clock is not None
        assert table.clock.running == [seat]
        spent[seat] += 1
        at += 1
        play.answer_for(table, seat, match.version, rng.choice(match.options()))
        after_move(table)
        keeping.settle(table, times)
        changes += match.to_move != seat
    assert table.clock is not None
    assert [20_000 - round(left) for left in table.clock.left] == spent
    assert changes > 10
