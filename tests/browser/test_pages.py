"""Settings, rules, replays, account."""

import re

import pytest
from playwright.sync_api import FilePayload, expect

from armorial.table.rules_text import rules_text
from tests.browser.conftest import Someone, Visit
from tests.browser.fields import tick
from tests.browser.people import Person
from tests.games import DRAWN


def finished(person: Person) -> str:
    """A table that one person has played to the end on both seats."""
    table: str = person.make({"name": "Bob"})["id"]
    person.play(table)
    return table


def test_a_game_begins_within_three_clicks(visit: Visit) -> None:
    guest = visit()
    guest.open("/")
    clicks = 0
    guest.page.get_by_role("button", name="Play now", exact=True).click()
    clicks += 1
    guest.until_asked()
    assert clicks <= 3
    assert guest.position["question"]["options"]


def test_settings_hold_at_once_and_stay(visit: Visit) -> None:
    guest = visit(motion=True)
    page = guest.page
    guest.open("/settings")
    html = page.locator("html")
    for lang, heading in (("Русский", "Настройки"), ("Polski", "Ustawienia"), ("English", "Settings")):
        tick(page.get_by_label(lang))
        expect(page.get_by_role("heading", level=1)).to_have_text(heading)
    expect(html).to_have_attribute("data-theme", "light")
    tick(page.get_by_label("dark", exact=True))
    expect(html).to_have_attribute("data-theme", "dark")
    tick(page.get_by_label("off", exact=True))
    expect(html).to_have_attribute("data-motion", "off")
    page.get_by_label(re.compile("Confirm the end")).uncheck()
    page.reload()
    expect(html).to_have_attribute("data-theme", "dark")
    expect(html).to_have_attribute("data-motion", "off")
    guest.open("/")
    guest.button("Play now").click()
    guest.until_asked()
    table = page.request.get(f"{guest.url}/api/tables/{guest.table}").json()
    assert table["confirm"] is False
    guest.play(lambda position: position["view"]["round"] > 1 or position["seq"] > 40)


def test_a_new_guest_keeps_what_the_browser_has_set(visit: Visit) -> None:
    guest = visit()
    confirm = guest.page.get_by_label(re.compile("Confirm the end"))
    guest.open("/settings")
    expect(confirm).to_be_checked()
    for _ in range(2):
        guest.open("/")
        guest.button("Play now").click()
        guest.until_asked()
        assert guest.page.request.get(f"{guest.url}/api/tables/{guest.table}").json()["confirm"]
    guest.open("/settings")
    expect(confirm).to_be_checked()


def test_language_changes_at_the_table_at_once(visit: Visit, someone: Someone) -> None:
    ada = someone("Ada")
    table = ada.post("/play-now", game="village", seats=2)["id"]
    guest = visit()
    guest.be(ada.cookies(guest.url))
    guest.open(f"/table/{table}")
    guest.until_asked()
    question = guest.page.locator(".ask h2")
    seen: list[str] = []
    for lang in ("en", "ru", "pl"):
        guest.page.locator("header.top select").select_option(lang)
        expect(guest.page.locator("html")).to_have_attribute("lang", lang)
        for other in seen:
            expect(question).not_to_have_text(other)
        seen.append(question.inner_text())


def test_rules_can_be_searched_and_every_rule_has_an_address(visit: Visit) -> None:
    reader = visit()
    page = reader.page
    reader.open("/rules/village#V-40")
    rule = page.locator("[id='V-40']")
    expect(rule).to_be_in_viewport()
    expect(rule).to_have_class(re.compile("here"))
    parts = page.locator(".rules > :visible")
    before = parts.count()
    page.get_by_role("searchbox").fill("plague")
    expect(page.get_by_role("status").filter(has_text="place")).to_be_visible()
    found = page.locator(".rules > p:visible, .rules > ul:visible, .rules > div:visible, .five:visible .words")
    expect(found).not_to_have_count(0)
    expect(parts).not_to_have_count(before)
    expect(found.filter(has_not_text=re.compile("plague", re.IGNORECASE))).to_have_count(0)
    page.get_by_role("searchbox").fill("v-52")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("#V-52$"))
    expect(page.locator("[id='V-52']")).to_be_in_viewport()
    chapter = page.locator(".toc a[href^='#']").nth(3)
    chapter.click()
    expect(page).to_have_url(re.compile(f"{chapter.get_attribute('href')}$"))


def test_rules_are_read_in_the_language_one_chooses(visit: Visit) -> None:
    """With pictures of the board and the symbols; the rule that is read stays where it is."""
    reader = visit()
    page = reader.page
    reader.open("/rules/village#V-20")
    rule = page.locator("[id='V-20']")
    expect(rule).to_contain_text("Time and the bridge")
    for name, lang, words in (("русский", "ru", "мост"), ("polski", "pl", "most")):
        page.get_by_role("group").get_by_role("button", name=name).click()
        expect(rule).to_contain_text(words)
        expect(rule).to_be_in_viewport()
        expect(page.locator(".rules")).to_have_attribute("lang", lang)
    page.get_by_role("link", name="Co oznaczają symbole").first.click()
    expect(page.locator("#symbols")).to_be_in_viewport()
    expect(page.locator(".symbols li").filter(has_text="Moneta")).to_be_visible()
    expect(page.locator(".five .pic svg[role=group]").first).to_have_attribute("aria-label", "Village")


