"""Effects as data: what is printed on cards and boards, read from the component files.

An operation has what it needs (``can``), what it does (``run``) and what it is called (``say``) side by side, so the
text on a card cannot drift from what the card does. An effect is an operation with its number; a card has a list.
"""

from collections.abc import Mapping
from typing import Any, Generic

from armorial.kernel.contract import Frame, Out, S
from armorial.kernel.openness import mypyc_attr
from armorial.kernel.words import Message


@mypyc_attr(allow_interpreted_subclasses=True)
class Op(Generic[S]):
    """One kind of effect."""

    def can(self, s: S, seat: int, n: int) -> int:
        """0 if it can be done, else the code of the reason."""
        return 0

    def run(self, s: S, seat: int, n: int, out: Out) -> None:
        raise NotImplementedError(type(self).__name__)

    def say(self, n: int) -> Message:
        raise NotImplementedError(type(self).__name__)


class Effects(Generic[S]):
    """What a card or place gives, in printed order."""

    __slots__ = ("_parts",)

    def __init__(self, parts: list[tuple[Op[S], int]]) -> None:
        self._parts = parts

    def can(self, s: S, seat: int) -> int:
        """The first reason why it cannot all be done."""
        for op, n in self._parts:
            code = op.can(s, seat, n)
            if code:
                return code
        return 0

    def run(self, s: S, seat: int, out: Out) -> None:
        """Everything in printed order: what happens at once, then what the player is asked about."""
        stack = s.stack
        bottom = len(stack)
        asked: list[Frame[Any]] = []
        for op, n in self._parts:
            op.run(s, seat, n, out)
            asked = stack[bottom:] + asked
            del stack[bottom:]
        stack.extend(asked)

    def say(self) -> list[Message]:
        return [op.say(n) for op, n in self._parts]


def read_effects(printed: Mapping[str, int], ops: Mapping[str, Op[S]]) -> Effects[S]:
    """Effects from a table of a component file: ``{ pay_coin = 1, prestige = 3 }``."""
    return Effects([(ops[name], n) for name, n in printed.items()])
