"""Legacy in the browser: whole games of two and of one by the board, weddings in the tree, others' trees, why not; and
that everything can be read at every size in every language."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from armorial.match import read_record, verify
from tests.browser.chromium import DESK
from tests.browser.conftest import Someone, Visit
from tests.browser.people import Person
from tests.browser.test_access import on_a_board
from tests.browser.visitor import LANGUAGES, Visitor

MOST_STEPS = 700
MOST_TABLES = 40
BOT = {"bot": "random"}
GROW = ("marry:", "children", "arrange:", "person:", "child", "title", "mansion")
"""Answers that make a family grow."""


def kind(now: Any) -> str:
    return str(now["question"]["kind"]) if now["question"] and now["question"]["options"] else ""


def over(now: Any) -> bool:
    return bool(now["over"])


def table(person: Person, enough: Callable[[Any], bool], others: int = 1, solo: str = "standard") -> str:
    """A table that has come so far. The cards do not bring every game there."""
    prefer = GROW if solo == "standard" else ("find:", "free:", "person:", "socialize:3")
    for _ in range(MOST_TABLES):
        made: str = person.make(*[BOT] * others, game="legacy", options={"solo": solo})["id"]
        if enough(person.play(made, enough, prefer)):
            return made
    raise AssertionError("no game came so far")


def sit_down(visit: Visit, person: Person, made: str, **look: Any) -> Visitor:
    visitor = visit(**look)
    visitor.be(person.cookies(visitor.url))
    visitor.open(f"/table/{made}")
    visitor.until_asked()
    return visitor


@pytest.mark.parametrize(("others", "solo", "lang"), [(1, "standard", "ru"), (0, "testament", "en")])
def test_a_guest_plays_a_whole_game_by_the_board(
    visit: Visit, someone: Someone, others: int, solo: str, lang: str
) -> None:
    ada = someone("Ada")
    guest = sit_down(visit, ada, ada.make(*[BOT] * others, game="legacy", options={"solo": solo})["id"], lang=lang)
    guest.play(most=MOST_STEPS, polyglot=True)
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


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_friend_is_dragged_onto_a_relative(visit: Visit, someone: Someone) -> None:
    """Cost and gain are told over the relative, why not over another; letting go marries."""
    ada = someone("Ada")

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
def test_a_friend_is_dragged_by_a_finger(visit: Visit, someone: Someone, phone: bool) -> None:
    """Out of the hand onto a relative; on a phone the hand is scrolled sideways, and the tree by a finger on itself."""
    ada = someone("Ada")
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


def test_pawns_stand_where_they_were_placed(visit: Visit, someone: Someone) -> None:
    ada = someone("Ada")

    def taken(now: Any) -> bool:
        options = [each["token"] for each in now["question"]["options"]] if kind(now) == "Act" else []
        if now["view"]["players"][0]["pawns"] < 2:  # with the last pawn a round may end
            return False
        return "socialize:1" in options and any(each["seat"] == 1 for each in now["view"]["standing"])

    visitor = sit_down(visit, ada, table(ada, taken))
    page, view = visitor.page, visitor.position["view"]
    assert page.locator(".space .stands").count() == len(view["standing"])
    pawns = page.locator(".actions .here .pn")
    before, seq = pawns.count(), visitor.seq
    assert before == sum(view["players"][0]["acted"].values())
    visitor.answer("socialize:1")
    visitor.until_seq(seq + 1)
    expect(pawns).to_have_count(before + 1)


def test_the_end_is_counted_step_by_step(visit: Visit, someone: Someone) -> None:
    ada = someone("Ada")

    def counted(now: Any) -> bool:
        return over(now) and any(player["patron"] for player in now["view"]["players"])

    made = table(ada, counted)
    visitor = visit(motion=True, fresh=True)
    visitor.be(ada.cookies(visitor.url))
    page = visitor.page
    page.clock.install(time=0)  # time passes as the test wants it to, however busy the machine is
    page.clock.pause_at(1000)
    visitor.open(f"/table/{made}")
    visitor.until("heard.position")
    dialog = page.get_by_role("dialog")
    shown = dialog.locator("tbody td[data-shown]")
    while not dialog.count():
        page.clock.run_for(20)
    expect(dialog.locator("h2")).to_have_text("The end: counting")
    while shown.count() < 2:
        page.clock.run_for(100)
    expect(dialog.locator(".card.up")).to_have_count(0)
    assert dialog.locator('[data-row="play"] td[data-shown]').count() == shown.count() == 2
    totals = [int(text.replace("−", "-")) for text in dialog.locator("tfoot td").all_inner_texts()]
    players = visitor.position["view"]["players"]
    assert totals == [player["count"][0]["honour"] for player in players]
    while shown.count() == 2:  # it goes on by itself
        page.clock.run_for(100)
    prestige = dialog.locator('[data-row="prestige"] td')
    assert prestige.and_(page.locator("[data-shown]")).count() == 2
    # It was counted at the end of every generation.
    told = [each["args"] for each in ada.get(f"/tables/{made}/log")["entries"] if each["key"] == "legacy-did-prestige"]
    for seat, cell in enumerate(prestige.all()):
        parts = [abs(int(each["what"]["args"]["n"])) for each in told if each["who"]["args"]["n"] == seat]
        text = cell.locator("small").inner_text() if parts else ""
        assert [int(each) for each in re.findall("[1-9][0-9]*", text)] == parts
    visitor.button("Skip").click()
    page.clock.resume()
    now = visitor.position
    scores = [score["total"] for score in now["scores"]]
    expect(dialog.locator("tfoot td")).to_have_text([str(n).replace("-", "−") for n in scores])
    expect(dialog.locator("h2")).not_to_have_text("The end: counting")
    expect(dialog.locator(".card.up .name")).to_have_count(sum(player["patron"] is not None for player in players))
    said = prestige.all_text_contents()
    reader = visit()  # the same at the end of the replay, at once where nothing moves
    reader.open(f"/replay/{made}?at={now['seq']}")
    expect(reader.page.get_by_role("dialog").locator('[data-row="prestige"] td')).to_have_text(said)
    expect(reader.page.get_by_role("dialog").locator("tfoot td")).to_have_text(
        [str(n).replace("-", "−") for n in scores]
    )


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_a_large_tree_of_the_testament_is_moved_and_brought_closer(visit: Visit, someone: Someone, phone: bool) -> None:
    ada = someone("Ada")

    def large(now: Any) -> bool:
        tree = now["view"]["players"][0]["tree"]
        return kind(now) == "Act" and len(tree) >= 22 and max(each["generation"] for each in tree) >= 5

    visitor = sit_down(visit, ada, table(ada, large, 0, "testament"), phone=phone)
    page = visitor.page
    pane, drawing = page.locator(".canvas"), page.locator(".canvas > svg")
    names = "() => document.querySelector('.tree .person.small .card').getBoundingClientRect().width"
    assert page.evaluate(names) > 40  # readable, though not all of it can be seen
    whole = page.get_by_role("button", name="The whole tree")
    expect(whole).to_be_visible()
    where = "(pane) => [pane.scrollLeft, pane.scrollTop]"
    before = pane.evaluate(where)
    x, y = middle(pane)
    if not phone:
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x + 15, y + 90, steps=4)
        page.mouse.up()
        assert pane.evaluate(where)[1] < before[1] - 50
        wide = drawing.bounding_box()
        page.get_by_role("button", name="Closer").click()
        closer = drawing.bounding_box()
        assert wide
        assert closer
        assert closer["height"] > wide["height"] * 1.1
    whole.click()
    expect(whole).to_have_count(0)
    assert drawing.evaluate("(drawing) => drawing.clientHeight <= drawing.parentElement.clientHeight + 1")
    if not phone:
        page.get_by_role("button", name="Closer").click()
        page.get_by_role("button", name="Closer").click()
    hint = next(h for h in visitor.position["view"]["hints"] if h["about"])
    if phone:
        page.locator(".tb").last.tap()
    page.locator(f'[data-hint="{hint["hint"]}"]').click()
    first = (hint["fits"] or hint["about"])[0]
    expect(page.locator(f'[data-person="{first}"].marked')).to_be_in_viewport()


def test_the_tree_of_a_rival_is_shown_and_left(visit: Visit, someone: Someone) -> None:
    ada = someone("Ada")
    visitor = sit_down(visit, ada, table(ada, lambda now: kind(now) == "Act" and now["view"]["round"] >= 3))
    page, now = visitor.page, visitor.position
    people = page.locator(".tree .person")
    assert people.count() == len(now["view"]["players"][0]["tree"])
    page.locator(".rival .last button").click()
    assert people.count() == len(now["view"]["players"][1]["tree"])
    assert page.locator(".tree .lit").count() == 0
    page.get_by_role("button", name="Back to my tree").click()
    assert people.count() == len(now["view"]["players"][0]["tree"])


def test_what_is_refused_says_why(visit: Visit, someone: Someone) -> None:
    ada = someone("Ada")
    spaces = {"title", "contribution", "doctor", "mansion", "venture", "mission"}

    def shut(now: Any) -> list[str]:
        """Spaces that cannot be used, not even with an extra action."""
        if kind(now) != "Act":
            return []
        offered = {each["token"] for each in now["question"]["options"]}
        refused = [each["token"] for each in now["question"]["refused"]]
        return [each for each in refused if each in spaces and f"extra:{each}" not in offered]

    visitor = sit_down(visit, ada, table(ada, lambda now: bool(shut(now))))
    refused = {each["token"]: each for each in visitor.position["question"]["refused"]}
    token = shut(visitor.position)[0]
    visitor.page.locator(f'.boardwrap .shut[data-tokens~="{token}"]').hover()
    why = visitor.page.locator(".why")
    why.wait_for()
    assert refused[token]["rules"][0] in why.inner_text()


def test_a_solo_player_chooses_how(visit: Visit, someone: Someone) -> None:
    ada = someone("Ada")
    visitor = visit()
    visitor.be(ada.cookies(visitor.url))
    visitor.open("/new?game=legacy")
    page = visitor.page
    solo = page.get_by_role("group", name="Solo game").get_by_role("radio")
    players = page.get_by_role("group", name="Number of players")
    players.get_by_label("2", exact=True).check()
    expect(solo).to_have_count(0)
    players.get_by_label("1", exact=True).check()
    expect(solo).to_have_count(2)
    page.get_by_label("the Testament", exact=True).check()
    players.get_by_label("2", exact=True).check()  # it was not meant for two
    page.get_by_role("button", name="Make a table").click()
    page.wait_for_url("**/table/*")


def test_axe_finds_nothing_serious(visit: Visit, someone: Someone) -> None:
    ada = someone("Ada")
    visitors = [visit(phone=phone, color_scheme="light") for phone in (False, True)]
    wrong: list[str] = []
    for where, enough, others, solo in (
        ("opening", lambda now: kind(now) == "ChooseSide", 2, "standard"),
        ("turn", lambda now: kind(now) == "Act" and now["view"]["round"] >= 4, 2, "standard"),
        ("partner", lambda now: kind(now) == "WhichPartner", 1, "standard"),
        ("testament", lambda now: kind(now) == "Act" and now["view"]["round"] >= 4, 0, "testament"),
        ("end", over, 2, "standard"),
    ):
        made = table(ada, enough, others, solo)
        for visitor in visitors:
            visitor.be(ada.cookies(visitor.url))
            visitor.open(f"/table/{made}")
            visitor.until("heard.position && document.querySelector('main.tbl, main.phone')")
            visitor.page.wait_for_load_state("networkidle")
            wrong += on_a_board(visitor, where)
            for number in range(visitor.page.locator(".tb").count() if where in ("turn", "testament") else 0):
                visitor.page.locator(".tb").nth(number).click()
                wrong += on_a_board(visitor, f"{where}, part {number}")
    assert not wrong, "\n".join(wrong)


SIZES = ((1280, 720), (1440, 900), (1920, 1080), (390, 844))

# What cannot be read: text that its own box or a box around it cuts off, cards that leave the window. What is scrolled
# through on purpose is left out: the strips of a phone, log and chat; and names of players, which people choose.
CUT = """
() => {
    const board = document.querySelector('.legacy');
    const scrolls = '.canvas, .cards[tabindex], .page[role=tabpanel]';
    const wrong = [];
    /** Letters are a little higher than their line. */
    const air = 4;
    const boxOf = (node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return range.getBoundingClientRect();
    };
    const union = (a, b) => ({
        left: Math.min(a.left, b.left),
        top: Math.min(a.top, b.top),
        right: Math.max(a.right, b.right),
        bottom: Math.max(a.bottom, b.bottom),
    });
    const seen = (element) => element.getClientRects().length && !element.closest('.sr');
    for (const element of board.querySelectorAll('*')) {
        if (!(element instanceof HTMLElement) || !seen(element) || element.closest('.pp-name, [title] > .sr')) continue;
        const texts = [...element.childNodes].filter((node) => node.nodeType === 3 && node.textContent.trim());
        if (!texts.length || element.closest('foreignObject')) continue;
        const box = texts.map(boxOf).reduce(union);
        const what = `${element.className}: ${element.textContent.trim().slice(0, 40)}`;
        if (element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== 'inline')
            wrong.push(`too wide, ${what}`);
        if (element.closest(scrolls)) continue;
        if (box.left < -1 || box.top < -air || box.right > innerWidth + 1 || box.bottom > innerHeight + air)
            wrong.push(`outside the window, ${what}`);
        const card = element.closest('.friend, .mission, .space, .act, .thing, .hint, .rival, .hand, .own, .secrets');
        for (let around = card; around && around !== board; around = around.parentElement) {
            const frame = around.getBoundingClientRect();
            const clips = around === card || getComputedStyle(around).overflowX !== 'visible';
            if (clips && (box.right > frame.right + 1 || box.bottom > frame.bottom + air || box.left < frame.left - 1))
                wrong.push(`sticks out of ${around.className}, ${what}`);
        }
    }
    for (const card of board.querySelectorAll('.friend, .mission, .space, .rival')) {
        if (card.closest(scrolls)) continue;
        const box = card.getBoundingClientRect();
        if (box.right > innerWidth + 1 || box.bottom > innerHeight + 1 || box.width < 40 || box.height < 18)
            wrong.push(`card cut: ${card.textContent.trim().slice(0, 40)}`);
    }
    return [...new Set(wrong)];
}
"""


def read_everywhere(visit: Visit, person: Person, made: str, sizes: tuple[tuple[int, int], ...] = SIZES) -> None:
    """The table at every size and in every language: all cards there, and nothing cut."""
    wrong: list[str] = []
    for phone in sorted({width < 900 for width, _ in sizes}):
        visitor = sit_down(visit, person, made, phone=phone)
        page, view = visitor.page, visitor.position["view"]
        for lang in LANGUAGES:
            page.set_viewport_size(DESK)
            visitor.speak(lang)
            for width, height in [size for size in sizes if (size[0] < 900) == phone]:
                page.set_viewport_size({"width": width, "height": height})
                if page.locator(".recalls .opt.main").count():  # on a phone the recap lies over the board
                    page.locator(".recalls .opt.main").click()
                page.locator(".legacy").wait_for()
                wrong += [f"{lang} {width}: {each}" for each in page.evaluate(CUT)]
                if not phone:
                    me = view["players"][0]
                    assert page.locator(".hand .friend").count() == len(me["hand"])
                    assert page.locator(".friends .friend").count() == len(view["row"])
                    assert page.locator(".secrets .mission").count() == len(me["missions"])
                    assert page.locator(".rival").count() == view["seats"] - 1
    assert not wrong, "\n".join(wrong)


def hand_of(low: int, high: int) -> Callable[[Any], bool]:
    def enough(now: Any) -> bool:
        return kind(now) == "Act" and low <= len(now["view"]["players"][0]["hand"]) <= high

    return enough


def test_the_starting_hand_and_the_row_can_be_read(visit: Visit, someone: Someone) -> None:
    ada = someone("Ada")
    read_everywhere(visit, ada, table(ada, lambda now: kind(now) == "Mulligan", 3))


def test_a_hand_of_six_and_missions_can_be_read(visit: Visit, someone: Someone) -> None:
    ada = someone("Ada")

    def enough(now: Any) -> bool:
        me = now["view"]["players"][0]
        return kind(now) == "Act" and len(me["hand"]) in (5, 6) and bool(me["missions"])

    for _ in range(MOST_TABLES):
        made: str = ada.make(BOT, BOT, game="legacy", options={"solo": "standard"})["id"]
        if enough(ada.play(made, enough, ("mission", "socialize:3", "children", "person:", "marry:"))):
            break
    read_everywhere(visit, ada, made)


@pytest.mark.parametrize(("low", "high"), [(7, 9), (10, 12)])
def test_a_large_hand_can_be_read(visit: Visit, someone: Someone, low: int, high: int) -> None:
    ada = someone("Ada")
    for _ in range(MOST_TABLES):
        made: str = ada.make(BOT, game="legacy", options={"solo": "standard"})["id"]
        if hand_of(low, high)(ada.play(made, hand_of(low, high), ("socialize:3", "children", "person:"))):
            break
    read_everywhere(visit, ada, made, SIZES[:3])


def test_the_testament_can_be_read(visit: Visit, someone: Someone) -> None:
    ada = someone("Ada")
    late = table(ada, lambda now: kind(now) == "Act" and now["view"]["round"] >= 7, 0, "testament")
    read_everywhere(visit, ada, late)


def test_people_have_names_and_pawns_symbols(visit: Visit, someone: Someone) -> None:
    ada = someone("Ada")

    def grown(now: Any) -> bool:
        tree = now["view"]["players"][0]["tree"]
        return (
            kind(now) == "Act" and len(tree) > 3 and any(sum(p["extra_pawns"].values()) for p in now["view"]["players"])
        )

    visitor = sit_down(visit, ada, table(ada, grown, 2))
    page, view = visitor.page, visitor.position["view"]
    names = page.locator(".tree .person:not(.ribbon) .name").all_text_contents()
    drawn = page.locator(".tree .person:not(.ribbon)").count()
    assert len(names) >= drawn
    assert not {"Son", "Daughter", "Head"} & set(names)
    assert re.findall(r"[\w-]*legacy-[\w-]+", " ".join(page.locator(".legacy").all_inner_texts())) == []
    assert page.locator(".tree .person .po use").count() == sum(
        each["status"] != "lost" for each in view["players"][0]["tree"]
    )
    pawns = page.locator(".legacy [data-pawn]")
    signs = pawns.evaluate_all(
        "(all) => all.map((each) => [each.dataset.pawn, each.querySelector('use').href.baseVal])"
    )
    assert {"yellow", "blue", "green", "orange", "red"} <= {colour for colour, _ in signs}
    by_colour = {colour: sign for colour, sign in signs if colour != "own"}
    assert len(set(by_colour.values())) == len(by_colour) == 5


def test_a_wedding_is_shown_before_it_is_done(visit: Visit, someone: Someone) -> None:
    ada = someone("Ada")

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
