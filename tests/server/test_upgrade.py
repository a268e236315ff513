"""A database that an earlier version left is taken over, and every running game in it goes on."""

import gzip
import math
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest

from tests.browser.people import QuickPerson
from tests.server.table_server import process_server

FURTHER: Final = 12
"""Each running table is played on for so many lines, and one of each game to its end. That every position which an
earlier version stored comes to its end is shown without a server (`tests/match/test_stored.py`)."""
STORED: Final = sorted((Path(__file__).parent / "stored").glob("armorial-*.db.gz"))


@pytest.mark.parametrize("file", STORED, ids=lambda file: file.name)
def test_every_game_of_an_earlier_version_goes_on(file: Path, tmp_path: Path) -> None:
    database = tmp_path / "armorial.db"
    database.write_bytes(gzip.decompress(file.read_bytes()))
    with (
        process_server(f"sqlite:///{database}", "tests.server.played_on") as server,
        closing(QuickPerson(server.url, "Ada again")) as ada,
    ):
        ada.post("/sign-in", login="ada", password="a long password")
        tables = ada.get("/my/tables")["tables"]
        running = [table for table in tables if table["state"] == "running"]
        assert len(running) == 27
        assert {table["game"] for table in running} == {"village", "lorenzo", "troyes", "legacy"}
        orders = {game["game"]: game["houses"] for game in ada.web.get("/games").json()}
        for table in tables:
            seats = [seat["house"] for seat in table["seats"]]
            assert seats == orders[table["game"]][: len(seats)], "everybody has the colours they had"
            assert (table["result"] is None) == (table["state"] != "finished")
        ended = [table for table in tables if table["state"] == "finished"]
        assert ended
        for table in ended:
            end = ada.position(table["id"])
            scores = [score["total"] for score in end["scores"]]
            assert table["result"] == {"scores": scores, "winners": end["winners"]}, "as the table itself says"
            assert end["winners"] is not None
        assert ada.get("/my/tables")["tables"][-1]["result"] == tables[-1]["result"], "stored when it was asked for"
        to_the_end: set[str] = set()
        for table in running:
            before = ada.position(table["id"])
            assert before["seq"] == table["seq"], table
            assert before["question"]["options"], table
            far = before["seq"] + FURTHER if table["game"] in to_the_end else math.inf
            after = ada.play(table["id"], lambda now, far=far: now["seq"] >= far)  # type: ignore[misc]
            assert after["over"] or after["seq"] >= far, table
            assert after["seq"] > before["seq"], table
            assert (after["ranks"] is not None) == bool(after["over"]), table
            to_the_end.add(table["game"])


def test_there_is_a_database_to_take_over() -> None:
    assert STORED
