"""The board of Lorenzo: members and spaces in both orders, servants, exchanges, privileges, leaders, why not."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit, sit_down
from tests.browser.fields import click_shut, tap_shut
from tests.browser.people import Person, Regular
from tests.browser.test_access import LOOKS, check, looked_at
from tests.browser.visitor import Visitor

TRIES = 60
Enough = Callable[[Any], bool]


def kind(position: Any) -> str:
    question = position["question"]
    return str(question["kind"]) if question and question["options"] else ""


def tokens(position: Any) -> list[str]:
    return [option["token"] for option in position["question"]["options"]]


def reach(ada: Person, enough: Enough, prefer: str | tuple[str, ...] = (), **wish: Any) -> str:
    """A table where Ada is asked this. It does not come to it in every game; in one of three is often enough."""
    for _ in range(TRIES):
        table: str = ada.make({"bot": "random"}, game="lorenzo", confirm=False, **wish)["id"]
        if enough(ada.play(table, enough, prefer)):
            return table
    raise AssertionError("it did not come to it in any game")


@pytest.fixture
def at(visit: Visit, ada: Regular) -> Callable[..., Visitor]:
    return partial(sit_down, visit, ada)


def place(guest: Visitor, token: str) -> Locator:
    return guest.page.locator(f'[data-tokens~="{token}"]').first


def mine(position: Any) -> Any:
    return position["view"]["players"][position["seat"]]


def first_turn(position: Any) -> bool:
    return kind(position) == "Turn"


def test_a_member_first_then_a_space(ada: Person, at: Callable[..., Visitor]) -> None:
    guest = at(reach(ada, first_turn))
    place(guest, "member:black").click()
    guest.until("heard.position.question?.kind === 'Where'")
    expect(guest.page.locator(".members .chosen")).to_have_count(1)
    assert set(tokens(guest.position)) <= {
        token
        for each in guest.page.locator(".boardwrap .lit[data-tokens]").all()
        for token in (each.get_attribute("data-tokens") or "").split()
    }
    place(guest, "council").click()
    guest.until("heard.position.view.players[0].members.black.place === 'council'")


def test_a_space_first_then_a_member(ada: Person, at: Callable[..., Visitor]) -> None:
    guest = at(reach(ada, first_turn))
    place(guest, "to:council").click()
    guest.until("heard.position.question?.kind === 'Who'")
    expect(guest.page.locator(".palace.chosen")).to_have_count(1)
    place(guest, "member:orange").click()
    guest.until("heard.position.view.players[0].members.orange.place === 'council'")


def test_the_same_by_keyboard(ada: Person, at: Callable[..., Visitor]) -> None:
    guest = at(reach(ada, first_turn))
    place(guest, "member:white").focus()
    guest.page.keyboard.press("Enter")
    guest.until("heard.position.question?.kind === 'Where'")
    space = next(token for token in tokens(guest.position) if token.startswith("market"))  # the bot may be in one
    place(guest, space).focus()
    guest.page.keyboard.press(" ")
    guest.until("heard.position.view.players[0].members.white.place === given", space)


def test_privileges_are_a_choice_of_symbols(ada: Person, at: Callable[..., Visitor]) -> None:
    guest = at(reach(ada, lambda now: kind(now) == "Privilege", ("to:council", "member")))
    before, seq = mine(guest.position)["servants"], guest.seq
    all_of_them = guest.page.locator(".sheet-over .one")
    expect(all_of_them).to_have_count(5)
    all_of_them.nth(1).click()
    guest.until("heard.position.seq > given", seq)
    assert mine(guest.position)["servants"] == before + 2


def test_servants_by_a_stepper(ada: Person, at: Callable[..., Visitor]) -> None:
    """Each amount shows the value it makes and the cards it reaches."""

    def steps(position: Any) -> bool:
        """There are three amounts, and the third reaches a card that the second does not."""
        reaches = position["view"]["asked"]["reaches"] if kind(position) == "Strength" else []
        return len(reaches) > 2 and reaches[2]["cards"] != reaches[1]["cards"]

    prefer = ("to:territory", "to:harvest", "member", "territory", "harvest", "to:building", "to:production")
    guest = at(reach(ada, steps, prefer))
    page = guest.page
    options = [option for option in guest.position["question"]["options"] if option["token"].startswith("servants")]
    number = page.get_by_role("spinbutton")
    value = page.locator(".sheet-over .makes .sq")
    expect(number).to_have_text(options[0]["token"].split(":")[1])
    cards = page.locator(".sheet-over .cards .chip").count()
    page.get_by_role("button", name="More servants").click()
    number.focus()
    page.keyboard.press("ArrowRight")
    expect(number).to_have_text(options[2]["token"].split(":")[1])
    expect(value).to_have_text(str(options[2]["label"]["args"]["value"]))
    expect(page.locator(".sheet-over .cards .chip").nth(cards)).to_be_visible()  # there are more of them
    expect(page.locator(".sheet-over .cards .fresh")).not_to_have_count(0)
    before = guest.seq
    page.locator(".sheet-over .opt.main").click()
    guest.until("heard.position.question?.kind !== 'Strength'")
    entries = ada.get(f"/tables/{guest.table}/log", since=before)["entries"]
    spent = next(each["args"] for each in entries if each["key"] == "lorenzo-did-spend-servants")
    assert spent["what"][0]["args"] == {"n": int(options[2]["token"].split(":")[1])}
    done = next(each["args"] for each in entries if each["key"] in ("lorenzo-did-harvest", "lorenzo-did-production"))
    assert done["n"] == options[2]["label"]["args"]["value"]


def test_more_servants_than_needed(ada: Person, at: Callable[..., Visitor]) -> None:
    """In the last round, with the tile that counts what is left: the same stepper, from what is needed up to all."""

    def asked(position: Any) -> bool:
        return kind(position) == "Spend" and len(position["question"]["options"]) > 2

    for _ in range(TRIES):
        table: str = ada.make({"bot": "random"}, game="lorenzo", confirm=False)["id"]
        last = ada.position(table)["view"]["excommunications"][2]["tile"]
        if last == "lose_vp_per_resource" and asked(ada.play(table, asked, ("to:market:2", "to:council", "member"))):
            break
    guest = at(table)
    offered = [int(token.split(":")[1]) for token in tokens(guest.position)]
    before, seq = mine(guest.position)["servants"], guest.seq
    number = guest.page.get_by_role("spinbutton")
    expect(number).to_have_text(str(offered[0]))
    number.focus()
    for _ in offered[1:]:
        guest.page.keyboard.press("ArrowRight")
    expect(number).to_have_text(str(offered[-1]))
    guest.page.locator(".sheet-over .opt.main").click()
    guest.until("heard.position.seq > given", seq)
    entries = ada.get(f"/tables/{guest.table}/log", since=seq)["entries"]
    spent = next(each["args"] for each in entries if each["key"] == "lorenzo-did-spend-servants")
    assert spent["what"][0]["args"] == {"n": offered[-1]}
    assert offered[-1] <= before


def test_a_production_as_a_sheet_of_exchanges(ada: Person, at: Callable[..., Visitor]) -> None:
    """The sum before and after is what the game makes of it."""

    def uses(position: Any) -> list[str]:
        """Exchanges of what is counted in the end; the baptistery takes faith."""
        return [each for each in tokens(position) if each.startswith("use:") and "baptistery" not in each]

    def exchange(position: Any) -> bool:
        return kind(position) == "Exchange" and not mine(position)["excommunicated"] and bool(uses(position))

    prefer = ("to:building", "building", "to:production", "production", "member", "servants")
    guest = at(reach(ada, exchange, prefer))
    page = guest.page
    use = uses(guest.position)[0]
    place(guest, use).hover()  # what is pointed at counts in the sum
    rows = page.locator(".sheet-over tbody tr").all()
    shown = {row.locator("th .sr").inner_text(): int(row.locator(".after").inner_text()) for row in rows}
    place(guest, use).click()
    guest.until("heard.position.question?.kind !== 'Exchange' || heard.position.view.production.uses.length === 1")
    if kind(guest.position) == "Exchange":
        expect(page.locator(".sheet-over .way.on")).to_have_count(1)
        page.locator(".sheet-over .foot .opt").click()
        guest.until("heard.position.question?.kind !== 'Exchange'")
    compared = {thing: n for thing, n in shown.items() if thing in ("coins", "wood", "stone", "servants")}
    now = mine(guest.position)
    assert compared
    assert compared == {thing: now[thing] for thing in compared}


def test_why_not(ada: Person, at: Callable[..., Visitor]) -> None:
    guest = at(reach(ada, first_turn))
    page = guest.page
    place(guest, "member:orange").click()
    guest.until("heard.position.question?.kind === 'Where'")
    refused = {each["token"]: each for each in guest.position["question"]["refused"]}
    shut = next(token for token in ("market:3", "harvest:large") if token in refused)
    where = place(guest, shut)
    where.hover()
    why = page.locator(".why")
    why.wait_for()
    expect(why).to_contain_text(refused[shut]["reason"]["text"])
    expect(why.locator("a.rule").first).to_contain_text(refused[shut]["rules"][0])
    page.mouse.move(2, 2)
    expect(why).to_have_count(0)
    where.focus()
    page.keyboard.press("Enter")
    why.wait_for()
    sent = page.evaluate("heard.sent")
    click_shut(where)
    assert page.evaluate("heard.sent") == sent


def test_cards_say_what_they_do(ada: Person, at: Callable[..., Visitor]) -> None:
    guest = at(reach(ada, first_turn))
    page = guest.page
    cards = guest.position["view"]["towers"]["building"]
    floor = next(floor for floor, card in enumerate(cards, start=1) if card)  # the bot may have taken one
    card = place(guest, f"to:building:{floor}")
    card.hover()
    told = page.get_by_role("tooltip")
    told.wait_for()
    expect(told.locator("h4")).to_have_text(card.locator(".head b").inner_text())
    expect(told).to_contain_text("In a production of")
    page.mouse.move(2, 2)
    expect(told).to_have_count(0)


def test_another_player_whole(ada: Person, at: Callable[..., Visitor]) -> None:
    def rich(position: Any) -> bool:
        return first_turn(position) and position["view"]["round"] > 1

    guest = at(reach(ada, rich))
    page = guest.page
    other = guest.position["view"]["players"][1]
    page.locator(".side .all").click()
    whole = page.get_by_role("dialog")
    whole.wait_for()
    expect(whole.locator(".mc:not(.empty)")).to_have_count(sum(len(cards) for cards in other["cards"].values()))
    page.keyboard.press("Escape")
    expect(whole).to_have_count(0)


def test_the_draft_and_the_leaders(ada: Person, at: Callable[..., Visitor]) -> None:
    table = ada.make({"bot": "random"}, game="lorenzo", confirm=False, options={"advanced": "on"})["id"]
    guest = at(table)
    page = guest.page
    while kind(guest.position) in ("ChooseTile", "Draft"):
        seq = guest.seq
        picks = page.locator(".sheet-over .tile.lit, .sheet-over .ld.lit")
        expect(picks).to_have_count(len(tokens(guest.position)))
        picks.first.click()
        guest.until_asked(seq)
    assert len(mine(guest.position)["hand"]) == 4
    assert mine(guest.position)["bonus_tile"]
    leaders = page.locator(".own .leaders .ld")
    expect(leaders).to_have_count(4)
    wanted = next(token for token in tokens(guest.position) if token.startswith("discard:"))
    place(guest, wanted).click()
    guest.until("heard.position.question?.kind === 'Privilege'")
    place(guest, "privilege:coins").click()
    guest.until("heard.position.question?.kind === 'Turn'")
    assert len(mine(guest.position)["hand"]) == 3
    page.locator(".own .leaders .ld.shut").first.hover()
    page.locator(".why").wait_for()


def test_leaders_and_rivals_on_a_phone(ada: Person, at: Callable[..., Visitor]) -> None:
    guest = at(reach(ada, first_turn, options={"advanced": "on"}), phone=True)
    page = guest.page
    page.get_by_role("tab", name="Leaders").tap()
    expect(page.locator(".phone-board .ld")).to_have_count(4)
    drop = next(token for token in tokens(guest.position) if token.startswith("discard:"))
    place(guest, drop).tap()
    page.locator(".sheet .selected .opt.main").tap()
    guest.until("heard.position.question?.kind === 'Privilege'")
    place(guest, "privilege:servants").tap()
    page.locator(".sheet .selected .opt.main").tap()
    guest.until("heard.position.question?.kind === 'Turn'")
    shut = page.locator(".phone-board .ld.shut").first
    tap_shut(shut)
    page.locator(".why").wait_for()
    page.get_by_role("tab", name="Players").tap()
    page.locator(".phone-board .all").last.tap()
    rival = next(seat["name"] for seat in guest.position["seats"] if seat["bot"])
    expect(page.get_by_role("dialog")).to_contain_text(rival)


def test_other_languages(ada: Person, at: Callable[..., Visitor]) -> None:
    """No name is cut, and nothing is said in another language."""
    guest = at(reach(ada, lambda now: first_turn(now) and now["view"]["round"] > 2))
    for lang in ("ru", "pl"):
        guest.speak(lang)
        cut = guest.page.evaluate(
            """[...document.querySelectorAll('.boardwrap .card .head b, .boardwrap h3 span, .boardwrap h4')]
            .filter((each) => each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 3)
            .map((each) => each.textContent)"""
        )
        assert not cut, cut
        words = guest.page.locator("main").inner_text()
        assert "lorenzo-" not in words
        for english in ("Territories", "Harvest", "Council palace", "Turn order"):
            assert english not in words


def test_axe_finds_nothing_serious(ada: Person, at: Callable[..., Visitor]) -> None:
    advanced = {"advanced": "on"}
    stages: dict[str, str] = {
        "bonus tiles": reach(ada, lambda now: kind(now) == "ChooseTile", options=advanced),
        "draft": reach(ada, lambda now: kind(now) == "Draft", options=advanced),
        "turn": reach(ada, lambda now: first_turn(now) and now["view"]["round"] > 2, ("to:", "keep"), options=advanced),
        "privilege": reach(ada, lambda now: kind(now) == "Privilege", ("to:council", "member")),
        "exchanges": reach(ada, lambda now: kind(now) == "Exchange", ("to:building", "to:production", "member")),
        "servants": reach(ada, lambda now: kind(now) == "Strength", ("to:territory", "to:harvest", "member")),
        "church": reach(ada, lambda now: kind(now) == "Church", ("privilege:faith", "to:council", "member")),
    }
    wrong: list[str] = []
    for turn, look in enumerate(LOOKS):
        guest = at(stages["turn"], **look)
        wrong += looked_at(guest, "turn")
        guest.page.locator(".pown .all" if look["phone"] else ".side .all").first.click()
        guest.page.get_by_role("dialog").wait_for()
        wrong += check(guest, "all cards", part="dialog")
        for where, table in list(stages.items())[turn :: len(LOOKS)]:  # by turns on desk and phone
            guest.go(f"/table/{table}")
            guest.until_asked()
            asked_over_the_board = guest.page.locator(".sheet-over").count() > 0
            wrong += check(guest, where, part=".ask, .sheet, .sheet-over" if asked_over_the_board else "")
    assert not wrong, "\n".join(wrong)
