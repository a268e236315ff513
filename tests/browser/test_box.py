"""My box: an owner fills in what is printed on their cards, at a desk and on a phone, and others play with it."""

import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Someone, Visit
from tests.browser.fields import tick
from tests.browser.test_access import looked_at
from tests.browser.visitor import Visitor
from tests.patience import until
from tests.programs import finished

BARON = "title.baron"
BOTS = "Bots play with these numbers, but they learned with the standard ones."


def opened(visitor: Visitor, game: str, thing: str) -> None:
    visitor.open(f"/box/{game}?at={thing}")
    visitor.page.locator(f'[data-path^="{thing}."]').first.wait_for()


def field(visitor: Visitor, path: str) -> Locator:
    return visitor.page.locator(f'[data-path="{path}"]')


def drawn(visitor: Visitor, path: str) -> Locator:
    """Where the number stands on the card."""
    return visitor.page.locator(f'.drawn [data-number="{path}"]')


def saved(visitor: Visitor) -> None:
    expect(visitor.page.get_by_text("Everything is saved")).to_be_visible()


# Letters that lie on a number of a list beside the fields.
COVERED = """
() => [...document.querySelectorAll('.drawn dd')].filter((each) => {
    const range = document.createRange();
    range.selectNodeContents(each);
    const [text] = range.getClientRects();
    return [...document.querySelectorAll('.pins b')].some((letter) => {
        const pin = letter.getBoundingClientRect();
        return pin.right > text.left && pin.left < text.right && pin.bottom > text.top && pin.top < text.bottom;
    });
}).length
"""


def tab_to(visitor: Visitor, path: str) -> None:
    for _ in range(60):
        if visitor.page.evaluate("document.activeElement?.dataset.path") == path:
            return
        visitor.page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not come to {path}")


def type_over(visitor: Visitor, *keys: str) -> None:
    """In a field that was come to by keys, what is there is selected."""
    for key in keys:
        visitor.page.keyboard.press("ControlOrMeta+a")
        visitor.page.keyboard.type(key)
        visitor.page.keyboard.press("Enter")


def test_an_owner_fills_in_a_card_by_keys_and_a_second_person_plays_with_it(visit: Visit, someone: Someone) -> None:
    ada, bob = visit(), visit()
    ada.be(someone("Ada").cookies(ada.url))
    bob.be(someone("Bob").cookies(bob.url))
    page = ada.page
    opened(ada, "legacy", BARON)
    progress = page.get_by_role("progressbar")
    before = int(progress.get_attribute("aria-valuenow") or 0)
    tab_to(ada, f"{BARON}.generation")
    page.keyboard.press("Enter")  # correct
    expect(field(ada, f"{BARON}.price.gold")).to_be_focused()
    type_over(ada, "77")
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("It must be from")
    type_over(ada, "12")
    expect(alert).to_contain_text("Is it 12? Usually it is 3 to 9.")
    page.keyboard.press("Enter")  # asked once, never refused
    expect(field(ada, f"{BARON}.price.friends")).to_be_focused()
    expect(alert).to_have_count(0)
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    type_over(ada, "4")
    expect(field(ada, "title.viscount.generation")).to_be_focused()  # the next card
    saved(ada)
    expect(progress).to_have_attribute("aria-valuenow", str(before + 5))
    assert not looked_at(ada, "my box")
    opened(ada, "legacy", "supply")
    expect(page.locator(".drawn dd")).not_to_have_count(0)
    expect(page.locator(".pins b")).not_to_have_count(0)
    assert page.evaluate(COVERED) == 0
    opened(ada, "legacy", BARON)
    expect(drawn(ada, f"{BARON}.price.gold")).to_contain_text("12")
    tick(page.get_by_label("Use my numbers at tables I make"))

    ada.open("/new?game=legacy")
    expect(page.get_by_label("my box", exact=True)).to_be_checked()
    expect(page.get_by_text("2 differ from the standard")).to_be_visible()
    expect(page.get_by_text(BOTS)).to_be_visible()
    tick(page.get_by_label("standard", exact=True))
    expect(page.get_by_text(BOTS)).to_have_count(0)
    tick(page.get_by_label("my box", exact=True))
    tick(page.get_by_label("2", exact=True))
    page.get_by_role("button", name="Make a table").click()
    expect(page.get_by_text("Played with the numbers from your box")).to_be_visible()
    join_and_read(ada, bob)


