"""How many bytes a browser that was never here before is sent for a page, as they come over the network."""

from collections import Counter
from typing import Any, Final

from playwright.sync_api import Browser

from tests.browser.chromium import DESK

KINDS: Final = {"Script": "script", "Stylesheet": "style", "Font": "font", "Document": "page"}
"""What Chromium calls what the client is made of; all else is the API and the icon."""


def first_load(browser: Browser, address: str, lang: str) -> Counter[str]:
    """The bytes of the answers, headers included, by kind, until the page has all its words and fonts."""
    context = browser.new_context(viewport=DESK, locale=lang)
    page = context.new_page()
    session = context.new_cdp_session(page)
    kinds: dict[str, str] = {}
    sent: Counter[str] = Counter()

    def answered(event: dict[str, Any]) -> None:
        kinds[event["requestId"]] = KINDS.get(event["type"], "other")

    def finished(event: dict[str, Any]) -> None:
        sent[kinds.get(event["requestId"], "other")] += int(event["encodedDataLength"])

    session.on("Network.responseReceived", answered)
    session.on("Network.loadingFinished", finished)
    session.send("Network.enable")
    page.goto(address)
    page.get_by_role("heading", level=1).wait_for()
    page.wait_for_load_state("networkidle")
    page.wait_for_function("document.fonts.ready.then(() => true)")
    context.close()
    return sent
