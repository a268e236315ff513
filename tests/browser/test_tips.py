"""Symbols explain themselves: by hover, with the focus of their place, and by a long press that answers nothing."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from armorial.text import Speaker
from tests.browser.conftest import Visit, sit_down
from tests.browser.people import Regular
from tests.browser.visitor import Visitor

BOARDS = ["legacy", "lorenzo", "troyes", "village"]
TRIED = {(1280, 720): 5, (1920, 1080): 2}
"""So many symbols of each board are pointed at in a window."""

# A visible symbol of each kind, by its place in the page: one that a pointer really reaches.
REACHED = """
() => {
    const found = new Map();
    const all = [...document.querySelectorAll('.boardwrap [data-tip]')];
    for (const [number, each] of all.entries()) {
        const box = each.getBoundingClientRect();
        const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        if (each.dataset.tip && hit?.closest('[data-tip]') === each) found.set(each.dataset.tip, number);
    }
    return [...found];
}
"""
# Printed symbols that nothing explains: neither they nor what they stand in has a tooltip, words of its own, or an
# answer's button around it. What only decorates is left out, and people and pieces, whose words are their owner's name.
MUTE = """
() => {
    const DECORATION = ['#i-rosewin', '#i-mill', '#i-ship'];
    const NAMED = '[data-tip], [title], [aria-label]:not(section, svg, [role=group], [role=region]), button, ' +
        '.score, .head, .hint, .none, .who, .character, .act, .plaque, .portrait, :has(> .hit)';
    const found = new Set();
    const all = '.boardwrap use, .own use, .phone-board use';
    for (const each of document.querySelectorAll(all)) {
        const name = each.getAttribute('href');
        const { width } = each.getBoundingClientRect();
        if (!width || !/^#(i|cube)-/.test(name) || DECORATION.includes(name) || each.closest('.sr, defs')) continue;
        if (!each.closest(NAMED)) found.add(`${name} in ${each.closest('[class]').outerHTML.slice(0, 150)}`);
    }
    return [...found];
}
"""
COVERS = """
(anchor) => {
    const [a, b] = [anchor, document.querySelector('[role=tooltip]')].map((each) => each.getBoundingClientRect());
    const inside = b.left >= 0 && b.top >= 0 && b.right <= innerWidth && b.bottom <= innerHeight;
    return !inside || !(a.right <= b.left || a.left >= b.right || a.bottom <= b.top || a.top >= b.bottom);
}
"""


def at_board(visit: Visit, ada: Regular, game: str, **look: Any) -> Visitor:
    return sit_down(visit, ada, ada.make({"bot": "random"}, game=game, confirm=False)["id"], **look)


def told(page: Page) -> Locator:
    return page.get_by_role("tooltip")


@pytest.mark.parametrize("game", BOARDS)
def test_a_symbol_explains_itself_beside_it(visit: Visit, ada: Regular, game: str) -> None:
    visitor = at_board(visit, ada, game)
    page = visitor.page
    for size, tried in TRIED.items():
        visitor.resize(*size)
        symbols = page.evaluate(REACHED)
        assert len(symbols) > tried
        for key, number in symbols[:: len(symbols) // tried]:
            symbol = page.locator(".boardwrap [data-tip]").nth(number)
            symbol.hover()
            told(page).wait_for()
            expect(told(page)).to_contain_text(Speaker("en").text(key))
            assert not symbol.evaluate(COVERS), key
            page.mouse.move(2, 2)
            told(page).wait_for(state="detached")
        assert page.evaluate(MUTE) == []


@pytest.mark.parametrize("game", BOARDS)
def test_nothing_on_a_phone_is_mute(visit: Visit, ada: Regular, game: str) -> None:
    visitor = at_board(visit, ada, game, phone=True)
    mute: list[str] = []
    for place in visitor.page.locator(".tb").all():
        place.click()
        visitor.rest()
        mute += visitor.page.evaluate(MUTE)
    assert mute == []


@pytest.mark.parametrize("game", BOARDS)
def test_symbols_are_no_stops_of_the_tab_key_but_told_with_their_place(visit: Visit, ada: Regular, game: str) -> None:
    page = at_board(visit, ada, game).page
    expect(page.locator(".boardwrap [data-tip][tabindex]:not([data-tokens], [role=img])")).to_have_count(0)
    place = (
        page.locator(".boardwrap .lit")
        .filter(has=page.locator("[data-tip]"))
        .or_(page.locator(".boardwrap .lit[data-tip]"))
    )
    button = place.first.locator("xpath=descendant-or-self::*[@tabindex]").first
    page.keyboard.press("Escape")  # past the recap
    page.keyboard.press("Tab")  # so that the focus shows
    button.focus()
    expect(told(page)).to_be_visible()
    if told(page).locator("h4").count() == 0:  # a card is named by all its words
        expect(button).to_have_attribute("aria-describedby", str(told(page).get_attribute("id")))
    page.keyboard.press("Escape")
    expect(told(page)).to_have_count(0)


def test_a_long_press_explains_and_answers_nothing(visit: Visit, ada: Regular) -> None:
    visitor = at_board(visit, ada, "village", phone=True)
    page = visitor.page
    cube = page.locator("button.cb.lit").first
    box = cube.bounding_box()
    assert box
    finger = page.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(told(page)).to_contain_text(Speaker("en").text(str(cube.get_attribute("data-tip"))))
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(told(page)).to_be_visible()
    expect(page.locator(".sheet .opt.main")).to_have_count(0)
    cube.tap()
    page.locator(".sheet .opt.main").wait_for()
    expect(told(page)).to_have_count(0)
