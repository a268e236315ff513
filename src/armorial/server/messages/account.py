"""An account: its devices, its address, its passkeys, and the way back into it."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, StringConstraints

from armorial.table.messages.base import Code, Email, Login, Name, Password, Received, Sent

Encoded = Annotated[str, StringConstraints(max_length=20_000, pattern="^[A-Za-z0-9_=-]*$")]
"""Bytes in base64url."""


class Device(Sent):
    """A browser in which one is signed in, or a guest."""

    id: str
    device: str | None
    """Such as "Firefox, Linux"; None if it does not say."""
    kind: Literal["guest", "password", "passkey", "recovery", "earlier"]
    """How it came to be signed in; ``earlier``: when this list was not yet kept."""
    created: float
    seen: float
    """To the hour."""
    here: bool
    """Whether it is the one that asks."""


class Passkey(Sent):
    """A passkey of an account."""

    id: str
    name: str
    site: str
    """The host name it works at."""
    created: float
    used: float | None


class Account(Sent):
    """What there is to look after. A guest has devices only."""

    login: str | None
    email: str | None
    """Confirmed."""
    proposed: str | None
    """An address that waits for the code that was sent to it."""
    mail: bool
    """Whether this server can send letters."""
    devices: list[Device]
    passkeys: list[Passkey]


class ChangePassword(Received):
    """``current`` is not needed within ten minutes of coming in with a passkey or a code."""

    current: Password | None = None
    password: Password


class ChangeLogin(Received):
    """The password is needed as for ``ChangePassword``."""

    login: Login
    password: Password | None = None


class ChangeEmail(Received):
    """None removes the address. The password is needed as for ``ChangePassword``."""

    email: Email | None
    password: Password | None = None


class Confirm(Received):
    """A code from a letter."""

    code: Code


class AskRecovery(Received):
    """A login or a confirmed address."""

    who: Annotated[str, StringConstraints(min_length=1, max_length=254)]


class Asked(Sent):
    """The same whether there is such an account or not."""

    mail: bool
    """Whether this server can send letters; if not, its host makes codes."""


class Recover(Received):
    """A code from a letter or from the host, and another password."""

    code: Code
    password: Password


class ProvePassword(Received):
    """The password is needed as for ``ChangePassword``."""

    password: Password | None = None


class PasskeyOptions(Sent):
    """What ``navigator.credentials`` is asked for, as JSON."""

    options: dict[str, Any]


class CredentialResponse(BaseModel):
    """What a device says, in base64url. Others of its fields are not needed."""

    model_config = ConfigDict(extra="ignore")

    clientDataJSON: Encoded  # noqa: N815 (the names are those of WebAuthn)
    attestationObject: Encoded | None = None  # noqa: N815
    authenticatorData: Encoded | None = None  # noqa: N815
    signature: Encoded | None = None
    userHandle: Encoded | None = None  # noqa: N815


class Credential(BaseModel):
    """The answer of ``navigator.credentials``, as its ``toJSON`` gives it."""

    model_config = ConfigDict(extra="ignore")

    id: Encoded
    rawId: Encoded  # noqa: N815
    type: Literal["public-key"]
    response: CredentialResponse


class AddPasskey(Received):
    """What a device has made."""

    credential: Credential
    name: Name


class RenamePasskey(Received):
    name: Name


class UsePasskey(Received):
    """To sign in."""

    credential: Credential
