"""What can be done at a table, one thing at a time."""

from typing import Any

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.browser.conftest import Someone, Visit, sit_down
from tests.browser.fields import click_shut, tick
from tests.browser.people import Regular
from tests.browser.visitor import Visitor
from tests.patience import again


@pytest.fixture
def guest(visit: Visit, ada: Regular) -> Visitor:
    """A guest at a table with a bot, at the start of his turn; turns are to be confirmed."""
    return seated(visit, ada)


def seated(visit: Visit, ada: Regular, *, wish: dict[str, Any] | None = None, **window: Any) -> Visitor:
    table = ada.post("/play-now", **{"game": "village", "seats": 2, "bot": "random", "confirm": True, **(wish or {})})
    return sit_down(visit, ada, table["id"], **window)


def tokens(visitor: Visitor, start: str = "") -> list[str]:
    offered = [option["token"] for option in visitor.position["question"]["options"]]
    return [token for token in offered if token.startswith(start)]


def go_to_crafts(guest: Visitor) -> str:
    """Take a cube there; after it there is more to choose, and some of it is refused."""
    token = min(tokens(guest, "take:crafts:"), key=lambda each: each.endswith("plague"))
    before = guest.seq
    guest.answer(token)
    guest.until_seq(before + 1)
    guest.until("heard.position.question?.kind === 'CraftsAction'")
    return token


def shut_place(guest: Visitor) -> Locator:
    return guest.page.locator(".boardwrap .shut[data-tokens]").first


# Undo and the end of a turn


def test_undo_takes_back_the_last_choice(guest: Visitor) -> None:
    before = guest.position
    go_to_crafts(guest)
    guest.button("Undo").click()
    guest.until("heard.position.question?.kind === 'TakeCube'")
    assert guest.position["view"] == before["view"]
    assert guest.position["question"] == before["question"]
    expect(guest.button("Undo")).to_be_hidden()


def test_a_turn_can_be_started_over(guest: Visitor) -> None:
    before = guest.position
    go_to_crafts(guest)
    guest.step()
    guest.button("More").click()
    guest.button("Start the turn over").click()
    guest.until("heard.position.question?.kind === 'TakeCube' && !heard.position.can_undo")
    assert guest.position["view"] == before["view"]


def test_a_turn_is_handed_on_only_when_it_is_confirmed(guest: Visitor) -> None:
    guest.play(lambda position: position["waiting_for_confirm"])
    expect(guest.page.get_by_role("heading", name="End your turn?")).to_be_visible()
    guest.button("Undo").click()
    guest.until("!heard.position.waiting_for_confirm")
    guest.play(lambda position: position["waiting_for_confirm"])
    waiting = guest.seq
    guest.button("End turn").click()
    guest.until("!heard.position.waiting_for_confirm && heard.position.seq > given", waiting)


def test_the_next_answer_need_not_wait_for_the_acknowledgement(visit: Visit, someone: Someone) -> None:
    """The position shows that an answer has arrived, so a late ``done`` holds up nothing."""
    ada = someone("Ada")
    table = ada.post("/play-now", game="village", seats=2, bot="random", confirm=True)
    guest = visit(fresh=True)
    guest.be(ada.cookies(guest.url))
    held: list[str | bytes] = []

    def relay(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda text: held.append(text) if '"type":"done"' in str(text) else socket.send(text))

    guest.page.route_web_socket("**/live*", relay)
    guest.open(f"/table/{table['id']}")
    for number in range(3):
        now = guest.until_asked()
        assert not now["waiting_for_confirm"]
        expect(guest.page.locator(".ask .opt:disabled, .answers .opt:disabled")).to_have_count(0)
        guest.answer(sorted(tokens(guest, "take:crafts") or tokens(guest))[0], board=number != 1)
        guest.until_seq(now["seq"] + 1)
        if guest.position["waiting_for_confirm"]:
            break
    assert number > 0, "a turn of one answer shows nothing"
    assert held, "the acknowledgement of the last answer may still be on its way, but not that of the first"


# Why not


