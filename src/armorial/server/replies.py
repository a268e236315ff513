"""Refusals as answers."""

from starlette.responses import JSONResponse

from armorial.table.errors import STATUS, ApiError
from armorial.table.messages import Failure
from armorial.table.problems import problem


def failure(error: ApiError, language: str) -> JSONResponse:
    headers = {"Cache-Control": "no-store"}
    said = problem(error, language)
    if said.retry_after is not None:
        headers["Retry-After"] = str(said.retry_after)
    return JSONResponse(Failure(error=said).model_dump(mode="json"), STATUS[error.code], headers)
