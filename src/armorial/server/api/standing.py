"""Profiles, finished games, ratings and statistics."""

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Response

from armorial.server.api.caller import REFUSALS, Caller, CallerNow
from armorial.server.messages.standing import (
    GameStatistics,
    History,
    HistoryResult,
    Profile,
    Ranking,
    SiteStatistics,
)
from armorial.server.standing.history import Filter, Found, find_games, shown
from armorial.server.standing.profiles import is_public, profile_of
from armorial.server.standing.statistics import ranking
from armorial.server.store.local import SomeSession
from armorial.server.store.schema import PersonRow
from armorial.table.errors import refuse
from armorial.table.messages import Number
from armorial.table.table import known_game

router = APIRouter(prefix="/api", tags=["standing"], responses=REFUSALS)

MOST_LISTED = 100
PAGE = 20

GameName = Annotated[str, Path(pattern="^[a-z-]{1,40}$")]
PersonId = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{1,40}$")]
Most = Annotated[int, Query(ge=1, le=MOST_LISTED, description="How many to list")]


def _filter(
    game: Annotated[str | None, Query(pattern="^[a-z-]{1,40}$")] = None,
    seats: Annotated[int | None, Query(ge=1, le=12, description="For how many players")] = None,
    result: HistoryResult | None = None,
    opponent: Annotated[
        str | None, Query(max_length=60, pattern="^[ -~]+$", description="Who of your profile's opponents played too")
    ] = None,
    before: Annotated[Number | None, Query(description="Only what the last answer said is older")] = None,
) -> Filter:
    return Filter(game, seats, result, opponent, before)


Wanted = Annotated[Filter, Depends(_filter)]


@router.get("/my/profile")
async def my_profile(caller: CallerNow) -> Profile:
    """What there is to say about oneself."""
    caller.spend("replays")
    await caller.services.settler.caught_up()
    return await _profile(caller, caller.somebody(), you=True)


@router.get("/my/history", response_model=History)
async def my_history(caller: CallerNow, which: Wanted, most: Most = PAGE) -> Response:
    """One's own finished games, the newest first."""
    caller.spend("replays")
    await caller.services.settler.caught_up()
    return await _history(caller, caller.somebody().id, which, most, all_tables=True)


@router.get("/people/{person_id}")
async def profile(caller: CallerNow, person_id: PersonId) -> Profile:
    """Somebody's profile, if they want it to be seen. One that is not public is not there."""
    person = await _public(caller, person_id)
    return await _profile(caller, person, you=person.id == caller.person_id)


@router.get("/people/{person_id}/history", response_model=History)
async def history(caller: CallerNow, person_id: PersonId, which: Wanted, most: Most = PAGE) -> Response:
    """Somebody's finished games at public tables."""
    person = await _public(caller, person_id)
    if which.opponent is not None:
        raise refuse("forbidden", "own-opponents")
    return await _history(caller, person.id, which, most, all_tables=False)


@router.get("/statistics")
async def site_statistics(caller: CallerNow) -> SiteStatistics:
    """What is played here, and how much."""
    caller.spend("replays")
    return await caller.services.statistics.site()


@router.get("/statistics/{game}/{seats}")
async def game_statistics(
    caller: CallerNow,
    game: GameName,
    seats: Annotated[int, Path(ge=1, le=12)],
    people: Annotated[bool, Query(description="Only games without bots")] = False,
) -> GameStatistics:
    """What comes of a game for so many players: who wins, with how many points, after how long, and by what."""
    _check_seats(game, seats)
    caller.spend("replays")
    return await caller.services.statistics.of(game, seats, people)


@router.get("/rankings/{game}/{seats}")
async def rankings(caller: CallerNow, game: GameName, seats: Annotated[int, Path(ge=2, le=12)]) -> Ranking:
    """The strongest players with a public profile, the bots, and the reader."""
    _check_seats(game, seats)
    caller.spend("replays")
    services = caller.services

    async def read(session: SomeSession) -> Ranking:
        return await ranking(session, game, seats, caller.person_id)

    return await services.database.read_aside(services.aside.pages, read)


def _check_seats(game: str, seats: int) -> None:
    if seats not in known_game(game).seat_counts:
        raise refuse("not_found", "no-such-seat")


async def _public(caller: Caller, person_id: str) -> PersonRow:
    caller.spend("replays")
    async with caller.services.database.read() as session:
        person = await session.get(PersonRow, person_id)
    if person is None or not is_public(person):
        raise refuse("not_found", "no-such-person")
    return person


async def _profile(caller: Caller, person: PersonRow, you: bool) -> Profile:
    services = caller.services

    async def read(session: SomeSession) -> Profile:
        return await profile_of(session, person, you)

    return await services.database.read_aside(services.aside.pages, read)


async def _history(caller: Caller, person: str, which: Filter, most: int, *, all_tables: bool) -> Response:
    services = caller.services

    async def read(session: SomeSession) -> Found:
        return await find_games(session, person, which, most, all_tables=all_tables)

    found = await services.database.read_aside(services.aside.pages, read)
    page = await services.aside.pages.run(partial(_page, found, caller))
    return Response(page, media_type="application/json")


def _page(found: Found, caller: Caller) -> str:
    return shown(found, caller.reader()).model_dump_json()
