"""Clocks in the browser: making a table with one, somebody who is away, a bot in their seat, and the way back. On a
phone too: test_days.py."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Someone, Visit
from tests.browser.fields import tick
from tests.browser.people import Person
from tests.browser.visitor import Visitor
from tests.server.hands import Hands
from tests.server.table_server import ThreadServer, thread_server

TABLE = "document.querySelector('main.tbl, main.phone')"


@pytest.fixture(scope="module")
def timed(static: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[ThreadServer, Hands]]:
    """A server whose clock the tests turn."""
    database = f"sqlite:///{tmp_path_factory.mktemp('pace')}/armorial.db"
    with thread_server(database, static_dir=static) as server:
        yield server, Hands(server)


def sit(visitor: Visitor, person: Person, url: str) -> Visitor:
    visitor.context.add_cookies(person.cookies(url))  # type: ignore[arg-type]
    return visitor


def test_a_table_is_made_with_a_clock(timed: tuple[ThreadServer, Hands], visit: Visit, someone: Someone) -> None:
    server, _ = timed
    ada = someone("Ada", server.url)
    here = sit(visit(server.url), ada, server.url)
    here.open("/new?game=village")
    page = here.page
    tick(page.get_by_label("live", exact=True))
    page.get_by_label("Time for each player").select_option("1800")
    page.get_by_label("Extra time per turn").select_option("30")
    tick(page.get_by_label("end the game", exact=True))
    told = page.get_by_text("Village, 3 players: you and 2 free seats. Live: 30 min each, +30 s per turn. Friendly")
    expect(told).to_be_visible()
    page.get_by_role("button", name="Save as my usual").click()
    here.open("/new")
    expect(told).to_be_visible()
    page.get_by_role("button", name="Make a table").click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.get_by_text("Live: 30 min each, +30 s per turn")).to_be_visible()
    made = ada.get("/my/tables")["tables"][0]
    assert (made["pace"], made["absence"]) == ({"kind": "live", "bank": 1800, "increment": 30, "days": 0}, "end")


def test_a_bot_takes_the_seat_of_somebody_who_is_away_until_they_come_back(
    timed: tuple[ThreadServer, Hands], visit: Visit, someone: Someone
) -> None:
    server, hands = timed
    ada, bob = someone("Ada", server.url), someone("Bob", server.url)
    pace = {"kind": "live", "bank": 600, "increment": 20}
    table = ada.post("/tables", game="village", seats=2, pace=pace, absence="bot")["id"]
    bob.post(f"/tables/{table}/join")
    ada.post(f"/tables/{table}/start")
    mover = ada.get(f"/tables/{table}/position")["to_move"]
    gone, stays = (ada, bob) if mover == 0 else (bob, ada)
    here = sit(visit(server.url), stays, server.url)
    here.open(f"/table/{table}")
    here.until(TABLE)
    expect(here.page.locator(".clk.run").first).to_contain_text("10:")
    hands.turn(70)
    page = here.page
    expect(page.get_by_text(f"{gone.name} is away")).to_be_visible()
    expect(page.locator(".landed")).to_have_count(0, timeout=1)  # the line above moves the board, and no piece on it
    page.get_by_role("button", name="Remind").click()
    expect(page.get_by_role("button", name="Reminder sent")).to_be_disabled()
    page.get_by_role("button", name="Let a bot take the seat").click()
    expect(page.get_by_text(f"{gone.name} is away")).to_be_hidden()
    name = page.locator(".pp-name").filter(has_text=gone.name)
    assert name.evaluate("each => each.scrollWidth <= each.clientWidth"), "beside all the rest there is room for it"
    back = sit(visit(server.url), gone, server.url)
    back.open(f"/table/{table}")
    back.until(TABLE)
    back.page.get_by_role("button", name="I am back").click()
    expect(back.page.get_by_role("button", name="I am back")).to_be_hidden()
    seat = gone.get(f"/tables/{table}")["seats"][mover]
    assert (seat["kind"], seat["yours"], seat["taken_over_at"]) == ("person", True, None)


def test_vacation_is_taken_and_ended(timed: tuple[ThreadServer, Hands], visit: Visit, someone: Someone) -> None:
    server, _ = timed
    ada = someone("Ada", server.url)
    here = sit(visit(server.url), ada, server.url)
    here.open("/account")
    page = here.page
    expect(page.get_by_text("30 of 30 days left this year")).to_be_visible()
    page.get_by_label("Last day").fill(str(page.get_by_label("First day").input_value()))
    page.get_by_role("button", name="Take vacation").click()
    expect(page.get_by_text("Your clocks are stopped.")).to_be_visible()
    expect(page.get_by_text("29 of 30 days left this year")).to_be_visible()
    page.get_by_role("button", name="End it now").click()
    expect(page.get_by_text("Your clocks are stopped.")).to_be_hidden()


def test_a_game_that_was_claimed_is_over(timed: tuple[ThreadServer, Hands], visit: Visit, someone: Someone) -> None:
    server, hands = timed
    ada, bob = someone("Ada", server.url), someone("Bob", server.url)
    table = ada.post("/tables", game="troyes", seats=2, pace={"kind": "days", "days": 1}, absence="end")["id"]
    bob.post(f"/tables/{table}/join")
    ada.post(f"/tables/{table}/start")
    stays = (bob, ada)[int(ada.get(f"/tables/{table}/position")["to_move"])]
    here = sit(visit(server.url), stays, server.url)
    here.open(f"/table/{table}")
    here.until(TABLE)
    hands.turn(days=1.1)
    here.page.get_by_role("button", name="Claim the game").click()
    expect(here.page.get_by_text("the others have ended the game")).to_be_visible()
    expect(here.page.get_by_role("heading", name="Abandoned")).to_be_visible()
    expect(here.page.get_by_text("is thinking")).to_be_hidden()
    expect(here.page.locator(".clk")).to_have_count(0)
