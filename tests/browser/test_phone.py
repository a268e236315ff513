"""The table on a phone."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Someone, Visit
from tests.browser.visitor import Visitor

SMALLEST = 44
PLACES = "() => [...document.querySelectorAll('.phone-board .lit[data-tokens], .phone-board .lit-box')].length"


def sizes(guest: Visitor) -> None:
    width, inner = guest.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert width <= inner, "the page scrolls sideways"
    small = guest.page.evaluate(
        """(least) => [...document.querySelectorAll('.sheet .opt, .place-menu .opt, .phone-board button.lit-box')]
            .map((button) => [button.textContent.trim(), button.getBoundingClientRect()])
            .filter(([, box]) => box.width && (box.height < least - 0.5 || box.width < least - 0.5))
            .map(([text, box]) => `${text}: ${box.width} x ${box.height}`)""",
        SMALLEST,
    )
    assert not small, small
    guest.check_answers()


def tap_something(guest: Visitor, number: int) -> None:
    """On the board when a place is lit there, else (and every third time) in the list."""
    page = guest.page
    lit = page.locator(".phone-board .lit[data-tokens]")
    if number % 3 and lit.count():
        lit.nth(number % lit.count()).tap()
        guest.until("given < heard.position.seq || document.querySelector('.place-menu')", guest.seq - 1)
        menu = page.locator(".place-menu .opt")
        if menu.count():
            sizes(guest)
            menu.last.tap()
        return
    fold = page.locator(".sheet .fold")
    if fold.count():
        fold.tap()
    answers = page.locator(".sheet .opt:not(.no):not(.plain)")
    sizes(guest)
    answers.nth(number % answers.count()).tap()


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_a_guest_plays_on_a_phone(visit: Visit, lang: str) -> None:
    guest = visit(phone=True, lang=lang)
    page = guest.page
    guest.open("/")
    width, inner = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert width <= inner
    page.locator(".cta button").tap()
    page.wait_for_url("**/table/*")
    turns = 0
    for number in range(40):
        now = guest.until_asked()
        sizes(guest)
        if now["waiting_for_confirm"]:
            turns += 1
            if turns == 4:
                break
            page.locator(".sheet-tools .opt.main").tap()
            guest.until("!heard.position.waiting_for_confirm")
        else:
            tap_something(guest, number)
            guest.until_seq(now["seq"] + 1)
    assert turns == 4
    for drawer in (0, 1):
        page.locator("header.top .phone-only").nth(drawer).tap()
        expect(page.locator(".over")).to_be_visible()
        sizes(guest)
        page.locator(".over header .ib").last.tap()
        expect(page.locator(".over")).to_be_hidden()


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_long_answers_fit_a_phone(visit: Visit, someone: Someone, lang: str) -> None:
    """Journeys have the longest answers: who, where to, for what and what it brings."""

    def journey(position: Any) -> bool:
        return bool((position["question"] or {}).get("kind") == "TravelAction" and position["question"]["options"])

    def wagon(position: Any) -> bool:
        return any(player["goods"]["wagon"] for player in position["view"]["players"])

    ada = someone("Ada")
    for _ in range(10):  # it does not come to a journey in every game
        table = ada.make({"name": "Bob"})["id"]
        ada.play(table, wagon, ("take:crafts", "train:wheelwright", "make:wagon"))
        if journey(ada.play(table, journey, "take:travel")):
            break
    guest = visit(phone=True, lang=lang)
    guest.be(ada.cookies(guest.url))
    guest.open(f"/table/{table}")
    guest.page.locator(".cover button").click()
    guest.until_asked()
    assert journey(guest.position)
    if guest.page.locator(".fold").count():
        guest.page.locator(".fold").tap()
    sizes(guest)
    guest.page.set_viewport_size({"width": 1280, "height": 720})
    guest.page.locator("main.tbl").wait_for()
    guest.check_answers()


@pytest.mark.parametrize(
    "path", ["/", "/new", "/games", "/lobby", "/replays", "/settings", "/account", "/rules/village"]
)
@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_no_page_scrolls_sideways_on_a_phone(visit: Visit, path: str, lang: str) -> None:
    guest = visit(phone=True, lang=lang)
    guest.open(path)
    guest.page.get_by_role("heading").first.wait_for()
    guest.page.wait_for_load_state("networkidle")
    width, inner = guest.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert width <= inner
