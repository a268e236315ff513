"""Troyes in the browser: a whole game by the board, a group that grows with its price, why not, dice that roll."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from armorial.match import read_record, verify
from tests.browser.conftest import Visit, sit_down
from tests.browser.people import Person, Regular
from tests.browser.test_access import LOOKS, look_at_table, who_looks
from tests.browser.visitor import LANGUAGES
from tests.patience import again

MOST_TABLES = 30
BOT = {"bot": "random"}


def kind(now: Any) -> str:
    return str(now["question"]["kind"]) if now["question"] and now["question"]["options"] else ""


def acting(now: Any) -> bool:
    """In the middle of a game, with dice of one's own, and nothing picked yet."""
    if kind(now) != "Act" or now["view"]["round"] < 2 or now["view"]["group"] is not None:
        return False
    return any(option["token"].startswith("die:0:") for option in now["question"]["options"])


def table(person: Person, enough: Callable[[Any], bool], others: int = 1) -> str:
    """A table that has come so far. The dice do not bring every game there."""
    for _ in range(MOST_TABLES):
        made: str = person.make(*[BOT] * others, game="troyes")["id"]
        if enough(person.play(made, enough)):
            return made
    raise AssertionError("no game came so far")


def over(now: Any) -> bool:
    return bool(now["over"])


def test_a_guest_plays_a_whole_game_by_the_board(visit: Visit, ada: Regular) -> None:
    guest = sit_down(visit, ada, ada.make(BOT, game="troyes")["id"])
    guest.play_to_the_end()
    end_of_game = guest.position
    assert end_of_game["over"]
    assert {"die", "use", "place"} <= guest.on_board.keys(), guest.on_board
    assert not {"die", "use", "place", "from", "cube", "reroll", "turn", "citizen", "black"} & guest.in_list.keys(), (
        guest.in_list
    )
    end = guest.page.get_by_role("dialog")
    end.wait_for()
    totals = [int(text) for text in end.locator("tfoot td").all_inner_texts()]
    assert totals == sorted((score["total"] for score in end_of_game["scores"]), reverse=True)
    # Points and characters that were secret are open now.
    assert all(player["vp"] is not None and player["characters"] for player in end_of_game["view"]["players"])
    assert all(score["complete"] for score in end_of_game["scores"])
    record = ada.web.get(f"/tables/{guest.table}/record").text
    assert verify(read_record(record)).ok


def test_everything_is_in_the_window(visit: Visit, ada: Regular) -> None:
    """At a full table, with everything on it; all other windows and stages are looked at in test_fit.py."""
    made = table(ada, lambda now: acting(now) and now["view"]["round"] >= 5, others=3)
    visitor = sit_down(visit, ada, made)
    for lang in LANGUAGES:
        visitor.speak(lang)
        out = visitor.page.evaluate(
            """() => {
                const NAMES = '.square, .house, .card, .event, .field, .cathedral, .character, .move';
                const parts = [...document.querySelectorAll(`main :is(section, div):is(${NAMES})`)];
                const bad = parts.filter((part) => {
                    const box = part.getBoundingClientRect();
                    return box.width < 20 || box.left < 0 || box.top < 0
                        || box.right > innerWidth + 1 || box.bottom > innerHeight + 1;
                });
                const scroll = document.scrollingElement;
                const HEADS = '.boardwrap h3, .boardwrap :not(.short) > header h4, .own b.head';
                const cut = [...document.querySelectorAll(HEADS)]
                    .filter((head) => head.scrollWidth > head.clientWidth + 1 && head.clientWidth > 0);
                const full = [...document.querySelectorAll('.event, .card .front, .field, .own')]
                    .filter((card) => card.scrollHeight > card.clientHeight + 1);
                return {
                    full: full.map((card) => card.innerText),
                    parts: parts.length,
                    bad: bad.map((part) => part.className),
                    scrolls: scroll.scrollHeight > innerHeight || scroll.scrollWidth > innerWidth,
                    cut: cut.map((head) => head.textContent),
                };
            }"""
        )
        assert out["parts"] > 20
        assert out["bad"] == []
        assert not out["scrolls"]
        assert out["cut"] == [], lang
        assert out["full"] == [], lang


def test_a_group_grows_with_its_total_and_price(visit: Visit, ada: Regular) -> None:
    def dear(now: Any) -> bool:
        return acting(now) and now["view"]["players"][0]["deniers"] >= 8 and bool(foreign(now))

    def foreign(now: Any) -> list[str]:
        tokens = [option["token"] for option in now["question"]["options"]]
        return [token for token in tokens if re.match(r"die:(1|neutral):", token)]

    visitor = sit_down(visit, ada, table(ada, dear))
    page, now = visitor.page, visitor.position
    value, token = max((int(token.split(":")[-1]), token) for token in foreign(now))  # a die of 1 may serve nothing
    place = page.locator(f'.square [data-tokens~="{token}"]').first
    expect(place.locator(".price")).to_have_text("2")  # the price is told before the die is taken
    visitor.answer(token)
    visitor.until("heard.position.view.group")
    group = page.locator(".square .group")
    expect(group.locator(".die")).to_have_count(1)
    expect(group).to_contain_text(f"{value}")
    expect(group).to_contain_text("−2")
    lit = {option["token"] for option in visitor.position["question"]["options"] if option["token"].startswith("use:")}
    # Everything that the group can serve is lit at once, and nothing else.
    shown = page.evaluate(
        """() => [...document.querySelectorAll('.boardwrap .lit[data-tokens]')]
            .flatMap((place) => place.dataset.tokens.split(' '))"""
    )
    assert {each for each in shown if each.startswith("use:")} == lit
    assert lit
    page.keyboard.press("u")
    visitor.until("!heard.position.view.group")
    expect(group).to_have_count(0)


