"""Lorenzo il Magnifico (Virginio Gigli, Flaminia Brasini, Simone Luciani): families of Florence and their members."""

from typing import Any

from armorial.data.reader import Components
from armorial.games.lorenzo.components import components
from armorial.games.lorenzo.info import LorenzoGame
from armorial.kernel.contract import Game


def rules(loaded: Components) -> Game[Any]:
    """The rules with these components."""
    return LorenzoGame(loaded)


__all__ = ["components", "rules"]
