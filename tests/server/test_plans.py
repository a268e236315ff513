"""Planning ahead: plans that hold, plans that do not, standing orders. That nobody else can tell:
`test_plan_keeping.py`."""

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from armorial.match import read_record
from armorial.server.plans import keeper
from armorial.server.services import Services
from armorial.server.store.schema import HappeningRow, PlanRow
from tests.patience import again
from tests.server.conftest import People, dealt, new_database
from tests.server.players import (
    EndedEarly,
    Json,
    answer,
    get,
    hot_seat,
    live,
    mover,
    position,
    post,
    refused,
    two_people,
)
from tests.server.table_server import ThreadServer, thread_server

pytestmark = pytest.mark.usefixtures("full_outbox")
GAMES = ["village", "lorenzo", "troyes", "legacy"]


@pytest.fixture(scope="module", autouse=True)
def looks_when_told() -> Iterator[None]:
    """Plans are played only when a test says so."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(keeper, "LOOK", 1e6)
        yield


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def club(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadServer]:
    with thread_server(new_database(request.param, request, tmp_path_factory.mktemp("plans"))) as server:
        yield server


def look(server: ThreadServer, times: int = 1) -> None:
    for _ in range(times):
        server.do(lambda services: services.plans.look())


def ahead(person: httpx.Client, table: str, seat: int, tokens: list[str]) -> Json:
    body = {"seat": seat, "seq": position(person, table)["seq"], "tokens": tokens}
    return post(person, f"/api/tables/{table}/plans/look", body)


def save(person: httpx.Client, table: str, seat: int, tokens: list[str], **more: Any) -> Json:
    body = {"seat": seat, "seq": position(person, table)["seq"], "tokens": tokens, **more}
    reply = person.put(f"/api/tables/{table}/plans", json=body)
    assert reply.status_code == 200, reply.text
    return kept(person, table, seat)


def kept(person: httpx.Client, table: str, seat: int) -> Json:
    seats = get(person, f"/api/tables/{table}/plans")["seats"]
    found: Json = next(each for each in seats if each["seat"] == seat)
    return found


def plan_whole(person: httpx.Client, table: str, seat: int, choice: int = -1) -> list[str]:
    """A turn to its end, always by the same choice of all that is offered."""
    tokens: list[str] = []
    shown = ahead(person, table, seat, tokens)
    while not shown["ended"]:
        options = shown["position"]["question"]["options"]
        tokens.append(options[choice % len(options)]["token"])
        shown = ahead(person, table, seat, tokens)
    return tokens


def tokens_since(person: httpx.Client, table: str, seat: int, seq: int) -> list[str]:
    """What a seat has chosen after a line, as the record has it."""
    text = person.get(f"/api/tables/{table}/record").text
    lines = read_record(text).lines
    return [line.token or "" for line in lines if line.seq > seq and line.seat == seat and not line.forced]


def until_turns(people: list[httpx.Client], table: str) -> tuple[httpx.Client, httpx.Client, Json]:
    """Play on to where one of two can plan: who is asked, who waits, and the position of who is asked."""
    for _ in range(60):
        asked, seen = mover(people, table)
        other = next(person for person in people if person is not asked)
        seat = 1 - seen["to_move"]
        if kept(other, table, seat)["may_plan"]:
            return asked, other, seen
        assert answer(asked, table, seen, seen["question"]["options"][0]["token"]).status_code == 200
    raise AssertionError("nobody can plan")


def end_turn(person: httpx.Client, table: str, choice: int = 0) -> None:
    """Answer until somebody else is asked."""
    seen = position(person, table)
    seat = seen["to_move"]
    for _ in range(60):
        options = seen["question"]["options"]
        assert answer(person, table, seen, options[choice % len(options)]["token"]).status_code == 200
        seen = position(person, table)
        if seen["to_move"] != seat:
            return
    raise AssertionError("an endless turn")


def seated(club: ThreadServer, people: People, game: str = "village", **wishes: Any) -> tuple[list[httpx.Client], str]:
    two = [people(club, "Ada"), people(club, "Bob")]
    return two, two_people(*two, game=game, **wishes)


@dealt("club", "game", GAMES)
def test_a_plan_that_holds_is_played(club: ThreadServer, people: People, game: str) -> None:
    two, table = seated(club, people, game)
    for choice in (-1, 1, 2, 3, 4):  # the other may take what was planned: then another plan is made in the next turn
        try:
            if plan_was_played(club, two, table, choice):
                return
        except EndedEarly:
            table = two_people(*two, game=game)
    raise AssertionError("no plan held")


def plan_was_played(club: ThreadServer, two: list[httpx.Client], table: str, choice: int) -> bool:
    """Whether the plan of the one who waits held: the other answers whatever comes first."""
    asked, waiting, seen = until_turns(two, table)
    seat = 1 - seen["to_move"]
    tokens = plan_whole(waiting, table, seat, choice)
    saved = save(waiting, table, seat, tokens)
    assert [step["token"] for step in saved["plan"]["steps"]] == tokens
    assert all(step["label"]["text"] for step in saved["plan"]["steps"])
    look(club)
    assert position(waiting, table)["seq"] == seen["seq"], "nothing is played before its time"
    end_turn(asked, table)
    before = mover([waiting], table)[1]["seq"]
    look(club, len(tokens))
    now = kept(waiting, table, seat)
    if now["plan"] is not None:  # in the middle of the other's turn they are asked something, and the plan waits
        options = position(waiting, table)["question"]["options"]
        assert tokens[0] not in [option["token"] for option in options], options
        post(waiting, f"/api/tables/{table}/plans/drop", {"seat": seat})
        return False
    if now["stopped"] is None:
        assert tokens_since(waiting, table, seat, before) == tokens
        return True
    post(waiting, f"/api/tables/{table}/plans/drop", {"seat": seat})
    end_turn(waiting, table)
    return False


@dealt("club", "game", GAMES)
def test_a_plan_that_does_not_hold_changes_nothing(club: ThreadServer, people: People, game: str) -> None:
    """Both want the same, and the other comes first."""
    two, table = seated(club, people, game)
    for turn in range(24):
        try:
            if plan_was_stopped(club, two, table, turn):
                return
        except EndedEarly:
            table = two_people(*two, game=game)
    raise AssertionError("every plan held")


def plan_was_stopped(club: ThreadServer, two: list[httpx.Client], table: str, turn: int) -> bool:
    """Whether a plan for what the other took first did not hold, and nothing of it was played."""
    asked, waiting, seen = until_turns(two, table)
    seat = 1 - seen["to_move"]
    wanted = {option["token"] for option in ahead(waiting, table, seat, [])["position"]["question"]["options"]}
    tempting = [option["token"] for option in seen["question"]["options"] if option["token"] in wanted]
    if not tempting:  # in the middle of a turn
        end_turn(asked, table)
        return False
    first = tempting[turn % len(tempting)]
    tokens = [first]
    while not (shown := ahead(waiting, table, seat, tokens))["ended"]:
        tokens.append(shown["position"]["question"]["options"][0]["token"])
    save(waiting, table, seat, tokens)
    assert answer(asked, table, seen, first).status_code == 200
    if position(asked, table)["to_move"] == 1 - seat:
        end_turn(asked, table)
    before = position(waiting, table)
    if before["to_move"] == seat:
        look(club, len(tokens))
        now = kept(waiting, table, seat)
        assert now["plan"] is None
        if now["stopped"] is not None:
            assert now["stopped"]["why"] in ("illegal", "asked", "changed")
            assert [step["token"] for step in now["stopped"]["steps"]] == tokens
            assert position(waiting, table)["seq"] == before["seq"], "not even the first answer was given"
            return True
    person, asked_now = mover(two, table)
    assert answer(person, table, asked_now, asked_now["question"]["options"][0]["token"]).status_code == 200
    return False


def planned(
    club: ThreadServer, people: People, **wishes: Any
) -> tuple[httpx.Client, httpx.Client, str, int, list[str]]:
    """Two people at Village, and a plan of the one who waits: it wants the last cube that is offered."""
    two, table = seated(club, people, **wishes)
    asked, waiting, seen = until_turns(two, table)
    seat = 1 - seen["to_move"]
    tokens = plan_whole(waiting, table, seat)
    save(waiting, table, seat, tokens)
    return asked, waiting, table, seat, tokens


def test_only_its_owner_can_see_or_change_a_plan(club: ThreadServer, people: People) -> None:
    asked, waiting, table, seat, tokens = planned(club, people)
    eve = people(club, "Eve")
    assert all(each["plan"] is None for each in get(asked, f"/api/tables/{table}/plans")["seats"])
    assert get(eve, f"/api/tables/{table}/plans")["seats"] == []
    for other in (asked, eve):
        body = {"seat": seat, "seq": position(other, table)["seq"], "tokens": tokens}
        assert refused(other, f"/api/tables/{table}/plans/look", body)["code"] == "forbidden"
        post(other, f"/api/tables/{table}/plans/drop", {"seat": seat})
        assert refused(other, f"/api/tables/{table}/orders", {"seat": seat, "pass_on": True})["code"] == "forbidden"
    assert kept(waiting, table, seat)["plan"] is not None


@pytest.mark.parametrize("ends", [False, True])
def test_a_turn_that_is_to_be_confirmed_waits_unless_the_plan_ends_it(
    club: ThreadServer, people: People, ends: bool
) -> None:
    for _ in range(6):
        two, table = seated(club, people, confirm=True)
        asked, waiting, seen = until_turns(two, table)
        seat = 1 - seen["to_move"]
        tokens = plan_whole(waiting, table, seat)
        if len(tokens) < 2:
            continue
        save(waiting, table, seat, tokens, confirm=ends)
        now = seen
        while now["to_move"] != seat:
            if now["waiting_for_confirm"]:
                post(asked, f"/api/tables/{table}/confirm", {"seat": 1 - seat, "seq": now["seq"]})
            else:
                assert answer(asked, table, now, now["question"]["options"][0]["token"]).status_code == 200
            now = position(asked, table)
        look(club, len(tokens) + 1)
        if kept(waiting, table, seat)["stopped"]:
            continue
        after = position(waiting, table)
        assert kept(waiting, table, seat)["plan"] is None
        assert (after["waiting_for_confirm"], after["to_move"] == seat) == ((False, False) if ends else (True, True))
        return
    raise AssertionError("no plan of several answers held")


def test_whoever_answers_by_hand_has_dropped_the_plan(club: ThreadServer, people: People) -> None:
    asked, waiting, table, seat, _ = planned(club, people)
    end_turn(asked, table)
    end_turn(waiting, table)
    end_turn(asked, table)
    before = position(waiting, table)["seq"]
    look(club)
    now = kept(waiting, table, seat)
    assert (now["plan"], now["stopped"]["why"]) == (None, "answered")
    assert position(waiting, table)["seq"] == before, "not played a turn later"


def test_a_game_taken_back_drops_the_plan(club: ThreadServer, people: People) -> None:
    two, table = seated(club, people)
    asked, _, seen = until_turns(two, table)
    end_turn(asked, table)
    asked, waiting, seen = until_turns(two, table)
    seat = 1 - seen["to_move"]
    save(waiting, table, seat, plan_whole(waiting, table, seat))
    line = {"seat": seen["to_move"], "seq": seen["seq"], "to": seen["seq"]}
    post(asked, f"/api/tables/{table}/undo-request", line)
    post(waiting, f"/api/tables/{table}/undo-reply", {"seat": seat, "seq": seen["seq"], "agree": True})
    while position(waiting, table)["to_move"] != seat:
        end_turn(asked, table)
    look(club)
    now = kept(waiting, table, seat)
    assert (now["plan"], now["stopped"]["why"]) == (None, "taken_back")


def test_what_a_plan_has_answered_can_be_taken_back(club: ThreadServer, people: People) -> None:
    for _ in range(6):
        asked, waiting, table, seat, tokens = planned(club, people)
        end_turn(asked, table)
        look(club)
        seen = position(waiting, table)
        if len(tokens) < 2 or not seen["can_undo"]:
            continue
        post(waiting, f"/api/tables/{table}/undo", {"seat": seat, "seq": seen["seq"]})
        before = position(waiting, table)["seq"]
        look(club)
        assert kept(waiting, table, seat)["stopped"]["why"] == "answered"
        assert position(waiting, table)["seq"] == before, "it is not played again"
        return
    raise AssertionError("no plan of several answers held")


def test_a_bot_that_takes_over_drops_the_plan(club: ThreadServer, people: People) -> None:
    _, waiting, table, seat, _ = planned(club, people)
    seen = position(waiting, table)
    post(waiting, f"/api/tables/{table}/resign", {"seat": seat, "seq": seen["seq"]})
    look(club)
    assert rows(club, table) == 0


def rows(club: ThreadServer, table: str) -> int:
    async def count(services: Services) -> int:
        async with services.database.read() as session:
            found = await session.scalars(select(PlanRow.seat).where(PlanRow.table == table))
            return len(list(found))

    return club.do(count)


def test_who_is_forgotten_leaves_no_plan(club: ThreadServer, people: People) -> None:
    _, waiting, table, _, _ = planned(club, people)
    assert rows(club, table) == 1
    post(waiting, "/api/delete-me")
    assert rows(club, table) == 0


def test_a_plan_outlasts_a_restart(database: str, people: People) -> None:
    for _ in range(6):
        with thread_server(database) as first:
            asked, waiting, table, seat, tokens = planned(first, people)
        cookies = dict(asked.cookies), dict(waiting.cookies)
        with thread_server(database) as second:
            asked, waiting = (people(second, cookies=each) for each in cookies)
            end_turn(asked, table)
            before = position(waiting, table)["seq"]
            look(second, len(tokens))
            assert kept(waiting, table, seat)["plan"] is None
            if kept(waiting, table, seat)["stopped"] is None:
                assert tokens_since(waiting, table, seat, before) == tokens
                return
    raise AssertionError("no plan held")


def test_two_processes_play_a_plan_once(request: pytest.FixtureRequest, tmp_path: Path, people: People) -> None:
    url = new_database("postgresql", request, tmp_path)
    with thread_server(url) as one, thread_server(url) as two:
        for _ in range(6):
            asked, waiting, table, seat, tokens = planned(one, people)
            end_turn(asked, table)
            before = position(waiting, table)["seq"]
            with live(waiting, table) as owner:
                for _ in tokens:
                    with ThreadPoolExecutor(2) as both:
                        list(both.map(look, (one, two)))
                owner.until(lambda each: any(json.loads(raw)["type"] == "plans" for raw in each.raw))
            assert kept(waiting, table, seat)["plan"] is None
            if kept(waiting, table, seat)["stopped"] is None:
                assert tokens_since(waiting, table, seat, before) == tokens
                return
    raise AssertionError("no plan held")


def test_an_order_declines_what_is_optional(club: ThreadServer, people: People) -> None:
    """Once a question was declined for good, the next of its kind is declined too, until its owner wants it back."""
    ada = people(club, "Ada")
    table = hot_seat(ada)
    ordered: set[int] = set()
    for _ in again("something is asked twice"):
        seen = position(ada, table)
        if seen["over"]:  # the dice do not bring every game there
            table, ordered = hot_seat(ada), set()
            continue
        seat = seen["to_move"]
        here = kept(ada, table, seat)
        if here["may_decline"] and seat in ordered and here["may_decline"] == here["declined"][0]["kind"]:
            look(club)
            assert position(ada, table)["seq"] > seen["seq"]
            post(ada, f"/api/tables/{table}/orders", {"seat": seat, "ask": here["may_decline"]})
            assert kept(ada, table, seat)["declined"] == []
            return
        if here["may_decline"] and seat not in ordered:
            post(ada, f"/api/tables/{table}/orders", {"seat": seat, "decline": here["may_decline"]})
            assert kept(ada, table, seat)["declined"][0]["prompt"]["text"]
            ordered.add(seat)
        options = seen["question"]["options"]
        assert answer(ada, table, seen, options[seen["seq"] % len(options)]["token"]).status_code == 200


def test_an_order_for_this_round_ends_with_it(club: ThreadServer, people: People) -> None:
    ada = people(club, "Ada")
    table = hot_seat(ada)
    for _ in again("something optional is asked"):
        seen = position(ada, table)
        if seen["over"]:
            table = hot_seat(ada)
            continue
        seat = seen["to_move"]
        optional = kept(ada, table, seat)["may_decline"]
        if optional:
            break
        options = seen["question"]["options"]
        assert answer(ada, table, seen, options[seen["seq"] % len(options)]["token"]).status_code == 200
    post(ada, f"/api/tables/{table}/orders", {"seat": seat, "decline": optional, "this_round": True})
    assert [each["this_round"] for each in kept(ada, table, seat)["declined"]] == [True]
    look(club)
    assert position(ada, table)["seq"] > seen["seq"], "it is declined"
    for _ in again("the round ends"):
        now = position(ada, table)
        if now["over"] or now["view"]["round"] > seen["view"]["round"]:
            break
        options = now["question"]["options"]
        assert answer(ada, table, now, options[now["seq"] % len(options)]["token"]).status_code == 200
    assert kept(ada, table, seat)["declined"] == []


def test_a_whole_turn_cannot_be_declined(club: ThreadServer, people: People) -> None:
    two, table = seated(club, people, "troyes")
    asked, _, seen = until_turns(two, table)
    while seen["question"]["kind"] != "Act":
        end_turn(asked, table)
        asked, seen = mover(two, table)
    body = {"seat": seen["to_move"], "decline": "Act"}
    assert refused(asked, f"/api/tables/{table}/orders", body)["message"]["key"] == "server-cannot-decline"


def test_the_owner_is_told_that_a_plan_stopped_and_not_that_a_planned_turn_has_come(
    club: ThreadServer, people: People
) -> None:
    for _ in again("a game in which there is no second cube of the same colour"):
        asked, waiting, table, seat, _ = planned(club, people)
        end_turn(asked, table)
        end_turn(waiting, table)
        tokens = [ahead(waiting, table, seat, [])["position"]["question"]["options"][0]["token"]]
        save(waiting, table, seat, tokens)
        taken = position(asked, table)
        assert answer(asked, table, taken, tokens[0]).status_code == 200
        if position(asked, table)["to_move"] != seat:
            end_turn(asked, table)
        look(club, 2)
        if kept(waiting, table, seat)["stopped"] is not None:
            break
    assert kinds_told(club, table, seat) == ["plan_stopped"]


def kinds_told(club: ThreadServer, table: str, seat: int) -> list[str]:
    async def read(services: Services) -> list[str]:
        async with services.database.read() as session:
            wanted = select(HappeningRow.kind).where(HappeningRow.table == table, HappeningRow.seat == seat)
            return [kind for kind in await session.scalars(wanted) if kind in ("your_turn", "plan_stopped")]

    return club.do(read)
