"""Village (Inka and Markus Brand): families between farm, market and church, and a chronicle of the dead."""

from typing import Any

from armorial.data.reader import Components
from armorial.games.village.components import components
from armorial.games.village.info import VillageGame
from armorial.kernel.contract import Game


def rules(loaded: Components) -> Game[Any]:
    """The rules with these components."""
    return VillageGame(loaded)


__all__ = ["components", "rules"]