def test_why_not_by_pointer_and_the_rule_behind_it(guest: Visitor) -> None:
    go_to_crafts(guest)
    why = guest.page.locator(".why")
    shut_place(guest).hover()
    expect(why).to_be_visible()
    chip = why.locator("a.rule").first
    expect(chip).to_contain_text("V-")
    rule = chip.inner_text().split()[-1]
    guest.page.mouse.move(2, 2)
    expect(why).to_be_hidden()
    shut_place(guest).hover()
    chip.click()
    drawer = guest.page.locator("aside.drawer")
    expect(drawer.locator(f"[id='{rule}']")).to_be_in_viewport()
    expect(drawer.locator(f"[id='{rule}']")).to_have_class("rule-text here")
    guest.page.keyboard.press("Escape")
    expect(drawer).to_be_hidden()


def test_why_not_by_keyboard(guest: Visitor) -> None:
    go_to_crafts(guest)
    page = guest.page
    for key in ["Tab"] * 20 + ["ArrowRight"] * 40:
        if page.evaluate("document.activeElement.closest('.boardwrap .shut[data-tokens]') !== null"):
            break
        if key != "Tab" or not page.evaluate("document.activeElement.closest('.boardwrap [data-tokens]') !== null"):
            page.keyboard.press(key)
    expect(page.locator(".why")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(".why")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".why")).to_be_hidden()
    page.keyboard.press("?")
    everything = page.get_by_role("dialog")
    expect(everything.locator("section").first).to_be_visible()
    refused = guest.position["question"]["refused"]
    expect(everything.locator("li")).to_have_count(len(refused))
    everything.locator("a.rule").first.click()
    expect(page.locator("aside.drawer .here")).to_be_in_viewport()


def test_why_not_by_touch(visit: Visit, ada: Regular) -> None:
    guest = seated(visit, ada, has_touch=True)
    go_to_crafts(guest)
    shut_place(guest).tap()
    why = guest.page.locator(".why")
    expect(why).to_be_visible()
    why.get_by_role("button", name="Close").tap()
    expect(why).to_be_hidden()
    shut_place(guest).tap()
    why.locator("a.rule").first.tap()
    expect(guest.page.locator("aside.drawer .here")).to_be_in_viewport()


def test_why_not_in_the_list_of_answers(guest: Visitor) -> None:
    go_to_crafts(guest)
    guest.page.get_by_role("tab", name="Answers").click()
    details = guest.page.locator(".answers details")
    details.wait_for()
    if details.get_attribute("open") is None:
        details.locator("summary").click()
    refused = guest.position["question"]["refused"]
    expect(details.locator(".opt.no")).to_have_count(len(refused))
    details.locator(".opt.no").first.hover()
    expect(guest.page.locator(".why")).to_be_visible()
    before = guest.seq
    click_shut(details.locator(".opt.no").first)  # said to be disabled, yet it tells why
    expect(guest.page.locator(".why")).to_be_visible()
    assert guest.seq == before


# Sandbox


def test_a_sandbox_cannot_be_mistaken_and_leaves_the_game_alone(guest: Visitor) -> None:
    page = guest.page
    real, address = guest.position, page.url
    guest.button("More").click()
    guest.button("Try it in a sandbox").click()
    guest.until("heard.position.table !== given", real["table"])
    expect(page.locator("main.sandbox")).to_be_visible()
    expect(page.get_by_text("nothing counts")).to_be_visible()
    frame = page.locator("main.sandbox").evaluate("(main) => getComputedStyle(main).boxShadow")
    assert "inset" in frame
    sandbox = guest.seq
    for _ in range(3):
        guest.step()
    assert guest.seq > sandbox
    page.goto(address)
    guest.until("heard.position && heard.position.table === given", real["table"])
    expect(page.locator("main.tbl")).to_be_visible()
    expect(page.locator("main.sandbox")).to_have_count(0)
    assert guest.position["seq"] == real["seq"]
    assert guest.position["view"] == real["view"]


# Two people at one device


def test_a_cover_lies_between_two_people_at_one_device(visit: Visit) -> None:
    both = visit()
    page = both.page
    both.open("/new")
    tick(page.get_by_label("2", exact=True))
    page.get_by_label("Your name").fill("Ada")
    page.get_by_label("Seat 2").select_option("here")
    page.get_by_role("textbox", name="Name", exact=True).fill("Bob")
    page.get_by_role("button", name="Make a table").click()
    both.button("Start the game").click()
    for _ in range(3):
        both.until("heard.position && document.querySelector('.cover')")
        seat = both.position["seat"]
        name = both.position["seats"][seat]["name"]
        cover = page.get_by_role("dialog", name=f"Pass the device to {name}")
        expect(cover).to_be_visible()
        expect(page.locator("main.tbl")).to_have_count(0)
        page.keyboard.press("1")  # nothing can be answered under the cover
        cover.get_by_role("button").click()
        expect(page.locator("main.tbl")).to_be_visible()
        both.play(lambda position, seat=seat: position["to_move"] != seat)  # type: ignore[misc]


