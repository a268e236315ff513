"""What a cube of a delayed card does to a group of dice, in what it changes, in words and in signs.

T-49, T-77, T-90 to T-92, T-97, T-129 to T-134
"""

from typing import Final

from armorial.games.troyes.components import COLOUR_OF, DISTRICT_OF, PILGRIMAGE, PILGRIMAGE_SLOT, RED, WHITE, YELLOW
from armorial.games.troyes.group import Group
from armorial.games.troyes.reasons import CUBE_WANTS_ONE_WHITE, CUBE_WANTS_RED, CUBE_WANTS_YELLOW
from armorial.games.troyes.state import Troyes
from armorial.kernel.words import Message


class CubeEffect:
    """One kind of delayed effect; ``n`` is the printed number. What does not fit the dice is told by ``g.misfit``."""

    keeps_dice: bool = False
    """Whether the dice count what they show, so that one of them can still place a citizen. T-77"""
    recolours: bool = False
    """Whether all that changes is the colour, which makes no difference where any colour will do. T-49, T-93"""

    def change(self, s: Troyes, g: Group, n: int) -> None:
        raise NotImplementedError(type(self).__name__)

    def say(self, n: int) -> Message:
        raise NotImplementedError(type(self).__name__)

    def signs(self, n: int) -> str:
        """The same drawn: words for things, dice and cubes, with their numbers."""
        raise NotImplementedError(type(self).__name__)


class FreeYellow(CubeEffect):
    """The first yellow die of each foreign district is free, in a mixed group too. T-129"""

    keeps_dice = True

    def change(self, s: Troyes, g: Group, n: int) -> None:
        if lacks_yellow(s, g):
            return
        freed: list[int] = []
        for at, die in enumerate(g.dice):
            district = DISTRICT_OF[die]
            if COLOUR_OF[die] == YELLOW and district != g.seat and district not in freed:
                freed.append(district)
                g.price -= g.prices[at]
                g.prices[at] = 0
        g.idle = not freed

    def say(self, n: int) -> Message:
        return Message("troyes-cube-free_yellow", {"n": n})

    def signs(self, n: int) -> str:
        return "die:yellow:4 0coin"


class EachYellow(CubeEffect):
    """Every yellow die of the group counts more, in a mixed group too. T-97, T-131"""

    def change(self, s: Troyes, g: Group, n: int) -> None:
        if lacks_yellow(s, g):
            return
        yellow = [COLOUR_OF[die] == YELLOW for die in g.dice]
        g.values = [value + n if raised else value for value, raised in zip(g.values, yellow, strict=True)]
        g.total = sum(g.values)
        g.idle = not any(yellow)

    def say(self, n: int) -> Message:
        return Message("troyes-cube-each_yellow", {"n": n})

    def signs(self, n: int) -> str:
        return f"die:yellow:4 +{n}"


def lacks_yellow(s: Troyes, g: Group) -> bool:
    """A group of one colour must be yellow; a mixed one is looked at die by die. T-97"""
    if g.colour != YELLOW and s.cards[PILGRIMAGE_SLOT] != PILGRIMAGE:
        g.misfit = CUBE_WANTS_YELLOW
    return g.misfit != 0


class WhiteAsYellow(CubeEffect):
    """One white die counts as several yellow ones of its value. T-91, T-130"""

    def change(self, s: Troyes, g: Group, n: int) -> None:
        one_white_as(g, YELLOW, n)

    def say(self, n: int) -> Message:
        return Message("troyes-cube-white_as_yellow", {"n": n})

    def signs(self, n: int) -> str:
        return " ".join(["die:white:4 →", *["die:yellow:4"] * n])


class WhiteAsRed(CubeEffect):
    """One white die counts as several red ones of its value. T-91, T-134"""

    def change(self, s: Troyes, g: Group, n: int) -> None:
        one_white_as(g, RED, n)

    def say(self, n: int) -> Message:
        return Message("troyes-cube-white_as_red", {"n": n})

    def signs(self, n: int) -> str:
        return " ".join(["die:white:4 →", *["die:red:4"] * n])


def one_white_as(g: Group, colour: int, n: int) -> None:
    if g.colour != WHITE or len(g.dice) != 1:
        g.misfit = CUBE_WANTS_ONE_WHITE
        return
    g.colour = colour
    g.values *= n
    g.total = sum(g.values)


class Each(CubeEffect):
    """Every die of the group counts more. T-133"""

    def change(self, s: Troyes, g: Group, n: int) -> None:
        g.values = [value + n for value in g.values]
        g.total = sum(g.values)

    def say(self, n: int) -> Message:
        return Message("troyes-cube-each", {"n": n})

    def signs(self, n: int) -> str:
        return f"die:neutral:4 +{n}"


class EachBecomes(CubeEffect):
    """Every die of the group counts the same. T-132"""

    def change(self, s: Troyes, g: Group, n: int) -> None:
        g.idle = all(value == n for value in g.values)
        g.values = [n for _ in g.values]
        g.total = sum(g.values)

    def say(self, n: int) -> Message:
        return Message("troyes-cube-each_becomes", {"n": n})

    def signs(self, n: int) -> str:
        return f"die:neutral → die:neutral:{n}"


class RedTotal(CubeEffect):
    """A red group counts more in all. T-90, T-124"""

    def change(self, s: Troyes, g: Group, n: int) -> None:
        if g.colour != RED:
            g.misfit = CUBE_WANTS_RED
            return
        g.total += n

    def say(self, n: int) -> Message:
        return Message("troyes-cube-red_total", {"n": n})

    def signs(self, n: int) -> str:
        return f"die:red:4 die:red:4 +{n}"


class YellowAsRed(CubeEffect):
    """A yellow group counts as red. T-92, T-125"""

    keeps_dice = True
    recolours = True

    def change(self, s: Troyes, g: Group, n: int) -> None:
        if g.colour != YELLOW:
            g.misfit = CUBE_WANTS_YELLOW
            return
        g.colour = RED

    def say(self, n: int) -> Message:
        return Message("troyes-cube-yellow_as_red", {"n": n})

    def signs(self, n: int) -> str:
        return "die:yellow:4 → die:red:4"


CUBES: Final[dict[str, CubeEffect]] = {
    "free_yellow": FreeYellow(),
    "white_as_yellow": WhiteAsYellow(),
    "each_yellow": EachYellow(),
    "each_becomes": EachBecomes(),
    "each": Each(),
    "white_as_red": WhiteAsRed(),
    "red_total": RedTotal(),
    "yellow_as_red": YellowAsRed(),
}