def test_what_is_refused_says_why(visit: Visit, ada: Regular) -> None:
    made = table(ada, lambda now: kind(now) == "Act" and now["view"]["group"] is not None)
    visitor = sit_down(visit, ada, made)
    page = visitor.page
    refused = {each["token"]: each for each in visitor.position["question"]["refused"]}
    token = next(each for each in refused if each.startswith("use:card:"))
    card = page.locator(f'.boardwrap .shut[data-tokens~="{token}"]')
    card.hover()
    why = page.locator(".why")
    expect(why).to_contain_text(refused[token]["rules"][0])
    page.mouse.move(2, 2)
    why.wait_for(state="detached")
    card.focus()  # by the keyboard as well
    page.keyboard.press("Enter")
    expect(why).to_contain_text(refused[token]["rules"][0])


def test_the_board_is_played_by_keyboard(visit: Visit, ada: Regular) -> None:
    visitor = sit_down(visit, ada, table(ada, acting))
    page, before = visitor.page, visitor.seq
    token = next(each["token"] for each in visitor.position["question"]["options"] if each["token"].startswith("die:0"))
    place = page.locator(f'.square [data-tokens~="{token}"] > .halo').first
    for _ in range(200):
        page.keyboard.press("Tab")
        if place.evaluate("(halo) => halo === document.activeElement"):
            break
    else:
        raise AssertionError("the die is not in the order of the tabulator")
    page.keyboard.press("Enter")
    visitor.until_seq(before + 1)
    assert visitor.position["view"]["group"]["dice"]


def test_dice_roll_visibly(visit: Visit, ada: Regular) -> None:
    def able(now: Any) -> bool:
        return acting(now) and now["view"]["players"][0]["influence"] >= 4

    visitor = sit_down(visit, ada, table(ada, able), motion=True)
    visitor.page.evaluate(
        """() => {
            window.tumbled = 0;
            document.addEventListener('animationstart', (event) => {
                if (event.animationName.includes('tumble')) window.tumbled++;
            });
        }"""
    )
    before = now = visitor.position
    for _ in again("another face is rolled"):
        if now["view"]["dice"] != before["view"]["dice"]:
            break
        rolls = [each["token"] for each in now["question"]["options"] if each["token"].startswith("reroll:")]
        visitor.answer(rolls[0])
        now = visitor.until_asked(now["seq"])
    visitor.until("window.tumbled")


def test_a_person_plays_on_a_phone(visit: Visit, ada: Regular) -> None:
    visitor = sit_down(visit, ada, table(ada, acting), phone=True)
    page = visitor.page
    sizes = page.evaluate(
        """() => [...document.querySelectorAll('.phone-board [data-tokens].lit')].map((element) => {
            const box = element.getBoundingClientRect();
            return Math.min(box.width, box.height);
        })"""
    )
    assert sizes
    assert min(sizes) >= 44
    offered = [each["token"] for each in visitor.position["question"]["options"]]
    token = max((each for each in offered if each.startswith("die:0:")), key=lambda each: each[-1])
    seq = visitor.seq
    page.locator(f'.phone-board [data-tokens~="{token}"]').first.tap()  # a die is picked at once
    visitor.until_seq(seq + 1)
    expect(page.locator(".phone-board .group .die")).to_have_count(1)
    uses = {each["token"] for each in visitor.position["question"]["options"] if each["token"].startswith("use:")}

    def lone() -> str | None:
        """What a place on the part of the board that is seen is for, if that is one thing only."""
        for each in page.locator(".phone-board .lit[data-tokens]").all():
            here = uses & set((each.get_attribute("data-tokens") or "").split())
            if len(here) == 1:
                return str(here.pop())
        return None

    use = lone()
    for number in range(page.locator(".tb").count()):
        if use:
            break
        page.locator(".tb").nth(number).click()
        use = lone()
    place = page.locator(f'.phone-board [data-tokens~="{use}"]').first
    place.scroll_into_view_if_needed()
    place.tap()
    seq = visitor.seq
    page.locator(".sheet .opt.main").click()  # what cannot be put back is confirmed
    visitor.until_seq(seq + 1)
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")


def test_numbers_that_are_reconstructed_say_so(visit: Visit, ada: Regular) -> None:
    visitor = sit_down(visit, ada, table(ada, acting))
    page = visitor.page
    expect(page.locator(".boardwrap .unsure").nth(5)).to_be_visible()
    cards = page.locator(".boardwrap :is(.front, .event):has(.unsure)")
    for card in cards.all():
        expect(card.locator(".unsure")).to_have_count(1)  # one mark is enough
    cards.first.locator(".unsure").hover()
    expect(page.get_by_role("tooltip")).to_contain_text("No source gives these numbers")


def test_axe_finds_nothing_serious(visit: Visit, ada: Regular) -> None:
    visitors = [visit(**look) for look in LOOKS]
    for visitor in visitors:
        visitor.be(ada.cookies(visitor.url))
        visitor.open("/settings")
    wrong: list[str] = []
    stages: tuple[tuple[str, Callable[[Any], bool]], ...] = (
        ("opening", lambda now: kind(now) == "PlaceFirst"),
        ("black dice", lambda now: kind(now) == "Counter"),
        ("turn", lambda now: acting(now) and now["view"]["round"] >= 3),
        ("group", lambda now: kind(now) == "Act" and bool(now["view"]["group"])),
        ("end", over),
    )
    for number, (where, enough) in enumerate(stages):
        made = table(ada, enough, others=2)
        for visitor in who_looks(visitors, number, places=where == "group"):
            wrong += look_at_table(visitor, made, where, places=where == "group")
    assert not wrong, "\n".join(wrong)
