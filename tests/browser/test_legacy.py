"""Legacy in the browser: whole games of two and of one by the board, weddings in the tree, others' trees, why not."""

from collections.abc import Callable
from typing import Any

import pytest

from armorial.match import read_record, verify
from tests.browser.conftest import Someone, Visit
from tests.browser.people import Person
from tests.browser.test_access import check
from tests.browser.visitor import Visitor

MOST_STEPS = 700
MOST_TABLES = 12
BOT = {"bot": "random"}
GROW = ("marry:", "children", "arrange:", "person:", "child", "title", "mansion")
"""Answers that make a family grow."""


def kind(now: Any) -> str:
    return str(now["question"]["kind"]) if now["question"] and now["question"]["options"] else ""


def over(now: Any) -> bool:
    return bool(now["over"])


def table(person: Person, enough: Callable[[Any], bool], others: int = 1, solo: str = "standard") -> str:
    """A table that has come so far. The cards do not bring every game there."""
    for _ in range(MOST_TABLES):
        made: str = person.make(*[BOT] * others, game="legacy", options={"solo": solo})["id"]
        if enough(person.play(made, enough, GROW)):
            return made
    raise AssertionError("no game came so far")


def sit_down(visit: Visit, person: Person, made: str, **look: Any) -> Visitor:
    visitor = visit(**look)
    visitor.be(person.cookies(visitor.url))
    visitor.open(f"/table/{made}")
    visitor.until_asked()
    return visitor


@pytest.mark.parametrize(
    ("others", "solo", "lang"), [(1, "standard", "ru"), (0, "standard", "pl"), (0, "testament", "en")]
)
def test_a_guest_plays_a_whole_game_by_the_board(
    visit: Visit, someone: Someone, others: int, solo: str, lang: str
) -> None:
    ada = someone("Ada")
    guest = sit_down(visit, ada, ada.make(*[BOT] * others, game="legacy", options={"solo": solo})["id"], lang=lang)
    guest.play(most=MOST_STEPS)
    end_of_game = guest.position
    assert end_of_game["over"]
    assert {"money", "socialize"} & guest.on_board.keys(), guest.on_board
    assert not guest.in_list, guest.in_list
    end = guest.page.get_by_role("dialog")
    end.wait_for()
    totals = [int(text.replace("−", "-")) for text in end.locator("tfoot td").all_inner_texts()]
    assert sorted(totals) == sorted(score["total"] for score in end_of_game["scores"])
    assert all(score["complete"] for score in end_of_game["scores"])
    assert verify(read_record(ada.web.get(f"/tables/{guest.table}/record").text)).ok


def test_a_friend_is_married_by_clicks(visit: Visit, someone: Someone) -> None:
    ada = someone("Ada")

    def able(now: Any) -> bool:
        return kind(now) == "Act" and any(each["token"].startswith("marry:") for each in now["question"]["options"])

    def two(now: Any) -> bool:
        return kind(now) == "WhichPartner" and len(now["question"]["options"]) > 1

    visitor = sit_down(visit, ada, table(ada, able))
    page = visitor.page
    token = next(e["token"] for e in visitor.position["question"]["options"] if e["token"].startswith("marry:"))
    card = page.locator(f'.hand [data-tokens~="{token}"]')
    assert card.locator(".gains .cg").count()  # cost and gain stand on the card
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


def test_the_tree_of_a_rival_is_shown_and_left(visit: Visit, someone: Someone) -> None:
    ada = someone("Ada")
    visitor = sit_down(visit, ada, table(ada, lambda now: kind(now) == "Act" and now["view"]["round"] >= 3))
    page, now = visitor.page, visitor.position
    people = page.locator(".tree .person")
    assert people.count() == len(now["view"]["players"][0]["tree"])
    page.locator(".side .rival button").click()
    assert people.count() == len(now["view"]["players"][1]["tree"])
    assert page.locator(".tree .lit").count() == 0
    page.locator(".side .rival button").click()
    assert people.count() == len(now["view"]["players"][0]["tree"])
    page.locator(".pane .end button").last.click()  # the tree over the whole board, and back
    assert page.locator(".friends").count() == 0
    page.locator(".pane .end button").last.click()
    assert page.locator(".friends .friend").count() == len(now["view"]["row"])


def test_what_is_refused_says_why(visit: Visit, someone: Someone) -> None:
    ada = someone("Ada")
    spaces = {"title", "contribution", "doctor", "mansion", "venture", "mission"}

    def shut(now: Any) -> bool:
        return kind(now) == "Act" and any(each["token"] in spaces for each in now["question"]["refused"])

    visitor = sit_down(visit, ada, table(ada, shut))
    refused = {each["token"]: each for each in visitor.position["question"]["refused"]}
    offered = {each["token"] for each in visitor.position["question"]["options"]}
    token = next(each for each in refused if each in spaces and f"extra:{each}" not in offered)
    visitor.page.locator(f'.boardwrap .shut[data-tokens~="{token}"]').hover()
    why = visitor.page.locator(".why")
    why.wait_for()
    assert refused[token]["rules"][0] in why.inner_text()


def test_one_who_plays_alone_chooses_how(visit: Visit, someone: Someone) -> None:
    ada = someone("Ada")
    visitor = visit()
    visitor.be(ada.cookies(visitor.url))
    visitor.open("/new?game=legacy")
    page = visitor.page
    solo = page.locator('input[name="option-legacy-solo"]')
    page.locator('input[name="count"][value="2"]').check()
    assert solo.count() == 0
    page.locator('input[name="count"][value="1"]').check()
    assert solo.count() == 2
    page.locator('input[name="option-legacy-solo"][value="testament"]').check()
    page.locator('input[name="count"][value="2"]').check()  # it was not meant for two
    page.get_by_role("button", name="Make a table").click()
    page.wait_for_url("**/table/*")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_axe_finds_nothing_serious(visit: Visit, someone: Someone, theme: str, phone: bool) -> None:
    ada = someone("Ada")
    wrong: list[str] = []
    for where, enough, others, solo in (
        ("opening", lambda now: kind(now) == "ChooseSide", 2, "standard"),
        ("turn", lambda now: kind(now) == "Act" and now["view"]["round"] >= 4, 2, "standard"),
        ("partner", lambda now: kind(now) == "WhichPartner", 1, "standard"),
        ("testament", lambda now: kind(now) == "Act" and now["view"]["round"] >= 4, 0, "testament"),
        ("end", over, 2, "standard"),
    ):
        made = table(ada, enough, others, solo)
        visitor = visit(phone=phone, color_scheme=theme)
        visitor.be(ada.cookies(visitor.url))
        visitor.open(f"/table/{made}")
        visitor.until("heard.position && document.querySelector('main.tbl, main.phone')")
        visitor.page.wait_for_load_state("networkidle")
        wrong += check(visitor, where)
        for number in range(visitor.page.locator(".tb").count() if where in ("turn", "testament") else 0):
            visitor.page.locator(".tb").nth(number).click()
            wrong += check(visitor, f"{where}, part {number}")
    assert not wrong, "\n".join(wrong)
