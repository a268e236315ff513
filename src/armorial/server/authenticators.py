"""What devices are asked for, and whether they have answered it: everything that needs the library for WebAuthn.

The library takes a while to load, so ``passkeys.py`` imports this when the first passkey is asked for, in a thread.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from webauthn import (
    base64url_to_bytes,
    generate_authentication_options,
    generate_registration_options,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import bytes_to_base64url, options_to_json_dict
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

if TYPE_CHECKING:
    from armorial.server.passkeys import Site

SITE_NAME: Final = "Armorial"


@dataclass(frozen=True)
class NewKey:
    """What a device has made, as it is stored."""

    id: str
    public_key: str
    count: int


def to_add(site: str, person: tuple[str, str, str], challenge: str, known: list[str]) -> dict[str, Any]:
    """For a new passkey of a person (id, login, name) that the device finds by itself, and who proves to be its owner.
    ``known`` are those they have: no device makes a second one."""
    person_id, login, name = person
    options = generate_registration_options(
        rp_id=site,
        rp_name=SITE_NAME,
        user_id=person_id.encode(),
        user_name=login,
        user_display_name=name,
        challenge=challenge.encode(),
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.REQUIRED,
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(key)) for key in known],
    )
    return options_to_json_dict(options)


def to_use(site: str, challenge: str) -> dict[str, Any]:
    """Without naming anybody: the device offers the passkeys that it has for this site."""
    options = generate_authentication_options(
        rp_id=site, challenge=challenge.encode(), user_verification=UserVerificationRequirement.REQUIRED
    )
    return options_to_json_dict(options)


def made(site: "Site", challenge: str, credential: dict[str, Any]) -> NewKey:
    """Raises whatever is wrong with it."""
    verified = verify_registration_response(
        credential=credential,
        expected_challenge=challenge.encode(),
        expected_rp_id=site.name,
        expected_origin=site.origins,
        require_user_verification=True,
    )
    public_key = bytes_to_base64url(verified.credential_public_key)
    return NewKey(bytes_to_base64url(verified.credential_id), public_key, verified.sign_count)


def used(site: "Site", challenge: str, credential: dict[str, Any], public_key: str, count: int) -> int:
    """The new count. Raises whatever is wrong with it."""
    verified = verify_authentication_response(
        credential=credential,
        expected_challenge=challenge.encode(),
        expected_rp_id=site.name,
        expected_origin=site.origins,
        credential_public_key=base64url_to_bytes(public_key),
        credential_current_sign_count=count,
        require_user_verification=True,
    )
    return verified.new_sign_count
