"""Pages come quickly, also over a slow network: few bytes, in every language."""

import json
from pathlib import Path
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


def test_the_whole_table_in_the_browser_is_small(static: Path) -> None:
    """Our own code and words are less than 600 kB, and all files together, as hosts send them, less than 7 MB."""
    packs = {name: pack["bytes"] for name, pack in json.loads((static / "here.json").read_text("utf-8")).items()}
    assert LEAST < packs["armorial"] < 600_000
    plain = [file for file in static.rglob("*") if file.is_file() and file.suffix not in (".br", ".gz", ".pack")]
    sent = [file.with_name(f"{file.name}.br") for file in plain]
    client = sum((small if small.is_file() else file).stat().st_size for small, file in zip(sent, plain, strict=True))
    assert LEAST < client + sum(packs.values()) < 7_000_000
