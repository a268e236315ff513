"""Frames that every game has: what one seat does or is asked, how many, draws and dice."""

from collections.abc import Sequence
from typing import ClassVar

from armorial.kernel.codec import NUMBER, Codec
from armorial.kernel.contract import CHANCE, Chance, Question, S, Step, Uniform
from armorial.kernel.openness import mypyc_attr
from armorial.kernel.pools import one_of
from armorial.kernel.questions import Reasons


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatStep(Step[S]):
    """A step that only says whose it is."""

    fields: ClassVar[dict[str, Codec]] = {"seat": NUMBER}
    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatQuestion(Question[S]):
    """A question that only says who is asked."""

    fields: ClassVar[dict[str, Codec]] = {"seat": NUMBER}

    def __init__(self, seat: int) -> None:
        self.seat = seat


@mypyc_attr(allow_interpreted_subclasses=True)
class HowMany(Question[S]):
    """How many of something, from the first of the table up to ``most``."""

    most: int
    too_many: ClassVar[int]
    """The reason against more."""

    def candidates(self, s: S) -> Sequence[int]:
        return range(self.most)

    def options(self, s: S) -> list[int]:
        return list(range(self.most))

    def refusal(self, s: S, option: int) -> int:
        return 0 if option < self.most else self.too_many


@mypyc_attr(allow_interpreted_subclasses=True)
class Draw(Chance[S]):
    """One of a pool, each as likely as the others: a card of an unordered deck, a seat that begins."""

    def pool(self, s: S) -> list[int]:
        """The options that can come up, sorted. It may be a list of the state: nobody changes it."""
        raise NotImplementedError(type(self).__name__)

    def weights(self, s: S) -> list[int]:
        return one_of(self.pool(s), len(self.table.names))

    def refusal(self, s: S, option: int) -> int:
        return 0 if option in self.pool(s) else Reasons.IMPOSSIBLE

    def options(self, s: S) -> list[int]:
        return self.pool(s)[:]

    def total(self, s: S) -> int:
        return len(self.pool(s))

    def pick(self, s: S, n: int) -> int:
        return self.pool(s)[n]

    def sample(self, s: S, rng: Uniform) -> int:
        pool = self.pool(s)
        drawn: float = rng.random()
        return pool[int(drawn * len(pool))]


@mypyc_attr(allow_interpreted_subclasses=True)
class Die(Chance[S]):
    """A throw: every option of the table is as likely as the others."""

    def whose(self, s: S) -> int:
        """The seat that a throw is good or bad luck for; ``CHANCE`` if the die is nobody's."""
        return CHANCE

    def weights(self, s: S) -> list[int]:
        return [1] * len(self.table.names)

    def refusal(self, s: S, option: int) -> int:
        return 0

    def options(self, s: S) -> list[int]:
        return list(self.table.indices)

    def total(self, s: S) -> int:
        return len(self.table.names)

    def pick(self, s: S, n: int) -> int:
        return n

    def sample(self, s: S, rng: Uniform) -> int:
        drawn: float = rng.random()
        return int(drawn * len(self.table.names))
