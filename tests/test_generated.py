"""Files that are made from others are as they would be made now."""

import importlib.util
import json
from pathlib import Path
from types import ModuleType

import pytest

from armorial.server.app import make_app
from armorial.server.description import described
from armorial.server.settings import Settings

ROOT = Path(__file__).parents[1]
BOARDS = ROOT / "web" / "src" / "games"
PRINTED = sorted(path.parents[1].name for path in BOARDS.glob("*/dev/printed.py"))


def load(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("game", PRINTED)
def test_the_board_shows_the_printed_numbers(game: str) -> None:
    made = load(BOARDS / game / "dev" / "printed.py").printed()
    stored = (BOARDS / game / "printed.json").read_text(encoding="utf-8")
    assert stored == made, f"run web/src/games/{game}/dev/printed.py"


def test_the_client_knows_the_messages_of_the_server() -> None:
    """``npm run check`` compares the types with this description."""
    stored = json.loads((ROOT / "web" / "openapi.json").read_text(encoding="utf-8"))
    made = json.loads(json.dumps(described(make_app(Settings()))))
    made["info"]["version"] = stored["info"]["version"]
    assert stored == made, "run: python -m armorial.server.openapi > web/openapi.json, then npm run types in web/"
