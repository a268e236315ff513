"""Games that an earlier version stored go on: one position for every question that came up there."""

import gzip
import json
import random
from pathlib import Path
from typing import Any, Final

import pytest

from armorial.games import load_game
from armorial.kernel.contract import SPECTATOR
from tests.both import compiled
from tests.conformance.driver import play_on

STORED: Final = sorted((Path(__file__).parent / "stored").glob("positions-*.json.gz"))


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
