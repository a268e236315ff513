"""Refusals in the reader's language."""

from typing import Final

from armorial.table.errors import ApiError
from armorial.table.messages import Problem
from armorial.table.words import said_back

SOON: Final = 4.0
"""When to try again what cannot be done now, in seconds."""


def problem(error: ApiError, language: str) -> Problem:
    again = SOON if error.retry_after is None and error.code == "unavailable" else error.retry_after
    return Problem(
        code=error.code,
        message=said_back(error.message, language),
        reason=error.reason,
        rules=list(error.rules),
        seq=error.seq,
        retry_after=None if again is None else int(again) + 1,
    )