# Keyboard


def test_a_turn_by_keyboard_alone(visit: Visit) -> None:
    guest = visit()
    page = guest.page
    guest.open("/")
    page.locator(".cta button").wait_for()
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('.cta button')"):
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    start = guest.until_asked()
    page.keyboard.press("1")
    guest.until_seq(start["seq"] + 1)
    assert guest.position["can_undo"]
    page.keyboard.press("u")
    guest.until("!heard.position.can_undo")
    assert guest.position["view"] == start["view"]
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Why not?")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    many = len(start["question"]["options"])
    assert many > 9
    page.keyboard.type(str(many))  # two digits
    guest.until("heard.position.can_undo")
    for _ in range(20):
        now = guest.until_asked()
        if now["waiting_for_confirm"]:
            break
        page.keyboard.press("1")
        guest.until_seq(now["seq"] + 1)
    page.keyboard.press("Enter")
    guest.until("!heard.position.waiting_for_confirm")


def test_a_menu_on_the_board_by_keyboard(visit: Visit, someone: Someone) -> None:
    """A place with several answers opens a menu that arrows walk through and Escape closes."""

    def choice(position: Any) -> bool:
        """Where scrolls are written one may both write one and learn to."""
        asked = [option["token"] for option in (position["question"] or {"options": []})["options"]]
        return "make:scroll" in asked and any(token.startswith("train:scriptorium:") for token in asked)

    ada = someone("Ada")
    table = ada.make({"name": "Bob"})["id"]
    assert choice(ada.play(table, choice, "take:crafts")), "in the scriptorium one could never both make and train"
    guest = visit()
    guest.be(ada.cookies(guest.url))
    guest.open(f"/table/{table}")
    page = guest.page
    page.locator(".cover button").click()
    place = page.locator(".boardwrap [aria-haspopup]").first
    page.keyboard.press("Tab")
    place.focus()
    page.keyboard.press("Enter")
    menu = page.locator(".place-menu")
    expect(menu).to_be_visible()
    first = page.evaluate("document.activeElement.textContent")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.textContent") != first
    page.keyboard.press("Escape")
    expect(menu).to_be_hidden()
    assert page.evaluate("document.activeElement.hasAttribute('aria-haspopup')")
    before = guest.seq
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    guest.until_seq(before + 1)


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_answers_in_the_bar_can_all_be_read(visit: Visit, someone: Someone, lang: str) -> None:
    """Who pays for the well may choose any of the actions: where they do not fit, they stand in the list."""

    def well(position: Any) -> bool:
        question = position["question"]
        return bool(question and question["kind"] == "WellAction" and len(question["options"]) > 4)

    ada = someone("Ada")
    for _ in again("somebody pays for the well"):
        table = ada.make({"name": "Bob"})["id"]
        if well(ada.play(table, well, "well")):
            break
    guest = visit(lang=lang)
    guest.be(ada.cookies(guest.url))
    guest.open(f"/table/{table}")
    guest.page.locator(".cover button").click()
    many = len(guest.until_asked()["question"]["options"])
    for width in (1280, 1920):
        guest.resize(width, 720)
        guest.open_answers()
        guest.rest()
        everywhere = "['.ask-opts .opt', '.answers .opt:not(.no)'].map((where) => document.querySelectorAll(where))"
        guest.until(f"{everywhere}.some((all) => all.length === given)", many)
        assert guest.page.locator(".ask-opts").evaluate("(bar) => bar.scrollWidth <= bar.clientWidth + 1")


# What it costs


@pytest.mark.parametrize("game", ["village", "lorenzo", "troyes", "legacy"])
def test_nothing_moves_for_ever_while_somebody_thinks(visit: Visit, ada: Regular, game: str) -> None:
    """A movement without end keeps a processor busy for as long as the page is open (`bench/idle_page.py`)."""
    guest = seated(visit, ada, wish={"game": game}, motion=True)
    moving = guest.page.evaluate(
        """() => document.getAnimations().filter((each) => each.effect.getComputedTiming().endTime === Infinity)
            .map((each) => `${each.animationName}: ${each.effect.target.outerHTML.slice(0, 80)}`)"""
    )
    assert moving == []
