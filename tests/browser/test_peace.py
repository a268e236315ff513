"""Keeping the peace in the browser: people at the table, mutes, blocks, reports, a new link, a closed table."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Someone, Visit
from tests.browser.fields import tick
from tests.browser.test_two_people import sit_together

MENU = "More"
PEOPLE = "People"


def test_host_and_guest_at_a_running_game(visit: Visit) -> None:
    ada, bob = sit_together(visit, said="Nonsense")
    bob.page.get_by_role("tab", name="Chat").click()
    ada.page.get_by_role("button", name=MENU).click()
    ada.page.get_by_role("button", name=PEOPLE, exact=True).click()
    window = ada.page.get_by_role("dialog")
    expect(window).to_contain_text("Bob")
    window.get_by_role("button", name="Mute Bob in the chat").click()
    expect(window).to_contain_text("muted")
    expect(bob.page.get_by_text("The host has muted you in this chat.")).to_be_visible()
    expect(bob.page.get_by_label("Say something")).to_be_hidden()
    window.get_by_role("button", name="Let Bob write in the chat again").click()
    expect(bob.page.get_by_label("Say something")).to_be_visible()

    window.get_by_role("button", name="Block or report Bob").click()
    window.get_by_label("Spam", exact=True).check()
    window.get_by_label("In your words").fill("Nothing but nonsense.")
    window.get_by_role("button", name="Send the report").click()
    expect(ada.page.get_by_text("Thank you.")).to_be_visible()
    ada.page.keyboard.press("Escape")

    ada.page.get_by_role("tab", name="Chat").click()
    expect(ada.page.locator(".msg")).to_contain_text("Nonsense")
    ada.page.get_by_role("button", name="Block or report Bob").click()
    ada.page.get_by_role("button", name="Block Bob").click()
    expect(ada.page.locator(".msg")).to_have_count(0)
    expect(bob.page.locator(".msg")).to_have_count(1)

    ada.page.get_by_role("button", name=MENU).click()
    ada.page.get_by_role("button", name=PEOPLE, exact=True).click()
    window.get_by_role("button", name="Close the table").click()
    expect(window).to_contain_text("The game ends here for everybody")
    window.get_by_role("button", name="Close the table").click()
    for each in (ada, bob):
        expect(each.page.get_by_text("The host has closed this table.")).to_be_visible()
    assert bob.position["question"] is None

    ada.open("/settings")
    ada.page.get_by_role("button", name="Unblock Bob").click()
    expect(ada.page.get_by_text("You have not blocked anybody.")).to_be_visible()


def test_before_the_start_on_a_phone(visit: Visit, someone: Someone) -> None:
    """In Polish: the host makes a new link, which is private from then on, and whoever only had the address goes."""
    ada, eve = visit(phone=True, lang="pl"), someone("Ewa")
    ada.open("/new")
    tick(ada.page.get_by_label("3", exact=True))
    tick(ada.page.get_by_label("przez link", exact=True))
    ada.page.get_by_role("button", name="Załóż stół").click()
    link = ada.page.locator("#invite")
    expect(link).to_have_value(re.compile("/table/[^?]+$"))
    table = link.input_value().rsplit("/", 1)[1]
    eve.post(f"/tables/{table}/join")
    watching = visit()
    watching.open(f"/table/{table}")
    expect(watching.page.get_by_role("heading", name="Village")).to_be_visible()
    ada.page.get_by_role("button", name="Ludzie", exact=True).click()
    window = ada.page.get_by_role("dialog")
    expect(window).to_contain_text("Ewa")
    window.get_by_role("button", name="Nowy link z zaproszeniem").click()
    window.get_by_role("button", name="Nowy link z zaproszeniem").click()
    expect(ada.page.get_by_text("Jest nowy link.")).to_be_visible()
    expect(window.get_by_label("Link z zaproszeniem")).to_have_value(re.compile("invite="))
    ada.page.keyboard.press("Escape")
    expect(link).to_have_value(re.compile("invite="))
    expect(watching.page.get_by_role("heading", name="No such table")).to_be_visible()
    ada.page.get_by_role("button", name="Ludzie", exact=True).click()
    window.get_by_role("button", name="Zamknij stół").click()
    window.get_by_role("button", name="Zamknij stół").click()
    expect(ada.page.get_by_text("Gospodarz zamknął ten stół.")).to_be_visible()
