"""Who one is."""

from functools import partial

from fastapi import APIRouter, Request, Response

from armorial.server.api.caller import REFUSALS, CallerNow
from armorial.server.api.proof import prove
from armorial.server.people import me
from armorial.server.sessions import COOKIE
from armorial.table.errors import ApiError
from armorial.table.messages import BeGuest, ChangeMe, Credentials, DeleteMe, Me
from armorial.table.seating import forget
from armorial.table.table import Table

router = APIRouter(prefix="/api", tags=["people"], responses=REFUSALS)


@router.get("/me")
async def who_am_i(caller: CallerNow, request: Request, response: Response) -> Me:
    """The person of the cookie, which is renewed."""
    if caller.person is not None:
        caller.renew(response, request.cookies[COOKIE])
    return me(caller.person)


@router.post("/me")
async def be_guest(caller: CallerNow, response: Response, wish: BeGuest) -> Me:
    """Become a guest, or take another name."""
    known = caller.person is not None
    person = await caller.somebody_or_guest(response, wish.name)
    return me(await caller.services.people.change(person, wish.name, None) if known else person)


@router.patch("/me")
async def change_me(caller: CallerNow, wish: ChangeMe) -> Me:
    """Another name, other settings."""
    return me(await caller.services.people.change(caller.somebody(), wish.name, wish.settings))


@router.post("/account")
async def make_account(caller: CallerNow, response: Response, wish: Credentials) -> Me:
    """Keep what one has as a guest, and find it on other devices."""
    caller.spend("accounts")
    guest = await caller.somebody_or_guest(response, wish.login)
    opened = await caller.services.people.make_account(guest, wish.login, wish.password, caller.device)
    caller.remember(response, opened)
    return me(await caller.services.people.again(guest.id))


@router.post("/sign-in")
async def sign_in(caller: CallerNow, response: Response, wish: Credentials) -> Me:
    """Be the person of an account."""
    people = caller.services.people
    found = await people.of_login(wish.login)
    known = None if found is None else found.id
    caller.services.tries.sign_in(caller.address, wish.login.lower(), known, caller.device_cookie)
    person = await people.sign_in(found, wish.password)
    opened = await caller.services.sessions.open(person.id, "password", caller.device, instead=caller.session)
    caller.remember(response, opened)
    return me(person)


@router.post("/sign-out")
async def sign_out(caller: CallerNow, response: Response) -> Me:
    """Be nobody on this device. The cookie is worthless from now on, and so is every copy of it."""
    if caller.session is not None:
        await caller.services.sessions.end(caller.session)
    caller.forget(response)
    return me(None)


@router.post("/delete-me")
async def delete_me(caller: CallerNow, response: Response, wish: DeleteMe) -> Me:
    """Be forgotten. Seats stay without a name; in running games a bot takes over, or the seat is out."""
    person = caller.somebody()
    await prove(caller, wish.password)
    for table in await caller.services.people.tables_of(person.id):
        await _leave_behind(caller, table, person.id)
    await caller.services.people.forget(person)
    caller.forget(response)
    return me(None)


async def _leave_behind(caller: CallerNow, table: str, person: str) -> None:
    """A match that cannot be loaded here must not keep somebody from being forgotten; its seats are just a number."""
    try:
        await caller.services.rooms.change(table, partial(_forget, person))
    except ApiError as error:
        if error.code not in ("unavailable", "not_found"):
            raise


def _forget(person: str, table: Table) -> None:
    forget(table, person)
