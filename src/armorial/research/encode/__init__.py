"""Observations: what a seat may know of a position, as numbers. None of the encoders sees hidden cards.

A game's encoder is the module here that has its name. A game without one is encoded by ``generic.py``.
"""

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from armorial.kernel.contract import Game
from armorial.research.encode.generic import GenericEncoder
from armorial.research.encode.layout import Encoder, Field


class EncoderModule(Protocol):
    """What the module of a game offers."""

    def make(self, game: Game[Any], seats: int) -> Encoder[Any]:
        """The encoder of the game with so many seats."""


def has_own_encoder(game: str) -> bool:
    """Whether somebody has written down what matters in a game; else it is encoded from its views."""
    return find_spec(f"{__name__}.{game}") is not None


def make_encoder(game: Game[Any], seats: int) -> Encoder[Any]:
    """The encoder of a game with so many seats."""
    if not has_own_encoder(game.name):
        return GenericEncoder(game, seats)
    module: EncoderModule = import_module(f"{__name__}.{game.name}")
    return module.make(game, seats)


__all__ = ["Encoder", "Field", "has_own_encoder", "make_encoder"]
