"""Lessons have the standard numbers: who owns other ones is told where a lesson names them."""

from typing import Any

from armorial.box.mine import overlay_from
from armorial.box.sheet import sheet_of
from armorial.games import load_game
from armorial.server.boxes.book import Kept
from armorial.table import classroom


def names_other_numbers(mine: Kept, lesson: str, step: int) -> bool:
    """Whether the words of a step rest on a printed number that is another one in the learner's box."""
    _, found = classroom.find(mine.game, lesson, step)
    facts = found.steps[step].printed
    if not facts or not mine.numbers:
        return False
    standard, own = load_game(mine.game), load_game(mine.game, overlay_from(sheet_of(mine.game), mine.numbers))
    return any(_at(standard.printed(), path) != _at(own.printed(), path) for path in facts)


def _at(printed: Any, path: str) -> Any:
    for name in path.split("."):
        printed = printed[int(name)] if isinstance(printed, list | tuple) else printed.get(name)
    return printed
