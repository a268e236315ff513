"""Documents name files that exist: whoever follows one finds what it speaks of."""

import re
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[1]
PAGES: Final = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md")])
NAMED: Final = re.compile(r"`((?:src|web|tests|tools|bench|docs)/[\w./-]+)`")
MADE: Final = re.compile(r"src/armorial/server/static|web/node_modules|.*\borchard\b")
"""What is not in the repository: it is made on the machine, or in an example by whoever follows it."""


def missing(text: str) -> list[str]:
    """The files and folders that a text names and that are not there."""
    named = [name for name in NAMED.findall(text) if not MADE.match(name)]
    return [name for name in named if not (ROOT / name).exists() and not (ROOT / "web" / name).exists()]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_file_that_is_named_exists(page: Path) -> None:
    assert missing(page.read_text(encoding="utf-8")) == []


def test_a_missing_file_is_noticed() -> None:
    assert missing("see `src/armorial/kernel/contract.py` and `web/src/nowhere.ts`") == ["web/src/nowhere.ts"]


def test_every_setting_is_explained() -> None:
    from armorial.server.settings import Settings

    text = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    missing = [name for name in Settings.model_fields if f"`ARMORIAL_{name.upper()}`" not in text]
    assert not missing, f"docs/hosting.md does not explain {missing}"
