"""A guest comes, plays a whole game by the board, and takes its record home."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from armorial.match import read_record, verify
from armorial.text import Speaker
from tests.browser.conftest import Someone, Visit
from tests.browser.visitor import Visitor

MOST_STEPS = 500
WHOLE = [
    ("village", {}, "en"),
    ("lorenzo", {"advanced": "on"}, "pl"),
]
"""Games and their larger options, and the language of the browser; in the game all have their turn. Troyes and Legacy
have a whole game each in their own files."""
ENDINGS = [("lorenzo", 2, {"advanced": "off"}), ("legacy", 1, {"solo": "standard"})]
"""What is left of the variants: these are played by the board in their last round only."""
MOST_TABLES = 30
GROW = ("marry:", "children", "arrange:", "person:", "child")
"""Answers with which a family of Legacy does not die out too soon; even so not every one comes to the last round."""


def name_of(seat: dict[str, Any], lang: str) -> str:
    """What somebody is called in the end: bots have names in every language."""
    return Speaker(lang).text(f"bot-name-{seat['name'].lower()}") if seat["bot"] else seat["name"]


def number(text: str) -> int:
    """A number as it is shown, with a minus sign that is one."""
    return int(text.replace("−", "-"))


def begin(guest: Visitor, someone: Someone, game: str, options: dict[str, str]) -> None:
    """The first click on the first page begins a game of Village; a table with options is made by its address."""
    page = guest.page
    if not options:
        guest.open("/")
        page.locator(".cta select").select_option("novice")  # who answers quickly
        page.locator(".cta button").click()  # the first click is the last one that is needed
        page.wait_for_url("**/table/*")
        return
    ada = someone("Ada")
    table = ada.post("/play-now", game=game, seats=2, bot="random", confirm=True, options=options)
    guest.be(ada.cookies(guest.url))
    guest.open(f"/table/{table['id']}")


@pytest.mark.parametrize(("game", "options", "lang"), WHOLE, ids=str)
def test_a_guest_plays_a_whole_game(
    visit: Visit, someone: Someone, game: str, options: dict[str, str], lang: str, tmp_path: Path
) -> None:
    guest = visit(lang=lang)
    page = guest.page
    begin(guest, someone, game, options)
    expect(page.locator("html")).to_have_attribute("lang", lang)
    guest.play_to_the_end()
    guest.speak(lang)
    over = guest.position
    assert over["over"]
    assert sum(guest.on_board.values()) > 5 * sum(guest.in_list.values()), (guest.on_board, guest.in_list)

    end = page.get_by_role("dialog")
    end.wait_for()
    order = sorted(range(len(over["seats"])), key=lambda seat: over["ranks"][seat])
    names = [name_of(over["seats"][seat], lang) for seat in order]
    expect(end.locator("thead th b")).to_have_text(names)
    rows = [row.locator("td").all_inner_texts() for row in end.locator("tbody tr").all()]
    totals = [number(total) for total in end.locator("tfoot td").all_inner_texts()]
    assert totals == [over["scores"][seat]["total"] for seat in order]
    assert [sum(number(cell) for cell in column) for column in zip(*rows)] == totals
    with page.expect_download() as started:
        end.locator("a[download]").click()
    record = tmp_path / "record.txt"
    started.value.save_as(record)
    verdict = verify(read_record(record.read_text(encoding="utf-8")))
    assert verdict.ok, verdict.problem
    assert verdict.scores == [score["total"] for score in over["scores"]]


@pytest.mark.parametrize(("game", "seats", "options"), ENDINGS, ids=str)
def test_the_end_of_the_other_variants_is_played_by_the_board(
    visit: Visit, someone: Someone, game: str, seats: int, options: dict[str, str]
) -> None:
    def last_round(now: Any) -> bool:
        rounds = now["view"]["rounds"]  # Legacy has those of each generation
        last = rounds if isinstance(rounds, int) else sum(rounds)
        return now["view"]["round"] == last and bool(now["question"] and now["question"]["options"])

    ada = someone("Ada")
    for _ in range(MOST_TABLES):
        table: str = ada.make(*[{"bot": "random"}] * (seats - 1), game=game, options=options)["id"]
        if last_round(ada.play(table, last_round, GROW)):
            break
    guest = visit()
    guest.be(ada.cookies(guest.url))
    guest.open(f"/table/{table}")
    guest.play(most=MOST_STEPS)
    over = guest.position
    assert over["over"]
    assert sum(guest.on_board.values()) > sum(guest.in_list.values()), (guest.on_board, guest.in_list)
    end = guest.page.get_by_role("dialog")
    end.wait_for()
    totals = sorted(number(total) for total in end.locator("tfoot td").all_inner_texts())
    assert totals == sorted(score["total"] for score in over["scores"])
