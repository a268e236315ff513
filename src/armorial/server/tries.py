"""Tries at a password: strangers run out of them, and cannot use up those of the owner.

A browser in which somebody has signed in keeps a device cookie for their account, also when they sign out. Tries from
such a browser are counted for it alone. All others are counted for each login from each network, so that whoever keeps
trying uses up only their own; and, much more generously, for each network and for each login. This is what OWASP calls
device cookies: https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
"""

import secrets
from typing import Final

from itsdangerous import BadData, URLSafeSerializer

from armorial.server.limits import Limits, client_of

DEVICE_COOKIE: Final = "armorial-device"
MOST_ACCOUNTS: Final = 5
"""How many accounts a browser is known to; of more it forgets those that signed in longest ago."""
LONGEST_COOKIE: Final = 1_000


class Tries:
    """Counts them."""

    def __init__(self, limits: Limits, key: str) -> None:
        self._limits = limits
        self._signer = URLSafeSerializer(key, salt="device")

    def sign_in(self, network: str, login: str, person: str | None, device_cookie: str | None) -> None:
        """A try to sign in. Raises ``rate_limited`` if there have been too many."""
        device = self._devices(device_cookie).get(person) if person is not None else None
        if device is not None:
            self._count(f"device {device}")
        else:
            self._count(f"stranger {client_of(network)} {login}", network, login)

    def prove(self, session: str) -> None:
        """A try to prove oneself, by somebody who is signed in."""
        self._count(f"session {session}")

    def anonymous(self, network: str) -> None:
        """A try without a login: a passkey or a code, neither of which can be guessed."""
        self._limits.spend("sign_in", network=network)

    def _count(self, trier: str, network: str | None = None, login: str | None = None) -> None:
        """What is refused for one is not counted for the others."""
        self._limits.spend("sign_in", trier=trier, network=network)
        self._limits.spend("sign_in_long", trier=trier, login=login)

    def known(self, device_cookie: str | None, person: str) -> str:
        """The device cookie of a browser in which somebody has signed in."""
        devices = self._devices(device_cookie)
        mine = devices.pop(person, None) or secrets.token_urlsafe(9)
        others = list(devices.items())[-(MOST_ACCOUNTS - 1) :]
        return str(self._signer.dumps([*others, (person, mine)]))

    def _devices(self, cookie: str | None) -> dict[str, str]:
        """By person. Only a cookie of ours counts."""
        if not cookie or len(cookie) > LONGEST_COOKIE:
            return {}
        try:
            return {str(person): str(device) for person, device in self._signer.loads(cookie)}
        except (BadData, ValueError, TypeError):
            return {}
