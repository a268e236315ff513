"""What the others did: shown when my turn comes, at my own pace before that, and said to those who do not see it."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.chromium import DESK
from tests.browser.conftest import Someone, Visit
from tests.browser.fields import tick
from tests.browser.people import Person, Regular
from tests.browser.visitor import LANGUAGES, Visitor
from tests.games import LARGE
from tests.patience import again

BOTS = ({"bot": "greedy"}, {"bot": "greedy"})
PACE = "localStorage.setItem('armorial.settings', JSON.stringify({ lang: 'en', tempo: '%s' }))"


# Cells that do not show all of what they have to show.
CUT = """
(cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth + 1 || cell.scrollHeight > cell.clientHeight + 1)
    .map((cell) => cell.innerText)
"""


# The turn that is recalled begins within what is seen of the log.
AT_THE_TURN = """
(log) => {
    const [around, turn] = [log, log.querySelector('.marked')].map((each) => each.getBoundingClientRect());
    return turn.top > around.top - 2 && turn.top < around.bottom - 10;
}
"""

# Cards of the row that are squeezed into one another, as they were where the court beside them was too tall.
SQUEEZED = "(cards) => cards.filter((card) => card.getBoundingClientRect().height < 20).map((card) => card.innerText)"


def rivals(position: Any) -> list[int]:
    """Who has moved since the reader's last turn, in that order."""
    return list(dict.fromkeys(move["seat"] for move in position["recap"]))


def begun(position: Any) -> bool:
    """A turn in the middle of the game, before which both rivals have moved, on the board too."""
    shared = re.compile("take|to:|use:|territory|character|building|venture|title|contribution|mansion|mission|venture")
    on_board = any(shared.match(move["token"]) for move in position["recap"])
    return position["view"]["round"] > 0 and len(rivals(position)) == 2 and on_board


def table_of(ada: Person, game: str) -> str:
    """A table of hers against two bots, where her turn begins. She confirms most turns."""
    table = str(ada.make(*BOTS, game=game, confirm=True)["id"])
    assert not ada.play(table, begun)["over"]
    return table


def expect_current(cells: Locator, number: int) -> None:
    expect(cells.nth(number)).to_have_attribute("aria-current", "step")
    expect(cells.page.locator(".recap .cell[aria-current=step]")).to_have_count(1)


def window(game: str) -> Any:
    """Where the log is beside the board: in a smaller window Legacy's is in a drawer."""
    return {"width": 1720, "height": 920} if game == "legacy" else DESK


def sit(visitor: Visitor, ada: Person, table: str) -> Any:
    visitor.be(ada.cookies(visitor.url))
    visitor.come(f"/table/{table}")
    return visitor.until_asked(recap=True)


