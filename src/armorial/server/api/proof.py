"""Proving that it is still oneself, before something that a found or stolen browser must not be able to do."""

import time
from typing import Final

from armorial.server.api.caller import Caller
from armorial.server.store.schema import PersonRow

FRESH: Final = 600.0
"""For so many seconds after signing in with a passkey or a code no password is asked for."""


async def prove(caller: Caller, password: str | None) -> PersonRow:
    """The person, who has just given their password, or has just come in without needing one. Guests have none."""
    session, person = caller.signed_in()
    if password is None and session.kind in ("passkey", "recovery") and abs(time.time() - session.created) < FRESH:
        return person
    if person.password is not None:
        caller.services.tries.prove(session.id)
    await caller.services.people.check_password(person, password)
    return person
