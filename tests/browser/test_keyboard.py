"""Playing by keyboard alone: the focus is never lost, and it is a few keys to everything that can be answered."""

import json
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.people import Regular
from tests.browser.visitor import ASKED, WAIT, Visitor

GAMES = ("village", "lorenzo", "troyes", "legacy")
ANSWERS = 7
"""How many answers are given in each game: two by each of three ways, and the end of a turn."""
MOST_TABS = 24
"""So many keys lead around the page, so that Tab reaches everything from anywhere, also while a drawer is open."""

# The focus is on the table (board, question, answers, the player's own things) or in what is open over it; not nowhere.
HELD = "document.activeElement.closest('main, .place-menu, dialog') !== null"
ON_PLACE = "document.activeElement.closest('.lit[data-tokens]') !== null"
ON_ANSWER = "document.activeElement.matches('.ask-opts .opt, .answers .opt:not(.no)')"


def seated(visit: Visit, ada: Regular, game: str, **window: Any) -> Visitor:
    table = ada.post("/play-now", game=game, seats=2, bot="random", confirm=True)
    guest = visit(whose=ada, **window)
    guest.come(f"/table/{table['id']}")
    asked(guest)
    past_the_recap(guest)
    return guest


def asked(guest: Visitor) -> Any:
    """Wait until there is something to do here, without touching anything."""
    guest.until(ASKED, -1, timeout=2 * WAIT)
    return guest.position


def past_the_recap(guest: Visitor) -> None:
    """On a phone what the others did lies over the board until the reader goes on."""
    if guest.page.locator(".recalls .opt.main").count():
        assert tab_to(guest, "document.activeElement.matches('.recalls .opt.main')")
        guest.page.keyboard.press("Enter")


def tab_to(guest: Visitor, where: str, most: int = MOST_TABS) -> bool:
    """Press Tab until the focus is there; False if Tab does not lead there."""
    for _ in range(most):
        if guest.page.evaluate(where):
            return True
        guest.page.keyboard.press("Tab")
    return bool(guest.page.evaluate(where))


def by_place(guest: Visitor) -> bool:
    """Enter on the board: the answer itself, or a menu of them, or on a phone a selection to be confirmed."""
    if not guest.page.evaluate("[...document.querySelectorAll('.lit[data-tokens]')].some((p) => p.checkVisibility())"):
        return False
    assert tab_to(guest, ON_PLACE), "Tab does not reach what is lit on the board"
    sent = guest.page.evaluate("heard.sent")
    for _ in range(3):
        guest.page.keyboard.press("Enter")
        if guest.page.evaluate("heard.sent") > sent:
            return True
        assert guest.page.evaluate(HELD)
    raise AssertionError("three times Enter on the board answered nothing")


def by_number(guest: Visitor) -> bool:
    """With ten answers or more a second digit might follow: Enter says that it does not."""
    many = len(guest.position["question"]["options"]) > 9
    guest.page.keyboard.press("1")
    if many:
        guest.page.keyboard.press("Enter")
    return True


def open_answers(guest: Visitor) -> None:
    """The list of answers beside the board, by its tab; where there is no room for it, by the button of its drawer."""
    page = guest.page
    if not page.locator("[role=tab]").count():
        assert tab_to(guest, "document.activeElement.textContent.trim().startsWith('Answers')")
        page.keyboard.press("Enter")
    assert tab_to(guest, "document.activeElement.matches('[role=tab]')")
    for _ in range(4):
        if page.locator(".answers").count():
            break
        page.keyboard.press("ArrowLeft")


def by_list(guest: Visitor) -> bool:
    """Enter on the second answer of the bar or the list, by an arrow. On a phone a long list is unfolded first."""
    if guest.page.locator(".fold[aria-expanded=false]").count():
        assert tab_to(guest, "document.activeElement.matches('.fold')")
        guest.page.keyboard.press("Enter")
    elif not guest.page.locator(".ask-opts .opt, .answers .opt:not(.no)").count():
        open_answers(guest)
    if not tab_to(guest, ON_ANSWER):  # those in the bar may have given way to the recap
        open_answers(guest)
        assert tab_to(guest, ON_ANSWER), "Tab does not reach the list of answers"
    guest.page.keyboard.press("ArrowRight")
    assert guest.page.evaluate(ON_ANSWER)
    guest.page.keyboard.press("Enter")
    return True


