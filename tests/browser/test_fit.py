"""How much is fetched at first, and that a table fits its window."""

import gzip

import pytest
from playwright.sync_api import Response

from tests.browser.conftest import Someone, Visit
from tests.browser.visitor import Visitor

MOST_SCRIPT = 200_000


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


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_the_table_is_light(visit: Visit, someone: Someone, lang: str) -> None:
    ada = someone("Ada")
    table = ada.post("/play-now", game="village", seats=2)["id"]
    guest = visit(lang=lang)
    guest.be(ada.cookies(guest.url))
    sizes = fetched(guest, f"/table/{table}")
    assert any("village" in url for url in sizes)
    assert sum(sizes.values()) <= MOST_SCRIPT, sizes


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_the_table_does_not_scroll(visit: Visit, someone: Someone, lang: str, seats: int) -> None:
    ada = someone("Ada")
    others = [{"name": name} for name in ("Bob", "Cyril", "Dorothea")[: seats - 1]]
    table = ada.make(*others)["id"]
    played = ada.play(table, lambda position: position["view"]["round"] > 2)
    guest = visit(lang=lang)
    guest.be(ada.cookies(guest.url))
    guest.open(f"/table/{table}")
    guest.page.locator(".cover button").click()
    for _ in range(6):
        guest.until_asked()
        size = guest.page.evaluate(
            "[document.documentElement.scrollWidth, document.documentElement.scrollHeight, innerWidth, innerHeight]"
        )
        assert size[0] <= size[2] == 1280
        assert size[1] <= size[3] == 720
        outside = guest.page.evaluate(
            """[...document.querySelectorAll('.ask *, .ask, .own, .side, .boardwrap > *')]
                .map((each) => [each, each.getBoundingClientRect()])
                .filter(([, box]) => box.width && (box.right > innerWidth + 1 || box.bottom > innerHeight + 1))
                .map(([each]) => each.outerHTML.slice(0, 80))"""
        )
        assert not outside, outside
        seat = guest.position["seat"]
        if not guest.step() or guest.position["seat"] != seat:
            break
    assert guest.seq > played["seq"]
