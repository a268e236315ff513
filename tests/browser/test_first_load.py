"""The landing page comes quickly, also over a slow network: few bytes, in every language."""

from typing import Final

import pytest
from playwright.sync_api import Browser

from tests.browser.first_load import first_load
from tests.server.table_server import ProcessServer

BUDGET: Final = {"script": 110_000, "style": 10_240, "font": 80_000}
LEAST: Final = 1_000
"""What is there at all has more than this: the counting works."""


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_the_landing_page_is_small(browser: Browser, server: ProcessServer, lang: str) -> None:
    sent = first_load(browser, f"{server.url}/", lang)
    for kind, most in BUDGET.items():
        assert LEAST < sent[kind] <= most, (kind, dict(sent))
