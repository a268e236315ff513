"""People who are away from their tables: what the others may do, and vacations."""

import random
from typing import Any

import httpx
import pytest

from armorial.server.pace.presence import LINGER
from armorial.table.pace.clock import DAY
from tests.server.conftest import People, also_on
from tests.server.hands import BY_TURNS, LIVE, Hands, at_table, seated
from tests.server.players import Json, get, live, mover, position, post, refused
from tests.server.table_server import ThreadServer

TIMED = "postgresql"


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


@pytest.mark.parametrize(("pace", "linger"), [(LIVE, LINGER), (BY_TURNS, DAY)])
def test_whoever_was_here_a_moment_ago_is_shown_as_here(
    timed: tuple[ThreadServer, Hands], people: People, pace: Json, linger: float
) -> None:
    """Connections break and come back. Over days everybody who looks in daily is here."""
    server, hands = timed
    table, gone, seat, others = awaited(timed, people, pace)
    with live(others[0], table) as at:
        at.until(lambda now: bool(now.table))
        assert at.table["seats"][seat]["connected"] == (pace is BY_TURNS), "the game has just begun"
        be_here(hands, server, table, gone)
        hands.turn(linger - 1)
        assert position(others[0], table)["seats"][seat]["connected"]
        hands.turn(2)
        at.until(lambda now: not now.table["seats"][seat]["connected"])


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


@also_on("sqlite")
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


@also_on("sqlite")
def test_on_vacation_clocks_stand_still(timed: tuple[ThreadServer, Hands], people: People) -> None:
    _server, hands = timed
    table, gone, seat, others = awaited(timed, people, BY_TURNS, 2, absence="bot")
    hands.turn(days=1)
    taken = post(gone, "/api/account/vacations", {"ends": hands.wall + 10 * DAY})
    assert (taken["left"] <= 20, [each["state"] for each in taken["vacations"]]) == (True, ["active"])
    clock = position(others[0], table)["clocks"]["seats"][seat]
    assert (clock["vacation"], clock["running"]) == (True, False)
    hands.turn(days=9)
    assert not position(gone, table)["clocks"]["seats"][seat]["out"]
    for what in ("remind", "let-bot"):
        refusal = refused(others[0], f"/api/tables/{table}/{what}", {"seat": seat})
        assert refusal["message"]["key"] == "server-not-away", "they have said that they would be"
    hands.turn(days=1.1)
    clock = position(gone, table)["clocks"]["seats"][seat]
    assert clock["running"]
    assert not clock["vacation"]
    assert clock["left"] == pytest.approx(2 * DAY, abs=10)
    hands.turn(days=2.1)
    post(gone, "/api/account/vacations", {"ends": hands.wall + DAY})
    assert post(others[0], f"/api/tables/{table}/let-bot", {"seat": seat})["seats"][seat]["lent"], "that was too late"


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
