"""Looking after an account: devices, password, address; and the way back for those who have forgotten the password."""

from typing import Annotated, Any, cast

from fastapi import APIRouter, Path, Response

from armorial.server.api.caller import REFUSALS, Caller, CallerNow
from armorial.server.api.proof import prove
from armorial.server.messages import (
    Account,
    Asked,
    AskRecovery,
    ChangeEmail,
    ChangeLogin,
    ChangePassword,
    Confirm,
    Device,
    Passkey,
    Recover,
)
from armorial.server.people import me
from armorial.server.store.schema import PersonRow
from armorial.table.errors import refuse
from armorial.table.messages import Me

router = APIRouter(prefix="/api", tags=["account"], responses=REFUSALS)

SessionId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,40}$", description="A device")]


async def account_of(caller: Caller) -> Account:
    here, person = caller.signed_in()
    services = caller.services
    devices = [
        Device(
            id=row.id,
            device=row.device,
            kind=cast(Any, row.kind),
            created=row.created,
            seen=row.seen,
            here=row.id == here.id,
        )
        for row in await services.sessions.of_person(person.id)
    ]
    passkeys = [
        Passkey(id=row.id, name=row.name, site=row.site, created=row.created, used=row.used)
        for row in await services.passkeys.of_person(person.id)
    ]
    now = await services.people.again(person.id)
    return Account(
        login=now.login,
        email=now.email,
        proposed=await services.recovery.proposed(person.id),
        mail=services.mailer.able,
        devices=devices,
        passkeys=passkeys,
    )


def with_login(person: PersonRow) -> PersonRow:
    """Only for those who have an account."""
    if person.login is None:
        raise refuse("illegal", "account-needed")
    return person


@router.get("/account")
async def account(caller: CallerNow) -> Account:
    """The devices, the address and the passkeys of the caller."""
    return await account_of(caller)


# -- devices ------------------------------------------------------------------------------------------------------


@router.post("/account/devices/{session_id}/sign-out")
async def sign_out_device(caller: CallerNow, session_id: SessionId) -> Account:
    """Sign out another device, whose cookie is then worthless."""
    here, person = caller.signed_in()
    for row in await caller.services.sessions.of_person(person.id):
        if row.id == session_id and row.id != here.id:
            await caller.services.sessions.end(row)
            return await account_of(caller)
    raise refuse("not_found", "no-such-device")


@router.post("/account/sign-out-others")
async def sign_out_others(caller: CallerNow) -> Account:
    """Sign out all devices but this one."""
    here, _ = caller.signed_in()
    await caller.services.sessions.end_others(here)
    return await account_of(caller)


# -- login, password and address ----------------------------------------------------------------------------------


@router.post("/account/login")
async def change_login(caller: CallerNow, wish: ChangeLogin) -> Account:
    """Another login to sign in with. Nobody is signed out."""
    person = with_login(await prove(caller, wish.password))
    if wish.login.lower() != person.login:
        caller.spend("accounts")  # as many logins as one may try at making accounts
        changed = await caller.services.people.set_login(person, wish.login)
        caller.services.recovery.notice("login-changed", changed, caller.language, before=person.login or "")
    return await account_of(caller)


@router.post("/account/password")
async def change_password(caller: CallerNow, response: Response, wish: ChangePassword) -> Account:
    """Another password. All other devices are signed out."""
    person = with_login(await prove(caller, wish.current))
    people = caller.services.people
    opened = await people.set_password(person.id, wish.password, "password", caller.device)
    caller.remember(response, opened)
    caller.services.recovery.notice("password-changed", person, caller.language)
    return await account_of(caller)


@router.post("/account/email")
async def change_email(caller: CallerNow, wish: ChangeEmail) -> Account:
    """An address to get back into the account with. A code is sent there, which ``confirm`` takes."""
    person = with_login(await prove(caller, wish.password))
    if wish.email is None:
        await caller.services.recovery.remove(person, caller.language)
    else:
        mailbox = wish.email.lower()
        caller.services.limits.spend("mail", person=person.id, network=caller.address, mailbox=mailbox)
        await caller.services.recovery.propose(person, wish.email, caller.language)
    return await account_of(caller)


@router.post("/account/email/confirm")
async def confirm_email(caller: CallerNow, wish: Confirm) -> Account:
    session, person = caller.signed_in()
    caller.services.tries.prove(session.id)
    await caller.services.recovery.confirm(person, wish.code, caller.language)
    return await account_of(caller)


# -- the way back -------------------------------------------------------------------------------------------------


@router.post("/recover")
async def ask_recovery(caller: CallerNow, wish: AskRecovery) -> Asked:
    """Have a code sent to the confirmed address of an account. The answer is the same for everybody."""
    caller.services.limits.spend("mail", network=caller.address)
    able = caller.services.mailer.able
    if able:
        caller.services.recovery.ask(wish.who, caller.language)
    return Asked(mail=able)


@router.post("/recover/finish")
async def recover(caller: CallerNow, response: Response, wish: Recover) -> Me:
    """Set another password with a code, and be signed in. All other devices are signed out."""
    caller.services.tries.anonymous(caller.address)
    people = caller.services.people
    opened = await people.recover(wish.code, wish.password, caller.device)
    if caller.session is not None and caller.session.person != opened.row.person:
        await caller.services.sessions.end(caller.session)
    caller.remember(response, opened)
    person = await people.again(opened.row.person)
    caller.services.recovery.notice("password-changed", person, caller.language)
    return me(person)
