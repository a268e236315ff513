"""The printed numbers of a table, as its board gets them: the same address always has the same numbers."""

import json
from functools import cache
from hashlib import sha256
from typing import Any, Final

from armorial.games import load_game
from armorial.kernel.contract import Game
from armorial.kernel.words import Message
from armorial.table.words import said

LETTERS: Final = 20
"""As much of a hash as never comes twice."""


class Printed:
    """What is printed in the box of a game, ready to be sent, and the hash it is known by."""

    def __init__(self, game: Game[Any]) -> None:
        self.body = json.dumps(game.printed(), default=_plain, ensure_ascii=False, separators=(",", ":")).encode()
        self.hash = sha256(self.body).hexdigest()[:LETTERS]


def _plain(value: object) -> object:
    if isinstance(value, Message):
        return said(value)
    raise TypeError(f"{value!r} cannot be printed")


@cache
def standard_printed(game: str) -> Printed:
    """The numbers of the file that comes with Armorial."""
    return Printed(load_game(game))
