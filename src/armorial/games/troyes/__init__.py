"""Troyes (Sébastien Dujardin, Xavier Georges, Alain Orban): dice that are everybody's for money, and a cathedral."""

from typing import Any

from armorial.data.reader import Components
from armorial.games.troyes.components import components
from armorial.games.troyes.info import TroyesGame
from armorial.kernel.contract import Game


def rules(loaded: Components) -> Game[Any]:
    """The rules with these components."""
    return TroyesGame(loaded)


__all__ = ["components", "rules"]
