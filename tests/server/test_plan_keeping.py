"""Plans while several look at them: an answer and what is left of its plan are one, only its owner hears of it, and
nobody else can tell."""

import asyncio
import json
from functools import partial
from itertools import groupby
from typing import Any

import httpx
import pytest

from armorial.server.pace.presence import LINGER
from armorial.server.plans import book, keeper
from armorial.server.plans.book import Kept
from armorial.server.plans.deciding import Answer, Decision, decide
from armorial.server.rooms import Room
from armorial.server.services import Services
from armorial.table.table import Table
from tests.patience import again
from tests.server.conftest import People, dealt
from tests.server.hands import Hands
from tests.server.players import Live, answer, hot_seat, live, my_id, position, post
from tests.server.table_server import ThreadServer
from tests.server.test_plans import club as club
from tests.server.test_plans import end_turn, kept, look, plan_whole, planned, save, seated, tokens_since, until_turns
from tests.server.test_plans import looks_when_told as looks_when_told

pytestmark = pytest.mark.usefixtures("full_outbox")


async def read_kept(services: Services, table: str) -> Kept:
    """What a process goes by that is about to answer."""
    (found,) = [kept for kept, _ in await services.plans.book.asked() if kept.table == table]
    return found


def several_answers(club: ThreadServer, people: People) -> tuple[httpx.Client, str, int, list[str]]:
    """A turn that has just come, planned with several answers that all hold."""

    async def holds(services: Services, table: str, seat: int) -> bool:
        kept = await read_kept(services, table)
        async with services.rooms.reading(table) as (_, now):
            return isinstance(decide(now.playing(), seat, kept.plan, kept.orders), Answer)

    for _ in again("a plan of several answers holds"):
        asked, waiting, table, seat, tokens = planned(club, people)
        end_turn(asked, table)
        if len(tokens) > 1 and club.do(partial(holds, table=table, seat=seat)):
            break
    return waiting, table, seat, tokens


def test_an_answer_and_what_is_left_of_its_plan_are_stored_together(club: ThreadServer, people: People) -> None:
    """Whoever hears of the answer and asks for the plan at once sees what is left of it."""
    _, table, seat, _ = several_answers(club, people)

    async def play(services: Services) -> list[int]:
        person = (await read_kept(services, table)).person
        asking = []
        changed = services.rooms.on_change

        def hear(room: Room) -> None:
            changed(room)
            if room.id == table:
                asking.append(asyncio.create_task(services.plans.book.of_person(table, person)))

        services.rooms.on_change = hear
        await services.plans.look()
        services.rooms.on_change = changed
        plans = [kept[seat].plan for kept in await asyncio.gather(*asking)]
        return [plan.next for plan in plans if plan is not None]

    assert club.do(play) == [1]


def test_who_comes_late_with_an_answer_of_a_plan_does_not_stop_it(club: ThreadServer, people: People) -> None:
    """Of two processes one has answered already; the other finds an answer that it did not give."""
    waiting, table, seat, tokens = several_answers(club, people)

    async def both(services: Services) -> None:
        late = await read_kept(services, table)
        await services.plans.look()
        await services.plans.answer(late)

    before = position(waiting, table)["seq"]
    club.do(both)
    assert kept(waiting, table, seat)["stopped"] is None
    look(club, len(tokens))
    assert kept(waiting, table, seat)["stopped"] is None
    assert tokens_since(waiting, table, seat, before) == tokens


def test_nothing_is_answered_for_somebody_who_has_just_dropped_their_plan(club: ThreadServer, people: People) -> None:
    waiting, table, seat, _ = several_answers(club, people)
    late = club.do(partial(read_kept, table=table))
    before = position(waiting, table)["seq"]
    post(waiting, f"/api/tables/{table}/plans/drop", {"seat": seat})
    assert club.do(lambda services: services.plans.answer(late))
    assert position(waiting, table)["seq"] == before
    end_turn(waiting, table)
    assert position(waiting, table)["seq"] > before, "and the table goes on"


def test_only_their_owner_hears_that_plans_have_changed(club: ThreadServer, people: People) -> None:
    asked, waiting, table, seat, tokens = planned(club, people)

    def told(socket: Live) -> int:
        return sum(json.loads(raw)["type"] == "plans" for raw in socket.raw)

    with live(asked, table) as other, live(waiting, table) as owner:
        for socket in (other, owner):
            socket.until(lambda each: bool(each.position))
        post(waiting, f"/api/tables/{table}/plans/drop", {"seat": seat})
        owner.until(lambda each: told(each) == 1)
        save(waiting, table, seat, tokens)
        owner.until(lambda each: told(each) == 2)
        end_turn(asked, table)
        end_turn(waiting, table)
        end_turn(asked, table)
        look(club)
        owner.until(lambda each: told(each) == 3)
        assert kept(waiting, table, seat)["stopped"]["why"] == "answered"
        last = position(asked, table)["seq"]
        other.until(lambda each: each.position["seq"] >= last)
        assert told(other) == 0


