"""Writes the positions that lessons begin with, as the games save them.

    python -m tools.lesson_positions

They are set up by scenes in ``tests/<game>/lesson_positions.py`` and stand in
``src/armorial/games/<game>/lessons/positions.json``; ``tests/test_generated.py`` says when they are out of date.
"""

import json
from importlib import import_module
from pathlib import Path

from armorial.lessons import taught

GAMES = Path(__file__).resolve().parents[1] / "src" / "armorial" / "games"


def place(game: str) -> Path:
    return GAMES / game / "lessons" / "positions.json"


def text(game: str) -> str:
    """What is to stand there: a line for each position, so that a change shows where it is."""
    scenes = import_module(f"tests.{game}.lesson_positions").POSITIONS
    lines = []
    for name, build in scenes.items():
        scene = build()
        lines.append(f"{json.dumps(name)}: {json.dumps(scene.game.dump(scene.s), separators=(',', ':'))}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main() -> None:
    for game in taught():
        place(game).write_text(text(game), encoding="utf-8")


if __name__ == "__main__":
    main()
