"""Tournaments: finding one, making one, signing up, playing on."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Annotated, Final, Literal

from fastapi import APIRouter, Path, Query, Response
from sqlalchemy import select

from armorial.server.api.caller import REFUSALS, Caller, CallerNow, Invite
from armorial.server.api.written import written
from armorial.server.messages.tournaments import (
    BeginRound,
    EnterTournament,
    MakeTournament,
    RemoveEntrant,
    TournamentList,
    TournamentPage,
)
from armorial.server.moderation import blocks
from armorial.server.store.database import Conflict
from armorial.server.store.local import SomeSession
from armorial.server.store.schema import PersonRow, TableRow
from armorial.server.tournaments import results, showing
from armorial.server.tournaments.book import Tournament, listed
from armorial.table.errors import refuse, stale
from armorial.table.seating import leave_behind
from armorial.table.table import Table

router = APIRouter(prefix="/api/tournaments", tags=["tournaments"], responses=REFUSALS)

TRIES: Final = 8
"""How often to try again when somebody else was quicker."""
TournamentId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,40}$", description="A tournament")]


@router.get("", response_model=TournamentList)
async def tournaments(caller: CallerNow) -> Response:
    """Those that one may find, and one's own."""
    caller.spend("lists")
    services, person = caller.services, caller.person_id
    found = await services.database.read_aside(services.aside.pages, partial(listed, person))
    return await written(services.aside.pages, partial(showing.list_of, found, person))


@router.post("", response_model=TournamentPage)
async def make_tournament(caller: CallerNow, wish: MakeTournament) -> Response:
    """A new tournament, which waits for people."""
    person = _with_account(caller)
    caller.spend("tournaments")
    book = caller.services.tournaments.book
    made = await book.make(person, wish, caller.services.settings.limit_tournaments)
    return await _shown(caller, await book.read(made))


@router.get("/{tournament}", response_model=TournamentPage)
async def tournament(caller: CallerNow, tournament: TournamentId, invite: Invite = None) -> Response:
    """Who plays, the rounds so far, and the standings."""
    return await _shown(caller, await _visible(caller, tournament, invite))


@router.get("/{tournament}/results", response_class=Response)
async def tournament_results(
    caller: CallerNow,
    tournament: TournamentId,
    form: Annotated[Literal["csv", "json"], Query(description="As a table, or with everything")] = "csv",
    invite: Invite = None,
) -> Response:
    """The results as a file."""
    make = await _page(caller, await _visible(caller, tournament, invite))

    def text_of() -> str:
        page = make()
        page.invite, page.blocked = None, []  # a file may be passed on
        return results.as_csv(page) if form == "csv" else page.model_dump_json(indent=2)

    text = await caller.services.aside.pages.run(text_of)
    kind = "text/csv; charset=utf-8" if form == "csv" else "application/json"
    return Response(
        text, media_type=kind, headers={"Content-Disposition": f'attachment; filename="tournament-{tournament}.{form}"'}
    )


@router.post("/{tournament}/enter", response_model=TournamentPage)
async def enter(caller: CallerNow, tournament: TournamentId, wish: EnterTournament) -> Response:
    """Sign up."""
    person = _with_account(caller)
    book = caller.services.tournaments.book
    return await _shown(
        caller, await _changed(caller, tournament, lambda found: book.enter(found, person), wish.invite)
    )


@router.post("/{tournament}/leave", response_model=TournamentPage)
async def leave(caller: CallerNow, tournament: TournamentId) -> Response:
    """Withdraw. A game that one is in the middle of goes on."""
    person = caller.somebody()
    book = caller.services.tournaments.book
    return await _shown(caller, await _changed(caller, tournament, lambda found: book.withdraw(found, person.id)))