@dealt("club", "pace", ["none", "days"])
def test_nobody_else_can_tell_a_plan_from_a_player(
    club: ThreadServer, people: People, pace: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same answers by hand and by a plan of somebody who is not there: the other is sent the same kinds of messages
    with the same fields in the same order. Who comes is seen before they answer; over days nobody is seen to come."""
    hands = Hands(club)
    plans = club.app.state.services.plans
    monkeypatch.setattr(plans, "_pause", 3.0)

    def heard(by_plan: bool) -> list[Any]:
        two, table = seated(club, people, pace={"kind": pace, "days": 3 if pace == "days" else 0}, absence="bot")
        asked, waiting, seen = until_turns(two, table)
        seat = 1 - seen["to_move"]
        with live(asked, table) as socket:
            socket.until(lambda each: bool(each.position))
            before = socket.position["revision"]
            tokens = plan_whole(waiting, table, seat)
            if by_plan:
                save(waiting, table, seat, tokens)
                post(waiting, f"/api/tables/{table}/orders", {"seat": seat, "pass_on": True})
            assert position(asked, table)["revision"] == before, "saving a plan is no change of the table"
            hands.turn(LINGER)
            socket.until(lambda each: each.table["seats"][seat]["connected"] == (pace == "days"))
            end_turn(asked, table)
            begun = position(asked, table)["seq"]
            socket.until(lambda each: each.position["seq"] >= begun)
            quiet = len(socket.raw)
            if by_plan:
                look(club)
                socket.until(lambda each: each.table["seats"][seat]["connected"])
                for _ in tokens:
                    club.app.state.services.clock.turn(2 * plans._pause)
                    look(club, 2)
                assert kept(waiting, table, seat)["plan"] is None
            else:
                with live(waiting, table) as mine:
                    mine.until(lambda each: bool(each.position))
                    for token in tokens:
                        if position(waiting, table)["to_move"] == seat:
                            answer(waiting, table, position(waiting, table), token)
            if position(waiting, table)["to_move"] == seat:  # the other took what was wanted
                return []
            socket.until(lambda each: each.position["to_move"] != seat)
            sent = [json.loads(raw) for raw in socket.raw[quiet:]]
            return [kind for kind, _ in groupby((each["type"], sorted(each)) for each in sent)]

    by_plan = next(found for _ in range(6) if (found := heard(True)))
    by_hand = next(found for _ in range(6) if (found := heard(False)))
    assert by_plan == by_hand
    assert [kind for kind, _ in by_plan] == (["position"] if pace == "days" else ["table", "position"])


def test_orders_with_nothing_to_answer_hold_up_nobody(
    club: ThreadServer, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody who is asked at hundreds of tables, with an order at each that does not apply, was looked at again and
    again, and the plans of all others waited for ever."""
    eve = people(club, "Eve")
    eve_id = my_id(eve)
    for _ in range(3):
        table = hot_seat(eve)
        post(eve, f"/api/tables/{table}/orders", {"seat": position(eve, table)["to_move"], "pass_on": True})
    asked, waiting, table, seat, _ = planned(club, people)
    end_turn(asked, table)
    before = position(waiting, table)["seq"]
    monkeypatch.setattr(book, "AT_ONCE", 1)
    for _ in again("the plan is played or stops"):
        look(club)
        if tokens_since(waiting, table, seat, before) or kept(waiting, table, seat)["stopped"]:
            break

    async def found(services: Services) -> list[str]:
        return [kept.person for kept, _ in await services.plans.book.asked()]

    look(club, 4)
    assert eve_id not in club.do(found), "nobody is looked at again before something changes"


def test_a_table_that_fails_holds_up_no_other(
    club: ThreadServer, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    waiting, table, seat, tokens = several_answers(club, people)
    before = position(waiting, table)["seq"]
    eve = people(club, "Eve")
    broken = hot_seat(eve)
    post(eve, f"/api/tables/{broken}/orders", {"seat": position(eve, broken)["to_move"], "pass_on": True})
    plain = keeper._decide

    def deciding(table: Table, kept: Kept) -> Decision:
        if kept.table == broken:
            raise LookupError("broken")
        return plain(table, kept)

    monkeypatch.setattr(keeper, "_decide", deciding)
    look(club, 2 * len(tokens))
    assert tokens_since(waiting, table, seat, before) == tokens
