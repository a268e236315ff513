"""How strong bots are: chosen in one place or another, remembered, shown at the seat; and they are seen thinking."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from armorial.text import Speaker
from tests.browser.conftest import PROGRAM, Someone, Visit
from tests.browser.fields import tick
from tests.browser.test_access import check
from tests.server.table_server import ProcessServer, process_server

EN = Speaker("en")


@pytest.fixture(scope="module")
def unhurried(static: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ProcessServer]:
    """A server whose bots take their time."""
    folder = tmp_path_factory.mktemp("unhurried")
    with process_server(f"sqlite:///{folder}/armorial.db", PROGRAM, static_dir=static, bot_delay=10) as running:
        yield running


def levels_at(guest: Any) -> list[str | None]:
    table = guest.page.request.get(f"{guest.url}/api/tables/{guest.table}").json()
    return [seat["bot"] for seat in table["seats"]]


def test_play_now_remembers_the_level(visit: Visit) -> None:
    guest = visit()
    page = guest.page
    opponents = page.get_by_label("Opponents")
    guest.open("/")
    expect(opponents).to_have_value("careful")
    expect(opponents.locator("option")).to_have_text(["novice", "careful", "strong", "master"])
    for level in ("master", "novice"):
        opponents.select_option(level)
        expect(opponents).to_have_accessible_description(EN.text(f"web-level-{level}"))
    assert not check(guest, "landing with another level")
    guest.button("Play now: Troyes").click()
    guest.until_asked()
    assert levels_at(guest) == [None, "novice", "novice"]
    for seat in (1, 2):
        name = guest.position["seats"][seat]["name"]
        expect(page.get_by_label(name, exact=True).locator(".pp-sub")).to_contain_text("bot, novice")
    guest.open("/")
    expect(opponents).to_have_value("novice")
    page.context.clear_cookies()  # the browser knows it also of one who is nobody any more
    page.reload()
    expect(opponents).to_have_value("novice")


def test_levels_when_a_table_is_made(visit: Visit) -> None:
    guest = visit()
    page = guest.page
    guest.open("/new")
    tick(page.get_by_role("radio", name="4", exact=True))
    page.get_by_label("Seat 2").select_option("strong")
    expect(page.get_by_text(EN.text("web-level-strong"))).to_be_visible()
    guest.button("Make a table").click()
    page.wait_for_url("**/table/*")
    page.get_by_label("Add a bot: Seat 2").select_option("master")
    expect(page.locator("li", has_text="bot, master").first).to_be_visible()
    page.get_by_label("Add a bot: Seat 3").select_option("careful")
    page.get_by_label("Bots for the free seats").select_option("novice")
    assert not check(guest, "waiting room with levels")
    guest.button("Start with bots in the free seats").click()
    guest.until("heard.position")
    assert levels_at(guest) == [None, "master", "careful", "novice"]


def test_one_who_resigns_says_who_plays_on(visit: Visit, someone: Someone) -> None:
    ada = someone("Ada")
    table = ada.make({"bot": "random"}, confirm=False)["id"]
    guest = visit()
    guest.be(ada.cookies(guest.url))
    guest.open(f"/table/{table}")
    guest.until_asked()
    guest.button("More").click()
    guest.page.get_by_role("button", name="Resign").click()
    dialog = guest.page.get_by_role("dialog")
    dialog.get_by_label("Level of the bot").select_option("novice")
    assert not check(guest, "resigning", part="dialog")
    dialog.get_by_role("button", name="Resign").click()
    guest.until("heard.position.seats[0].kind === 'bot'")
    assert levels_at(guest) == ["novice", "random"]


@pytest.mark.parametrize(("phone", "lang"), [(False, "en"), (True, "ru")], ids=["desk", "phone"])
def test_a_thinking_bot_is_seen(visit: Visit, unhurried: ProcessServer, phone: bool, lang: str) -> None:
    """The headline says who is thinking, in the reader's language; dots come when it takes longer than a moment."""
    watcher = visit(unhurried.url, phone=phone, lang=lang)
    page = watcher.page
    watcher.open("/")
    made = page.request.post(
        f"{unhurried.url}/api/tables",
        data={"game": "village", "seats": 2, "sit": False, "others": [{"bot": "random"}] * 2},
        headers={"Origin": unhurried.url},
    ).json()
    page.request.post(f"{unhurried.url}/api/tables/{made['id']}/start", data={}, headers={"Origin": unhurried.url})
    watcher.open(f"/table/{made['id']}")
    watcher.until("heard.position && document.querySelector('main.tbl, main.phone')")
    expect(page.locator(".ask h2 .dots, .sheet h2 .dots")).to_be_visible()
    # Both at one moment: the other bot may have been asked in between.
    bot, said = page.evaluate(
        """() => {
            const { seats, to_move } = heard.position;
            return [seats[to_move].name, document.querySelector('.ask h2, .sheet h2').textContent];
        }"""
    )
    speaker = Speaker(lang)
    assert speaker.text("player-thinking", name=speaker.text(f"bot-name-{bot.lower()}")) in said
    assert not check(watcher, "a bot thinks", part=".ask, .sheet")


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_hint(visit: Visit, someone: Someone, phone: bool) -> None:
    """A master says what it would do, its answer is lit; with the next position the hint is gone."""
    ada = someone("Ada")
    table = ada.post("/play-now", game="legacy", seats=1, confirm=False)["id"]
    guest = visit(phone=phone)
    guest.be(ada.cookies(guest.url))
    guest.open(f"/table/{table}")
    guest.until_asked()
    guest.button("Hint").click()
    said = guest.page.get_by_role("status").filter(has_text="A master would choose:")
    expect(said).to_have_count(1, timeout=60_000)
    expect(guest.button("Hint")).to_be_disabled()
    card = guest.page.get_by_role("region", name="Hint")
    expect(card).to_contain_text("your chance of winning at ")
    expect(card).to_contain_text("next best answer")
    assert not check(guest, "a hint", part=".ask, .sheet, .hint-card")
    if phone:  # it stands beside the question, and the card lies above it
        beside = guest.page.locator(".sheet h2").evaluate(
            "(h2) => h2.closest('.sq').contains(document.querySelector('.opt.hint'))"
        )
        assert beside
        over, sheet = card.bounding_box(), guest.page.locator("main.phone > .sheet").bounding_box()
        assert over
        assert sheet
        assert over["y"] + over["height"] <= sheet["y"]
    card.get_by_role("button", name="Close").click()
    expect(card).to_have_count(0)
    seq = guest.position["seq"]
    ada.play(table, lambda position: position["seq"] > seq)
    expect(said).to_have_count(0)


def test_no_hint_among_people(visit: Visit, someone: Someone) -> None:
    ada, bob = someone("Ada"), someone("Bob")
    table = ada.make({})["id"]
    bob.post(f"/tables/{table}/join")
    ada.post(f"/tables/{table}/start")
    mover = (ada, bob)[ada.position(table)["to_move"]]
    guest = visit()
    guest.be(mover.cookies(guest.url))
    guest.open(f"/table/{table}")
    guest.until_asked()
    expect(guest.button("Why not?")).to_be_visible()
    expect(guest.button("Hint")).to_have_count(0)
