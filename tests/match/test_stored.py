"""Games that an earlier version stored go on: one position for every question that came up there, and a record with
numbers of an owner that no new table could have."""

import gzip
import json
import random
from pathlib import Path
from typing import Any, Final

import pytest

from armorial.box.mine import checked
from armorial.data.reader import ComponentError
from armorial.games import load_game
from armorial.kernel.contract import SPECTATOR
from armorial.match import Match, read_record, verify
from armorial.table.errors import ApiError
from armorial.table.sandbox import from_text
from tests.both import compiled
from tests.conformance.driver import play_on

STORED: Final = sorted((Path(__file__).parent / "stored").glob("positions-*.json.gz"))

OWNERS: Final = (Path(__file__).parent / "stored" / "owner-0.11.0.txt").read_text("utf-8")


def tables(file: Path) -> list[Any]:
    found: list[Any] = json.loads(gzip.decompress(file.read_bytes()))
    return found


def once_each(positions: list[Any]) -> list[Any]:
    return list({position["asked"]: position for position in positions}.values())


def test_there_are_stored_positions_of_every_question() -> None:
    for file in STORED:
        assert sum(len(table["positions"]) for table in tables(file)) > 1_000
    assert STORED


@pytest.mark.parametrize("file", STORED, ids=lambda file: file.name)
@pytest.mark.parametrize("game_name", ["village", "lorenzo", "troyes", "legacy"])
def test_every_stored_position_goes_on_to_its_end(file: Path, game_name: str) -> None:
    game = load_game(game_name)
    for table in tables(file):
        if table["game"] != game_name:
            continue
        # One position of every question is enough where games take long.
        for number, position in enumerate(table["positions"] if compiled() else once_each(table["positions"])):
            where = f"{game_name}, {table['seats']} seats, {table['options']}, {position['asked']}, number {number}"
            state = game.load(position["state"])
            asked = game.asked(state)
            assert type(asked).__name__ == position["asked"], where
            assert asked is not None
            assert asked.options(state), where
            again = game.load(json.loads(json.dumps(game.dump(state))))
            assert game.dump(again) == game.dump(state), where
            for seat in (*range(table["seats"]), SPECTATOR):
                assert game.view(state, seat)["players"], where
            play_on(game, state, random.Random(where))
            assert game.asked(state) is None, where
            assert len(game.ranks(state)) == table["seats"], where


def test_a_stored_game_keeps_numbers_that_new_tables_may_not_have() -> None:
    """Limits are for new tables: the record is true, is played on with its own numbers, and comes to its end."""
    record = read_record(OWNERS)
    assert record.components is not None
    with pytest.raises(ComponentError):
        checked("village", record.components)
    assert verify(record).ok
    match, rng = Match.resume(record), random.Random(1)
    assert match.version == len(record.lines)
    while not match.finished:
        assert match.to_move is not None
        match.answer(match.to_move, rng.choice(match.options()))
    assert match.state.parts.life_track == record.components["farm"]["life_track"]  # type: ignore[attr-defined]
    assert verify(match.record()).ok


def test_whoever_brings_such_a_record_has_a_copy_for_themselves() -> None:
    """With what was possible once, and nothing else: a record can be written by hand."""
    table = from_text(OWNERS, None, "ada", "Ada")
    assert (table.sandbox, table.visibility, table.numbers) == (True, "private", "owner")
    for old, new in (
        ('"life_track":21', '"life_track":100'),
        ('"plague_time":0', '"plague_time":-1'),
        ('"cubes":9', '"cubes":100'),
        ('"graves":8', '"graves":"many"'),
    ):
        assert old in OWNERS
        with pytest.raises(ApiError):
            from_text(OWNERS.replace(old, new), None, "ada", "Ada")
