"""A tournament in the browser, on a phone: found from the lobby, made, begun, played, and its results saved."""

import csv
import io
from functools import partial

import httpx
from playwright.sync_api import expect

from tests.browser.conftest import Someone, Visit
from tests.browser.fields import tick
from tests.browser.people import Person
from tests.browser.test_access import in_both_themes
from tests.browser.test_finding import with_account
from tests.patience import until


def resigned(person: Person, table: str, seat: int) -> bool:
    """Whether they could: if a bot has moved since they looked, they have to look again."""
    try:
        person.post(f"/tables/{table}/resign", seat=seat, seq=person.position(table)["seq"], bot="greedy")
    except httpx.HTTPStatusError as error:
        if error.response.json()["error"]["code"] != "stale":
            raise
        return False
    return True


def test_a_tournament_from_the_lobby_to_its_results(visit: Visit, someone: Someone) -> None:
    ada, bob, eve = (with_account(someone(name)) for name in ("Adriana", "Bogdan", "Evelina"))
    here = visit(phone=True)
    here.be(ada.cookies(here.url))
    page = here.page
    here.open("/lobby")
    page.get_by_role("link", name="Tournaments").click()
    page.get_by_role("link", name="Make a tournament").click()
    page.get_by_label("Name").fill("Thursday cup")
    tick(page.get_by_label("Lorenzo il Magnifico"))
    tick(page.get_by_label("3 players", exact=True))
    page.get_by_label("Rounds").select_option("1")
    page.get_by_role("button", name="Make a tournament").click()
    expect(page.get_by_role("heading", name="Thursday cup")).to_be_visible()
    expect(page.get_by_text("at least three players")).to_be_visible()
    cup = page.url.rpartition("/")[2]

    for other in (bob, eve):
        other.post(f"/tournaments/{cup}/enter")
    here.open(f"/tournament/{cup}")
    expect(page.get_by_role("listitem").filter(has_text="Evelina")).to_be_visible()
    page.get_by_role("button", name="Begin the tournament").click()
    expect(page.get_by_role("region", name="Round 1")).to_contain_text("in progress")
    page.get_by_role("link", name="To your table").click()
    here.until("document.querySelector('main.tbl, main.phone')")

    table = ada.get(f"/tournaments/{cup}")["info"]["your_table"]
    for other in (bob, eve):  # bots play on for them, and Ada can play to the end
        seat = next(each["seat"] for each in other.get(f"/tables/{table}")["seats"] if each["yours"])
        until(partial(resigned, other, table, seat), "no bot has moved in between")
    ada.play(table)
    until(lambda: ada.get(f"/tournaments/{cup}")["info"]["state"] == "finished", "the server notes the result")
    here.open(f"/tournament/{cup}")
    standings = page.get_by_role("region", name="Standings")
    expect(standings.get_by_role("row")).to_have_count(4)
    page.get_by_text("How it is counted").click()
    expect(page.get_by_text("Buchholz")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing is wider than the phone"
    assert in_both_themes(here, "tournament") == []
    with page.expect_download() as saving:
        page.get_by_role("link", name="CSV").click()
    rows = list(csv.DictReader(io.StringIO(saving.value.path().read_text())))
    assert (rows[0]["rank"], rows[0]["name"], rows[0]["points"]) == ("1", "Adriana", "1.0"), "the others have left"
    assert {row["name"] for row in rows} == {"Adriana", "Bogdan", "Evelina"}
