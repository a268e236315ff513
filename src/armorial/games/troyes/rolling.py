"""A die that is rolled: one question to chance each, answered by a face."""

from typing import ClassVar

from armorial.games.troyes.components import FACES
from armorial.games.troyes.state import Troyes
from armorial.kernel.frames import Die
from armorial.kernel.questions import Tokens
from armorial.kernel.words import Message


class Roll(Die[Troyes]):
    """Every face is as likely as any other."""

    table: ClassVar[Tokens] = Tokens(f"roll:{face + 1}" for face in range(FACES))

    def prompt(self, s: Troyes) -> Message:
        return Message("troyes-ask-roll")

    def label(self, s: Troyes, option: int) -> Message:
        return Message("troyes-face", {"n": option + 1})
