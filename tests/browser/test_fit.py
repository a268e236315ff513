"""How much is fetched at first, and that a table fits its window."""

import gzip
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Request

from tests.browser.chromium import DESK
from tests.browser.conftest import Someone, Visit
from tests.browser.people import Person
from tests.browser.visitor import LANGUAGES, Visitor
from tests.games import DRAWN
from tests.patience import again

LEAST_SCRIPT, MOST_SCRIPT = 80_000, 200_000
GROW = ("marry:", "children", "person:", "child")
"""Answers of Legacy without which a family dies out."""

# What sticks out of the window, and what sticks out of the board.
OUTSIDE = """
(() => {
    const all = (where) => [...document.querySelectorAll(where)].map((each) => [each, each.getBoundingClientRect()]);
    const window = all('.ask *, .ask, .own, .side, .boardwrap > *')
        .filter(([each, box]) => !each.closest('.cell') && box.width)  // the recap's words may end in a fade
        .filter(([, box]) => box.right > innerWidth + 1 || box.bottom > innerHeight + 1);
    const [[, board]] = all('.boardwrap');
    const inside = all('.boardwrap section, .boardwrap [data-tokens]')
        .filter(([each, box]) => !each.closest('.sr, .sheet-over') && box.width > 1)
        .filter(([, box]) => box.right > board.right + 2 || box.bottom > board.bottom + 2);
    return [...window, ...inside].map(([each]) => each.outerHTML.slice(0, 120));
})()
"""


def scripts_of(guest: Visitor, path: str) -> set[str]:
    """All scripts that a page asks for, also those that the browser has already."""
    asked: set[str] = set()

    def keep(request: Request) -> None:
        if request.resource_type == "script":
            asked.add(request.url)

    guest.page.on("request", keep)
    guest.open(path)
    guest.page.wait_for_load_state("networkidle")
    guest.page.remove_listener("request", keep)
    return asked


def check_light(scripts: set[str], person: Person, game: str) -> None:
    """A table fetches no more than it needs, and not the boards of other games."""
    sizes = {url: len(gzip.compress(person.web.get(url).content)) for url in scripts}
    assert any(game in url for url in sizes)
    assert LEAST_SCRIPT < sum(sizes.values()) <= MOST_SCRIPT, sizes


TABLES = [
    ("village", 2, {}),
    ("lorenzo", 2, {"advanced": "on"}),
    ("lorenzo", 3, {"advanced": "off"}),
    ("troyes", 2, {}),
    ("legacy", 1, {"solo": "standard"}),
    ("legacy", 1, {"solo": "testament"}),
]
"""The smallest number of players, and variants; four of them are looked at in every window below."""


@pytest.mark.parametrize(("game", "seats", "options"), TABLES, ids=str)
def test_the_table_does_not_scroll(
    visit: Visit, someone: Someone, game: str, seats: int, options: dict[str, str]
) -> None:
    """The table, and after an answer in another language."""
    ada = someone("Ada")
    others = [{"name": name} for name in ("Bob", "Cyril", "Dorothea")[: seats - 1]]
    for _ in again("a game comes to its third round"):
        table = ada.make(*others, game=game, options=options)["id"]
        played = ada.play(table, lambda position: position["view"]["round"] > 2, GROW)
        if not played["over"]:
            break
    guest = visit()
    guest.be(ada.cookies(guest.url))
    guest.open(f"/table/{table}")
    if seats > 1:
        guest.page.locator(".cover button").click()
    for lang in LANGUAGES[1:]:  # words are looked at in all languages below
        guest.until_asked()
        guest.speak(lang)
        size = guest.page.evaluate(
            "[document.documentElement.scrollWidth, document.documentElement.scrollHeight, innerWidth, innerHeight]"
        )
        assert size[0] <= size[2] == 1280
        assert size[1] <= size[3] == 720
        outside = guest.page.evaluate(OUTSIDE)
        assert not outside, outside
        seat = guest.position["seat"]
        if not guest.step() or guest.position["seat"] != seat:
            break
    assert guest.seq > played["seq"]