def play_by_keyboard(guest: Visitor, answers: int) -> dict[str, int]:
    """Answer in every way in turn, and see after each answer where the focus is. Gives how often each way was gone."""
    gone: dict[str, int] = {}
    ways = (by_place, by_number, by_list)
    for number in range(answers):
        now = asked(guest)
        if now["over"]:
            break
        if number:
            guest.until(HELD)
        past_the_recap(guest)
        if now["waiting_for_confirm"]:
            assert guest.page.evaluate("document.activeElement.matches('.opt.main')"), "Enter ends the turn"
            guest.page.keyboard.press("Enter")
            guest.until("!heard.position.waiting_for_confirm")
            continue
        sent = guest.page.evaluate("heard.sent")
        turn = sum(gone.values()) % len(ways)  # ends of turns do not count
        way = next(way for way in (ways[turn], by_number) if way(guest))
        guest.did = f"{way.__name__} at {now['question']['kind']}"
        gone[way.__name__] = gone.get(way.__name__, 0) + 1
        guest.until("heard.sent > given", sent)
        guest.until_seq(now["seq"] + 1)
        guest.until(HELD)
    return gone


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_the_focus_is_never_lost(visit: Visit, ada: Regular, game: str, phone: bool) -> None:
    guest = seated(visit, ada, game, phone=phone)
    gone = play_by_keyboard(guest, ANSWERS)
    assert gone.keys() >= {"by_place", "by_number", "by_list"}, gone


def test_the_focus_is_never_lost_on_the_plain_board(visit: Visit, ada: Regular) -> None:
    """A game that nobody has drawn a board for: Village under another name."""
    table = ada.post("/play-now", game="village", seats=2, bot="random", confirm=True)
    guest = visit(fresh=True)
    guest.be(ada.cookies(guest.url))

    def rename(text: str | bytes) -> str:
        message = json.loads(text)
        for part in (message, message.get("table")):
            if isinstance(part, dict) and part.get("game") == "village":
                part["game"] = "fair"
        return json.dumps(message)

    def relay(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda text: socket.send(rename(text)))

    guest.page.route_web_socket("**/live*", relay)
    guest.page.route("**/api/words/**", lambda route: route.fulfill(body=""))  # the server knows no such game
    guest.open(f"/table/{table['id']}")
    asked(guest)
    expect(guest.page.locator(".boardwrap .row").first).to_be_visible()
    gone = play_by_keyboard(guest, ANSWERS)
    assert gone.keys() >= {"by_number", "by_list"}, gone


def test_a_number_that_might_go_on_is_shown_and_enter_ends_it(visit: Visit, ada: Regular) -> None:
    guest = seated(visit, ada, "village", fresh=True)  # a window whose clock was stopped is lent to nobody
    page = guest.page
    many = len(guest.position["question"]["options"])
    assert many > 9
    open_answers(guest)
    typed = page.locator(".answers .kbd.typed")
    page.clock.install(time=0)
    page.clock.pause_at(1000)  # from here on no time passes, so it is not the waiting that ends
    page.keyboard.press("1")
    expect(typed).to_have_text(["1 ↵", *(str(n) for n in range(10, many + 1))])
    expect(page.locator(".ask .typing")).to_have_text("1… ↵")
    page.keyboard.press("Escape")
    expect(typed).to_have_count(0)
    assert page.evaluate("heard.sent") == 0
    page.keyboard.press("1")
    expect(typed).not_to_have_count(0)
    page.keyboard.press("Enter")
    guest.until("heard.sent === 1")


def test_what_was_selected_on_a_phone_is_confirmed_or_dropped(visit: Visit, ada: Regular) -> None:
    guest = seated(visit, ada, "village", phone=True)
    page = guest.page
    assert tab_to(guest, ON_PLACE)
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.matches('.selected .opt.main')")
    page.keyboard.press("Escape")
    guest.until(ON_PLACE)
    assert page.evaluate("heard.sent") == 0


def test_a_few_tabs_lead_around_the_table(visit: Visit, ada: Regular) -> None:
    """Each answer is on the board and in the list; Tab stops at each of these groups once."""
    guest = seated(visit, ada, "village")
    page = guest.page
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")  # the first stop of the page leads to the question
    assert page.evaluate(HELD)
    stops = page.evaluate("""
        [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')].filter(
            (each) => each.tabIndex >= 0 && !each.disabled && each.checkVisibility()).length""")
    assert stops <= MOST_TABS
    places = page.locator(".boardwrap [data-tokens][tabindex='0'], .boardwrap [data-tokens] > .halo[tabindex='0']")
    expect(places).to_have_count(1)
    open_answers(guest)
    expect(page.locator(".answers .opt[tabindex='0']:not(.no)")).to_have_count(1)


def test_the_pointer_leaves_the_focus_alone(visit: Visit, ada: Regular) -> None:
    """Whoever clicks has no use for a focus that jumps about the board."""
    guest = seated(visit, ada, "village")
    for _ in range(3):
        guest.step()
        assert not guest.page.evaluate("document.activeElement.matches(':focus-visible')")
