"""Tests in the browser do not depend on how quick the machine is: whatever they look at, they wait for."""

import ast
from pathlib import Path
from typing import Final

import pytest

BROWSER: Final = Path(__file__).parent / "browser"
READING: Final = frozenset(
    [
        *("count", "is_visible", "is_hidden", "is_checked", "is_enabled", "is_disabled", "input_value"),
        *("inner_text", "text_content", "inner_html", "all_inner_texts", "all_text_contents"),
    ]
)
"""What says how the page is at this moment, and does not wait until it is as it should be."""
SLEEPING: Final = frozenset(["wait_for_timeout", "sleep"])


def hasty(source: str) -> list[str]:
    """Calls that go wrong when the page is a moment late. ``expect`` and ``Visitor.until`` wait; a forced click hits
    what is there by then."""
    tree = ast.parse(source)
    asserted = {id(inner) for node in ast.walk(tree) if isinstance(node, ast.Assert) for inner in ast.walk(node.test)}
    found = []
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
            continue
        name = node.func.attr
        forced = any(each.arg == "force" for each in node.keywords)
        reads = id(node) in asserted and name in READING and not node.args
        if forced or reads or name in SLEEPING:
            found.append(f"line {node.lineno}: {ast.unparse(node)}")
    return found


@pytest.mark.parametrize(
    "line",
    [
        "place.click(force=True)",
        "assert page.locator('.lit').count() == 3",
        "assert not dialog.is_visible()",
        "assert 'Ada' in seat.inner_text()",
        "page.wait_for_timeout(100)",
    ],
)
def test_what_is_hasty_is_found(line: str) -> None:
    assert hasty(line)


@pytest.mark.parametrize(
    "line", ["expect(page.locator('.lit')).to_have_count(3)", "assert words.count('a') == 3", "place.click()"]
)
def test_what_waits_is_not(line: str) -> None:
    assert not hasty(line)


@pytest.mark.parametrize("file", sorted(BROWSER.glob("*.py")), ids=lambda file: file.name)
def test_browser_tests_wait_for_what_they_look_at(file: Path) -> None:
    assert not hasty(file.read_text(encoding="utf-8"))
