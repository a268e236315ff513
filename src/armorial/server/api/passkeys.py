"""Passkeys: making them, looking after them, and signing in with one."""

from typing import Annotated

from fastapi import APIRouter, Path, Response

from armorial.server.api.account import account_of, with_login
from armorial.server.api.caller import REFUSALS, Caller, CallerNow
from armorial.server.api.proof import prove
from armorial.server.messages import Account, AddPasskey, PasskeyOptions, ProvePassword, RenamePasskey, UsePasskey
from armorial.server.passkeys import Site, site_of
from armorial.server.people import me
from armorial.table.messages import Me

router = APIRouter(prefix="/api", tags=["passkeys"], responses=REFUSALS)

PasskeyId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,1400}$", description="A passkey")]


def _site(caller: Caller) -> Site:
    return site_of(caller.services.settings, caller.scheme, caller.host)


@router.post("/account/passkeys/options")
async def options_to_add(caller: CallerNow, wish: ProvePassword) -> PasskeyOptions:
    """What to ask the device for. Needs the password."""
    person = with_login(await prove(caller, wish.password))
    return PasskeyOptions(options=await caller.services.passkeys.options_to_add(person, _site(caller)))


@router.post("/account/passkeys")
async def add_passkey(caller: CallerNow, wish: AddPasskey) -> Account:
    person = with_login(caller.somebody())
    await caller.services.passkeys.add(person, _site(caller), wish.credential, wish.name)
    caller.services.recovery.notice("passkey-added", person, caller.language)
    return await account_of(caller)


@router.patch("/account/passkeys/{passkey_id}")
async def rename_passkey(caller: CallerNow, passkey_id: PasskeyId, wish: RenamePasskey) -> Account:
    await caller.services.passkeys.rename(caller.somebody().id, passkey_id, wish.name)
    return await account_of(caller)


@router.delete("/account/passkeys/{passkey_id}")
async def remove_passkey(caller: CallerNow, passkey_id: PasskeyId) -> Account:
    await caller.services.passkeys.remove(caller.somebody().id, passkey_id)
    return await account_of(caller)


@router.post("/passkey/options")
async def options_to_sign_in(caller: CallerNow) -> PasskeyOptions:
    """What to ask the device for."""
    return PasskeyOptions(options=await caller.services.passkeys.options_to_use(_site(caller)))


@router.post("/passkey/sign-in")
async def sign_in_with_passkey(caller: CallerNow, response: Response, wish: UsePasskey) -> Me:
    """Be the person whose passkey it is."""
    services = caller.services
    services.tries.anonymous(caller.address)
    person = await services.people.again(await services.passkeys.use(_site(caller), wish.credential))
    opened = await services.sessions.open(person.id, "passkey", caller.device, instead=caller.session)
    caller.remember(response, opened)
    return me(person)
