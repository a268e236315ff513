"""The games. Each is a package of its own with the same file names; they never import each other.

A game is here when its package is: there is no list to add it to.
"""

from importlib import import_module
from pkgutil import iter_modules
from typing import Any, Final, Protocol

from armorial.data.reader import Components, Source
from armorial.kernel.contract import Game

OLDEST: Final = ("village", "lorenzo", "troyes", "legacy")
"""The order in which games are listed: these as they were made, then all others by their names."""


def _found() -> tuple[str, ...]:
    """The names of the packages beside this file."""
    names = sorted(module.name for module in iter_modules(__path__) if module.ispkg)
    return (*(name for name in OLDEST if name in names), *(name for name in names if name not in OLDEST))


GAMES: Final = _found()


class UnknownGame(LookupError):
    """A game that is not here."""


class GameModule(Protocol):
    """What the package of a game offers."""

    def components(self, overlay: Source | None = None) -> Components:
        """Its components, with the values of an owner's file, or of a record, in their places."""

    def rules(self, components: Components) -> Game[Any]:
        """Its rules with these components."""


def game_module(name: str) -> GameModule:
    if name not in GAMES:
        raise UnknownGame(f"there is no game '{name}'; choose from: {', '.join(GAMES)}")
    module: GameModule = import_module(f"armorial.games.{name}")
    return module


def load_game(name: str, overlay: Source | None = None) -> Game[Any]:
    """A game by its name. ``overlay`` replaces components: an owner's file, or what a record says of it."""
    module = game_module(name)
    return module.rules(module.components(overlay))
