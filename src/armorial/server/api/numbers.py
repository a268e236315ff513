"""The printed numbers that boards draw, and what is different about those of a table."""

import asyncio
from typing import Annotated, Final

from fastapi import APIRouter, Path, Response
from fastapi.responses import PlainTextResponse

from armorial.data.reader import standard_text
from armorial.games import GAMES
from armorial.server.api.caller import REFUSALS, CallerNow, Invite, TableId
from armorial.server.api.site import RulesLanguage, sent_rules
from armorial.table.changes import numbers_info
from armorial.table.errors import refuse
from armorial.table.messages import NumbersInfo
from armorial.table.printed import Printed, standard_printed
from armorial.table.rules_text import rules_text
from armorial.text import FALLBACK

router = APIRouter(prefix="/api", tags=["numbers"], responses=REFUSALS)

KEPT: Final = "max-age=31536000, immutable"
"""An address has the hash of its numbers in it, so they never change."""
Game = Annotated[str, Path(pattern="^[a-z0-9_-]{1,40}$")]
Hash = Annotated[str, Path(pattern="^[0-9a-f]{20}$", description="Of the numbers, as a position has it")]


@router.get("/games/{game}/printed/{hash}")
async def printed(game: Game, hash: Hash) -> Response:
    """The printed numbers of the standard file, as the board of the game draws them."""
    _check(game)
    return sent_numbers(await asyncio.to_thread(standard_printed, game), hash, "public")


@router.get("/games/{game}/components", response_class=PlainTextResponse)
async def components(game: Game) -> PlainTextResponse:
    """The standard component file (TOML): what an owner of the game may begin with."""
    _check(game)
    return PlainTextResponse(standard_text(game))


@router.get("/tables/{table_id}/printed/{hash}")
async def printed_here(caller: CallerNow, table_id: TableId, hash: Hash, invite: Invite = None) -> Response:
    """The printed numbers of a table with others."""
    async with caller.services.rooms.reading(table_id, sure=False) as (_, table):
        table.check_visible(caller.person_id, invite)
    return sent_numbers(await caller.services.aside.pages.run(table.printed), hash, "private")


def _check(game: str) -> None:
    if game not in GAMES:
        raise refuse("not_found", "no-such-game")


def sent_numbers(found: Printed | None, hash: str, who: str) -> Response:
    """Printed numbers, if they are those of the address."""
    if found is None or found.hash != hash:
        raise refuse("not_found", "other-numbers")
    return Response(found.body, media_type="application/json", headers={"Cache-Control": f"{who}, {KEPT}"})


@router.get("/tables/{table_id}/numbers")
async def numbers(caller: CallerNow, table_id: TableId, invite: Invite = None) -> NumbersInfo:
    """Whose numbers a table is played with, and which differ from the standard file."""
    async with caller.services.rooms.reading(table_id, sure=False) as (_, table):
        table.check_visible(caller.person_id, invite)
        still = table.still()
    return await caller.services.aside.pages.run(numbers_info, still, caller.language)


@router.get("/tables/{table_id}/rules", response_class=PlainTextResponse)
async def rules_here(
    caller: CallerNow, table_id: TableId, lang: RulesLanguage = None, invite: Invite = None
) -> PlainTextResponse:
    """The rules of a table's game as markdown, with the numbers of the table beside the standard ones."""
    async with caller.services.rooms.reading(table_id, sure=False) as (_, table):
        table.check_visible(caller.person_id, invite)
        game, components = table.game, table.components
    return sent_rules(await caller.services.aside.pages.run(rules_text, game, lang or FALLBACK, components))
