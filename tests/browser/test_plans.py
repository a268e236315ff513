"""A turn that is planned while somebody else plays, and played when it comes."""

import pytest
from playwright.sync_api import expect

from tests.browser.chromium import DESK, PHONE
from tests.browser.conftest import Visit
from tests.browser.test_two_people import mover, play_a_turn, sit_together
from tests.browser.visitor import Visitor

MOST_ANSWERS = 20


def plan_a_turn(one: Visitor, phone: bool) -> None:
    """Always the last answer of the list, up to the end of the turn."""
    one.button("Plan ahead").click()
    expect(one.page.get_by_text("A plan.")).to_be_visible()
    sent = one.page.evaluate("heard.sent")
    strip = one.page.locator(".status").filter(has_text="A plan.")
    for _ in range(MOST_ANSWERS):
        if one.page.get_by_text("Planned up to here").count():
            break
        before = strip.inner_text()
        if phone:
            fold = one.page.locator(".sheet .fold[aria-expanded=false]")
            if fold.count():
                fold.click()
            one.page.locator(".sheet .opt:not(.no):not(.plain):not(.quiet)").first.click()
        else:
            one.page.keyboard.press("1")
        expect(strip).not_to_have_text(before, use_inner_text=True)
    assert one.page.evaluate("heard.sent") == sent, "nothing of it goes to the table"


@pytest.mark.parametrize("window", [DESK, PHONE], ids=["desk", "phone"])
def test_a_plan_is_saved_and_played(visit: Visit, window: object) -> None:
    ada, bob = sit_together(visit)
    one, other = mover(ada, bob)
    if window is PHONE:
        other.resize(**PHONE)
    plan_a_turn(other, window is PHONE)
    before = other.seq
    other.button("Save plan").click()
    expect(other.page.get_by_text("Your plan:")).to_be_visible()
    expect(one.page.get_by_text("plan")).to_have_count(0)
    play_a_turn(one)
    other.until_seq(one.seq)
    played = other.page.get_by_text("Your plan is being played:").or_(other.page.get_by_text("is thinking"))
    stopped = other.page.get_by_text("Your plan was not played.")
    expect(played.or_(stopped).first).to_be_visible()
    expect(other.page.get_by_text("Your plan:")).to_have_count(0)
    assert other.seq > before
