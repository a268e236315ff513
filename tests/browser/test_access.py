"""axe finds nothing serious on any page, light or dark."""

from collections.abc import Iterator
from typing import Any, Literal

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import ROOT, Visit
from tests.browser.people import Person, QuickPerson
from tests.browser.visitor import Visitor
from tests.server.table_server import ProcessServer

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
PAGES = (
    *("/", "/new", "/lobby", "/games", "/settings", "/notices", "/rules/village", "/replays"),
    "/tournaments/new",
    *("/account", "/recover", "/statistics", "/nothing"),
)


# Fonts are there, and nothing fades in or turns over any more: colours in between are nobody's choice.
STILL = """
await document.fonts.ready;
const ends = (each) => each.effect?.getComputedTiming().endTime !== Infinity;
await Promise.allSettled(document.getAnimations().filter(ends).map((each) => each.finished));
"""


# Without two rules that take as long as all others together, and whose findings are never called serious.
RUN = """
async ([rules, part]) => {
    const how = { resultTypes: ['violations'], preload: false };
    if (rules.length) how.runOnly = rules;
    else how.rules = { region: { enabled: false }, 'presentation-role-conflict': { enabled: false } };
    return (await axe.run(part || document, how)).violations;
}
"""


def check(visitor: Visitor, where: str, *rules: str, part: str = "") -> list[str]:
    """What axe finds serious or critical, in words; by all its rules or by some, on the whole page or in a part."""
    page = visitor.page
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8") + "; null")
    with visitor.seen():
        visitor.settle(STILL)
        found: list[dict[str, Any]] = page.evaluate(RUN, [rules, part])
    return [
        f"{where}: {each['id']} ({each['impact']}): {node['target']} {node['failureSummary']}"
        for each in found
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"]
    ]


def in_both_themes(visitor: Visitor, where: str, part: str = "") -> list[str]:
    """The same page as it is and in the other theme, where only the contrast can be another."""
    now = visitor.page.evaluate("document.documentElement.dataset.theme")
    other: Literal["light", "dark"] = "light" if now == "dark" else "dark"
    wrong = check(visitor, f"{where}, {now}", part=part)
    visitor.page.emulate_media(color_scheme=other)
    visitor.until("document.documentElement.dataset.theme === given", other)
    return wrong + check(visitor, f"{where}, {other}", "color-contrast", part=part)


def looked_at(visitor: Visitor, where: str, part: str = "") -> list[str]:
    """In both themes; on a phone, which draws the same things in the same colours, in one."""
    return (check if visitor.phone else in_both_themes)(visitor, where, part=part)


LOOKS: tuple[dict[str, Any], ...] = ({"phone": False, "color_scheme": "light"}, {"phone": True, "color_scheme": "dark"})
"""What a desk and a phone both draw, in the same colours, is looked at by day on one and at night on the other."""


def who_looks(visitors: list[Visitor], number: int, *, places: bool) -> list[Visitor]:
    """Desk and phone look at a board's stages by turns, and both at one that has much on it."""
    return visitors if places else [visitors[number % len(visitors)]]


def look_at_table(visitor: Visitor, table: str, where: str, *, places: bool) -> list[str]:
    """A table, by one who is at some page. One that has much is wanted in all its places on a phone, and on a desk in
    both themes."""
    visitor.go(f"/table/{table}")
    visitor.until("heard.position && document.querySelector('main.tbl, main.phone')")
    wrong = (looked_at if places else check)(visitor, where)
    for number in range(visitor.page.locator(".tb").count() if places else 0):
        visitor.page.locator(".tb").nth(number).click()
        wrong += check(visitor, f"{where}, place {number}", part=".phone-board")
    return wrong


def in_the_middle(position: Any) -> bool:
    """Something may be answered and something is refused, so that both can be looked at."""
    question = position["question"]
    return position["view"]["round"] > 1 and bool(question["options"]) and bool(question["refused"])


@pytest.fixture(scope="module")
def played(server: ProcessServer) -> Iterator[tuple[Person, str, str, str]]:
    """A person with a finished, an open and a running table."""
    ada = QuickPerson(server.url, "Ada")
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
    visitor = visit(**LOOKS[phone])
    visitor.be(played[0].cookies(visitor.url))
    visitor.open("/settings")
    return visitor


@pytest.fixture(params=[False, True], ids=["desk", "phone"])
def phone(request: pytest.FixtureRequest) -> bool:
    return bool(request.param)


def test_pages(reader: Visitor) -> None:
    wrong = []
    for path in PAGES:
        reader.go(path)
        reader.page.get_by_role("heading").first.wait_for()
        wrong += check(reader, path)
    assert not wrong, "\n".join(wrong)


def test_tables(reader: Visitor, played: tuple[Person, str, str, str], phone: bool) -> None:
    _, over, running, waiting = played
    page = reader.page
    reader.go(f"/table/{waiting}")
    page.get_by_role("heading", level=1).wait_for()
    wrong = check(reader, "waiting room")

    reader.go(f"/table/{running}")
    reader.until_asked()
    wrong += looked_at(reader, "own turn")
    page.keyboard.press("?")
    page.get_by_role("dialog").wait_for()
    wrong += check(reader, "all that is refused", part="dialog")
    page.keyboard.press("Escape")
    if not phone:
        reader.open_answers()
        page.locator(".answers details").wait_for()
        folded = page.locator(".answers details:not([open]) summary")
        if folded.count():
            folded.click()
        page.locator(".answers .opt.no").first.hover()
        page.locator(".why").wait_for()
        wrong += looked_at(reader, "why not", ".why")
        page.mouse.move(1, 1)
        for tab in ("Log", "Chat", "Notes"):
            page.get_by_role("tab", name=tab).click()
            wrong += looked_at(reader, tab, ".side")
        reader.button("Rules").click()
        page.locator("aside.drawer").wait_for()
        wrong += looked_at(reader, "drawer of rules", "aside.drawer")
    page.keyboard.press("Escape")
    reader.button("More").click()
    wrong += check(reader, "menu", part=".menu")

    reader.go(f"/table/{over}")
    expect(page.get_by_role("dialog")).to_be_visible()
    wrong += check(reader, "end", part="dialog")
    page.keyboard.press("Escape")
    wrong += check(reader, "board at the end")
    reader.go(f"/replay/{over}?at=60")
    page.get_by_role("slider").wait_for()
    wrong += check(reader, "replay")
    assert not wrong, "\n".join(wrong)


def test_anothers_turn(reader: Visitor, played: tuple[Person, str, str, str], server: ProcessServer) -> None:
    ada = played[0]
    bob = QuickPerson(server.url, "Bob")
    table = bob.make({})["id"]
    ada.post(f"/tables/{table}/join")
    bob.post(f"/tables/{table}/start")
    for player in (bob, ada):
        player.play(table, lambda position: not (position["question"] and position["question"]["options"]))
        if player.position(table)["to_move"] == 0:
            break
    reader.go(f"/table/{table}")
    reader.until("heard.position && document.querySelector('main.tbl, main.phone')")
    assert reader.position["to_move"] == 0
    wrong = check(reader, "another's turn")
    bob.close()
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("phone", [False], indirect=True)
def test_the_check_can_fail(reader: Visitor) -> None:
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
