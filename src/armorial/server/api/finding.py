"""Finding a game: looking for others to play with, and the results of a series."""

from fastapi import APIRouter, Response

from armorial.server.api.caller import REFUSALS, Caller, CallerNow, Invite, TableId
from armorial.server.finding import series
from armorial.server.messages.finding import MySeek, SeekWish
from armorial.table.messages.tables import SeriesResults

router = APIRouter(prefix="/api", tags=["finding a game"], responses=REFUSALS)


@router.get("/seek")
async def my_seek(caller: CallerNow) -> MySeek:
    """What one looks for, or the table that was found. Who wants to play live and does not ask for 90 seconds is taken
    to be gone."""
    return MySeek(seek=None) if caller.person_id is None else await _shown(caller, caller.person_id)


@router.post("/seek")
async def seek(caller: CallerNow, response: Response, wish: SeekWish) -> MySeek:
    """Look for others to play with. As soon as there are enough, the game begins."""
    person = await caller.somebody_or_guest(response, wish.name)
    caller.spend("tables")
    await caller.services.seeks.seek(person, wish)
    return await _shown(caller, person.id)


@router.delete("/seek")
async def cancel_seek(caller: CallerNow) -> MySeek:
    """Look no longer. One who looks for nothing is as good as one who has stopped."""
    await caller.services.seeks.cancel(caller.somebody().id)
    return MySeek(seek=None)


async def _shown(caller: Caller, person: str) -> MySeek:
    return MySeek(seek=await caller.services.seeks.of(person))


@router.get("/tables/{table_id}/series")
async def series_results(caller: CallerNow, table_id: TableId, invite: Invite = None) -> SeriesResults:
    """What came of all games that were played here one after the other."""
    caller.spend("lists")
    async with caller.services.rooms.reading(table_id, sure=False) as (_, table):
        table.check_visible(caller.person_id, invite)
    services = caller.services
    return await series.results(services.database, services.aside.pages, table, caller.person_id, invite)
