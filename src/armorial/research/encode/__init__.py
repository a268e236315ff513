"""Observations: what a seat may know of a position, as numbers. One encoder a game; none of them sees hidden cards."""

from typing import Any

from armorial.kernel.contract import Game
from armorial.research.encode.layout import Encoder, Field


def make_encoder(game: Game[Any], seats: int) -> Encoder[Any]:
    """The encoder of a game with so many seats."""
    if game.name == "village":
        from armorial.research.encode.village import VillageEncoder

        return VillageEncoder(game, seats)
    if game.name == "lorenzo":
        from armorial.research.encode.lorenzo import LorenzoEncoder

        return LorenzoEncoder(game, seats)
    if game.name == "troyes":
        from armorial.research.encode.troyes import TroyesEncoder

        return TroyesEncoder(game, seats)
    if game.name == "legacy":
        from armorial.research.encode.legacy import LegacyEncoder

        return LegacyEncoder(game, seats)
    raise LookupError(f"the game '{game.name}' has no encoder")


__all__ = ["Encoder", "Field", "make_encoder"]
