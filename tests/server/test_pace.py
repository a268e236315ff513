"""Clocks, people who are away, and vacations, at a running server."""

import random
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from armorial.games import GAMES, load_game
from armorial.match import Match
from armorial.server.clock import Clock as WallClock
from armorial.server.pace import keeping
from armorial.server.pace.clock import DAY, Pace
from armorial.server.pace.times import Times
from armorial.server.tables import play
from armorial.server.tables.seating import after_move
from armorial.server.tables.table import Seat, Table
from tests.server.conftest import People, new_database
from tests.server.hands import Hands
from tests.server.players import Json, answer, get, live, mover, position, post, refused, two_people
from tests.server.table_server import ThreadServer, thread_server

LIVE = {"kind": "live", "bank": 600, "increment": 20}
BY_TURNS = {"kind": "days", "days": 3}


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def timed(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[ThreadServer, Hands]]:
    """A server on each kind of database whose clock the tests turn."""
    with thread_server(new_database(request.param, request, tmp_path_factory.mktemp("pace"))) as server:
        yield server, Hands(server)


def at_table(hosts: list[httpx.Client], pace: Json, **wishes: Any) -> str:
    """A running table of several people."""
    first, *others = hosts
    wish = {"game": "village", "seats": len(hosts), "pace": pace, **wishes}
    table = post(first, "/api/tables", wish)["id"]
    for other in others:
        post(other, f"/api/tables/{table}/join")
    post(first, f"/api/tables/{table}/start")
    return str(table)


def left(person: httpx.Client, table: str) -> list[float]:
    return [round(seat["left"], 1) for seat in position(person, table)["clocks"]["seats"]]


def seated(person: httpx.Client, table: str) -> int:
    return int(next(seat["seat"] for seat in position(person, table)["seats"] if seat["yours"]))


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
    hands.turn(50)
    after = left(ada, table)
    assert after[moves] == before[moves] - 50, "they have to decide, and it is their turn"
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
    hands.turn(40)
    after = left(ada, table)
    assert (before[asked] - after[asked], before[moves] - after[moves]) == (40, 0)


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


# -- people who are away ----------------------------------------------------------------------------------------------


def awaited(timed: tuple[ThreadServer, Hands], people: People, pace: Json, n: int = 3, **wishes: Any) -> Any:
    """A table at which somebody is awaited who gives no sign, and the others."""
    server, _hands = timed
    players = [people(server, name) for name in ("Ada", "Bob", "Cyd")[:n]]
    table = at_table(players, pace, **wishes)
    gone, seen = mover(players, table)
    others = [each for each in players if each is not gone]
    return table, gone, seen["to_move"], others


def be_here(hands: Hands, server: ThreadServer, table: str, *others: httpx.Client) -> None:
    """Some give a sign; the rest of the time nobody does."""
    for other in others:
        with live(other, table) as at:
            at.until(lambda now: bool(now.position))
            hands.look()


def test_sockets_come_and_go_before_somebody_is_away(timed: tuple[ThreadServer, Hands], people: People) -> None:
    server, hands = timed
    table, gone, seat, others = awaited(timed, people, LIVE, absence="bot")
    be_here(hands, server, table, gone)
    hands.turn(50)
    assert refused(others[0], f"/api/tables/{table}/remind", {"seat": seat})["message"]["key"] == "server-not-away"
    be_here(hands, server, table, gone)
    hands.turn(50)
    assert position(others[0], table)["clocks"]["seats"][seat]["unseen"] is None
    hands.turn(15)
    assert position(others[0], table)["clocks"]["seats"][seat]["unseen"] == pytest.approx(65, abs=1)


def test_those_who_watch_are_told_that_somebody_is_away(timed: tuple[ThreadServer, Hands], people: People) -> None:
    _server, hands = timed
    table, _gone, seat, others = awaited(timed, people, LIVE, absence="bot")
    with live(others[0], table) as at:
        at.until(lambda now: bool(now.table) and bool(now.position))
        hands.turn(70)
        at.until(lambda now: (now.table["clocks"]["seats"][seat]["unseen"] or 0) >= 60)
        assert [each["seat"] for each in at.table["clocks"]["waiting"]] == [seat]


def test_a_reminder_is_sent_now_and_then(timed: tuple[ThreadServer, Hands], people: People) -> None:
    server, hands = timed
    table, gone, seat, others = awaited(timed, people, LIVE)
    hands.turn(100)
    path = f"/api/tables/{table}/remind"
    post(others[0], path, {"seat": seat})
    sent = [each for each in hands.told if each.table == table]
    assert [(each.kind, each.seat) for each in sent] == [("reminder", seat)]
    assert refused(others[1], path, {"seat": seat})["message"]["key"] == "server-reminded-already"
    hands.turn(61)
    post(others[1], path, {"seat": seat})
    assert refused(gone, path, {"seat": seat})["code"] == "forbidden"
    assert refused(people(server, "Eve"), path, {"seat": seat})["code"] == "forbidden"


