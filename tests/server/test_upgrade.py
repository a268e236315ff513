"""A database that an earlier version left is taken over, and every running game in it goes on to its end."""

import gzip
from contextlib import closing
from pathlib import Path
from typing import Final

import pytest

from tests.browser.people import Person
from tests.server.table_server import process_server

STORED: Final = sorted((Path(__file__).parent / "stored").glob("armorial-*.db.gz"))


@pytest.mark.parametrize("file", STORED, ids=lambda file: file.name)
def test_every_game_of_an_earlier_version_goes_on(file: Path, tmp_path: Path) -> None:
    database = tmp_path / "armorial.db"
    database.write_bytes(gzip.decompress(file.read_bytes()))
    with process_server(f"sqlite:///{database}") as server, closing(Person(server.url, "Ada again")) as ada:
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
        for table in running:
            before = ada.position(table["id"])
            assert before["seq"] == table["seq"], table
            assert before["question"]["options"], table
            over = ada.play(table["id"])
            assert over["over"], table
            assert over["ranks"] is not None, table
            assert over["seq"] > before["seq"], table


def test_there_is_a_database_to_take_over() -> None:
    assert STORED
