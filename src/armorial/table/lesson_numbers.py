"""Lessons with other numbers than the standard ones: the learner's box, or the host's.

A lesson is played with them where it works: all of its answers can be given, and what it says is so. Finding that out
takes some tenths of a second, so it is kept for the numbers that were asked for last.
"""

import json
from functools import cached_property, lru_cache
from typing import Any, Final

from armorial.games import load_game
from armorial.lessons import Course, Lesson, Step
from armorial.lessons.facts import value_at
from armorial.lessons.walk import works
from armorial.table.changes import changed
from armorial.table.messages import Numbers
from armorial.table.numbers import Chosen
from armorial.table.printed import Printed

MOST_KEPT: Final = 32


class OtherNumbers:
    """A game with other numbers, and which lessons can be played with them."""

    def __init__(self, game: str, whose: Numbers, components: dict[str, Any]) -> None:
        self.whose = whose
        self.game = load_game(game, components)
        self._standard = load_game(game)
        self._works: dict[str, bool] = {}

    def teach(self, course: Course, lesson: Lesson) -> bool:
        """Whether a lesson can be played with them."""
        if lesson.name not in self._works:
            self._works[lesson.name] = works(course, lesson, self.game)
        return self._works[lesson.name]

    def differ_in(self, step: Step) -> bool:
        """Whether the words of a step rest on a printed number that is another one here."""
        here, standard = self.game.printed(), self._standard.printed()
        return any(_at(here, path) != _at(standard, path) for path in step.printed)

    @cached_property
    def printed(self) -> Printed:
        """What boards draw of them."""
        return Printed(self.game)

    @property
    def address(self) -> str:
        """Where the learner's browser gets that."""
        return f"/api/lessons/{self.game.name}/printed/{self.printed.hash}"


def _at(printed: Any, path: str) -> Any:
    try:
        return value_at(printed, path)
    except (LookupError, ValueError):  # not on this card
        return None


def other_numbers(game: str, chosen: Chosen) -> OtherNumbers | None:
    """Somebody's numbers of a game; None if they are all the standard ones."""
    if chosen.components is None:
        return None
    return _kept(game, chosen.numbers, json.dumps(chosen.components, sort_keys=True))


@lru_cache(MOST_KEPT)
def _kept(game: str, whose: Numbers, components: str) -> OtherNumbers | None:
    replaced = json.loads(components)
    return OtherNumbers(game, whose, replaced) if changed(game, replaced) else None
