"""What can be wrong with a request or with a record."""

from armorial.kernel.errors import RuleError


class RecordError(ValueError):
    """A record that cannot be used.

    ``line_number`` is the line of the file and ``answer`` the number in the log; 0 where there is none.
    """

    def __init__(self, message: str, line_number: int = 0, answer: int = 0) -> None:
        super().__init__(f"{_place(line_number, answer)}{message}")
        self.message = message
        self.line_number = line_number
        self.answer = answer


def _place(line_number: int, answer: int) -> str:
    if line_number and answer:
        return f"line {line_number} (answer {answer}): "
    if line_number:
        return f"line {line_number}: "
    return f"answer {answer}: " if answer else ""


class NotYourTurn(RuleError):
    """Another seat is asked."""


class ConfirmationPending(RuleError):
    """The turn has to be confirmed, or taken back, before anything else."""


class NothingToConfirm(RuleError):
    """No turn of this seat waits for its confirmation."""


class CannotUndo(RuleError):
    """The answer is out of reach: something was revealed since, another was asked, or there is none."""


class NoSuchLine(RuleError):
    """A line that the log does not have."""
