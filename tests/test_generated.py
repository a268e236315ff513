"""Files that are made from others are as they would be made now."""

import json
from pathlib import Path

import pytest
from tools import lesson_positions, primer, printed

from armorial.lessons import taught
from armorial.server.app import make_app
from armorial.server.description import described
from armorial.server.settings import Settings
from tests.games import DRAWN

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("game", DRAWN)
def test_boards_are_tested_with_the_printed_numbers(game: str) -> None:
    assert printed.place(game).read_text(encoding="utf-8") == printed.text(game), "run: python tools/printed.py"


@pytest.mark.parametrize("game", DRAWN)
def test_pictures_of_the_rules_are_of_a_real_position(game: str) -> None:
    assert primer.place(game).read_text(encoding="utf-8") == primer.text(game), "run: python tools/primer.py"


@pytest.mark.parametrize("game", taught())
def test_lessons_begin_with_the_positions_of_their_scenes(game: str) -> None:
    stored = lesson_positions.place(game).read_text(encoding="utf-8")
    assert stored == lesson_positions.text(game), "run: python -m tools.lesson_positions"


def test_the_client_knows_the_messages_of_the_server() -> None:
    """``npm run check`` compares the types with this description."""
    stored = json.loads((ROOT / "web" / "openapi.json").read_text(encoding="utf-8"))
    made = json.loads(json.dumps(described(make_app(Settings()))))
    made["info"]["version"] = stored["info"]["version"]
    assert stored == made, "run: python -m armorial.server.openapi > web/openapi.json, then npm run types in web/"
