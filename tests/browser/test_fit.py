"""How much is fetched at first, and that a table fits its window."""

import gzip

import pytest
from playwright.sync_api import Response

from armorial.games import GAMES
from tests.browser.conftest import Someone, Visit
from tests.browser.visitor import Visitor

MOST_SCRIPT = 200_000
GROW = ("marry:", "children", "person:", "child")
"""Answers of Legacy without which a family dies out."""

# What sticks out of the window, and what sticks out of the board.
OUTSIDE = """
(() => {
    const all = (where) => [...document.querySelectorAll(where)].map((each) => [each, each.getBoundingClientRect()]);
    const window = all('.ask *, .ask, .own, .side, .boardwrap > *')
        .filter(([, box]) => box.width && (box.right > innerWidth + 1 || box.bottom > innerHeight + 1));
    const [[, board]] = all('.boardwrap');
    const inside = all('.boardwrap section, .boardwrap [data-tokens]')
        .filter(([each, box]) => !each.closest('.sr, .sheet-over') && box.width > 1)
        .filter(([, box]) => box.right > board.right + 2 || box.bottom > board.bottom + 2);
    return [...window, ...inside].map(([each]) => each.outerHTML.slice(0, 120));
})()
"""


def fetched(guest: Visitor, path: str) -> dict[str, int]:
    """All scripts that a page fetches, with their compressed sizes."""
    replies: list[Response] = []
    guest.page.on("response", lambda reply: replies.append(reply))
    guest.open(path)
    guest.page.wait_for_load_state("networkidle")
    scripts = [reply for reply in replies if reply.request.resource_type == "script"]
    return {reply.url: len(gzip.compress(reply.body())) for reply in scripts}


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_the_landing_page_is_light(visit: Visit, lang: str) -> None:
    sizes = fetched(visit(lang=lang), "/")
    assert len(sizes) > 1
    assert sum(sizes.values()) <= MOST_SCRIPT, sizes


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_the_table_is_light(visit: Visit, someone: Someone, game: str, lang: str) -> None:
    ada = someone("Ada")
    table = ada.post("/play-now", game=game, seats=2)["id"]
    guest = visit(lang=lang)
    guest.be(ada.cookies(guest.url))
    sizes = fetched(guest, f"/table/{table}")
    assert any(game in url for url in sizes)
    assert sum(sizes.values()) <= MOST_SCRIPT, sizes


TABLES = [
    *[("village", seats, lang, {}) for seats in (2, 4) for lang in ("en", "ru", "pl")],
    *[("lorenzo", seats, lang, {"advanced": "on"}) for seats, lang in ((2, "en"), (3, "pl"), (4, "ru"))],
    ("lorenzo", 4, "pl", {"advanced": "off"}),
    *[("troyes", seats, lang, {}) for seats, lang in ((2, "en"), (3, "pl"), (4, "ru"))],
    *[("legacy", seats, lang, {"solo": "standard"}) for seats, lang in ((1, "en"), (2, "pl"), (3, "ru"), (4, "en"))],
    ("legacy", 1, "ru", {"solo": "testament"}),
]
"""The largest and the smallest number of players, and the longest words."""


@pytest.mark.parametrize(("game", "seats", "lang", "options"), TABLES, ids=str)
def test_the_table_does_not_scroll(
    visit: Visit, someone: Someone, game: str, seats: int, lang: str, options: dict[str, str]
) -> None:
    ada = someone("Ada")
    others = [{"name": name} for name in ("Bob", "Cyril", "Dorothea")[: seats - 1]]
    over = True
    while over:  # by the way they play a game may end before its third round
        table = ada.make(*others, game=game, options=options)["id"]
        played = ada.play(table, lambda position: position["view"]["round"] > 2, GROW)
        over = played["over"]
    guest = visit(lang=lang)
    guest.be(ada.cookies(guest.url))
    guest.open(f"/table/{table}")
    if seats > 1:
        guest.page.locator(".cover button").click()
    for _ in range(6):
        guest.until_asked()
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