@router.post("/{tournament}/remove", response_model=TournamentPage)
async def remove(caller: CallerNow, tournament: TournamentId, wish: RemoveEntrant) -> Response:
    """The organiser takes somebody out. If they are in the middle of a game, a bot plays on for them; but not at the
    organiser's own table, nor where it would cost them their rating: there they may play to the end."""
    person = caller.somebody()
    removed: list[str] = []

    async def take_out(found: Tournament) -> None:
        found.check_organiser(person.id)
        if found.row.round != wish.number_of_round:  # since then numbers may have been drawn
            raise stale(found.row.round)
        removed[:] = [entry.person for entry in found.entries if entry.number == wish.entrant]
        if not removed:
            raise refuse("not_found", "no-such-entrant")
        await caller.services.tournaments.book.withdraw(found, removed[0])

    found = await _changed(caller, tournament, take_out)
    own = {seat.table for seat in found.seats if seat.person == person.id}
    for seat in found.seats:
        playing = seat.person in removed and not seat.settled
        if playing and seat.table is not None and not found.row.rated and seat.table not in own:
            await caller.services.rooms.change(seat.table, partial(_left_behind, seat.person))
    return await _shown(caller, found)


def _left_behind(person: str, table: Table) -> None:
    leave_behind(table, person)


@router.post("/{tournament}/begin", response_model=TournamentPage)
async def begin(caller: CallerNow, tournament: TournamentId, wish: BeginRound) -> Response:
    """The organiser begins the tournament, or its next round where they wanted to do that themselves."""
    person = caller.somebody()
    director = caller.services.tournaments

    async def let_begin(found: Tournament) -> None:
        found.check_organiser(person.id)
        if found.row.round >= wish.number_of_round:
            return  # the same request came twice
        if found.row.state == "open":
            await director.book.begin(found)
        elif found.row.state != "running" or not found.round_over:
            raise refuse("illegal", "round-goes-on")

    found = await _changed(caller, tournament, let_begin)
    if found.row.round < wish.number_of_round:
        await director.go_on(tournament)
    return await _shown(caller, await director.book.read(tournament))


@router.post("/{tournament}/cancel", response_model=TournamentPage)
async def cancel(caller: CallerNow, tournament: TournamentId) -> Response:
    """The organiser calls it off. Games that are being played can be played to their end."""
    person = caller.somebody()

    async def call_off(found: Tournament) -> None:
        found.check_organiser(person.id)
        await caller.services.tournaments.book.cancel(found)

    return await _shown(caller, await _changed(caller, tournament, call_off))


def _with_account(caller: Caller) -> PersonRow:
    """Guests come and go; who plays over weeks has to be found again."""
    person = caller.somebody()
    if person.login is None:
        raise refuse("forbidden", "tournament-account")
    return person


async def _visible(caller: Caller, tournament: str, invite: str | None) -> Tournament:
    found = await caller.services.tournaments.book.read(tournament)
    found.check_visible(caller.person_id, invite)
    return found


async def _changed(
    caller: Caller, tournament: str, how: Callable[[Tournament], Awaitable[None]], invite: str | None = None
) -> Tournament:
    """Change a tournament that the caller may see; again, if somebody else has changed it in between."""
    caller.spend("actions")
    for _ in range(TRIES):
        try:
            await how(await _visible(caller, tournament, invite))
            return await caller.services.tournaments.book.read(tournament)
        except Conflict:
            continue
    raise stale(0)


async def _shown(caller: Caller, found: Tournament) -> Response:
    return await written(caller.services.aside.pages, await _page(caller, found))


async def _page(caller: Caller, found: Tournament) -> Callable[[], TournamentPage]:
    """All that is needed for the page of a tournament; making it takes time."""
    services = caller.services
    caller.spend("replays")
    people = [entry.person for entry in found.entries]
    tables = {seat.table for seat in found.seats if seat.table is not None}

    async def read(session: SomeSession) -> tuple[list[PersonRow], set[str]]:
        rows = list(await session.scalars(select(PersonRow).where(PersonRow.id.in_(people))))
        return rows, set(await session.scalars(select(TableRow.id).where(TableRow.id.in_(tables))))

    rows, made = await services.database.read_aside(services.aside.pages, read)
    blocked = {} if caller.person_id is None else await blocks.blocks_of(services.database, caller.person_id, people)
    return partial(showing.page_of, found, caller.person_id, rows, made, blocked)
