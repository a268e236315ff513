"""Passkeys (WebAuthn): made once per device or password manager, and then a way in without a password.

A challenge is signed instead of stored, so that asking for one costs nothing. Its answer counts once: that it was given
is a row until the challenge is too old anyway.
"""

import base64
import ipaddress
import json
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, TypeVar, TypeVarTuple
from urllib.parse import urlsplit

from itsdangerous import BadData, URLSafeTimedSerializer
from sqlalchemy import delete, func, select, update

from armorial.server.aside import Pool
from armorial.server.codes import spent
from armorial.server.messages import Credential
from armorial.server.settings import Settings
from armorial.server.store.database import Conflict, Database
from armorial.server.store.schema import PasskeyRow, PersonRow
from armorial.table.errors import ApiError, refuse

if TYPE_CHECKING:
    from armorial.server.authenticators import NewKey

Value = TypeVar("Value")
Arguments = TypeVarTuple("Arguments")

LIFE: Final = 300.0
"""How long a challenge may be answered, in seconds."""
MOST_PASSKEYS: Final = 20
LONGEST_ID: Final = 1_400


@dataclass(frozen=True)
class Site:
    """What a passkey is bound to: the host name, and the origins of the pages that may ask for it."""

    name: str
    origins: list[str]


def site_of(settings: Settings, scheme: str, host: str) -> Site:
    """As the host has set it, else as this request has come. A passkey that was made under another name is of no use
    here, so a request that lies about its host gains nothing."""
    origin, name = _origin_and_name(settings.public_url or f"{scheme}://{host}")
    others = [other.strip().rstrip("/") for other in settings.origins.split(",")]
    if not name or _is_address(name) or (scheme != "https" and name != "localhost"):
        raise refuse("illegal", "passkeys-need-https")
    return Site(name, [origin, *(other for other in others if _origin_and_name(other)[1] == name)])


def _origin_and_name(url: str) -> tuple[str, str]:
    """The origin of a page, and its host name; nothing if it is not an address of a page."""
    try:
        parts = urlsplit(url)
        return f"{parts.scheme}://{parts.netloc}".lower(), parts.hostname or ""
    except ValueError:
        return "", ""


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


