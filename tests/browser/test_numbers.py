"""Tables with the numbers of somebody's box: how they are made, what they say of it, and that boards draw them."""

from typing import Any

import pytest
from playwright.sync_api import FilePayload, expect

from tests.browser.conftest import Someone, Visit
from tests.browser.fields import tick
from tests.browser.people import Person

OWN = "[mill]\ncoins = 7\n"

CHANGED = {
    "village": (OWN, "g[data-tip=legend-village-mill]", "7", "2"),
    "lorenzo": ("[market]\n1 = { coins = 8 }\n", "main", "Market: 8 coins", "Market: 5 coins"),
    "troyes": ("[agriculture]\ndivisor = 7\n", ".field .by", "÷7", "÷2"),
    "legacy": ("[action.mansion]\nprice = { gold = 13 }\n", ".tile .price .sr", "13 gold", "3 gold"),
}
"""For each game a file, where its number is drawn, how, and what stands there by the standard file."""


def shown(person: Person, visit: Visit, where: str, **wish: Any) -> str:
    """What a new table shows there."""
    table = person.make({"bot": "random"}, **wish)["id"]
    guest = visit()
    guest.be(person.cookies(guest.url))
    guest.open(f"/table/{table}")
    guest.page.locator(where).first.wait_for()
    return " | ".join(guest.page.locator(where).all_text_contents())


@pytest.mark.parametrize("game", CHANGED)
def test_the_board_draws_the_numbers_of_its_table(visit: Visit, someone: Someone, game: str) -> None:
    text, where, own, standard = CHANGED[game]
    ada = someone("Ada")
    own_table, usual_table = (
        shown(ada, visit, where, game=game, **wish) for wish in ({"components": text}, {"components": None})
    )
    assert own in own_table
    assert own not in usual_table
    assert standard in usual_table


def file(text: str) -> FilePayload:
    return {"name": "my village.toml", "mimeType": "text/plain", "buffer": text.encode()}


def test_a_table_is_made_with_ones_own_numbers(visit: Visit) -> None:
    guest = visit()
    page = guest.page
    guest.open("/new?game=village")
    tick(page.get_by_label("a file", exact=True))
    chooser = page.get_by_label("Numbers from your own box")
    chooser.set_input_files(file("[mill]\ncoins = 77\n"))
    guest.trouble.forgiven = True  # the browser tells of the 422 too
    guest.button("Make a table").click()
    problem = page.get_by_role("alert")
    expect(problem).to_contain_text("line 2: mill.coins must be from 1 to 9, not 77")
    guest.trouble.forgiven = False
    page.get_by_label("my village.toml").set_input_files(file(OWN))
    expect(problem).to_have_count(0)
    guest.button("Make a table").click()
    expect(page.get_by_text("Played with the numbers from your box")).to_be_visible()
    guest.button("Which numbers differ").click()
    row = page.get_by_role("row", name="Mill: coins")
    expect(row.get_by_role("cell")).to_have_text(["7", "2"])
    page.keyboard.press("Escape")
    guest.button("Start with bots in the free seats").click()
    guest.until_asked()
    guest.button("More").click()
    guest.button("Which numbers differ").click()
    expect(row).to_be_visible()
    marks = page.locator("[data-unsure]").evaluate_all("(marks) => marks.map((mark) => mark.dataset.unsure)")
    assert len(marks) == len(set(marks)), "one mark is enough"
    assert {"workshop.smithy", "chamber.3", "church", "city.south_far", "route.3", "chronicle"} <= set(marks)
    assert not {"workshop.stable", "chamber.1", "city.north_near", "route.1", "mill"} & set(marks)
