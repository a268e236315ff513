"""What the learned judge is told about a position, by name: the tests of each game look at its meaning.

That there is a number for every name, and that none of them tells a secret, are laws of all games
(``tests/conformance``).
"""

from typing import Any, Protocol

from armorial.kernel.contract import Game


class Board(Protocol):
    """A position, in whatever scene of a game."""

    s: Any


class Features:
    """Those of one game."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game

    def own(self, board: Board, seat: int = 0) -> dict[str, float]:
        out: list[float] = []
        self._game.write_own(board.s, seat, out)
        return dict(zip(self._game.own_features, out, strict=True))

    def shared(self, board: Board) -> dict[str, float]:
        out: list[float] = []
        self._game.write_shared(board.s, out)
        return dict(zip(self._game.shared_features, out, strict=True))
