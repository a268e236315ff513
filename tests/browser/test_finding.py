"""Finding a game in the browser: looking for others, friends, invitations, filters that are kept."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Someone, Visit
from tests.browser.fields import tick
from tests.browser.people import Person
from tests.browser.test_access import in_both_themes


def with_account(person: Person) -> Person:
    person.post("/account", login=f"{person.name.lower()}-finds", password="a long password")
    return person


def test_two_look_for_others_and_see_the_table(visit: Visit, someone: Someone) -> None:
    """One waits in the browser and goes to another page meanwhile; the other one comes."""
    ada, bob = visit(), someone("Bob")
    page = ada.page
    ada.open("/lobby")
    form = page.get_by_role("region", name="Look for others")
    form.get_by_role("combobox", name="Game").select_option("troyes")
    tick(form.get_by_label("2", exact=True))
    form.get_by_role("button", name="Look for others").click()
    waiting = page.get_by_role("region", name="Looking for others")
    expect(waiting).to_contain_text("Nobody else is looking for this yet.")
    assert in_both_themes(ada, "lobby") == []
    page.get_by_role("link", name="Rules").first.click()
    expect(page.get_by_role("complementary", name="Looking for others")).to_contain_text("Troyes, 2 players, live")
    assert bob.post("/seek", game="troyes", seats=2)["seek"]["table"] is not None
    expect(page).to_have_url(re.compile("/table/"))
    ada.until("document.querySelector('.ask')")


def test_filters_of_the_lobby_are_kept_with_the_person(visit: Visit, someone: Someone) -> None:
    host, reader = someone("Hanna"), someone("Rita")
    host.post("/tables", game="legacy", seats=2)
    host.post("/tables", game="legacy", seats=3)
    rita = visit()
    rita.be(reader.cookies(rita.url))
    rita.open("/lobby")
    tables = rita.page.get_by_role("region", name="Open tables")
    tables.get_by_role("combobox", name="Game").select_option("legacy")
    expect(tables.get_by_role("button", name=re.compile("^Join"))).to_have_count(2)
    tables.get_by_label("Number of players").select_option("3")
    expect(tables.get_by_role("button", name=re.compile("^Join"))).to_have_count(1)
    elsewhere = visit(phone=True)
    elsewhere.be(reader.cookies(elsewhere.url))
    elsewhere.open("/lobby")
    again = elsewhere.page.get_by_role("region", name="Open tables")
    expect(again.get_by_label("Number of players")).to_have_value("3")
    again.get_by_role("button", name="Show all").click()
    expect(again.get_by_role("combobox", name="Game")).to_have_value("")


def test_friends_are_made_and_invited(visit: Visit, someone: Someone) -> None:
    """On a phone: Ada asks Bob, Bob agrees and is invited, and sits down."""
    ada, bob = with_account(someone("Adela")), with_account(someone("Bobik"))
    phone, desk = visit(phone=True), visit()
    phone.be(ada.cookies(phone.url))
    phone.open("/friends")
    phone.page.get_by_label("Their exact name").fill("Bobik")
    phone.page.get_by_role("button", name="Send a request", exact=True).click()
    expect(phone.page.get_by_text("Request sent to Bobik.")).to_be_visible()
    desk.be(bob.cookies(desk.url))
    desk.open("/friends")
    desk.page.get_by_role("button", name="Accept Adela").click()
    expect(desk.page.get_by_role("button", name="Remove Adela")).to_be_visible()
    assert in_both_themes(desk, "friends") == []
    table = ada.post("/tables", game="village", seats=2, visibility="private")["id"]
    phone.open(f"/table/{table}")
    phone.page.get_by_role("button", name="Invite friends").click()
    phone.page.get_by_role("button", name="Invite Bobik").click()
    expect(phone.page.get_by_role("dialog")).to_contain_text("invited")
    desk.open("/games")
    invitation = desk.page.get_by_role("button", name="Sit down: Village, invited by Adela")
    expect(invitation).to_be_visible()
    assert in_both_themes(desk, "invitations") == []
    invitation.click()
    expect(desk.page).to_have_url(re.compile(table))
    expect(phone.page.get_by_role("dialog")).to_contain_text("already here")