def test_all_others_agree_that_a_bot_takes_the_seat_and_its_owner_comes_back(
    timed: tuple[ThreadServer, Hands], people: People
) -> None:
    server, hands = timed
    table, gone, seat, others = awaited(timed, people, LIVE, absence="bot")
    path = f"/api/tables/{table}/let-bot"
    assert refused(others[0], path, {"seat": seat})["message"]["key"] == "server-not-away"
    hands.turn(70)
    be_here(hands, server, table, *others)
    seen = post(others[0], path, {"seat": seat})
    assert seen["seats"][seat]["kind"] == "person"
    assert seen["clocks"]["waiting"][0]["agreed"] == [seated(others[0], table)]
    assert len(seen["clocks"]["waiting"][0]["voters"]) == 2
    seq = seen["seq"]
    seen = post(others[1], path, {"seat": seat})
    taken = seen["seats"][seat]
    assert (taken["kind"], taken["lent"], taken["taken_over_at"]) == ("bot", True, seq)
    assert taken["name"] in ("Ada", "Bob", "Cyd"), "the name stays"
    assert get(gone, f"/api/tables/{table}")["seats"][seat]["lent_by_you"]
    assert refused(others[0], f"/api/tables/{table}/back", {"seat": seat})["code"] == "forbidden"
    back = post(gone, f"/api/tables/{table}/back", {"seat": seat})["seats"][seat]
    assert (back["kind"], back["lent"], back["taken_over_at"], back["yours"]) == ("person", False, None, True)


def test_once_time_is_out_one_is_enough_for_a_bot(timed: tuple[ThreadServer, Hands], people: People) -> None:
    _server, hands = timed
    table, gone, seat, others = awaited(timed, people, BY_TURNS, absence="bot")
    hands.turn(days=3.1)
    seen = post(others[0], f"/api/tables/{table}/let-bot", {"seat": seat})
    assert seen["seats"][seat]["lent"]
    with live(gone, table) as at:
        at.until(lambda now: bool(now.position))
        post(gone, f"/api/tables/{table}/back", {"seat": seat})
        at.until(lambda now: now.position["seats"][seat]["kind"] == "person")
        clock = at.position["clocks"]["seats"][seat]
        assert not clock["out"]
        assert clock["left"] >= 2 * DAY, "a new turn, or what was left"


def test_whoever_resigns_does_not_come_back(timed: tuple[ThreadServer, Hands], people: People) -> None:
    table, gone, seat, _ = awaited(timed, people, LIVE, absence="bot")
    seq = position(gone, table)["seq"]
    post(gone, f"/api/tables/{table}/resign", {"seat": seat, "seq": seq})
    taken = get(gone, f"/api/tables/{table}")["seats"][seat]
    assert (taken["kind"], taken["lent"], taken["taken_over_at"]) == ("bot", False, seq)
    assert refused(gone, f"/api/tables/{table}/back", {"seat": seat})["code"] == "forbidden"


def test_the_game_is_claimed_when_time_is_out_and_all_agree(timed: tuple[ThreadServer, Hands], people: People) -> None:
    server, hands = timed
    table, gone, seat, others = awaited(timed, people, LIVE, absence="end")
    path = f"/api/tables/{table}/claim"
    hands.turn(100)
    be_here(hands, server, table, *others)
    assert refused(others[0], path, {"seat": seat})["message"]["key"] == "server-time-not-out"
    assert refused(others[0], f"/api/tables/{table}/let-bot", {"seat": seat})["message"]["key"] == "server-no-bot-here"
    hands.turn(600)
    be_here(hands, server, table, *others)
    assert post(others[0], path, {"seat": seat})["state"] == "running"
    ended = post(others[1], path, {"seat": seat})
    assert (ended["state"], ended["closed"]) == ("closed", "time")
    assert ended["clocks"]["lost"] == seat
    assert ended["seats"][seat]["taken_over_at"] == ended["seq"]
    hands.turn(days=9)
    assert get(gone, f"/api/tables/{table}")["state"] == "closed"


def test_who_is_away_too_holds_nobody_up(timed: tuple[ThreadServer, Hands], people: People) -> None:
    server, hands = timed
    table, _gone, seat, others = awaited(timed, people, LIVE, absence="end")
    hands.turn(700)
    be_here(hands, server, table, others[0])
    assert post(others[0], f"/api/tables/{table}/claim", {"seat": seat})["state"] == "closed"


