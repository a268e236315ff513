"""A game that was just made is played in the browser, on the plain board, by the client as it is built already."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PROGRAM, Someone, Visit
from tests.new_game.checkout import NAME, Checkout
from tests.server.table_server import ProcessServer, process_server

TITLE = NAME.capitalize()


@pytest.fixture(scope="module")
def new_server(static: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ProcessServer]:
    """A server of a copy of the checkout with a new game in it."""
    folder = tmp_path_factory.mktemp("new-game")
    copy = Checkout(folder)
    copy.make()
    with process_server(f"sqlite:///{folder}/armorial.db", PROGRAM, root=copy.root, static_dir=static) as running:
        yield running
    shutil.rmtree(folder)


def test_it_is_found_chosen_and_played_to_the_end(visit: Visit, new_server: ProcessServer) -> None:
    guest = visit(new_server.url)
    page = guest.page
    guest.open("/")
    card = page.locator(f"article[data-game={NAME}]")
    card.get_by_text("Build a town card by card").wait_for()
    card.locator("a", has_text="Rules").click()
    page.get_by_role("heading", name=f"{TITLE}: the rules").wait_for()

    guest.open(f"/new?game={NAME}")
    page.get_by_role("radio", name=TITLE).and_(page.locator(":checked")).wait_for(state="attached")
    page.get_by_text("How many rounds are played.").wait_for()

    guest.open("/")
    card.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/table/*")
    guest.until_asked()
    page.get_by_text("Price of the day").first.wait_for()
    guest.play()
    assert guest.on_board["build"] + guest.on_board["sell"] > 0
    end = page.get_by_role("dialog")
    expect(end.locator("tbody th")).to_have_text(["Buildings", "Different kinds", "Coins left"])
    totals = [int(total) for total in end.locator("tfoot td").all_inner_texts()]
    assert sorted(totals) == sorted(score["total"] for score in guest.position["scores"])


@pytest.mark.parametrize("lang", ["ru", "pl"])
def test_it_speaks_every_language_on_a_phone(
    visit: Visit, someone: Someone, new_server: ProcessServer, lang: str
) -> None:
    """The words of a game that the client was not built with come from the server."""
    ada = someone("Ada", new_server.url)
    table = ada.post("/play-now", game=NAME, seats=2, bot="random")["id"]
    ada.play(table, lambda now: bool(now["question"] and now["question"]["options"]))
    guest = visit(new_server.url, phone=True, lang=lang)
    guest.be(ada.cookies(new_server.url))
    guest.open(f"/table/{table}")
    guest.until_asked()
    words = {"ru": ("Цена дня", "Ваша рука", "Что вы делаете?"), "pl": ("Cena dnia", "Twoja ręka", "Co robisz?")}
    for text in words[lang]:
        guest.page.get_by_text(text).first.wait_for()
    assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(guest.page.get_by_text(f"{NAME}-")).to_have_count(0)