SMALL, PHONE = (1280, 720), (390, 844)
LARGE = ((1440, 900), (1920, 1080))


def sizes(turn: int) -> tuple[tuple[int, int], ...]:
    """What fits a small window fits a larger one as a rule: these are looked at by turns."""
    return (SMALL, LARGE[turn % len(LARGE)], PHONE)


FULL = {"lorenzo": {"advanced": "on"}}
"""Options with which a board has the most on it."""
STAGES: dict[str, Callable[[Any], bool]] = {
    "early": lambda now: bool(now["question"] and now["question"]["options"]),
    "middle": lambda now: bool(now["view"]["round"] > 3 and now["question"] and now["question"]["options"]),
    "end": lambda now: False,
}

# What does not fit: words that leave the box they stand in or that are cut off by one around it, pages that can be
# scrolled sideways, and bands of the board's room in which nothing is drawn.
UNFIT = """
() => {
    /* Lists that scroll, and names of people, which may end in dots, are left out; some may be scrolled. */
    const LEFT_OUT = '.sr, title, .feed, .lists, .drawer, dialog, .own-name, .pp-name, .pp-sub, .pls, .cell b';
    const SCROLLS = '.tabs, .page, .ask-opts, .tree, .strip, .sheet-over, [data-scrolls]';
    const found = [];
    const told = (what, each, { data }) =>
        found.push(`${what}: "${data.trim().slice(0, 40)}" in ${each.outerHTML.slice(0, 110)}`);
    /* Not painted, as everything is in these tests (conftest.py), is not transparent: the body does not count. */
    const opaque = (each) => each === document.body || (look(each).opaque && opaque(each.parentElement));
    const shown = (each) => each.checkVisibility({ visibilityProperty: true }) && opaque(each);
    const seen = new Map();
    const look = (each) => {
        if (!seen.has(each)) {
            const style = getComputedStyle(each);
            seen.set(each, {
                around: each.getBoundingClientRect(),
                opaque: style.opacity !== '0',
                flows: style.display === 'inline' || style.display === 'contents',
                cuts: style.overflowX !== 'visible' || style.overflowY !== 'visible',
                boxed: style.backgroundColor !== 'rgba(0, 0, 0, 0)' || style.borderLeftWidth !== '0px',
            });
        }
        return seen.get(each);
    };
    const words = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
        const node = words.currentNode;
        const parent = node.parentElement;
        if (!node.data.trim() || parent.closest(LEFT_OUT) || !shown(parent)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect();
        if (!box.width) continue;
        const slack = box.height * 0.35;
        const outside = box.left < -1 || box.right > innerWidth + 1;
        if (outside && !parent.closest(SCROLLS)) told('outside', parent, node);
        let own = true;
        for (let each = parent; each && !each.matches(SCROLLS) && each !== document.body; each = each.parentElement) {
            if (!(each instanceof HTMLElement)) continue;
            const { around, flows, cuts, boxed } = look(each);
            if (flows) continue;
            const across = box.left < around.left - 1.5 || box.right > around.right + 1.5;
            const down = box.top < around.top - slack || box.bottom > around.bottom + slack;
            if (cuts && (across || down)) told('cut', each, node);
            else if (boxed && ((own && across) || down)) told('sticks out', each, node);
            if (boxed) own = false;
        }
    }
    const html = document.documentElement;
    if (html.scrollWidth > innerWidth) found.push(`the page is ${html.scrollWidth} wide`);
    const phone = innerWidth < 900;
    if (!phone && html.scrollHeight > innerHeight) found.push(`the page is ${html.scrollHeight} high`);
    for (const page of document.querySelectorAll('.page'))
        if (page.scrollWidth > page.clientWidth + 1) found.push(`a place of the phone is ${page.scrollWidth} wide`);
    const room = document.querySelector('.boardwrap')?.getBoundingClientRect();
    if (room && !phone) {
        const drawn = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
        const pictures = document.querySelectorAll('.boardwrap :is(rect, path, use, text, section, .card, .own, h3)');
        for (const each of pictures) {
            const box = each.getBoundingClientRect();
            if (!box.width || each.closest('.sr, defs')) continue;
            drawn.left = Math.min(drawn.left, box.left);
            drawn.top = Math.min(drawn.top, box.top);
            drawn.right = Math.max(drawn.right, box.right);
            drawn.bottom = Math.max(drawn.bottom, box.bottom);
        }
        const bands = {
            left: (drawn.left - room.left) / innerWidth, right: (room.right - drawn.right) / innerWidth,
            top: (drawn.top - room.top) / innerHeight, bottom: (room.bottom - drawn.bottom) / innerHeight,
        };
        for (const [side, share] of Object.entries(bands))
            if (share > 0.06) found.push(`an empty band of ${Math.round(share * 100)} % on the ${side} of the board`);
    }
    return found;
}
"""