def join_and_read(ada: Visitor, bob: Visitor) -> None:
    """A second person is told of the other numbers before the game, by the board, and by the rules."""
    bob.open(f"/table/{ada.table}")
    bob.button("Join").click()
    bob.button("Which numbers differ").click()
    expect(bob.page.get_by_role("dialog", name="Played with the numbers from the box of Ada")).to_be_visible()
    row = bob.page.get_by_role("row").filter(has_text="Baron").filter(has_text="gold")
    expect(row.get_by_role("cell").first).to_contain_text("12")
    bob.page.keyboard.press("Escape")
    ada.button("Start the game").click()
    bob.until("heard.position")
    card = bob.page.locator(".space.list .row").filter(has_text="Baron")
    expect(card.locator(".price")).to_contain_text("12 gold")  # what a screen reader says
    expect(card.locator(f'[data-number="{BARON}.benefit.prestige"]')).to_contain_text("+4")
    bob.button("Box numbers").click()
    expect(row).to_be_visible()
    bob.page.keyboard.press("Escape")
    bob.button("Rules").click()
    said = re.compile(r"Baron.*At this table: price: 12 gold.*; brings: .*4 prestige")
    expect(bob.page.locator(".drawer tr:has(ins)")).to_have_text([said])
    page_of_its_own = bob.page.locator(".drawer header a").get_attribute("href")
    bob.page.goto(f"{bob.url}{page_of_its_own}")
    expect(bob.page.get_by_text("Played with the numbers from the box of Ada.")).to_be_visible()
    expect(bob.page.locator(".rules tr:has(ins)")).to_have_text([said])
    assert not looked_at(bob, "the rules of a table")


def armorial(*arguments: str | Path) -> str:
    done = finished([sys.executable, "-m", "armorial.cli", *map(str, arguments)])
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_on_a_phone_nothing_typed_is_lost_and_the_terminal_agrees(
    visit: Visit, someone: Someone, tmp_path: Path
) -> None:
    owner = someone("Ada")
    phone = visit(phone=True)
    phone.be(owner.cookies(phone.url))
    page = phone.page
    opened(phone, "village", "workshop.smithy")
    price = field(phone, "workshop.smithy.price.orange")
    box = price.bounding_box()
    assert box is not None
    assert box["height"] >= 48
    assert price.get_attribute("inputmode") == "numeric"
    first, below = page.locator("[data-path]").first.bounding_box(), page.locator(".fields .go").bounding_box()
    assert first is not None
    assert below is not None
    assert first["y"] + first["height"] < below["y"], "the box is beside the phone: card and field are on one screen"
    assert not looked_at(phone, "my box on a phone")
    price.fill("777")
    price.press("Enter")
    why, below = page.get_by_role("alert").bounding_box(), page.locator(".fields .go").bounding_box()
    assert why is not None
    assert below is not None
    assert why["y"] + why["height"] <= below["y"], "the reason is not under the buttons"

    phone.trouble.forgiven = True  # the browser tells of the lost connection
    phone.context.set_offline(True)
    price.fill("2")
    price.press("Enter")
    expect(page.get_by_text("No connection. One number is kept in this browser")).to_be_visible()
    phone.context.set_offline(False)
    phone.trouble.forgiven = False
    opened(phone, "village", "workshop.smithy")  # another visit sends it
    saved(phone)
    expect(price).to_have_value("2")
    expect(page.get_by_text("confirmed by you")).to_be_visible()
    here = page.locator(".turn-pages b")
    expect(here).to_have_text("Smithy")
    phone.button("Next card").first.click()
    expect(here).not_to_have_text("Smithy")
    phone.button("Previous card").click()
    expect(here).to_have_text("Smithy")

    with page.expect_download() as download:
        page.get_by_role("link", name="Download").click()
    file = tmp_path / "box.toml"
    download.value.save_as(file)
    values = json.loads(armorial("components", "village", "--components", file, "--json"))["values"]
    assert {"orange": 2} in [each["value"] for each in values if each["path"] == "workshop.smithy.price"]

    table = owner.make({"bot": "random"}, box="mine")["id"]
    owner.play(table)
    record = tmp_path / "record.txt"
    record.write_bytes(owner.web.get(f"/tables/{table}/record").raise_for_status().content)
    assert '\ncomponents {"workshop":{"smithy":{"price":{"orange":2}}}}\n' in record.read_text()
    armorial("verify", record)


