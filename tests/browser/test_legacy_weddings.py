"""Weddings of Legacy in the browser: by clicks, by a pointer and by a finger, and shown before they are done."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit, sit_down
from tests.browser.legacy import kind, middle, table
from tests.browser.people import Regular


def test_a_friend_is_married_by_clicks(visit: Visit, ada: Regular) -> None:
    def able(now: Any) -> bool:
        return kind(now) == "Act" and any(each["token"].startswith("marry:") for each in now["question"]["options"])

    def two(now: Any) -> bool:
        return kind(now) == "WhichPartner" and len(now["question"]["options"]) > 1

    visitor = sit_down(visit, ada, table(ada, able))
    page = visitor.page
    token = next(e["token"] for e in visitor.position["question"]["options"] if e["token"].startswith("marry:"))
    card = page.locator(f'.hand [data-tokens~="{token}"]')
    expect(card.locator(".gains .cg")).not_to_have_count(0)  # cost and gain stand on the card
    seq = visitor.seq
    visitor.answer(token)
    visitor.until_seq(seq + 1)
    visitor = sit_down(visit, ada, table(ada, two))
    people = {option["token"] for option in visitor.position["question"]["options"]}
    lit = visitor.page.evaluate(
        """() => [...document.querySelectorAll('.tree .lit[data-tokens]')].map((each) => each.dataset.tokens)"""
    )
    assert set(lit) == people
    seq = visitor.seq
    visitor.answer(min(people))
    visitor.until_seq(seq + 1)
    assert visitor.on_board == {"person": 1}


def able_match(match: Any, now: Any) -> bool:
    """A wedding or promise for some people of the tree and not for others, and only in this way."""
    same = [each for each in now["view"]["matches"] if each["friend"] == match["friend"] and each["partners"]]
    everybody = len(now["view"]["players"][0]["tree"])
    return bool(same == [match] and len(match["partners"]) < everybody)


def courting(now: Any) -> bool:
    """Somebody can be married, and there are those whom the friend cannot be laid by."""
    if kind(now) != "Act" or not now["view"]["players"][0]["pawns"]:
        return False
    return any(able_match(each, now) for each in now["view"]["matches"])


def test_a_friend_is_dragged_onto_a_relative(visit: Visit, ada: Regular) -> None:
    """Cost and gain are told over the relative, why not over another; letting go marries."""
    visitor = sit_down(visit, ada, table(ada, courting))
    page, view = visitor.page, visitor.position["view"]
    match = next(each for each in view["matches"] if able_match(each, visitor.position))
    partner = match["partners"][0]
    ways = [each for each in view["matches"] if each["friend"] == match["friend"]]
    could = {each["person"] for way in ways for each in way["partners"]}
    never = next(n for n in range(len(view["players"][0]["tree"])) if n not in could)
    card = page.locator(f'.hand [data-tokens~="{match["how"]}:{match["friend"]}"]')
    card.scroll_into_view_if_needed()
    page.mouse.move(*middle(card))
    page.mouse.down()
    page.mouse.move(*middle(page.locator(f'[data-person="{never}"]')), steps=3)
    ghost = page.locator(".ghost")
    expect(ghost.locator(".why")).to_be_visible()
    page.mouse.move(*middle(page.locator(f'[data-person="{partner["person"]}"]')), steps=3)
    expect(ghost.locator(".why")).to_have_count(0)
    said = ghost.inner_text().replace("−", "-")
    for amount in ("gold", "income", "friends", "prestige"):
        assert not partner[amount] or f"{partner[amount]:+d}" in said, (amount, said)
    expect(page.locator(".tree .could")).to_have_count(len(could))
    before = len(view["players"][0]["tree"])
    page.mouse.up()
    visitor.until("heard.position.view.players[0].tree.length > given", before)
    tree = visitor.position["view"]["players"][0]["tree"]
    there = tree[tree[partner["person"]]["partner"]]
    assert there["card"] == match["friend"]
    # If it was the last turn of a generation, the promised have grown up and are married by now.
    assert there["status"] in (("promised", "adult") if partner["promise"] else ("adult",))


class Finger:
    """A finger on the screen, as the browser gets it from the machine: it decides itself what scrolls."""

    def __init__(self, page: Page) -> None:
        self.session = page.context.new_cdp_session(page)
        self.at = (0.0, 0.0)

    def _send(self, kind: str, *points: tuple[float, float]) -> None:
        self.session.send(
            "Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]}
        )

    def down(self, x: float, y: float) -> None:
        self.at = (x, y)
        self._send("touchStart", self.at)

    def move(self, x: float, y: float, steps: int = 12) -> None:
        (from_x, from_y), self.at = self.at, (x, y)
        for n in range(1, steps + 1):
            self._send("touchMove", (from_x + (x - from_x) * n / steps, from_y + (y - from_y) * n / steps))

    def up(self) -> None:
        self._send("touchEnd")


@pytest.mark.parametrize("phone", [False, True], ids=["tablet", "phone"])
def test_a_friend_is_dragged_by_a_finger(visit: Visit, ada: Regular, phone: bool) -> None:
    """Out of the hand onto a relative; on a phone the hand is scrolled sideways, and the tree by a finger on itself."""
    visitor = sit_down(visit, ada, table(ada, courting), phone=phone, has_touch=True)
    page, view = visitor.page, visitor.position["view"]
    if phone:
        page.locator(".tb").first.tap()  # the hand, under the tree
    match = next(each for each in view["matches"] if able_match(each, visitor.position))
    partner = match["partners"][0]
    card = page.locator(f'[data-friend="{match["friend"]}"][data-tokens~="{match["how"]}:{match["friend"]}"]')
    card.scroll_into_view_if_needed()
    relative = page.locator(f'[data-person="{partner["person"]}"]')
    ghost, finger, sent = page.locator(".ghost"), Finger(page), page.evaluate("heard.sent")
    if phone:
        x, y = middle(card)
        finger.down(x, y)
        finger.move(x + 90, y)
        expect(ghost).to_have_count(0)
        finger.up()
    tree = middle(page.locator(".canvas"))
    finger.down(*tree)
    finger.move(tree[0] + 20, tree[1] + 60)
    expect(ghost).to_have_count(0)
    finger.up()
    card.scroll_into_view_if_needed()
    relative.scroll_into_view_if_needed()
    finger.down(*middle(card))
    finger.move(*middle(relative))
    expect(ghost).to_be_visible()
    expect(ghost.locator(".why")).to_have_count(0)
    assert page.evaluate("heard.sent") == sent
    before = len(view["players"][0]["tree"])
    finger.up()
    expect(ghost).to_have_count(0)
    visitor.until("heard.position.view.players[0].tree.length > given", before)
    tree = visitor.position["view"]["players"][0]["tree"]
    assert tree[tree[partner["person"]]["partner"]]["card"] == match["friend"]


def test_a_wedding_is_shown_before_it_is_done(visit: Visit, ada: Regular) -> None:
    def choosing(now: Any) -> bool:
        if kind(now) != "WhichPartner" or len(now["view"]["players"][0]["tree"]) < 2:
            return False
        match = now["view"]["matches"][0]
        return (
            match["how"] == "marry" and len(match["partners"]) > 1 and all(each["gold"] for each in match["partners"])
        )

    visitor = sit_down(visit, ada, table(ada, choosing))
    page, view = visitor.page, visitor.position["view"]
    match, me = view["matches"][0], view["players"][0]
    expect(page.locator(".tree .niche")).to_have_count(len(match["partners"]))
    expect(page.locator(".tree .niche.aimed")).to_have_count(0)
    partner = match["partners"][0]
    page.locator(f'[data-person="{partner["person"]}"]').hover()
    expect(page.locator(".tree .niche.aimed")).to_have_count(1)
    expect(page.locator('.own [data-number="gold"] u')).to_have_text(
        str(me["gold"] + partner["gold"]).replace("-", "−")
    )
    expect(page.locator(f'.hand [data-friend="{match["friend"]}"] .tick')).to_be_visible()
    page.mouse.move(2, 2)
    expect(page.locator(".tree .niche.aimed")).to_have_count(0)
