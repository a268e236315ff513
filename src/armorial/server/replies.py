"""Refusals as answers."""

from typing import Final

from starlette.responses import JSONResponse

from armorial.server.errors import STATUS, ApiError
from armorial.server.messages import Failure, Problem
from armorial.server.words import said_back

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


def failure(error: ApiError, language: str) -> JSONResponse:
    headers = {"Cache-Control": "no-store"}
    said = problem(error, language)
    if said.retry_after is not None:
        headers["Retry-After"] = str(said.retry_after)
    return JSONResponse(Failure(error=said).model_dump(mode="json"), STATUS[error.code], headers)
