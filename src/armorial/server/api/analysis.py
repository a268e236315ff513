"""What bots think of games that are over."""

import orjson
from fastapi import APIRouter, Response

from armorial.server.api.caller import REFUSALS, Caller, CallerNow, Invite, TableId
from armorial.server.copies import check_no_rival
from armorial.table.analysis import Kept, shown
from armorial.table.messages.analysis import Analysis
from armorial.table.words import Voice

router = APIRouter(prefix="/api/tables/{table_id}/analysis", tags=["analysis"], responses=REFUSALS)


@router.get("", response_model=Analysis)
async def show_analysis(caller: CallerNow, table_id: TableId, invite: Invite = None) -> Response:
    """The analysis of a game as far as it is done. Whoever may see the game may see it."""
    async with caller.services.rooms.reading(table_id) as (_, table):
        table.check_visible(caller.person_id, invite)
        names = table.names()
    return await _shown(caller, table_id, names)


@router.post("", response_model=Analysis)
async def begin_analysis(caller: CallerNow, table_id: TableId, invite: Invite = None) -> Response:
    """Have a game analysed that is over, or a private copy. It is done once, whoever asks, and shown as it grows."""
    analyses = caller.services.analyses
    async with caller.services.rooms.reading(table_id) as (_, table):
        table.check_visible(caller.person_id, invite)
        analyses.check(table)
        # What was played in a copy of a match that goes on, and what is better there, is a hint.
        await check_no_rival(caller.services.database, table, caller.person_id)
        names = table.names()
        if await analyses.wanted(table):
            caller.spend("analyses")
            await analyses.begin(table)
    return await _shown(caller, table_id, names)


async def _shown(caller: Caller, table_id: str, names: list[str]) -> Response:
    """Made aside: there are hundreds of choices to be put into words."""
    services = caller.services
    caller.spend("replays", table_id)
    kept = await services.analyses.book.get(table_id)
    text = await services.aside.pages.run(_text, kept, Voice(caller.language, names))
    return Response(text, media_type="application/json")


def _text(kept: Kept | None, voice: Voice) -> bytes:
    return orjson.dumps(shown(kept, voice))
