"""Legacy in the browser: whole games of two and of one by the board, others' trees, the end, why not."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from armorial.match import read_record, verify
from tests.browser.conftest import Visit, sit_down
from tests.browser.legacy import BOT, kind, middle, over, table
from tests.browser.people import Regular
from tests.browser.test_access import LOOKS, look_at_table, who_looks
from tests.patience import again


@pytest.mark.parametrize(("others", "solo", "lang"), [(1, "standard", "ru"), (0, "testament", "en")])
def test_a_guest_plays_a_whole_game_by_the_board(visit: Visit, ada: Regular, others: int, solo: str, lang: str) -> None:
    guest = sit_down(visit, ada, ada.make(*[BOT] * others, game="legacy", options={"solo": solo})["id"], lang=lang)
    guest.play_to_the_end()
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


def test_pawns_stand_where_they_were_placed(visit: Visit, ada: Regular) -> None:
    def taken(now: Any) -> bool:
        options = [each["token"] for each in now["question"]["options"]] if kind(now) == "Act" else []
        if now["view"]["players"][0]["pawns"] < 2:  # with the last pawn a round may end
            return False
        return "socialize:1" in options and any(each["seat"] == 1 for each in now["view"]["standing"])

    visitor = sit_down(visit, ada, table(ada, taken))
    page, view = visitor.page, visitor.position["view"]
    expect(page.locator(".space .stands")).to_have_count(len(view["standing"]))
    pawns = page.locator(".actions .here .pn")
    before, seq = sum(view["players"][0]["acted"].values()), visitor.seq
    expect(pawns).to_have_count(before)
    visitor.answer("socialize:1")
    visitor.until_seq(seq + 1)
    expect(pawns).to_have_count(before + 1)


def test_the_end_is_counted_step_by_step(visit: Visit, ada: Regular) -> None:
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
    for _ in again("the end is counted"):
        if dialog.count():
            break
        page.clock.run_for(20)
    expect(dialog.locator("h2")).to_have_text("The end: counting")
    for _ in again("a row is counted"):
        if shown.count() >= 2:
            break
        page.clock.run_for(100)
    expect(dialog.locator(".card.up")).to_have_count(0)
    expect(shown).to_have_count(2)
    expect(dialog.locator('[data-row="play"] td[data-shown]')).to_have_count(2)
    totals = [int(text.replace("−", "-")) for text in dialog.locator("tfoot td").all_inner_texts()]
    players = visitor.position["view"]["players"]
    assert totals == [player["count"][0]["honour"] for player in players]
    for _ in again("it goes on by itself"):
        if shown.count() > 2:
            break
        page.clock.run_for(100)
    prestige = dialog.locator('[data-row="prestige"] td')
    expect(prestige.and_(page.locator("[data-shown]"))).to_have_count(2)
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
def test_a_large_tree_of_the_testament_is_moved_and_brought_closer(visit: Visit, ada: Regular, phone: bool) -> None:
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
        assert wide
        visitor.until("document.querySelector('.canvas > svg').clientHeight > given", wide["height"] * 1.1)
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


def test_the_tree_of_a_rival_is_shown_and_left(visit: Visit, ada: Regular) -> None:
    visitor = sit_down(visit, ada, table(ada, lambda now: kind(now) == "Act" and now["view"]["round"] >= 3))
    page, now = visitor.page, visitor.position
    people = page.locator(".tree .person")
    expect(people).to_have_count(len(now["view"]["players"][0]["tree"]))
    page.locator(".rival .last button").click()
    expect(people).to_have_count(len(now["view"]["players"][1]["tree"]))
    expect(page.locator(".tree .lit")).to_have_count(0)
    page.get_by_role("button", name="Back to my tree").click()
    expect(people).to_have_count(len(now["view"]["players"][0]["tree"]))


def test_what_is_refused_says_why(visit: Visit, ada: Regular) -> None:
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
    expect(visitor.page.locator(".why")).to_contain_text(refused[token]["rules"][0])


def test_a_solo_player_chooses_how(visit: Visit, ada: Regular) -> None:
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


def test_axe_finds_nothing_serious(visit: Visit, ada: Regular) -> None:
    visitors = [visit(**look) for look in LOOKS]
    for visitor in visitors:
        visitor.be(ada.cookies(visitor.url))
        visitor.open("/settings")
    wrong: list[str] = []
    stages: tuple[tuple[str, Callable[[Any], bool], int, str], ...] = (
        ("opening", lambda now: kind(now) == "ChooseSide", 2, "standard"),
        ("turn", lambda now: kind(now) == "Act" and now["view"]["round"] >= 4, 2, "standard"),
        ("partner", lambda now: kind(now) == "WhichPartner", 1, "standard"),
        ("testament", lambda now: kind(now) == "Act" and now["view"]["round"] >= 4, 0, "testament"),
        ("end", over, 2, "standard"),
    )
    for number, (where, enough, others, solo) in enumerate(stages):
        made = table(ada, enough, others, solo)
        places = where in ("turn", "testament")
        for visitor in who_looks(visitors, number, places=places):
            wrong += look_at_table(visitor, made, where, places=places)
    assert not wrong, "\n".join(wrong)


def test_people_have_names_and_pawns_symbols(visit: Visit, ada: Regular) -> None:
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
    expect(page.locator(".legacy")).not_to_contain_text(re.compile(r"[\w-]*legacy-[\w-]+"))  # no name of a message
    alive = sum(each["status"] != "lost" for each in view["players"][0]["tree"])
    expect(page.locator(".tree .person .po use")).to_have_count(alive)
    pawns = page.locator(".legacy [data-pawn]")
    signs = pawns.evaluate_all(
        "(all) => all.map((each) => [each.dataset.pawn, each.querySelector('use').href.baseVal])"
    )
    assert {"yellow", "blue", "green", "orange", "red"} <= {colour for colour, _ in signs}
    by_colour = {colour: sign for colour, sign in signs if colour != "own"}
    assert len(set(by_colour.values())) == len(by_colour) == 5
