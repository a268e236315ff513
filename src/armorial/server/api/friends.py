"""Friends, and invitations to tables."""

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Path, Response

from armorial.server.api.caller import REFUSALS, Caller, CallerNow, TableId
from armorial.server.api.tables import change
from armorial.server.api.written import read_and_written
from armorial.server.finding import friends, invitations
from armorial.server.messages.finding import AskFriend, Friends, FriendsHere, Invitations, Invite
from armorial.server.store.database import Conflict
from armorial.table import seating
from armorial.table.errors import refuse
from armorial.table.messages import Join, TableInfo
from armorial.table.table import Table

router = APIRouter(prefix="/api", tags=["friends"], responses=REFUSALS)

RowId = Annotated[int, Path(ge=0, le=1_000_000_000)]


# -- friends --------------------------------------------------------------------------------------------------


@router.get("/friends", response_model=Friends)
async def my_friends(caller: CallerNow) -> Response:
    """One's friends, and who has asked whom."""
    return await _shown(caller)


async def _shown(caller: Caller) -> Response:
    read = partial(friends.shown, caller.somebody().id)
    return await read_and_written(caller.services.database, caller.services.aside.pages, read)


@router.post("/friends", response_model=Friends)
async def ask_friend(caller: CallerNow, wish: AskFriend) -> Response:
    """Ask somebody to be friends. If they have asked already, this is the answer."""
    person = caller.somebody()
    caller.spend("friends")
    database = caller.services.database
    seated = None if wish.table is None or wish.seat is None else await _at_seat(caller, wish.table, wish.seat)
    try:
        async with database.write() as session:
            if wish.name is not None:
                other = await friends.called(session, wish.name, person.id)
            elif wish.profile is not None:
                other = await friends.with_profile(session, wish.profile)
            else:
                other = seated or ""
            await friends.ask(session, person.id, other, caller.services.clock.now(), person.name)
    except Conflict:
        pass  # the same request came twice at once
    return await _shown(caller)


async def _at_seat(caller: Caller, table_id: str, number: int) -> str:
    async with caller.services.rooms.reading(table_id, sure=False) as (_, table):
        if not table.belongs(caller.person_id):  # who only watches has not met anybody
            raise refuse("not_found", "no-such-table")
        seat = table.seat_at(number)
        if seat.person is None:
            raise refuse("illegal", "nobody-there")
        return seat.person


@router.post("/friends/{ask_id}/accept", response_model=Friends)
async def accept_friend(caller: CallerNow, ask_id: RowId) -> Response:
    """Be friends with somebody who has asked."""
    person = caller.somebody()
    await friends.accept(caller.services.database, person, ask_id, caller.services.clock.now())
    return await _shown(caller)


@router.delete("/friends/{row_id}", response_model=Friends)
async def part(caller: CallerNow, row_id: RowId) -> Response:
    """Be friends no longer, decline, or take back what one has asked. The other one is not told."""
    person = caller.somebody()
    await friends.part(caller.services.database, person.id, row_id)
    return await _shown(caller)


# -- invitations ----------------------------------------------------------------------------------------------


@router.get("/tables/{table_id}/friends", response_model=FriendsHere)
async def friends_here(caller: CallerNow, table_id: TableId) -> Response:
    """One's friends, and which of them are at this table, or invited to it."""
    person = caller.somebody()
    async with caller.services.rooms.reading(table_id, sure=False) as (_, table):
        invitations.check_may_invite(table, person.id)
        still = table.still()
    return await _shown_here(caller, still)


async def _shown_here(caller: Caller, table: Table) -> Response:
    read = partial(invitations.friends_here, table, caller.somebody().id)
    return await read_and_written(caller.services.database, caller.services.aside.pages, read)


@router.post("/tables/{table_id}/invite", response_model=FriendsHere)
async def invite_friend(caller: CallerNow, table_id: TableId, wish: Invite) -> Response:
    """Invite a friend to a table that waits for players."""
    person = caller.somebody()
    services = caller.services
    async with services.rooms.reading(table_id) as (_, table):
        invitations.check_may_invite(table, person.id)
        caller.spend("invitations")
        await invitations.invite(services.database, table, person, wish.friend, services.clock.now())
        still = table.still()
    return await _shown_here(caller, still)


@router.get("/invitations")
async def my_invitations(caller: CallerNow) -> Invitations:
    """The invitations that one has not answered yet."""
    if caller.person_id is None:
        return Invitations(invitations=[])
    return await invitations.shown(caller.services.database, caller.person_id)


@router.post("/invitations/{invitation_id}/accept")
async def accept_invitation(caller: CallerNow, invitation_id: RowId) -> TableInfo:
    """Sit down at the table."""
    person = caller.somebody()
    database = caller.services.database
    table, secret = await invitations.to_accept(database, person.id, invitation_id)
    wish = Join(invite=secret)
    seated = await change(caller, table, lambda found: seating.join(found, person.id, wish, person.name), secret)
    await invitations.answered(database, person.id, invitation_id)
    return seated


@router.delete("/invitations/{invitation_id}")
async def decline_invitation(caller: CallerNow, invitation_id: RowId) -> Invitations:
    """Decline. Nobody is told."""
    person = caller.somebody()
    await invitations.answered(caller.services.database, person.id, invitation_id)
    return await invitations.shown(caller.services.database, person.id)