@pytest.mark.parametrize("game", DRAWN)
def test_every_picture_of_the_rules_finds_what_it_shows(visit: Visit, game: str) -> None:
    """It is moved to a part of the board; one that finds nothing stays where it is."""
    reader = visit()
    reader.open(f"/rules/{game}")
    reader.page.locator("[id=reference]").wait_for(state="attached")
    page, _ = rules_text(game, "en") or ("", "")
    expect(reader.page.locator("section.five")).to_have_count(page.count('<a id="five-'))
    expect(reader.page.locator("section.five:not(:has(.sheet[style*=translate]))")).to_have_count(0)


def test_a_replay_steps_jumps_and_has_links(visit: Visit, someone: Someone) -> None:
    ada = someone("Ada")
    table = finished(ada)
    last = ada.position(table)["seq"]
    reader = visit()
    reader.open(f"/replay/{table}")
    page = reader.page
    headline = page.locator("h2").first
    expect(headline).to_have_text("Before the first round")
    board = page.locator(".boardwrap")
    start = board.text_content() or ""
    reader.button("Step forward").click()
    expect(page).to_have_url(re.compile(r"at=[1-9]"))
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    reader.button("Step back").click()
    reader.button("To the end").click()
    expect(page).to_have_url(re.compile(rf"at={last}\b"))
    expect(headline).to_have_text(re.compile(r"Round \d+, turn \d+"))
    expect(board).not_to_have_text(start)
    page.get_by_role("slider").fill(str(last // 2))
    page.get_by_role("slider").dispatch_event("change")
    expect(page).to_have_url(re.compile(rf"at={last // 2}\b"))
    moment = headline.inner_text()
    middle = board.text_content() or ""
    address = page.url
    other = visit()
    other.page.goto(address)
    expect(other.page.locator("h2").first).to_have_text(moment)
    expect(other.page.locator(".boardwrap")).to_have_text(middle)
    line = page.locator(".log button").nth(5)
    line.click()
    expect(page.locator(".log li.on")).not_to_have_count(0)
    page.locator("select").last.select_option("4")
    reader.button("To the start").click()
    expect(headline).to_have_text("Before the first round")
    reader.button("Play").click()
    expect(page).to_have_url(re.compile(r"at=([5-9]|\d\d+)"))
    reader.button("Pause").click()


def test_an_earlier_moment_at_the_table(visit: Visit, someone: Someone) -> None:
    ada = someone("Ada")
    table = ada.make({"name": "Bob"})["id"]
    ada.play(table, lambda position: position["seq"] > 40)
    spectator = visit()
    spectator.open(f"/table/{table}")
    spectator.until("heard.position && document.querySelector('.log button')")
    spectator.page.locator(".log button").nth(6).click()
    expect(spectator.page.get_by_text("An earlier moment")).to_be_visible()
    spectator.button("Back to now").click()
    expect(spectator.page.get_by_text("An earlier moment")).to_be_hidden()


def test_a_guest_gets_an_account_and_keeps_the_games(visit: Visit) -> None:
    guest = visit()
    page = guest.page
    guest.open("/")
    guest.button("Play now").click()
    guest.until_asked()
    table = guest.table
    guest.open("/account")
    tick(page.get_by_role("radio", name="Create an account"))
    login = f"ada{table[:6].lower()}".replace("-", "x").replace("_", "x")
    page.get_by_label("Login").fill(login)
    page.get_by_label("Password").fill("correct horse")
    page.get_by_role("button", name="Create an account").click()
    expect(page.get_by_text("Your account is ready.")).to_be_visible()
    guest.button("Sign out").click()
    expect(page.get_by_text("You are signed out.")).to_be_visible()
    other = visit()
    other.open("/account")
    other.page.get_by_label("Login").fill(login)
    other.page.get_by_label("Password").fill("correct horse")
    other.button("Sign in").click()
    expect(other.page.get_by_text("You are signed in.")).to_be_visible()
    other.open("/games")
    expect(other.page.locator(f"a[href='/table/{table}']")).to_be_visible()


def test_a_record_can_be_opened_as_a_sandbox(visit: Visit, someone: Someone) -> None:
    ada = someone("Ada")
    table = ada.make({"name": "Bob"})["id"]
    ada.play(table, lambda position: position["seq"] > 40)
    record = ada.web.get(f"/tables/{table}/record").raise_for_status().text
    reader = visit()
    reader.open("/replays")
    file: FilePayload = {"name": "record.txt", "mimeType": "text/plain", "buffer": record.encode()}
    reader.page.locator("input[type=file]").set_input_files(file)
    reader.page.wait_for_url("**/table/*")
    expect(reader.page.locator("main.sandbox")).to_be_visible()


def test_what_is_not_there_is_told(visit: Visit) -> None:
    reader = visit()
    reader.trouble.forgiven = True  # the browser tells of the 404 too
    for path, title in (("/nothing", "Nothing here"), ("/table/none-such", "No such table")):
        reader.open(path)
        expect(reader.page.get_by_role("heading", level=1)).to_have_text(title)