def languages(game: str, stage: int) -> tuple[str, ...]:
    """In which languages a stage is looked at: the middle of a game in all, its beginning and its end in one each."""
    if stage == 1:
        return LANGUAGES
    return (LANGUAGES[(DRAWN.index(game) + stage) % len(LANGUAGES)],)


def phone_places(page: Page) -> int:
    """How many places of the board a phone shows one at a time, once the recap that lies over them is closed."""
    page.locator(".recalls .opt.main, .phone-board > *").first.wait_for()
    if page.locator(".recalls .opt.main").count():
        page.locator(".recalls .opt.main").click()
    page.locator(".phone-board > *").first.wait_for()
    return page.locator(".tb").count()


@pytest.mark.parametrize("game", DRAWN)
def test_the_board_fits_every_window(visit: Visit, someone: Someone, game: str) -> None:
    """Every board in every language, in small and large windows, early, in the middle and at the end of a game, for
    somebody with as long a name as there may be; and it is light to fetch."""
    ada = someone("Wilhelm" + 17 * "m")
    guest = visit(viewport=DESK)
    guest.be(ada.cookies(guest.url))
    page = guest.page
    table = ada.make(*[{"bot": "random"}] * 3, game=game, confirm=False, options=FULL.get(game, {}))["id"]
    unfit: list[str] = []
    bars: set[int] = set()
    for number, (stage, enough) in enumerate(STAGES.items()):
        now = ada.play(table, enough, GROW)
        if number == 0:
            check_light(scripts_of(guest, f"/table/{table}"), ada, game)
        else:
            guest.open(f"/table/{table}")
        guest.until_seq(now["seq"])
        page.locator("main.tbl").wait_for()
        if now["over"]:
            page.get_by_role("dialog").wait_for()
            page.keyboard.press("Escape")
        for lang in languages(game, number):
            guest.resize(**DESK)  # the language is chosen at the top of a desk's window
            guest.speak(lang)
            for width, height in sizes(number + LANGUAGES.index(lang)):
                guest.resize(width, height)
                if (width, height) == SMALL:
                    bars.add(page.locator(".ask").evaluate("(bar) => bar.offsetHeight"))
                places = phone_places(page) if width < 900 else 1
                for place in range(max(places, 1)):  # a board without such places is one
                    if width < 900 and places:
                        page.locator(".tb").nth(place).click()
                        guest.rest()
                    found = page.evaluate(UNFIT) + (page.evaluate(OUTSIDE) if (width, height) == SMALL else [])
                    unfit += [f"{stage} {lang} {width}x{height} {place}: {what}" for what in found]
        page.set_viewport_size(DESK)
        guest.away()  # nobody watches while the game goes on: drawing hundreds of positions takes long
    assert not unfit, "\n".join(unfit)
    assert len(bars) == 1, f"the board moves up and down under a bar of {sorted(bars)} pixels"
