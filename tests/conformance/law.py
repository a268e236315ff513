"""What a law is: a function that looks at one position and raises ``Broken`` if it does not hold."""

import re
from collections.abc import Callable
from typing import Final

from armorial.kernel.words import Message
from tests.conformance.driver import Position

SAMPLE: Final = 40
FEW: Final = 10
"""How many positions of a game are looked at, where looking is expensive, or means playing on to the end."""

Law = Callable[[Position], None]


class Laws(dict[Law, int | None]):
    """Laws, each with how many positions of a game it is looked at; None for all."""

    def __call__(self, most: int | None = None) -> Callable[[Law], Law]:
        """Marks a law."""

        def add(function: Law) -> Law:
            self[function] = most
            return function

        return add


def check_words(p: Position, message: object) -> None:
    """A message with a key, whose arguments are numbers, strings and messages."""
    p.check(isinstance(message, Message), f"no message: {message!r}")
    assert isinstance(message, Message)
    p.check(re.fullmatch(r"[a-z][a-z0-9_-]*", message.key) is not None, f"no key: {message!r}")
    for arg in message.args.values():
        if isinstance(arg, list):
            for part in arg:
                check_words(p, part)
        elif not isinstance(arg, int | str):
            check_words(p, arg)
