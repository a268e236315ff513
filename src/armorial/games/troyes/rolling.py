"""A die that is rolled: one question to chance each, answered by a face."""

from collections.abc import Sequence
from typing import ClassVar, Final

from armorial.games.troyes.components import FACES
from armorial.games.troyes.state import Troyes
from armorial.kernel.contract import Chance, Uniform
from armorial.kernel.questions import Table
from armorial.kernel.words import Message

EVEN: Final = (1,) * FACES


class Roll(Chance[Troyes]):
    """Every face is as likely as any other."""

    table: ClassVar[Table] = Table(f"roll:{face + 1}" for face in range(FACES))

    def weights(self, s: Troyes) -> Sequence[int]:
        return EVEN

    def total(self, s: Troyes) -> int:
        return FACES

    def pick(self, s: Troyes, n: int) -> int:
        return n

    def sample(self, s: Troyes, rng: Uniform) -> int:
        return int(rng.random() * FACES)

    def prompt(self, s: Troyes) -> Message:
        return Message("troyes-ask-roll")

    def label(self, s: Troyes, option: int) -> Message:
        return Message("troyes-face", {"n": option + 1})
