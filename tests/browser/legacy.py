"""Tables of Legacy that have come as far as a test wants them, and somebody who sits down there."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator

from tests.browser.people import Person

MOST_TABLES = 40
BOT = {"bot": "random"}
GROW = ("marry:", "children", "arrange:", "person:", "child", "title", "mansion")
"""Answers that make a family grow."""


def kind(now: Any) -> str:
    return str(now["question"]["kind"]) if now["question"] and now["question"]["options"] else ""


def over(now: Any) -> bool:
    return bool(now["over"])


def table(person: Person, enough: Callable[[Any], bool], others: int = 1, solo: str = "standard") -> str:
    """A table that has come so far. The cards do not bring every game there."""
    prefer = GROW if solo == "standard" else ("find:", "free:", "person:", "socialize:3")
    for _ in range(MOST_TABLES):
        made: str = person.make(*[BOT] * others, game="legacy", options={"solo": solo})["id"]
        if enough(person.play(made, enough, prefer)):
            return made
    raise AssertionError("no game came so far")


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