HOSTILE = {
    "huge": ("# " + "x" * 300_000, "too large"),
    "wrong type": ('[mill]\ncoins = "many"\n', "line 2: mill.coins must be a whole number"),
    "script": ('["<img src=x onerror=alert(1)>"]\na = 1\n', "there is no <img src=x onerror=alert(1)>"),
    "endless": ("[church]\ndraws = 0\n", "line 2: church.draws must be from"),
}


def test_hostile_files_are_refused_with_the_line_and_a_good_one_is_compared(visit: Visit, someone: Someone) -> None:
    ada, bob = someone("Ada"), visit()
    # The server reads files in a process of its own, which takes its time to start.
    standard = {"text": "[mill]\ncoins = 2\n"}
    until(lambda: ada.web.post("/boxes/village/file", json=standard).is_success, "a file is read")
    page = bob.page
    bob.be(someone("Bob").cookies(bob.url))
    opened(bob, "village", "mill")
    bob.button("Upload a file").click()

    def upload(text: str) -> None:
        chosen: Any = {"name": "box.toml", "mimeType": "text/plain", "buffer": text.encode()}
        page.get_by_label("Choose a file").set_input_files(chosen)

    bob.trouble.forgiven = True  # the browser tells of each 422
    for text, reason in HOSTILE.values():
        upload(text)
        expect(page.get_by_role("alert")).to_contain_text(reason)
    bob.trouble.forgiven = False
    expect(page.locator("img[src=x]")).to_have_count(0)
    upload("[mill]\ncoins = 3\ngrain = 5\n")
    expect(page.get_by_role("alert")).to_contain_text("One number is unusual. Is it correct?")
    bob.button("They are correct").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(field(bob, "mill.coins")).to_have_value("3")

    ada.web.put("/boxes/village", json={"changes": {"mill.coins": 1, "mill.time": 2}}).raise_for_status()
    code = ada.post("/boxes/village/share")["code"]
    bob.open(f"/box/shared/{code}")
    expect(page.get_by_role("heading", level=1)).to_have_text("Ada: box of Village")
    row = page.get_by_role("row").filter(has_text="Mill: coins").filter(has=page.get_by_role("button"))
    expect(row.get_by_role("cell")).to_have_text(["1", "3", "2", "Take over"])
    assert not looked_at(bob, "a shared box")
    row.get_by_role("button").click()
    expect(row).to_have_count(0)
    expect(page.get_by_text("One number has been looked up only by them")).to_be_visible()
    bob.button("Take over what you have not looked up").click()
    expect(page.get_by_text("0 numbers have been looked up only by them")).to_be_visible()
    page.get_by_role("link", name="Make a table with these numbers").click()
    expect(page.get_by_text("Numbers from the box of Ada.")).to_be_visible()
    page.get_by_role("button", name="Make a table").click()
    expect(page.get_by_text("Played with the numbers from the box of Ada")).to_be_visible()
    bob.button("Which numbers differ").click()
    expect(page.get_by_role("row", name="Mill: coins").get_by_role("cell")).to_have_text(["1", "2"])


@pytest.mark.parametrize("path", ["/box/chess", "/box/shared/aaaaaaaaaaaaaaaaaaaaaa"])
def test_what_is_not_there_says_so(visit: Visit, path: str) -> None:
    guest = visit()
    guest.trouble.forgiven = True
    guest.open(path)
    expect(guest.page.get_by_role("alert")).to_be_visible()
