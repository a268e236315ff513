"""Refusals as answers."""

from typing import Final

from starlette.responses import JSONResponse

from armorial.server.errors import STATUS, ApiError
from armorial.server.messages import Failure, Problem
from armorial.server.words import said_back

SOON: Final = 4.0
"""When to try again what cannot be done now, in seconds."""


def problem(error: ApiError, language: str) -> Problem:
    words = said_back(error.message, language)
    return Problem(code=error.code, message=words, reason=error.reason, rules=list(error.rules), seq=error.seq)


def failure(error: ApiError, language: str) -> JSONResponse:
    headers = {"Cache-Control": "no-store"}
    again = SOON if error.retry_after is None and error.code == "unavailable" else error.retry_after
    if again is not None:
        headers["Retry-After"] = str(int(again) + 1)
    body = Failure(error=problem(error, language)).model_dump(mode="json")
    return JSONResponse(body, STATUS[error.code], headers)