@pytest.mark.parametrize("game", LARGE)
def test_my_turn_begins_with_what_the_others_did(visit: Visit, ada: Regular, game: str) -> None:
    guest = visit(viewport=window(game), whose=ada)
    now = sit(guest, ada, table_of(ada, game))
    page = guest.page
    cells, marks = page.locator(".recap .cell"), page.locator(".marks .mark")
    expect(cells).to_have_count(len(rivals(now)))
    for cell, seat in zip(cells.all(), rivals(now), strict=True):
        said = cell.text_content() or ""
        assert now["seats"][seat]["name"] in said
        first = next(move for move in now["recap"] if move["seat"] == seat)
        told = said.split(":", 1)[1]
        assert first["label"]["text"] in told or now["seats"][seat]["name"] in told, "the answer, or a line of the log"
    bars = set()
    for lang in (*LANGUAGES, "en"):
        guest.speak(lang)
        assert page.locator(".recap .moves").evaluate_all(CUT) == []
        assert page.locator(".ask-opts").evaluate_all(CUT) == [], "an answer is under the recap"
        assert page.locator(".log").evaluate(AT_THE_TURN), "the log has left the turn that is recalled"
        bars.add(page.locator(".ask").evaluate("(bar) => bar.offsetHeight"))
    expect(marks).not_to_have_count(0)
    numbers = {number.strip() for number in marks.all_text_contents()}
    assert numbers == {"1", "2"}, "each rival has a place on the board, or else a panel"
    if game != "legacy":  # its page has no board of its own
        assert page.locator(".boardwrap").evaluate(OVERLAPS, marks.first.element_handle())

    expect(page.get_by_role("tab", name="Log")).to_have_attribute("aria-selected", "true")
    expect(cells.first).to_have_attribute("aria-current", "step")
    page.keyboard.press("ArrowRight")
    expect_current(cells, 1)
    expect(page.locator(".log .marked")).not_to_have_count(0)
    page.keyboard.press("ArrowLeft")
    expect_current(cells, 0)
    cells.nth(1).click()
    expect_current(cells, 1)
    page.keyboard.press("Escape")
    expect(cells).to_have_count(0)
    expect(marks).to_have_count(0)
    bars.add(page.locator(".ask").evaluate("(bar) => bar.offsetHeight"))
    assert len(bars) == 1, f"the board moves under a bar of {sorted(bars)} pixels"

    page.reload()
    expect(cells).to_have_count(len(rivals(now)))
    guest.until_asked()
    guest.step()
    # A turn of a single choice is handed on at once: then what the others did next may already be there.
    shown = "document.querySelector('.recap .cell')"
    guest.until(f"!{shown} || heard.position.recap.every((move) => move.seq > given)", now["seq"])


OVERLAPS = """
(board, mark) => {
    const [a, b] = [board, mark].map((each) => each.getBoundingClientRect());
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
"""


def first_asked(visitor: Visitor) -> Locator:
    """What the page shows once the reader is asked."""
    return visitor.page.locator(".ask.mine, .sheet.mine")


@pytest.mark.parametrize("game", LARGE)
def test_bots_are_shown_at_my_own_pace(visit: Visit, someone: Someone, game: str) -> None:
    """The game itself does not wait: the server has asked again long before the reader has seen why."""
    ada = someone("Ada")
    table = table_of(ada, game)
    guest = visit(viewport=window(game), fresh=True)
    guest.page.add_init_script(PACE % "calm")
    now = sit(guest, ada, table)
    page = guest.page
    page.clock.install(time=0)
    page.clock.pause_at(1000)  # from here on what is shown goes on only when the reader wants it to
    for _ in again("the turn is over, and the others move"):
        before = now["seq"]
        guest.step()
        now = guest.until_asked(before)
        if rivals(now):
            break
    behind, answers = page.locator(".behind"), first_asked(guest)
    expect(behind).to_have_text(re.compile(r"\d+ more to show"))
    guest.button("Pause").click()
    expect(answers).to_have_count(0)
    left = behind.inner_text()
    guest.button("Continue").click()
    expect(behind).not_to_have_text(left)
    guest.button("Skip to now").click()
    expect(answers).to_have_count(1)
    expect(page.locator(".recap .cell")).to_have_count(len(rivals(now)))
    told = [entry["text"] for entry in ada.get(f"/tables/{table}/log")["entries"] if entry["heading"] == 1]
    expect(page.locator(".log .chapter")).to_have_count(len(told))


def test_the_pace_is_kept_with_the_person(visit: Visit, someone: Someone) -> None:
    ada = someone("Ada")
    guest = visit()
    sit(guest, ada, table_of(ada, "village"))
    tick(guest.page.locator(".feed .pace").get_by_label("fast"))
    guest.page.locator(".feed .pace").get_by_label("Show a recap").click()
    expect(guest.page.locator(".recap")).to_have_count(0)
    guest.page.wait_for_function("fetch('/api/me').then((r) => r.json()).then((me) => !me.person.settings.extra.recap)")
    assert ada.get("/me")["person"]["settings"]["extra"]["tempo"] == "fast"
    elsewhere = visit()
    elsewhere.be(ada.cookies(elsewhere.url))
    elsewhere.open("/settings")
    expect(elsewhere.page.get_by_label("fast").nth(1)).to_be_checked()
    expect(elsewhere.page.get_by_label("Show a recap")).not_to_be_checked()


