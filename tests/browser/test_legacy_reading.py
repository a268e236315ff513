"""Legacy in the browser: everything can be read at every size in every language."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.chromium import DESK
from tests.browser.conftest import Visit, sit_down
from tests.browser.legacy import BOT, MOST_TABLES, kind, table
from tests.browser.people import Person, Regular
from tests.browser.test_fit import LARGE, SMALL, phone_places, sizes
from tests.browser.visitor import LANGUAGES

# What cannot be read: text that its own box or a box around it cuts off, cards that leave the window. What is scrolled
# through on purpose is left out: the strips of a phone, log and chat; and names of players, which people choose.
CUT = """
() => {
    const board = document.querySelector('.legacy');
    const scrolls = '.canvas, .cards[tabindex], .page[role=tabpanel]';
    const wrong = [];
    /** Letters are a little higher than their line. */
    const air = 4;
    const boxOf = (node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return range.getBoundingClientRect();
    };
    const union = (a, b) => ({
        left: Math.min(a.left, b.left),
        top: Math.min(a.top, b.top),
        right: Math.max(a.right, b.right),
        bottom: Math.max(a.bottom, b.bottom),
    });
    const seen = (element) => element.getClientRects().length && !element.closest('.sr');
    for (const element of board.querySelectorAll('*')) {
        if (!(element instanceof HTMLElement) || !seen(element) || element.closest('.pp-name, [title] > .sr')) continue;
        const texts = [...element.childNodes].filter((node) => node.nodeType === 3 && node.textContent.trim());
        if (!texts.length || element.closest('foreignObject')) continue;
        const box = texts.map(boxOf).reduce(union);
        const what = `${element.className}: ${element.textContent.trim().slice(0, 40)}`;
        if (element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== 'inline')
            wrong.push(`too wide, ${what}`);
        if (element.closest(scrolls)) continue;
        if (box.left < -1 || box.top < -air || box.right > innerWidth + 1 || box.bottom > innerHeight + air)
            wrong.push(`outside the window, ${what}`);
        const card = element.closest('.friend, .mission, .space, .act, .thing, .hint, .rival, .hand, .own, .secrets');
        for (let around = card; around && around !== board; around = around.parentElement) {
            const frame = around.getBoundingClientRect();
            const clips = around === card || getComputedStyle(around).overflowX !== 'visible';
            if (clips && (box.right > frame.right + 1 || box.bottom > frame.bottom + air || box.left < frame.left - 1))
                wrong.push(`sticks out of ${around.className}, ${what}`);
        }
    }
    for (const card of board.querySelectorAll('.friend, .mission, .space, .rival')) {
        if (card.closest(scrolls)) continue;
        const box = card.getBoundingClientRect();
        if (box.right > innerWidth + 1 || box.bottom > innerHeight + 1 || box.width < 40 || box.height < 18)
            wrong.push(`card cut: ${card.textContent.trim().slice(0, 40)}`);
    }
    return [...new Set(wrong)];
}
"""


def read_everywhere(
    visit: Visit,
    person: Person,
    made: str,
    languages: tuple[str, ...] = LANGUAGES,
    windows: Callable[[int], tuple[tuple[int, int], ...]] = sizes,
) -> None:
    """The table in these languages, in small and large windows: all cards there, and nothing cut."""
    wrong: list[str] = []
    visitor = sit_down(visit, person, made)
    page, view = visitor.page, visitor.position["view"]
    me = view["players"][0]
    cards = {
        ".hand .friend": len(me["hand"]),
        ".friends .friend": len(view["row"]),
        ".secrets .mission": len(me["missions"]),
        ".rival": view["seats"] - 1,
    }
    for turn, lang in enumerate(languages):
        visitor.resize(**DESK)  # the language is chosen at the top of a desk's window
        visitor.speak(lang)
        for width, height in windows(turn):
            visitor.resize(width, height)
            if width < 900:
                phone_places(page)
            page.locator(".legacy").wait_for()
            visitor.rest()
            wrong += [f"{lang} {width}: {each}" for each in page.evaluate(CUT)]
            if width >= 900:
                for where, many in cards.items():
                    expect(page.locator(where)).to_have_count(many)
    assert not wrong, "\n".join(wrong)


def hand_of(low: int, high: int) -> Callable[[Any], bool]:
    def enough(now: Any) -> bool:
        return kind(now) == "Act" and low <= len(now["view"]["players"][0]["hand"]) <= high

    return enough


def test_the_starting_hand_and_the_row_can_be_read(visit: Visit, ada: Regular) -> None:
    read_everywhere(visit, ada, table(ada, lambda now: kind(now) == "Mulligan", 3))


def test_a_hand_of_six_and_missions_can_be_read(visit: Visit, ada: Regular) -> None:
    def enough(now: Any) -> bool:
        me = now["view"]["players"][0]
        return kind(now) == "Act" and len(me["hand"]) in (5, 6) and bool(me["missions"])

    for _ in range(MOST_TABLES):
        made: str = ada.make(BOT, BOT, game="legacy", options={"solo": "standard"})["id"]
        if enough(ada.play(made, enough, ("mission", "socialize:3", "children", "person:", "marry:"))):
            break
    read_everywhere(visit, ada, made)


@pytest.mark.parametrize(("low", "high", "lang"), [(7, 9, "ru"), (10, 12, "pl")])
def test_a_large_hand_can_be_read(visit: Visit, ada: Regular, low: int, high: int, lang: str) -> None:
    """Cards get smaller the more there are; each in one of the languages with long words. Six are read in all."""
    for _ in range(MOST_TABLES):
        made: str = ada.make(BOT, game="legacy", options={"solo": "standard"})["id"]
        if hand_of(low, high)(ada.play(made, hand_of(low, high), ("socialize:3", "children", "person:"))):
            break
    read_everywhere(visit, ada, made, (lang,), lambda _: (SMALL, *LARGE))


def test_the_testament_can_be_read(visit: Visit, ada: Regular) -> None:
    late = table(ada, lambda now: kind(now) == "Act" and now["view"]["round"] >= 7, 0, "testament")
    read_everywhere(visit, ada, late)
