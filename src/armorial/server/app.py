"""The web application."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware

from armorial import __version__
from armorial.server import live
from armorial.server.api import (
    account,
    analysis,
    boxes,
    finding,
    friends,
    history,
    lessons,
    moderation,
    notices,
    numbers,
    pace,
    passkeys,
    people,
    plans,
    play,
    puzzles,
    site,
    social,
    standing,
    tables,
    tournaments,
)
from armorial.server.base_path import ROOT, BasePath
from armorial.server.bodies import Bodies
from armorial.server.description import described, sent_description
from armorial.server.hosts import KnownHosts
from armorial.server.packing import Packing
from armorial.server.replies import failure
from armorial.server.requests import NumberedRequests
from armorial.server.security import Guard
from armorial.server.services import Services
from armorial.server.settings import Settings
from armorial.server.store.database import AWAY
from armorial.server.thinking import Think
from armorial.table.errors import ApiError, invalid, refuse
from armorial.table.thinking import think
from armorial.table.words import best_language

if TYPE_CHECKING:
    from armorial.server.metrics import Metrics

log = logging.getLogger(__name__)


def make_app(settings: Settings, how_bots_think: Think = think) -> FastAPI:
    """The application with its settings. It connects to the database when it starts."""
    metrics = _metrics(settings)
    app = FastAPI(
        title="Armorial",
        version=__version__,
        openapi_url=None,  # see below
        docs_url=None,
        redoc_url=None,
        servers=None if settings.base_path == ROOT else [{"url": settings.base_path.rstrip("/")}],
        separate_input_output_schemas=False,
        lifespan=_lifespan,
        middleware=[
            Middleware(NumberedRequests),
            Middleware(BasePath, base=settings.base_path),
            *([] if metrics is None else [metrics.middleware]),
            Middleware(Guard, origins=settings.origins, hsts=settings.hsts),
            Middleware(KnownHosts, hosts=settings.hosts, origins=f"{settings.origins},{settings.public_url}"),
            Middleware(Bodies),
            Middleware(Packing),
        ],
    )
    app.state.settings = settings
    app.state.metrics = metrics
    app.state.how_bots_think = how_bots_think
    play_parts = (tables, numbers, boxes, play, plans, pace, history, analysis, puzzles, social, moderation)
    around = (notices, standing, finding, friends, tournaments, lessons)
    for part in (site, people, account, passkeys, *play_parts, *around, live):
        app.router.routes.extend(part.router.routes)  # as they are: including a router makes all of them once more
    # FastAPI's own would make the description within the event loop, which takes half a second.
    app.add_api_route("/api/openapi.json", sent_description, include_in_schema=False)
    site.serve_client(app, settings.static_dir, settings.base_path)
    app.openapi = lambda: described(app)  # type: ignore[method-assign]
    _answer_errors(app)
    return app


def _metrics(settings: Settings) -> "Metrics | None":
    """Counted only where somebody looks at them."""
    if settings.metrics_port is None:
        return None
    from armorial.server.metrics import Metrics

    return Metrics()


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    services = Services(app.state.settings, app.state.how_bots_think, app.state.metrics)
    app.state.services = services
    await services.start()
    try:
        yield
    finally:
        await services.stop()


def _language(request: Request) -> str:
    return getattr(request.state, "language", None) or best_language(request.headers.get("accept-language", ""))


def _answer_errors(app: FastAPI) -> None:
    """Every request is answered in the same form, whatever happens."""

    @app.exception_handler(ApiError)
    async def refused(request: Request, error: ApiError) -> Response:
        return failure(error, _language(request))

    @app.exception_handler(RequestValidationError)
    async def not_understood(request: Request, error: RequestValidationError) -> Response:
        return failure(invalid(error.errors()[0]), _language(request))

    @app.exception_handler(HTTPException)
    async def wrong_path(request: Request, error: HTTPException) -> Response:
        answer = failure(refuse("not_found", "no-such-page"), _language(request))
        if error.status_code == 405:
            answer = failure(refuse("invalid", "wrong-method"), _language(request))
            answer.status_code = 405
            answer.headers.update(error.headers or {})
        elif error.status_code != 404:
            answer = failure(refuse("invalid", "invalid", where="body", why=str(error.detail)), _language(request))
        return answer

    async def database_away(request: Request, error: Exception) -> Response:
        log.error("the database failed", extra={"path": request.url.path}, exc_info=error)
        return failure(refuse("unavailable", "database-away"), _language(request))

    for kind in AWAY:
        app.exception_handler(kind)(database_away)

    @app.exception_handler(Exception)
    async def fault(request: Request, error: Exception) -> Response:
        log.error("a request failed", extra={"path": request.url.path}, exc_info=error)
        return failure(refuse("internal", "internal"), _language(request))
