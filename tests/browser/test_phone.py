"""The table on a phone."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.chromium import DESK, PHONE
from tests.browser.conftest import Someone, Visit
from tests.browser.test_whole_game import begin
from tests.browser.visitor import LANGUAGES, Visitor
from tests.patience import again
from tests.text.files import TEXT

SMALLEST = 44
MOST_TAPS = 200
"""Four turns take a few dozen taps, more where one goes to and fro between the same questions."""
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
    """On the board when a place is lit there, else (and every third time) in the list.

    A tap on the board opens a menu, or selects an answer that the sheet then confirms; it never answers itself.
    """
    page = guest.page
    lit = page.locator(".phone-board .lit[data-tokens]")
    if number % 3 and lit.count():
        sent = page.evaluate("heard.sent")
        lit.nth(number % lit.count()).tap()
        guest.until("document.querySelector('.place-menu, .sheet .selected')")
        sizes(guest)
        assert page.evaluate("heard.sent") == sent
        if page.locator(".place-menu").count():
            page.locator(".place-menu .opt").last.tap()
            return
        if number % 2:  # think again, and take it after all
            page.locator(".sheet .selected .opt.plain").tap()
            expect(page.locator(".sheet .selected")).to_have_count(0)
            assert page.evaluate("heard.sent") == sent
            lit.nth(number % lit.count()).tap()
        page.locator(".sheet .selected .opt.main").tap()
        return
    fold = page.locator(".sheet .fold")
    if fold.count():
        fold.tap()
    answers = page.locator(".sheet .opt:not(.no):not(.plain)")
    sizes(guest)
    answers.nth(number % answers.count()).tap()


PLAYED = [
    ("village", {}, "en"),
    ("lorenzo", {"advanced": "on"}, "ru"),
    ("legacy", {"venture_cost": "polish"}, "pl"),
]
"""The languages are shared out; that words fit a phone in all of them is a matter of test_fit.py."""


@pytest.mark.parametrize(("game", "options", "lang"), PLAYED, ids=str)
def test_a_guest_plays_on_a_phone(
    visit: Visit, someone: Someone, game: str, options: dict[str, str], lang: str
) -> None:
    guest = visit(phone=True, lang=lang)
    page = guest.page
    guest.open("/")
    width, inner = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert width <= inner
    begin(guest, someone, game, options)
    turns = 0
    undone = False
    for number in range(MOST_TAPS):
        now = guest.until_asked()
        sizes(guest)
        if now["over"] or number > 30:  # turns of a single choice are not confirmed, and a family may die out early
            break
        if now["waiting_for_confirm"] and now["can_undo"] and not undone:
            undone = True
            page.locator(".sheet-tools .opt.plain").tap()
            guest.until("!heard.position.waiting_for_confirm")
        elif now["waiting_for_confirm"]:
            turns += 1
            if turns == 4:
                break
            page.locator(".sheet-tools .opt.main").tap()
            guest.until("!heard.position.waiting_for_confirm")
        else:
            tap_something(guest, number)
            guest.until_seq(now["seq"] + 1)
    assert turns == 4 or number > 10
    assert undone or turns < 4
    if now["over"]:
        page.keyboard.press("Escape")
    expect(page.locator("header.top .fact")).to_have_text(re.compile(rf"\b{max(1, now['view']['round'])}\b"))
    expect(page.locator("header.top .fact")).to_be_visible()
    for drawer in (0, 1):
        page.locator("header.top .phone-only").nth(drawer).tap()
        expect(page.locator("section.over")).to_be_visible()
        sizes(guest)
        page.locator("section.over header .ib").last.tap()
        expect(page.locator("section.over")).to_be_hidden()


def test_long_answers_fit_a_phone(visit: Visit, someone: Someone) -> None:
    """Journeys have the longest answers: who, where to, for what and what it brings."""

    def journey(position: Any) -> bool:
        return bool((position["question"] or {}).get("kind") == "TravelAction" and position["question"]["options"])

    def wagon(position: Any) -> bool:
        return any(player["goods"]["wagon"] for player in position["view"]["players"])

    ada = someone("Ada")
    for _ in again("somebody travels"):  # in nine games of ten
        table = ada.make({"name": "Bob"})["id"]
        ada.play(table, wagon, ("take:crafts", "train:wheelwright", "make:wagon"))
        if journey(ada.play(table, journey, "take:travel")):
            break
    guest = visit(phone=True)
    guest.be(ada.cookies(guest.url))
    guest.open(f"/table/{table}")
    guest.page.locator(".cover button").click()
    guest.until_asked()
    assert journey(guest.position)
    for lang in LANGUAGES:
        guest.resize(**DESK)
        guest.page.locator("main.tbl").wait_for()
        guest.speak(lang)
        guest.check_answers()
        guest.resize(**PHONE)
        guest.page.locator("main.phone").wait_for()
        if guest.page.locator(".fold[aria-expanded=false]").count():
            guest.page.locator(".fold").tap()
        sizes(guest)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_page_scrolls_sideways_on_a_phone(visit: Visit, someone: Someone, lang: str) -> None:
    guest = visit(phone=True, lang=lang)
    guest.be(someone("Wilhelmina von Hohenstaufen-Teck").cookies(guest.url))
    guest.open("/tournaments/new")
    guest.resize(360, 740)
    pages = ("/", "/new", "/games", "/lobby", "/replays", "/settings", "/notices", "/account", "/rules/village")
    for path in (*pages, "/tournaments", "/tournaments/new"):
        guest.go(path)
        guest.page.get_by_role("heading").first.wait_for()
        width, inner = guest.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        assert width <= inner, path


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_names_of_bots_are_not_cut(visit: Visit, someone: Someone, lang: str) -> None:
    """Four seats side by side have room for every name a bot may have."""
    ada = someone("Ada")
    table = ada.make(*[{"bot": "greedy"}] * 3, game="village")["id"]
    guest = visit(phone=True, lang=lang)
    guest.be(ada.cookies(guest.url))
    guest.open(f"/table/{table}")
    seats = guest.page.locator(".pls .pl")
    expect(seats).to_have_count(4)
    guest.letters()
    words = (TEXT / lang / "core.ftl").read_text("utf-8")
    cut = guest.page.evaluate(
        """(names) => names.filter((name) => {
            const place = document.querySelector('.pls .pl:last-child i');
            place.textContent = name;
            return place.scrollWidth > place.clientWidth;
        })""",
        re.findall(r"^bot-name-\S+ = (.+)$", words, re.MULTILINE),
    )
    assert not cut, cut
