"""To a table and back: the lobby, the waiting room, the sandbox, a rematch, and the way home from everywhere."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Someone, Visit
from tests.browser.fields import tick
from tests.browser.test_two_people import sit_together
from tests.browser.visitor import Visitor


def at_table(visitor: Visitor, table: str) -> None:
    """The visitor is at this table, and it is drawn."""
    expect(visitor.page).to_have_url(re.compile(f"/table/{table}"))
    visitor.until("document.querySelector('main.tbl, main.phone')")


def test_the_lobby_offers_only_what_can_be_joined(visit: Visit, someone: Someone) -> None:
    ada, bob = someone("Ada of the Lobby"), someone("Bob of the Lobby")
    free = ada.make({}, {})["id"]
    ada.make({"bot": "novice"}, {"name": "Ada's sister"}, sit=False, seats=2)
    theirs = bob.make({})["id"]
    guest = visit()
    guest.be(bob.cookies(guest.url))
    for page in ("/", "/lobby"):
        guest.open(page)
        buttons = guest.page.get_by_role("button", name=re.compile("^Join: .*of the Lobby"))
        expect(buttons).to_have_count(1)
        expect(buttons).to_have_accessible_name(re.compile("Ada of the Lobby"))
    # Somebody else is quicker.
    others = [someone(f"Quick {n}") for n in range(2)]
    for other in others:
        other.post(f"/tables/{free}/join")
    guest.trouble.forgiven = True  # the browser tells of the 409 too
    buttons.click()
    expect(guest.page.get_by_text("All seats at this table have been taken.")).to_be_visible()
    expect(buttons).to_have_count(0)
    guest.trouble.forgiven = False
    guest.open("/games")
    expect(guest.page.locator(f"a[href='/table/{theirs}']")).to_contain_text("waiting for players")


def test_every_page_leads_back_to_the_table(visit: Visit, someone: Someone) -> None:
    ada = someone("Ada")
    table = ada.post("/play-now", game="village", seats=2, bot="random")["id"]
    guest = visit()
    guest.be(ada.cookies(guest.url))
    page = guest.page
    guest.open(f"/table/{table}")
    guest.until_asked()
    back = page.get_by_role("link", name="Back to the table")
    guest.button("More").click()
    page.get_by_role("link", name="Settings").click()
    back.click()
    at_table(guest, table)
    for path in ("/settings", "/rules/village", "/account", "/lobby", "/games", "/replays", "/new", "/nothing"):
        guest.go(path)
        back.click()
        at_table(guest, table)
    guest.until_asked()
    guest.button("More").click()
    guest.button("Try it in a sandbox").click()
    expect(page.locator("main.sandbox")).to_be_visible()
    page.reload()
    page.get_by_role("link", name="Settings").or_(guest.button("More")).first.click()
    page.get_by_role("link", name="Settings").click()
    back.click()
    expect(page.locator("main.sandbox")).to_be_visible()
    page.get_by_role("link", name="Back to the table").click()
    at_table(guest, table)
    expect(page.locator("main.sandbox")).to_have_count(0)
    guest.open(f"/replay/{table}?at=3")
    guest.until("document.querySelector('main.tbl')")
    guest.button("Try from here").click()
    page.get_by_role("link", name="Back to the replay").click()
    expect(page).to_have_url(re.compile(rf"/replay/{table}\?at=3"))
    guest.open("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    guest.open("/lobby")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(back).to_have_count(0)


def test_a_sandbox_of_the_list_leads_back_to_its_table(visit: Visit, someone: Someone) -> None:
    ada = someone("Ada")
    table = ada.post("/play-now", game="village", seats=2, bot="random")["id"]
    copy = ada.post(f"/tables/{table}/sandbox")["id"]
    guest = visit()
    guest.be(ada.cookies(guest.url))
    guest.open(f"/table/{copy}")
    expect(guest.page.locator("main.sandbox")).to_be_visible()
    guest.page.get_by_role("link", name="Back to the table").click()
    at_table(guest, table)


def test_the_waiting_room_has_chat_and_rules(visit: Visit, someone: Someone) -> None:
    ada = someone("Ada")
    table = ada.make({}, {}, game="lorenzo", options={"advanced": "on"})["id"]
    ada.post(f"/tables/{table}/chat", text="Come in!")
    guest = visit()
    page = guest.page
    guest.open(f"/table/{table}")
    expect(page.get_by_text("Come in!")).to_be_visible()
    expect(page.locator("dl")).to_have_text(re.compile(r"Variant\s*advanced game"))
    expect(page.get_by_label("Say something")).to_have_count(0)
    name, join = page.get_by_label("Your name"), guest.button("Join").first
    above, below = name.bounding_box(), join.bounding_box()
    assert above
    assert below
    assert above["y"] + above["height"] <= below["y"]
    name.fill("Bob")
    join.click()
    page.get_by_label("Say something").fill("Hello")
    page.keyboard.press("Enter")
    expect(page.locator(".msg")).to_have_count(2)
    assert [line["text"] for line in ada.get(f"/tables/{table}/chat")["lines"]] == ["Come in!", "Hello"]
    guest.button("Rules").click()
    expect(page.get_by_role("complementary", name="Rules")).to_contain_text("Lorenzo")


@pytest.mark.parametrize("visibility", ["public", "private"])
def test_the_host_removes_somebody_from_the_waiting_room(visit: Visit, someone: Someone, visibility: str) -> None:
    ada = someone("Ada")
    made = ada.make({}, visibility=visibility)
    invite = f"?invite={made['invite']}" if made["invite"] else ""
    host, bob = visit(), visit()
    host.be(ada.cookies(host.url))
    host.open(f"/table/{made['id']}")
    bob.open(f"/table/{made['id']}{invite}")
    bob.page.get_by_label("Your name").fill("Bob")
    bob.button("Join").click()
    host.page.get_by_role("button", name="Remove Bob").wait_for()
    expect(host.page.get_by_role("button", name="Remove Ada")).to_have_count(0)
    host.page.get_by_role("button", name="Remove Bob").click()
    bob.trouble.forgiven = True  # a private table is shut to him now, and his window tries once more
    host.page.get_by_role("dialog").get_by_role("button", name="Remove").click()
    expect(host.page.get_by_text("Waiting for 1 player.")).to_be_visible()
    expect(bob.page.get_by_text("The host has removed you from this table.")).to_be_visible()
    expect(bob.page.get_by_role("button", name="Join")).to_have_count(0)
    if made["invite"]:
        expect(host.page.locator("#invite")).not_to_have_value(re.compile(made["invite"]))


def test_a_rematch_keeps_the_colours(visit: Visit, someone: Someone) -> None:
    ada = someone("Ada")
    table = ada.make({"bot": "random"}, {"bot": "random"})["id"]
    ada.play(table)
    guest = visit()
    guest.be(ada.cookies(guest.url))
    page = guest.page
    guest.open(f"/table/{table}")
    page.get_by_role("dialog").get_by_role("button", name="Rematch").click()
    mine = page.locator("main.room li", has_text="Ada")
    expect(mine.locator("use")).to_have_attribute("href", "#sh-gules")
    expect(page.locator("main.room li .who b").nth(2)).to_have_text("Ada")  # another seat
    guest.button("Start the game").click()
    guest.until_asked()
    expect(page.locator(".own use[href='#sh-gules']").first).to_be_visible()
    assert guest.position["seat"] == 2


def test_my_games_say_how_they_stand_and_how_they_ended(visit: Visit, someone: Someone) -> None:
    ada = someone("Ada")
    over, running = ada.make({"bot": "random"})["id"], ada.make({"name": "Bob"})["id"]
    end = ada.play(over)
    ada.play(running, lambda position: position["seq"] > 30)
    told = ada.get(f"/tables/{running}/log")["entries"]
    guest = visit()
    guest.be(ada.cookies(guest.url))
    guest.open("/games")
    rows = guest.page.locator("a.row")
    expect(rows).to_have_count(2)
    expect(rows.nth(0)).to_contain_text("Your turn")
    expect(rows.nth(0)).to_contain_text(told[-1]["text"])
    for score in end["scores"]:
        expect(rows.nth(1)).to_contain_text(str(score["total"]))
    expect(rows.nth(1)).to_contain_text("You won" if 0 in end["winners"] else "Place 2 of 2")
    phone = visit(phone=True)
    phone.be(ada.cookies(phone.url))
    phone.open("/")
    expect(phone.page.locator("a.row").first).to_be_in_viewport()


def test_a_phone_counts_what_was_said(visit: Visit, someone: Someone) -> None:
    ada, bob = someone("Ada"), someone("Bob")
    table = ada.make({})["id"]
    bob.post(f"/tables/{table}/join")
    ada.post(f"/tables/{table}/chat", text="Said before")
    ada.post(f"/tables/{table}/start")
    guest = visit(phone=True)
    guest.be(bob.cookies(guest.url))
    guest.open(f"/table/{table}")
    guest.until("heard.position && document.querySelector('main.phone')")
    chat = guest.page.get_by_role("button", name=re.compile("^chat"))
    expect(chat).to_have_accessible_name("chat")
    for text in ("Are you there?", "Your move!"):
        ada.post(f"/tables/{table}/chat", text=text)
    expect(chat).to_have_accessible_name("chat, 2 new messages")
    expect(chat).to_contain_text("2")
    chat.click()
    expect(guest.page.get_by_text("Your move!")).to_be_visible()
    expect(chat).to_have_accessible_name("chat")


def test_play_now_remembers_players_and_options(visit: Visit) -> None:
    guest = visit()
    page = guest.page
    guest.open("/")
    card = page.locator("article[data-game=lorenzo]")
    card.get_by_role("button", name=re.compile("Players and options")).click()
    tick(card.get_by_label("2", exact=True))
    tick(card.get_by_label("advanced game"))
    page.reload()
    how = card.get_by_role("button", name=re.compile("Players and options"))
    expect(how).to_contain_text("2 players, advanced game")
    card.get_by_role("button", name="Play now").click()
    guest.until("heard.position")
    table = page.request.get(f"{guest.url}/api/tables/{guest.table}").json()
    assert (table["game"], len(table["seats"]), table["options"]["advanced"]) == ("lorenzo", 2, "on")
    guest.open("/")
    solo = page.locator("article[data-game=legacy]")
    solo.get_by_role("button", name=re.compile("Players and options")).click()
    solo.get_by_role("group", name="Number of players").wait_for()
    expect(solo.get_by_label("the Testament")).to_have_count(0)
    tick(solo.get_by_label("1", exact=True))
    tick(solo.get_by_label("the Testament"))
    solo.get_by_role("button", name="Play now").click()
    guest.until("heard.position && heard.position.game === 'legacy'")
    options = page.request.get(f"{guest.url}/api/tables/{guest.table}").json()["options"]
    assert options["solo"] == "testament"


def test_people_who_came_by_link_talk_before_the_start(visit: Visit) -> None:
    """What was said in the waiting room is there in the game, and counts as read."""
    ada, bob = sit_together(visit, said="See you at the table")
    for each in (ada, bob):
        expect(each.page.get_by_role("tab", name="Chat")).to_have_text("Chat")
        each.page.get_by_role("tab", name="Chat").click()
        expect(each.page.locator(".msg")).to_contain_text("See you at the table")
