"""The numbers that a learner's lessons are played with: those of their box, or the host's if they have none."""

from armorial.box.mine import overlay_from
from armorial.box.sheet import sheet_of
from armorial.server.boxes.book import Kept
from armorial.table.lesson_numbers import OtherNumbers, other_numbers
from armorial.table.numbers import Chosen


def numbers_for(mine: Kept, usual: Chosen) -> OtherNumbers | None:
    """``usual`` are those of a new table whose maker brings none."""
    if not mine.numbers:
        return other_numbers(mine.game, usual)
    return other_numbers(mine.game, Chosen("owner", overlay_from(sheet_of(mine.game), mine.numbers)))
