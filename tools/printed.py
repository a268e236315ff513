"""Writes the standard printed numbers as the server sends them, for the unit tests of the boards.

    python tools/printed.py

They stand in ``web/src/games/<game>/dev/printed.json``; ``tests/test_generated.py`` says when they are out of date.
"""

import json
from pathlib import Path

from armorial.games import GAMES
from armorial.table.printed import standard_printed

BOARDS = Path(__file__).resolve().parents[1] / "web" / "src" / "games"


def place(game: str) -> Path:
    return BOARDS / game / "dev" / "printed.json"


def text(game: str) -> str:
    """What is to stand there."""
    return json.dumps(json.loads(standard_printed(game).body), indent=2) + "\n"


def main() -> None:
    for game in GAMES:
        if place(game).parent.is_dir():
            place(game).write_text(text(game), encoding="utf-8")


if __name__ == "__main__":
    main()