@pytest.mark.parametrize("game", ["village", "troyes"])
def test_a_rivals_turn_is_said_once_as_a_whole(visit: Visit, someone: Someone, game: str) -> None:
    ada, bob = someone("Ada"), someone("Bob")
    made = ada.make(game=game, seats=2)
    bob.post(f"/tables/{made['id']}/join")
    table = ada.post(f"/tables/{made['id']}/start")["id"]
    people = [ada, bob]
    guest = visit()
    guest.be(ada.cookies(guest.url))
    guest.open(f"/table/{table}")
    guest.until("heard.position && document.querySelector('main.tbl')")
    said = guest.page.locator(".others")
    for _ in range(60):
        mover = ada.position(table)["to_move"]
        before = ada.position(table)["seq"]
        one = people[mover]
        one.play(table, lambda position, mover=mover: position["to_move"] != mover or position["over"])
        told = ada.get(f"/tables/{table}/log", since=before + 1)["entries"]
        words = [entry["text"] for entry in told if entry["seat"] == 1]
        if mover == 1 and words:
            expect(said).to_contain_text(words[-1])
            expect(said).to_contain_text("Bob")
            return
    raise AssertionError("Bob never said a word")


@pytest.mark.parametrize("game", LARGE)
def test_recap_on_a_phone(visit: Visit, ada: Regular, game: str) -> None:
    guest = visit(phone=True, whose=ada)
    now = sit(guest, ada, table_of(ada, game))
    page = guest.page
    recap = page.locator(".phone-recap")
    expect(recap.get_by_text(f"1 of {len(rivals(now))}")).to_be_visible()
    expect(recap.locator(".cell")).to_have_count(len(rivals(now)) - 1)
    assert recap.locator(".friends .cards > *").evaluate_all(SQUEEZED) == []
    expect(page.locator(".sheet .answers")).to_have_count(0)
    page.get_by_role("button", name="Next", exact=True).tap()
    expect(recap.get_by_text(f"2 of {len(rivals(now))}")).to_be_visible()
    recap.locator(".cell").first.tap()
    expect(recap.get_by_text(f"1 of {len(rivals(now))}")).to_be_visible()
    guest.button("To my move").tap()
    expect(recap).to_have_count(0)
    expect(page.locator(".phone-board")).to_be_visible()


def turns_in(entries: list[Any]) -> int:
    """How often a turn begins: when somebody else answers, or after a heading, or after what the dice do to somebody
    else, which stands under nobody's shield."""
    turns, last = 0, None
    for entry in entries:
        who = entry["args"].get("who")
        about = who["args"]["n"] if isinstance(who, dict) and who["key"] == "seat" else None
        if entry["seat"] is not None:
            turns += entry["seat"] != last
            last = entry["seat"]
        elif entry["heading"] or about not in (None, last):
            last = None
    return turns


def test_the_log_is_told_by_rounds_and_turns(visit: Visit, someone: Someone) -> None:
    ada = someone("Ada")
    table = table_of(ada, "village")
    ada.play(table, lambda position: position["view"]["round"] == 2 and begun(position))
    guest = visit()
    sit(guest, ada, table)
    guest.page.keyboard.press("Escape")
    log = guest.page.locator(".log")
    more = guest.page.locator(".feed .more")
    for _ in again("the log is there from its beginning"):
        if not more.count():
            break
        more.click()
    rounds = log.locator(".chapter")
    expect(rounds).to_have_text([re.compile("Round 2 begins"), re.compile("Round 1 begins")])
    expect(log.locator(".section h4")).to_have_text(["The mass begins."])
    entries = ada.get(f"/tables/{table}/log")["entries"]
    expect(log.locator("li:has(> .sh)")).to_have_count(turns_in(entries))
    log.locator(".chapter button").last.click()
    expect(guest.page.locator("h2").first).to_have_text(re.compile(r"Round 1, turn \d+"))
