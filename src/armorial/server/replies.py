"""Refusals as answers."""

from starlette.responses import JSONResponse

from armorial.server.errors import STATUS, ApiError
from armorial.server.messages import Failure, Problem
from armorial.server.words import said_back


def problem(error: ApiError, language: str) -> Problem:
    words = said_back(error.message, language)
    return Problem(code=error.code, message=words, reason=error.reason, rules=list(error.rules), seq=error.seq)


def failure(error: ApiError, language: str) -> JSONResponse:
    headers = {"Cache-Control": "no-store"}
    if error.retry_after is not None:
        headers["Retry-After"] = str(int(error.retry_after) + 1)
    body = Failure(error=problem(error, language)).model_dump(mode="json")
    return JSONResponse(body, STATUS[error.code], headers)
