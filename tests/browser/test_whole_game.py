"""A guest comes, plays a whole game by the board, and takes its record home."""

from pathlib import Path

import pytest

from armorial.match import read_record, verify
from tests.browser.conftest import Visit

MOST_STEPS = 500


@pytest.mark.parametrize("lang", ["en", "ru", "pl"])
def test_a_guest_plays_a_whole_game(visit: Visit, lang: str, tmp_path: Path) -> None:
    guest = visit(lang=lang)
    page = guest.page
    guest.open("/")
    assert page.locator("html").get_attribute("lang") == lang
    page.locator(".cta button").click()  # the first click is the last one that is needed
    page.wait_for_url("**/table/*")
    guest.play(most=MOST_STEPS)
    over = guest.position
    assert over["over"]
    assert guest.repeated <= 1
    assert sum(guest.on_board.values()) > 5 * sum(guest.in_list.values()), (guest.on_board, guest.in_list)

    end = page.get_by_role("dialog")
    end.wait_for()
    order = sorted(range(len(over["seats"])), key=lambda seat: over["ranks"][seat])
    assert end.locator("thead th b").all_inner_texts() == [over["seats"][seat]["name"] for seat in order]
    rows = [row.locator("td").all_inner_texts() for row in end.locator("tbody tr").all()]
    totals = [int(total) for total in end.locator("tfoot td").all_inner_texts()]
    assert totals == [over["scores"][seat]["total"] for seat in order]
    assert [sum(int(cell) for cell in column) for column in zip(*rows)] == totals
    with page.expect_download() as started:
        end.locator("a[download]").click()
    record = tmp_path / "record.txt"
    started.value.save_as(record)
    verdict = verify(read_record(record.read_text(encoding="utf-8")))
    assert verdict.ok, verdict.problem
    assert verdict.scores == [score["total"] for score in over["scores"]]
