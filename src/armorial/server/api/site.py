"""The web client, the rules to read, and whether the server is well."""

from importlib import resources
from pathlib import Path
from typing import Annotated, cast

from fastapi import APIRouter, FastAPI, Query, Request, Response
from fastapi import Path as PathParameter
from fastapi.responses import HTMLResponse, PlainTextResponse, RedirectResponse
from starlette.exceptions import HTTPException

from armorial import __version__
from armorial.games import GAMES
from armorial.server.api.caller import REFUSALS
from armorial.server.client_files import ClientFiles
from armorial.server.messages import Status
from armorial.server.services import Services
from armorial.table.errors import refuse
from armorial.table.messages import Language
from armorial.table.messages.offers import Offers
from armorial.table.offers import ALONE, TOGETHER
from armorial.table.rules_text import rules_text
from armorial.text import FALLBACK, words_of

router = APIRouter(prefix="/api", tags=["server"])

RulesLanguage = Annotated[Language | None, Query(description="The language of the rules")]
NO_CLIENT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Armorial</title>
<h1>Armorial</h1>
<p>The server runs, but the web client is not built. In the project's folder run <code>make web</code>,
then start the server again.</p>
<p>Programs can play already: see docs/api.md and <a href="{base}api/openapi.json">/api/openapi.json</a>.</p>
</html>
"""


@router.get("/health")
async def health() -> Status:
    """Whether the process lives."""
    return Status(status="ok", version=__version__)


@router.get("/offers")
async def offers() -> Offers:
    """What there is here. The table in a browser, without a server, answers the same and has less."""
    return Offers(kept="server", version=__version__, parts=[*ALONE, *TOGETHER])


@router.get("/ready", responses={503: {"model": Status}})
async def ready(request: Request, response: Response) -> Status:
    """Whether requests can be served now, and what they change can be stored."""
    services = cast(Services, request.app.state.services)
    well = not services.rooms.closing and await services.database.well()
    response.status_code = 200 if well else 503
    return Status(status="ready" if well else "not ready", version=__version__)


@router.get("/rules/{game}", response_class=PlainTextResponse, responses=REFUSALS)
async def rules(
    game: Annotated[str, PathParameter(pattern="^[a-z-]{1,40}$")],
    lang: RulesLanguage = None,
) -> PlainTextResponse:
    """The rules of a game, numbered, as markdown: in English where nobody has translated them, as the header says."""
    if game not in GAMES:
        raise refuse("not_found", "no-such-game")
    return sent_rules(rules_text(game, lang or FALLBACK))


def sent_rules(found: tuple[str, str] | None) -> PlainTextResponse:
    if found is None:
        raise refuse("not_found", "no-rules-text")
    text, language = found
    return PlainTextResponse(text, headers={"Content-Language": language}, media_type="text/markdown")


@router.get("/words/{language}/{game}", response_class=PlainTextResponse, responses=REFUSALS)
async def words(
    language: Annotated[Language, PathParameter()], game: Annotated[str, PathParameter(pattern="^[a-z-]{1,40}$")]
) -> PlainTextResponse:
    """The words of a game as a Fluent file, for a client that was built before the game came."""
    if game not in GAMES:
        raise refuse("not_found", "no-such-game")
    return PlainTextResponse(words_of(language, game))


def _package_folder(name: str) -> Path:
    return Path(str(resources.files("armorial.server").joinpath(name)))


def serve_client(app: FastAPI, folder: Path | None, base: str) -> None:
    """All paths that are not the API belong to the client, which is one page."""
    files = ClientFiles(folder or _package_folder("static"), base)

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False)
    async def client(request: Request, path: str) -> Response:
        if path == "api" or path.startswith("api/"):
            raise HTTPException(404)
        if not files.built:
            return RedirectResponse(base) if path else HTMLResponse(NO_CLIENT.format(base=base))
        answer = files.answer(request, path)
        if answer is None:
            raise HTTPException(404)
        return answer
