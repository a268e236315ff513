"""axe finds nothing serious on any page, light or dark."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import ROOT, Visit
from tests.browser.people import Person
from tests.browser.visitor import Visitor
from tests.server.table_server import ProcessServer

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = ("/", "/new", "/lobby", "/games", "/settings", "/rules/village", "/replays", "/account", "/recover", "/nothing")


# Fonts are there, and nothing fades in or turns over any more: colours in between are nobody's choice.
STILL = """
async () => {
    await document.fonts.ready;
    const ends = (each) => each.effect?.getComputedTiming().endTime !== Infinity;
    await Promise.allSettled(document.getAnimations().filter(ends).map((each) => each.finished));
}
"""


RUN = """
async ([rules, part]) => {
    const how = { resultTypes: ['violations'], preload: false, ...(rules.length ? { runOnly: rules } : {}) };
    return (await axe.run(part || document, how)).violations;
}
"""


def check(visitor: Visitor, where: str, *rules: str, part: str = "") -> list[str]:
    """What axe finds serious or critical, in words; by all its rules or by some, on the whole page or in a part."""
    page = visitor.page
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8") + "; null")
    with visitor.seen():
        page.evaluate(STILL)
        found: list[dict[str, Any]] = page.evaluate(RUN, [rules, part])
    return [
        f"{where}: {each['id']} ({each['impact']}): {node['target']} {node['failureSummary']}"
        for each in found
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"]
    ]


def in_both_themes(visitor: Visitor, where: str, part: str = "") -> list[str]:
    """The same page in light and in dark, where only the contrast can be another."""
    wrong = check(visitor, where, part=part)
    visitor.page.emulate_media(color_scheme="dark")
    expect(visitor.page.locator("html")).to_have_attribute("data-theme", "dark")
    wrong += check(visitor, f"{where}, dark", "color-contrast", part=part)
    visitor.page.emulate_media(color_scheme="light")
    expect(visitor.page.locator("html")).to_have_attribute("data-theme", "light")
    return wrong


def on_a_board(visitor: Visitor, where: str) -> list[str]:
    """A board in both themes; on a phone, which draws the same parts in the same colours, in the light only."""
    return check(visitor, where) if visitor.phone else in_both_themes(visitor, where)


def in_the_middle(position: Any) -> bool:
    """Something may be answered and something is refused, so that both can be looked at."""
    question = position["question"]
    return position["view"]["round"] > 1 and bool(question["options"]) and bool(question["refused"])


@pytest.fixture(scope="module")
def played(server: ProcessServer) -> Iterator[tuple[Person, str, str, str]]:
    """A person with a finished, an open and a running table."""
    ada = Person(server.url, "Ada")
    try:
        over = ada.make({"name": "Bob"})["id"]
        ada.play(over)
        running = ada.post("/play-now", game="village", seats=3, confirm=False)["id"]
        ada.play(running, in_the_middle)
        waiting = ada.make({}, {"bot": "greedy"})["id"]
        yield ada, over, running, waiting
    finally:
        ada.close()


@pytest.fixture
def reader(visit: Visit, played: tuple[Person, str, str, str], phone: bool) -> Visitor:
    visitor = visit(phone=phone, color_scheme="light")
    visitor.be(played[0].cookies(visitor.url))
    return visitor


@pytest.fixture(params=[False, True], ids=["desk", "phone"])
def phone(request: pytest.FixtureRequest) -> bool:
    return bool(request.param)


def test_pages(reader: Visitor) -> None:
    wrong = []
    for path in PAGES:
        reader.open(path)
        reader.page.get_by_role("heading").first.wait_for()
        reader.page.wait_for_load_state("networkidle")
        wrong += in_both_themes(reader, path)
    assert not wrong, "\n".join(wrong)


def test_tables(reader: Visitor, played: tuple[Person, str, str, str], phone: bool) -> None:
    _, over, running, waiting = played
    page = reader.page
    reader.open(f"/table/{waiting}")
    page.get_by_role("heading", level=1).wait_for()
    wrong = in_both_themes(reader, "waiting room")

    reader.open(f"/table/{running}")
    reader.until_asked()
    wrong += in_both_themes(reader, "own turn")
    page.keyboard.press("?")
    page.get_by_role("dialog").wait_for()
    wrong += in_both_themes(reader, "all that is refused", "dialog")
    page.keyboard.press("Escape")
    if not phone:
        reader.open_answers()
        folded = page.locator(".answers details:not([open]) summary")
        if folded.count():
            folded.click()
        page.locator(".answers .opt.no").first.hover()
        page.locator(".why").wait_for()
        wrong += in_both_themes(reader, "why not", ".why")
        page.mouse.move(1, 1)
        for tab in ("Log", "Chat", "Notes"):
            page.get_by_role("tab", name=tab).click()
            wrong += in_both_themes(reader, tab, ".side")
        reader.button("Rules").click()
        page.locator("aside.drawer").wait_for()
        wrong += in_both_themes(reader, "drawer of rules", "aside.drawer")
    page.keyboard.press("Escape")
    reader.button("More").click()
    wrong += in_both_themes(reader, "menu", ".menu")

    reader.open(f"/table/{over}")
    expect(page.get_by_role("dialog")).to_be_visible()
    wrong += in_both_themes(reader, "end", "dialog")
    page.keyboard.press("Escape")
    wrong += in_both_themes(reader, "board at the end")
    reader.open(f"/replay/{over}?at=60")
    page.get_by_role("slider").wait_for()
    wrong += in_both_themes(reader, "replay")
    assert not wrong, "\n".join(wrong)


def test_anothers_turn(reader: Visitor, played: tuple[Person, str, str, str], server: ProcessServer) -> None:
    ada = played[0]
    bob = Person(server.url, "Bob")
    table = bob.make({})["id"]
    ada.post(f"/tables/{table}/join")
    bob.post(f"/tables/{table}/start")
    for player in (bob, ada):
        player.play(table, lambda position: not (position["question"] and position["question"]["options"]))
        if player.position(table)["to_move"] == 0:
            break
    reader.open(f"/table/{table}")
    reader.until("heard.position && document.querySelector('main.tbl, main.phone')")
    assert reader.position["to_move"] == 0
    wrong = in_both_themes(reader, "another's turn")
    bob.close()
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("phone", [False], indirect=True)
def test_the_check_can_fail(reader: Visitor) -> None:
    reader.open("/settings")
    reader.page.get_by_role("heading", level=1).wait_for()
    reader.page.evaluate(
        """() => {
            for (const name of ['aria-label', 'title']) document.querySelector('header.top .cog').removeAttribute(name);
            document.querySelector('main dd').style = 'color: #eee; background: #fff';
        }"""
    )
    wrong = check(reader, "broken")
    assert any("link-name" in what for what in wrong)
    assert any("color-contrast" in what for what in wrong)
