"""A game over days, of each title: a turn that is planned and played, notices, a whole round, a bot in the seat of
somebody who stays away, and the way back. Half of them on a phone."""

from typing import Any

import pytest
from playwright.sync_api import expect
from sqlalchemy import select

from armorial.match import read_record
from armorial.server.services import Services
from armorial.server.store.schema import HappeningRow
from tests.browser.conftest import Someone, Visit
from tests.browser.people import Person, choose
from tests.browser.test_pace import TABLE, sit
from tests.browser.test_pace import timed as timed
from tests.browser.visitor import Visitor
from tests.patience import until
from tests.server.hands import Hands
from tests.server.table_server import ThreadServer

MOST_ANSWERS = 40
MOST_TURNS = 8
"""In so many turns there is one in which the other leaves what was planned as it is."""


class TwoPeople:
    """At a table of two, by their seats."""

    def __init__(self, ada: Person, bob: Person, game: str) -> None:
        self.people = [ada, bob]
        pace = {"kind": "days", "days": 1}
        self.table = ada.post("/tables", game=game, seats=2, pace=pace, absence="bot")["id"]
        bob.post(f"/tables/{self.table}/join")
        ada.post(f"/tables/{self.table}/start")

    def position(self, seat: int = 0) -> Any:
        return self.people[seat].position(self.table)

    def answer(self, last: bool = False) -> Any:
        """Whoever is asked answers; ``last``: with the last of all answers, which often is to do little."""
        seat = self.position()["to_move"]
        seen = self.position(seat)
        tokens = [option["token"] for option in seen["question"]["options"]]
        token = tokens[-1] if last else choose(tokens, seen["seq"])
        self.people[seat].post(f"/tables/{self.table}/answer", seat=seat, seq=seen["seq"], token=token)
        return self.position()

    def end_turn(self) -> None:
        seat = self.position()["to_move"]
        for _ in range(MOST_ANSWERS):
            if self.answer(last=True)["to_move"] != seat:
                return
        raise AssertionError("an endless turn")

    def plans(self, seat: int) -> Any:
        seats = self.people[seat].get(f"/tables/{self.table}/plans")["seats"]
        return next(each for each in seats if each["seat"] == seat)

    def until_planning(self, seat: int) -> None:
        """Play on to where somebody waits and can plan."""
        for _ in range(10 * MOST_ANSWERS):
            if self.position()["to_move"] != seat and self.plans(seat)["may_plan"]:
                return
            self.answer()
        raise AssertionError("nobody can plan")

    def chosen_since(self, seat: int, seq: int) -> list[str]:
        lines = read_record(self.people[seat].web.get(f"/tables/{self.table}/record").text).lines
        return [line.token or "" for line in lines if line.seq > seq and line.seat == seat and not line.forced]


def plan_a_turn(one: Visitor, phone: bool) -> None:
    """Always the first answer, up to the end of the turn."""
    one.button("Plan ahead").click()
    strip = one.page.locator(".status").filter(has_text="A plan.")
    expect(strip).to_be_visible()
    sent = one.page.evaluate("heard.sent")
    for _ in range(MOST_ANSWERS):
        if one.page.get_by_text("Planned up to here").count():
            break
        before = strip.inner_text()
        if phone:
            fold = one.page.locator(".sheet .fold[aria-expanded=false]")
            if fold.count():
                fold.click()
            one.page.locator(".sheet .opt:not(.no):not(.plain):not(.quiet)").first.click()
        else:
            one.page.keyboard.press("1")
        expect(strip).not_to_have_text(before, use_inner_text=True)
    assert one.page.evaluate("heard.sent") == sent, "nothing of it goes to the table"
    one.button("Save plan").click()
    expect(one.page.get_by_text("Your plan:")).to_be_visible()


def a_plan_is_played(two: TwoPeople, here: Visitor, seat: int, phone: bool) -> None:
    """The other may take what was planned: then the next turn is planned, too."""
    for _ in range(MOST_TURNS):
        two.until_planning(seat)
        here.until_seq(two.position()["seq"])
        plan_a_turn(here, phone)
        planned = [step["token"] for step in two.plans(seat)["plan"]["steps"]]
        two.end_turn()
        before = two.position()["seq"]
        until(lambda: two.plans(seat)["plan"] is None, "the plan is played, or stops")
        expect(here.page.get_by_text("Your plan:")).to_have_count(0)
        if two.plans(seat)["stopped"] is None:
            assert two.chosen_since(seat, before)[: len(planned)] == planned
            return
        expect(here.page.get_by_text("Your plan was not played.")).to_be_visible()
        here.button("All right").click()
    raise AssertionError("no plan was ever played")


def told(server: ThreadServer, table: str) -> set[tuple[str, int | None]]:
    async def read(services: Services) -> set[tuple[str, int | None]]:
        async with services.database.read() as session:
            rows = await session.scalars(select(HappeningRow).where(HappeningRow.table == table))
            return {(row.kind, row.seat) for row in rows}

    return server.do(read)


@pytest.mark.parametrize(
    ("game", "phone"), [("village", False), ("troyes", True), ("lorenzo", True), ("legacy", False)]
)
def test_a_round_over_days_with_a_plan_notices_and_a_takeover(
    timed: tuple[ThreadServer, Hands], visit: Visit, someone: Someone, game: str, phone: bool
) -> None:
    server, hands = timed
    two = TwoPeople(someone("Ada", server.url), someone("Bob", server.url), game)
    seat = 1 - two.position()["to_move"]
    here = sit(visit(server.url, phone=phone), two.people[seat], server.url)
    here.open(f"/table/{two.table}")
    here.until(TABLE)
    a_plan_is_played(two, here, seat, phone)
    until(lambda: ("your_turn", 1 - seat) in told(server, two.table), "whoever does not look is told")

    number = two.position()["view"]["round"]
    for _ in range(20 * MOST_ANSWERS):
        if two.position()["view"]["round"] > number and two.position()["to_move"] != seat:
            break
        two.answer()
    assert two.position()["view"]["round"] > number
    here.until_seq(two.position()["seq"])

    gone = two.people[1 - seat]
    hands.turn(days=1.2)
    here.page.get_by_role("button", name="Let a bot take the seat").click()
    expect(here.page.get_by_text(f"{gone.name} is away")).to_be_hidden()
    back = sit(visit(server.url, phone=phone), gone, server.url)
    back.open(f"/table/{two.table}")
    back.until(TABLE)
    back.page.get_by_role("button", name="I am back").click()
    expect(back.page.get_by_role("button", name="I am back")).to_be_hidden()
    returned = gone.get(f"/tables/{two.table}")["seats"][1 - seat]
    assert (returned["kind"], returned["lent"]) == ("person", False)
