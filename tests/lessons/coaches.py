"""What the coaches of games can say, read from their sources: those may be compiled."""

import ast
import re
from functools import cache
from pathlib import Path
from typing import Final

import armorial.games

PACKAGE: Final = Path(armorial.games.__file__).parent


@cache
def names_in(game: str) -> set[str]:
    """The keys that a game's coach can come to, by what it yields."""
    source = (PACKAGE / game / "lessons" / "coach.py").read_text("utf-8")
    parts = {node.name: ast.unparse(node) for node in ast.parse(source).body if isinstance(node, ast.FunctionDef)}
    remarks, mistakes = (set(re.findall(r"yield '(\w+)'", parts[name])) for name in ("remarks", "mistakes"))
    said = {*remarks, *(f"not-{name}" for name in mistakes), "over"}
    return {f"coach-{game}-{name}" for name in said}
