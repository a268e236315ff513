"""What the rules do not allow."""

from armorial.kernel.questions import Refusal


class RuleError(Exception):
    """An answer or a request that the rules do not allow. Nothing has changed."""


class IllegalAnswer(RuleError):
    """An option that may not be chosen now. ``refusal`` says why."""

    def __init__(self, token: str, refusal: Refusal) -> None:
        super().__init__(f"{token}: {refusal}")
        self.token = token
        self.refusal = refusal


class UnknownToken(RuleError):
    """A token that no option of the open question has."""


class GameOver(RuleError):
    """Nothing is asked any more."""
