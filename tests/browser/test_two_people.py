"""Two browsers at one table, and a third that only looks."""

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Someone, Visit
from tests.browser.fields import tick
from tests.browser.visitor import Visitor

LOST = "Connection lost"


def sit_together(visit: Visit, said: str = "", **options: Any) -> tuple[Visitor, Visitor]:
    """Ada makes a private table on the pages and Bob comes by the link she sends him. He may say something first."""
    ada, bob = visit(**options), visit(**options)
    ada.open("/new")
    tick(ada.page.get_by_label("2", exact=True))
    ada.page.get_by_label("Your name").fill("Ada")
    tick(ada.page.get_by_label("private", exact=True))
    ada.page.get_by_role("button", name="Make a table").click()
    link = ada.page.locator("#invite")
    expect(link).to_have_value(re.compile("invite="))
    bob.page.goto(link.input_value())
    bob.page.get_by_label("Your name").fill("Bob")
    bob.button("Join").click()
    if said:
        bob.page.get_by_label("Say something").fill(said)
        bob.page.keyboard.press("Enter")
        expect(ada.page.get_by_text(said)).to_be_visible()
    ada.button("Start the game").click()
    for each in (ada, bob):
        each.until("heard.position")
    return ada, bob


def mover(*people: Visitor) -> tuple[Visitor, Visitor]:
    """Who is to move, and the other."""
    first, second = people
    return (first, second) if first.position["to_move"] == first.position["seat"] else (second, first)


def open_part(one: Visitor) -> Any:
    """What everybody sees of a position."""
    return {name: value for name, value in one.position["view"].items() if name != "players"}


def play_a_turn(one: Visitor) -> None:
    seat = one.position["seat"]
    one.play(lambda position: position["over"] or position["to_move"] != seat)


def test_two_people_play_by_an_invite_link(visit: Visit) -> None:
    ada, bob = sit_together(visit)
    for _ in range(4):
        one, other = mover(ada, bob)
        expect(other.page.locator("h2").first).to_contain_text("is thinking")
        expect(other.page.locator(".lit, .lit-box")).to_have_count(0)
        play_a_turn(one)
        other.until_seq(one.seq)
    assert open_part(ada) == open_part(bob)


def test_a_closed_window_comes_back_and_catches_up(visit: Visit) -> None:
    ada, bob = sit_together(visit)
    one, other = mover(ada, bob)
    address = other.page.url
    other.page.close()
    expect(one.page.get_by_text("away")).to_be_visible()
    play_a_turn(one)
    other.page = other.context.new_page()
    other.page.goto(address)
    other.until_seq(one.seq)
    expect(one.page.get_by_text("away")).to_be_hidden()
    play_a_turn(other)
    one.until_seq(other.seq)
    assert open_part(ada) == open_part(bob)


def test_a_lost_connection_is_told_and_comes_back_by_itself(visit: Visit) -> None:
    ada, bob = sit_together(visit)
    one, other = mover(ada, bob)
    notice = other.page.get_by_text(LOST)
    expect(notice).to_be_hidden()
    other.trouble.forgiven = True
    other.context.set_offline(True)
    other.page.evaluate("heard.cut()")  # a browser that is offline keeps open sockets; a real network does not
    expect(notice).to_be_visible()
    before = other.seq
    play_a_turn(one)
    assert other.seq == before
    other.context.set_offline(False)
    expect(notice).to_be_hidden()
    other.trouble.forgiven = False
    other.until_seq(one.seq)
    play_a_turn(other)
    one.until_seq(other.seq)


def test_a_spectator_sees_the_board_and_nothing_hidden(visit: Visit, someone: Someone) -> None:
    ada = someone("Ada")
    table = ada.make({"name": "Bob"}, visibility="unlisted")["id"]
    played = ada.play(table, lambda position: position["view"]["round"] > 1)
    spectator = visit()
    spectator.open(f"/table/{table}")
    spectator.until_seq(played["seq"])
    page = spectator.page
    expect(page.locator(".boardwrap svg").first).to_be_visible()
    expect(page.get_by_text("you are watching")).to_be_visible()
    expect(page.locator("h2").first).to_contain_text("is thinking")
    seen = spectator.position
    assert seen["seat"] is None
    assert not seen["can_undo"]
    assert not seen["question"] or not (seen["question"]["options"] or seen["question"]["refused"])
    assert seen["secret"] is None
    expect(page.locator(".lit, .lit-box, .shut, .ask-opts .opt, .tools .opt")).to_have_count(0)
    expect(page.get_by_role("tab")).to_have_text(["Log", "Chat"])
    page.get_by_role("tab", name="Chat").click()
    expect(page.get_by_role("tab", name="Chat")).to_have_attribute("aria-selected", "true")
    expect(page.get_by_label("Say something")).to_have_count(0)
    # The spectator sees no more than each player may know of the other.
    own = ada.position(table, seat=0)
    theirs = ada.position(table, seat=1)
    assert [score["parts"] for score in seen["scores"]] == [theirs["scores"][0]["parts"], own["scores"][1]["parts"]]
    ada.play(table, lambda position: position["seq"] > seen["seq"])
    spectator.until_seq(seen["seq"] + 1)


def test_people_talk_and_keep_notes_to_themselves(visit: Visit) -> None:
    ada, bob = sit_together(visit)
    ada.page.get_by_role("tab", name="Chat").click()
    ada.page.get_by_label("Say something").fill("Good luck!")
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator(".msg")).to_contain_text("Good luck!")
    expect(bob.page.get_by_role("tab", name="Chat")).to_contain_text("1")
    bob.page.get_by_role("tab", name="Chat").click()
    expect(bob.page.locator(".msg")).to_contain_text("Ada")
    bob.page.get_by_label("Say something").fill("You too")
    bob.page.keyboard.press("Enter")
    expect(ada.page.locator(".msg")).to_have_count(2)

    ada.page.get_by_role("tab", name="Notes").click()
    ada.page.get_by_role("textbox", name="notes").fill("Bob always goes to church")
    expect(ada.page.get_by_text("Saved.")).to_be_visible()
    bob.page.get_by_role("tab", name="Notes").click()
    expect(bob.page.get_by_role("textbox", name="notes")).to_have_value("")
    ada.page.reload()
    ada.page.get_by_role("tab", name="Notes").click()
    expect(ada.page.get_by_role("textbox", name="notes")).to_have_value("Bob always goes to church")
    expect(bob.page.get_by_text("always goes to church")).to_have_count(0)
