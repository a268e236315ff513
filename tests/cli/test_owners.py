"""What several owners agree on, from their files and from the boxes of a server; and who says unsure numbers."""

import asyncio
import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from armorial.games import game_module
from armorial.server.people import new_guest
from armorial.server.settings import Settings
from armorial.server.store.database import Database
from armorial.server.store.schema import BoxRow
from tests.cli.conftest import Run

ANN = "[activity.artisan]\nprice = 3\n[event.war]\nvp = [7, 3]\n"
BOB = "[activity.artisan]\nprice = 3\ndivisor = 5\n[event.war]\nvp = [7, 4]\n"
PRICE, FIRST, SECOND = "activity.artisan.price", "event.war.vp.1", "event.war.vp.2"


@pytest.fixture
def files(tmp_path: Path) -> list[Path]:
    found = [tmp_path / "ann.toml", tmp_path / "bob.toml"]
    for file, text in zip(found, (ANN, BOB), strict=True):
        file.write_text(text)
    return found


def test_two_owners_who_read_the_same_make_a_number_known(run: Run, files: list[Path], tmp_path: Path) -> None:
    out = tmp_path / "proposal.toml"
    found = json.loads(run("components", "troyes", "--merge", *files, "--out", out, "--json").out)
    assert found["owners"] == 2
    assert {each["path"]: (each["value"], each["standard"]) for each in found["agreed"]} == {
        PRICE: (3, 4),
        FIRST: (7, 6),
    }
    assert found["disputed"] == [{"path": SECOND, "values": [{"value": 3, "owners": 1}, {"value": 4, "owners": 1}]}]
    assert found["alone"] == ["activity.artisan.divisor"]
    assert tomllib.loads(out.read_text())["activity"] == {"artisan": {"price": 3}}
    rows = {path: (value, sure) for path, value, sure in game_module("troyes").components(out).rows()}
    assert rows[PRICE] == (3, "known")
    assert rows["event.war.vp"] == ([7, 3], "reconstructed"), "a row is known once all of it is agreed on"


def test_the_report_reads_well(run: Run, files: list[Path]) -> None:
    said = run("components", "troyes", "--merge", *files).out
    assert "Artisan: price" in said
    assert "3 (1); 4 (1)" in said
    assert "2 boxes: 2 numbers agreed on, 1 read differently, 1 read by one owner only." in said
    said = run("components", "troyes", "--merge", *files, "--lang", "pl").out
    assert "2 pudełka" in said
    assert not re.search(r"\b(what|boxes|agreed)\b", said), "all of it is in the reader's language"


def test_what_cannot_be_merged_is_one_sentence(run: Run, files: list[Path], tmp_path: Path) -> None:
    for words, said in (
        (("--merge", files[0]), "name the files of at least two owners"),
        (("--merge", files[0], files[0]), "every owner counts once"),
        ((files[0],), "go with --merge"),
        (("--merge", files[0], tmp_path / "none.toml"), "cannot read"),
        (("--merge", *files, "--out", tmp_path), "cannot write"),
    ):
        ran = run("components", "troyes", *words)
        assert ran.code != 0
        assert said in ran.err


def test_the_host_sees_the_boxes_of_those_who_consent(run: Run, data: Path) -> None:
    boxes: list[tuple[dict[str, Any], bool]] = [({PRICE: 3}, True), ({PRICE: 3, FIRST: 7}, True), ({FIRST: 7}, False)]
    asyncio.run(_keep(Settings(data_dir=data).database_url, boxes))
    found = json.loads(run("admin", "boxes", "troyes", "--json").out)
    assert found["owners"] == 2
    assert [each["path"] for each in found["agreed"]] == [PRICE]
    assert found["alone"] == [FIRST], "the third owner does not consent"
    assert "no game 'chess'" in run("admin", "boxes", "chess").err


async def _keep(url: str, boxes: list[tuple[dict[str, Any], bool]]) -> None:
    database = Database(url)
    await database.migrate()
    async with database.write() as session:
        for numbers, consent in boxes:
            owner = new_guest("Owner", "203.0.113.7")
            session.add(owner)
            await session.flush()
            session.add(
                BoxRow(
                    person=owner.id,
                    game="troyes",
                    numbers=numbers,
                    revision=1,
                    use=False,
                    consent=consent,
                    code=None,
                    changed=0.0,
                )
            )
    await database.close()


@pytest.mark.parametrize(
    ("language", "name", "sure", "who"),
    [
        ("en", "Smithy", "reconstructed", "Armorial chose it"),
        ("ru", "Кузница", "восстановлено", "число выбрал"),
        ("pl", "Kuźnia", "odtworzone", "liczbę wybrał"),
    ],
)
def test_every_unsure_card_is_marked_once_with_who_says_so(
    run: Run, language: str, name: str, sure: str, who: str
) -> None:
    marks = json.loads(run("components", "village", "--lang", language, "--json").out)["unsure"]
    smithy = [mark for mark in marks if mark["thing"] == "workshop.smithy"]
    assert [(mark["name"], mark["confidence"]) for mark in smithy] == [(name, "reconstructed")]
    assert who in smithy[0]["who"]
    assert len({mark["thing"] for mark in marks}) == len(marks)
    listed = " ".join(run("components", "village", "--lang", language).out.split())
    assert f"{name} {sure} " in listed
    assert who in listed
    assert language == "en" or "confidence" not in listed


def test_a_number_of_the_owner_is_no_longer_marked(run: Run, tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text("[workshop.smithy]\nprice = { orange = 2 }\n")
    marks = json.loads(run("components", "village", "--components", own, "--json").out)["unsure"]
    assert not [mark for mark in marks if mark["thing"] == "workshop.smithy"]
