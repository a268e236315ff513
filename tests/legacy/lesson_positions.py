"""The positions that the lessons of Legacy begin with, in the words of scenes. ``tools/lesson_positions.py`` keeps them
beside the game, as it saves them."""

from collections.abc import Callable, Mapping

from armorial.games.legacy.state import FIRST
from tests.legacy.scene import Scene


def wedding() -> Scene:
    """The first turn of a game."""
    scene = Scene(2)
    own = ["camille", "margot", "carlos", "pierre", "thomas"]
    scene.player(0, gold=6, income=2, hand=own, patron="john_law", extra={"blue": 1})
    theirs = ["nicolas", "jan", "bianca", "otto", "johanna", "robert"]
    scene.player(1, gold=8, income=1, hand=theirs, patron="voltaire", extra={"yellow": 1})
    scene.head(0, "man", "blue")
    scene.head(1, "woman", "white")
    return scene.row("claire", "miranda", "eustachy", "zofia", "willem").turn(0)


def prestige() -> Scene:
    """The last pawns of the first generation."""
    scene = Scene(2)
    scene.s.round_number = 2
    scene.player(0, gold=8, income=2, prestige=1, hand=["pierre", "claire", "zofia", "margot"], patron="john_law")
    scene.player(1, gold=3, income=2, prestige=1, hand=["bianca", "otto"], patron="voltaire")
    scene.head(0, "man", "blue")
    scene.spouse(0, "camille", 0)
    daughter = scene.child(0, "daughter")
    scene.child(0, "son")
    scene.spouse(0, "carlos", daughter)
    scene.head(1, "woman", "white")
    scene.spouse(1, "nicolas", 0)
    scene.child(1, "son")
    return scene.row("miranda", "eustachy", "willem", "johanna", "robert").turn(0, pawns=1)


def heir() -> Scene:
    """The last pawns of the second generation, and no child was born in it."""
    scene = Scene(2, generation=2)
    scene.s.round_number = 5
    scene.player(0, gold=2, income=3, prestige=4, honour=5, hand=["otto"], patron="john_law")
    scene.player(1, gold=3, income=2, prestige=3, honour=4, hand=["bianca"], patron="voltaire")
    scene.head(0, "man", "blue")
    scene.spouse(0, "camille", 0)
    daughter = scene.child(0, "daughter", grown=True)
    scene.spouse(0, "carlos", daughter)
    scene.head(1, "woman", "white")
    scene.spouse(1, "nicolas", 0)
    son = scene.child(1, "son", grown=True)
    scene.spouse(1, "johanna", son)
    scene.child(1, "son", son)
    return scene.row("miranda", "eustachy", "willem", "zofia", "robert").turn(0, pawns=1)


def patron() -> Scene:
    """The last pawns of the game."""
    scene = Scene(2, generation=3)
    scene.s.round_number = 9
    hand = ["robert", "odette", "otto", "bianca"]
    scene.player(0, gold=9, income=6, prestige=8, honour=20, hand=hand, patron="john_law", extra={"red": 1})
    scene.player(1, gold=4, income=4, prestige=9, honour=22, hand=["erich"], patron="voltaire")
    scene.head(0, "man", "blue")
    scene.spouse(0, "camille", 0)
    daughter = scene.child(0, "daughter", grown=True)
    scene.spouse(0, "carlos", daughter)
    son = scene.child(0, "son", grown=True)
    scene.spouse(0, "claire", son)
    grandson = scene.child(0, "son", daughter, grown=True)
    scene.spouse(0, "saskia", grandson)
    granddaughter = scene.child(0, "daughter", son, grown=True)
    scene.spouse(0, "pierre", granddaughter)
    scene.spouse(0, "jan", scene.child(0, "daughter", grandson))
    scene.spouse(0, "angelique", scene.child(0, "son", granddaughter))
    scene.hold(0, 0, "mansion").hold(0, daughter, "title", "knight_of_saint_louis")
    scene.head(1, "woman", "white")
    scene.spouse(1, "nicolas", 0)
    son = scene.child(1, "son", grown=True)
    scene.spouse(1, "johanna", son)
    daughter = scene.child(1, "daughter", son, grown=True)
    scene.spouse(1, "willem", daughter)
    scene.child(1, "son", daughter)
    scene.child(1, "son", daughter)
    scene.s.numbers[FIRST] = 0
    return scene.row("miranda", "eustachy", "zofia", "lucienne", "felipe").turn(0, pawns=1)


def start() -> Scene:
    return Scene.started(2, luck=0)


POSITIONS: Mapping[str, Callable[[], Scene]] = {
    "wedding": wedding,
    "prestige": prestige,
    "heir": heir,
    "patron": patron,
    "start": start,
}