class Passkeys:
    """Makes, finds and checks them."""

    def __init__(self, database: Database, pool: Pool, key: str) -> None:
        self._database = database
        self._pool = pool
        self._signer = URLSafeTimedSerializer(key, salt="passkey")

    async def of_person(self, person: str) -> list[PasskeyRow]:
        wanted = select(PasskeyRow).where(PasskeyRow.person == person).order_by(PasskeyRow.created)
        async with self._database.read() as session:
            return list(await session.scalars(wanted))

    # -- making one -----------------------------------------------------------------------------------------

    async def options_to_add(self, person: PersonRow, site: Site) -> dict[str, Any]:
        there = await self.of_person(person.id)
        if len(there) >= MOST_PASSKEYS:
            raise refuse("illegal", "too-many-passkeys", n=MOST_PASSKEYS)
        who = (person.id, person.login or person.name, person.name)
        return await self._pool.run(
            _to_add, site.name, who, self._challenge("add", person.id), [key.id for key in there]
        )

    async def add(self, person: PersonRow, site: Site, credential: Credential, name: str) -> None:
        challenge = self._answered(credential, "add", person.id)
        made = await self._checked(_made, site, challenge, _plain(credential))
        row = PasskeyRow(
            id=made.id,
            person=person.id,
            site=site.name,
            public_key=made.public_key,
            count=made.count,
            name=name,
            created=time.time(),
            used=None,
        )
        mine = select(func.count()).select_from(PasskeyRow).where(PasskeyRow.person == person.id)
        try:
            async with self._database.write() as session:
                if len(row.id) > LONGEST_ID or (await session.scalar(mine) or 0) >= MOST_PASSKEYS:
                    raise refuse("illegal", "too-many-passkeys", n=MOST_PASSKEYS)
                session.add(spent(challenge, LIFE))
                session.add(row)
        except Conflict:
            raise refuse("forbidden", "wrong-passkey") from None

    # -- using one ------------------------------------------------------------------------------------------

    async def options_to_use(self, site: Site) -> dict[str, Any]:
        return await self._pool.run(_to_use, site.name, self._challenge("use", ""))

    async def use(self, site: Site, credential: Credential) -> str:
        """Whose passkey it is."""
        challenge = self._answered(credential, "use", "")
        async with self._database.read() as session:
            row = await session.get(PasskeyRow, credential.id.rstrip("="))
        if row is None or row.site != site.name:
            raise refuse("forbidden", "wrong-passkey")
        count = await self._checked(_used, site, challenge, _plain(credential), row.public_key, row.count)
        values = {"count": count, "used": time.time()}
        try:
            async with self._database.write() as session:
                session.add(spent(challenge, LIFE))
                await session.execute(update(PasskeyRow).where(PasskeyRow.id == row.id).values(**values))
        except Conflict:
            raise refuse("forbidden", "wrong-passkey") from None
        return row.person

    # -- looking after them ---------------------------------------------------------------------------------

    async def rename(self, person: str, passkey: str, name: str) -> None:
        await self._mine(person, passkey)
        async with self._database.write() as session:
            await session.execute(update(PasskeyRow).where(PasskeyRow.id == passkey).values(name=name))

    async def remove(self, person: str, passkey: str) -> None:
        await self._mine(person, passkey)
        async with self._database.write() as session:
            await session.execute(delete(PasskeyRow).where(PasskeyRow.id == passkey))

    async def _mine(self, person: str, passkey: str) -> None:
        async with self._database.read() as session:
            row = await session.get(PasskeyRow, passkey)
        if row is None or row.person != person:
            raise refuse("not_found", "no-such-passkey")

    # -- challenges -----------------------------------------------------------------------------------------

    def _challenge(self, purpose: str, person: str) -> str:
        return str(self._signer.dumps([purpose, person, secrets.token_urlsafe(16)]))

    def _answered(self, credential: Credential, purpose: str, person: str) -> str:
        """The challenge that a device has answered, if it was one of ours, for this, and not long ago."""
        try:
            said = json.loads(_bytes(credential.response.clientDataJSON))
            challenge = _bytes(said["challenge"]).decode("ascii")
            (for_what, for_whom, _), signed = self._signer.loads(challenge, return_timestamp=True)
        except (BadData, ValueError, TypeError, LookupError, AttributeError):
            raise refuse("forbidden", "wrong-passkey") from None
        if (for_what, for_whom) != (purpose, person) or time.time() - signed.timestamp() > LIFE:
            raise refuse("forbidden", "wrong-passkey")
        return challenge

    async def _checked(self, check: Callable[[*Arguments], Value], *arguments: *Arguments) -> Value:
        """Whatever is wrong with an answer, it is a wrong answer."""
        try:
            return await self._pool.run(check, *arguments)
        except ApiError:
            raise
        except Exception:
            raise refuse("forbidden", "wrong-passkey") from None


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _plain(credential: Credential) -> dict[str, Any]:
    return credential.model_dump(exclude_none=True)


# In a thread, where loading the library holds up nobody.


def _to_add(site: str, person: tuple[str, str, str], challenge: str, known: list[str]) -> dict[str, Any]:
    from armorial.server import authenticators

    return authenticators.to_add(site, person, challenge, known)


def _to_use(site: str, challenge: str) -> dict[str, Any]:
    from armorial.server import authenticators

    return authenticators.to_use(site, challenge)


def _made(site: Site, challenge: str, credential: dict[str, Any]) -> "NewKey":
    from armorial.server import authenticators

    return authenticators.made(site, challenge, credential)


def _used(site: Site, challenge: str, credential: dict[str, Any], public_key: str, count: int) -> int:
    from armorial.server import authenticators

    return authenticators.used(site, challenge, credential, public_key, count)
