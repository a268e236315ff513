"""Legacy: The Testament of Duke de Crecy (Michiel Hendriks): a family tree over three generations."""

from typing import Any

from armorial.data.reader import Components
from armorial.games.legacy.components import components
from armorial.games.legacy.info import LegacyGame
from armorial.kernel.contract import Game


def rules(loaded: Components) -> Game[Any]:
    """The rules with these components."""
    return LegacyGame(loaded)


__all__ = ["components", "rules"]
