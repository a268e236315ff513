"""Profile, history and statistics in the browser, and a rated table."""

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.fields import tick
from tests.browser.people import QuickPerson
from tests.browser.test_access import looked_at
from tests.server.table_server import ProcessServer

PASSWORD = "a long password"


def test_a_player_looks_back(visit: Visit, server: ProcessServer) -> None:
    ada = QuickPerson(server.url, "Jadwiga")
    ada.post("/account", login="jadwiga", password=PASSWORD)
    lorenzo = ada.make({"bot": "random"}, game="lorenzo")["id"]
    village = ada.make({"bot": "random"}, {"bot": "random"}, game="village")["id"]
    for table in (lorenzo, village):
        ada.play(table)
    reader = visit()
    reader.be(ada.cookies(reader.url))
    page = reader.page
    reader.open("/games")
    expect(page.get_by_role("heading", level=1)).to_have_text("Jadwiga")
    rows = page.locator("a.row[href*='/replay/']")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("of 3")
    page.get_by_label("Game", exact=True).select_option("lorenzo")
    expect(rows).to_have_count(1)
    expect(rows.first).to_have_attribute("href", f"/replay/{lorenzo}")
    page.get_by_label("Number of players").select_option("4")
    expect(page.get_by_text("No such games.")).to_be_visible()
    expect(page.get_by_text("No rated games yet.")).to_be_visible()
    expect(page.get_by_role("link", name="Best score").first).to_be_visible()
    wrong = looked_at(reader, "/games")
    reader.open("/settings")
    page.get_by_label("Public profile").check()
    page.get_by_role("link", name="See your profile").click()
    expect(rows).to_have_count(2)
    reader.open("/statistics")
    tick(page.get_by_label("Lorenzo"))
    expect(page.get_by_role("heading", name="Dice")).to_be_visible()
    wrong += looked_at(reader, "/statistics")
    assert not wrong, "\n".join(wrong)
    # Before the words of the game are there, nobody is told how it ended.
    page.route("**/assets/*lorenzo-*.js", lambda route: None)
    page.goto(f"{reader.url}/table/{lorenzo}")
    expect(page.get_by_text("Loading")).to_be_visible()
    reader.until("heard.position?.over")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.unroute_all()  # what was held up goes on
    expect(page.get_by_role("dialog")).to_contain_text("Victory points")
    ada.close()


def test_a_rated_table_gives_no_hints(visit: Visit) -> None:
    guest = visit()
    page = guest.page
    guest.open("/new")
    tick(page.get_by_label("rated", exact=True))
    page.get_by_label("Seat 2").select_option("here")
    expect(page.get_by_text("on a device of their own")).to_be_visible()
    page.get_by_label("Seat 2").select_option("novice")
    page.get_by_label("Seat 3").select_option("novice")
    expect(page.get_by_text("You are a guest")).to_be_visible()
    guest.button("Make a table").click()
    expect(page.get_by_text("The result changes the ratings")).to_be_visible()
    guest.button("Start the game").click()
    guest.until_asked()
    expect(guest.button("Hint")).to_have_count(0)