def test_without_a_clock_a_bot_may_take_the_seat_of_somebody_who_is_gone(
    timed: tuple[ThreadServer, Hands], people: People
) -> None:
    _, hands = timed
    table, _gone, seat, others = awaited(timed, people, {"kind": "none"}, 2, absence="bot")
    hands.turn(500)
    assert refused(others[0], f"/api/tables/{table}/let-bot", {"seat": seat})["message"]["key"] == "server-not-away"
    hands.turn(200)
    assert post(others[0], f"/api/tables/{table}/let-bot", {"seat": seat})["seats"][seat]["lent"]


def test_a_rematch_has_the_same_pace(timed: tuple[ThreadServer, Hands], people: People) -> None:
    server, _ = timed
    ada = people(server, "Ada")
    wish = {"game": "village", "seats": 2, "pace": LIVE, "absence": "end", "others": [{"bot": "random"}]}
    table = post(ada, "/api/tables", wish)["id"]
    post(ada, f"/api/tables/{table}/start")
    with live(ada, table) as at:
        at.play(random.Random(2))
    again = post(ada, f"/api/tables/{table}/rematch")
    assert (again["pace"]["bank"], again["absence"]) == (600, "end")


# -- vacations --------------------------------------------------------------------------------------------------------


def test_on_vacation_clocks_stand_still(timed: tuple[ThreadServer, Hands], people: People) -> None:
    _server, hands = timed
    table, gone, seat, others = awaited(timed, people, BY_TURNS)
    hands.turn(days=1)
    taken = post(gone, "/api/account/vacations", {"ends": hands.wall + 10 * DAY})
    assert (taken["left"] <= 20, [each["state"] for each in taken["vacations"]]) == (True, ["active"])
    clock = position(others[0], table)["clocks"]["seats"][seat]
    assert (clock["vacation"], clock["running"]) == (True, False)
    hands.turn(days=9)
    assert not position(gone, table)["clocks"]["seats"][seat]["out"]
    hands.turn(days=1.1)
    clock = position(gone, table)["clocks"]["seats"][seat]
    assert clock["running"]
    assert not clock["vacation"]
    assert clock["left"] == pytest.approx(2 * DAY, abs=10)


def test_a_vacation_that_is_planned_begins_by_itself_and_ends_when_one_likes(
    timed: tuple[ThreadServer, Hands], people: People
) -> None:
    _, hands = timed
    table, gone, seat, _ = awaited(timed, people, BY_TURNS)
    book = post(gone, "/api/account/vacations", {"begins": hands.wall + DAY, "ends": hands.wall + 5 * DAY})
    number = book["vacations"][0]["id"]
    assert book["vacations"][0]["state"] == "planned"
    hands.turn(days=1.5)
    assert not position(gone, table)["clocks"]["seats"][seat]["running"]
    over = post(gone, f"/api/account/vacations/{number}/end")
    assert over["vacations"][0]["state"] == "over"
    clock = position(gone, table)["clocks"]["seats"][seat]
    assert clock["running"]
    assert clock["left"] == pytest.approx(1.5 * DAY, abs=10), "noticed when somebody looked, half a day late"


def test_there_are_only_so_many_days(timed: tuple[ThreadServer, Hands], people: People) -> None:
    server, hands = timed
    ada, bob = people(server, "Ada"), people(server, "Bob")
    path = "/api/account/vacations"
    assert refused(ada, path, {"ends": hands.wall - 1})["message"]["key"] == "server-vacation-when"
    begins = hands.wall + 60
    assert (
        refused(ada, path, {"begins": begins, "ends": begins + 380 * DAY})["message"]["key"] == "server-vacation-days"
    )
    post(ada, path, {"begins": begins, "ends": begins + 3 * DAY})
    error = refused(ada, path, {"begins": begins + 2 * DAY, "ends": begins + 4 * DAY})
    assert error["message"]["key"] == "server-vacation-twice"
    number = get(ada, path)["vacations"][0]["id"]
    assert refused(bob, f"{path}/{number}/end")["code"] == "not_found"
    post(ada, f"{path}/{number}/end")
    assert get(ada, path)["vacations"] == []
    assert get(ada, path)["left"] == get(ada, path)["days_a_year"] == 30


def test_whoever_is_forgotten_leaves_no_trace_of_when_they_were_here(
    timed: tuple[ThreadServer, Hands], people: People
) -> None:
    server, hands = timed
    table, gone, _seat, _ = awaited(timed, people, BY_TURNS)
    be_here(hands, server, table, gone)
    post(gone, "/api/account/vacations", {"ends": hands.wall + DAY})
    post(gone, "/api/delete-me", {"password": None})
    hands.turn(days=20)


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
