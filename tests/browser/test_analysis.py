"""Looking back at a game: the curve, the choices that mattered, trying from there; by keyboard, as text, on a phone."""

import json
import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.people import QuickPerson
from tests.browser.test_access import looked_at
from tests.browser.test_keyboard import tab_to
from tests.browser.visitor import Visitor
from tests.server.table_server import ProcessServer

BOX = "[market]\n1 = { coins = 8 }\n"
"""Numbers that are not the standard ones."""
MOST_TABS = 60
"""So many keys lead around the page."""


def press(reader: Visitor, words: str) -> None:
    """A button, by keyboard alone."""
    named = f"document.activeElement.textContent.trim() === {json.dumps(words)}"
    assert tab_to(reader, named, MOST_TABS), f"Tab does not reach '{words}'"
    reader.page.keyboard.press("Enter")


def figure(text: str) -> float:
    return float(text.replace("−", "-"))


def test_a_game_is_looked_back_at(visit: Visit, server: ProcessServer) -> None:
    ada = QuickPerson(server.url, "Jadwiga")
    table = ada.make({"bot": "random"}, game="lorenzo", visibility="private", components=BOX)["id"]
    ada.play(table)
    reader = visit()
    reader.be(ada.cookies(reader.url))
    page = reader.page
    reader.open(f"/table/{table}")
    page.get_by_role("link", name="Analysis").click()
    expect(page.get_by_text("Chances are a bot's guess")).to_be_visible()
    numbers = "Played with the numbers from your box. Bots play with these numbers, but they learned with the standard"
    expect(page.get_by_text(numbers)).to_be_visible()

    walk_along_the_curve(reader)
    add_up_the_points(reader)
    wrong = looked_at(reader, "/analysis", part="main")
    assert not wrong, "\n".join(wrong)
    page.evaluate("navigator.clipboard.writeText = (text) => { window.copied = text; return Promise.resolve() }")
    page.get_by_role("button", name="Copy the link").press("Enter")
    reader.until("window.copied")
    link = str(page.evaluate("copied")).removeprefix(reader.url)  # of a game that is private: with the invite
    assert tab_to(reader, "document.activeElement.matches('.mattered li:first-child > button')", MOST_TABS)
    page.keyboard.press("Enter")
    expect(page.locator(".mattered li > button").first).to_have_attribute("aria-expanded", "true")
    press(reader, "Try from here")
    expect(page).to_have_url(re.compile(r"/table/.+from=%2Fanalysis"))
    reader.until_asked()
    read_on_a_phone(visit(phone=True, lang="ru"), link)
    ada.close()


def walk_along_the_curve(reader: Visitor) -> None:
    """From the worst choice to the end of the game, and back to its beginning."""
    page = reader.page
    slider = page.get_by_role("slider")
    rows = page.locator(".mattered li > button")
    expect(rows.first).to_have_attribute("aria-expanded", "true")  # the worst is open
    expect(page.locator(".marks .mark").first).to_be_attached()
    worst = slider.get_attribute("aria-valuetext") or ""
    assert re.fullmatch(r"Choice \d+ of \d+: Jadwiga \d+%, .+ \d+%", worst)
    expect(page.get_by_role("button", name="Try from here")).to_be_visible()
    press(reader, "Show the line")
    expect(page.get_by_text("What should have followed")).to_be_visible()

    page.keyboard.press("End")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("End of the game: .*(100|50|0)%"))
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"Choice 2 of"))


def add_up_the_points(reader: Visitor) -> None:
    """The curve as a table ends with the result, and the rounds add up to it."""
    page = reader.page
    press(reader, "The curve as a table")
    last = page.locator(".curve tbody tr").last
    expect(last).to_contain_text("End of the game")
    press(reader, "Points")
    result = page.locator(".report tfoot td").first.inner_text()
    expect(last.locator("td").first).to_have_text(result)
    press(reader, "Where the points came from, round by round")
    chosen = page.locator(".report details .whose button").last
    press(reader, chosen.inner_text())
    expect(chosen).to_have_attribute("aria-pressed", "true")
    shown = page.locator(".report details table")
    expect(shown.locator("thead th")).to_have_text(["I", "II", "III", "IV", "V", "VI"])
    words = page.locator(".report tfoot td").last.inner_text()
    rounds = [[figure(cell) for cell in row.locator("td").all_inner_texts()] for row in shown.locator("tbody tr").all()]
    assert sum(sum(row) for row in rounds[:-1]) == figure(words), "the last row is luck"


def read_on_a_phone(guest: Visitor, link: str) -> None:
    guest.open(link)
    expect(guest.page.get_by_text("Решающие ходы")).to_be_visible()
    expect(guest.page.get_by_text("Играют с числами из коробки: Jadwiga. Боты судят по этим")).to_be_visible()
    expect(guest.page.locator(".mattered .open").first).to_be_visible()
    assert guest.page.evaluate("scrollY") == 0, "the board is further down, and shows its place without moving the page"
    guest.page.locator(".mattered li > button").first.tap()
    expect(guest.page.locator(".mattered li.current .open")).to_be_visible()
    assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing sticks out"
    wrong = looked_at(guest, "/analysis", part="main")
    assert not wrong, "\n".join(wrong)


def test_the_puzzle_of_the_day(visit: Visit) -> None:
    guest = visit(phone=True)
    guest.open("/puzzle")
    guest.button("Show the solution").tap()
    expect(guest.page.get_by_text("The solution").first).to_be_visible()
    expect(guest.page.get_by_role("status").first).to_contain_text("%")
    guest.page.get_by_role("link", name="Past puzzles").last.tap()
    expect(guest.page.get_by_role("heading", level=1)).to_have_text("Puzzle of the day")
    expect(guest.page.locator("section.panel li a").first).to_have_attribute("href", re.compile(r"/puzzle/\d{4}-\d\d"))
    guest.page.get_by_role("link", name="Yesterday's solution").tap()
    expect(guest.page).to_have_url(re.compile(r"/puzzle/\d{4}-\d\d-\d\d"))
    expect(guest.page.get_by_text("The solution").first).to_be_visible()
    expect(guest.page.get_by_role("status").first).to_contain_text("%")
    wrong = looked_at(guest, "/puzzle", part="main")
    assert not wrong, "\n".join(wrong)
